"""One match being played: actions in, `changed` out; the only place that holds the true state."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Event, Refusal
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.session.curtain import after_action, is_private, next_viewer
from trakkx_desktop.session.drafts import OpenDraft
from trakkx_desktop.storage.saves import Saved

PLAYED, UNDONE, DRAFTED, LOOKED = "played", "undone", "drafted", "looked"


@dataclass(frozen=True)
class Change:
    """What `changed` tells: `kind` is one of PLAYED, UNDONE, DRAFTED, LOOKED; events only with PLAYED."""

    kind: str
    events: tuple[Event, ...] = ()
    seat: Seat | None = None


class Session(QObject):
    """Signals: changed(Change) after anything a view shows may be different; refused(Refusal, puts)
    when a drop or an action was not allowed; ended() when the game on the table is over."""

    changed = Signal(object)
    refused = Signal(object, object)
    ended = Signal()

    def __init__(self, saved: Saved, clock: Callable[[], str]) -> None:
        super().__init__()
        self._saved = saved
        self._clock = clock
        self._drafts: dict[Seat, OpenDraft] = {}
        self._undone: list[Entry] = []
        self._peeked: int | None = None
        self.viewer: Seat | None = None
        """Whose eyes the screen is for; None when the game is over."""
        self.is_curtained = False
        self._seat_viewer(None)
        self._reopen_drafts()

    @property
    def match(self) -> Match:
        return self._saved.match

    @property
    def record(self) -> Record:
        return self.match.record

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def is_read_only(self) -> bool:
        return self._saved.read_only

    @property
    def sight(self) -> Any:
        """The position as the viewer may see it; behind the curtain, as everybody may."""
        if self._peeked is not None:
            state = self.record.state(self._peeked)
            return state if self.record.outcome else self.game.mask(state, None)
        return self.game.mask(self.record.now, None if self.is_curtained else self.viewer)

    @property
    def draft(self) -> Any | None:
        """The viewer's half move; None when there is nothing to do or it must not be seen."""
        if self.viewer is None or self.is_curtained or self._peeked is not None:
            return None
        return self._open(self.viewer).now

    @property
    def peeked(self) -> int | None:
        """Index of the looked-back position, None for the present."""
        return self._peeked

    def saved(self) -> Saved:
        """Everything that must survive quitting, drafts included."""
        drafts = {
            seat: tuple(opened.gestures) for seat, opened in self._drafts.items() if opened.gestures
        }
        return replace(self._saved, drafts=drafts, changed=self._clock())

    def desk(self, seat: Seat) -> tuple[str, ...]:
        """The seat's own order of its pieces."""
        return self._saved.desks.get(seat, ())

    def put(self, *puts: Put) -> Refusal | None:
        """One gesture on the viewer's draft."""
        if self.draft is None or self.viewer is None:
            return None
        refusal = self._open(self.viewer).put(puts)
        if refusal is not None:
            self.refused.emit(refusal, puts)
        else:
            self.changed.emit(Change(DRAFTED, seat=self.viewer))
        return refusal

    def finish(self) -> Refusal | None:
        """Submits the draft's action, if it is one."""
        action = self.draft.action() if self.draft is not None else None
        return self.submit(action) if action is not None else None

    def submit(self, action: Any) -> Refusal | None:
        """Plays the viewer's action after checking it on the true state."""
        if (
            self.viewer is None
            or self.is_curtained
            or self._peeked is not None
            or self.is_read_only
        ):
            return None
        refusal = self.record.refusal(self.viewer, action)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        self._undone.clear()
        self._play(self.viewer, action)
        return None

    def arrange(self, seat: Seat, order: tuple[str, ...]) -> None:
        """The seat lays its own pieces in another order: no move, but remembered."""
        self._saved = replace(self._saved, desks={**self._saved.desks, seat: order})
        self.changed.emit(Change(DRAFTED, seat=seat))

    @property
    def has_open_draft(self) -> bool:
        """Has the viewer done anything that is not finished yet?"""
        return self._undoable_draft()

    @property
    def can_undo(self) -> bool:
        return self._undoable_draft() or self.undo_seat() is not None

    @property
    def can_redo(self) -> bool:
        if self.is_curtained or self._peeked is not None:
            return False
        return self._redoable_draft() or bool(self._undone)

    def undo_seat(self) -> Seat | None:
        """Whose last entry the next undo would take back, once the open draft is empty."""
        if not self.record.log or self.is_curtained or self._peeked is not None:
            return None
        seat = self.record.log[-1].seat
        return seat if self.record.undoable(seat) is not None else None

    def undo(self) -> bool:
        """The newest gesture first, then the newest entry of the log."""
        if self._undoable_draft() and self.viewer is not None:
            self._open(self.viewer).undo()
            self.changed.emit(Change(DRAFTED, seat=self.viewer))
            return True
        seat = self.undo_seat()
        return seat is not None and self._take_back(seat)

    def reopen(self, seat: Seat) -> bool:
        """A sealed choice is taken back to be made again (TRÄXX ruling 20)."""
        if self.record.undoable(seat, own_turn_only=True) is None:
            return False
        return self._take_back(seat)

    def redo(self) -> bool:
        if self._redoable_draft() and self.viewer is not None:
            self._open(self.viewer).redo()
            self.changed.emit(Change(DRAFTED, seat=self.viewer))
            return True
        if self.can_redo:
            entry = self._undone.pop()
            self._play(entry.seat, entry.action)
            return True
        return False

    def reset(self) -> bool:
        """The table as it was when the turn began; can be redone."""
        if not self._undoable_draft() or self.viewer is None:
            return False
        self._open(self.viewer).reset()
        self.changed.emit(Change(DRAFTED, seat=self.viewer))
        return True

    def raise_curtain(self) -> None:
        """The next player says that nobody else is looking."""
        if self.is_curtained:
            self.is_curtained = False
            self.changed.emit(Change(LOOKED, seat=self.viewer))

    def look(self, seat: Seat) -> None:
        """Another seat that owes an action takes the screen."""
        if seat != self.viewer and seat in self.record.waiting:
            self._seat_viewer(seat)
            self.changed.emit(Change(LOOKED, seat=seat))

    def cover(self) -> None:
        """Lets the curtain fall (again) if there is something to hide: the window was left."""
        if self.viewer is not None and is_private(self.game, self.record.now, self.viewer):
            self.is_curtained = True
            self.changed.emit(Change(LOOKED, seat=self.viewer))

    def peek(self, index: int | None) -> None:
        """Looks back at the position after `index` entries; None: back to the present."""
        inside = index is not None and 0 <= index < len(self.record.log)
        self._peeked = index if inside else None
        self.changed.emit(Change(LOOKED, seat=self.viewer))

    def deal_next(self) -> None:
        """The next game of the match."""
        self._saved = replace(self._saved, match=self.match.deal(self._clock()), desks={})
        self._drafts.clear()
        self._undone.clear()
        self._peeked = None
        self._seat_viewer(None)
        self.changed.emit(Change(LOOKED, seat=self.viewer))

    def rename(self, match: Match) -> None:
        """Other names, notes or plan for the same games."""
        self._saved = replace(self._saved, match=match)
        self.changed.emit(Change(LOOKED, seat=self.viewer))

    def _play(self, seat: Seat, action: Any) -> None:
        record = self.record.play(seat, action)
        self._drafts.pop(seat, None)
        self._set(record)
        self._forget_stale_drafts()
        hides = is_private(self.game, record.now, seat)
        seats = len(self.match.players)
        self._seat_viewer(seat if hides else after_action(record.waiting, seats, seat))
        self.changed.emit(Change(PLAYED, record.steps[-1].events, seat))
        if record.outcome is not None:
            self.ended.emit()

    def _take_back(self, seat: Seat) -> bool:
        index = self.record.undoable(seat)
        record = self.record.undo(seat)
        if record is None or index is None:
            return False
        self._undone.append(self.record.log[index])
        self._set(record)
        self._drafts.pop(seat, None)
        self._forget_stale_drafts()
        self._seat_viewer(seat if seat in record.waiting else None)
        self.changed.emit(Change(UNDONE, seat=seat))
        return True

    def _set(self, record: Record) -> None:
        over = record.outcome is not None
        match = self.match.with_record(record, self._clock() if over else "")
        self._saved = replace(self._saved, match=match)

    def _seat_viewer(self, wished: Seat | None) -> None:
        """Chooses who looks next, and covers the screen if that one must be alone with it."""
        before = self.viewer
        seats = len(self.match.players)
        if wished is None or wished not in self.record.waiting:
            last = self.viewer if wished is None else wished
            wished = next_viewer(self.record.waiting, seats, last)
        self.viewer = wished
        if wished is None:
            self.is_curtained = False
        elif wished != before:
            self.is_curtained = is_private(self.game, self.record.now, wished)

    def _open(self, seat: Seat) -> OpenDraft:
        if seat not in self._drafts:
            sight = self.game.mask(self.record.now, seat)
            self._drafts[seat] = OpenDraft.begin(self.game, sight, seat)
        return self._drafts[seat]

    def _reopen_drafts(self) -> None:
        for seat, gestures in self._saved.drafts.items():
            if seat in self.record.waiting:
                sight = self.game.mask(self.record.now, seat)
                self._drafts[seat] = OpenDraft.begin(self.game, sight, seat, gestures)

    def _forget_stale_drafts(self) -> None:
        """Drafts of other seats are redone on the new position as far as they still hold."""
        for seat, opened in list(self._drafts.items()):
            if seat in self.record.waiting:
                sight = self.game.mask(self.record.now, seat)
                gestures = tuple(opened.gestures)
                self._drafts[seat] = OpenDraft.begin(self.game, sight, seat, gestures)
            else:
                del self._drafts[seat]

    def _undoable_draft(self) -> bool:
        return self.draft is not None and bool(self._open(self.viewer or 0).gestures)

    def _redoable_draft(self) -> bool:
        return self.draft is not None and bool(self._open(self.viewer or 0).undone)
