"""A game as it was played: setup and log; every position is folded from them, undo refolds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from trakkx_desktop.core.game import Game, IllegalAction, Step
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    seat: Seat
    action: Any


@dataclass(frozen=True)
class Record:
    """Immutable; `steps[i]` is what `log[i]` led to, `state(i)` the position before `log[i]`."""

    game: Game[Any, Any]
    setup: Any
    log: tuple[Entry, ...] = ()
    assisted: bool = False
    beginning: Any = field(default=None, repr=False)
    """The position that it begins with; None: the deal of its setup. Only practice has one, never a save."""
    steps: tuple[Step, ...] = field(default=(), repr=False, compare=False)

    @classmethod
    def new(cls, game: Game[Any, Any], setup: Any) -> "Record":
        return cls(game, setup)

    @classmethod
    def replay(
        cls,
        game: Game[Any, Any],
        setup: Any,
        log: tuple[Entry, ...],
        assisted: bool = False,
        beginning: Any = None,
    ) -> "tuple[Record, Refusal | None]":
        """The longest legal beginning of a log, and why it ends there (None: all of it is legal)."""
        record = cls(game, setup, assisted=assisted, beginning=beginning)
        try:
            for longer in record.growing(log):
                record = longer
        except IllegalAction as error:
            return record, error.refusal
        return record, None

    def after(self, log: tuple[Entry, ...]) -> "Record":
        """From the same beginning another way, as far as it is legal."""
        return Record.replay(self.game, self.setup, log, self.assisted, self.beginning)[0]

    def growing(self, entries: Iterable[Entry]) -> "Iterator[Record]":
        """The record after each of these entries; IllegalAction at the first that is not allowed."""
        record = self
        for entry in entries:
            record = record.play(entry.seat, entry.action)
            yield record

    @cached_property
    def first_state(self) -> Any:
        return self.game.start(self.setup) if self.beginning is None else self.beginning

    @property
    def now(self) -> Any:
        """The position after the last entry."""
        return self.steps[-1].state if self.steps else self.first_state

    def state(self, index: int) -> Any:
        """The position after `index` entries."""
        return self.first_state if index == 0 else self.steps[index - 1].state

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.now)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.now)

    def refusal(self, seat: Seat, action: Any) -> Refusal | None:
        if seat not in self.waiting:
            return Refusal("not_waiting", (seat,))
        return self.game.check(self.now, seat, action)

    def play(self, seat: Seat, action: Any) -> "Record":
        """The record with one more entry; IllegalAction where `refusal` is not None."""
        if seat not in self.waiting:
            raise IllegalAction(Refusal("not_waiting", (seat,)))
        step = self.game.apply(self.now, seat, action)
        played = replace(self, log=(*self.log, Entry(seat, action)), steps=(*self.steps, step))
        if "first_state" in self.__dict__:
            played.__dict__["first_state"] = self.first_state
        return played

    def undoable(self, seat: Seat, *, own_turn_only: bool = False) -> int | None:
        """Index of the seat's newest entry if it may be taken back: nothing was revealed since,
        and no later entry depends on a turn order that it made (others' sealed choices may stay).

        A game of one seat may go back past what was revealed; it is then marked as assisted.
        `own_turn_only`: only an entry after which nobody else's turn has begun (a sealed choice).
        """
        for index in range(len(self.log) - 1, -1, -1):
            if self.steps[index].reveals and self.setup.seats > 1:
                return None
            if self.log[index].seat == seat:
                open_still = seat in self.game.waiting(self.state(index)) and not self._moved_on(
                    index
                )
                return index if open_still or not own_turn_only else None
        return None

    def _moved_on(self, index: int) -> bool:
        """Has somebody else come to owe an action through this entry or a later one?"""
        before = set(self.game.waiting(self.state(index)))
        return not set(self.waiting) <= before

    def undo(self, seat: Seat) -> "Record | None":
        """Without the seat's newest entry, the rest refolded; None where that is not allowed."""
        index = self.undoable(seat)
        return None if index is None else self.without((self.log[index],))

    def without(self, taken: "tuple[Entry, ...]") -> "Record | None":
        """Without these entries, the rest refolded; None where the rest would not be legal. What had
        been revealed since the first of them is known now, so the game counts as assisted."""
        places = {id(entry) for entry in taken}
        index = next(i for i, entry in enumerate(self.log) if id(entry) in places)
        helped = self.assisted or any(step.reveals for step in self.steps[index:])
        kept = tuple(entry for entry in self.log if id(entry) not in places)
        record, refusal = Record.replay(self.game, self.setup, kept, helped, self.beginning)
        return record if refusal is None else None
