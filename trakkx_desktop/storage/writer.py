"""The one atomic writer: temp file, flush, fsync, old version kept, rename, folder fsync.

Whatever happens at any point, `path` holds either all of the old or all of the new content,
and `backup` (if asked for) always holds a complete earlier version.
"""

import errno
import os
import stat
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from trakkx_desktop.storage.errors import StorageError, storage_errors
from trakkx_desktop.storage.places import make_folder
from trakkx_desktop.storage.reader import read

TEMP = ".tmp"
LOCK = threading.RLock()
"""Held by whoever reads a file to change it, so that autosave and the library never interleave;
always for one match at a time, so that autosave never waits long."""

_NO_LINKS = {errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EXDEV, errno.EINVAL}
_NO_FOLDER_SYNC = {errno.EINVAL, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF}


def write(
    path: Path,
    data: bytes,
    backup: Path | None = None,
    durable: bool = True,
    private: bool = True,
) -> None:
    """Replaces the content of `path`, which becomes `backup` if one is named; or StorageError.
    A cache need not be `durable`: it may be lost in a power cut. What is not `private` may be read by
    whom the person's own new files may be read by."""
    with writing(path, backup, durable, private) as file:
        file.write(data)


@contextmanager
def writing(
    path: Path, backup: Path | None = None, durable: bool = True, private: bool = True
) -> Iterator[BinaryIO]:
    """A file to write to, which takes the place of `path` when the block ends without an error."""
    with storage_errors(path):
        path = path.resolve()
        make_folder(path.parent)
        temp = _beside(path)
        try:
            with _made(temp, private) as file:
                _like_before(path, temp, private)
                yield file
                file.flush()
                if durable:
                    os.fsync(file.fileno())
            with LOCK:
                if backup is not None and path.exists():
                    _keep(path, backup)
                _replace(temp, path)
        except BaseException:
            _discard(temp)
            raise
        if durable:
            _sync(path.parent)


def set_aside(path: Path, folder: Path) -> Path:
    """A copy of a damaged file in `folder`, made once for each content; returns where it is."""
    with LOCK:
        data = read(path)
        kept = folder / f"{path.stem}-{zlib.crc32(data):08x}{path.suffix}"
        if not kept.exists():
            write(kept, data)
        return kept


def move(source: Path, target: Path) -> None:
    """Renames within the config folder; StorageError "exists" rather than overwriting anything."""
    with LOCK, storage_errors(source):
        make_folder(target.parent)
        if target.exists():
            raise StorageError("exists", target, errno.EEXIST)
        _replace(source, target)
        _sync(target.parent)
        _sync(source.parent)


def sweep(folder: Path, older_than: float = 3600) -> None:
    """Removes what a killed writer left behind; never touches a writer at work."""
    with suppress(OSError):
        for temp in folder.glob(f".*{TEMP}"):
            if time.time() - temp.stat().st_mtime > older_than:
                _discard(temp)


def _beside(path: Path) -> Path:
    """In the same folder, because a rename is atomic only within one file system; the name is
    cut so that a long one does not become too long, and never that of what a killed writer left."""
    return path.with_name(f".{path.name[:80]}.{os.urandom(8).hex()}{TEMP}")


def _made(temp: Path, private: bool) -> BinaryIO:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(temp, flags, 0o600 if private else 0o666), "wb")


def _like_before(path: Path, temp: Path, private: bool) -> None:
    """A file that was private stays private; one that was write-protected is not replaced."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, "write-protected", str(path))
    with suppress(OSError):
        temp.chmod(mode & 0o700 if private else mode)


def _keep(path: Path, backup: Path) -> None:
    """`path` stays where it is all the time: a second name for it replaces the old backup."""
    spare = _beside(backup)
    try:
        try:
            spare.hardlink_to(path)
        except OSError as error:
            if error.errno not in _NO_LINKS:
                raise
            _copy(path, spare)
        _replace(spare, backup)
    finally:
        # Two names of one file: POSIX lets such a rename do nothing, so the spare may still be there.
        _discard(spare)


def _copy(path: Path, copy: Path) -> None:
    with _made(copy, private=True) as target:
        target.write(path.read_bytes())
        target.flush()
        os.fsync(target.fileno())


def _replace(source: Path, target: Path) -> None:
    """On Windows a virus scanner may hold a new file open for a moment."""
    for pause in (0.02, 0.1, 0.4) if sys.platform == "win32" else ():
        try:
            source.replace(target)
            return
        except PermissionError:
            time.sleep(pause)
    source.replace(target)


def _discard(temp: Path) -> None:
    with suppress(OSError):
        temp.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Makes the rename durable; some file systems cannot, and need not be asked twice."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)
