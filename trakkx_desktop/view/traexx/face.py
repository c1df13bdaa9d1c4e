"""TRÄXX before and around its table: Home's card, the questions of the new-game page, the score sheet."""

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


class TraexxFace(Face):
    title, primary, emblem = "TRÄXX", "yellow", "emblem-traexx"
    seats = (1, 4)
    has_deals = True

    def asked(self, code: str, facts: Mapping[str, Fact], begins: bool) -> Asked:
        from trakkx_desktop.view.traexx.words.asked import asked

        return asked(facts)

    def feats(self, sight: Sight) -> tuple[Feat, ...]:
        from trakkx_desktop.games.traexx.feats import feats

        return feats(sight)

    def feat_words(self, broken: Broken, name: str) -> str:
        from trakkx_desktop.view.traexx.words.feats import feat_words

        return feat_words(broken, name)

    def tagline(self) -> str:
        return tr("traexx", "One line through 61 fields")

    def promise(self) -> str:
        return tr(
            "traexx",
            "Every card shows colours: draw your line over such fields. "
            "Reach the numbers first and leave few fields out.",
        )

    def option_words(self, key: str) -> str:
        if key == "start":
            return tr("traexx", "Start fields")
        return tr("traexx", "Sheets")

    def value_words(self, key: str, value: str) -> str:
        match value:
            case "lot":
                return tr("traexx", "By lot")
            case "closed":
                return tr("traexx", "Closed")
            case "open":
                return tr("traexx", "Open")
        return value

    def option_note(self, key: str, value: str) -> str:
        if key == "start":
            return tr("traexx", "Everybody starts on another field.")
        if value == "open":
            return tr("traexx", "Who draws later sees what the others drew this round.")
        return tr("traexx", "What you draw is shown when all have finished the round.")

    def option_fits(self, key: str, choices: Choices) -> bool:
        """Who plays alone hides nothing from anybody."""
        return key != "sheets" or choices.get("seats") != "1"

    def begins_words(self) -> str:
        return ""

    def first_note(self) -> str:
        return tr("traexx", "All draw at the same time.")

    def refusal_words(self, refusal: Refusal) -> str:
        match refusal.code:
            case "same_start":
                words = tr("traexx", "Two players start on {start}.")
                return words.format(start=refusal.fact("start"))
            case "seats":
                return tr("traexx", "One to four can play.")
        return tr("traexx", "These choices do not go together.")

    def minutes(self, seats: int, choices: Choices) -> int:
        return 10 + 5 * seats

    def sheet_note(self, match: Match) -> str:
        if len(match.players) == 1:
            return tr("traexx", "The goal: over 35 points.")
        if match.plan.games == 1:
            return tr("traexx", "The best total wins.")
        return tr("traexx", "The best total of all games wins.")

    def line_words(self, line: ScoreLine) -> str:
        from trakkx_desktop.view.traexx.words import captions as words

        return words.settlement(line)

    def reason_words(self, reason: str, began: bool) -> str:
        return tr("traexx", "after 15 cards")

    def settlement(self, record: Record) -> Settlement | None:
        """The numbers that everybody reached, in the order in which they were drawn to."""
        from trakkx_desktop.view.traexx.figure import medals
        from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter

        if record.outcome is None:
            return None
        title, note = (
            tr("traexx", "Numbers reached"),
            tr("traexx", "Dark: in full. Light: for half."),
        )
        return Settlement(title, TraexxPainter(), medals(record.now), note)

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        from trakkx_desktop.view.traexx.figure import draw_miniature

        draw_miniature(painter, rect)

    def table(self, sight: LiveSight) -> Table:
        from trakkx_desktop.view.traexx.table import table

        return table(sight)

    def figure(self, spec: str) -> Figure:
        from trakkx_desktop.view.traexx.figure import figure

        return figure(spec)
