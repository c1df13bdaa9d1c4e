"""A table that has grown too wide is pushed together group by group (L6); which group is meant stays plain."""

from random import Random

import pytest

from tests.games.trakkx.grown import grow
from tests.games.trakkx.position import state, table
from trakkx_desktop.core.grid import box
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.changes import aligned, regrouped
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.events import Laid
from trakkx_desktop.games.trakkx.table import Table, groups, places
from trakkx_desktop.games.trakkx.tidy import HIGH, WIDE, tidied
from trakkx_desktop.games.trakkx.tokens import NUMBERS


def scattered(seed: int, size: int = 60) -> Table:
    """A legal table whose groups somebody has dragged far apart."""
    random = Random(seed)
    whole = grow(random, size, groups=4)
    far, lying = 0, {}
    for group in groups(whole):
        dx, dy = far, random.randint(-40, 40)
        far += 30
        lying.update({(x + dx, y + dy): whole[x, y] for x, y in group})
    return lying


def shapes(lying: Table) -> set[frozenset[tuple[str, int, int]]]:
    """Each group by where its tokens lie from its top left corner."""
    found = set()
    for group in groups(lying):
        left, top, _, _ = box(group)
        found.add(frozenset((lying[x, y], x - left, y - top) for x, y in group))
    return found


def size(lying: Table) -> tuple[int, int]:
    left, top, right, bottom = box(lying)
    return right - left + 1, bottom - top + 1


@pytest.mark.parametrize("seed", range(12))
def test_groups_stay_as_they_are_and_come_together(seed: int) -> None:
    before = scattered(seed)
    after = tidied(before)
    assert shapes(after) == shapes(before), "no group is torn, none grows together with another"
    assert tidied(after) == after, "what is tidy stays"
    assert regrouped(before, after) == ()
    assert aligned(before, after) == places(after)
    for group in groups(after):
        others = set(after) - set(group)
        around = {(x + dx, y + dy) for x, y in group for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert not around & others, "a free cell around every group"


def test_a_usual_table_is_left_alone() -> None:
    before = table("G5 G6 G7", ".", ".", "R1 R2 R3")
    assert tidied(before) is before
    assert tidied({}) == {}


def test_all_tokens_of_a_real_end_fit() -> None:
    """Four groups of 28, in two columns of rows with a gap, far apart."""
    rows = {
        (i % 14 + 60 * (i // 28), i // 14 % 2 + 30 * (i // 56)): t for i, t in enumerate(NUMBERS)
    }
    wide, high = size(tidied(rows))
    assert wide <= WIDE and high <= HIGH


def test_a_token_that_changes_its_place_among_others_has_moved() -> None:
    before = {**table("R4 R5 R6 R7"), **table("B1 B2 B3", y=9)}
    after = {**table("R4 R5 R6", x=5), **table("B1 B2 B3 B4", y=20), (0, 0): "R7a"}
    assert regrouped(before, after) == ("R7a",)
    joined = {**table("R4 R5 R6 R7"), **table("B4 B3 B2 B1", y=1)}
    assert set(regrouped(before, joined)) == {"B1a", "B2a", "B3a"}, "now it lies beside others"


def test_a_draft_begins_tidy_and_nothing_counts_as_moved() -> None:
    far = {**table("G5 G6 G7"), **table("R1 R2 R3", x=80, y=50)}
    sight = state(("G8 R9", "R2b"), far)
    draft = LayDraft.of(sight, 0)
    assert size(draft.table)[0] <= WIDE and draft.moved == ()
    laid = draft.put(("G8a", ("cell", 3, 0)))
    assert isinstance(laid, LayDraft)
    step = GAME.apply(sight, 0, LayOut.of(laid.table))
    assert [event for event in step.events if isinstance(event, Laid)] == [Laid(0, ("G8a",), ())]
