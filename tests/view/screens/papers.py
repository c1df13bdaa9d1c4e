"""Matches to put on paper: any scores, any names, unfinished ones too."""

from dataclasses import replace

from tests.toy.games.heap import Take
from tests.toy.games.tally import Note
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import new_saved

TOYS = {"heap": "tests.toy", "low": "tests.toy", "high": "tests.toy"}
BEGUN, ENDED = "2026-11-{day:02}T19:30:00.000Z", "2026-11-{day:02}T20:15:00.000Z"


def tally(
    key: str,
    *games: tuple[float, ...],
    names: tuple[str, ...] = ("Anna", "Ben", "Clara"),
    planned: int = 0,
    notes: tuple[str, ...] = (),
    is_open: bool = False,
    day: int = 1,
) -> Match:
    """A match of Low or High with these scores, a game a day; `is_open`: one more has just begun."""
    game = catalog.game(key)
    players = tuple(Player(name, mark % 4) for mark, name in enumerate(names))
    match = Match(key, game, players, Plan(games=planned or len(games), seed=7))
    for number, scores in enumerate(games, day):
        match = match.deal(BEGUN.format(day=number))
        for score in scores:
            record = match.record
            match = match.with_record(record.play(record.waiting[0], Note(float(score))))
        match = match.with_record(match.record, ENDED.format(day=number))
    match = match.deal(BEGUN.format(day=28)) if is_open else match
    return _noted(match, notes)


def heap(
    *takes: str, planned: int = 0, names: tuple[str, ...] = ("Anna", "Ben"), day: int = 1
) -> Match:
    """Heap with the counters taken in each game: heap("331", "322")."""
    players = tuple(Player(name, mark % 4) for mark, name in enumerate(names))
    match = Match("heap", catalog.game("heap"), players, Plan(games=planned or len(takes), seed=7))
    for number, taken in enumerate(takes, day):
        match = match.deal(BEGUN.format(day=number))
        for count in taken:
            record = match.record
            match = match.with_record(record.play(record.waiting[0], Take(int(count))))
        if match.record.outcome is not None:
            match = match.with_record(match.record, ENDED.format(day=number))
    return match


def _noted(match: Match, notes: tuple[str, ...]) -> Match:
    sittings = [replace(s, note=n) for s, n in zip(match.sittings, notes, strict=False)]
    return replace(match, sittings=(*sittings, *match.sittings[len(sittings) :]))


def saved(match: Match, number: int = 0) -> Saved:
    """With an id and a time of its own for each number."""
    made = new_saved(match)
    minute = f"{number % 60:02}"
    day = f"2026-{1 + number // 1700 % 12:02}-{1 + number // 60 % 28:02}"
    time = f"{day}T18:{minute}:00.000Z"
    return replace(
        made, id=f"{day}-18{minute}00-{match.key}-{number:06}", created=time, changed=time
    )
