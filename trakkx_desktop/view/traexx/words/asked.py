"""The aim of TRÄXX puzzles in words."""

from collections.abc import Mapping

from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.games.traexx.sheet import cards
from trakkx_desktop.view.stage.face import Asked
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import colour_name, listed, minus


def asked(facts: Mapping[str, Fact]) -> Asked:
    found = facts.get("cards", ())
    ids = [int(str(card)) for card in found] if isinstance(found, tuple) else []
    total = minus(int(str(facts.get("total", 0))))
    aim = tr("traexx", "Reach {total} points")
    whole = tr("traexx", "Reach {total} points with these %n card(s).", len(ids))
    missed = tr("traexx", "There is a line that reaches {total}.")
    spoken = [listed([colour_name(patch) for patch in cards()[card]]) for card in ids]
    words = tr("traexx", "The cards: {cards}.").format(cards="; ".join(spoken))
    aim, missed, whole = (told.format(total=total) for told in (aim, missed, whole))
    return Asked(aim, missed, whole, words)
