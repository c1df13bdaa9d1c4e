"""Random tables and turns: the model and the slow check of the tests find the same faults."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.games.trakkx import slow
from tests.games.trakkx.grown import Cells, grow, spoil
from trakkx_desktop.games.trakkx.table import entries_of, group_at, line_at, survey
from trakkx_desktop.games.trakkx.tokens import ALL
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults, table_faults

SEEDS = st.integers(0, 2**32 - 1)
SMALL = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(0, 3)),
    st.sampled_from([t for t in ALL if t[-2] in "345P"]) | st.just("R15a"),
    max_size=12,
)


def codes_of(cells: Cells, seats: int) -> set[str]:
    return {fault.code for fault in table_faults(cells, survey(cells), seats)}


@given(SMALL, st.integers(2, 4))
def test_small_crowded_tables(cells: Cells, seats: int) -> None:
    assert codes_of(cells, seats) == slow.table_codes(list(entries_of(cells)), seats)


@given(SEEDS, st.integers(3, 60), st.integers(0, 4), st.integers(2, 4))
def test_grown_and_spoiled_tables(seed: int, size: int, times: int, seats: int) -> None:
    random = Random(seed)
    cells = spoil(random, grow(random, size), times)
    assert codes_of(cells, seats) == slow.table_codes(list(entries_of(cells)), seats)


@given(SEEDS, st.integers(3, 60))
def test_grown_tables_are_legal(seed: int, size: int) -> None:
    assert slow.table_codes(list(entries_of(grow(Random(seed), size))), 3) == set()


@given(SEEDS, st.integers(3, 40), st.integers(0, 3))
def test_groups_and_lines(seed: int, size: int, times: int) -> None:
    random = Random(seed)
    cells = spoil(random, grow(random, size), times)
    seen = survey(cells)
    entries = list(entries_of(cells))
    assert {frozenset(g) for g in seen.groups} == {frozenset(g) for g in slow.groups(entries)}
    assert sorted(list(line.tokens) for line in seen.lines) == sorted(slow.runs(entries))
    for cell in cells:
        through = [line for line in seen.lines if cell in line.cells]
        assert list(line_at(cells, cell)) == through
        assert cell in group_at(cells, cell)


@st.composite
def turns(draw: st.DrawFn) -> tuple[Laying, Cells]:
    """A table, a hand of what is not on it (sometimes lacking one), and a table after some laying."""
    random = Random(draw(SEEDS))
    seats = draw(st.integers(2, 4))
    after = grow(random, draw(st.integers(3, 40)), groups=4)
    groups = [list(group) for group in survey(after).groups]
    fresh = set(groups[0]) if draw(st.booleans()) else set()
    fresh |= set(random.sample(sorted(after), draw(st.integers(0, 3))))
    before = {cell: token for cell, token in after.items() if cell not in fresh}
    hand = [token for cell, token in after.items() if cell in fresh]
    if draw(st.integers(0, 4)) == 0:
        hand = hand[1:]
    hand.append("SWAPa")
    opened = tuple(draw(st.lists(st.booleans(), min_size=seats, max_size=seats)))
    after = spoil(random, after, draw(st.sampled_from((0, 0, 1, 2))))
    return Laying(draw(st.integers(0, seats - 1)), opened, tuple(hand), before), after


@given(turns())
def test_turns(turn: tuple[Laying, Cells]) -> None:
    laying, after = turn
    codes = {fault.code for fault in laying_faults(laying, after, survey(after))}
    assert codes == slow.turn_codes(
        len(laying.opened),
        laying.seat,
        list(laying.opened),
        list(laying.hand),
        list(entries_of(laying.before)),
        list(entries_of(after)),
    )
