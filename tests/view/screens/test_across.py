"""Face to face: for the second of two who sit across, words, pieces and buttons are turned by a half-turn."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QTransform
from PySide6.QtTest import QTest

from tests.view.hand import centre, settle
from tests.view.screens.conftest import marked
from trakkx_desktop.core.player import Player
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.speech import PieceVoice
from trakkx_desktop.view.stage.turned import HalfTurn, opposite


@pytest.fixture
def far(house: House, table: TableScreen) -> TableScreen:
    """Ben, who sits across, is to play."""
    table.stage.press("0")
    table.finish.click()
    settle()
    house.tune(across=True)
    settle()
    return table


def spots(table: TableScreen) -> list[QRect]:
    tools = table.tools
    return [w.geometry() for w in (table.heading, table.finish, tools, table.message)]


def test_words_and_buttons_stand_on_the_other_side(house: House, far: TableScreen) -> None:
    turned = spots(far)
    assert all(isinstance(w.graphicsEffect(), HalfTurn) for w in (far.heading, far.finish))
    assert far.tools.undo.x() > far.tools.more.x(), "in their order, seen from there"
    house.tune(across=False)
    settle()
    assert [opposite(box, far.stage.size()) for box in turned] == spots(far)
    assert far.heading.graphicsEffect() is None and far.tools.undo.x() < far.tools.more.x()


def test_what_is_seen_is_turned(house: House, far: TableScreen) -> None:
    """Turned back by hand it is what one sees who sits near."""
    turned = far.stage.grab().toImage().transformed(QTransform().rotate(180))
    house.tune(across=False)
    settle()
    near = far.stage.grab().toImage()
    assert turned.size() == near.size()
    for widget in (far.stage, far.heading, far.finish, far.tools, far.message):
        box = far.stage.rect() if widget is far.stage else widget.geometry()
        assert _unlike(turned.copy(box), near.copy(box)) < 0.02, widget


def _unlike(one: QImage, other: QImage) -> float:
    """The share of pixels, of every third, that are clearly different."""
    places = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    differ = sum(
        abs(one.pixelColor(*p).lightness() - other.pixelColor(*p).lightness()) > 40 for p in places
    )
    return differ / len(places)


def test_a_click_meets_what_is_seen_there(far: TableScreen) -> None:
    QTest.mouseClick(far.stage.viewport(), Qt.MouseButton.LeftButton, pos=centre(far, "2"))
    assert marked(far) == {2}
    assert centre(far, "0").x() > centre(far, "1").x()


def test_a_sentence_points_at_the_hand_from_the_other_side(far: TableScreen) -> None:
    far.stage.pointer = QPoint(500, 400).toPointF()
    far.say("No more than three.", "")
    tip = far.stage.mapTo(far, QPoint(500, 400))
    box = far.bubble.geometry()
    assert isinstance(far.bubble.graphicsEffect(), HalfTurn)
    assert box.left() <= tip.x() <= box.right()
    assert 0 < box.top() - tip.y() < 40, "below the hand: above it for who sits across"


def test_the_first_player_the_end_and_looking_back_are_not_turned(far: TableScreen) -> None:
    far.session.peek(0)
    assert not far.table.link.is_turned
    far.session.peek(None)
    assert far.table.link.is_turned
    far.stage.press("1")
    far.finish.click()
    assert not far.table.link.is_turned


def test_nobody_sits_across_from_a_computer(far: TableScreen) -> None:
    far.session.hand_over(0, replace(far.session.players[0], level=1))
    assert not far.table.link.is_turned


def test_only_two_sit_across(window: Window, house: House, table: TableScreen) -> None:
    house.tune(across=True)
    match = table.session.match
    three = replace(match, players=(*match.players, Player("Clara", 2)), sittings=())
    window.begin(three, "")
    again = window.front
    assert isinstance(again, TableScreen)
    for _ in range(3):
        again.stage.press(next(iter(again.stage.layout_now)))
        again.finish.click()
        assert not again.table.link.is_turned


def test_assistive_technology_finds_pieces_where_they_are_seen(far: TableScreen) -> None:
    voice = PieceVoice(far.stage, "2")
    corner = far.stage.viewport().mapToGlobal(QPoint(0, 0))
    assert voice.rect().translated(-corner).contains(centre(far, "2"))
