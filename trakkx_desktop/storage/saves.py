"""Saved matches: one `.trakkx` file each, written so that nothing is lost, and read as it is."""

import os
from datetime import UTC, datetime
from pathlib import Path

from trakkx_desktop.core.match import Match
from trakkx_desktop.storage.errors import BrokenFile, StorageError, storage_errors
from trakkx_desktop.storage.known import is_known, know
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import LIMIT, read
from trakkx_desktop.storage.saved import GameOf, Loaded, Saved
from trakkx_desktop.storage.whole import judge_text, whole
from trakkx_desktop.storage.writer import LOCK, set_aside, write


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


def save(places: Places, saved: Saved) -> Path:
    """Writes the match into the library; StorageError leaves what was there before."""
    path = places.save_of(saved.id)
    write_save(path, saved, places.broken)
    return path


def write_save(path: Path, saved: Saved, broken: Path | None = None) -> None:
    """Writes the match to any path (Save as, resave) and reads it back; a damaged file that lies there
    is copied to `broken` (the library's) and does not become the backup."""
    from trakkx_desktop.storage.encoding import encode

    if saved.read_only:
        raise StorageError("newer", path)
    data = _proven(path, encode(saved))
    with LOCK, storage_errors(path):
        is_good = _is_good(path, broken)
        write(path, data, backup_of(path) if is_good else None, private=broken is not None)
        if read(path) != data:
            raise StorageError("io", path)
        know(path)


def _proven(path: Path, data: bytes) -> bytes:
    """A save that could not be read back would be none: better told now than found out when it is opened."""
    if len(data) > LIMIT:
        raise StorageError("too_large", path)
    try:
        whole(data)
    except BrokenFile as error:
        raise StorageError("unsound", path) from error
    return data


def _is_good(path: Path, broken: Path | None) -> bool:
    """Worth being the backup. Never lets a file of a newer version be overwritten."""
    if not path.exists():
        return False
    if is_known(path):
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


def load(path: Path, game_of: GameOf) -> Loaded:
    """One file as it is; StorageError if it cannot be read, BrokenFile if nothing can be opened."""
    from trakkx_desktop.storage.decoding import decode

    data = read(path)
    try:
        return decode(data, game_of)
    except BrokenFile as error:
        error.path = path
        raise
