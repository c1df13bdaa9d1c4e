"""Heap: take one to three counters in turn; who takes the last one wins."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.core.game import (
    Choices,
    Event,
    IllegalAction,
    NotationError,
    Option,
    Ranking,
    Step,
)
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.pack import Unpacker, pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal


@dataclass(frozen=True)
class Setup:
    seats: int
    first: Seat
    seed: int
    size: int


@dataclass(frozen=True)
class State:
    setup: Setup
    left: int
    turn: Seat


@dataclass(frozen=True)
class Take:
    count: int


@dataclass(frozen=True)
class Taken(Event):
    seat: Seat
    count: int


@dataclass(frozen=True)
class Draft:
    left: int
    marked: frozenset[int] = frozenset()

    def spots(self, piece: str) -> tuple[tuple[str, ...], ...]:
        return (("hand",), ("heap",)) if self._has(piece) else ()

    def _has(self, piece: str) -> bool:
        return piece.isdecimal() and int(piece) < self.left

    def put(self, *puts: tuple[str, tuple[str | int, ...]]) -> "Draft | Refusal":
        marked = set(self.marked)
        for piece, spot in puts:
            if not self._has(piece) or spot not in self.spots(piece):
                return Refusal("no_counter", (piece,), "H1")
            number = int(piece)
            if spot == ("hand",):
                marked.add(number)
            else:
                marked.discard(number)
        if len(marked) > 3:
            return Refusal("too_many", (len(marked),), "H1")
        return replace(self, marked=frozenset(marked))

    def faults(self) -> tuple[Refusal, ...]:
        return () if self.marked else (Refusal("nothing", (), "H1"),)

    def action(self) -> Take | None:
        return Take(len(self.marked)) if self.marked else None


class Heap:
    key = "heap"
    listed = True
    ranking = Ranking.WINS
    options: tuple[Option, ...] = (Option("size", ("7", "12"), "7"),)

    def __init__(self) -> None:
        self._unpacker = Unpacker(Setup, State, Take)

    def seats(self, choices: Choices) -> range:
        return range(1, 5)

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Setup:
        return Setup(seats, first, seed, int(choices.get("size", "7")))

    def start(self, setup: Setup) -> State:
        return State(setup, setup.size, setup.first)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def legal(self, state: State, seat: Seat) -> Iterator[Take]:
        if seat in self.waiting(state):
            for count in range(1, min(3, state.left) + 1):
                yield Take(count)

    def check(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if seat not in self.waiting(state):
            return Refusal("not_waiting", (seat,))
        if not isinstance(action, Take) or not 1 <= action.count <= min(3, state.left):
            return Refusal("too_many", (), "H1")
        return None

    def apply(self, state: State, seat: Seat, action: Take) -> Step:
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        after = replace(state, left=state.left - action.count, turn=(seat + 1) % state.setup.seats)
        return Step(after, (Taken(seat, action.count),))

    def mask(self, state: State, seat: Seat | None) -> State:
        return state

    def draft(self, sight: State, seat: Seat) -> Draft:
        return Draft(sight.left)

    def outcome(self, state: State) -> Outcome | None:
        if state.left:
            return None
        seats = state.setup.seats
        winner = (state.turn - 1) % seats
        return Outcome(tuple(float(s == winner) for s in range(seats)), (winner,), "last")

    def pack(self, thing: Any) -> Any:
        return pack(thing)

    def unpack(self, data: Any) -> Any:
        return self._unpacker.unpack(data)

    def format(self, state: State, action: Take) -> str:
        return str(action.count)

    def parse(self, state: State, text: str) -> Take:
        if text not in ("1", "2", "3"):
            raise NotationError(text)
        return Take(int(text))


GAME = Heap()
