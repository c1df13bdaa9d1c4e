"""The list of all saves, kept ready in a cache so that Home need not open thousands of files.

Nothing depends on the cache: each entry carries the stamp of the file it was read from, and what
does not agree is read again.
"""

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from trakkx_desktop.storage.errors import StorageError, storage_errors
from trakkx_desktop.storage.places import SUFFIX, Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.summary import Summary, head_of, summary_of
from trakkx_desktop.storage.writer import LOCK, write

_FORMAT = 1
_LIMIT = 200 * 1024 * 1024
RECENT = 12
"""As many unfinished matches as Home can show."""
_SETTLED = 50_000_000
"""A folder that changed less than so many nanoseconds ago may change again with the same time."""

Progress = Callable[[int, int], None]
_Known = dict[str, tuple[list[int], dict[str, Any]]]


def list_summaries(places: Places, progress: Progress | None = None) -> tuple[Summary, ...]:
    """Of all saves, newest first. Reads only files that are new or changed; StorageError if the
    folder cannot be read. `progress(done, all)` is called before each file that is read."""
    with LOCK:
        stamp = _folder_stamp(places.saves)
        known = _read_index(places)
        found = _files(places.saves)
        heads = {n: known[n] for n, s in found.items() if n in known and known[n][0] == s}
        missing = [name for name in found if name not in heads]
        for done, name in enumerate(missing):
            if progress is not None:
                progress(done, len(missing))
            heads[name] = found[name], head_of(places.saves / name)
        summaries = _sorted(summary_of(places.saves / n, h) for n, (_, h) in heads.items())
        _write_cache(places, heads, known, summaries, stamp)
    return summaries


def list_recent(places: Places) -> tuple[Summary, ...]:
    """The newest unfinished matches, for Home: one small file unless the folder has changed."""
    try:
        cached = json.loads(read(places.recent))
        if cached["format"] == _FORMAT and cached["folder"] == _folder_stamp(places.saves):
            heads = cached["heads"]
            return tuple(summary_of(places.saves / name, head) for name, head in heads)
    except (StorageError, ValueError, KeyError, TypeError):
        pass
    return _unfinished(list_summaries(places))


def _unfinished(summaries: tuple[Summary, ...]) -> tuple[Summary, ...]:
    return tuple(s for s in summaries if not s.is_over and not s.problem)[:RECENT]


def _sorted(summaries: Any) -> tuple[Summary, ...]:
    return tuple(sorted(summaries, key=lambda s: (s.changed, s.id), reverse=True))


def _files(folder: Path) -> dict[str, list[int]]:
    """Name and stamp of every save."""
    found: dict[str, list[int]] = {}
    with storage_errors(folder), suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                with suppress(FileNotFoundError):
                    told = entry.stat()
                    found[entry.name] = [told.st_size, told.st_mtime_ns, told.st_ino]
    return found


def _folder_stamp(folder: Path) -> int:
    """Changes with every save, because every write renames a file into place; 0: do not trust it."""
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        return 0
    return changed if time.time_ns() - changed > _SETTLED else 0


def _read_index(places: Places) -> _Known:
    try:
        index = json.loads(read(places.index, _LIMIT))
        if index["format"] != _FORMAT:
            return {}
        return {str(name): (stamp, head) for name, (stamp, head) in index["files"].items()}
    except (StorageError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _write_cache(
    places: Places, heads: _Known, known: _Known, summaries: tuple[Summary, ...], stamp: int
) -> None:
    """A disk that cannot be written to costs time, nothing else."""
    recent = [[s.path.name, heads[s.path.name][1]] for s in _unfinished(summaries)]
    with suppress(StorageError):
        if heads != known:
            _write(places.index, {"format": _FORMAT, "files": heads})
        if stamp:
            _write(places.recent, {"format": _FORMAT, "folder": stamp, "heads": recent})


def _write(path: Path, value: Any) -> None:
    write(path, json.dumps(value, separators=(",", ":")).encode(), durable=False)
