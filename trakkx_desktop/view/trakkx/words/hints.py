"""Hints in three steps: that and what kind, with which tokens, the whole turn with its reason in the rules' words."""

from collections.abc import Sequence

from trakkx_desktop.core.hint import KIND, PIECES, Hint
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.words.names import list_words, the_token_words

LAYS = ("goes_out", "opens", "lays")
TAKES = ("take_out", "take_next", "take_low", "take_action")


def hinted(hint: Hint, names: Sequence[str]) -> str:
    """One sentence; the codes of the reasons are those of players/trakkx/README.md."""
    if hint.step == KIND:
        return _kind(hint.thought)
    return _pieces(hint.thought) if hint.step == PIECES else _whole(hint.thought, names)


def _number(thought: Thought[object], name: str) -> int:
    return int(str(thought.fact(name, 0)))


def tokens_of(thought: Thought[object], name: str = "tokens") -> tuple[Token, ...]:
    found = thought.fact(name, ())
    return tuple(map(str, found)) if isinstance(found, tuple) else ()


def _kind(thought: Thought[object]) -> str:
    laid = _number(thought, "laid")
    match thought.reason:
        case "goes_out":
            return tr("trakkx", "You can lay everything and win.")
        case "opens":
            return tr("trakkx", "You can open with %n token(s).", laid)
        case "lays" if _number(thought, "moved"):
            return tr("trakkx", "You can lay %n token(s) if you regroup.", laid)
        case "lays":
            return tr("trakkx", "You can lay %n token(s).", laid)
        case "draw_three" | "swap":
            return tr("trakkx", "An action token helps you now.")
        case "give":
            return tr("trakkx", "Pass on what you would miss least.")
        case "draw":
            return tr("trakkx", "The bag is your best chance now.")
        case "pass":
            return tr("trakkx", "You can only pass.")
    return tr("trakkx", "The display has something for you.")


def _pieces(thought: Thought[object]) -> str:
    reason = thought.reason
    if reason in LAYS:
        first = list_words(tokens_of(thought)[:2])
        return tr("trakkx", "Begin with {tokens}.").format(tokens=first)
    if reason in TAKES:
        token = the_token_words(str(thought.fact("token")))
        return tr("trakkx", "Look at {token} in the display.").format(token=token)
    if reason == "give":
        return tr("trakkx", "Think of {tokens}.").format(tokens=list_words(tokens_of(thought)))
    return {
        "draw": tr("trakkx", "Draw from the bag."),
        "draw_three": tr("trakkx", "Play the draw-three token."),
        "swap": tr("trakkx", "Play the swap token."),
    }.get(reason, tr("trakkx", "Pass."))


def _whole(thought: Thought[object], names: Sequence[str]) -> str:
    reason = thought.reason
    if reason in LAYS:
        return _laying(thought)
    if reason in TAKES:
        return _taking(thought)
    if reason == "draw_three":
        words = tr("trakkx", "Let {name} draw three: so many more to get rid of.")
        if len(names) > 2:
            words = tr(
                "trakkx",
                "Let {name} draw three: nobody else holds fewer tokens (%n).",
                _number(thought, "held"),
            )
        return words.format(name=names[_number(thought, "target")])
    if reason == "swap":
        stuck = tokens_of(thought, "stuck")
        words = tr("trakkx", "Play the swap token and pass two on.")
        if stuck:
            words = tr(
                "trakkx", "Play the swap token: {tokens} fit nowhere, so pass two of them on."
            )
        return words.format(tokens=list_words(stuck[:3]))
    if reason == "give":
        words = tr("trakkx", "Pass on {tokens}: you would miss them least.")
        return words.format(tokens=list_words(tokens_of(thought)))
    if reason == "draw":
        return tr("trakkx", "Draw from the bag: nothing in the display is better.")
    return tr("trakkx", "Pass: nothing else can be done.")


def _laying(thought: Thought[object]) -> str:
    laid, left = _number(thought, "laid"), _number(thought, "left")
    parts = [
        {
            "goes_out": tr(
                "trakkx", "Lay these %n token(s): your rack is empty, and you win.", laid
            ),
            "opens": tr("trakkx", "Open with these %n token(s).", laid),
        }.get(thought.reason, tr("trakkx", "Lay these %n token(s).", laid))
    ]
    if thought.reason != "goes_out":
        parts.append(tr("trakkx", "%n stay(s) in your rack.", left))
    joins = str(thought.fact("joins", ""))
    if joins:
        words = tr("trakkx", "{token} joins two lines.").format(token=the_token_words(joins))
        parts.append(words[:1].upper() + words[1:])
    moved = _number(thought, "moved")
    if moved:
        parts.append(tr("trakkx", "%n token(s) of the table move.", moved))
    return " ".join(parts)


def _taking(thought: Thought[object]) -> str:
    coming, left = _number(thought, "next"), _number(thought, "left")
    words = {
        "take_out": tr(
            "trakkx", "Take {token}: then all %n token(s) can go out next turn.", coming
        ),
        "take_next": tr("trakkx", "Take {token}: then %n token(s) can go out next turn.", coming),
        "take_low": tr("trakkx", "Take {token}: nothing fits yet, and it costs least."),
        "take_action": tr("trakkx", "Take {token} and play it next."),
    }[thought.reason]
    if thought.reason == "take_next" and left:
        words += " " + tr("trakkx", "%n would stay.", left)
    return words.format(token=the_token_words(str(thought.fact("token"))))
