"""What is wrong, in words: a sentence for every refusal, a short reason for the turn button."""

from collections import Counter

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.outcome import Line
from trakkx_desktop.games.trakkx.tokens import FACES, SWAPS, Token
from trakkx_desktop.view.stage.tr import tr


def colour_words(shade: str) -> str:
    """As it stands before a number: "red" 7."""
    return {
        "R": tr("trakkx", "red"),
        "B": tr("trakkx", "blue"),
        "G": tr("trakkx", "green"),
        "Y": tr("trakkx", "yellow"),
    }[shade]


def token_words(token: Token) -> str:
    """ "red 7", without an article."""
    if token in FACES:
        shade, value = FACES[token]
        words = tr("trakkx", "{colour} {value}")
        return words.format(colour=colour_words(shade), value=value)
    if token in SWAPS:
        return tr("trakkx", "swap token")
    return tr("trakkx", "draw-three token")


def the_token_words(token: Token) -> str:
    """As it stands in "took the red 7": with its article, since languages differ in it."""
    if token in FACES:
        words = tr("trakkx", "the {token}")
        return words.format(token=token_words(token))
    if token in SWAPS:
        return tr("trakkx", "the swap token")
    return tr("trakkx", "the draw-three token")


def refusal_words(refusal: Refusal) -> str:
    """One short friendly sentence."""
    found = _line_words(refusal) or _table_words(refusal) or _action_words(refusal)
    return found or tr("trakkx", "That is not possible now.")


def _values(refusal: Refusal) -> str:
    values = refusal.fact("values", ())
    return " ".join(map(str, values)) if isinstance(values, tuple) else str(values)


def _line_words(refusal: Refusal) -> str:
    values = _values(refusal)
    if refusal.code == "LINE_SHORT":
        words = {
            "sequence": tr("trakkx", "{values}: a sequence needs three tokens."),
            "row": tr("trakkx", "{values}: a row needs three tokens."),
        }.get(
            str(refusal.fact("like")),
            tr("trakkx", "{values}: neither the beginning of a row nor of a sequence."),
        )
        return words.format(values=values)
    if refusal.code == "LINE_INVALID":
        return _invalid_words(str(refusal.fact("what"))).format(values=values)
    return ""


def _invalid_words(what: str) -> str:
    return {
        "too_long": tr("trakkx", "{values}: a sequence has at most four tokens."),
        "colour_twice": tr("trakkx", "{values}: in a sequence every colour comes once."),
        "value_twice": tr("trakkx", "{values}: in a row no number comes twice."),
        "wrap": tr("trakkx", "{values}: a row does not go from 14 to 1."),
        "turn": tr("trakkx", "{values}: a row goes only up or only down."),
        "gap": tr("trakkx", "{values}: a number is missing in this row."),
    }.get(
        what,
        tr("trakkx", "{values}: this is neither a row nor a sequence."),
    )


def _table_words(refusal: Refusal) -> str:
    token = str(refusal.fact("token"))
    match refusal.code:
        case "LONE_TOKEN":
            words = tr("trakkx", "The {token} lies alone.")
            return words.format(token=token_words(token))
        case "TOO_MANY_GROUPS":
            words = tr("trakkx", "{groups} groups lie here, {limit} are allowed. Join some.")
            return words.format(groups=refusal.fact("groups"), limit=refusal.fact("limit"))
        case "GROUP_EARLY":
            return tr("trakkx", "No further group before everybody has opened.")
        case "NOT_OPENED":
            return tr(
                "trakkx", "Open first: a group of its own, with three or more of your tokens."
            )
        case "NOTHING_LAID":
            return tr("trakkx", "Lay at least one token of your own.")
        case "stays_on_table":
            words = tr("trakkx", "The {token} stays on the table.")
            return words.format(token=token_words(token))
        case "occupied":
            return tr("trakkx", "A token lies here. Hold Alt while dropping to make room.")
        case "off_table":
            return tr("trakkx", "That is too far away.")
        case "ACTION_ON_TABLE":
            return tr("trakkx", "Action tokens are played, not laid.")
    return ""


def _action_words(refusal: Refusal) -> str:
    match refusal.code:
        case "BAG_EMPTY":
            return tr("trakkx", "The bag is empty.")
        case "BAD_TARGET":
            return tr("trakkx", "Somebody else has to draw.")
        case "MUST_ACT":
            return tr("trakkx", "Nobody may pass who can still take or draw.")
        case "PASS_COUNT":
            return _count_words(int(str(refusal.fact("needed"))))
        case "swap_open":
            return tr("trakkx", "First everybody passes tokens on.")
        case "not_waiting":
            return tr("trakkx", "It is somebody else's turn.")
        case "game_over":
            return tr("trakkx", "The game is over.")
    return ""


def _count_words(needed: int) -> str:
    if needed == 1:
        return tr("trakkx", "One token is passed on.")
    return tr("trakkx", "Two tokens are passed on.")


def missing_words(faults: tuple[Refusal, ...]) -> str:
    """The short reason on the turn button: how many of the first kind of fault there are."""
    if not faults:
        return ""
    count = Counter(fault.code for fault in faults)[faults[0].code]
    match faults[0].code:
        case "LINE_SHORT":
            return tr("trakkx", "%n line(s) too short", count)
        case "LINE_INVALID":
            return tr("trakkx", "%n line(s) wrong", count)
        case "LONE_TOKEN":
            return tr("trakkx", "%n token(s) lie alone", count)
        case "TOO_MANY_GROUPS":
            return tr("trakkx", "Too many groups")
        case "GROUP_EARLY":
            return tr("trakkx", "No new group yet")
        case "NOT_OPENED":
            return tr("trakkx", "Open with a group of your own")
        case "NOTHING_LAID":
            return tr("trakkx", "Lay, take or draw")
    return tr("trakkx", "Not yet")


def remedy_words(token: Token) -> str:
    words = tr("trakkx", "The {token} in your rack would fit.")
    return words.format(token=token_words(token))


def line_words(line: Line) -> str:
    """A line of the settlement."""
    return {
        "tokens_left": tr("trakkx", "Tokens left"),
        "numbers": tr("trakkx", "Points from numbers"),
        "actions": tr("trakkx", "Action tokens, 20 each"),
    }.get(line.code, line.code)
