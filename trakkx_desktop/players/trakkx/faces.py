"""Tokens as small numbers for fast work: both copies of a colour and value are one face, 16 * colour + value."""

from collections.abc import Iterable

from trakkx_desktop.games.trakkx.tokens import COLOURS, COPIES, FACES, VALUES, Token

FACE_CODES = 64
"""Codes run below this; those with the value 0 or 15 are no face, so a row ends there by itself."""

EVERY_FACE: list[int] = [16 * colour + value for colour in range(len(COLOURS)) for value in VALUES]


def face_of(token: Token) -> int:
    """Of a number token; KeyError for any other."""
    colour, value = FACES[token]
    return 16 * COLOURS.index(colour) + value


def tokens_of(face: int) -> tuple[Token, ...]:
    """Both copies."""
    return tuple(f"{COLOURS[face >> 4]}{face & 15}{copy}" for copy in COPIES)


def counts(tokens: Iterable[Token]) -> list[int]:
    """How many of each face are among number tokens."""
    found = [0] * FACE_CODES
    for token in tokens:
        found[face_of(token)] += 1
    return found


def _beside(face: int) -> list[int]:
    row = [face + step for step in (-1, 1) if 1 <= (face & 15) + step <= len(VALUES)]
    return row + others(face)


def others(face: int) -> list[int]:
    """The same value in the other three colours."""
    return [16 * c + (face & 15) for c in range(len(COLOURS)) if c != face >> 4]


OTHERS: list[list[int]] = [others(code) for code in range(FACE_CODES)]
BESIDE: list[list[int]] = [_beside(code) for code in range(FACE_CODES)]
"""The faces that may stand right beside a face in a line."""
