"""Packing is strict: what does not have the form of its dataclass is refused by name."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest

from trakkx_desktop.core.pack import PackError, Unpacker, pack


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Leaf:
    name: str
    size: float = 1.0


@dataclass(frozen=True)
class Tree:
    leaves: tuple[Leaf, ...]
    spot: tuple[int, int]
    table: Mapping[tuple[int, int], str]
    names: frozenset[str]
    side: Side
    top: Leaf | int | None = None


TREE = Tree(
    (Leaf("a"), Leaf("b", 2)), (1, -2), {(0, 1): "x"}, frozenset("ba"), Side.LEFT, Leaf("t")
)
READER = Unpacker(Tree, Leaf)


def broken(**changes: Any) -> dict[str, Any]:
    return {**pack(TREE), **changes}


def test_round_trip_through_json() -> None:
    assert READER.unpack(json.loads(json.dumps(pack(TREE)))) == TREE


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"kind": "Bush"},
        {"kind": 3},
        broken(more=1),
        {k: v for k, v in pack(TREE).items() if k != "spot"},
        broken(spot=[1]),
        broken(spot=[1, True]),
        broken(spot=[1, 2.0]),
        broken(spot="12"),
        broken(leaves=[{"kind": "Tree"}]),
        broken(leaves={}),
        broken(table=[[[0, 1], "x"], [[0, 1], "y"]]),
        broken(table=[[0, "x"]]),
        broken(names=["a", "a"]),
        broken(side="up"),
        broken(top="word"),
        broken(top=[]),
    ],
)
def test_what_is_not_of_the_form_is_refused(data: Any) -> None:
    with pytest.raises(PackError):
        READER.unpack(data)


def test_what_has_no_form_cannot_be_packed() -> None:
    with pytest.raises(TypeError):
        pack(object())
