"""What a save says about itself without being replayed: for Home, the library and the history."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trakkx_desktop.core.game import Seat
from trakkx_desktop.core.match import Player
from trakkx_desktop.core.outcome import Line
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.seal import is_sealed
from trakkx_desktop.storage.upgrades import FORMAT

_HEAD = ("format", "id", "game", "name", "created", "changed", "players", "plan", "sheet")
_HEAD_LIMIT = 2_000_000
"""A match of a thousand games stays below it."""


@dataclass(frozen=True)
class Row:
    """One finished game on the score sheet."""

    first: Seat
    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str
    lines: tuple[Line, ...]
    begun: str
    ended: str


@dataclass(frozen=True)
class Summary:
    """`problem`: "" | "broken" (opening it will say what is wrong) | "newer" | a StorageError's code;
    of a file with a problem only the path is sure."""

    path: Path
    id: str
    game: str = ""
    name: str = ""
    players: tuple[Player, ...] = ()
    games: int = 0
    """How many games the match is planned to have."""
    choices: tuple[tuple[str, str], ...] = ()
    rows: tuple[Row, ...] = ()
    waiting: tuple[Seat, ...] = ()
    actions: int = 0
    ranking: str = ""
    totals: tuple[float, ...] = ()
    leaders: tuple[Seat, ...] = ()
    is_over: bool = False
    created: str = ""
    changed: str = ""
    problem: str = ""

    @property
    def number(self) -> int:
        """Which game is on the table, from 1."""
        return len(self.rows) + bool(self.waiting)

    @property
    def ended(self) -> str:
        """When the last finished game ended, as far as anybody noted it."""
        return (self.rows[-1].ended if self.rows else "") or self.changed


def head_of(path: Path) -> dict[str, Any]:
    """The part of a file that its summary needs, or `{"problem": ...}`. Standard library only,
    because Home starts with it."""
    try:
        tree = json.loads(read(path))
        if not isinstance(tree, dict) or not isinstance(tree["format"], int):
            return {"problem": "broken"}
        if tree["format"] > FORMAT:
            return {"problem": "newer"}
        if tree["format"] < FORMAT or not tree.get("sheet"):
            return _old_head(path)
        whole = is_sealed(tree)
    except StorageError as error:
        return {"problem": error.code}
    except (ValueError, KeyError, RecursionError):
        return {"problem": "broken"}
    head = {key: tree.get(key) for key in _HEAD}
    return head if whole and len(json.dumps(head)) < _HEAD_LIMIT else {"problem": "broken"}


def _old_head(path: Path) -> dict[str, Any]:
    """An older format has no sheet of ours: it is read in full, once."""
    from trakkx_desktop import catalog
    from trakkx_desktop.storage.encoding import encode
    from trakkx_desktop.storage.errors import BrokenFile
    from trakkx_desktop.storage.saves import load

    try:
        loaded = load(path, catalog.game)
    except BrokenFile:
        return {"problem": "broken"}
    tree = json.loads(encode(loaded.saved))
    return {key: tree.get(key) for key in _HEAD}


def summary_of(path: Path, head: Mapping[str, Any]) -> Summary:
    """A head that does not have its form is a broken file, as it will turn out when it is opened."""
    try:
        if "problem" in head:
            return Summary(path, path.stem, problem=str(head["problem"]))
        return _summary(path, head)
    except (TypeError, ValueError, KeyError, AttributeError):
        return Summary(path, path.stem, problem="broken")


def _summary(path: Path, head: Mapping[str, Any]) -> Summary:
    sheet, plan = head["sheet"], head["plan"]
    players = tuple(Player(str(p["name"]), int(p["mark"])) for p in head["players"])
    seats = len(players)
    return Summary(
        path,
        path.stem,
        game=str(head["game"]),
        name=str(head["name"] or ""),
        players=players,
        games=int(plan["games"]),
        choices=tuple((str(key), str(value)) for key, value in plan["choices"]),
        rows=tuple(_row(row, seats) for row in sheet["rows"]),
        waiting=_seats(sheet["waiting"], seats),
        actions=int(sheet["actions"]),
        ranking=str(sheet["ranking"]),
        totals=_points(sheet["totals"], seats),
        leaders=_seats(sheet["leaders"], seats),
        is_over=bool(sheet["over"]),
        created=str(head["created"] or ""),
        changed=str(head["changed"] or ""),
    )


def _row(row: Mapping[str, Any], seats: int) -> Row:
    return Row(
        _seats([row["first"]], seats)[0],
        _points(row["scores"], seats),
        _seats(row["winners"], seats),
        str(row["reason"]),
        tuple(Line(str(c), _points(v, seats), tuple(map(_fact, f))) for c, v, f in row["lines"]),
        str(row["begun"]),
        str(row["ended"]),
    )


def _seats(told: list[Any], seats: int) -> tuple[Seat, ...]:
    if not all(type(seat) is int and 0 <= seat < seats for seat in told):
        raise ValueError("no such seat")
    return tuple(told)


def _points(told: list[Any], seats: int) -> tuple[float, ...]:
    """One number for each seat."""
    if len(told) != seats or not all(type(p) in (int, float) and abs(p) < 1e9 for p in told):
        raise ValueError("no such points")
    return tuple(told)


def _fact(told: Any) -> str | int:
    return told if type(told) is int else str(told)
