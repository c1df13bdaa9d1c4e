"""TRAKKX before and around its table: Home's card, the questions of the new-game page, the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.view.stage.face import Asked, Face, Figure, Settlement
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trakkx_desktop.core.feat import Broken, Feat
    from trakkx_desktop.core.game import Choices
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.outcome import ScoreLine
    from trakkx_desktop.core.record import Record
    from trakkx_desktop.core.refusal import Fact, Refusal
    from trakkx_desktop.core.sight import Sight
    from trakkx_desktop.view.stage.table import LiveSight, Table


class TrakkxFace(Face):
    title, primary, emblem = "TRAKKX", "blue", "emblem-trakkx"
    seats = (2, 4)

    def asked(self, code: str, facts: Mapping[str, Fact], begins: bool) -> Asked:
        from trakkx_desktop.view.trakkx.words.asked import asked

        return asked(code, facts)

    def feats(self, sight: Sight) -> tuple[Feat, ...]:
        from trakkx_desktop.games.trakkx.feats import feats

        return feats(sight)

    def feat_words(self, broken: Broken, name: str) -> str:
        from trakkx_desktop.view.trakkx.words.feats import feat_words

        return feat_words(broken, name)

    def tagline(self) -> str:
        return tr("trakkx", "Tile rummy in two directions")

    def promise(self) -> str:
        return tr(
            "trakkx", "Lay rows and sequences, across and down. First to empty the rack wins."
        )

    def option_words(self, key: str) -> str:
        if key == "hands":
            return tr("trakkx", "Hands")
        return tr("trakkx", "Time for a turn")

    def value_words(self, key: str, value: str) -> str:
        match value:
            case "hidden":
                return tr("trakkx", "Hidden")
            case "open":
                return tr("trakkx", "Open")
            case "off":
                return tr("trakkx", "Any")
        return tr("trakkx", "{minutes} min").format(minutes=int(value) // 60)

    def option_note(self, key: str, value: str) -> str:
        if key == "timer":
            if value == "off":
                return ""
            return tr("trakkx", "At zero the table goes back as it was, and one token is drawn.")
        if value == "open":
            return tr("trakkx", "Everybody sees all racks.")
        return tr("trakkx", "A curtain covers the rack before the next person plays.")

    def begins_words(self) -> str:
        return tr("trakkx", "begins")

    def first_note(self) -> str:
        return tr("trakkx", "The youngest begins.")

    def refusal_words(self, refusal: Refusal) -> str:
        if refusal.code == "seats":
            return tr("trakkx", "Two to four can play.")
        return tr("trakkx", "These choices do not go together.")

    def minutes(self, seats: int, choices: Choices) -> int:
        return 30

    def sheet_note(self, match: Match) -> str:
        if match.plan.games == 1:
            return tr("trakkx", "The fewest points win.")
        words = tr("trakkx", "The lowest total after %n game(s) wins the match.", match.plan.games)
        return str(words)

    def line_words(self, line: ScoreLine) -> str:
        from trakkx_desktop.view.trakkx.words import line_words

        return line_words(line)

    def reason_words(self, reason: str, began: bool) -> str:
        if reason == "blocked":
            return tr("trakkx", "blocked, with the fewest points")
        return tr("trakkx", "with an empty rack")

    def settlement(self, record: Record) -> Settlement | None:
        """What was left in the racks."""
        from trakkx_desktop.view.trakkx.figure import left_in_racks
        from trakkx_desktop.view.trakkx.pieces import TrakkxPainter

        if record.outcome is None:
            return None
        title = tr("trakkx", "Left in the rack")
        return Settlement(title, TrakkxPainter(), left_in_racks(record.now))

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        from trakkx_desktop.view.trakkx.figure import draw_miniature

        draw_miniature(painter, rect)

    def table(self, sight: LiveSight) -> Table:
        from trakkx_desktop.view.trakkx.table import table

        return table(sight)

    def figure(self, spec: str) -> Figure:
        from trakkx_desktop.view.trakkx.figure import figure

        return figure(spec)
