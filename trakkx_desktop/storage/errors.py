"""What can go wrong with a file, as named errors that the view words ."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trakkx_desktop.core.trouble import DISK, SAVE, Trouble

_CODES = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOENT: "missing",
    errno.EISDIR: "no_file",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "exists",
}


class StorageError(Exception):
    """The disk did not do what was asked; the game goes on.

    `code` is one of: full, read_only, denied, missing, exists, no_file, no_folder, io (the disk
    said so); newer (a file of a newer version would be lost), too_large (nobody wrote that by
    playing).
    """

    kind = DISK

    def __init__(self, code: str, path: Path, number: int = 0) -> None:
        reason = f" ({errno.errorcode[number]})" if number in errno.errorcode else ""
        super().__init__(f"{code}: {path}{reason}")
        self.code = code
        self.path = path
        self.errno = number

    @property
    def trouble(self) -> Trouble:
        return Trouble(self.kind, self.code, self.path)


class BrokenFile(Exception):
    """A file that holds nothing that could be opened.

    `code` is one of: not_json, too_deep, no_save, newer, unknown_game, form, setup, empty;
    `detail` is the finding in English, for the log and the command line. `aside` is where the
    file was kept, once it has been.
    """

    def __init__(self, code: str, detail: str = "", path: Path | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.path = path
        self.aside: Path | None = None

    @property
    def trouble(self) -> Trouble:
        facts = {"detail": self.detail, "aside": self.aside}
        return Trouble(SAVE, self.code, self.path or Path(), facts)


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Names every OSError of the block as a StorageError about `path`."""
    try:
        yield
    except RuntimeError as error:
        # What Python says of a link that leads to itself, before 3.13.
        raise StorageError("io", path, errno.ELOOP) from error
    except OSError as error:
        number = error.errno or 0
        raise StorageError(_CODES.get(number, "io"), path, number) from error


@contextmanager
def errors_of(kind: str, path: Path) -> Iterator[None]:
    """Says of the block's errors about `path` that it is no file of the library."""
    try:
        yield
    except StorageError as error:
        if error.path == path:
            error.kind = kind
        raise
