"""Judges recorded TRÄXX rounds: "game" gives the score sheet by rounds, "illegal" the reason of a refusal."""

from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.commands.door import BadQuestion
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx import GAME, rules, score
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend
from trakkx_desktop.games.traexx.setup import SEATS, Setup
from trakkx_desktop.games.traexx.sheet import LETTERS, Field, cards
from trakkx_desktop.games.traexx.state import State

Reply = dict[str, Any]


@dataclass(frozen=True)
class Attempt:
    player: int
    round: int
    extension: Any


def answer(question: Reply) -> Reply:
    kind = question.get("kind")
    if kind not in ("game", "illegal"):
        raise BadQuestion('"kind" must be "game" or "illegal"')
    setup = _setup(question)
    state = replace(rules.start(setup), deck=_order(question))
    rounds = _rounds(question, setup.seats)
    attempt = _attempt(question, setup.seats) if kind == "illegal" else None
    rows = []
    for number, written in enumerate(rounds, start=1):
        went = _play(state, number, written)
        if not isinstance(went, State):
            return went
        state = went
        rows.append([_row(state, seat) for seat in range(setup.seats)])
    return _report(state, rows) if attempt is None else _verdict(state, attempt)


def _play(state: State, number: int, written: list[Any]) -> State | Reply:
    """All extensions of a round are checked before any is applied (R15)."""
    actions = []
    for seat, extension in enumerate(written):
        action = _judged(state, seat, number, extension)
        if isinstance(action, str):
            return {"legal": False, "reason": action, "round": number, "player": seat}
        actions.append(action)
    for seat, action in enumerate(actions):
        state = GAME.apply(state, seat, action).state
    return state


def _judged(state: State, seat: int, number: int, extension: Any) -> Action | str:
    """The action, or the code of its refusal."""
    action = _action(extension)
    if action is None:
        return "malformed"
    if number != state.round:
        return "wrong_round"
    refusal: Refusal | None = GAME.check(state, seat, action)
    return action if refusal is None else refusal.code


def _row(state: State, seat: int) -> Reply:
    return {
        "points": {str(number): points for number, points in score.points(state, seat).items()},
        "plus": score.plus(state, seat),
        "minus": score.minus(state, seat),
        "total": score.total(state, seat),
    }


def _report(state: State, rows: list[list[Reply]]) -> Reply:
    outcome = GAME.outcome(state)
    return {
        "rounds": rows,
        "over": outcome is not None,
        "winners": None if outcome is None else list(outcome.winners),
        "routes": [[list(field) for field in route] for route in state.routes],
    }


def _verdict(state: State, attempt: Attempt) -> Reply:
    action = _judged(state, attempt.player, attempt.round, attempt.extension)
    return {"legal": False, "reason": action} if isinstance(action, str) else {"legal": True}


def _action(extension: Any) -> Action | None:
    """None where an extension does not have the form of one."""
    if extension is None:
        return PASS
    if not isinstance(extension, dict) or not isinstance(extension.get("path"), list):
        return None
    end = _field(extension.get("from"))
    path = [_field(written) for written in extension["path"]]
    fields = tuple(field for field in path if field is not None)
    if end is None or not fields or len(fields) < len(path):
        return None
    return Extend(end, fields)


def _field(written: Any) -> Field | None:
    if not isinstance(written, list) or len(written) != 2 or not all(map(_is_int, written)):
        return None
    return written[0], written[1]


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _setup(question: Reply) -> Setup:
    starts = _list(question, "players")
    if len(starts) not in SEATS or any(starts.count(s) > 1 or s not in LETTERS for s in starts):
        raise BadQuestion('"players" must be one to four different letters of A, B, C, D')
    if not isinstance(question.get("solo"), bool):
        raise BadQuestion('"solo" must be true or false')
    if question["solo"] != (len(starts) == 1):
        raise BadQuestion('"solo" must be true for one player and false for more')
    return Setup(len(starts), 0, 0, tuple(starts))


def _order(question: Reply) -> tuple[int, ...]:
    order = _list(question, "order")
    if not all(map(_is_int, order)) or sorted(order) != sorted(cards()):
        raise BadQuestion('"order" must name each card of the deck once')
    return tuple(order)


def _rounds(question: Reply, seats: int) -> list[list[Any]]:
    rounds = _list(question, "extensions")
    if any(not isinstance(written, list) or len(written) != seats for written in rounds):
        raise BadQuestion(
            'each round of "extensions" must be a list with one entry for each player'
        )
    return rounds


def _attempt(question: Reply, seats: int) -> Attempt:
    attempt = question.get("attempt")
    if not isinstance(attempt, dict):
        raise BadQuestion('"attempt" must be an object')
    if not _is_int(attempt.get("round")):
        raise BadQuestion('"round" of the attempt must be a whole number')
    if not _is_int(attempt.get("player")) or attempt["player"] not in range(seats):
        raise BadQuestion('"player" of the attempt must be the index of a player')
    if "extension" not in attempt:
        raise BadQuestion('"extension" of the attempt is missing')
    return Attempt(attempt["player"], attempt["round"], attempt["extension"])


def _list(question: Reply, name: str) -> list[Any]:
    value = question.get(name)
    if not isinstance(value, list):
        raise BadQuestion(f'"{name}" must be a list')
    return value
