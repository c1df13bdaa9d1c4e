"""What the score sheet and the statistics count in TRAX: wins by loop and line and by colour (T8-T10)."""

from trakkx_desktop.core.outcome import Line
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.words import longest_words


def line_words(line: Line) -> str:
    """Only the solitaires have lines."""
    return longest_words(line.code == "longest_red")


def reason_words(reason: str, began: bool) -> str:
    """After "Won:", "Lost:" or "Draw:"; who begins has white (T1)."""
    alone = {
        "won": tr("trax", "one path through all tiles"),
        "full": tr("trax", "all laid, but not on one path"),
        "stuck": tr("trax", "stuck"),
    }
    if reason in alone:
        return alone[reason]
    how = {
        "loop": tr("trax", "loop"),
        "line": tr("trax", "line"),
        "both": tr("trax", "both colours at once"),
        "resigned": tr("trax", "given up"),
        "agreed": tr("trax", "agreed"),
        "draw": tr("trax", "board full"),
        "blocked": tr("trax", "no tile fits"),
    }.get(reason, reason)
    words = tr("trax", "{how}, playing white") if began else tr("trax", "{how}, playing red")
    return words.format(how=how)
