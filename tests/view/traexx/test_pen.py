"""The pen on a sheet that is only a value: slow, fast, back, off, stopped; and the arrow keys. No screen."""

from itertools import pairwise

import pytest

from tests.games.traexx.play import corners, drawn, fields
from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME, hexes
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.view.traexx.pen import Pen
from trakkx_desktop.view.traexx.walking import Walker

LINUS = "0,-1>-1,-1>-2,-1>-2,-2>-1,-3"
"""With card 3 (yellow, green, gray, blue): blue, green, gray, yellow from start A."""


class Sheet:
    """Takes what the pen writes, and notes what was refused or lost."""

    def __init__(self, route: str = "0,-1", card: int = 3, start: str = "A") -> None:
        state = drawn(route, card, start)
        draft = GAME.draft(state, 0)
        assert isinstance(draft, OpenLine)
        self._line = draft
        self.refused: list[str] = []
        self.is_lost = False
        self.pen = Pen(self)

    def line(self) -> OpenLine:
        return self._line

    def write(self, *puts: Put) -> Refusal | None:
        after = self._line.put(*puts)
        if isinstance(after, Refusal):
            self.refused.append(after.code)
            return after
        assert isinstance(after, OpenLine)
        self._line = after
        return None

    def lost(self) -> None:
        self.is_lost = True

    @property
    def path(self) -> tuple[Field, ...]:
        return self._line.path

    def draw(self, text: str, steps: int = 6) -> None:
        """Straight from centre to centre, seen so often on the way."""
        self.pen.set_down(hexes.centre(fields(text)[0]))
        self.go(text, steps)

    def go(self, text: str, steps: int = 6) -> None:
        for a, b in pairwise(hexes.centre(field) for field in fields(text)):
            for i in range(1, steps + 1):
                share = i / steps
                self.pen.move_to((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))


@pytest.mark.parametrize("steps", [1, 2, 3, 6, 40])
def test_a_line_follows_the_pen_field_by_field(steps: int) -> None:
    """The worked example of Linus, section "Game play"."""
    paper = Sheet()
    paper.draw(LINUS, steps)
    assert paper.path == fields(LINUS)[1:]
    assert not paper.refused and not paper.is_lost


def test_fields_skipped_between_two_events_lie_on_the_straight_line() -> None:
    paper = Sheet()
    paper.draw("0,-1>-2,-1", steps=1)
    assert paper.path == fields("-1,-1>-2,-1")


def test_an_ambiguous_gap_stops_the_line() -> None:
    """Straight over a corner: two ways are as likely, so the pen writes neither."""
    paper = Sheet()
    paper.draw("0,-1>1,-3", steps=1)
    assert paper.path == ()
    assert paper.is_lost and not paper.refused


def test_a_stopped_line_goes_on_where_the_pen_meets_it_again() -> None:
    paper = Sheet()
    paper.draw("0,-1>-1,-1>-2,-1")
    paper.go("-2,-1>0,-3", steps=1)
    assert paper.path == fields("-1,-1>-2,-1")
    paper.go("0,-3>-1,-3", steps=1)
    assert paper.path == fields("-1,-1>-2,-1"), "no jump: the pen is not back on the line"
    paper.go("-1,-3>-2,-1", steps=9)
    paper.go("-2,-1>-2,-2>-1,-3")
    assert paper.path == fields(LINUS)[1:]


def test_going_back_erases() -> None:
    paper = Sheet()
    paper.draw(LINUS)
    paper.go("-1,-3>-2,-2>-2,-1")
    assert paper.path == fields("-1,-1>-2,-1")
    paper.go("-2,-1>-1,-1>0,-1")
    assert paper.path == ()
    assert not paper.refused


def test_going_back_too_far_is_no_fault() -> None:
    paper = Sheet("0,0>0,-1")
    paper.draw("0,-1>-1,-1>0,-1>0,0")
    assert paper.path == () and not paper.refused


def test_a_field_that_cannot_be_drawn_to_is_refused_and_stops_the_line() -> None:
    """Card 3 has no red (R5)."""
    paper = Sheet()
    red = next(f for f in sheet().beside[0, -1] if sheet().colours[f] == "red")
    paper.draw(f"0,-1>{red[0]},{red[1]}")
    assert paper.refused == ["colour_not_on_card"]
    paper.go(f"{red[0]},{red[1]}>1,0")
    assert paper.path == () and paper.refused == ["colour_not_on_card"], "told once"


def test_leaving_the_sheet_stops_the_line_without_a_word() -> None:
    paper = Sheet("4,-4", 13)
    paper.draw("4,-4>5,-5")
    assert paper.path == () and not paper.refused and not paper.is_lost


def test_coming_back_onto_the_sheet_elsewhere_draws_nothing() -> None:
    paper = Sheet("-2,-2>-1,-3", 3)
    paper.draw("-1,-3>-1,-4>0,-5>0,-4>0,-3", steps=9)
    assert paper.path == ()


def test_cutting_a_corner_does_not_enter_the_field_there() -> None:
    """On the way from one field to its neighbour the pen grazes a third one."""
    paper = Sheet()
    here, there = hexes.centre((0, -1)), hexes.centre((-1, -1))
    top = corners((0, -1))[5]
    grazed = (top[0], top[1] - 0.08)
    assert hexes.field_at(grazed) not in ((0, -1), (-1, -1))
    paper.pen.set_down(here)
    for point in (grazed, there):
        paper.pen.move_to(point)
    assert paper.path == ((-1, -1),) and not paper.refused


def test_drawing_from_the_other_end_begins_there() -> None:
    """R4: one end in each round; what was drawn at the first one is erased."""
    paper = Sheet("0,-1>1,-1", 3)
    paper.draw("0,-1>-1,-1")
    assert paper.line().end == (0, -1) and len(paper.path) == 1
    other = next(f for f in sheet().beside[1, -1] if sheet().colours[f] == "blue")
    paper.draw(f"1,-1>{other[0]},{other[1]}")
    assert paper.line().end == (1, -1) and paper.path == (other,)


def test_a_stroke_may_begin_on_a_next_field_or_on_the_line() -> None:
    paper = Sheet()
    paper.draw("-1,-1>-2,-1")
    assert paper.path == fields("-1,-1>-2,-1")
    paper.draw("-1,-1")
    assert paper.path == fields("-1,-1"), "pressing on the line goes back to there"


def test_no_stroke_begins_elsewhere() -> None:
    paper = Sheet()
    assert not paper.pen.set_down(hexes.centre((3, 0)))
    assert not paper.pen.set_down((99.0, 99.0))
    paper.pen.move_to(hexes.centre((-1, -1)))
    assert paper.path == ()


def test_touching_draws_goes_back_and_begins() -> None:
    paper = Sheet("0,-1>1,-1", 3)
    for field in fields("-1,-1>-2,-1"):
        paper.pen.touch(field)
    assert paper.path == fields("-1,-1>-2,-1")
    paper.pen.touch((-2, -1))
    assert paper.path == fields("-1,-1>-2,-1"), "the pen stands here already"
    paper.pen.touch((-1, -1))
    assert paper.path == fields("-1,-1")
    paper.pen.touch((1, -1))
    assert paper.line().end == (1, -1) and paper.path == ()
    paper.pen.touch((4, 0))
    assert paper.refused == ["not_adjacent"]


def test_touching_an_end_with_the_pen_chooses_it() -> None:
    paper = Sheet("0,-1>1,-1", 3)
    paper.pen.set_down(hexes.centre((0, -1)))
    paper.pen.lift()
    assert paper.line().end == (0, -1)


ARROWS = ((-1, 0), (1, 0), (0, -1), (0, 1))


@pytest.mark.parametrize("here", list(sheet().colours))
def test_arrows_lead_to_a_neighbour_and_back(here: Field) -> None:
    for dx, dy in ARROWS:
        walker = Walker()
        there = walker.step(here, dx, dy, ())
        assert there == here or there in sheet().beside[here]
        if there != here:
            assert walker.step(there, -dx, -dy, ()) == here, "the lane is kept"


def test_arrows_reach_every_field() -> None:
    seen, todo = {(0, 0)}, [(0, 0)]
    while todo:
        here = todo.pop()
        for dx, dy in ARROWS:
            there = Walker().step(here, dx, dy, ())
            if there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == set(sheet().colours)


def test_of_two_fields_the_arrow_takes_the_one_that_can_come_next() -> None:
    left, right = (0, -1), (1, -1)
    assert Walker().step((0, 0), 0, -1, (left,)) == left
    assert Walker().step((0, 0), 0, -1, (right,)) == right


def test_up_and_up_again_stays_in_its_lane() -> None:
    walker, here = Walker(), (0, 4)
    xs = []
    for _ in range(8):
        here = walker.step(here, 0, -1, ())
        xs.append(hexes.centre(here)[0])
    assert here[1] == -4
    assert max(xs) - min(xs) < 1
