"""Sound saves as JSON values: for changes and comparisons that need no rules and no replay."""

from collections.abc import Callable
from pathlib import Path

from trakkx_desktop.storage.encoding import relay
from trakkx_desktop.storage.errors import storage_errors
from trakkx_desktop.storage.known import is_known, know
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saves import backup_of
from trakkx_desktop.storage.seal import Tree, seal_of
from trakkx_desktop.storage.whole import whole
from trakkx_desktop.storage.writer import LOCK, write


def lay_down(path: Path, tree: Tree, backup: Path | None = None) -> None:
    """Writes it; StorageError."""
    write(path, relay(tree), backup)


def edit(path: Path, change: Callable[[Tree], Tree]) -> None:
    """Changes a sound save; any other is left alone: BrokenFile."""
    with LOCK, storage_errors(path):
        was_ours = is_known(path)
        lay_down(path, change(whole(read(path))), backup_of(path))
        if was_ours:
            know(path)


def content(tree: Tree) -> str:
    """Equal for equal matches, whatever their ids."""
    return seal_of({**tree, "id": ""})


def is_continued(older: Tree, newer: Tree) -> bool:
    """The newer one is the older one gone on: the same people and plan, and no log has another past."""
    if older["players"] != newer["players"]:
        return False
    if older.get("changed", "") > newer.get("changed", ""):
        return False
    return is_past(older, newer)


def is_past(older: Tree, newer: Tree) -> bool:
    """All that was played in the one was played in the other too, whatever the people are called."""
    if any(older[key] != newer[key] for key in ("game", "plan")):
        return False
    if len(older["players"]) != len(newer["players"]):
        return False
    logs = [[game.get("log", []) for game in tree["games"]] for tree in (older, newer)]
    if len(logs[0]) > len(logs[1]):
        return False
    return all(old == new[: len(old)] for old, new in zip(*logs, strict=False))
