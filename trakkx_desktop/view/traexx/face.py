"""TRÄXX before and around its table: Home's card, the questions of the new-game sheet, the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.view.stage.face import Face, Figure, Settlement

if TYPE_CHECKING:
    from trakkx_desktop.core.game import Choices, Refusal
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.outcome import Line
    from trakkx_desktop.core.record import Record
    from trakkx_desktop.view.stage.table import Session, Table


class TraexxFace(Face):
    title, primary, emblem = "TRÄXX", "yellow", "emblem-traexx"
    seats = (1, 4)

    def tagline(self) -> str:
        return QCoreApplication.translate("traexx", "One line through 61 fields")

    def promise(self) -> str:
        return QCoreApplication.translate(
            "traexx",
            "Every card shows colours: draw your line over such fields. "
            "Reach the numbers first and leave few fields out.",
        )

    def option_words(self, key: str) -> str:
        if key == "start":
            return QCoreApplication.translate("traexx", "Start fields")
        return QCoreApplication.translate("traexx", "Sheets")

    def value_words(self, key: str, value: str) -> str:
        match value:
            case "lot":
                return QCoreApplication.translate("traexx", "By lot")
            case "closed":
                return QCoreApplication.translate("traexx", "Closed")
            case "open":
                return QCoreApplication.translate("traexx", "Open")
        return value

    def option_note(self, key: str, value: str) -> str:
        if key == "start":
            return QCoreApplication.translate("traexx", "Everybody starts on another field.")
        if value == "open":
            return QCoreApplication.translate(
                "traexx", "Who draws later sees what the others drew this round."
            )
        return QCoreApplication.translate(
            "traexx", "What you draw is shown when all have finished the round."
        )

    def option_fits(self, key: str, choices: Choices) -> bool:
        """Who plays alone hides nothing from anybody."""
        return key != "sheets" or choices.get("seats") != "1"

    def begins_words(self) -> str:
        return ""

    def first_note(self) -> str:
        return QCoreApplication.translate("traexx", "All draw at the same time.")

    def refusal_words(self, refusal: Refusal) -> str:
        match refusal.code:
            case "same_start":
                words = QCoreApplication.translate("traexx", "Two players start on {start}.")
                return words.format(start=refusal.fact("start"))
            case "seats":
                return QCoreApplication.translate("traexx", "One to four can play.")
        return QCoreApplication.translate("traexx", "These choices do not go together.")

    def minutes(self, seats: int, choices: Choices) -> int:
        return 10 + 5 * seats

    def sheet_note(self, match: Match) -> str:
        if len(match.players) == 1:
            return QCoreApplication.translate("traexx", "Results over 35 points are great!")
        if match.plan.games == 1:
            return QCoreApplication.translate("traexx", "The best total wins.")
        return QCoreApplication.translate("traexx", "The best total of all games wins.")

    def line_words(self, line: Line) -> str:
        from trakkx_desktop.view.traexx import words

        return words.settlement(line)

    def reason_words(self, reason: str, began: bool) -> str:
        return QCoreApplication.translate("traexx", "after 15 cards")

    def settlement(self, record: Record) -> Settlement:
        """The numbers that everybody reached, in the order in which they were drawn to."""
        from trakkx_desktop.view.traexx.figure import medals
        from trakkx_desktop.view.traexx.pieces import SheetPainter

        title = QCoreApplication.translate("traexx", "Numbers reached")
        return Settlement(title, SheetPainter(), medals(record.now))

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        from trakkx_desktop.view.traexx.figure import draw_miniature

        draw_miniature(painter, rect)

    def table(self, session: Session) -> Table:
        from trakkx_desktop.view.traexx.table import TraexxTable

        return TraexxTable(session)

    def figure(self, spec: str) -> Figure:
        from trakkx_desktop.view.traexx.figure import figure

        return figure(spec)
