"""What stands around the TRÄXX table: headings, the rail, buttons, the words on card and strip."""

from collections.abc import Sequence

from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.scene import Labels, signed


def minus(points: float) -> str:
    """A total: 12, or −3 with a real minus sign."""
    return signed(int(points)).removeprefix("+")


def colour_name(colour: str) -> str:
    """As a noun: "There is no red on this card."."""
    return {
        "red": tr("traexx", "red"),
        "blue": tr("traexx", "blue"),
        "green": tr("traexx", "green"),
        "yellow": tr("traexx", "yellow"),
        "gray": tr("traexx", "gray"),
    }.get(colour, tr("traexx", "purple"))


def listed(names: Sequence[str]) -> str:
    """ "Anna, Ben and Clara"."""
    if len(names) < 2:
        return "".join(names)
    return tr("traexx", "{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def heading(name: str, state: State, draft: OpenLine) -> tuple[str, str]:
    """Whose turn it is, and what can be done next."""
    if draft.path:
        return tr("traexx", "Draw on, {name}").format(name=name), _drawing(draft)
    return tr("traexx", "Your turn, {name}").format(name=name), _before_drawing(state, draft)


def _before_drawing(state: State, draft: OpenLine) -> str:
    if not draft.nexts:
        return tr("traexx", "No colour of the card fits. Pass this time.")
    if len(draft.route) == 1:
        return tr("traexx", "Press on your start and draw over fields in the colours of the card.")
    return tr("traexx", "Draw on at one end of your route, or pass.")


def _drawing(draft: OpenLine) -> str:
    used, left = len(draft.path), len(draft.left)
    if not left:
        return tr("traexx", "All patches are used. Finish your route.")
    first = tr("traexx", "%n patch(es) used", used)
    second = tr("traexx", "%n left", left)
    third = (
        tr("traexx", "Stop whenever you like.")
        if draft.nexts
        else tr("traexx", "No other field fits.")
    )
    return f"{first}, {second}.\n{third}"


def looking_at(name: str, is_sealed: bool, is_waiting: bool) -> tuple[str, str]:
    """Heading while somebody else's sheet lies large."""
    words = tr("traexx", "{name}'s sheet").format(name=name)
    if is_sealed:
        note = tr("traexx", "Done for this round. Esc leads back to yours.")
    elif is_waiting:
        note = tr("traexx", "Still has to draw this round. Esc leads back to yours.")
    else:
        note = ""
    return words, note


def watching(name: str) -> tuple[str, str]:
    """Heading while computers draw that are not done yet."""
    words = tr("traexx", "Done, {name}").format(name=name)
    return words, tr("traexx", "The others are still drawing.")


def round_over(round_: int) -> str:
    """Heading while the end of a round is shown."""
    return tr("traexx", "Round {round}").format(round=round_)


def go_on() -> str:
    return tr("traexx", "Go on")


def my_sheet() -> str:
    """Back from a computer's sheet, which nobody can take over."""
    return tr("traexx", "Back to my sheet")


def with_help() -> str:
    """Of a game with turns taken back or hints."""
    return tr("traexx", "With help")


def see_again() -> str:
    return tr("traexx", "See the last round again")


def looking_back(name: str, state: State) -> tuple[str, str]:
    headline = tr("traexx", "Round {round}").format(round=min(state.round, len(state.deck)))
    words = tr("traexx", "{name}'s sheet").format(name=name)
    return headline, words


def rail_status(state: State, code: str, game: int, games: int) -> str:
    """Under the game's name."""
    lines = []
    if games > 1:
        lines.append(tr("traexx", "Game {number} of {games}").format(number=game, games=games))
    words = tr("traexx", "Round {round} of {rounds}")
    now = min(state.round, len(state.deck))
    lines.append(words.format(round=now, rounds=len(state.deck)))
    lines.append(tr("traexx", "Code {code}").format(code=code))
    return "\n".join(lines)


def seat_status(is_viewer: bool, is_sealed: bool, fields: int) -> str:
    """A player's state under the name in the rail."""
    if is_sealed:
        return tr("traexx", "done")
    if is_viewer:
        return tr("traexx", "drawing")
    if fields < 0:
        return tr("traexx", "to draw")
    return tr("traexx", "%n field(s)", fields)


def finish_route() -> str:
    return tr("traexx", "Finish route")


def pass_round() -> str:
    return tr("traexx", "Pass")


def take_over(name: str, is_sealed: bool) -> str:
    """The turn button while somebody else's sheet is looked at."""
    words = tr("traexx", "{name} redraws") if is_sealed else tr("traexx", "{name} draws")
    return words.format(name=name)


def show_sheet() -> str:
    """The curtain's button."""
    return tr("traexx", "Show my sheet")


def to_print() -> str:
    return tr("traexx", "Print sheets and cards")


def plus_label() -> str:
    return tr("traexx", "Numbers")


def missed_label() -> str:
    return tr("traexx", "Missed")


def total_label() -> str:
    return tr("traexx", "Total")


def half() -> str:
    """In a box whose number is worth half from now on."""
    return tr("traexx", "half")


def labels(state: State, message: str) -> Labels:
    """The words on the table; the card's own label gives way to a message."""
    card = tr("traexx", "Card {number}: %n patch(es)", len(state.patches))
    left = tr("traexx", "in the pile")
    last = tr("traexx", "Last card")
    coming = tr("traexx", "Next cards")
    now = tr("traexx", "Now")
    open_fields = tr("traexx", "Fields to go")
    round_ = tr("traexx", "Round {round}")
    return Labels(
        card="" if message else card.format(number=state.round),
        numbers=plus_label(),
        fields=missed_label() if state.is_over else open_fields,
        now=total_label() if state.is_over else now,
        half=half(),
        pile=coming if state.coming else left if state.cards_left else last,
        news=round_.format(round=state.round - 1),
        nothing=tr("traexx", "No number reached."),
        curve=tr("traexx", "Totals, round by round"),
        rounds=tr("traexx", "%n round(s)", len(state.deck)),
    )


def settlement(line: ScoreLine) -> str:
    """A line of the score sheet."""
    match line.code:
        case "number":
            return tr("traexx", "Number {n}").format(n=line.facts[0] if line.facts else "")
        case "plus":
            return tr("traexx", "Plus points")
        case "minus":
            return tr("traexx", "Fields missed")
    return tr("traexx", "Total")
