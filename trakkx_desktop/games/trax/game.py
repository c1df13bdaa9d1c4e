"""TRAX as the house knows it: the one protocol of all games, each call passed on to where its rule lives."""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop.core.game import Choices, Game, Option, Ranking, Step
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import notation, packing, rules, score
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.draft import TileDraft
from trakkx_desktop.games.trax.setup import OPTIONS, VARIANTS, Setup, agree, seats_of
from trakkx_desktop.games.trax.state import State, mask


class Trax:
    """Holds nothing: variants are data in the setup."""

    key = "trax"
    listed = True
    ranking = Ranking.WINS
    options: tuple[Option, ...] = OPTIONS

    def seats(self, choices: Choices) -> range:
        variant = choices.get("variant", "unlimited")
        return seats_of(variant) if variant in VARIANTS else range(0)

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
        return mask(state)

    def draft(self, sight: State, seat: Seat) -> TileDraft:
        return TileDraft(sight, seat)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def pack(self, thing: Any) -> Any:
        return pack(thing)

    def unpack(self, data: Any) -> Any:
        return packing.unpack(data)

    def format(self, state: State, action: Action) -> str:
        return notation.write(state, action)

    def parse(self, state: State, text: str) -> Action:
        return notation.read(state, text)


GAME: Game[State, Action] = Trax()
