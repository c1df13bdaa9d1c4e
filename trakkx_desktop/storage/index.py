"""The list of all saves, kept ready in a cache so that Home need not open thousands of files.

Nothing depends on the cache: each line of it carries the stamp of the file it was read from, and
what does not agree is read again. No lock is held: lists made at the same time are each true.
"""

import json
import os
import time
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from trakkx_desktop.core.summary import WRONG, Summary
from trakkx_desktop.storage.errors import StorageError, storage_errors
from trakkx_desktop.storage.places import SUFFIX, Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.summary import Head, head_of, summary_of
from trakkx_desktop.storage.writer import write

_VERSION = "trakkx index 3"
_LIMIT = 200 * 1024 * 1024
RECENT = 40
"""As many unfinished matches as Home knows of; it shows some and counts the others."""
_LOOKED_AT = 48
"""As many new files as Home opens before it shows itself."""
_SETTLED = 50_000_000
"""A folder that changed less than so many nanoseconds ago may change again with the same time."""

_AT_ONCE = 200
"""Lines that are parsed in one breath: the window waits while a whole breath is taken."""

Progress = Callable[[int, int], None]


@dataclass(slots=True)
class _Known:
    """A file as it was when its stamp was taken."""

    stamp: str
    head: Head
    read: Summary | None = None

    def summary(self, path: Path) -> Summary:
        if self.read is None:
            self.read = summary_of(path, self.head)
        return self.read


_Files = dict[str, _Known]
"""By file name."""
_remembered: dict[Path, _Files] = {}
"""What this process has read of each index: the second look at the history need not read it again."""


def list_summaries(places: Places, progress: Progress | None = None) -> tuple[Summary, ...]:
    """Of all saves, newest first. Reads only files that are new or changed; StorageError if the
    folder cannot be read. `progress(done, all)` is called before each file that is read."""
    folder, stamps = _folder_stamp(places.saves), _stamps(places.saves)
    index = _remembered.get(places.index) or _read(places.index, _VERSION) or {}
    files = {name: known for name, known in index.items() if stamps.get(name) == known.stamp}
    missing = [name for name in stamps if name not in files]
    for done, name in enumerate(missing):
        if progress is not None:
            progress(done, len(missing))
        files[name] = _look(places, name, stamps[name])
    if missing or len(files) < len(index):
        _write(places.index, _VERSION, files)
    _remembered[places.index] = files
    summaries = _sorted(places, files)
    _write_recent(places, folder, summaries, files)
    return summaries


def recall(places: Places) -> tuple[Summary, ...]:
    """The unfinished matches as Home last knew them, from one small file: for the first frame."""
    try:
        first = read(places.recent, _LIMIT).partition(b"\n")[0].decode("ascii")
    except (StorageError, ValueError):
        return ()
    return _sorted(places, _read(places.recent, first.rpartition(" ")[0]) or {})


def list_recent(places: Places) -> tuple[Summary, ...]:
    """The newest unfinished matches, for Home: one small file unless the folder has changed; even
    then only the newest of the new files are opened."""
    folder = _folder_stamp(places.saves)
    if folder:
        cached = _read(places.recent, f"{_VERSION} {folder}")
        if cached is not None:
            return _sorted(places, cached)
    stamps = _stamps(places.saves)
    index = _remembered.get(places.index) or _read(places.index, _VERSION) or {}
    files = {name: known for name, known in index.items() if stamps.get(name) == known.stamp}
    missing = sorted((n for n in stamps if n not in files), key=stamps.__getitem__, reverse=True)
    for name in missing[:_LOOKED_AT]:
        files[name] = _look(places, name, stamps[name])
    summaries = _sorted(places, files)
    _write_recent(places, folder, summaries, files)
    return _unfinished(summaries)


def _unfinished(summaries: Iterable[Summary]) -> tuple[Summary, ...]:
    return tuple(summary for summary in summaries if summary.is_waiting)[:RECENT]


def _sorted(places: Places, files: _Files) -> tuple[Summary, ...]:
    folder = places.saves
    found = [known.summary(folder / name) for name, known in files.items()]
    return tuple(sorted(found, key=lambda s: (s.changed, s.id), reverse=True))


def _look(places: Places, name: str, stamp: str) -> _Known:
    return _Known(stamp, head_of(places.saves / name))


def _stamps(folder: Path) -> dict[str, str]:
    """Of every save, by name; stamps sort by time."""
    found: dict[str, str] = {}
    with storage_errors(folder), suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                with suppress(FileNotFoundError):
                    found[entry.name] = _stamp(entry)
    return found


def _stamp(entry: "os.DirEntry[str]") -> str:
    """A file that cannot even be looked at (a link to itself) is listed all the same."""
    try:
        told = entry.stat()
    except FileNotFoundError:
        raise
    except OSError:
        return f"{0:020} 0 0"
    return f"{told.st_mtime_ns:020} {told.st_size} {told.st_ino}"


def _folder_stamp(folder: Path) -> int:
    """Changes with every save, because every write renames a file into place; 0: do not trust it."""
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        return 0
    return changed if time.time_ns() - changed > _SETTLED else 0


def _read(path: Path, title: str) -> _Files | None:
    """None if there is no such file, or one of another title, or anything in it is damaged."""
    try:
        first, _, text = read(path, _LIMIT).decode("ascii").partition("\n")
    except (StorageError, ValueError):
        return None
    if first != f"{title} {_crc(text)}":
        return None
    lines = text.splitlines()
    files: _Files = {}
    try:
        for begin in range(0, len(lines), _AT_ONCE):
            files.update(_parsed([line.split("\t") for line in lines[begin : begin + _AT_ONCE]]))
    except (*WRONG, IndexError):
        return None
    return files


def _parsed(lines: list[list[str]]) -> _Files:
    names = json.loads(f"[{','.join([line[0] for line in lines])}]")
    heads = json.loads(f"[{','.join([line[2] for line in lines])}]")
    columns = zip(names, lines, heads, strict=True)
    return {str(n): _Known(line[1], Head(dict(told), line[3])) for n, line, told in columns}


def _write(path: Path, title: str, files: _Files) -> None:
    """A line for each file: name, stamp, head and rows, each JSON or without tabs. A disk that
    cannot be written to costs time, nothing else."""
    lines = [
        "\t".join((json.dumps(name), known.stamp, json.dumps(known.head.told), known.head.rows))
        for name, known in files.items()
    ]
    text = "\n".join(lines)
    with suppress(StorageError):
        write(path, f"{title} {_crc(text)}\n{text}".encode("ascii"), durable=False)


def _crc(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def _write_recent(
    places: Places, folder: int, summaries: tuple[Summary, ...], files: _Files
) -> None:
    """Under a stamp that is not to be trusted it serves the first frame only."""
    if summaries or places.recent.exists():
        names = [summary.path.name for summary in _unfinished(summaries)]
        _write(places.recent, f"{_VERSION} {folder}", {name: files[name] for name in names})
