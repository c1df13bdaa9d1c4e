"""TRAX before the game begins: its name, its promise, the questions of the new-game page, its picture on Home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.view.stage.face import Asked, Face, Figure
from trakkx_desktop.view.stage.palette import PATH_RED, PATH_WHITE
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trakkx_desktop.core.feat import Broken, Feat
    from trakkx_desktop.core.game import Choices
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.outcome import ScoreLine
    from trakkx_desktop.core.refusal import Fact, Refusal
    from trakkx_desktop.core.sight import Sight
    from trakkx_desktop.view.stage.table import LiveSight, Table


class TraxFace(Face):
    """Heavy parts are imported when they are asked for."""

    title, primary, emblem = "TRAX", "red", "emblem-trax"
    seats = (1, 2)
    record_suffixes = (".trx",)

    def split_records(self, text: str) -> tuple[tuple[str, str], ...]:
        from trakkx_desktop.games.trax.records import headline, split_records

        return tuple((headline(one), one) for one in split_records(text))

    def read_record(self, text: str) -> Match | str:
        from trakkx_desktop.view.trax.records import recorded

        return recorded(text)

    def asked(self, code: str, facts: Mapping[str, Fact], begins: bool) -> Asked:
        from trakkx_desktop.view.trax.words.asked import asked

        return asked(code, facts, begins)

    def feats(self, sight: Sight) -> tuple[Feat, ...]:
        from trakkx_desktop.games.trax.feats import feats

        return feats(sight)

    def feat_words(self, broken: Broken, name: str) -> str:
        from trakkx_desktop.view.trax.words.feats import feat_words

        return feat_words(broken, name)

    def tagline(self) -> str:
        return tr("trax", "Two paths, one winner")

    def promise(self) -> str:
        return tr(
            "trax",
            "Lay tiles with a white and a red path. A closed loop of your colour wins, or a line "
            "across eight rows.",
        )

    def option_words(self, key: str) -> str:
        if key == "across":
            return tr("trax", "Seats")
        return tr("trax", "Variant")

    def value_words(self, key: str, value: str) -> str:
        return {
            "unlimited": tr("trax", "Unlimited"),
            "limited": tr("trax", "8 × 8"),
            "die": tr("trax", "With a die"),
            "solitaire3": tr("trax", "Alone 3 × 3"),
            "solitaire4": tr("trax", "Alone 4 × 4"),
            "no": tr("trax", "Side by side"),
            "yes": tr("trax", "Across"),
        }[value]

    def option_note(self, key: str, value: str) -> str:
        return {
            "unlimited": tr("trax", "The board grows as far as the tiles lead."),
            "limited": tr("trax", "Never more than 8 rows and 8 columns; a full board is a draw."),
            "die": tr("trax", "The die says how each tile lies."),
            "solitaire3": tr("trax", "Nine tiles from a pile, one path."),
            "solitaire4": tr("trax", "Sixteen tiles from a pile, one path."),
            "no": "",
            "yes": tr("trax", "For red the die's lies are turned around."),
        }[value]

    def option_fits(self, key: str, choices: Choices) -> bool:
        variant = choices.get("variant", "")
        if key == "code":
            return variant == "die" or variant.startswith("solitaire")
        return key != "across" or variant == "die"

    def begins_words(self) -> str:
        return tr("trax", "White, begins")

    def seat_ink(self, begins: bool) -> str:
        return PATH_WHITE if begins else PATH_RED

    def first_note(self) -> str:
        return tr("trax", "White begins, red answers.")

    def refusal_words(self, refusal: Refusal) -> str:
        if refusal.code == "seats":
            return tr("trax", "Two play TRAX; the solitaires are for one alone.")
        return tr("trax", "TRAX cannot be played like this.")

    def minutes(self, seats: int, choices: Choices) -> int:
        return {"solitaire3": 3, "solitaire4": 5, "limited": 10}.get(
            choices.get("variant", "unlimited"), 15
        )

    def sheet_note(self, match: Match) -> str:
        if len(match.players) == 1:
            return tr("trax", "A solved pile counts one.")
        return tr("trax", "A win counts one, a draw a half.")

    def line_words(self, line: ScoreLine) -> str:
        from trakkx_desktop.view.trax.words.endings import line_words

        return line_words(line)

    def reason_words(self, reason: str, began: bool) -> str:
        from trakkx_desktop.view.trax.words.endings import reason_words

        return reason_words(reason, began)

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        from trakkx_desktop.view.trax.figure import paint_miniature

        paint_miniature(painter, rect)

    def table(self, sight: LiveSight) -> Table:
        from trakkx_desktop.view.trax.table import table

        return table(sight)

    def figure(self, spec: str) -> Figure:
        from trakkx_desktop.view.trax.figure import figure_of

        return figure_of(spec)
