"""A hint in words, in three steps: what kind of move, with which fields, and the whole with its reason."""

from collections.abc import Callable, Sequence

from trakkx_desktop.core.hint import KIND, PIECES, Hint
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.traexx.actions import Action, Extend
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import colour_name, listed


def hinted(hint: Hint, names: Sequence[str]) -> str:
    """One sentence for each step."""
    action = hint.thought.action
    if hint.step == KIND:
        return _kind(action) if isinstance(action, Extend) else tr("traexx", "You can pass.")
    if hint.step == PIECES:
        words = tr("traexx", "Leave your line as it lies.")
        return _begin(action) if isinstance(action, Extend) else words
    return reason(hint.thought, names)


def _kind(action: Extend) -> str:
    numbers = [sheet().numbers[field] for field in action.path if field in sheet().numbers]
    if not numbers:
        return tr("traexx", "You can draw %n field(s).", len(action.path))
    words = tr("traexx", "You can draw %n field(s) and reach {numbers}.", len(action.path))
    return words.format(numbers=listed([_the(number) for number in numbers]))


def _begin(action: Extend) -> str:
    first = colour_name(sheet().colours[action.path[0]])
    return tr("traexx", "Begin at the end that glows, over {colour}.").format(colour=first)


def _the(number: int) -> str:
    return tr("traexx", "the {number}").format(number=number)


def reason(thought: Thought[Action], names: Sequence[str]) -> str:
    """Every code of the player's table (players/traexx/README.md); what somebody else shows has its own words."""
    told = REASONS.get(thought.reason)
    return told(_Facts(thought, names)) if told is not None else ""


class _Facts:
    """The facts of a thought as words need them."""

    def __init__(self, thought: Thought[Action], names: Sequence[str]) -> None:
        self._thought = thought
        self._names = names

    def count(self, name: str) -> int:
        found = self._thought.fact(name, 0)
        return found if isinstance(found, int) else 0

    def numbers(self, name: str) -> str:
        found = self._thought.fact(name, ())
        told = found if isinstance(found, tuple) else (found,)
        return listed([_the(number) for number in told if isinstance(number, int)])

    def colour(self) -> str:
        return colour_name(str(self._thought.fact("colour")))

    def name(self) -> str:
        seat = self.count("seat")
        return self._names[seat] if seat < len(self._names) else ""


def _nothing_fits(_: _Facts) -> str:
    return tr("traexx", "No colour of the card fits at either end: pass.")


def _holds_back(facts: _Facts) -> str:
    return tr(
        "traexx",
        "Pass: your line is worth more as it lies, with %n card(s) to come.",
        facts.count("cards"),
    )


def _last_card(facts: _Facts) -> str:
    return tr("traexx", "It is the last card: %n field(s) bring the most.", facts.count("fields"))


def _numbers(facts: _Facts) -> str:
    words = tr("traexx", "Reaches {numbers}: %n point(s).", facts.count("points"))
    return words.format(numbers=facts.numbers("numbers"))


def _number_first(facts: _Facts) -> str:
    words = tr("traexx", "Reaches {number} first: %n point(s).", facts.count("points"))
    return words.format(number=facts.numbers("number"))


def _number_race(facts: _Facts) -> str:
    words = tr(
        "traexx", "Reaches {number} in time: {name} is %n step(s) away.", facts.count("steps")
    )
    return words.format(number=facts.numbers("number"), name=facts.name())


def _number_in_order(facts: _Facts) -> str:
    words = tr("traexx", "Reaches {number} in full: you have no higher one yet.")
    return words.format(number=facts.numbers("number"))


def _number_half(facts: _Facts) -> str:
    words = tr("traexx", "Reaches {number}, for half: %n point(s).", facts.count("points"))
    return words.format(number=facts.numbers("number"))


def _waits_for_lower(facts: _Facts) -> str:
    words = tr("traexx", "Leaves {number} for later, so that {lower} still count in full.")
    return words.format(number=facts.numbers("number"), lower=facts.numbers("lower"))


def _fills_corner(facts: _Facts) -> str:
    return tr(
        "traexx",
        "Takes %n field(s) with one way in only: later they would be lost.",
        facts.count("fields"),
    )


def _near_number(facts: _Facts) -> str:
    words = tr(
        "traexx", "Leads your end close to {number}: %n step(s) to go.", facts.count("steps")
    )
    return words.format(number=facts.numbers("number"))


def _keeps_both_ends(facts: _Facts) -> str:
    return tr(
        "traexx", "Keeps both ends open for all of the %n card(s) to come.", facts.count("cards")
    )


def _uses_scarce_colour(facts: _Facts) -> str:
    words = tr("traexx", "Uses {colour} while it comes: %n patch(es) left.", facts.count("patches"))
    return words.format(colour=facts.colour())


def _fields(facts: _Facts) -> str:
    return tr("traexx", "Covers %n field(s).", facts.count("fields"))


REASONS: dict[str, Callable[[_Facts], str]] = {
    "nothing_fits": _nothing_fits,
    "holds_back": _holds_back,
    "last_card": _last_card,
    "numbers": _numbers,
    "number_first": _number_first,
    "number_race": _number_race,
    "number_in_order": _number_in_order,
    "number_half": _number_half,
    "waits_for_lower": _waits_for_lower,
    "fills_corner": _fills_corner,
    "near_number": _near_number,
    "keeps_both_ends": _keeps_both_ends,
    "uses_scarce_colour": _uses_scarce_colour,
    "fields": _fields,
}
"""By the code of the reason."""
