"""Pictures that were drawn before (Home's boards), so that the next start need not draw them again.

Nothing depends on them: what is missing or broken is drawn anew.
"""

from contextlib import suppress
from pathlib import Path

from trakkx_desktop.storage.errors import StorageError, storage_errors
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import read

MOST = 60
"""Sizes and themes that are kept; the oldest go first."""
_LIMIT = 8 * 1024 * 1024


def kept_picture(places: Places, name: str) -> bytes | None:
    """None where there is none yet, which is no error: each new size of the window asks for one."""
    path = places.picture_of(name)
    try:
        return read(path, _LIMIT) if path.is_file() else None
    except (OSError, StorageError):
        return None


def keep_picture(places: Places, name: str, data: bytes) -> None:
    """A disk that cannot be written to costs time, nothing else."""
    from trakkx_desktop.storage.writer import LOCK, write

    path = places.picture_of(name)
    with LOCK, suppress(StorageError):
        write(path, data, durable=False)
        _prune(path.parent)


def _prune(folder: Path) -> None:
    with storage_errors(folder):
        files = sorted(folder.glob("*.bmp"), key=lambda p: p.stat().st_mtime_ns, reverse=True)
        for old in files[MOST:]:
            old.unlink(missing_ok=True)
