"""What is wrong, in words: a sentence for every refusal, a short reason for the turn button."""

from collections import Counter

from trakkx_desktop.core.outcome import ScoreLine
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.words.names import token_words


def refusal_words(refusal: Refusal) -> str:
    """One short friendly sentence."""
    return _line_words(refusal) or _other_words(refusal)


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


def _other_words(refusal: Refusal) -> str:
    if refusal.code == "pass_count":
        return _count_words(int(str(refusal.fact("needed"))))
    token = str(refusal.fact("token"))
    facts = {"groups": refusal.fact("groups"), "limit": refusal.fact("limit")}
    words = {
        "lone_token": tr("trakkx", "The {token} lies alone."),
        "too_many_groups": tr(
            "trakkx", "{groups} groups lie here, {limit} are allowed. Join some."
        ),
        "group_early": tr("trakkx", "No further group before everybody has opened."),
        "not_opened": tr(
            "trakkx", "Open first: a group of its own, with three or more of your tokens."
        ),
        "nothing_laid": tr("trakkx", "Lay at least one token of your own."),
        "stays_on_table": tr("trakkx", "The {token} stays on the table."),
        "occupied": tr("trakkx", "A token lies here. Hold Alt while dropping to make room."),
        "off_table": tr("trakkx", "That is too far away."),
        "action_on_table": tr("trakkx", "Action tokens are played, not laid."),
        "bag_empty": tr("trakkx", "The bag is empty."),
        "bad_target": tr("trakkx", "Somebody else has to draw."),
        "must_act": tr("trakkx", "Nobody may pass who can still take or draw."),
        "swap_open": tr("trakkx", "First everybody passes tokens on."),
        "not_waiting": tr("trakkx", "It is somebody else's turn."),
        "game_over": tr("trakkx", "The game is over."),
    }.get(refusal.code, tr("trakkx", "That is not possible now."))
    return words.format(token=token_words(token) if token else "", **facts)


def _count_words(needed: int) -> str:
    if needed == 1:
        return tr("trakkx", "One token is passed on.")
    return tr("trakkx", "Two tokens are passed on.")


def still_words(refusal: Refusal) -> str:
    """The same while somebody is still laying: what is still to come, not what is wrong."""
    like = str(refusal.fact("like"))
    if refusal.code == "line_short" and like in ("sequence", "row"):
        words = {
            "sequence": tr("trakkx", "{values}: one more for a sequence."),
            "row": tr("trakkx", "{values}: one more for a row."),
        }[like]
        return words.format(values=_values(refusal))
    if refusal.code == "lone_token":
        token = token_words(str(refusal.fact("token")))
        return tr("trakkx", "The {token}: two more for a row or a sequence.").format(token=token)
    return refusal_words(refusal)


def action_words(token: Token) -> str:
    """What an action token does."""
    if token in SWAPS:
        return tr("trakkx", "Swap: everybody passes two tokens to the left. Click to play it.")
    return tr("trakkx", "Draw three: somebody else draws three tokens. Click to play it.")


def untouched_words(can_take: bool, can_draw: bool) -> str:
    """The short reason on the turn button while nothing is laid: what there is to do."""
    if can_draw:
        return tr("trakkx", "Lay, take or draw")
    return tr("trakkx", "Lay or take") if can_take else tr("trakkx", "Lay tokens")


def missing_words(faults: tuple[Refusal, ...]) -> str:
    """The short reason on the turn button: how many of the first kind of fault there are."""
    if not faults:
        return ""
    count = Counter(fault.code for fault in faults)[faults[0].code]
    return {
        "line_short": tr("trakkx", "%n line(s) too short", count),
        "line_invalid": tr("trakkx", "%n line(s) wrong", count),
        "lone_token": tr("trakkx", "%n token(s) lie alone", count),
        "too_many_groups": tr("trakkx", "Too many groups"),
        "group_early": tr("trakkx", "No new group yet"),
        "not_opened": tr("trakkx", "Open with a group of your own"),
        "nothing_laid": tr("trakkx", "Lay a token of your own"),
    }.get(faults[0].code, tr("trakkx", "Not yet"))


def remedy_words(token: Token) -> str:
    return tr("trakkx", "The {token} in your rack would fit.").format(token=token_words(token))


def line_words(line: ScoreLine) -> str:
    """A line of the settlement."""
    return {
        "tokens_left": tr("trakkx", "Tokens left"),
        "numbers": tr("trakkx", "Points from numbers"),
        "actions": tr("trakkx", "Action tokens, 20 each"),
    }.get(line.code, line.code)
