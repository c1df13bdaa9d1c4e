"""Sound saves as JSON values: for changes and comparisons that need no rules and no replay."""

from collections.abc import Callable
from pathlib import Path

from trakkx_desktop.storage.encoding import relay
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saves import backup_of
from trakkx_desktop.storage.seal import Tree, seal_of
from trakkx_desktop.storage.upgrades import FORMAT, upgrade
from trakkx_desktop.storage.writer import LOCK, write


def whole(data: bytes) -> Tree:
    """A save in today's format; BrokenFile if it is damaged, was altered or comes from a newer version."""
    from trakkx_desktop.storage.decoding import format_of, has_its_seal, parse
    from trakkx_desktop.storage.form import read_form

    tree, damage = parse(data)
    if format_of(tree) > FORMAT:
        raise BrokenFile("newer", f"format {format_of(tree)}")
    if damage or not has_its_seal(tree):
        raise BrokenFile("form", damage or "changed since it was written")
    tree = upgrade(tree)
    malformed = read_form(tree)[1]
    if malformed:
        raise BrokenFile("form", malformed)
    return tree


def lay_down(path: Path, tree: Tree, backup: Path | None = None) -> None:
    """Writes it; StorageError."""
    write(path, relay(tree), backup)


def edit(path: Path, change: Callable[[Tree], Tree]) -> None:
    """Changes a sound save; any other is left alone: BrokenFile."""
    with LOCK:
        lay_down(path, change(whole(read(path))), backup_of(path))


def content(tree: Tree) -> str:
    """Equal for equal matches, whatever their ids."""
    return seal_of({**tree, "id": ""})


def is_continued(older: Tree, newer: Tree) -> bool:
    """The newer one is the older one gone on: the same people and plan, and no log has another past."""
    if any(older[key] != newer[key] for key in ("game", "players", "plan")):
        return False
    if older.get("changed", "") > newer.get("changed", ""):
        return False
    logs = [[game.get("log", []) for game in tree["games"]] for tree in (older, newer)]
    if len(logs[0]) > len(logs[1]):
        return False
    return all(old == new[: len(old)] for old, new in zip(*logs, strict=False))
