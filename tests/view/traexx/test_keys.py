"""TRÄXX without a mouse: arrows over the hexagons, Space extends, Enter finishes, P passes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.traexx.play import fields
from tests.truth import record_of
from tests.view.hand import key
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import hands_at, line, longest, tap, walk_to
from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.view.traexx.layout.sheet import field_of

LINUS = fields("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")


def test_the_first_arrow_shows_where_the_pen_is(begin: Begin) -> None:
    screen = begin(card=3)
    screen.stage.setFocus()
    key(screen, Qt.Key.Key_Right)
    assert field_of(screen.stage.cursor_at) == (0, -1)


def test_space_extends_goes_back_and_enter_finishes(begin: Begin) -> None:
    screen = begin(card=3)
    screen.stage.setFocus()
    for field in LINUS[1:]:
        walk_to(screen, field)
        key(screen, Qt.Key.Key_Space)
    assert line(screen).path == LINUS[1:]
    walk_to(screen, LINUS[2])
    key(screen, Qt.Key.Key_Space)
    assert line(screen).path == LINUS[1:3]
    key(screen, Qt.Key.Key_Return)
    assert record_of(screen.session).now.round == 2
    assert record_of(screen.session).now.routes[0] == LINUS[:3]


def test_a_refused_field_is_told_beside_the_cursor(begin: Begin) -> None:
    screen = begin(card=3)
    screen.stage.setFocus()
    walk_to(screen, (0, 0))
    key(screen, Qt.Key.Key_Space)
    assert "no red" in screen.bubble.sentence
    assert line(screen).path == ()


def test_a_whole_game_is_played_with_keys_only(begin: Begin) -> None:
    screen = begin()
    screen.stage.setFocus()
    chance = Chance(5)
    while record_of(screen.session).outcome is None:
        action, chance = longest(screen, chance)
        if isinstance(action, Extend):
            walk_to(screen, action.end)
            key(screen, Qt.Key.Key_Space)
            for field in action.path:
                walk_to(screen, field)
                key(screen, Qt.Key.Key_Space)
            key(screen, Qt.Key.Key_Return)
        else:
            QTest.keyClick(screen, Qt.Key.Key_P)
    state = record_of(screen.session).now
    assert state.is_over and len(state.routes[0]) > 20
    assert screen.ending.isVisible()


def test_p_passes_and_enter_on_an_empty_line_does_too(begin: Begin) -> None:
    """R6: passing is always allowed."""
    screen = begin(2)
    screen.stage.setFocus()
    QTest.keyClick(screen.stage, Qt.Key.Key_P)
    assert screen.session.viewer == 1
    key(screen, Qt.Key.Key_Return)
    assert record_of(screen.session).now.round == 2
    assert [len(route) for route in record_of(screen.session).now.routes] == [1, 1]


def test_p_does_not_throw_away_what_is_drawn(begin: Begin) -> None:
    screen = begin(2, card=3)
    tap(screen, LINUS[1])
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert screen.session.viewer == 0 and line(screen).path == LINUS[1:2]
    QTest.keyClick(screen.stage, Qt.Key.Key_Escape)
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert screen.session.viewer == 1


def test_fields_are_spoken_with_what_can_be_done(begin: Begin) -> None:
    screen = begin(card=3)
    assert screen.table.words.spoken("field:0,-1") == "yellow, your start, row 4, field 4"
    assert screen.table.words.spoken("field:-1,-1") == "blue, can come next, row 4, field 3"
    assert screen.table.words.spoken("field:0,0") == "red, number 3, row 5, field 5"
    assert screen.table.words.spoken("box:10") == "10: worth 10 now"
    assert (
        screen.table.words.spoken("patch:1:0")
        == f"patch {record_of(screen.session).now.patches[0]}"
    )
    assert screen.table.words.spoken("paper") == ""
    assert set(screen.table.hands.stops()) == {f"field:{q},{r}" for q, r in sheet().colours}


def test_a_double_click_does_not_pass_for_the_next_player(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second press comes too soon to be meant; who only hears is told that it did nothing."""
    screen = begin(2)
    said: list[str] = []
    monkeypatch.setattr(screen.stage, "speak", said.append)
    hands_at(screen).clock = iter((10.0, 10.1, 11.0)).__next__
    hands_at(screen).finished()
    assert screen.session.viewer == 1
    hands_at(screen).finished()
    assert screen.session.viewer == 1 and record_of(screen.session).now.round == 1
    assert said == ["Nothing is drawn: press once more to pass."]
    hands_at(screen).finished()
    assert record_of(screen.session).now.round == 2
