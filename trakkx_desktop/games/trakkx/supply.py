"""A supply of legal actions: everything but laying in full, and layings that need no rearranging."""

from collections.abc import Iterator
from itertools import combinations

from trakkx_desktop.core.game import Seat
from trakkx_desktop.core.grid import Cell, E, N, S, W, box, neighbours
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
)
from trakkx_desktop.games.trakkx.check import passing_the_turn_refusal
from trakkx_desktop.games.trakkx.dealing import Hand, to_pass
from trakkx_desktop.games.trakkx.lines import GOOD, SHORTEST, kind_of
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Table, arm, groups
from trakkx_desktop.games.trakkx.tokens import COLOURS, DRAWS, FACES, SWAPS, VALUES, Token
from trakkx_desktop.games.trakkx.verdict import group_limit


def supply(state: State, seat: Seat) -> Iterator[Action]:
    if seat not in state.waiting:
        return
    hand = state.hands[seat]
    if state.sealed is not None:
        yield from map(Give, combinations(hand, to_pass(hand)))
        return
    yield from map(Take, state.display)
    if state.bag:
        yield Draw()
    yield from _played(state, seat)
    if passing_the_turn_refusal(state, seat) is None:
        yield PassTurn()
    yield from layings(state, seat)


def _played(state: State, seat: Seat) -> Iterator[Action]:
    for token in state.hands[seat]:
        if token in SWAPS:
            yield Swap(token)
        elif token in DRAWS:
            others = (other for other in range(state.setup.seats) if other != seat)
            yield from (DrawThree(token, other) for other in others)


def layings(state: State, seat: Seat) -> Iterator[LayOut]:
    """A new line where a new group is allowed, and single tokens added to what lies there."""
    hand = _one_of_each(state.hands[seat])
    if _may_begin_a_group(state, seat):
        origin = beside_everything(state.table)
        for tokens in new_lines(hand):
            cells = ((origin[0] + step, origin[1]) for step in range(len(tokens)))
            yield LayOut.of({**state.table, **dict(zip(cells, tokens, strict=True))})
    if state.opened[seat]:
        for cell, token in additions(state.table, hand):
            yield LayOut.of({**state.table, cell: token})


def _one_of_each(hand: Hand) -> dict[tuple[str, int], Token]:
    """The first copy of each colour and value."""
    faces: dict[tuple[str, int], Token] = {}
    for token in hand:
        if token in FACES:
            faces.setdefault(FACES[token], token)
    return faces


def _may_begin_a_group(state: State, seat: Seat) -> bool:
    """Rules G1, G3, G4; who has not opened may."""
    if len(groups(state.table)) >= group_limit(state.setup.seats):
        return False
    return all(state.opened) or not state.opened[seat]


def beside_everything(table: Table) -> Cell:
    """A free cell below all that lies there, where a new level line touches nothing."""
    if not table:
        return 0, 0
    left, _, _, bottom = box(table)
    return left, bottom + 2


def new_lines(hand: dict[tuple[str, int], Token]) -> Iterator[tuple[Token, ...]]:
    """The sequences in a hand; its rows of three and its longest rows."""
    for value in VALUES:
        same = [hand[colour, value] for colour in COLOURS if (colour, value) in hand]
        for length in range(SHORTEST, len(same) + 1):
            yield from combinations(same, length)
    for colour in COLOURS:
        for row in _stretches(hand, colour):
            yield from (row[i : i + SHORTEST] for i in range(len(row) - SHORTEST + 1))
            if len(row) > SHORTEST:
                yield row


def _stretches(hand: dict[tuple[str, int], Token], colour: str) -> Iterator[tuple[Token, ...]]:
    row: list[Token] = []
    for value in range(VALUES.start, VALUES.stop + 1):
        if (colour, value) in hand:
            row.append(hand[colour, value])
        else:
            yield tuple(row)
            row = []


def additions(table: Table, hand: dict[tuple[str, int], Token]) -> Iterator[tuple[Cell, Token]]:
    """Where a single token of the hand goes on or crosses what lies there."""
    free = {near for cell in table for near in neighbours(cell) if near not in table}
    for cell in sorted(free):
        lines = [(_tokens(table, cell, W), _tokens(table, cell, E))]
        lines.append((_tokens(table, cell, N), _tokens(table, cell, S)))
        met = [(a[::-1], b) for a, b in lines if a or b]
        if all(len(a) + len(b) + 1 >= SHORTEST for a, b in met):
            for token in hand.values():
                if all(kind_of((*a, token, *b)) in GOOD for a, b in met):
                    yield cell, token


def _tokens(table: Table, cell: Cell, side: int) -> tuple[Token, ...]:
    return tuple(table[c] for c in arm(table, cell, side))
