"""Random play of any game of the catalog, without knowing it."""

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.record import Record

CAP = 160
"""Actions after which a game without a natural end (unlimited TRAX) is left."""
SUPPLY = 60
"""How many legal actions are looked at before one is chosen."""


@dataclass(frozen=True)
class Case:
    """One game with one set of choices and a number of seats."""

    key: str
    choices: tuple[tuple[str, str], ...]
    seats: int

    @property
    def game(self) -> Game[Any, Any]:
        return catalog.game(self.key)

    def setup(self, seed: int) -> Any:
        return self.game.setup(self.seats, seed % self.seats, seed, dict(self.choices))

    def __str__(self) -> str:
        told = "-".join(value for _, value in self.choices)
        return f"{self.key}-{told}-{self.seats}"


def cases() -> list[Case]:
    """Every registered game with every number of seats: all defaults, then each option's other
    values one at a time."""
    found: dict[Case, None] = {}
    for key in catalog.GAMES:
        game = catalog.game(key)
        plain = [option for option in game.options if not option.per_seat]
        usual = {option.key: option.default for option in plain}
        for changed in [{}, *({o.key: v} for o in plain for v in o.values)]:
            choices = {**usual, **changed}
            for seats in game.seats(choices):
                found[Case(key, tuple(choices.items()), seats)] = None
    return list(found)


def some_action(game: Game[Any, Any], state: Any, seat: int, random: Random) -> Any:
    supply = list(islice(game.legal(state, seat), SUPPLY))
    assert supply, f"seat {seat} waits but has no action"
    return random.choice(supply)


def played(case: Case, seed: int, cap: int = CAP) -> Record:
    """A whole random game, or its first `cap` actions."""
    random = Random(seed)
    record = Record.new(case.game, case.setup(seed))
    while record.waiting and len(record.log) < cap:
        seat = random.choice(record.waiting)
        record = record.play(seat, some_action(case.game, record.now, seat, random))
    return record
