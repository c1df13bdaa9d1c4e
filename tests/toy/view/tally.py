"""The face of Tally: Heap's, in another colour, with words for its lines."""

from tests.toy.view.heap import HeapFace, HeapPainter, HeapTable
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.record import Record
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.face import Settlement
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.stage.table import Ending, Finish, Table


class TallyTable(HeapTable):
    """A counter for each number that was noted."""

    def layout(self) -> Layout:
        noted = self.session.sight.noted
        return {str(i): Placement(("counter", True), i, 0) for i in range(len(noted))}

    def extent(self) -> tuple[float, float, float, float]:
        return -1, -1, 4, 1

    def finish_button(self) -> Finish:
        return Finish("Note")

    def ending(self, outcome: Outcome) -> Ending:
        return Ending(("Noted",), "Everybody has a number.")


class TallyFace(HeapFace):
    def __init__(self, title: str, primary: str, emblem: str, note: str) -> None:
        self.title, self.primary, self.emblem = title, primary, emblem
        self._note = note

    def sheet_note(self, match: Match) -> str:
        return self._note

    def table(self, session: Session) -> Table:
        return TallyTable(session)

    def line_words(self, line: Line) -> str:
        return "Noted at the end"

    def reason_words(self, reason: str, began: bool) -> str:
        return "as the first" if began else "as another"

    def settlement(self, record: Record) -> Settlement | None:
        noted = record.now.noted
        pieces = tuple((("counter", True),) * round(abs(n) / 8) for n in noted)
        return Settlement("Left over", HeapPainter(), pieces) if self.primary == "blue" else None
