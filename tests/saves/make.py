"""Plays random games by the rules and writes them as saves: the same games each time."""

import random
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from tests.saves import FOLDER
from trakkx_desktop import catalog
from trakkx_desktop.core.draft import Gesture
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import write_save

NAMES = ("Käthe", "Ömer", "王小明", "Zoë-Marie")
BEGUN, ENDED = "2026-11-14T19:30:00.000Z", "2026-11-14T20:15:00.000Z"
WIDE = 40
"""How many of the supplied actions a player looks at."""


@dataclass(frozen=True)
class Wish:
    """`actions`: where the last game stops (None: played to its end); `drafted`: with open drafts."""

    name: str
    game: str
    seats: int
    choices: dict[str, str] = field(default_factory=dict)
    games: int = 1
    actions: int | None = None
    drafted: bool = False
    planned: int = 0
    levels: tuple[int, ...] = (0, 0, 0, 0)


WISHES = (
    Wish("trax-finished", "trax", 2, games=3),
    Wish("trax-unfinished", "trax", 2, games=2, actions=7, planned=5, drafted=True),
    Wish("trax-limited", "trax", 2, {"variant": "limited"}),
    Wish("trax-limited-unfinished", "trax", 2, {"variant": "limited"}, actions=5),
    Wish("trax-die-across", "trax", 2, {"variant": "die", "across": "yes"}),
    Wish("trax-die-unfinished", "trax", 2, {"variant": "die"}, actions=4, drafted=True),
    Wish("trax-solitaire3", "trax", 1, {"variant": "solitaire3"}),
    Wish("trax-solitaire4-unfinished", "trax", 1, {"variant": "solitaire4"}, actions=8),
    Wish("trax-solitaire4", "trax", 1, {"variant": "solitaire4"}),
    Wish("traexx-alone", "traexx", 1),
    Wish("traexx-two-open", "traexx", 2, {"sheets": "open", "start.0": "B", "start.1": "D"}, 2),
    Wish("traexx-three-unfinished", "traexx", 3, actions=19, drafted=True),
    Wish("traexx-four", "traexx", 4, games=3),
    Wish("trakkx-two", "trakkx", 2, games=2),
    Wish("trakkx-two-unfinished", "trakkx", 2, {"hands": "open"}, actions=33, drafted=True),
    Wish("trakkx-three-timer", "trakkx", 3, {"timer": "120"}),
    Wish("trakkx-three-example", "trakkx", 3, {"position": "example2"}, actions=0, drafted=True),
    Wish("trakkx-four-unfinished", "trakkx", 4, games=2, actions=61, planned=4, drafted=True),
    Wish("trakkx-four", "trakkx", 4),
    Wish("trakkx-computers-unfinished", "trakkx", 4, actions=24, levels=(0, 1, 3, 3)),
    Wish("traexx-computers", "traexx", 3, levels=(2, 0, 4)),
    Wish("trax-computer", "trax", 2, levels=(0, 2)),
)


def make(wish: Wish) -> Saved:
    rng = random.Random(wish.name)
    seats = enumerate(zip(NAMES[: wish.seats], wish.levels, strict=False))
    players = tuple(Player(name, mark, level) for mark, (name, level) in seats)
    choices = tuple(wish.choices.items())
    plan = Plan(wish.planned or wish.games, seed=rng.randrange(10**6), choices=choices)
    match = Match(wish.game, catalog.game(wish.game), players, plan)
    for number in range(wish.games):
        last = number == wish.games - 1
        match = match.deal(BEGUN)
        record = play(match.record, rng, wish.actions if last else None)
        match = match.with_record(record, ENDED if record.outcome is not None else "")
    drafts = draft_all(match.record, rng) if wish.drafted else {}
    desks = {seat: tuple(puts[0][0] for puts in drafts[seat]) for seat in drafts}
    saved = Saved(wish.name, "", match, drafts, desks, BEGUN, ENDED)
    return replace(saved, name='Sonntag & "Regen"' if wish.drafted else "")


def play(record: Record, rng: random.Random, actions: int | None) -> Record:
    while record.waiting and (actions is None or len(record.log) < actions):
        seat = rng.choice(record.waiting)
        supply = list(islice(record.game.legal(record.now, seat), WIDE))
        record = record.play(seat, rng.choice(supply))
    return record


def draft_all(record: Record, rng: random.Random) -> dict[int, tuple[Gesture, ...]]:
    """A few gestures of everybody who owes an action."""
    found = {}
    for seat in record.waiting:
        draft: Any = record.game.draft(record.game.mask(record.now, seat), seat)
        gestures: list[Gesture] = []
        for _ in range(20):
            pieces = getattr(draft, "pieces", ("tile", "pen"))
            piece = rng.choice(pieces)
            spots = draft.spots(piece)
            gesture = ((piece, rng.choice(spots)),) if spots else ()
            after = draft.put(*gesture)
            if gesture and not isinstance(after, Refusal) and after != draft and len(gestures) < 4:
                draft = after
                gestures.append(gesture)
        if gestures:
            found[seat] = tuple(gestures)
    return found


def main() -> None:
    for wish in WISHES:
        write_save(FOLDER / f"{wish.name}.trakkx", make(wish))
        (FOLDER / f"{wish.name}.trakkx.bak").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
