"""What is wrong, in words: a sentence for every refusal, a short reason for the turn button."""

from collections import Counter

from trakkx_desktop.core.outcome import Line
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.words.names import token_words


def refusal_words(refusal: Refusal) -> str:
    """One short friendly sentence."""
    found = _line_words(refusal) or _table_words(refusal) or _action_words(refusal)
    return found or tr("trakkx", "That is not possible now.")


def _values(refusal: Refusal) -> str:
    values = refusal.fact("values", ())
    return " ".join(map(str, values)) if isinstance(values, tuple) else str(values)


def _line_words(refusal: Refusal) -> str:
    values = _values(refusal)
    if refusal.code == "line_short":
        words = {
            "sequence": tr("trakkx", "{values}: a sequence needs three tokens."),
            "row": tr("trakkx", "{values}: a row needs three tokens."),
        }.get(
            str(refusal.fact("like")),
            tr("trakkx", "{values}: neither the beginning of a row nor of a sequence."),
        )
        return words.format(values=values)
    if refusal.code == "line_invalid":
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
        case "lone_token":
            return tr("trakkx", "The {token} lies alone.").format(token=token_words(token))
        case "too_many_groups":
            words = tr("trakkx", "{groups} groups lie here, {limit} are allowed. Join some.")
            return words.format(groups=refusal.fact("groups"), limit=refusal.fact("limit"))
        case "group_early":
            return tr("trakkx", "No further group before everybody has opened.")
        case "not_opened":
            return tr(
                "trakkx", "Open first: a group of its own, with three or more of your tokens."
            )
        case "nothing_laid":
            return tr("trakkx", "Lay at least one token of your own.")
        case "stays_on_table":
            return tr("trakkx", "The {token} stays on the table.").format(token=token_words(token))
        case "occupied":
            return tr("trakkx", "A token lies here. Hold Alt while dropping to make room.")
        case "off_table":
            return tr("trakkx", "That is too far away.")
        case "action_on_table":
            return tr("trakkx", "Action tokens are played, not laid.")
    return ""


def _action_words(refusal: Refusal) -> str:
    match refusal.code:
        case "bag_empty":
            return tr("trakkx", "The bag is empty.")
        case "bad_target":
            return tr("trakkx", "Somebody else has to draw.")
        case "must_act":
            return tr("trakkx", "Nobody may pass who can still take or draw.")
        case "pass_count":
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
        case "line_short":
            return tr("trakkx", "%n line(s) too short", count)
        case "line_invalid":
            return tr("trakkx", "%n line(s) wrong", count)
        case "lone_token":
            return tr("trakkx", "%n token(s) lie alone", count)
        case "too_many_groups":
            return tr("trakkx", "Too many groups")
        case "group_early":
            return tr("trakkx", "No new group yet")
        case "not_opened":
            return tr("trakkx", "Open with a group of your own")
        case "nothing_laid":
            return tr("trakkx", "Lay, take or draw")
    return tr("trakkx", "Not yet")


def remedy_words(token: Token) -> str:
    return tr("trakkx", "The {token} in your rack would fit.").format(token=token_words(token))


def line_words(line: Line) -> str:
    """A line of the settlement."""
    return {
        "tokens_left": tr("trakkx", "Tokens left"),
        "numbers": tr("trakkx", "Points from numbers"),
        "actions": tr("trakkx", "Action tokens, 20 each"),
    }.get(line.code, line.code)
