"""`python -m tests.players.traexx.duel`: level 4 against a planner who plays as if alone at the table.

The solo-minded one has the same search and the tables of the solo game, and sees nothing of the others.
With `--blind` the other one has all of level 4 and sees which numbers are noted, but no line but its own.
"""

import argparse
import sys
import time
from dataclasses import dataclass, replace
from typing import Any

from tests.arena.play import Contestant, Level, play
from tests.arena.table import Tally, line
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx.score import worth
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.games.traexx.state import Note, State
from trakkx_desktop.players.traexx import PLAYER


def alone(sight: State, seat: int) -> State:
    """The same line in a solo game."""
    notes: tuple[Note, ...] = ()
    for note in sight.notes[seat]:
        notes = (*notes, Note(note.number, note.round, worth((notes,), note.number)))
    setup = Setup(1, 0, 0, (sight.setup.starts[seat],))
    return State(setup, sight.deck, sight.round, (sight.routes[seat],), (None,), (notes,))


@dataclass(frozen=True)
class SoloMinded:
    limit: Limit
    name: str = "solo-minded"

    def choose(self, game: Game[Any, Any], sight: Any, seat: int, seed: int) -> Any:
        return list(PLAYER.think(alone(sight, seat), 0, 4, seed, self.limit))[-1].action


@dataclass(frozen=True)
class Blind:
    """Believes that the others still stand at their starts."""

    limit: Limit
    name: str = "blind"

    def choose(self, game: Game[Any, Any], sight: Any, seat: int, seed: int) -> Any:
        starts = [sheet().starts[letter] for letter in sight.setup.starts]
        routes = tuple(
            route if of == seat else (starts[of],) for of, route in enumerate(sight.routes)
        )
        blind = replace(sight, routes=routes)
        return list(PLAYER.think(blind, seat, 4, seed, self.limit))[-1].action


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.players.traexx.duel", description=__doc__
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--work", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blind", action="store_true")
    wished = parser.parse_args(arguments)
    other = Blind if wished.blind else SoloMinded
    limit, tally, began = Limit(work=wished.work), Tally(), time.process_time()
    for number in range(wished.games):
        own = number % wished.seats
        seats: tuple[Contestant, ...] = tuple(
            Level("traexx", 4, limit) if seat == own else other(limit)
            for seat in range(wished.seats)
        )
        played = play("traexx", seats, wished.seed + number // wished.seats, {})
        assert played.outcome is not None
        scores = played.outcome.scores
        others = [score for seat, score in enumerate(scores) if seat != own]
        won = played.outcome.winners
        tally.add((own in won) / len(won), scores[own] - sum(others) / len(others))
    print(line(f"level 4 against {other.name}", tally))
    print(f"{wished.games} games in {time.process_time() - began:.0f} s of CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
