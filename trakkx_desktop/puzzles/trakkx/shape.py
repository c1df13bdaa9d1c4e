"""When two puzzles are alike: colours exchanged, groups mirrored, turned or lying elsewhere, copies exchanged."""

from collections.abc import Iterator
from itertools import permutations

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group, groups
from trakkx_desktop.games.trakkx.tokens import COLOURS, FACES, Token
from trakkx_desktop.puzzles.puzzle import Puzzle

Dye = dict[str, str]
"""Which colour stands for which."""


def shape(puzzle: Puzzle) -> str:
    """The smallest of all ways to write it down."""
    dyes = (dict(zip(COLOURS, order, strict=True)) for order in permutations("1234", len(COLOURS)))
    return min(_written(puzzle, dye) for dye in dyes)


def _written(puzzle: Puzzle, dye: Dye) -> str:
    state: State = puzzle.position
    seat = puzzle.seat
    others = all(has for other, has in enumerate(state.opened) if other != seat)
    rack = sorted(_face(token, dye) for token in state.hands[seat])
    aim = [puzzle.aim.code, *(_face(str(v), dye) for _, v in puzzle.aim.facts)]
    lying = sorted(min(_looks(state, group, dye)) for group in groups(state.table))
    head = f"{state.setup.seats} {state.opened[seat]} {others}"
    return "|".join((" ".join(aim), head, " ".join(rack), *lying))


def _face(token: Token, dye: Dye) -> str:
    colour, value = FACES[token]
    return f"{dye[colour]}.{value:02}"


def _looks(state: State, group: Group, dye: Dye) -> Iterator[str]:
    for turned in _turned(group):
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        cells = zip(turned, group, strict=True)
        spots = sorted(
            f"{x - left:02},{y - top:02},{_face(state.table[c], dye)}" for (x, y), c in cells
        )
        yield " ".join(spots)


def _turned(group: Group) -> Iterator[list[Cell]]:
    """Turned and mirrored in all eight ways, cell by cell in the same order."""
    for x_sign in (1, -1):
        for y_sign in (1, -1):
            yield [(x_sign * x, y_sign * y) for x, y in group]
            yield [(y_sign * y, x_sign * x) for x, y in group]
