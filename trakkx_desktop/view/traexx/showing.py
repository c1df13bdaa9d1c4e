"""What the TRÄXX table shows: whose sheet lies large, of which position, and how new pieces come in."""

from dataclasses import replace
from typing import Any

from PySide6.QtGui import QFontMetricsF, QPainterPath

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.events import Turned
from trakkx_desktop.games.traexx.sheet import Field
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.layout import Arrivals, Entry, Frame, Layout, Zone
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.shapes import regular
from trakkx_desktop.view.stage.table import Session, Table
from trakkx_desktop.view.traexx import words
from trakkx_desktop.view.traexx.desk import ENDED, LOOKING, PLAYING, desk_of
from trakkx_desktop.view.traexx.layout import layout
from trakkx_desktop.view.traexx.pieces import SheetPainter
from trakkx_desktop.view.traexx.scene import Scene
from trakkx_desktop.view.traexx.sheets import EXTENT, WIDTH, field_of, mini
from trakkx_desktop.view.traexx.tray import DESK

MESSAGE_SIGN = 36
"""Pixels that the sign in front of a message may take."""


class Showing(Table):
    """The sheet of whoever draws lies large; a press in the rail shows another one, to look at."""

    painter = SheetPainter()
    units = (18.0, 96.0)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.shown_seat: Seat | None = None
        """Somebody else's sheet that is looked at."""
        self._desk = desk_of(1208, 900, PLAYING)
        self._pointed: Field | None = None
        self._sight: State = session.sight
        self._sight_of: tuple[Any, ...] = (None,)

    @property
    def state(self) -> State:
        """What may be seen now; asked for dozens of times a frame, so it is kept."""
        session = self.session
        now = (session.record, session.viewer, session.peeked, session.is_curtained)
        if now[0] is not self._sight_of[0] or now[1:] != self._sight_of[1:]:
            self._sight_of, self._sight = now, session.sight
        return self._sight

    @property
    def seat(self) -> Seat:
        """Whose sheet lies large."""
        if self.shown_seat is not None:
            return self.shown_seat
        if self.session.viewer is not None:
            return self.session.viewer
        outcome = self.session.record.outcome
        return outcome.winners[0] if outcome is not None and outcome.winners else 0

    @property
    def head_share(self) -> float:  # type: ignore[override]
        """The heading ends where the sheet's upper corner begins."""
        return 0.33 if self._desk.is_large else 0.36

    @property
    def phase(self) -> str:
        """Playing, looking back, or beside the ending."""
        if self.session.record.outcome is not None:
            return ENDED
        return LOOKING if self.session.peeked is not None else PLAYING

    def line(self) -> OpenLine | None:
        """The open line of the sheet that lies large; None if it cannot be drawn on."""
        if self.shown_seat is not None or self.session.is_read_only:
            return None
        draft: OpenLine | None = self.session.draft
        return draft

    def frame(self, width: float, height: float) -> Frame:
        self._desk = desk_of(width, height, self.phase)
        left, top, wide, high = self._desk.tray
        return Frame(self._desk.board, ((DESK, Zone(left, top, wide, high, 0.0, 0.0, 1.0)),))

    def extent(self) -> tuple[float, float, float, float]:
        return EXTENT

    def layout(self) -> Layout:
        message = self.message()[0]
        labels = words.labels(self.state, message)
        if message and not self.fits(message):
            labels = replace(labels, numbers="")
        players = self.session.match.players
        desk = replace(self._desk, text_scale=LOOK.text_scale)
        line = self.line()
        return layout(Scene(self.state, self.seat, desk, players, line, self._pointed, labels))

    def fits(self, sentence: str) -> bool:
        """Is there room for it above the card?"""
        wide = QFontMetricsF(LOOK.font(18, LABEL)).horizontalAdvance(sentence)
        return wide <= self._desk.card[2] - MESSAGE_SIGN

    def mini(self, seat: Seat) -> Layout:
        return mini(self.state, seat)

    def arrivals(self, events: tuple[Event, ...]) -> Arrivals:
        """The next card comes from the pile and shows its patches; at the end, X by X and then the sum."""
        if any(isinstance(event, Turned) for event in events):
            return self._turning()
        missed = score.unreached(self.state, self.seat) if self.state.is_over else ()
        coming = {f"cross:{q},{r}": Entry(300 + 25 * i) for i, (q, r) in enumerate(missed)}
        after = 500 + 25 * len(missed)
        for i, part in enumerate(("plus", "minus", "total")):
            coming[f"final:{part}"] = Entry(after + 400 * i)
        return coming

    def _turning(self) -> Arrivals:
        round_ = self.state.round
        left, top, wide, high = self._desk.pile
        coming = {f"card:{round_}": Entry(0, (DESK, left + wide / 2, top + high / 2))}
        for i in range(len(self.state.patches)):
            coming[f"patch:{round_}:{i}"] = Entry(140 + 60 * i)
        return coming

    def ring(self, piece: str, half: float) -> QPainterPath:
        """Around a field, a hexagon."""
        if field_of(piece) is None:
            return super().ring(piece, half)
        return regular(6, 0, 0, half * 2 / WIDTH)
