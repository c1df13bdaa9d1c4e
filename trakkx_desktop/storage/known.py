"""Files as this process last wrote or read them: whatever differs was changed by somebody else."""

from pathlib import Path

Stamp = tuple[int, int, int]

_known: dict[Path, Stamp] = {}


def stamp_of(path: Path) -> Stamp:
    """Changes whenever the content does: every write makes a new file."""
    found = path.stat()
    return found.st_size, found.st_mtime_ns, found.st_ino


def know(path: Path, stamp: Stamp | None = None) -> None:
    """From now on this is how we left it; a reader gives the stamp that it took before reading."""
    _known[path] = stamp or stamp_of(path)


def is_known(path: Path) -> bool:
    return path.exists() and _known.get(path) == stamp_of(path)
