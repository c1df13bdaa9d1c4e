"""A supply of layings that need no rearranging; there are too many others to list them all."""

from collections.abc import Iterator
from itertools import combinations

from trakkx_desktop.core.grid import Cell, E, N, S, W, box, neighbours
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.exchange import Hand, without
from trakkx_desktop.games.trakkx.lines import GOOD, SHORTEST, kind_of
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Table, arm, groups, line_at
from trakkx_desktop.games.trakkx.tokens import COLOURS, FACES, VALUES, Token
from trakkx_desktop.games.trakkx.verdict import group_limit


def layings(state: State, seat: Seat) -> Iterator[LayOut]:
    """A new line where a new group is allowed; where one has opened, what `extensions` finds one by
    one, and as much of it as goes down in one turn."""
    hand = state.hands[seat]
    if _may_begin_a_group(state, seat):
        origin = beside_everything(state.table)
        for tokens in new_lines(_one_of_each(hand)):
            cells = ((origin[0] + step, origin[1]) for step in range(len(tokens)))
            yield LayOut.of({**state.table, **dict(zip(cells, tokens, strict=True))})
    if state.opened[seat]:
        for found in extensions(state.table, hand):
            yield LayOut.of({**state.table, **found})
        yield from _as_much_as_goes(state.table, hand)


def extensions(table: Table, hand: Hand) -> Iterator[dict[Cell, Token]]:
    """One token added, or two that cross a line; nothing that lies there is moved."""
    faces = _one_of_each(hand)
    yield from ({cell: token} for cell, token in additions(table, faces))
    yield from crossings(table, faces)


def _as_much_as_goes(table: Table, hand: Hand) -> Iterator[LayOut]:
    after, left, steps = dict(table), hand, 0
    while (found := next(extensions(after, left), None)) is not None:
        after.update(found)
        left = without(left, tuple(found.values()))
        steps += 1
    if steps > 1:
        yield LayOut.of(after)


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


def crossings(table: Table, hand: dict[tuple[str, int], Token]) -> Iterator[dict[Cell, Token]]:
    """Two tokens of the hand that make a new line of three with one that lies there."""
    for (x, y), token in sorted(table.items()):
        for dx, dy in ((1, 0), (0, 1)):
            for near, far in ((1, 2), (-1, -2), (-1, 1)):
                cells = (x + dx * near, y + dy * near), (x + dx * far, y + dy * far)
                if cells[0] in table or cells[1] in table:
                    continue
                for pair in _partners(token, hand, is_middle=near * far < 0):
                    put = dict(zip(cells, pair, strict=True))
                    if _all_good({**table, **put}, cells):
                        yield put


def _partners(
    token: Token, hand: dict[tuple[str, int], Token], is_middle: bool
) -> Iterator[tuple[Token, Token]]:
    """Pairs that make a sequence or a row with a token that stands in their middle or beside them."""
    colour, value = FACES[token]
    yield from combinations(
        [hand[c, value] for c in COLOURS if c != colour and (c, value) in hand], 2
    )
    for step in (1, -1):
        near = hand.get((colour, value + step))
        far = hand.get((colour, value - step if is_middle else value + 2 * step))
        if near is not None and far is not None:
            yield near, far


def _all_good(table: Table, cells: tuple[Cell, ...]) -> bool:
    return all(line.is_good for cell in cells for line in line_at(table, cell))
