"""`choose GAME`: what a computer player would do in a position, one JSON line for each line of standard input.

A question has the `setup` and `log` of a saved match, whose turn it is (`seat`), `level` 1 to 4, and if wished
`seconds`, `work` and `seed`. The position is masked before the player is asked: it knows what its seat sees.
"""

import math
import sys
import time
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.commands.door import BadQuestion, Question, Reply, serve
from trakkx_desktop.core.game import Game, IllegalAction
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.core.thought import LEVELS, Limit, PlayerBroken

USAGE = f"""usage: choose GAME, where GAME is one of: {", ".join(catalog.GAMES)}
Reads JSON lines {{"id":…, "setup":…, "log":[…], "seat":…, "level":1-4, "seconds":1.0, "seed":…}}, setup and log as in
a saved match, and answers {{"id":…, "action":…, "text":…, "worth":…, "facts":{{…}}, "seconds":…}} for each."""

MOST_SECONDS = 60.0
SEEDS = 1 << 63


def main(arguments: list[str]) -> int:
    if arguments == ["--help"]:
        print(USAGE)
        return 0
    if len(arguments) != 1 or arguments[0] not in catalog.GAMES:
        print(USAGE, file=sys.stderr)
        return 2
    key = arguments[0]
    return serve(lambda question: answer(key, question), named=True)


def answer(key: str, question: Question) -> Reply:
    game = catalog.game(key)
    record = _record(game, question)
    seat, level = _whole(question, "seat", 0, len(record.waiting) + 4), _level(question)
    if seat not in record.waiting:
        raise BadQuestion("it is not this seat's turn")
    limit = Limit(_seconds(question), _work(question))
    seed = _whole(question, "seed", 0, SEEDS, 0)
    sight, began = game.mask(record.now, seat), time.monotonic()
    try:
        player = catalog.part("players", key).PLAYER
        thought = list(player.think(sight, seat, level, seed, limit))[-1]
    except PlayerBroken as error:
        raise BadQuestion(str(error)) from error
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in thought.facts}
    return {
        "action": game.pack(thought.action),
        "text": game.format(record.now, thought.action),
        "worth": thought.worth,
        "facts": {"reason": thought.reason, "proven": thought.is_proven, **facts},
        "seconds": round(time.monotonic() - began, 3),
    }


def _record(game: Game[Any, Any], question: Question) -> Record:
    """The game as far as it was played; every entry has to be legal."""
    try:
        setup = game.unpack(question["setup"])
        log = tuple(Entry(seat, game.unpack(action)) for seat, action in question.get("log", []))
        record, refusal = Record.replay(game, setup, log)
    except KeyError as error:
        raise BadQuestion("the field setup is missing") from error
    except (PackError, IllegalAction, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadQuestion(f"setup or log is not that of a saved match: {error}") from error
    if refusal is not None:
        raise BadQuestion(f"entry {len(record.log)} of the log is not legal: {refusal.code}")
    if not record.waiting:
        raise BadQuestion("the game is over")
    return record


def _level(question: Question) -> int:
    return _whole(question, "level", LEVELS[0], LEVELS[-1] + 1)


def _whole(question: Question, name: str, low: int, end: int, default: int | None = None) -> int:
    value = question.get(name, default)
    if type(value) is not int or not low <= value < end:
        raise BadQuestion(f"the field {name} must be a whole number from {low} to {end - 1}")
    return value


def _seconds(question: Question) -> float | None:
    """One second, unless the question says how much; none if it limits the work instead."""
    value = question.get("seconds", None if "work" in question else 1.0)
    if value is None:
        return None
    if type(value) not in (int, float) or not math.isfinite(value) or value <= 0:
        raise BadQuestion("the field seconds must be a number above 0")
    return min(float(value), MOST_SECONDS)


def _work(question: Question) -> int | None:
    return _whole(question, "work", 1, SEEDS) if "work" in question else None
