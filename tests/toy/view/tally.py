"""The face of Tally: Heap's, in another colour, with words for its lines."""

from dataclasses import replace

from tests.toy.view.heap import HeapFace, HeapHands, HeapLooks, HeapPainter, HeapWords
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.record import Record
from trakkx_desktop.view.stage.face import Settlement
from trakkx_desktop.view.stage.layout import Extent, Layout, Placement
from trakkx_desktop.view.stage.parts import Ending, Finish, Said
from trakkx_desktop.view.stage.table import Link, LiveSight, Table


class TallyLooks(HeapLooks):
    """A counter for each number that was noted."""

    def layout(self) -> Layout:
        noted = self._sight.state.noted
        return {str(i): Placement(("counter", True), i, 0) for i in range(len(noted))}

    def extent(self) -> Extent:
        return -1, -1, 4, 1


class TallyWords(HeapWords):
    def said(self) -> Said:
        return replace(super().said(), finish=Finish("Note"))

    def ending(self) -> Ending:
        return Ending(("Noted",), "Everybody has a number.")


class TallyFace(HeapFace):
    def __init__(self, title: str, primary: str, emblem: str, note: str) -> None:
        self.title, self.primary, self.emblem = title, primary, emblem
        self._note = note

    def sheet_note(self, match: Match) -> str:
        return self._note

    def table(self, sight: LiveSight) -> Table:
        hands = HeapHands(sight)
        return Table(sight, Link(), TallyLooks(sight), hands, TallyWords(sight))

    def line_words(self, line: ScoreLine) -> str:
        return "Noted at the end"

    def reason_words(self, reason: str, began: bool) -> str:
        return "as the first" if began else "as another"

    def settlement(self, record: Record) -> Settlement | None:
        noted = record.now.noted
        pieces = tuple((("counter", True),) * round(abs(n) / 8) for n in noted)
        return Settlement("Left over", HeapPainter(), pieces) if self.primary == "blue" else None
