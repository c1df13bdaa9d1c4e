"""One decision: what the seat sees, how much work and time it has, and the lots it draws."""

import time

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL, DRAWS, HIDDEN, SWAPS, Token, is_number
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.faces import counts, face_of
from trakkx_desktop.players.trakkx.levels import SHARPNESS, Sharpness
from trakkx_desktop.players.trakkx.lots import Lots
from trakkx_desktop.players.trakkx.outlook import Outlook, numbers_of
from trakkx_desktop.players.trakkx.outs import waits

SHARE = 0.85
"""Part of the given seconds that goes into thinking; the rest is for the smallest change and the verdict."""


class Turn:
    def __init__(
        self, sight: State, seat: Seat, level: int, seed: int, limit: Limit, stop: Stop
    ) -> None:
        self.sight: State = sight
        self.seat: Seat = seat
        self.sharp: Sharpness = SHARPNESS[level]
        self.lots: Lots = Lots(seed)
        self.seed: int = seed
        self.laying: Laying = numbers_of(sight, seat)
        self._work: int | None = limit.work
        self.tries: int = self.sharp.tries
        """For the main question of the turn; all others together get about twice as many."""
        if limit.work is not None:
            self.tries = min(self.tries, limit.work // 3)
        self._stop: Stop = stop
        self._end: float | None = None
        if limit.seconds is not None:
            self._end = time.monotonic() + limit.seconds * SHARE

    def is_over(self) -> bool:
        """Must the thinking end now?"""
        return self._stop() or (self._end is not None and time.monotonic() > self._end)

    def spend(self, tries: int) -> int:
        """So many tries, or as many as the work limit still allows."""
        if self._work is None:
            return tries
        granted = min(tries, self._work)
        self._work -= granted
        return granted

    def outlook(self, laying: Laying, tries: int, known: Outlook | None = None) -> Outlook:
        """What that hand could lay, after at most so many tries."""
        dear = self._waits(laying) if self.sharp.plans else None
        made = Outlook(laying, self.seed, known, dear, self.is_over)
        if self.sharp.regroups:
            made.solver.search(self.spend(tries), self.is_over)
        return made

    def waits_of(self, laying: Laying, stuck: tuple[Token, ...]) -> list[int]:
        """What it costs if these of a hand stay, one by one."""
        waiting = self._waits(laying)
        return [waiting[face_of(token)] for token in stuck]

    def _waits(self, laying: Laying) -> list[int]:
        """What each token of a hand would cost if it stayed, given what is still to come."""
        hand = counts(laying.hand)
        together = counts((*laying.hand, *laying.before.values()))
        shown = counts(t for t in self.sight.display if is_number(t) and t not in laying.hand)
        return waits(together, shown, counts(self.unseen()), hand)

    @property
    def hand(self) -> tuple[Token, ...]:
        return self.sight.hands[self.seat]

    @property
    def swaps(self) -> list[Token]:
        return [token for token in self.hand if token in SWAPS]

    @property
    def draws(self) -> list[Token]:
        return [token for token in self.hand if token in DRAWS]

    @property
    def actions(self) -> int:
        """Action tokens in the hand: a turn for each."""
        return len(self.swaps) + len(self.draws)

    def others(self) -> list[Seat]:
        """Everybody else, the next in turn first."""
        seats = self.sight.setup.seats
        return [(self.seat + step) % seats for step in range(1, seats)]

    def nearest_out(self) -> Seat:
        """The other player with the fewest tokens."""
        return min(self.others(), key=lambda seat: len(self.sight.hands[seat]))

    def unseen(self) -> list[Token]:
        """Number tokens that may be in the bag or in a hidden hand."""
        seen = {*self.sight.display, *self.sight.box, *self.sight.table.values()}
        seen.update(t for hand in self.sight.hands for t in hand if t != HIDDEN)
        return [token for token in ALL if is_number(token) and token not in seen]
