"""One match being played: actions in, `changed` out; the only place that holds the true state."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from trakkx_desktop.core.chance import code_of
from trakkx_desktop.core.draft import Put
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.hint import Hint
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import DRAFTED, HINTED, LOOKED, PLAYED, UNDONE, Change, Turn
from trakkx_desktop.session import curtain
from trakkx_desktop.session.drafts import OpenDraft, gestures_of, redone
from trakkx_desktop.session.lookback import Advice, LookBack
from trakkx_desktop.storage.saved import Saved


class Session(QObject):
    """What it shows of itself is masked (core/sight.py); only `saved` gives the true match, for the disk.

    Signals: changed(Change) after anything a view shows may be different; refused(Refusal, puts)
    when a drop or an action was not allowed."""

    changed = Signal(object)
    refused = Signal(object, object)

    def __init__(self, saved: Saved, clock: Callable[[], str]) -> None:
        super().__init__()
        self._saved = saved
        self._clock = clock
        self._drafts: dict[Seat, OpenDraft] = {}
        self._undone: list[Entry] = []
        self._taken: dict[Seat, Any] = {}
        """Sealed choices taken back behind the curtain, until their own player raises it."""
        self._look = LookBack()
        self._hint: Hint | None = None
        self._raised_by: Seat | None = None
        self._lingers = False
        self._after: Seat | None = None
        self._seen: tuple[tuple[Any, ...], Any] = ((None,), None)
        self.viewer: Seat | None = None
        """Whose eyes the screen is for; None when the game is over."""
        self.is_curtained = False
        self.referee: Callable[[Any], bool] | None = None
        """Whoever leads through practice may turn away an action that the rules allow."""
        self._seat_viewer(None)
        self._drafts = redone(self._record, saved.drafts)

    @property
    def _match(self) -> Match:
        return self._saved.match

    @property
    def _record(self) -> Record:
        return self._match.record

    @property
    def match(self) -> Match:
        return self._match.open

    @property
    def players(self) -> tuple[Player, ...]:
        return self._match.players

    @property
    def game(self) -> Game[Any, Any]:
        return self._match.game

    @property
    def outcome(self) -> Outcome | None:
        """While a position before the end is studied, the game goes on there."""
        return None if self._look.is_studying else self._record.outcome

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self._record.waiting

    @property
    def is_assisted(self) -> bool:
        return self._record.assisted

    @property
    def is_read_only(self) -> bool:
        return self._saved.read_only

    @property
    def code(self) -> str:
        return code_of(self._record.setup.seed)

    @property
    def state(self) -> Any:
        """Asked for dozens of times a frame, so it is kept."""
        key = (self._record, self.viewer, self.is_curtained, self.peeked)
        if key[0] is not self._seen[0][0] or key[1:] != self._seen[0][1:]:
            self._seen = (key, self._masked_now())
        return self._seen[1]

    def _masked_now(self) -> Any:
        if self.peeked is None:
            return self.game.mask(self._record.now, None if self.is_curtained else self.viewer)
        state = self._record.state(self.peeked)
        return state if self._record.outcome else self.game.mask(state, None)

    def state_at(self, index: int) -> Any:
        state, seat = self._record.state(index), None if self.is_curtained else self.viewer
        return self.game.mask(state, seat) if self._record.outcome is None else state

    @property
    def turns(self) -> tuple[Turn, ...]:
        return self._look.turns(self._record)

    def again(self) -> Match:
        """Whoever plays alone has no secrets from anybody."""
        plan = replace(self._match.plan, games=1, first=0, seed=self._record.setup.seed)
        return replace(self._match, plan=plan, sittings=())

    @property
    def draft(self) -> Any | None:
        """The viewer's half move; None when there is nothing to do or it must not be seen."""
        if not self._may_act:
            return None
        return self._open(self.viewer or 0).now

    @property
    def _may_act(self) -> bool:
        """A person who owes an action is looking at the present."""
        seat = self.viewer
        is_present = seat is not None and not self.is_curtained and self.peeked is None
        return is_present and seat in self._people(self._record.waiting)

    @property
    def is_watching(self) -> bool:
        people = self._people(self.waiting)
        return bool(self.waiting) and self.viewer not in people and not self.is_lingering

    @property
    def is_lingering(self) -> bool:
        return self._after is not None

    def linger(self) -> None:
        self._lingers = True

    def go_on(self) -> None:
        if self._after is not None:
            self._seat_viewer(self._after)
            self._changed(Change(LOOKED, seat=self.viewer))

    def _people(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats if not self.players[seat].is_computer)

    @property
    def peeked(self) -> int | None:
        """Index of the looked-back position, None for the present."""
        return self._look.peeked

    @property
    def id(self) -> str:
        """Of the match, on the disk."""
        return self._saved.id

    def saved(self) -> Saved:
        """Everything that must survive quitting, drafts included."""
        drafts = {seat: made for seat, made in gestures_of(self._drafts).items() if made}
        return replace(self._saved, drafts=drafts, changed=self._clock())

    def desk(self, seat: Seat) -> tuple[str, ...]:
        """The seat's own order of its pieces."""
        return self._saved.desks.get(seat, ())

    def put(self, *puts: Put) -> Refusal | None:
        """One gesture on the viewer's draft."""
        if self.draft is None:
            return None
        refusal = self._open(self.viewer or 0).put(puts)
        if refusal is not None:
            self.refused.emit(refusal, puts)
        else:
            self._drafted()
        return refusal

    def finish(self) -> Refusal | None:
        """Submits the draft's action, if it is one."""
        action = self.draft.action() if self.draft is not None else None
        return self.submit(action) if action is not None else None

    def submit(self, action: Any) -> Refusal | None:
        """Plays the viewer's action after checking it on the true state."""
        if self.viewer is None or self.is_read_only or not self._may_act:
            return None
        refusal = self._record.refusal(self.viewer, action)
        if refusal is not None:
            self.refused.emit(refusal, ())
            return refusal
        if self.referee is not None and not self.referee(action):
            self._lingers = False
            self.reset()
            return Refusal("turned_away")
        self._undone.clear()
        self._play(self.viewer, action)
        return None

    def play_for(self, seat: Seat, action: Any) -> Refusal | None:
        """A computer's action, checked like a person's; nobody is told of a refusal but the caller."""
        refusal = self._record.refusal(seat, action)
        if refusal is None:
            self._undone.clear()
            self._play(seat, action)
        return refusal

    def sight_of(self, seat: Seat) -> Any:
        """All that a computer in this seat may know; for whoever thinks, never for a view."""
        return self.game.mask(self._record.now, seat)

    @property
    def hint(self) -> Hint | None:
        return self._hint

    def show_hint(self, hint: Hint | None) -> None:
        """From now on the game counts as assisted."""
        if hint is not None:
            self.assist()
        self._hint = hint
        self.changed.emit(Change(HINTED, seat=self.viewer))

    def assist(self) -> None:
        """Somebody helps: the game counts for no record."""
        if not self._record.assisted:
            self._set(replace(self._record, assisted=True))

    def take_hint(self) -> Refusal | None:
        """Plays what the hint showed; a half move gives way to it."""
        self.reset()
        return self.submit(self._hint.thought.action) if self._hint is not None else None

    def hand_over(self, seat: Seat, player: Player) -> None:
        """Another person or a computer plays on: not the work of one alone, so it counts as assisted."""
        self._saved = replace(self._saved, match=self._match.with_player(seat, player))
        if self._record.log and self.outcome is None:
            self._set(replace(self._record, assisted=True))
        self._drafts.pop(seat, None)
        self._seat_viewer(None)
        self._changed(Change(LOOKED, seat=self.viewer))

    def arrange(self, seat: Seat, order: tuple[str, ...]) -> None:
        """The seat lays its own pieces in another order: no move, but remembered."""
        self._saved = replace(self._saved, desks={**self._saved.desks, seat: order})
        self.changed.emit(Change(DRAFTED, seat=seat))

    @property
    def has_open_draft(self) -> bool:
        """Has the viewer done anything that is not finished yet?"""
        return self.draft is not None and bool(self._open(self.viewer or 0).gestures)

    @property
    def can_undo(self) -> bool:
        return self.has_open_draft or self.undo_seat() is not None

    @property
    def can_redo(self) -> bool:
        if self.is_curtained or self.peeked is not None:
            return False
        return self._redoable_draft() or bool(self._undone)

    def undo_seat(self) -> Seat | None:
        """Whose last entry the next undo would take back, once the open draft is empty."""
        if not self._record.log or self.is_curtained or self.peeked is not None:
            return None
        people = self._people(range(len(self.players)))
        return curtain.undo_seat(self._record, people, self._raised_by)

    @property
    def undo_asks(self) -> Seat | None:
        """Whose finished turn the next undo would go into, if everybody at the table has to agree to it;
        None: it needs nobody's leave, because it is the own open turn, was agreed on, or one plays alone."""
        seat = self.undo_seat()
        if self.has_open_draft or seat is None or self._match.plan.undo_any:
            return None
        is_own = self._record.undoable(seat, own_turn_only=True) is not None
        return None if is_own or len(self._people(range(len(self.players)))) <= 1 else seat

    def undo(self) -> bool:
        """The newest gesture first, then the newest entry of the log."""
        if self.has_open_draft and self.viewer is not None:
            self._open(self.viewer).undo()
            self._drafted()
            return True
        seat = self.undo_seat()
        return seat is not None and self._take_back(seat)

    def reopen(self, seat: Seat) -> bool:
        """A sealed choice is taken back to be made again (TRÄXX ruling 20)."""
        return self._record.undoable(seat, own_turn_only=True) is not None and self._take_back(seat)

    def redo(self) -> bool:
        if self._redoable_draft() and self.viewer is not None:
            self._open(self.viewer).redo()
            self._drafted()
            return True
        if not self.can_redo:
            return False
        entries = [self._undone.pop()]
        while self._undone and self.players[self._undone[-1].seat].is_computer:
            entries.append(self._undone.pop())
        for entry in entries:
            self._play(entry.seat, entry.action)
        return True

    def reset(self) -> bool:
        """The table as it was when the turn began; can be redone."""
        if not self.has_open_draft:
            return False
        self._open(self.viewer or 0).reset()
        self._drafted()
        return True

    def raise_curtain(self) -> None:
        """The next player says that nobody else is looking."""
        if self.is_curtained:
            self.is_curtained, self._raised_by = False, self.viewer
            taken = self._taken.pop(self.viewer, None) if self.viewer is not None else None
            self._changed(Change(LOOKED, seat=self.viewer, taken=taken))

    def look(self, seat: Seat) -> None:
        """Another seat that owes an action takes the screen."""
        if seat != self.viewer and seat in self._people(self._record.waiting):
            self._seat_viewer(seat)
            self._changed(Change(LOOKED, seat=seat))

    def cover(self) -> None:
        """Lets the curtain fall (again) if there is something to hide: the table was left."""
        self.go_on()
        if self.viewer is not None and self._is_private(self.viewer):
            self.is_curtained = True
            self._changed(Change(LOOKED, seat=self.viewer))

    def peek(self, index: int | None) -> None:
        """Looks back at the position after `index` entries; None: back to the present."""
        inside = index is not None and 0 <= index < len(self._record.log)
        self._look.peeked = index if inside else None
        if self._look.advice is not None:
            self._seat_viewer(None)
        self._changed(Change(LOOKED, seat=self.viewer))

    def study(self, advice: Advice | None) -> None:
        """The past is shown as who acted there saw it, with what would have been better; None: no longer."""
        if self._match.is_open:
            before, self._look.advice = self._look.hint(), advice
            self._seat_viewer(None)
            if advice is None or before != self._look.hint():
                self._changed(Change(LOOKED, seat=self.viewer))

    def walk(self, log: tuple[Entry, ...]) -> None:
        """Practice as it is after these entries."""
        if self._match.is_practice:
            self._set(self._record.after(log))
            self._drafts, self._undone = {}, []
            self._seat_viewer(None)
            self._changed(Change(LOOKED, seat=self.viewer))

    def fork(self, players: tuple[Player, ...]) -> Match:
        """From the position that is looked at, a match of its own with these players."""
        end = len(self._record.log) if self.peeked is None else self.peeked
        return self._match.forked(end, players, self._clock())

    def deal_next(self) -> None:
        """The next game of the match."""
        self.lay_anew(self._match.deal(self._clock()))

    def lay_anew(self, match: Match) -> None:
        """The table goes on with another position: what was drafted, undone or looked back at is forgotten."""
        self._saved = replace(self._saved, match=match, desks={})
        self._drafts, self._undone, self._peeked = {}, [], None
        self._seat_viewer(None)
        self._changed(Change(LOOKED, seat=self.viewer))

    def rename(self, match: Match) -> None:
        """Other names, notes or number of games, taken from a masked match; what was played stays."""
        self._saved = replace(self._saved, match=self._match.renamed(match))
        self.changed.emit(Change(LOOKED, seat=self.viewer))

    def _play(self, seat: Seat, action: Any) -> None:
        record = self._record.play(seat, action)
        self._drafts.pop(seat, None)
        self._taken.clear()
        self._set(record)
        self._drafts = redone(self._record, gestures_of(self._drafts))
        if not self.players[seat].is_computer:
            waiting, seats = self._people(record.waiting), len(self.players)
            after = seat if self._is_private(seat) else curtain.after_action(waiting, seats, seat)
            is_next = not self._lingers or seat in waiting or not record.waiting
            self._lingers, self._after = False, after
            if is_next:
                self._seat_viewer(after)
        elif self.viewer not in self._people(record.waiting):
            self._seat_viewer(None)
        self._changed(Change(PLAYED, record.steps[-1].events, seat))

    def _take_back(self, seat: Seat) -> bool:
        """The seat's newest entry, and what computers answered to it."""
        index = self._record.undoable(seat)
        if index is None:
            return False
        last = self._record.log[index]
        answers = [e for e in self._record.log[index + 1 :] if self.players[e.seat].is_computer]
        record = self._record.without((last, *answers))
        if record is None:
            return False
        hides = seat != self.viewer and self._is_private(seat)
        self._undone += [*reversed(answers), last]
        self._set(record)
        self._drafts.pop(seat, None)
        self._drafts = redone(self._record, gestures_of(self._drafts))
        self._seat_viewer(seat if seat in record.waiting else None)
        # What lay sealed lies open again now, but not before the eyes of who asked for it.
        self.is_curtained = self.is_curtained or (hides and seat == self.viewer)
        taken = last.action if seat == self.viewer else None
        if self.is_curtained and taken is not None:
            self._taken, taken = {seat: taken}, None
        self._changed(Change(UNDONE, seat=seat, taken=taken))
        return True

    def _drafted(self) -> None:
        self._hint = self._hint.nearer() if self._hint is not None else None
        self.changed.emit(Change(DRAFTED, seat=self.viewer))

    def _changed(self, change: Change) -> None:
        """In another position, or to another viewer, what was hinted is no longer of use; while one still
        thinks, others can only seal their own."""
        is_sealed = change.kind == PLAYED and self.players[change.seat or 0].is_computer
        if not is_sealed or self.viewer not in self.waiting:
            self._hint = self._look.hint()
        self.changed.emit(change)

    def _is_private(self, seat: Seat) -> bool:
        """Is there anybody from whom this seat has something to hide? Computers do not look."""
        people = self._people(range(len(self.players)))
        return len(people) > 1 and curtain.is_private(self.game, self._record.now, seat)

    def _hides_draft(self, seat: Seat) -> bool:
        """Has this seat begun what will lie sealed, so that nobody else may see it half done either?"""
        action = self._drafts[seat].now.action() if seat in self._drafts else None
        is_seen = len(self._people(range(len(self.players)))) > 1
        return is_seen and action is not None and curtain.will_hide(self._record, seat, action)

    def _set(self, record: Record) -> None:
        over = record.outcome is not None
        match = self._match.with_record(record, self._clock() if over else "")
        self._saved = replace(self._saved, match=match)

    def _seat_viewer(self, wished: Seat | None) -> None:
        """Chooses who looks next, and covers the screen if that one must be alone with it."""
        before, self._after = self.viewer, None
        if self._look.is_studying:
            self.viewer, self.is_curtained = self._record.log[self.peeked or 0].seat, False
            return
        waiting = self._people(self._record.waiting)
        if wished is None or wished not in waiting:
            last, seats = self.viewer if wished is None else wished, len(self.players)
            wished = curtain.next_viewer(waiting, seats, last) if waiting else self._watcher()
        self.viewer = wished
        if wished is None or wished != before:
            hides = wished is not None and (self._is_private(wished) or self._hides_draft(wished))
            self.is_curtained, self._raised_by = hides, None

    def _watcher(self) -> Seat | None:
        waiting, people = self._record.waiting, self._people(range(len(self.players)))
        return curtain.watcher(waiting, people, len(self.players), self.viewer) if waiting else None

    def _open(self, seat: Seat) -> OpenDraft:
        if seat not in self._drafts:
            self._drafts |= redone(self._record, {seat: ()})
        return self._drafts[seat]

    def _redoable_draft(self) -> bool:
        return self.draft is not None and bool(self._open(self.viewer or 0).undone)
