"""The tile and its six lies (rules page, "Tiles and notation"), and what fits a space by the edges leading into it."""

from trakkx_desktop.core.grid import E, N, S, W, opposite

Tile = str
"""How a tile lies, as one character: `|` `-` `J` `F` `L` `7`, named by its white path."""

Colour = str

WHITE: Colour = "white"
RED: Colour = "red"
COLOURS = (WHITE, RED)

SIDES = (N, E, S, W)
SIDE_NAMES = ("N", "E", "S", "W")

WHITE_JOINS: dict[Tile, tuple[int, int]] = {
    "|": (N, S),
    "-": (E, W),
    "J": (N, W),
    "F": (S, E),
    "L": (N, E),
    "7": (S, W),
}
LIES: tuple[Tile, ...] = tuple(WHITE_JOINS)
STRAIGHT: tuple[Tile, ...] = ("|", "-")
CURVED: tuple[Tile, ...] = ("J", "F", "L", "7")
COVERED: Tile = "?"
"""A tile of the pile that nobody has seen yet."""

SYMBOLS: dict[Tile, str] = {"|": "+", "-": "+", "J": "/", "F": "/", "L": "\\", "7": "\\"}
HALF_TURNED: dict[Tile, Tile] = {"|": "|", "-": "-", "J": "F", "F": "J", "L": "7", "7": "L"}

JOINS: dict[Colour, dict[Tile, tuple[int, ...]]] = {
    WHITE: dict(WHITE_JOINS),
    RED: {t: tuple(s for s in SIDES if s not in white) for t, white in WHITE_JOINS.items()},
}
"""The two sides that a colour's path joins."""

COLOUR_AT: dict[Tile, tuple[Colour, ...]] = {
    t: tuple(WHITE if s in white else RED for s in SIDES) for t, white in WHITE_JOINS.items()
}
"""Colour of the path at each side."""


def _other_end(tile: Tile, side: int) -> int:
    ends = JOINS[COLOUR_AT[tile][side]][tile]
    return ends[0] if ends[1] == side else ends[1]


LEAVES: dict[Tile, tuple[int, ...]] = {t: tuple(_other_end(t, s) for s in SIDES) for t in LIES}
"""Where the path that enters at a side leaves the tile."""

# Edges into a space are one number: bit `side` for white, bit `side + 4` for red.
# The tables below are indexed by it, because every legal move asks them many times.
Edges = int


def edge(colour: Colour, side: int) -> Edges:
    return 1 << (side if colour == WHITE else side + 4)


EDGE_FROM: tuple[dict[Tile, Edges], ...] = tuple(
    {t: edge(COLOUR_AT[t][opposite(s)], s) for t in LIES} for s in SIDES
)
"""`EDGE_FROM[side][tile]`: the edge that a tile lying on that side of a space leads into it."""


def _is_fit(tile: Tile, edges: Edges) -> bool:
    return not any(edges & edge(c, s) and COLOUR_AT[tile][s] != c for c in COLOURS for s in SIDES)


def _count(colour: Colour, edges: Edges) -> int:
    return sum(1 for s in SIDES if edges & edge(colour, s))


FITS: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(t for t in LIES if _is_fit(t, edges)) for edges in range(256)
)
"""The lies whose colours match all edges (T4)."""

THREE_OF: tuple[Colour, ...] = tuple(
    next((c for c in COLOURS if _count(c, edges) >= 3), "") for edges in range(256)
)
"""The colour of which three or four edges lead in (T7); empty: none."""

FORCED: tuple[Tile, ...] = tuple(
    FITS[edges][0] if len(FITS[edges]) == 1 and any(_count(c, edges) == 2 for c in COLOURS) else ""
    for edges in range(256)
)
"""The one lie that two edges of one colour force (T6); empty: nothing is forced."""


def sides_of(colour: Colour, edges: Edges) -> tuple[int, ...]:
    """The sides on which that colour leads in."""
    return tuple(s for s in SIDES if edges & edge(colour, s))
