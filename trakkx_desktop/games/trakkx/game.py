"""TRAKKX as the one protocol sees it; each rule lives in the module that this one calls."""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop.core.draft import Draft
from trakkx_desktop.core.game import Choices, Game, Option, Ranking, Step
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.pack import pack
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import notation, packing, rules, score, setup
from trakkx_desktop.games.trakkx.actions import Action
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.setup import OPTIONS, Setup
from trakkx_desktop.games.trakkx.state import State, mask


class Trakkx:
    key = "trakkx"
    listed = False
    ranking = Ranking.LOWEST
    options: tuple[Option, ...] = OPTIONS

    def seats(self, choices: Choices) -> range:
        return setup.seats_of(choices)

    def setup(self, seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
        return setup.agree(seats, first, seed, choices)

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

    def draft(self, sight: State, seat: Seat) -> Draft[Action]:
        """A choice of tokens while this seat owes one to a swap, else the table."""
        if sight.sealed is not None and seat in rules.waiting(sight):
            return GiveDraft(sight.hands[seat])
        return LayDraft.of(sight, seat)

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


GAME: Game[State, Action] = Trakkx()
