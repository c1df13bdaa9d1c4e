"""What a save says about itself without being replayed: for Home, the library and the history.

Standard library only, because Home starts with it. Damage that does not show at the head of the
file is found when it is opened.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from trakkx_desktop.core.outcome import Line
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.upgrades import FORMAT

_WRONG = (TypeError, ValueError, KeyError, AttributeError, RecursionError)
"""What values of another form raise when they are taken for a head."""
_LIMIT = 2_000_000
"""Characters of a head; that of a match of a thousand games stays below."""


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


class Head(NamedTuple):
    """The beginning of a file as the index keeps it: the rows of its sheet remain text until
    somebody asks for them."""

    told: Mapping[str, Any]
    rows: str = "[]"


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
    played: int = 0
    """How many of them have ended."""
    choices: tuple[tuple[str, str], ...] = ()
    waiting: tuple[Seat, ...] = ()
    actions: int = 0
    ranking: str = ""
    totals: tuple[float, ...] = ()
    leaders: tuple[Seat, ...] = ()
    is_over: bool = False
    created: str = ""
    changed: str = ""
    ended: str = ""
    """When the last finished game ended, as far as anybody noted it."""
    problem: str = ""
    sheet: str = "[]"
    """The rows as text."""

    @property
    def number(self) -> int:
        """Which game is on the table, from 1."""
        return self.played + bool(self.waiting)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One for each finished game; none if the index was damaged."""
        try:
            return tuple(_row(row, len(self.players)) for row in json.loads(self.sheet))
        except _WRONG:
            return ()


def head_of(path: Path) -> Head:
    """Of a file with a problem, `told` is only `{"problem": ...}`."""
    try:
        tree = _tree(read(path))
        if tree["format"] > FORMAT:
            return Head({"problem": "newer"})
        if tree["format"] < FORMAT or not tree.get("sheet"):
            tree = _rebuilt(path)
        head = _head(tree)
        summary = _summary(path, head)
        is_whole = len(summary.rows) == summary.played and len(repr(head)) < _LIMIT
        return head if is_whole else Head({"problem": "broken"})
    except StorageError as error:
        return Head({"problem": error.code})
    except _WRONG:
        return Head({"problem": "broken"})


def _tree(data: bytes) -> dict[str, Any]:
    """All before the games, if the file is laid out as we do it; else all of it."""
    end = data.find(b',\n"games": [')
    if end >= 0 and data.endswith(b"}\n"):
        data = data[:end] + b"}"
    tree = json.loads(data)
    if not isinstance(tree, dict) or type(tree.get("format")) is not int:
        raise ValueError("no save")
    return tree


def _rebuilt(path: Path) -> dict[str, Any]:
    """An older format has no sheet: it is replayed, once."""
    from trakkx_desktop import catalog
    from trakkx_desktop.storage.encoding import encode
    from trakkx_desktop.storage.errors import BrokenFile
    from trakkx_desktop.storage.saves import load

    try:
        return _tree(encode(load(path, catalog.game).saved))
    except BrokenFile as error:
        raise ValueError("broken") from error


def _head(tree: Mapping[str, Any]) -> Head:
    sheet = dict(tree["sheet"])
    rows = sheet.pop("rows")
    told = {key: tree.get(key, "") for key in ("game", "name", "created", "changed", "players")}
    plan = {key: tree["plan"][key] for key in ("games", "choices")}
    ended = (rows[-1]["ended"] if rows else "") or told["changed"]
    return Head({**told, **plan, **sheet, "played": len(rows), "ended": ended}, json.dumps(rows))


def summary_of(path: Path, head: Head) -> Summary:
    """A head that does not have its form is a broken file, as it will turn out when it is opened."""
    try:
        if "problem" in head.told:
            return Summary(path, path.stem, problem=str(head.told["problem"]))
        return _summary(path, head)
    except _WRONG:
        return Summary(path, path.stem, problem="broken")


def _summary(path: Path, head: Head) -> Summary:
    told = head.told
    players = tuple([Player(str(p["name"]), int(p["mark"])) for p in told["players"]])
    seats = len(players)
    return Summary(
        path,
        path.stem,
        game=str(told["game"]),
        name=str(told["name"]),
        players=players,
        games=int(told["games"]),
        played=int(told["played"]),
        choices=tuple([(str(key), str(value)) for key, value in told["choices"]]),
        waiting=_seats(told["waiting"], seats),
        actions=int(told["actions"]),
        ranking=str(told["ranking"]),
        totals=_points(told["totals"], seats),
        leaders=_seats(told["leaders"], seats),
        is_over=bool(told["over"]),
        created=str(told["created"]),
        changed=str(told["changed"]),
        ended=str(told["ended"]),
        sheet=head.rows,
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
    for seat in told:
        if type(seat) is not int or not 0 <= seat < seats:
            raise ValueError("no such seat")
    return tuple(told)


def _points(told: list[Any], seats: int) -> tuple[float, ...]:
    """One number for each seat."""
    if len(told) != seats:
        raise ValueError("a number for each seat is expected")
    for point in told:
        if type(point) not in (int, float) or not -1e9 < point < 1e9:
            raise ValueError("no such points")
    return tuple(told)


def _fact(told: Any) -> str | int:
    return told if type(told) is int else str(told)
