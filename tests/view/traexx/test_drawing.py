"""Drawing on the real table with the mouse: slow, fast, back, off the sheet, by taps; and what is refused."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.games.traexx.play import fields
from tests.view.hand import LEFT, move
from tests.view.traexx.conftest import Begin
from tests.view.traexx.hand import (
    at,
    draw_fast,
    draw_slowly,
    line,
    press,
    release,
    shown,
    tap,
    walk_to,
)
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.view.screens.table.screen import TableScreen

LINUS = fields("0,-1>-1,-1>-2,-1>-2,-2>-1,-3")


def test_a_slow_stroke_draws_the_route_of_linus(begin: Begin) -> None:
    """The rule book's example, section "Game play": blue, green, gray, yellow from start A."""
    screen = begin(card=3)
    draw_slowly(screen, *LINUS)
    assert line(screen).path == LINUS[1:]
    assert shown(screen, "core") == set(LINUS)
    assert shown(screen, "tip") == {(-1, -3)}
    assert screen.finish.text() == "Finish route"
    assert not screen.bubble.isVisible()


def test_the_line_is_where_the_pen_is(begin: Begin) -> None:
    """While it is still down: the core of each field lies under the pen as soon as it is there."""
    screen = begin(card=3)
    press(screen, LINUS[0])
    for count, field in enumerate(LINUS[1:], 1):
        move(screen, at(screen, field))
        assert line(screen).path == LINUS[1 : count + 1]
        tip = screen.stage._items[f"tip:{field[0]},{field[1]}"].scenePos()
        assert (tip.toPoint() - at(screen, field)).manhattanLength() <= 1
    release(screen, at(screen, LINUS[-1]))
    assert line(screen).path == LINUS[1:]


def test_a_fast_stroke_fills_the_fields_between_two_events(begin: Begin) -> None:
    screen = begin(card=3)
    draw_fast(screen, (0, -1), (-2, -1), (-2, -2), (-1, -3))
    assert line(screen).path == LINUS[1:]


def test_an_ambiguous_gap_stops_the_line_and_says_so(begin: Begin) -> None:
    screen = begin(card=3)
    draw_fast(screen, (0, -1), (-1, -1), (0, -3))
    assert line(screen).path == ((-1, -1),)
    assert "quick" in screen.bubble.sentence


def test_going_back_along_the_line_erases_it(begin: Begin) -> None:
    screen = begin(card=3)
    draw_slowly(screen, *LINUS, *LINUS[-2:0:-1])
    assert line(screen).path == LINUS[1:2]
    assert shown(screen, "core") == set(LINUS[:2])
    draw_slowly(screen, LINUS[1], LINUS[0])
    assert line(screen).path == ()
    assert not shown(screen, "core")


def test_leaving_the_sheet_stops_the_line_there(begin: Begin) -> None:
    screen = begin(card=3)
    press(screen, (0, -1))
    for field in LINUS[1:4]:
        move(screen, at(screen, field))
    outside = at(screen, (-8, 0))
    move(screen, outside)
    move(screen, at(screen, (-1, -3)))
    release(screen, at(screen, (-1, -3)))
    assert line(screen).path == LINUS[1:4]
    assert not screen.bubble.isVisible()


def test_leaving_the_window_and_coming_back_goes_on_at_the_line(begin: Begin) -> None:
    screen = begin(card=3)
    press(screen, (0, -1))
    move(screen, at(screen, (-1, -1)))
    move(screen, QPoint(-400, -400))
    for field in LINUS[1:]:
        move(screen, at(screen, field))
    release(screen, at(screen, LINUS[-1]))
    assert line(screen).path == LINUS[1:]


def test_fields_are_tapped_one_by_one(begin: Begin) -> None:
    """ "Dots first, then the line": the rule book's own advice."""
    screen = begin(card=3)
    for count, field in enumerate(LINUS[1:], 1):
        tap(screen, field)
        assert len(line(screen).path) == count
    tap(screen, LINUS[2])
    assert line(screen).path == LINUS[1:3], "a tap on the line goes back to there"


@pytest.mark.parametrize(
    ("path", "field", "words", "rule"),
    [
        ((), (0, 0), "no red on this card", "R5"),
        ((), (3, 0), "touches the end", "R4"),
        (LINUS[1:], (0, -3), "used up", "R5"),
    ],
)
def test_a_refused_field_says_why(
    begin: Begin,
    path: tuple[tuple[int, int], ...],
    field: tuple[int, int],
    words: str,
    rule: str,
) -> None:
    screen = begin(card=3)
    said: list[tuple[str, str]] = []
    screen.table.link.said.connect(lambda sentence, anchor: said.append((sentence, anchor)))
    for one in path:
        tap(screen, one)
    tap(screen, field)
    assert len(said) == 1
    assert words in said[0][0] and said[0][1] == rule
    assert screen.bubble.isVisible()
    assert line(screen).path == path


def test_the_own_route_and_the_other_end_are_refused(begin: Begin) -> None:
    """R1: no field twice. R4: one end in each round."""
    screen = begin(card=3)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    tap(screen, LINUS[2])
    assert "no field may be used twice" in screen.bubble.sentence
    nexts = line(screen).nexts
    here = next(f for f in nexts if f in sheet().beside[LINUS[-1]])
    there = next(f for f in nexts if f in sheet().beside[LINUS[0]])
    tap(screen, here)
    tap(screen, there)
    assert "Only one end" in screen.bubble.sentence
    assert line(screen).path == (here,)


def test_the_reason_stands_beside_the_hand(begin: Begin) -> None:
    """Beside pen or finger; after a key, beside the keyboard cursor."""
    screen = begin(card=3)
    tap(screen, (4, 0))
    field = screen.stage.mapTo(screen, at(screen, (4, 0)))
    assert abs(screen.bubble.geometry().center().x() - field.x()) < screen.bubble.width()
    assert 0 < field.y() - screen.bubble.geometry().top() < 150
    screen.stage.setFocus()
    walk_to(screen, (-4, 4))
    QTest.keyClick(screen.stage, Qt.Key.Key_Space)
    field = screen.stage.mapTo(screen, at(screen, (-4, 4)))
    assert 0 < field.y() - screen.bubble.geometry().top() < 150


def test_a_stroke_into_a_refused_field_stops_there(begin: Begin) -> None:
    screen = begin(card=3)
    draw_slowly(screen, (0, -1), (0, 0), (0, 1))
    assert line(screen).path == ()
    assert "no red" in screen.bubble.sentence


def test_the_other_end_can_be_drawn_from(begin: Begin) -> None:
    """R3, R4: after the first round the start is the other end."""
    screen = begin(card=3)
    draw_slowly(screen, *LINUS)
    screen.finish.click()
    nexts = line(screen).nexts
    beside_start = [f for f in nexts if f in sheet().beside[0, -1]]
    assert beside_start, "this pile lets the route go on at its start"
    draw_slowly(screen, (0, -1), beside_start[0])
    assert line(screen).end == (0, -1)
    assert line(screen).path == (beside_start[0],)


def test_hovering_a_next_field_shows_it(begin: Begin) -> None:
    screen = begin(card=3)
    field = line(screen).nexts[0]
    move(screen, at(screen, field))
    assert screen.stage.layout_now[f"next:{field[0]},{field[1]}"].art == ("glow", True)
    move(screen, at(screen, (4, 0)))
    assert screen.stage.layout_now[f"next:{field[0]},{field[1]}"].art == ("glow", False)


def drag(screen: TableScreen, begin: QPoint, way: QPoint) -> None:
    QTest.mousePress(screen.stage.viewport(), LEFT, pos=begin)
    for i in range(1, 6):
        move(screen, begin + way * (i / 5))
    release(screen, begin + way)


def test_a_drag_from_a_wrong_field_moves_nothing_and_says_why(begin: Begin) -> None:
    screen = begin(card=3)
    before = at(screen, (0, 0))
    drag(screen, at(screen, (3, 1)), QPoint(-60, -90))
    assert at(screen, (0, 0)) == before
    assert line(screen).path == ()
    assert "touches the end" in screen.bubble.sentence


def test_the_table_is_panned_by_its_felt_and_by_a_zoomed_sheet(begin: Begin) -> None:
    screen = begin(card=3)
    before = at(screen, (0, 0))
    drag(screen, QPoint(1150, 60), QPoint(0, 50))
    assert at(screen, (0, 0)) != before
    QTest.keyClick(screen.stage, Qt.Key.Key_F)
    assert at(screen, (0, 0)) == before
    for _ in range(3):
        screen.stage.zoom(1.15)
    before = at(screen, (0, 0))
    drag(screen, at(screen, (3, 1)), QPoint(-60, -90))
    assert at(screen, (0, 0)) != before
    assert not screen.bubble.isVisible()


def test_a_refusal_stands_in_the_message_line_until_something_is_drawn(begin: Begin) -> None:
    screen = begin(card=3)
    tap(screen, (0, 0))
    assert screen.message.text() == screen.bubble.sentence != ""
    tap(screen, (-1, -1))
    assert screen.message.text() == "" and not screen.bubble.isVisible()
    tap(screen, (4, 0))
    assert "sum:plus" not in screen.stage.layout_now, "a long sentence has the line for itself"
    tap(screen, (-2, -1))
    assert "sum:plus" in screen.stage.layout_now


def test_drawing_works_on_a_zoomed_sheet(begin: Begin) -> None:
    screen = begin(card=3)
    for _ in range(4):
        screen.stage.zoom(1.15)
    draw_slowly(screen, *LINUS)
    assert line(screen).path == LINUS[1:]


def test_undo_takes_back_one_field_and_esc_all_of_them(begin: Begin) -> None:
    screen = begin(card=3)
    draw_slowly(screen, *LINUS)
    screen.take_back()
    assert line(screen).path == LINUS[1:-1]
    screen.redo_turn()
    assert line(screen).path == LINUS[1:]
    QTest.keyClick(screen.stage, Qt.Key.Key_Escape)
    assert line(screen).path == ()


def test_used_patches_are_dimmed_on_the_table(begin: Begin) -> None:
    screen = begin(card=3)
    draw_slowly(screen, *LINUS[:3])
    used = [
        p.art[1] for n, p in screen.stage.layout_now.items() if n.startswith("patch:") and p.art[2]
    ]
    assert sorted(str(u) for u in used) == ["blue", "green"]
