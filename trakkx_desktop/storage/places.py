"""The one place that finds folders: everything the app keeps lies below one config folder."""

import errno
import os
import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from trakkx_desktop.storage.errors import storage_errors

FOLDER = "trakkx-desktop"
SUFFIX = ".trakkx"


@dataclass(frozen=True)
class Places:
    """Names only: nothing is made before something is written."""

    root: Path

    @classmethod
    def default(cls, override: str | None = None) -> "Places":
        """The folder that the person named (`--config-dir`), or the one the system gives to apps.
        RuntimeError where nobody has a home, OSError where the folder that one stands in is gone."""
        if override:
            return cls(Path(override).expanduser().absolute())
        from platformdirs import user_config_path

        return cls(user_config_path(FOLDER, appauthor=False))

    @property
    def saves(self) -> Path:
        return self.root / "saves"

    @property
    def trash(self) -> Path:
        return self.root / "trash"

    @property
    def broken(self) -> Path:
        """Damaged files are kept here, for good."""
        return self.root / "broken"

    @property
    def logs(self) -> Path:
        return self.root / "logs"

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def lock(self) -> Path:
        """Held by the one instance that plays in this folder."""
        return self.root / "lock"

    @property
    def people(self) -> Path:
        return self.root / "people.json"

    @property
    def progress(self) -> Path:
        """What everybody has learned and solved."""
        return self.root / "progress.json"

    @property
    def reviews(self) -> Path:
        return self.root / "reviews"

    @property
    def feats(self) -> Path:
        """The best of all games so far."""
        return self.root / "feats.json"

    @property
    def index(self) -> Path:
        """What the saves say about themselves; a cache, rebuilt when it is lost."""
        return self.root / "cache" / "index"

    @property
    def recent(self) -> Path:
        """The small part of the index that Home needs at start."""
        return self.root / "cache" / "recent"

    def picture_of(self, name: str) -> Path:
        """A picture that was drawn before; a cache too."""
        return self.root / "cache" / "pictures" / f"{name}.bmp"

    def review_of(self, match_id: str) -> Path:
        """What the computer found when it looked back on the match."""
        return self.reviews / f"{match_id}.json"

    def save_of(self, match_id: str) -> Path:
        return self.saves / f"{match_id}{SUFFIX}"


def make_folder(folder: Path) -> Path:
    """The folder, made for this person alone if it is missing; StorageError where the disk does not
    let us."""
    with storage_errors(folder):
        try:
            folder.mkdir(mode=0o700)
        except FileNotFoundError:
            make_folder(folder.parent)
            folder.mkdir(mode=0o700, exist_ok=True)
        except FileExistsError as error:
            if not folder.is_dir():
                raise NotADirectoryError(errno.ENOTDIR, "no folder", str(folder)) from error
    return folder


def close_to_others(folder: Path) -> None:
    """What lies in a folder of an earlier version was open to everybody on this computer."""
    if not hasattr(os, "getuid"):
        return
    with suppress(OSError):
        found = folder.stat()
        if found.st_uid == os.getuid() and stat.S_IMODE(found.st_mode) & 0o077:
            folder.chmod(0o700)
