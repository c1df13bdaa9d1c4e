"""`judge trakkx`: tables, turns, single actions, scores and sheets, judged by the rules of the game itself;
`solve trakkx`: the best turn of laying."""

import math
import time
from collections.abc import Callable
from typing import Any

from trakkx_desktop.commands.door import BadQuestion
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import exchange
from trakkx_desktop.games.trakkx.actions import is_within_reach
from trakkx_desktop.games.trakkx.score import lowest, scores
from trakkx_desktop.games.trakkx.setup import SEATS
from trakkx_desktop.games.trakkx.table import Table, entries_of, survey, table_of
from trakkx_desktop.games.trakkx.tokens import is_token
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults, table_faults
from trakkx_desktop.players.trakkx.solver import solve_within

SECONDS = 1.0
MOST_SECONDS = 60.0

Question = dict[str, Any]
Reply = dict[str, Any]


def answer(question: Question) -> Reply:
    kind = question.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadQuestion(f"the field kind must be one of: {', '.join(KINDS)}")
    return KINDS[kind](question)


def _table_verdict(question: Question) -> Reply:
    table, seats = _table(question, "table"), _players(question)
    seen = survey(table)
    codes = _codes(table_faults(table, seen, seats))
    return {"legal": not codes, "codes": codes, "groups": len(seen.groups)}


def _turn_verdict(question: Question) -> Reply:
    after = _table(question, "after")
    laying = _laying(question, tuple(_list(question, "hand", str, "tokens")), "before")
    seen = survey(after)
    codes = _codes(laying_faults(laying, after, seen))
    reply: Reply = {"legal": not codes, "codes": codes, "groups_after": len(seen.groups)}
    if not codes:
        left = laying.hand_after(after)
        reply["laid"] = sorted(laying.laid(after))
        reply["hand_after"] = sorted(left)
        reply["wins"] = not left
        reply["opened_after"] = list(laying.opened_after(after, seen))
    return reply


def _laying(question: Question, hand: tuple[str, ...], before: str) -> Laying:
    seats = _players(question)
    seat = _seat(question, "player", seats)
    opened = tuple(_list(question, "opened", bool, "true or false"))
    if len(opened) != seats:
        raise BadQuestion("the field opened needs one value for each player")
    return Laying(seat, opened, hand, _table(question, before))


def solve(question: Question) -> Reply:
    """The best turn; the field `table` may be called `before`, as in a turn that is judged."""
    before = "table" if "table" in question else "before"
    laying = _laying(question, _tokens(question, "hand"), before)
    _refuse_impossible(laying)
    seconds = _seconds(question)
    began = time.monotonic()
    found = solve_within(laying, seconds)
    return {
        "table": [list(entry) for entry in entries_of(found.table)],
        "laid": found.laid,
        "bound": found.bound,
        "proven": found.is_proven,
        "moved": found.moved,
        "seconds": round(time.monotonic() - began, 3),
    }


def _refuse_impossible(laying: Laying) -> None:
    """What no turn can start from: a table that is not legal, or a token in two places."""
    codes = _codes(table_faults(laying.before, survey(laying.before), len(laying.opened)))
    if codes:
        raise BadQuestion(f"the table is not legal: {', '.join(codes)}")
    tokens = [*laying.hand, *laying.before.values()]
    if len(set(tokens)) < len(tokens):
        raise BadQuestion("a token is in two places")
    if not all(map(is_within_reach, laying.before)):
        raise BadQuestion("a cell of the table is out of reach")


def _seconds(question: Question) -> float:
    seconds = question.get("seconds", SECONDS)
    if not (_is(seconds, int) or _is(seconds, float)) or not math.isfinite(seconds) or seconds <= 0:
        raise BadQuestion("the field seconds must be a number above 0")
    return min(float(seconds), MOST_SECONDS)


def _score(question: Question) -> Reply:
    hands = _hands(question)
    return {"points": list(scores(hands, _winner(question, len(hands))))}


def _sheet(question: Question) -> Reply:
    rows = [_score(game)["points"] for game in _list(question, "games", dict, "objects")]
    if len({len(row) for row in rows}) > 1:
        raise BadQuestion("all games of a sheet need the same number of hands")
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return {"rows": rows, "totals": totals, "winners": list(lowest(totals))}


def _take(question: Question) -> Reply:
    token = _field(question, "token", str, "a token")
    result = exchange.take(_tokens(question, "display"), _tokens(question, "bag_order"), token)
    return _refused(result) if isinstance(result, Refusal) else _done(*map(list, result), token)


def _bag(question: Question) -> Reply:
    result = exchange.draw(_tokens(question, "bag_order"))
    return _refused(result) if isinstance(result, Refusal) else _done(list(result[0]), result[1])


def _draw_three(question: Question) -> Reply:
    hands, bag = _hands(question), _tokens(question, "bag_order")
    seat = _seat(question, "player", len(hands))
    token = _field(question, "action", str, "a token")
    target = _field(question, "target", int, "a seat")
    result = exchange.play_draw_three(hands, bag, seat, token, target)
    if isinstance(result, Refusal):
        return _refused(result)
    return _done([list(hand) for hand in result[0]], list(result[1]))


def _swap(question: Question) -> Reply:
    hands = _hands(question)
    seat = _seat(question, "player", len(hands))
    token = _field(question, "action", str, "a token")
    passed = _lists(question, "passed")
    left = exchange.play_swap(hands, seat, token)
    if isinstance(left, Refusal):
        return _refused(left)
    if len(passed) != len(left):
        return _refused(Refusal("pass_count"))
    for hand, tokens in zip(left, passed, strict=True):
        refusal = exchange.passing_refusal(hand, tokens)
        if refusal is not None:
            return _refused(refusal)
    return _done(*(list(hand) for hand in exchange.pass_on(left, passed)))


KINDS: dict[str, Callable[[Question], Reply]] = {
    "table": _table_verdict,
    "turn": _turn_verdict,
    "score": _score,
    "sheet": _sheet,
    "take": _take,
    "bag": _bag,
    "draw3": _draw_three,
    "swap": _swap,
}


def _codes(faults: tuple[Refusal, ...]) -> list[str]:
    """The vectors write them in capitals."""
    return sorted({fault.code.upper() for fault in faults})


def _done(*result: Any) -> Reply:
    return {"ok": True, "result": list(result)}


def _refused(refusal: Refusal) -> Reply:
    return {"ok": False, "error": refusal.code.upper()}


def _field(question: Question, name: str, kind: type, what: str) -> Any:
    if name not in question:
        raise BadQuestion(f"the field {name} is missing")
    if not _is(question[name], kind):
        raise BadQuestion(f"the field {name} must be {what}")
    return question[name]


def _is(value: Any, kind: type) -> bool:
    """Of exactly that JSON type: true is no number."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _list(question: Question, name: str, kind: type, what: str) -> list[Any]:
    values: list[Any] = _field(question, name, list, f"a list of {what}")
    if not all(_is(value, kind) for value in values):
        raise BadQuestion(f"the field {name} must be a list of {what}")
    return values


def _lists(question: Question, name: str) -> tuple[tuple[str, ...], ...]:
    lists = _list(question, name, list, "lists of tokens")
    if not all(_is(token, str) for tokens in lists for token in tokens):
        raise BadQuestion(f"the field {name} must be a list of lists of tokens")
    return tuple(map(tuple, lists))


def _tokens(question: Question, name: str) -> tuple[str, ...]:
    tokens = tuple(_list(question, name, str, "tokens"))
    return _known(tokens, name)


def _known(tokens: tuple[str, ...], name: str) -> tuple[str, ...]:
    if not all(map(is_token, tokens)):
        raise BadQuestion(f"the field {name} names something that is no token")
    return tokens


def _hands(question: Question) -> tuple[tuple[str, ...], ...]:
    return tuple(_known(hand, "hands") for hand in _lists(question, "hands"))


def _players(question: Question) -> int:
    seats: int = _field(question, "players", int, "a number")
    if seats not in SEATS:
        raise BadQuestion("the field players must be 2, 3 or 4")
    return seats


def _seat(question: Question, name: str, seats: int) -> int:
    seat: int = _field(question, name, int, "a seat")
    if not 0 <= seat < seats:
        raise BadQuestion(f"the field {name} must be a seat from 0 to {seats - 1}")
    return seat


def _winner(question: Question, seats: int) -> int | None:
    if question.get("winner", 0) is None:
        return None
    return _seat(question, "winner", seats)


def _table(question: Question, name: str) -> Table:
    entries = _list(question, name, list, "[x, y, token]")
    for entry in entries:
        if len(entry) != 3 or not all(map(_is, entry, (int, int, str))):
            raise BadQuestion(f"the field {name} must be a list of [x, y, token]")
    try:
        return table_of(map(tuple, entries))
    except ValueError as error:
        raise BadQuestion(f"the field {name} has two tokens in one cell") from error
