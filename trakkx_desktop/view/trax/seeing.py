"""What the TRAX table sees at this moment: the position, what can be done in it, what the hand points at or holds."""

from PySide6.QtCore import QTimer

from trakkx_desktop.core.game import Event, Refusal
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.events import Laid, Rolled
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, RED, Tile
from trakkx_desktop.view.stage.layout import Where
from trakkx_desktop.view.stage.table import (
    PLAYED,
    Change,
    Session,
    Table,
)
from trakkx_desktop.view.trax.board import Alarm, Pick
from trakkx_desktop.view.trax.mosaic import View
from trakkx_desktop.view.trax.prospect import Prospect
from trakkx_desktop.view.trax.refusals import refusal_words
from trakkx_desktop.view.trax.roll import Roll
from trakkx_desktop.view.trax.tray import Hand

ALARM = 4000
"""Milliseconds for which T7's space is marked."""


class TraxSight(Table):
    """Knows; what hands do with it is in hands.py, how it looks in table.py."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._spot: Cell | None = None
        self._lie: Tile = LIES[0]
        self._hand: Hand | None = None
        self._aimed: Cell | None = None
        self._eyed = ""
        self._tried: Lay | None = None
        self._alarm: Alarm | None = None
        self._told = ""
        self._prospect: Prospect | None = None
        self._roll = Roll(self)
        self._roll.moved.connect(self.shown)
        self._roll.rested.connect(self.refresh)
        self._calm = QTimer(self, singleShot=True, interval=ALARM)
        self._calm.timeout.connect(self._forget_alarm)
        if self.state.setup.die and not session.record.log:
            self._roll.begin(self.state.rolls)

    @property
    def state(self) -> State:
        """The position that is seen."""
        state: State = self.session.sight
        return state

    @property
    def view(self) -> View:
        """From which side one looks."""
        seat, setup = self.session.viewer, self.session.record.setup
        is_red = seat is not None and setup.seats > 1 and setup.colour_of(seat) == RED
        return View(self.across and is_red)

    @property
    def is_live(self) -> bool:
        """Can something be laid now?"""
        return self.session.draft is not None and not self.session.is_read_only

    @property
    def prospect(self) -> Prospect | None:
        """None while nothing can be laid: looking back, after the end, before the die rests."""
        draft = self.session.draft
        if draft is None or not self.is_live or self._roll.is_rolling:
            return None
        if self._prospect is None or self._prospect.draft.sight is not draft.sight:
            self._prospect = Prospect(draft)
        return self._prospect

    @property
    def pick(self) -> Pick | None:
        """The tile that is shown where it would lie: in hand over a space, pinned, or pointed at."""
        prospect = self.prospect
        if prospect is None:
            return None
        lay: Lay | None = None
        pinned: Lay | None = self.session.draft.lay if self.session.draft is not None else None
        if self._hand is None and pinned is not None:
            lay = pinned
        elif self._spot is not None:
            lay = Lay(self._spot, self._lie)
        if lay is None:
            return None
        return Pick(lay, prospect.coming(lay), lay is pinned)

    @property
    def hand(self) -> Hand | None:
        return self._hand

    @property
    def alarm(self) -> Alarm | None:
        return self._alarm

    @property
    def roll(self) -> Roll:
        return self._roll

    def changed(self, change: Change) -> None:
        self._spot = self._aimed = None
        self._forget_alarm(quietly=True)
        if change.kind == PLAYED:
            self._told = ""
            self._follow_tiles(change.events)
            for event in change.events:
                if isinstance(event, Rolled):
                    self._roll.begin(event.rolls)
        else:
            self._roll.finish()

    def _follow_tiles(self, events: tuple[Event, ...]) -> None:
        """Whoever has zoomed in still sees what was laid."""
        cells = [self.view.at(event.cell) for event in events if isinstance(event, Laid)]
        if self.stage is not None and cells:
            xs, ys = [x for x, _ in cells], [y for _, y in cells]
            self.stage.reveal(min(xs) - 1.5, min(ys) - 1.5, max(xs) + 1.5, max(ys) + 1.5)

    def _forget_alarm(self, quietly: bool = False) -> None:
        self._calm.stop()
        if self._alarm is not None:
            self._alarm = None
            if not quietly:
                self.shown.emit()

    def _on_refused(self, refusal: Refusal, puts: object) -> None:
        prospect = self.prospect
        if prospect is not None and self._tried is not None:
            self._alarm = prospect.alarm(refusal, self._tried)
            if self._alarm is not None:
                self._spot = None
                self._calm.start()
        self._told = self.sentence(refusal)
        super()._on_refused(refusal, puts)
        self.refresh()

    def cell_of(self, where: Where) -> Cell:
        return self.view.at(where.cell)

    def sentence(self, refusal: Refusal) -> str:
        return refusal_words(refusal, self.view)

    def retired(self) -> None:
        self._roll.finish()
        self._calm.stop()
        super().retired()
