"""The sheet and the cards (the project's own, in resources/traexx): fields, colours, numbers, starts."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trakkx_desktop import resources

Field = tuple[int, int]
"""Axial (q, r) of a hexagon with a corner on top; (0, 0) is the middle of the sheet."""

STEPS: tuple[Field, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
LETTERS = ("A", "B", "C", "D")
NUMBERS = tuple(range(10, 1, -1))
"""Numbers of the value table, in the order in which the boxes stand."""


def neighbours(field: Field) -> tuple[Field, ...]:
    """The six fields around, on the sheet or not."""
    q, r = field
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


@dataclass(frozen=True, eq=False)
class Sheet:
    """One for all players; only the start is different (section "Game preparation")."""

    colours: Mapping[Field, str]
    """Colour of each field, row by row from the top: its keys are all fields of the sheet."""
    numbers: Mapping[Field, int]
    starts: Mapping[str, Field]
    beside: Mapping[Field, tuple[Field, ...]]
    """The neighbours that lie on the sheet."""
    letters: Mapping[str, str]
    """Letter of each colour (A is grAy), in the order of the colours."""


@cache
def sheet() -> Sheet:
    data = _read("sheet.json")
    colours = {(f["q"], f["r"]): f["colour"] for f in data["fields"]}
    return Sheet(
        colours=colours,
        numbers={(f["q"], f["r"]): f["number"] for f in data["fields"] if f["number"] is not None},
        starts={letter: (q, r) for letter, (q, r) in data["starts"].items()},
        beside={f: tuple(n for n in neighbours(f) if n in colours) for f in colours},
        letters={colour["name"]: colour["letter"] for colour in data["colours"]},
    )


@cache
def cards() -> Mapping[int, tuple[str, ...]]:
    """The colour patches of each card, by the card's id."""
    return {card["id"]: tuple(card["patches"]) for card in _read("deck.json")["cards"]}


def _read(name: str) -> Any:
    return json.loads(resources.path("traexx", name).read_text(encoding="utf-8"))
