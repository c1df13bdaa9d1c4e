"""Several games with the same people on one score sheet."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from trakkx_desktop.core.chance import SEEDS, Chance
from trakkx_desktop.core.game import Game, Ranking
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.refusal import Refusal

ORIGINS = ("import", "example", "position", "lesson", "puzzle")
"""A record of others, a position from the booklet, one that was looked back at; a lesson and a puzzle, which
are never kept."""


DAY = "day"
"""A choice that no game knows: this is the deal of that day (an ISO date); another deal is not."""


@dataclass(frozen=True)
class Plan:
    """What was agreed on the new-game page."""

    games: int = 1
    first: Seat = 0
    rotate: bool = True
    """Who begins the next game: the next seat, or always `first`."""
    undo_any: bool = False
    """Undo into earlier turns by agreement, or only within the own turn."""
    seed: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    hints: bool = True
    """May anybody ask the computer what it would do?"""


@dataclass(frozen=True)
class Sitting:
    """One game of the match: its record, when it was begun and ended (ISO times), a note on the sheet."""

    record: Record
    begun: str = ""
    ended: str = ""
    note: str = ""


@dataclass(frozen=True)
class Match:
    """Immutable. `sittings[-1]` is the game on the table."""

    key: str
    game: Game[Any, Any]
    players: tuple[Player, ...]
    plan: Plan
    sittings: tuple[Sitting, ...] = ()
    origin: str = ""
    """"" for a match that was begun as a game; else where it comes from, one of ORIGINS: it is kept
    apart and counts for nobody."""

    @classmethod
    def practice(
        cls, game: Game[Any, Any], players: tuple[Player, ...], position: Any, origin: str
    ) -> "Match":
        """One game that begins with this position, to learn from; it is never saved."""
        record = Record(game, position.setup, beginning=position)
        return cls(game.key, game, players, Plan(), (Sitting(record),), origin)

    @property
    def is_practice(self) -> bool:
        return self.origin in ("lesson", "puzzle")

    @property
    def is_open(self) -> bool:
        """Nothing in its game is secret any more: it is over, or a record of others."""
        return self.record.outcome is not None or self.origin in ("import", "position")

    @property
    def sitting(self) -> Sitting:
        return self.sittings[-1]

    @property
    def record(self) -> Record:
        return self.sitting.record

    def setup_of(self, number: int) -> Any:
        """The setup of game `number` (from 0), or a Refusal: each has its own seed and beginner."""
        shift = number if self.plan.rotate else 0
        first = (self.plan.first + shift) % len(self.players)
        seed = self.plan.seed
        for _ in range(number):
            seed = Chance(seed).below(SEEDS)[0]
        return self.game.setup(len(self.players), first, seed, dict(self.plan.choices))

    def refusal(self) -> Refusal | None:
        """Why this match cannot begin."""
        if len(self.players) not in self.game.seats(dict(self.plan.choices)):
            return Refusal("seats", (len(self.players),))
        setup = self.setup_of(0)
        return setup if isinstance(setup, Refusal) else None

    def deal(self, begun: str = "") -> "Match":
        """The match with its next game on the table."""
        record = Record.new(self.game, self.setup_of(len(self.sittings)))
        return replace(self, sittings=(*self.sittings, Sitting(record, begun)))

    def with_record(self, record: Record, ended: str = "") -> "Match":
        """The match with the game on the table gone on (or back)."""
        sitting = replace(self.sitting, record=record, ended=ended)
        return replace(self, sittings=(*self.sittings[:-1], sitting))

    @cached_property
    def open(self) -> "Match":
        """`masked`, made once: it is asked for often."""
        return self.masked()

    def masked(self) -> "Match":
        """What everybody may see: the open game without its log, no seed that would tell the deal.
        Finished games lie open."""
        plan = replace(self.plan, seed=0)
        if not self.sittings or self.record.outcome is not None:
            return replace(self, plan=plan)
        blank = replace(
            self.sitting, record=Record.new(self.game, replace(self.record.setup, seed=0))
        )
        return replace(self, plan=plan, sittings=(*self.sittings[:-1], blank))

    def with_note(self, number: int, note: str) -> "Match":
        """The match with a note on the sheet beside game `number` (from 0)."""
        noted = replace(self.sittings[number], note=note)
        return replace(
            self, sittings=(*self.sittings[:number], noted, *self.sittings[number + 1 :])
        )

    def with_player(self, seat: Seat, player: Player) -> "Match":
        """The match with somebody else in a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def renamed(self, told: "Match") -> "Match":
        """With other names, notes or number of games, as told; what was played stays."""
        notes = zip(self.sittings, told.sittings, strict=True)
        return replace(
            self,
            players=told.players,
            plan=replace(self.plan, games=told.plan.games),
            sittings=tuple(replace(own, note=other.note) for own, other in notes),
        )

    def forked(self, entries: int, players: tuple[Player, ...], begun: str) -> "Match":
        """A match of its own that goes on after so many entries of the game on the table; counts for nobody."""
        log = self.record.log[:entries]
        record, _ = Record.replay(self.game, self.record.setup, log)
        plan = replace(self.plan, games=1)
        return Match(self.key, self.game, players, plan, (Sitting(record, begun),), "position")

    def analysed(self) -> "Match":
        """For trying out both sides by hand; it is never kept."""
        players = tuple(replace(player, level=0) for player in self.players)
        return replace(self, players=players, plan=Plan(undo_any=True), origin="puzzle")

    def with_name(self, seat: Seat, name: str) -> "Match":
        """The match with the name of a player corrected."""
        return self.with_player(seat, replace(self.players[seat], name=name))

    def end_early(self) -> "Match":
        """The match without the games that are not finished by now: the totals of now decide."""
        return replace(self, plan=replace(self.plan, games=len(self.outcomes)))

    def up_to(self, number: int) -> "Match":
        """The match as it was when game `number` (from 0) was its last."""
        plan = replace(self.plan, games=number + 1)
        return replace(self, plan=plan, sittings=self.sittings[: number + 1])

    def again(self, seed: int) -> "Match":
        """A new match of the same people by the same plan; the next seat begins."""
        first = (self.plan.first + 1) % len(self.players)
        choices = tuple(choice for choice in self.plan.choices if choice[0] != DAY)
        plan = replace(self.plan, seed=seed, first=first, choices=choices)
        return replace(self, plan=plan, sittings=())

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Of the finished games, in order."""
        found = (s.record.outcome for s in self.sittings)
        return tuple(o for o in found if o is not None)

    @property
    def totals(self) -> tuple[float, ...]:
        return tuple(
            sum(o.scores[seat] for o in self.outcomes) for seat in range(len(self.players))
        )

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """All with the best total; nobody before the first game has ended, nor in a lost solitaire."""
        if not self.outcomes or (len(self.players) == 1 and not self.outcomes[-1].winners):
            return ()
        best = (min if self.game.ranking is Ranking.LOWEST else max)(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def is_over(self) -> bool:
        """All games are played, or (best of N) nobody can catch up any more."""
        played, games = len(self.outcomes), self.plan.games
        if played < len(self.sittings) or not self.sittings:
            return False
        if played >= games:
            return True
        if self.game.ranking is not Ranking.WINS or len(self.players) < 2:
            return False
        ordered = sorted(self.totals)
        return ordered[-1] - ordered[-2] > games - played
