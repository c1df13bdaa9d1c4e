"""Home: every card leads where it says, and shows what is so now."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.look import LOOK

LEFT = Qt.MouseButton.LeftButton


def leave_unfinished(window: Window, name: str) -> None:
    players = (Player(name, 0), Player("Ben", 1))
    window.begin(Match("heap", catalog.game("heap"), players, Plan(seed=1)), "")
    assert isinstance(window.front, TableScreen)
    window.front.session.put(("0", ("hand",)))
    window.front.session.finish()
    window.go_home()
    QCoreApplication.processEvents()


@pytest.mark.parametrize("number", [0, 1])
def test_each_card_of_the_shelf_continues_its_own_match(window: Window, number: int) -> None:
    for name in ("Anna", "Clara"):
        leave_unfinished(window, name)
    cards = window.home.shelf.cards
    wished = cards[number].summary
    assert {card.summary.players[0].name for card in cards} == {"Anna", "Clara"}
    QTest.mouseClick(cards[number], LEFT)
    table = window.front
    assert isinstance(table, TableScreen)
    assert table.session.players == wished.players
    assert len(record_of(table.session).log) == 1


def test_a_kept_picture_belongs_to_its_theme_and_its_shapes(window: Window) -> None:
    """A board drawn by day must not come back from the disk at night."""
    card = window.home.cards["heap"]
    QCoreApplication.processEvents()
    card._keep()
    assert window.house.picture(card._name) is not None
    for look in ({"dark": True}, {"dark": False, "clear_shapes": True}):
        LOOK.set(reduce_motion=True, **look)
        assert window.house.picture(card._name) is None
    LOOK.set(dark=False, reduce_motion=True)
    assert window.house.picture(card._name) is not None


def test_the_sound_button_shows_whether_it_is_on(window: Window) -> None:
    button, seen = window.home.sound, []
    for _ in range(3):
        seen.append(button.grab().toImage())
        window.mute()
    assert seen[0] != seen[1] and seen[0] == seen[2]
