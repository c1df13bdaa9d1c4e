"""The one bounded reader: never more than a limit, never from a pipe or device that would hang."""

import errno
import os
import stat
from pathlib import Path

from trakkx_desktop.storage.errors import StorageError, storage_errors

LIMIT = 2 * 1024 * 1024
"""The longest real match is a few hundred kilobytes."""


def read(path: Path, limit: int = LIMIT) -> bytes:
    """The whole file; StorageError if it is missing, no regular file, too large or unreadable."""
    with storage_errors(path):
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(path, flags), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise StorageError("no_file", path, errno.EINVAL)
            data = file.read(found.st_size + 1) if found.st_size <= limit else b""
    if found.st_size > limit or len(data) > limit:
        raise StorageError("too_large", path, errno.EFBIG)
    return data
