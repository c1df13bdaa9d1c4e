"""What a straight line of tokens is: a sequence (rule L1), a row (L2), or why it is neither (L3)."""

from enum import Enum
from functools import lru_cache
from itertools import pairwise

from trakkx_desktop.games.trakkx.tokens import FACES, VALUES, Token, is_action

SHORTEST = 3


class Kind(Enum):
    """The good kinds, and the faults in the order in which they are looked for."""

    SEQUENCE = "sequence"
    ROW = "row"
    SHORT = "short"
    UNKNOWN = "unknown"
    """Something that is no token."""
    ACTION = "action"
    """An action token stands in the line."""
    TOO_LONG = "too_long"
    """One value, but more than four tokens."""
    COLOUR_TWICE = "colour_twice"
    """One value, but a colour stands twice."""
    VALUE_TWICE = "value_twice"
    """One colour, but the same value side by side."""
    WRAP = "wrap"
    """One colour, but 14 stands beside 1."""
    TURN = "turn"
    """One colour, but it goes up and down."""
    GAP = "gap"
    """One colour, but a value is left out."""
    MIXED = "mixed"
    """Neither one value nor one colour."""


GOOD = (Kind.SEQUENCE, Kind.ROW)


@lru_cache(maxsize=8192)
def kind_of(tokens: tuple[Token, ...]) -> Kind:
    """Of two or more tokens in a line."""
    if len(tokens) < SHORTEST:
        return Kind.SHORT
    faces = [FACES[t] for t in tokens if t in FACES]
    if len(faces) < len(tokens):
        return Kind.ACTION if all(t in FACES or is_action(t) for t in tokens) else Kind.UNKNOWN
    colours = {colour for colour, _ in faces}
    if len({value for _, value in faces}) == 1:
        return _of_one_value(len(tokens), len(colours))
    return _of_one_colour([value for _, value in faces]) if len(colours) == 1 else Kind.MIXED


def _of_one_value(length: int, colours: int) -> Kind:
    if length > 4:
        return Kind.TOO_LONG
    return Kind.SEQUENCE if colours == length else Kind.COLOUR_TWICE


def _of_one_colour(values: list[int]) -> Kind:
    steps = {b - a for a, b in pairwise(values)}
    if steps == {1} or steps == {-1}:
        return Kind.ROW
    if 0 in steps:
        return Kind.VALUE_TWICE
    if steps & {VALUES[0] - VALUES[-1], VALUES[-1] - VALUES[0]}:
        return Kind.WRAP
    return Kind.GAP if min(steps) > 0 or max(steps) < 0 else Kind.TURN


def promise_of(tokens: tuple[Token, ...]) -> str:
    """What a line that is too short could become: "sequence", "row" or "none"."""
    faces = [FACES.get(t) for t in tokens]
    first, second = faces[0], faces[-1]
    if first is None or second is None:
        return "none"
    if first[1] == second[1] and first[0] != second[0]:
        return "sequence"
    return "row" if first[0] == second[0] and abs(first[1] - second[1]) == 1 else "none"
