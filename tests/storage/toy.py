"""A game small enough to be seen through: take one to three stones; who takes the last one wins."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.catalog import UnknownGame
from trakkx_desktop.core import pack
from trakkx_desktop.core.draft import Piece, Put, Spot
from trakkx_desktop.core.game import Choices, Game, IllegalAction, Option, Ranking, Step
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.storage.saved import Saved

STONES = {"few": 6, "many": 4000}


@dataclass(frozen=True)
class Setup:
    seats: int
    first: Seat
    seed: int
    stones: int


@dataclass(frozen=True)
class State:
    setup: Setup
    left: int
    turn: Seat


@dataclass(frozen=True)
class Take:
    stones: int


@dataclass(frozen=True)
class TakeDraft:
    left: int
    hand: int = 0

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        return (("hand",),) if piece == "stone" and self.hand < 3 else ()

    def put(self, *puts: Put) -> "TakeDraft | Refusal":
        if any(put != ("stone", ("hand",)) for put in puts) or self.hand + len(puts) > 3:
            return Refusal("no")
        return replace(self, hand=self.hand + len(puts))

    def faults(self) -> tuple[Refusal, ...]:
        return () if self.hand else (Refusal("empty"),)

    def action(self) -> Take | None:
        return Take(self.hand) if self.hand else None


class Stones:
    key = "stones"
    listed = True
    ranking = Ranking.WINS
    options: tuple[Option, ...] = (Option("stones", tuple(STONES), "few"),)
    unpacker = pack.Unpacker(Setup, State, Take)

    def seats(self, choices: Choices) -> range:
        return range(1, 5)

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
        stones = choices.get("stones", "few")
        if stones not in STONES:
            return Refusal("choice", (stones,))
        return Setup(seats, first, seed, STONES[stones])

    def start(self, setup: Setup) -> State:
        return State(setup, setup.stones, setup.first)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def legal(self, state: State, seat: Seat) -> Iterator[Take]:
        return (Take(n) for n in (1, 2, 3) if n <= state.left)

    def check(self, state: State, seat: Seat, action: Take) -> Refusal | None:
        return None if 1 <= action.stones <= min(3, state.left) else Refusal("stones")

    def apply(self, state: State, seat: Seat, action: Take) -> Step:
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        turn = (state.turn + 1) % state.setup.seats
        return Step(State(state.setup, state.left - action.stones, turn))

    def mask(self, state: State, seat: Seat | None) -> State:
        return state

    def draft(self, sight: State, seat: Seat) -> TakeDraft:
        return TakeDraft(sight.left)

    def outcome(self, state: State) -> Outcome | None:
        if state.left:
            return None
        seats = state.setup.seats
        winner = (state.turn - 1) % seats
        scores = tuple(float(seat == winner) for seat in range(seats))
        return Outcome(scores, (winner,), "last", (ScoreLine("stone", scores, ("grey", 1)),))

    def pack(self, thing: Any) -> Any:
        return pack.pack(thing)

    def unpack(self, data: Any) -> Any:
        return self.unpacker.unpack(data)

    def format(self, state: State, action: Take) -> str:
        return str(action.stones)

    def parse(self, state: State, text: str) -> Take:
        return Take(int(text))


GAME: Game[State, Take] = Stones()


def game_of(key: str) -> Game[Any, Any]:
    if key != GAME.key:
        raise UnknownGame(key)
    return GAME


def match(
    *games: str, names: tuple[str, ...] = ("Anna", "Ben"), planned: int = 3, many: bool = False
) -> Match:
    """Games as strings of how many stones were taken: `match("123", "3")`; from `many` of them."""
    players = tuple(Player(name, mark) for mark, name in enumerate(names))
    choices = (("stones", "many"),) if many else ()
    out = Match(GAME.key, GAME, players, Plan(games=planned, seed=7, choices=choices))
    for taken in games:
        out = out.deal("2026-11-16T20:00:00Z")
        for stones in taken:
            out = out.with_record(out.record.play(out.record.waiting[0], Take(int(stones))))
        if out.record.outcome is not None:
            out = out.with_record(out.record, "2026-11-16T21:00:00Z")
    return out


def saved(*games: str, **changes: Any) -> Saved:
    """The same id and times each time, so that equal play is an equal file."""
    time = "2026-11-16T20:00:00.000Z"
    plain = Saved("2026-11-16-200000-stones-abc", "", match(*games), {}, {}, time, time)
    return replace(plain, **changes)
