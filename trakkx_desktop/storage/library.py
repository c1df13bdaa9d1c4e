"""What people do with saved matches: rename, duplicate, delete and take back, correct a name."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.summary import Summary
from trakkx_desktop.storage.errors import BrokenFile, StorageError, storage_errors
from trakkx_desktop.storage.index import list_summaries
from trakkx_desktop.storage.limits import NAME, plain
from trakkx_desktop.storage.places import SUFFIX, Places
from trakkx_desktop.storage.reader import read
from trakkx_desktop.storage.saves import backup_of, new_id, now
from trakkx_desktop.storage.seal import Tree
from trakkx_desktop.storage.trees import edit, lay_down
from trakkx_desktop.storage.whole import whole
from trakkx_desktop.storage.writer import LOCK, move, sweep

KEPT_IN_TRASH = timedelta(days=30)
_NOT_BEFORE = datetime(2026, 1, 1, tzinfo=UTC)
"""A clock that says less is wrong: there was no such app."""
_TIME = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True)
class Trashed:
    """A deleted match, and where it can be fetched back from."""

    path: Path
    id: str
    deleted: datetime


def rename(places: Places, match_id: str, name: str) -> None:
    """Gives the match a name of its own; "" takes it away."""
    edit(places.save_of(match_id), lambda tree: {**tree, "name": plain(name, NAME)})


def duplicate(places: Places, match_id: str) -> str:
    """Id of a second match that is equal to the first up to now."""
    with LOCK:
        tree = whole(read(places.save_of(match_id)))
        copy = new_id(str(tree["game"]))
        lay_down(places.save_of(copy), {**tree, "id": copy, "created": now()})
    return copy


def delete(places: Places, match_id: str) -> Trashed:
    """Moves the match into the trash, whatever state its file is in; `restore` takes that back."""
    deleted = datetime.now(UTC)
    target = _in_trash(places, deleted, match_id)
    with LOCK:
        move(places.save_of(match_id), target)
        _move_backup(places.save_of(match_id), target)
        _move_review(places.review_of(match_id), _review_in_trash(target))
    return Trashed(target, match_id, deleted)


def _in_trash(places: Places, deleted: datetime, match_id: str) -> Path:
    # Not by strftime: before the year 1000 its %Y has fewer digits than strptime asks for.
    time = f"{deleted.year:04}{deleted:{_TIME.removeprefix('%Y')}}"
    return places.trash / f"{time}-{match_id}{SUFFIX}"


def _date_anew(places: Places, trashed: Trashed, time: datetime) -> None:
    """It was deleted under a wrong clock: its thirty days begin now."""
    target = _in_trash(places, time, trashed.id)
    move(trashed.path, target)
    _move_backup(trashed.path, target)
    _move_review(_review_in_trash(trashed.path), _review_in_trash(target))


def restore(places: Places, trashed: Trashed) -> None:
    """StorageError "exists" if a match of that id has come into being meanwhile."""
    with LOCK:
        home = places.save_of(trashed.id)
        move(trashed.path, home)
        _move_backup(trashed.path, home)
        _move_review(_review_in_trash(trashed.path), places.review_of(trashed.id))


def list_trash(places: Places) -> tuple[Trashed, ...]:
    """Last deleted first."""
    found = []
    with storage_errors(places.trash):
        for path in places.trash.glob(f"*{SUFFIX}"):
            time, _, match_id = path.stem.partition("-")
            with suppress(ValueError):
                deleted = datetime.strptime(time, _TIME).replace(tzinfo=UTC)
                found.append(Trashed(path, match_id, deleted))
    return tuple(sorted(found, key=lambda trashed: trashed.deleted, reverse=True))


def tidy(places: Places, time: datetime | None = None) -> None:
    """Empties the trash of what has lain there for 30 days, and sweeps up after killed writers."""
    time = time or datetime.now(UTC)
    with LOCK, suppress(StorageError):
        for trashed in list_trash(places) if time >= _NOT_BEFORE else ():
            if not _NOT_BEFORE <= trashed.deleted <= time:
                _date_anew(places, trashed, time)
            elif time - trashed.deleted > KEPT_IN_TRASH:
                old = trashed.path
                for path in (old, backup_of(old), _review_in_trash(old)):
                    with storage_errors(path):
                        path.unlink(missing_ok=True)
    kept = (places.saves, places.trash, places.reviews, places.broken, places.index.parent)
    for folder in (places.root, *kept):
        sweep(folder)


Seated = dict[str, tuple[Seat, ...]]
"""By match, some of its seats."""


def rename_player(places: Places, old: str, new: str) -> Seated:
    """Corrects a name in every match; returns where it stood. A match that is open needs its own
    correction too, or its next autosave brings the old name back."""
    found = list_summaries(places)
    stood = {s.id: seats for s in found if not s.problem and (seats := _seats(s, old))}
    return name_seats(places, stood, new)


def name_seats(places: Places, stood: Seated, name: str) -> Seated:
    """Whoever sits there is called so from now on; returns where that could be done."""
    done: Seated = {}
    for match_id, seats in stood.items():
        with suppress(BrokenFile):
            edit(places.save_of(match_id), partial(_with_name, seats=seats, name=plain(name, NAME)))
            done[match_id] = seats
    return done


def _seats(summary: Summary, name: str) -> tuple[Seat, ...]:
    """Where a person of this name sits; a computer keeps its own."""
    people = enumerate(summary.players)
    return tuple(seat for seat, p in people if p.name == name and not p.is_computer)


def _with_name(tree: Tree, seats: tuple[Seat, ...], name: str) -> Tree:
    players = [{**p, "name": name} if n in seats else p for n, p in enumerate(tree["players"])]
    return {**tree, "players": players}


def _move_backup(source: Path, target: Path) -> None:
    with suppress(StorageError):
        move(backup_of(source), backup_of(target))


def _review_in_trash(path: Path) -> Path:
    return path.with_suffix(".json")


def _move_review(source: Path, target: Path) -> None:
    """It can be made again: one that lies in the way stays."""
    with suppress(StorageError):
        move(source, target)
