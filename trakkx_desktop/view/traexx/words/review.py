"""Looking back with the computer, in words: what a round missed (codes: study/README.md)."""

from trakkx_desktop.core.review import Reviewed, Tally
from trakkx_desktop.view.stage.tr import tr


def reviewed(found: Reviewed) -> str:
    facts = {name: fact for name, fact in found.facts if isinstance(fact, int)}
    points, fields = facts.get("points", 0), facts.get("fields", 0)
    match found.reason:
        case "number_in_reach":
            words = tr("traexx", "The {number} was in reach.")
            if facts.get("ends") == 2:
                words = tr("traexx", "The {number} was in reach at both ends.")
            return f"{words.format(number=facts.get('number'))} {_cost(points)}"
        case "passed":
            return f"{tr('traexx', '%n field(s) could be drawn.', fields)} {_cost(points)}"
        case "better_passed":
            return tr("traexx", "Passing was worth about %n point(s) more.", points)
        case "fewer_fields":
            words = tr("traexx", "%n field(s) could be drawn, not only {made}.", fields)
            return f"{words.format(made=facts.get('made'))} {_cost(points)}"
        case "other_end":
            return tr("traexx", "The other end was worth about %n point(s) more.", points)
        case "other_way":
            return tr("traexx", "Another way was worth about %n point(s) more.", points)
    return ""


def _cost(points: int) -> str:
    return tr("traexx", "It costs about %n point(s).", points)


def tallied(tally: Tally) -> str:
    """Luck and skill apart: what this order of cards allowed, and what was given away."""
    facts = {name: fact for name, fact in tally.facts if isinstance(fact, int)}
    words = tr("traexx", "{made} of {allowed} possible, %n lost", facts.get("lost", 0))
    return words.format(made=facts.get("made"), allowed=facts.get("allowed"))
