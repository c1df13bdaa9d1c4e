"""TRÄXX as the one protocol speaks it; the rules themselves live beside this module."""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop.core.game import Choices, Game, Option, Ranking, Step
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import notation, packing, rules, score
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.setup import OPTIONS, SEATS, Setup, agree
from trakkx_desktop.games.traexx.state import State, mask


class Traexx:
    key = "traexx"
    listed = True
    ranking = Ranking.HIGHEST
    options: tuple[Option, ...] = OPTIONS

    def seats(self, choices: Choices) -> range:
        return SEATS

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
        return agree(seats, first, seed, choices)

    def start(self, setup: Setup) -> State:
        return rules.start(setup)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return rules.waiting(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        return rules.legal(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return rules.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> Step:
        return rules.apply(state, seat, action)

    def mask(self, state: State, seat: Seat | None) -> State:
        return mask(state, seat)

    def draft(self, sight: State, seat: Seat) -> OpenLine:
        return OpenLine(sight.routes[seat], sight.patches, rules.shut(sight, seat))

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def pack(self, thing: Any) -> Any:
        return pack(thing)

    def unpack(self, data: Any) -> Any:
        return packing.unpack(data)

    def format(self, state: State, action: Action) -> str:
        return notation.write(action)

    def parse(self, state: State, text: str) -> Action:
        return notation.read(text)


GAME: Game[State, Action] = Traexx()
