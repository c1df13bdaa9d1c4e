"""The picture of Heap: counters in a row; a click marks them, the button takes them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.face import Face, Figure
from trakkx_desktop.view.stage.layout import Art, Frame, Layout, Placement, Where
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import INKS, colour
from trakkx_desktop.view.stage.room import room_of
from trakkx_desktop.view.stage.shapes import fill, shape
from trakkx_desktop.view.stage.table import Ending, Finish, SeatLine, Table


class HeapPainter:
    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture:
        ink = colour(INKS["green"].fill) if art[1] else LOOK.colour("text2")

        def draw(painter: QPainter) -> None:
            fill(painter, shape("circle", 0, 0, unit * 0.4), ink)

        return Picture(QRectF(-unit / 2, -unit / 2, unit, unit), draw)


class HeapTable(Table):
    painter = HeapPainter()

    def layout(self) -> Layout:
        draft = self.session.draft
        marked = draft.marked if draft is not None else frozenset()
        left = self.session.sight.left
        return {str(i): Placement(("counter", i in marked), i, 0) for i in range(left)}

    def frame(self, width: float, height: float) -> Frame:
        return Frame(self.board_box(room_of(width, height)))

    def extent(self) -> tuple[float, float, float, float]:
        return -1, -1, self.session.record.setup.size, 1

    def heading(self) -> tuple[str, str]:
        return "Heap", "Take one to three."

    def seat_line(self, seat: int) -> SeatLine:
        return SeatLine("counters")

    def finish_button(self) -> Finish:
        draft = self.session.draft
        ready = draft is not None and draft.action() is not None
        return Finish("Take", "" if ready else "Mark some first")

    def sentence(self, refusal: Refusal) -> str:
        return "No more than three."

    def spoken(self, piece: str) -> str:
        return f"counter {int(piece) + 1}"

    def stops(self) -> list[str]:
        return list(self.layout())

    def tapped(
        self, piece: str | None, where: Where, keys: Qt.KeyboardModifier, touch: bool
    ) -> None:
        draft = self.session.draft
        if piece is not None and draft is not None:
            self.session.put((piece, ("heap",) if int(piece) in draft.marked else ("hand",)))

    def ending(self, outcome: Outcome) -> Ending:
        name = self.session.match.players[outcome.winners[0]].name
        return Ending((name, "wins"), "The last counter is taken.")


class HeapFace(Face):
    title, primary, emblem = "HEAP", "green", "emblem-traexx"

    def tagline(self) -> str:
        return "Take the last one"

    def promise(self) -> str:
        return "Take one to three counters. Who takes the last one wins."

    def option_words(self, key: str) -> str:
        return "Counters"

    def value_words(self, key: str, value: str) -> str:
        return value

    def begins_words(self) -> str:
        return "begins"

    def first_note(self) -> str:
        return "Anybody begins."

    def refusal_words(self, refusal: Refusal) -> str:
        return "Too many players"

    def sheet_note(self, match: Match) -> str:
        return "Most games won wins."

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        for i in range(5):
            path = shape("circle", rect.width() * (i + 0.5) / 5, rect.center().y(), 20)
            fill(painter, path, colour(INKS["yellow"].fill))

    def table(self, session: Session) -> Table:
        return HeapTable(session)

    def figure(self, spec: str) -> Figure:
        return Figure(HeapPainter(), {}, (0, 0, 1, 1))


FACE = HeapFace()
