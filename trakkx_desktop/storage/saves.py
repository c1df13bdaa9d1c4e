"""Saved matches: one `.trakkx` file each, opened with whatever is wrong with it, never lost."""

import os
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from trakkx_desktop.core.match import Match
from trakkx_desktop.core.trouble import SAVE, Trouble
from trakkx_desktop.storage.errors import BrokenFile, StorageError, storage_errors
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saved import ID, GameOf, Loaded, Saved
from trakkx_desktop.storage.writer import LOCK, move, set_aside, write

Stamp = tuple[int, int, int]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id(key: str) -> str:
    """Also the file's name: readable, sorted by time, unlike any other."""
    return f"{datetime.now():%Y-%m-%d-%H%M%S}-{key}-{os.urandom(3).hex()}"


def new_saved(match: Match) -> Saved:
    time = now()
    return Saved(new_id(match.key), "", match, created=time, changed=time)


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


_written: dict[Path, Stamp] = {}
"""Files as this process left them: these need not be judged again before they become the backup."""


def save(places: Places, saved: Saved) -> Path:
    """Writes the match into the library; StorageError leaves what was there before."""
    path = places.save_of(saved.id)
    write_save(path, saved, places.broken)
    return path


def write_save(path: Path, saved: Saved, broken: Path | None = None) -> None:
    """Writes the match to any path (Save as, resave); a damaged file that lies there is copied to
    `broken` and does not become the backup."""
    from trakkx_desktop.storage.encoding import encode

    if saved.read_only:
        raise StorageError("newer", path)
    data = encode(saved)
    with LOCK, storage_errors(path):
        write(path, data, backup_of(path) if _is_good(path, broken) else None)
        _written[path] = stamp_of(path)


def _is_good(path: Path, broken: Path | None) -> bool:
    """Worth being the backup. Never lets a file of a newer version be overwritten."""
    if not path.exists():
        return False
    if _written.get(path) == stamp_of(path):
        return True
    try:
        is_newer, is_whole = judge_text(read(path))
    except BrokenFile:
        is_newer, is_whole = False, False
    if is_newer:
        raise StorageError("newer", path)
    if not is_whole and broken is not None:
        set_aside(path, broken)
    return is_whole


def judge_text(data: bytes) -> tuple[bool, bool]:
    """(of a newer format, as it was written); without replaying. BrokenFile as `decode` has it."""
    from trakkx_desktop.storage.decoding import format_of, has_its_seal, parse
    from trakkx_desktop.storage.upgrades import FORMAT

    tree, damage = parse(data)
    newer = format_of(tree) > FORMAT
    return newer and not damage, not damage and (newer or has_its_seal(tree))


def stamp_of(path: Path) -> Stamp:
    """Changes whenever the content does: every write makes a new file."""
    found = path.stat()
    return found.st_size, found.st_mtime_ns, found.st_ino


def load(path: Path, game_of: GameOf) -> Loaded:
    """One file as it is; StorageError if it cannot be read, BrokenFile if nothing can be opened."""
    from trakkx_desktop.storage.decoding import decode

    data = read(path)
    try:
        return decode(data, game_of)
    except BrokenFile as error:
        error.path = path
        raise


def open_save(places: Places, path: Path, game_of: GameOf) -> Loaded:
    """What a person gets who opens the file: sound; or the best of it and its backup, with the
    damaged file kept in `broken/`; or BrokenFile. Files from outside come into the library."""
    try:
        loaded = load(path, game_of)
    except BrokenFile as error:
        if error.code == "newer":
            raise
        error.aside = _aside(places, path)
        earlier = _from_backup(path, game_of, -1, error.aside)
        if earlier is None:
            raise
        return _at_home(places, path, earlier)
    cut = next((problem for problem in loaded.problems if problem.code in ("cut", "altered")), None)
    if cut is not None:
        aside = _aside(places, path)
        better = (
            _from_backup(path, game_of, cut.facts["kept"], aside) if cut.code == "cut" else None
        )
        told = tuple(replace(p, facts={**p.facts, "aside": aside}) for p in loaded.problems)
        loaded = better or replace(loaded, problems=told)
    return _at_home(places, path, loaded)


def _aside(places: Places, path: Path) -> Path | None:
    """A disk that takes no copy must not keep anybody from seeing what is left; nothing is written
    over the damaged file before such a copy exists (see `_is_good`)."""
    try:
        return set_aside(path, places.broken)
    except StorageError:
        return None


def _from_backup(path: Path, game_of: GameOf, kept: int, aside: Path | None) -> Loaded | None:
    """The previous version, if it is sound and holds more than the `kept` actions."""
    try:
        loaded = load(backup_of(path), game_of)
    except (StorageError, BrokenFile):
        return None
    if not loaded.is_sound or loaded.saved.actions <= kept:
        return None
    count = loaded.saved.actions
    facts = {"kept": count, "total": count, "aside": aside}
    return replace(loaded, problems=(Trouble(SAVE, "backup", path, facts),))


def _at_home(places: Places, path: Path, loaded: Loaded) -> Loaded:
    """A file of the library is known by its own name, however it came to it; one from outside
    gets a new id if the library already has another match of that id."""
    path, saved = path.absolute(), loaded.saved
    if saved.read_only or path == places.save_of(saved.id).absolute():
        return loaded
    if path.parent != places.saves.absolute():
        is_new = not _is_taken(places.save_of(saved.id), path)
        return loaded if is_new else _named(loaded, new_id(saved.match.key))
    if ID.fullmatch(path.stem):
        return _named(loaded, path.stem)
    name = new_id(saved.match.key)
    with suppress(StorageError):
        move(path, places.save_of(name))
    return _named(loaded, name)


def _named(loaded: Loaded, name: str) -> Loaded:
    return replace(loaded, saved=replace(loaded.saved, id=name))


def _is_taken(home: Path, path: Path) -> bool:
    try:
        return home.exists() and read(home) != read(path)
    except StorageError:
        return True
