"""Headings, captions and messages of the table: what is going on, and what can be done next."""

from PySide6.QtCore import QCoreApplication

from trakkx_desktop.core.match import Match
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group
from trakkx_desktop.games.trakkx.tokens import is_action
from trakkx_desktop.view.trakkx.scene import Captions, Person
from trakkx_desktop.view.trakkx.words import refusal_words, remedy_words


def turn_heading(name: str, draft: LayDraft, sight: State) -> tuple[str, str]:
    count = len(draft.laid)
    if count:
        head = QCoreApplication.translate("trakkx", "{name} lays tokens").format(name=name)
        return head, QCoreApplication.translate(
            "trakkx", "%n laid so far, yours to take back.", None, count
        )
    head = QCoreApplication.translate("trakkx", "{name}'s turn").format(name=name)
    if not draft.laying.has_opened:
        return head, QCoreApplication.translate(
            "trakkx", "Open with a row or a sequence of your own."
        )
    return head, _choices(sight, any(map(is_action, draft.hand)))


def _choices(sight: State, has_action: bool) -> str:
    """What there is to do for one who has opened; nothing that is not there any more."""
    if has_action:
        return QCoreApplication.translate("trakkx", "Lay, take, draw, or play an action token.")
    if sight.bag:
        return QCoreApplication.translate("trakkx", "Lay tokens, take one, or draw one.")
    if sight.display:
        return QCoreApplication.translate("trakkx", "The bag is empty: lay tokens, or take one.")
    return QCoreApplication.translate("trakkx", "Nothing is left to take: lay tokens, or pass.")


def give_heading(name: str, neighbour: str, draft: GiveDraft) -> tuple[str, str]:
    head = QCoreApplication.translate("trakkx", "{name} passes tokens on").format(name=name)
    words = QCoreApplication.translate("trakkx", "Choose %n for {name}.", None, draft.needed)
    return head, words.format(name=neighbour)


def choose_heading(name: str) -> tuple[str, str]:
    head = QCoreApplication.translate("trakkx", "{name} plays: draw three").format(name=name)
    return head, QCoreApplication.translate("trakkx", "Who draws three tokens from the bag?")


def waiting_heading(name: str) -> tuple[str, str]:
    return QCoreApplication.translate("trakkx", "{name}'s turn").format(name=name), ""


def looking_heading(told: str) -> tuple[str, str]:
    return QCoreApplication.translate("trakkx", "Looking back"), told


def clock_words(seconds: int) -> str:
    """ "0:42 left", in front of the sentence below the headline."""
    shown = f"{seconds // 60}:{seconds % 60:02}"
    return QCoreApplication.translate("trakkx", "{time} left").format(time=shown)


def lay_message(draft: LayDraft, sight: State) -> tuple[str, bool]:
    """The first thing that is wrong and what would mend it, or how to go on."""
    faults = draft.faults()
    if not draft.laid and not draft.moved:
        return _how(sight), False
    if not faults:
        return QCoreApplication.translate("trakkx", "Everything fits."), False
    parts = [refusal_words(faults[0])]
    found = draft.remedy() if faults[0].code == "LINE_SHORT" else None
    if found is not None:
        parts.append(remedy_words(found[0]))
    return " ".join(parts), True


def _how(sight: State) -> str:
    if sight.bag:
        return QCoreApplication.translate(
            "trakkx", "Drag tokens to the table, or click the display or the bag."
        )
    if sight.display:
        return QCoreApplication.translate(
            "trakkx", "Drag tokens to the table, or click the display."
        )
    return QCoreApplication.translate("trakkx", "Drag tokens to the table.")


def give_message() -> str:
    return QCoreApplication.translate("trakkx", "What you get comes when everybody has chosen.")


def choose_message() -> str:
    return QCoreApplication.translate("trakkx", "Tap the player who draws three. Esc cancels.")


def showing_message() -> str:
    return QCoreApplication.translate("trakkx", "This is what happened since your last turn.")


def group_captions(groups: tuple[Group, ...]) -> tuple[tuple[str, str], ...]:
    found = []
    for number, group in enumerate(groups, 1):
        title = QCoreApplication.translate("trakkx", "Group {number}").format(number=number)
        count = QCoreApplication.translate("trakkx", "%n token(s)", None, len(group))
        found.append((title, count))
    return tuple(found)


def table_captions(sight: State, groups: tuple[tuple[str, str], ...]) -> Captions:
    count = len(sight.display)
    return Captions(
        display=QCoreApplication.translate("trakkx", "Display"),
        display_note=QCoreApplication.translate("trakkx", "%n open", None, count),
        sort=QCoreApplication.translate("trakkx", "Sort"),
        by_colour=QCoreApplication.translate("trakkx", "Colour"),
        by_number=QCoreApplication.translate("trakkx", "Number"),
        groups=groups,
    )


def give_title(name: str) -> tuple[str, str]:
    title = QCoreApplication.translate("trakkx", "For {name}").format(name=name)
    return title, QCoreApplication.translate("trakkx", "the next one on the left")


def tokens_of(count: int) -> str:
    return QCoreApplication.translate("trakkx", "%n token(s)", None, count)


def persons(match: Match, details: dict[int, str]) -> tuple[Person, ...]:
    """The players of these seats, each with what is told below the name."""
    return tuple(
        Person(seat, match.players[seat].name, match.players[seat].mark, detail)
        for seat, detail in details.items()
    )


def status(match: Match, position: str) -> str:
    if position:
        words = QCoreApplication.translate("trakkx", "Example {number} of the rule book")
        return words.format(number=position.removeprefix("example"))
    if match.plan.games == 1:
        return QCoreApplication.translate("trakkx", "One game")
    words = QCoreApplication.translate("trakkx", "Game {number} of {games} · lowest wins")
    return words.format(number=len(match.sittings), games=match.plan.games)


def seat_status(has_opened: bool) -> str:
    if has_opened:
        return QCoreApplication.translate("trakkx", "opened")
    return QCoreApplication.translate("trakkx", "not opened")


def covered_words(count: int) -> str:
    return QCoreApplication.translate("trakkx", "%n token(s), face down", None, count)


def show_words() -> str:
    return QCoreApplication.translate("trakkx", "Show my tokens")
