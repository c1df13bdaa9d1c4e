"""Tally: everybody notes a number in turn; for score sheets of any points, in two rankings."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.core.game import Choices, IllegalAction, NotationError, Option, Ranking, Step
from trakkx_desktop.core.outcome import Outcome, ScoreLine
from trakkx_desktop.core.pack import Unpacker, pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal


@dataclass(frozen=True)
class Setup:
    seats: int
    first: Seat
    seed: int


@dataclass(frozen=True)
class State:
    setup: Setup
    noted: tuple[float, ...] = ()


@dataclass(frozen=True)
class Note:
    points: float


@dataclass(frozen=True)
class Draft:
    def spots(self, piece: str) -> tuple[tuple[str, ...], ...]:
        return ()

    def put(self, *puts: tuple[str, tuple[str | int, ...]]) -> "Draft | Refusal":
        return Refusal("nothing")

    def faults(self) -> tuple[Refusal, ...]:
        return ()

    def action(self) -> Note | None:
        return None


class Tally:
    listed = False
    options: tuple[Option, ...] = ()

    def __init__(self, key: str, ranking: Ranking) -> None:
        self.key = key
        self.ranking = ranking
        self._unpacker = Unpacker(Setup, State, Note)

    def seats(self, choices: Choices) -> range:
        return range(1, 5)

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Setup:
        return Setup(seats, 0, seed)

    def start(self, setup: Setup) -> State:
        return State(setup)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (len(state.noted),) if len(state.noted) < state.setup.seats else ()

    def legal(self, state: State, seat: Seat) -> Iterator[Note]:
        if seat in self.waiting(state):
            yield from (Note(float(n)) for n in range(60))

    def check(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        is_fine = seat in self.waiting(state) and isinstance(action, Note)
        return None if is_fine else Refusal("not_waiting", (seat,))

    def apply(self, state: State, seat: Seat, action: Note) -> Step:
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return Step(replace(state, noted=(*state.noted, action.points)))

    def mask(self, state: State, seat: Seat | None) -> State:
        return state

    def draft(self, sight: State, seat: Seat) -> Draft:
        return Draft()

    def outcome(self, state: State) -> Outcome | None:
        if len(state.noted) < state.setup.seats:
            return None
        best = (min if self.ranking is Ranking.LOWEST else max)(state.noted)
        winners = tuple(seat for seat, noted in enumerate(state.noted) if noted == best)
        return Outcome(state.noted, winners, "noted", (ScoreLine("noted", state.noted),))

    def pack(self, thing: Any) -> Any:
        return pack(thing)

    def unpack(self, data: Any) -> Any:
        return self._unpacker.unpack(data)

    def format(self, state: State, action: Note) -> str:
        return f"{action.points:g}"

    def parse(self, state: State, text: str) -> Note:
        try:
            return Note(float(text))
        except ValueError:
            raise NotationError(text) from None
