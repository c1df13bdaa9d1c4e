"""What the score sheet and the statistics count in TRAX: wins by loop and line and by colour (T8-T10)."""

from PySide6.QtCore import QCoreApplication

from trakkx_desktop.core.outcome import Line
from trakkx_desktop.view.trax.words import longest_words


def line_words(line: Line) -> str:
    """Only the solitaires have lines."""
    return longest_words(line.code == "longest_red")


def reason_words(reason: str, began: bool) -> str:
    """After "Won:", "Lost:" or "Draw:"; who begins has white (T1)."""
    alone = {
        "won": QCoreApplication.translate("trax", "one path through all tiles"),
        "full": QCoreApplication.translate("trax", "all laid, but not on one path"),
        "stuck": QCoreApplication.translate("trax", "stuck"),
    }
    if reason in alone:
        return alone[reason]
    how = {
        "loop": QCoreApplication.translate("trax", "loop"),
        "line": QCoreApplication.translate("trax", "line"),
        "both": QCoreApplication.translate("trax", "both colours at once"),
        "resigned": QCoreApplication.translate("trax", "given up"),
        "agreed": QCoreApplication.translate("trax", "agreed"),
        "draw": QCoreApplication.translate("trax", "board full"),
        "blocked": QCoreApplication.translate("trax", "no tile fits"),
    }.get(reason, reason)
    if began:
        words = QCoreApplication.translate("trax", "{how}, playing white")
    else:
        words = QCoreApplication.translate("trax", "{how}, playing red")
    return words.format(how=how)
