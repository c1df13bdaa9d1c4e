"""Foreign engines in the settings: added, played against with one click, removed."""

import pytest
from PySide6.QtTest import QTest

from tests.view.hand import asked, click, settle
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.settings.screen import SettingsScreen
from trakkx_desktop.view.screens.table.screen import TableScreen


@pytest.fixture
def games() -> dict[str, str]:
    """The one whose competitions they play."""
    return {"trax": "trakkx_desktop"}


@pytest.fixture
def screen(window: Window) -> SettingsScreen:
    window.show_screen("settings")
    assert isinstance(window.front, SettingsScreen)
    settle()
    return window.front


def test_it_is_added_and_played_against(
    screen: SettingsScreen, house: House, window: Window
) -> None:
    click(screen.engines.add)
    question = asked(window)
    name, command = question.findChildren(Field)
    QTest.keyClicks(name, "Gnu")
    QTest.keyClicks(command, "gnutrax --quick")
    click(question.yes)
    assert house.settings.engines == {"Gnu": {"command": "gnutrax --quick"}}
    [(row, _)] = screen.engines.rows
    click(row.button)
    table = window.front
    assert isinstance(table, TableScreen)
    assert [player.name for player in table.session.players] == ["You", "Gnu"]
    assert table.session.players[1].is_computer and not table.session.match.plan.hints


def test_it_is_removed(screen: SettingsScreen, house: House) -> None:
    house.tune(engines={"Gnu": {"command": "gnutrax"}, "Bee": {"command": "bee"}})
    screen.engines.retranslate()
    settle()
    click(screen.engines.rows[0][1])
    assert list(house.settings.engines) == ["Bee"] and len(screen.engines.rows) == 1


@pytest.mark.parametrize(("name", "command"), [("", "x"), ("Gnu", ""), ("Gnu", "'unclosed")])
def test_half_of_it_is_not_added(
    screen: SettingsScreen, house: House, name: str, command: str
) -> None:
    screen.engines._add(name, command)
    assert house.settings.engines == {}
