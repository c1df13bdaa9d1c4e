"""Names used before, with the mark each person likes and who was the youngest."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from trakkx_desktop.core.player import MARKS, Person, Player
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.storage.jsonfile import read_object, write_object
from trakkx_desktop.storage.library import Seated, name_seats, rename_player
from trakkx_desktop.storage.limits import NAME, WORD, plain
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.progress import (
    Everybody,
    carry_progress,
    forget_progress,
    put_back_progress,
)
from trakkx_desktop.storage.writer import LOCK

MOST = 1000


def load_people(places: Places) -> tuple[tuple[Person, ...], Trouble | None]:
    """Last seen first."""
    found, trouble = read_object(places.people, places.broken)
    return _in_order(people_in(found)), trouble


def people_in(found: Mapping[str, Any]) -> list[Person]:
    """Entries that cannot be are left out."""
    told = found.get("people")
    people = [_person(each) for each in told[:MOST]] if isinstance(told, list) else []
    return [person for person in people if person is not None]


def save_people(places: Places, people: Iterable[Person]) -> None:
    """StorageError."""
    told = [
        {"name": plain(p.name, NAME), "mark": p.mark, "youngest": p.youngest, "last": p.last}
        for p in people
    ]
    write_object(places.people, {"people": told[:MOST]}, places.broken)


def seated(
    people: Iterable[Person], players: Sequence[Player], youngest: str, time: str
) -> tuple[Person, ...]:
    """The people once these players have sat down at a table; nameless ones are not remembered."""
    here = {
        p.name: Person(p.name, p.mark, p.name == youngest, time)
        for p in players
        if p.name and not p.is_computer
    }
    return _in_order([*here.values(), *(p for p in people if p.name not in here)])


@dataclass(frozen=True)
class Merging:
    """What was done to make two names one, so that it can be taken back."""

    wrong: str
    right: str
    stood: Seated
    """Where the wrong name stood."""
    people: tuple[Person, ...]
    """Everybody as they were before."""
    learned: Everybody = field(default_factory=dict)
    """What the two had learned before."""


def part(places: Places, merging: Merging) -> None:
    """Takes a merging back: those who were somebody else are so again."""
    name_seats(places, merging.stood, merging.wrong)
    with LOCK:
        people, _ = load_people(places)
        two = {merging.wrong, merging.right}
        others = [person for person in people if person.name not in two]
        save_people(places, [*(p for p in merging.people if p.name in two), *others])
        put_back_progress(places, (merging.wrong, merging.right), merging.learned)


def merge(places: Places, wrong: str, right: str) -> Merging:
    """Two spellings become one person, in the list, in every match and in what was learned."""
    changed = rename_player(places, wrong, right)
    with LOCK:
        people, _ = load_people(places)
        known = {person.name: person for person in people}
        gone = known.pop(wrong, None)
        if gone is not None:
            stays = known.get(right, replace(gone, name=right))
            known[right] = replace(stays, last=max(stays.last, gone.last))
            save_people(places, _in_order(known.values()))
        learned = carry_progress(places, wrong, right)
    return Merging(wrong, right, changed, people, learned)


def forget(places: Places, name: str) -> Seated:
    """Deletes a person: their results stay, under no name (the view says "player"). Returns where."""
    changed = rename_player(places, name, "")
    with LOCK:
        people, _ = load_people(places)
        save_people(places, (person for person in people if person.name != name))
        forget_progress(places, name)
    return changed


def _in_order(people: Iterable[Person]) -> tuple[Person, ...]:
    return tuple(sorted(people, key=lambda person: person.last, reverse=True))


def _person(told: Any) -> Person | None:
    try:
        person = Person(told["name"], told["mark"], told["youngest"], told["last"])
    except (TypeError, KeyError):
        return None
    fits = (
        isinstance(person.name, str)
        and person.name
        and type(person.mark) is int
        and person.mark in range(MARKS)
        and type(person.youngest) is bool
        and isinstance(person.last, str)
    )
    if not fits:
        return None
    return replace(person, name=plain(person.name, NAME), last=plain(person.last, WORD))
