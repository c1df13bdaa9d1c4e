"""Headings, captions and messages of the table: what is going on, and what can be done next."""

from trakkx_desktop.core.match import Match
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group
from trakkx_desktop.games.trakkx.tokens import is_action
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.scene import Captions, Person
from trakkx_desktop.view.trakkx.words import refusal_words, remedy_words


def turn_heading(name: str, draft: LayDraft, sight: State) -> tuple[str, str]:
    count = len(draft.laid)
    if count:
        head = tr("trakkx", "{name} lays tokens").format(name=name)
        return head, tr("trakkx", "%n laid so far, yours to take back.", count)
    head = tr("trakkx", "{name}'s turn").format(name=name)
    if not draft.laying.has_opened:
        return head, tr("trakkx", "Open with a row or a sequence of your own.")
    return head, _choices(sight, any(map(is_action, draft.hand)))


def _choices(sight: State, has_action: bool) -> str:
    """What there is to do for one who has opened; nothing that is not there any more."""
    if has_action:
        return tr("trakkx", "Lay, take, draw, or play an action token.")
    if sight.bag:
        return tr("trakkx", "Lay tokens, take one, or draw one.")
    if sight.display:
        return tr("trakkx", "The bag is empty: lay tokens, or take one.")
    return tr("trakkx", "Nothing is left to take: lay tokens, or pass.")


def give_heading(name: str, neighbour: str, draft: GiveDraft) -> tuple[str, str]:
    head = tr("trakkx", "{name} passes tokens on").format(name=name)
    words = tr("trakkx", "Choose %n for {name}.", draft.needed)
    return head, words.format(name=neighbour)


def choose_heading(name: str) -> tuple[str, str]:
    head = tr("trakkx", "{name} plays: draw three").format(name=name)
    return head, tr("trakkx", "Who draws three tokens from the bag?")


def waiting_heading(name: str) -> tuple[str, str]:
    return tr("trakkx", "{name}'s turn").format(name=name), ""


def looking_heading(told: str) -> tuple[str, str]:
    return tr("trakkx", "Looking back"), told


def clock_words(seconds: int) -> str:
    """ "0:42 left", in front of the sentence below the headline."""
    shown = f"{seconds // 60}:{seconds % 60:02}"
    return tr("trakkx", "{time} left").format(time=shown)


def lay_message(draft: LayDraft, sight: State) -> tuple[str, bool]:
    """The first thing that is wrong and what would mend it, or how to go on."""
    faults = draft.faults()
    if not draft.laid and not draft.moved:
        return _how(sight), False
    if not faults:
        return tr("trakkx", "Everything fits."), False
    parts = [refusal_words(faults[0])]
    found = draft.remedy() if faults[0].code == "LINE_SHORT" else None
    if found is not None:
        parts.append(remedy_words(found[0]))
    return " ".join(parts), True


def _how(sight: State) -> str:
    if sight.bag:
        return tr("trakkx", "Drag tokens to the table, or click the display or the bag.")
    if sight.display:
        return tr("trakkx", "Drag tokens to the table, or click the display.")
    return tr("trakkx", "Drag tokens to the table.")


def give_message() -> str:
    return tr("trakkx", "What you get comes when everybody has chosen.")


def choose_message() -> str:
    return tr("trakkx", "Tap the player who draws three. Esc cancels.")


def showing_message() -> str:
    return tr("trakkx", "This is what happened since your last turn.")


def group_captions(groups: tuple[Group, ...]) -> tuple[tuple[str, str], ...]:
    found = []
    for number, group in enumerate(groups, 1):
        title = tr("trakkx", "Group {number}").format(number=number)
        count = tr("trakkx", "%n token(s)", len(group))
        found.append((title, count))
    return tuple(found)


def table_captions(sight: State, groups: tuple[tuple[str, str], ...]) -> Captions:
    count = len(sight.display)
    return Captions(
        display=tr("trakkx", "Display"),
        display_note=tr("trakkx", "%n open", count),
        sort=tr("trakkx", "Sort"),
        by_colour=tr("trakkx", "Colour"),
        by_number=tr("trakkx", "Number"),
        groups=groups,
    )


def give_title(name: str) -> tuple[str, str]:
    title = tr("trakkx", "For {name}").format(name=name)
    return title, tr("trakkx", "the next one on the left")


def tokens_of(count: int) -> str:
    return tr("trakkx", "%n token(s)", count)


def persons(match: Match, details: dict[int, str]) -> tuple[Person, ...]:
    """The players of these seats, each with what is told below the name."""
    return tuple(
        Person(seat, match.players[seat].name, match.players[seat].mark, detail)
        for seat, detail in details.items()
    )


def status(match: Match, position: str) -> str:
    if position:
        words = tr("trakkx", "Example {number} of the rule book")
        return words.format(number=position.removeprefix("example"))
    if match.plan.games == 1:
        return tr("trakkx", "One game")
    words = tr("trakkx", "Game {number} of {games} · lowest wins")
    return words.format(number=len(match.sittings), games=match.plan.games)


def seat_status(has_opened: bool) -> str:
    if has_opened:
        return tr("trakkx", "opened")
    return tr("trakkx", "not opened")


def covered_words(count: int) -> str:
    return tr("trakkx", "%n token(s), face down", count)


def show_words() -> str:
    return tr("trakkx", "Show my tokens")
