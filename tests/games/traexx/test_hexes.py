"""Where the fields lie, and which of them a fast pen goes through."""

from itertools import pairwise
from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.traexx.play import corners
from trakkx_desktop.games.traexx.hexes import Walk, centre, field_at, walk
from trakkx_desktop.games.traexx.sheet import neighbours, sheet

coordinates = st.floats(-9, 9)
points = st.tuples(coordinates, coordinates)


def test_neighbours_lie_two_apothems_apart_and_corners_one_side_away() -> None:
    for field in sheet().colours:
        assert all(isclose(dist(centre(field), centre(n)), sqrt(3)) for n in neighbours(field))
        assert all(isclose(dist(centre(field), corner), 1) for corner in corners(field))
    assert corners((0, 0))[0] == (0, -1)


def test_a_field_lies_at_its_centre_and_nearly_up_to_its_corners() -> None:
    for field in sheet().colours:
        x, y = centre(field)
        near = [(x + 0.99 * (cx - x), y + 0.99 * (cy - y)) for cx, cy in corners(field)]
        assert {field_at(point) for point in ((x, y), *near)} == {field}


@given(points)
def test_a_point_belongs_to_the_nearest_centre(point: tuple[float, float]) -> None:
    field = field_at(point)
    nearest = min(dist(centre(n), point) for n in (field, *neighbours(field)))
    assert dist(centre(field), point) <= nearest
    assert nearest <= 1 + 1e-9


def test_a_straight_row_is_walked_field_by_field() -> None:
    row = walk(centre((-4, 0)), centre((4, 0)))
    assert row == Walk(tuple((q, 0) for q in range(-3, 5)))
    assert walk(centre((0, 0)), centre((0, 0))) == Walk(())


def test_the_straight_line_decides_between_two_ways() -> None:
    begin = centre((0, 0))
    x, y = centre((1, 1))
    assert walk(begin, (x - 0.5, y)) == Walk(((0, 1), (1, 1)))
    assert walk(begin, (x + 0.6, y - 0.4)) == Walk(((1, 0), (1, 1)))


def test_along_a_side_the_way_is_not_clear() -> None:
    """From a centre to the one straight below, the line runs along the side of two fields."""
    assert walk(centre((0, 0)), centre((-1, 2))) == Walk((), is_clear=False)


def test_what_is_sure_before_the_gap_is_kept() -> None:
    begin = (centre((0, 0))[0] - sqrt(3) * 3, 0.0)
    corner = corners((0, 0))[1]
    beyond = (2 * corner[0] - begin[0], 2 * corner[1] - begin[1])
    told = walk(begin, beyond)
    assert not told.is_clear
    assert told.fields[:2] == ((-2, 0), (-1, 0))


@pytest.mark.parametrize("corner", range(6))
def test_a_neighbour_is_entered_directly_even_past_a_corner(corner: int) -> None:
    """Slow drawing past a corner skips no field, so nothing is in doubt."""
    x, y = corners((0, 0))[corner]
    here = (x * 0.97, y * 0.97)
    for field in neighbours((0, 0)):
        nx, ny = centre(field)
        there = (nx + 0.97 * (x - nx), ny + 0.97 * (y - ny))
        if dist((nx, ny), (x, y)) < 1.01:
            assert walk(here, there) == Walk((field,))


def test_a_pen_that_leaves_the_sheet_is_told_where() -> None:
    told = walk(centre((3, 0)), centre((6, 0)))
    assert told == Walk(((4, 0), (5, 0), (6, 0)))
    assert (5, 0) not in sheet().colours


@given(points, points)
def test_walks_have_no_gaps_and_end_at_the_goal_if_clear(
    begin: tuple[float, float], end: tuple[float, float]
) -> None:
    told = walk(begin, end)
    way = (field_at(begin), *told.fields)
    assert all(b in neighbours(a) for a, b in pairwise(way))
    assert len(set(way)) == len(way)
    if told.is_clear:
        assert way[-1] == field_at(end)
    else:
        assert field_at(end) not in (way[-1], *neighbours(way[-1]))


@given(points, points)
def test_every_field_of_a_clear_walk_is_touched_by_the_line(
    begin: tuple[float, float], end: tuple[float, float]
) -> None:
    steps = 400
    line = [
        (begin[0] + (end[0] - begin[0]) * i / steps, begin[1] + (end[1] - begin[1]) * i / steps)
        for i in range(steps + 1)
    ]
    for field in walk(begin, end).fields:
        assert min(dist(point, centre(field)) for point in line) <= 1 + 1e-9
