"""Reads what a save says about itself at its head, without replaying it.

Standard library only, because Home starts with it. Damage that does not show at the head of the
file is found when it is opened.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trakkx_desktop.core.player import Player
from trakkx_desktop.core.summary import WRONG, Summary, count_told, points_told, seats_told
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.seal import sealed_head
from trakkx_desktop.storage.upgrades import FORMAT, upgrade

_TOLD = ("game", "name", "created", "changed", "origin")
_LIMIT = 2_000_000
"""Characters of a head; that of a match of a thousand games stays below."""


class Head(NamedTuple):
    """The beginning of a file as the index keeps it: the rows of its sheet remain text until
    somebody asks for them."""

    told: Mapping[str, Any]
    rows: str = "[]"


def head_of(path: Path) -> Head:
    """Of a file with a problem, `told` is only `{"problem": ...}`."""
    try:
        data = read(path)
        tree = _sealed(data)
        if tree is None:
            if _tree(data)["format"] > FORMAT:
                return Head({"problem": "newer"})
            tree = _rebuilt(path)
        head = _head(tree)
        summary = _summary(path, head)
        is_whole = len(summary.rows) == summary.played and len(repr(head)) < _LIMIT
        return head if is_whole else Head({"problem": "broken"})
    except StorageError as error:
        return Head({"problem": error.code})
    except WRONG:
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


def _sealed(data: bytes) -> dict[str, Any] | None:
    """What the file says about itself, if it is to be believed."""
    try:
        tree = sealed_head(data)
        if tree is None or not tree.get("sheet") or tree["format"] > FORMAT:
            return None
        return upgrade(tree)
    except (*WRONG, BrokenFile):
        return None


def _rebuilt(path: Path) -> dict[str, Any]:
    """An older format, or a file that somebody changed: what it says of itself is not to be believed,
    so it is replayed, once."""
    from trakkx_desktop import catalog
    from trakkx_desktop.storage.encoding import encode
    from trakkx_desktop.storage.saves import load

    try:
        loaded = load(path, catalog.game)
    except BrokenFile as error:
        raise ValueError("broken") from error
    if any(problem.code == "cut" for problem in loaded.problems):
        raise ValueError("broken")
    tree: dict[str, Any] = json.loads(encode(loaded.saved))
    return tree


def _head(tree: Mapping[str, Any]) -> Head:
    sheet = dict(tree["sheet"])
    rows = sheet.pop("rows")
    told = {key: tree.get(key, "") for key in (*_TOLD, "players")}
    plan = {key: tree["plan"][key] for key in ("games", "choices")}
    ended = (rows[-1]["ended"] if rows else "") or told["changed"]
    drafts = bool(tree.get("drafts"))
    more = {"played": len(rows), "ended": ended, "drafts": drafts}
    return Head({**told, **plan, **sheet, **more}, json.dumps(rows))


def summary_of(path: Path, head: Head) -> Summary:
    """A head that does not have its form is a broken file, as it will turn out when it is opened."""
    try:
        if "problem" in head.told:
            return Summary(path, path.stem, problem=str(head.told["problem"]))
        return _summary(path, head)
    except WRONG:
        return Summary(path, path.stem, problem="broken")


def _player(told: Mapping[str, Any]) -> Player:
    return Player(str(told["name"]), count_told(told["mark"]), count_told(told["level"]))


def _summary(path: Path, head: Head) -> Summary:
    told = head.told
    players = tuple([_player(p) for p in told["players"]])
    seats = len(players)
    if count_told(told["played"]) > count_told(told["games"]):
        raise ValueError("more games than the match has")
    return Summary(
        path,
        path.stem,
        game=str(told["game"]),
        name=str(told["name"]),
        players=players,
        games=count_told(told["games"]),
        played=count_told(told["played"]),
        choices=tuple([(str(key), str(value)) for key, value in told["choices"]]),
        waiting=seats_told(told["waiting"], seats),
        actions=count_told(told["actions"]),
        ranking=str(told["ranking"]),
        totals=points_told(told["totals"], seats),
        leaders=seats_told(told["leaders"], seats),
        is_over=bool(told["over"]),
        created=str(told["created"]),
        changed=str(told["changed"]),
        ended=str(told["ended"]),
        origin=str(told["origin"]),
        has_draft=told["drafts"] is True,
        sheet=head.rows,
    )
