"""What everybody has learned and solved: one small JSON file; what cannot be is left out."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from typing import Any

from trakkx_desktop.core.progress import MOST_STARS, WHOLE, Change, Marks, Progress, better
from trakkx_desktop.core.trouble import HOUSE, Trouble
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.jsonfile import read_object, write_object
from trakkx_desktop.storage.limits import NAME, plain
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.writer import LOCK, set_aside

FORMAT = 1
MOST_PEOPLE = 1000
MOST = 20_000
"""Entries of one list: fifty years of days."""
LONGEST = 100
"""Characters of a game, a lesson or a puzzle."""
HIGHEST = 1_000_000

Everybody = Mapping[str, Progress]
"""By name; "" is whoever has none yet."""


def load_progress(places: Places) -> tuple[Everybody, Trouble | None]:
    """A file of another format is kept aside like a damaged one."""
    found, trouble = read_object(places.progress, places.broken)
    if trouble is None and found and found.get("format") != FORMAT:
        aside = None
        with suppress(StorageError):
            aside = set_aside(places.progress, places.broken)
        trouble = Trouble(HOUSE, "broken", places.progress, {"aside": aside})
    return progress_in(found), trouble


def progress_in(found: Mapping[str, Any]) -> Everybody:
    if found.get("format") != FORMAT:
        return {}
    told = _items(found.get("people"))[:MOST_PEOPLE]
    return {plain(name, NAME): _progress(data) for name, data in told}


def save_progress(places: Places, everybody: Everybody) -> None:
    """StorageError."""
    kept = sorted(everybody.items())[:MOST_PEOPLE]
    people = {plain(name, NAME): _packed(progress) for name, progress in kept}
    write_object(places.progress, {"format": FORMAT, "people": people}, places.broken)


def note_progress(places: Places, person: str, change: Change) -> Everybody:
    """Changes what is on the disk, which somebody else may have changed; StorageError."""
    with LOCK:
        everybody, _ = load_progress(places)
        changed = {**everybody, person: change(everybody.get(person, Progress()))}
        if changed != everybody:
            save_progress(places, changed)
    return changed


def join_progress(places: Places, others: Everybody) -> None:
    """What comes out of a backup: the better of two; StorageError."""
    with LOCK:
        here, _ = load_progress(places)
        joined = {n: better(here.get(n, Progress()), p) for n, p in others.items()}
        if {**here, **joined} != here:
            save_progress(places, {**here, **joined})


def carry_progress(places: Places, old: str, new: str) -> Everybody:
    """Two names become one person. Returns what the two had before; StorageError."""
    with LOCK:
        here, _ = load_progress(places)
        before = {name: here[name] for name in (old, new) if name in here}
        if old in before and old != new:
            both = better(before.get(new, Progress()), before[old])
            save_progress(places, {**_without(here, old), new: both})
    return before


def put_back_progress(places: Places, names: tuple[str, ...], before: Everybody) -> None:
    """Takes a carrying back; StorageError."""
    with LOCK:
        here, _ = load_progress(places)
        if before:
            save_progress(places, {**_without(here, *names), **before})


def forget_progress(places: Places, name: str) -> None:
    """StorageError."""
    with LOCK:
        here, _ = load_progress(places)
        if name in here:
            save_progress(places, _without(here, name))


def _without(everybody: Everybody, *names: str) -> dict[str, Progress]:
    return {name: progress for name, progress in everybody.items() if name not in names}


def _packed(progress: Progress) -> dict[str, Any]:
    return {
        "lessons": progress.lessons,
        "puzzles": progress.puzzles,
        "days": progress.days,
        "rush": progress.rush,
    }


def _progress(data: Any) -> Progress:
    told = data if isinstance(data, dict) else {}
    return Progress(
        lessons=_marks(told.get("lessons"), _is_word, _between(WHOLE, HIGHEST)),
        puzzles=_marks(told.get("puzzles"), _is_word, _between(1, MOST_STARS)),
        days=_marks(told.get("days"), _is_day, _between(-HIGHEST, HIGHEST)),
        rush=_numbers(told.get("rush"), _between(0, HIGHEST)),
    )


Judge = Callable[[Any], bool]


def _marks(data: Any, is_group: Judge, is_worth: Judge) -> Marks:
    found = {group: _numbers(told, is_worth) for group, told in _items(data) if is_group(group)}
    return {group: numbers for group, numbers in found.items() if numbers}


def _numbers(data: Any, is_worth: Judge) -> dict[str, int]:
    return {name: worth for name, worth in _items(data) if _is_word(name) and is_worth(worth)}


def _items(data: Any) -> list[tuple[str, Any]]:
    return list(data.items())[:MOST] if isinstance(data, dict) else []


def _is_word(name: str) -> bool:
    return 0 < len(name) <= LONGEST


def _is_day(name: str) -> bool:
    try:
        return date.fromisoformat(name).isoformat() == name
    except ValueError:
        return False


def _between(low: int, high: int) -> Judge:
    return lambda value: type(value) is int and low <= value <= high
