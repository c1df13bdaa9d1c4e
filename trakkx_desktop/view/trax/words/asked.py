"""The aims of TRAX puzzles in words."""

from collections.abc import Mapping

from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.view.stage.face import Asked
from trakkx_desktop.view.stage.tr import tr


def asked(code: str, facts: Mapping[str, Fact], is_white: bool) -> Asked:
    turns = int(str(facts.get("turns", 1)))
    if code != "win":
        words = tr("trax", "Save white: only one turn does it")
        if not is_white:
            words = tr("trax", "Save red: only one turn does it")
        return Asked(words, tr("trax", "That loses."))
    words = tr("trax", "White wins in %n turn(s)", turns)
    if not is_white:
        words = tr("trax", "Red wins in %n turn(s)", turns)
    missed = tr("trax", "That does not force the win.")
    return Asked(words, tr("trax", "That does not win.") if turns == 1 else missed)
