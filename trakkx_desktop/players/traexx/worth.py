"""What a line is still worth: the points to come, as a sum over learnt tables (`README.md` names them).

The tables lie in one row of integers, `SCALE` to the point. `features` says which of them a position
touches; `pen.py` adds up the same ones, but only those that an extension changes.
"""

import zlib
from functools import cache

from trakkx_desktop import resources
from trakkx_desktop.core.thought import PlayerBroken
from trakkx_desktop.players.traexx.board import (
    ALL,
    BESIDE,
    COLOUR,
    HOME,
    NUMBERS,
    PATCHES,
    TOUCHED,
    Position,
    steps_between,
)
from trakkx_desktop.players.traexx.layout import (
    END,
    FREE,
    HALF,
    HOARD,
    HUES,
    KINDS,
    LENGTH,
    NOTED,
    PAIR,
    PHASES,
    REACH,
    REACHES,
    ROUNDS,
    SIZE,
    STANDINGS,
    STOCK,
    STUCK,
    THIRDS,
)

SOLO, TABLE = "solo", "table"
"""Two sets of tables: numbers in rising order, or a race with others."""

PHASE = tuple(min(PHASES - 1, n * PHASES // ROUNDS) for n in range(ROUNDS + 1))
THIRD = tuple(min(THIRDS - 1, n // 5) for n in range(ROUNDS + 1))
MISSED = tuple(
    sum(1 << card for card, touched in enumerate(TOUCHED) if not touched & colours)
    for colours in range(64)
)
"""For each set of colours the cards that show none of them, as a set."""
STEPS = {n: tuple(steps_between(field, HOME[n]) for field in range(SIZE)) for n in NUMBERS}


def pattern(taken: int, field: int) -> int:
    """Which of the fields around are on the route, one bit each."""
    return sum((taken >> near & 1) << bit for bit, near in enumerate(BESIDE[field]))


def colours_free(taken: int, field: int) -> int:
    """Colours of the free fields around, as a set."""
    out = 0
    for near in BESIDE[field]:
        if not taken >> near & 1:
            out |= 1 << COLOUR[near]
    return out


def dead_cards(taken: int, field: int, left: int) -> int:
    """How many of the cards left (a set) cannot be used at this end."""
    return (MISSED[colours_free(taken, field)] & left).bit_count()


def tightness(dead: int, cards: int) -> int:
    """The share of dead cards in eight steps, rounded up: 0 is only for none at all."""
    return (dead * 7 + cards - 1) // cards if cards else 0


def standing(number: int, high: int, standings: tuple[int, ...]) -> int:
    return HALF if number < high else standings[number]


def features(at: Position, left: int, standings: tuple[int, ...]) -> list[int]:
    """Places in the tables. `left`: the cards still to come, a set; `standings` by number."""
    cards = left.bit_count()
    phase = PHASE[cards] * SIZE
    free = ALL & ~at.taken
    out = [
        FREE + (phase + field) * 64 + pattern(at.taken, field)
        for field in range(SIZE)
        if free >> field & 1
    ]
    out += [END + (phase + end) * 64 + pattern(at.taken, end) for end in at.ends]
    tight = [tightness(dead_cards(at.taken, end, left), cards) for end in at.ends]
    out.append(STUCK + cards * 64 + min(tight) * 8 + max(tight))
    out.append(PAIR + (THIRD[cards] * SIZE + min(at.ends)) * SIZE + max(at.ends))
    for place, number in enumerate(NUMBERS):
        if not at.noted >> number & 1:
            row = (cards * KINDS + place) * STANDINGS + standing(number, at.high, standings)
            out.append(REACH + row * REACHES + min(STEPS[number][end] for end in at.ends))
    out.append(NOTED + cards * 512 + (at.noted >> 2))
    return out + [_stock(colour, free, left) for colour in range(HUES)]


def _stock(colour: int, free: int, left: int) -> int:
    """Patches of a colour still to come, against free fields of it."""
    patches = sum(pack >> 2 * colour & 3 for card, pack in enumerate(PATCHES) if left >> card & 1)
    fields = sum(1 for field in range(SIZE) if free >> field & 1 and COLOUR[field] == colour)
    return STOCK + (colour * HOARD + patches) * HOARD + fields


@cache
def tables(name: str) -> tuple[int, ...]:
    """The learnt tables of this name; raises PlayerBroken, which names the file."""
    path = resources.path("traexx", f"{name}.worth")
    try:
        data = zlib.decompress(path.read_bytes())
    except (OSError, zlib.error) as error:
        raise PlayerBroken(f"{path}: {error}") from error
    return unpacked(data, str(path))


def unpacked(data: bytes, where: str) -> tuple[int, ...]:
    """Two bytes for each entry, the lower first, whatever the machine."""
    if len(data) != 2 * LENGTH:
        raise PlayerBroken(f"{where}: {len(data)} bytes in place of {2 * LENGTH}")
    low, high = data[0::2], data[1::2]
    return tuple(b + (h - 256 if h > 127 else h) * 256 for b, h in zip(low, high, strict=True))


def packed(entries: list[int]) -> bytes:
    """The file of these tables."""
    flat = bytearray()
    for entry in entries:
        flat += max(-32768, min(32767, entry)).to_bytes(2, "little", signed=True)
    return zlib.compress(bytes(flat), 9)
