"""Looking back with the computer, in words: what a turn missed or gave away (codes: study/README.md)."""

from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.games.trax.tiles import RED
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.words.lies import label_words


def reviewed(found: Reviewed) -> str:
    facts = dict(found.facts)
    place = label_words(str(facts.get("space", "")))
    is_red, is_loop = facts.get("colour") == RED, facts.get("by") == "loop"
    turns = int(str(facts.get("turns", 0)))
    match found.reason:
        case "missed_win" if is_loop:
            return tr("trax", "A loop could be closed at {place}.").format(place=place)
        case "missed_win":
            return tr("trax", "A line could be finished at {place}.").format(place=place)
        case "allows_win":
            return _allowed(is_red, is_loop).format(place=place)
        case "missed_forced":
            words = tr("trax", "From {place} on a win in %n turn(s) could be forced.", turns)
            return words.format(place=place)
        case "allows_forced":
            words = tr("trax", "Leaves white a win in %n turn(s), from {place} on.", turns)
            if is_red:
                words = tr("trax", "Leaves red a win in %n turn(s), from {place} on.", turns)
            return words.format(place=place)
        case "weakens":
            words = tr("trax", "The winning chance falls from {before} to {after} in a hundred.")
            return words.format(before=facts.get("before"), after=facts.get("after"))
    return ""


def _allowed(is_red: bool, is_loop: bool) -> str:
    if is_red:
        loop, line = (
            tr("trax", "Leaves red a loop at {place}."),
            tr("trax", "Leaves red a line at {place}."),
        )
    else:
        loop, line = (
            tr("trax", "Leaves white a loop at {place}."),
            tr("trax", "Leaves white a line at {place}."),
        )
    return loop if is_loop else line


def tallied(tally: Tally) -> str:
    kept = dict(tally.facts).get("kept", 100)
    return tr("trax", "Chances kept: {kept} %").format(kept=kept)
