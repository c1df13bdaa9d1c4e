"""TRAKKX before and around its table: Home's card, the questions of the new-game sheet, the score sheet."""

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


class TrakkxFace(Face):
    title, primary, emblem = "TRAKKX", "blue", "emblem-trakkx"
    seats = (2, 4)

    def tagline(self) -> str:
        return QCoreApplication.translate("trakkx", "Tile rummy in two directions")

    def promise(self) -> str:
        return QCoreApplication.translate(
            "trakkx", "Lay rows and sequences, across and down. First to empty the rack wins."
        )

    def option_words(self, key: str) -> str:
        if key == "hands":
            return QCoreApplication.translate("trakkx", "Hands")
        return QCoreApplication.translate("trakkx", "Time for a turn")

    def value_words(self, key: str, value: str) -> str:
        match value:
            case "hidden":
                return QCoreApplication.translate("trakkx", "Hidden")
            case "open":
                return QCoreApplication.translate("trakkx", "Open")
            case "off":
                return QCoreApplication.translate("trakkx", "Any")
        words = QCoreApplication.translate("trakkx", "{minutes} min")
        return words.format(minutes=int(value) // 60)

    def option_note(self, key: str, value: str) -> str:
        if key == "timer":
            if value == "off":
                return ""
            return QCoreApplication.translate(
                "trakkx", "At zero the table goes back as it was, and one token is drawn."
            )
        if value == "open":
            return QCoreApplication.translate("trakkx", "Everybody sees all racks.")
        return QCoreApplication.translate("trakkx", "A curtain covers the rack between turns.")

    def begins_words(self) -> str:
        return QCoreApplication.translate("trakkx", "begins")

    def first_note(self) -> str:
        return QCoreApplication.translate("trakkx", "The youngest begins.")

    def refusal_words(self, refusal: Refusal) -> str:
        if refusal.code == "seats":
            return QCoreApplication.translate("trakkx", "Two to four can play.")
        return QCoreApplication.translate("trakkx", "These choices do not go together.")

    def minutes(self, seats: int, choices: Choices) -> int:
        return 30

    def sheet_note(self, match: Match) -> str:
        if match.plan.games == 1:
            return QCoreApplication.translate("trakkx", "The fewest points win.")
        words = QCoreApplication.translate(
            "trakkx", "The lowest total after %n game(s) wins the match.", None, match.plan.games
        )
        return str(words)

    def line_words(self, line: Line) -> str:
        from trakkx_desktop.view.trakkx.words import line_words

        return line_words(line)

    def reason_words(self, reason: str, began: bool) -> str:
        if reason == "blocked":
            return QCoreApplication.translate("trakkx", "blocked, with the fewest points")
        return QCoreApplication.translate("trakkx", "with an empty rack")

    def settlement(self, record: Record) -> Settlement | None:
        """What was left in the racks."""
        from trakkx_desktop.view.trakkx.figure import left_in_racks
        from trakkx_desktop.view.trakkx.pieces import TrakkxPainter

        if record.outcome is None:
            return None
        title = QCoreApplication.translate("trakkx", "Left in the rack")
        return Settlement(title, TrakkxPainter(), left_in_racks(record.now))

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        from trakkx_desktop.view.trakkx.miniature import draw_miniature

        draw_miniature(painter, rect)

    def table(self, session: Session) -> Table:
        from trakkx_desktop.view.trakkx.table import TrakkxTable

        return TrakkxTable(session)

    def figure(self, spec: str) -> Figure:
        from trakkx_desktop.view.trakkx.figure import figure

        return figure(spec)
