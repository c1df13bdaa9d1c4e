"""The check sum of a save: tells a flipped byte that still looks like a legal game from what was played.

It guards against damage, not against people: whoever edits a save by hand may empty the seal
(`"seal": ""`); the rules are guarded by replaying the log.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

Tree = dict[str, Any]
"""A save as JSON values, not yet judged."""

_PLAIN = json.JSONEncoder(
    ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
)


def plain_json(value: Any) -> str:
    """One text for one value, whatever the order of its keys."""
    return _PLAIN.encode(value)


def seal(head: Mapping[str, Any], entries: Iterable[str]) -> str:
    """Of a save whose logs are emptied, and of all log entries in order; they are told apart so
    that a save of a long match need not spell out the old entries again."""
    crc = zlib.crc32(plain_json(head).encode())
    for entry in entries:
        crc = zlib.crc32(entry.encode(), crc)
    return f"{crc:08x}"


def seal_of(tree: Tree) -> str:
    """The seal that this save should carry."""
    games = tree.get("games")
    if not isinstance(games, list):
        return seal(_without(tree, "seal"), ())
    emptied = [_without(game, "log") if isinstance(game, dict) else game for game in games]
    logs = [game.get("log") for game in games if isinstance(game, dict)]
    entries = (plain_json(entry) for log in logs if isinstance(log, list) for entry in log)
    return seal({**_without(tree, "seal"), "games": emptied}, entries)


def is_sealed(tree: Tree) -> bool:
    """Carries its seal, or none at all."""
    return tree.get("seal", "") in ("", seal_of(tree))


def sealed_head(data: bytes) -> Tree | None:
    """A save without its logs, if it lies there as `lay_out` wrote it and carries its seal; None
    otherwise. Log entries are not even parsed, so that thousands of files can be looked through."""
    lines = data.decode().split("\n")
    start = lines.index('"games": [')
    end = lines.index("],", start)
    if (lines[0], *lines[-2:]) != ("{", "}", ""):
        return None
    games, entries = _games(lines[start + 1 : end])
    head = [*lines[1:start], f'"games":[{",".join(games)}],', *lines[end + 1 : -2]]
    tree = json.loads("{" + "".join(head) + "}")
    told = tree.pop("seal")
    return tree if told == seal(tree, entries) else None


def _games(lines: Iterable[str]) -> tuple[list[str], list[str]]:
    """The texts of all games without their logs, and the texts of all entries of all logs."""
    games: list[str] = []
    entries: list[str] = []
    for line in lines:
        if line.startswith("["):
            entries.append(line.removesuffix(","))
        elif line.startswith("{"):
            game, log, _ = line.rpartition(',"log":[')
            games.append(game + "}" if log else line)
        elif line not in ("]}", "]},"):
            raise ValueError("not laid out as a save is")
    return games, entries


def _without(tree: Tree, key: str) -> Tree:
    return {k: v for k, v in tree.items() if k != key}
