"""Everything as one zip file, and back on another computer: merged, nothing twice, nothing lost.

The archive is outside data: entries are known by their names, never written to the paths they
name, and read only up to the size of a real save.
"""

import json
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from trakkx_desktop.core.history import Merged
from trakkx_desktop.core.trouble import EXPORT, SAVE
from trakkx_desktop.storage.beside import put_beside
from trakkx_desktop.storage.errors import BrokenFile, StorageError, errors_of, storage_errors
from trakkx_desktop.storage.feats import join_feats
from trakkx_desktop.storage.people import load_people, people_in, save_people
from trakkx_desktop.storage.places import SUFFIX, Places
from trakkx_desktop.storage.progress import join_progress, progress_in
from trakkx_desktop.storage.reader import LIMIT, read
from trakkx_desktop.storage.reviews import take_review
from trakkx_desktop.storage.saved import ID
from trakkx_desktop.storage.saves import backup_of
from trakkx_desktop.storage.seal import Tree
from trakkx_desktop.storage.trees import content, is_continued, lay_down
from trakkx_desktop.storage.whole import whole
from trakkx_desktop.storage.writer import LOCK, write, writing

_ENTRIES = 100_000
_WHOLE = 2 * 1024**3
"""Bytes that an archive may unpack to."""
_BAD_ZIP = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    RuntimeError,
    EOFError,
    ValueError,
    LookupError,
    ArithmeticError,
    AttributeError,
    TypeError,
    MemoryError,
    OSError,
)
"""What `zipfile` raises over damaged, encrypted or strangely packed archives (OSError: an offset
that leads out of the file; LookupError: an extra field that ends too soon)."""


def export_all(places: Places, path: Path) -> int:
    """Writes the archive and returns the number of matches in it; StorageError."""
    with storage_errors(places.saves):
        saves = sorted(places.saves.glob(f"*{SUFFIX}"))
    count = 0
    with (
        errors_of(EXPORT, path),
        writing(path, private=False) as file,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for name, source in (
            *((f"saves/{save.name}", save) for save in saves),
            *((f"reviews/{save.stem}.json", places.review_of(save.stem)) for save in saves),
            *((extra.name, extra) for extra in _extras(places)),
        ):
            data = _read_if_there(source)
            if data is not None:
                archive.writestr(name, data)
                count += source.suffix == SUFFIX
    return count


def _extras(places: Places) -> tuple[Path, ...]:
    return places.people, places.progress, places.feats, places.settings


def _read_if_there(path: Path) -> bytes | None:
    """Matches may be deleted while the archive is being written."""
    try:
        return read(path)
    except StorageError as error:
        if error.code == "missing":
            return None
        raise


def import_all(places: Places, path: Path) -> Merged:
    """Brings the archive's matches and people in; settings only where there are none yet.
    BrokenFile if it is no archive of ours, StorageError if the disk does not let us."""
    merging = _Merging(places)
    with errors_of(SAVE, path), storage_errors(path), path.open("rb") as file:
        try:
            archive = zipfile.ZipFile(file)
        except _BAD_ZIP as error:
            raise BrokenFile("no_backup", str(error), path) from None
        for name, data in _entries(archive, merging):
            merging.take(name, data)
    if not merging.seen:
        raise BrokenFile("no_backup", "nothing of ours is in it", path)
    return merging.result()


def _entries(
    archive: zipfile.ZipFile, merging: "_Merging"
) -> Iterator[tuple[PurePosixPath, bytes]]:
    left = _WHOLE
    for info in archive.infolist()[:_ENTRIES]:
        name = PurePosixPath(info.filename)
        if info.filename.endswith("/") or not _is_ours(name):
            continue
        try:
            if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise zipfile.BadZipFile("packed in an unknown way")
            with archive.open(name=info, mode="r") as entry:
                data = entry.read(LIMIT + 1)
        except _BAD_ZIP as error:
            merging.refuse(name, str(error) or "cannot be unpacked")
            continue
        left -= len(data)
        if len(data) > LIMIT or left < 0:
            merging.refuse(name, "too large")
            continue
        yield name, data


def _is_ours(name: PurePosixPath) -> bool:
    if len(name.parts) == 1:
        return name.name in {extra.name for extra in _extras(Places(Path()))}
    return len(name.parts) == 2 and (name.parts[0], name.suffix) in (
        ("saves", SUFFIX),
        ("reviews", ".json"),
    )


class _Merging:
    """One import under way."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.seen = 0
        self._refused: list[tuple[str, str]] = []
        self._sorted: dict[str, list[str]] = {
            "added": [],
            "replaced": [],
            "kept": [],
            "skipped": [],
        }

    def result(self) -> Merged:
        lists = {key: tuple(ids) for key, ids in self._sorted.items()}
        return Merged(**lists, refused=tuple(self._refused))

    def refuse(self, name: PurePosixPath, why: str) -> None:
        self.seen += 1
        self._refused.append((name.name, why))

    def take(self, name: PurePosixPath, data: bytes) -> None:
        self.seen += 1
        with LOCK:
            if name.name == "people.json":
                self._take_people(data)
            elif name.name == "progress.json":
                join_progress(self.places, progress_in(_object(data)))
            elif name.name == "feats.json":
                join_feats(self.places, _object(data))
            elif name.name == "settings.json":
                self._take_settings(data)
            elif name.parts[0] == "reviews":
                self._take_review(name.stem, data)
            else:
                self._take_save(name, data)

    def _take_people(self, data: bytes) -> None:
        here, _ = load_people(self.places)
        known = {person.name for person in here}
        new = [p for p in people_in(_object(data)) if p.name not in known]
        if new:
            save_people(self.places, (*here, *new))

    def _take_settings(self, data: bytes) -> None:
        if _object(data) and not self.places.settings.exists():
            write(self.places.settings, data)

    def _take_review(self, match_id: str, data: bytes) -> None:
        if ID.fullmatch(match_id) and self.places.save_of(match_id).exists():
            take_review(self.places, match_id, data)

    def _take_save(self, name: PurePosixPath, data: bytes) -> None:
        try:
            tree = whole(data)
        except BrokenFile as error:
            self._refused.append((name.name, str(error)))
            return
        match_id = name.stem if ID.fullmatch(name.stem) else str(tree["id"])
        self._sorted[self._put(match_id, {**tree, "id": match_id})].append(match_id)

    def _put(self, match_id: str, tree: Tree) -> str:
        """Returns which list of the result the match belongs to."""
        home = self.places.save_of(match_id)
        if not home.exists():
            lay_down(home, tree)
            return "added"
        try:
            here = whole(read(home))
        except BrokenFile:
            return self._put_beside(match_id, tree)
        if content(here) == content(tree) or is_continued(tree, here):
            return "skipped"
        if not is_continued(here, tree):
            if tree.get("changed", "") <= here.get("changed", ""):
                return self._put_beside(match_id, tree)
            self._put_beside(match_id, here)
        lay_down(home, tree, backup_of(home))
        return "replaced"

    def _put_beside(self, match_id: str, tree: Tree) -> str:
        return "kept" if put_beside(self.places, match_id, tree) else "skipped"


def _object(data: bytes) -> dict[str, Any]:
    """The JSON object of a small file; an empty one if it is none."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
