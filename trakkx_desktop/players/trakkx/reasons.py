"""Why an action is good, as codes with facts that the view words; README.md lists them all."""

from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Swap,
    Take,
)
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.table import Line, Table, line_at, places
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.solver import Found


def thought(
    action: Action, worth: float, reason: str, is_proven: bool = False, **facts: Fact
) -> Thought[Action]:
    return Thought(action, worth, reason, tuple(facts.items()), is_proven)


def laying(turn: Laying, found: Found, rest: tuple[Token, ...]) -> Thought[Action]:
    """Laying a table; `rest` is what stays in the hand, action tokens included."""
    laid = turn.laid(found.table)
    reason = "goes_out" if not rest else "opens" if not turn.has_opened else "lays"
    joins, cell = _joining(turn, found.table, laid)
    return thought(
        LayOut.of(found.table),
        -float(hand_points(rest)),
        reason,
        found.is_proven,
        laid=len(laid),
        tokens=laid,
        left=len(rest),
        moved=found.moved,
        joins=joins,
        at=cell,
    )


def _joining(turn: Laying, table: Table, laid: tuple[Token, ...]) -> tuple[Token, tuple[int, ...]]:
    """The new token that joins two lines, and its cell; best one that stands in two lines of the table."""
    cells = places(table)
    crossing = [token for token in laid if len(line_at(table, cells[token])) == 2]
    if not crossing:
        return "", ()
    known = set(turn.places)
    best = max(crossing, key=lambda t: _old_lines(line_at(table, cells[t]), known))
    return best, cells[best]


def _old_lines(through: tuple[Line, ...], known: set[Token]) -> int:
    """How many of the lines hold tokens that lay on the table before."""
    return sum(not known.isdisjoint(line.tokens) for line in through)


def taking(token: Token, worth: float, next_laid: int, left: int) -> Thought[Action]:
    """From the display: what goes out next turn, and what would stay in the hand then."""
    reason = "take_out" if left == 0 else "take_next" if next_laid else "take_low"
    return thought(Take(token), worth, reason, token=token, next=next_laid, left=left)


def taking_action(token: Token, worth: float) -> Thought[Action]:
    """An action token from the display, to play it next."""
    return thought(Take(token), worth, "take_action", token=token)


def drawing(worth: float) -> Thought[Action]:
    return thought(Draw(), worth, "draw")


def drawing_three(token: Token, target: int, held: int, worth: float) -> Thought[Action]:
    return thought(
        DrawThree(token, target), worth, "draw_three", token=token, target=target, held=held
    )


def swapping(token: Token, stuck: tuple[Token, ...], worth: float) -> Thought[Action]:
    return thought(Swap(token), worth, "swap", token=token, stuck=stuck)


def giving(tokens: tuple[Token, ...], worth: float) -> Thought[Action]:
    return thought(Give(tokens), worth, "give", tokens=tokens)


def passing(worth: float) -> Thought[Action]:
    return thought(PassTurn(), worth, "pass")
