"""The doors of the worker at which games are looked back on.

Asked at `review`: `{"game", "setup", "log": [[seat, action], ...], "first", "seconds" and/or "work" for each move}`,
setup and log as in a saved match. Told: a step for each move, then one for each seat (`core/review.py`).
"""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.core.review import pack_step, pack_variations
from trakkx_desktop.core.thought import Limit, Stop


def review(question: dict[str, Any], stop: Stop) -> Iterator[dict[str, Any]]:
    game = catalog.game(question["game"])
    reviewer = catalog.part("study", question["game"]).REVIEWER
    record, limit = _record(game, question), Limit(question.get("seconds"), question.get("work"))
    for step in reviewer.review(record, int(question.get("first", 0)), limit, stop):
        yield pack_step(game, step)


def lines(question: dict[str, Any], stop: Stop) -> Iterator[dict[str, Any]]:
    """Asked at `lines`: `{"game", "sight", "count", "seconds" and/or "work"}`; a step for each depth."""
    game = catalog.game(question["game"])
    find = catalog.part("study", question["game"], "lines").lines
    limit = Limit(question.get("seconds"), question.get("work"))
    for found in find(game.unpack(question["sight"]), int(question["count"]), limit, stop):
        yield pack_variations(found)


def _record(game: Game[Any, Any], question: dict[str, Any]) -> Record:
    """ValueError where an entry is not allowed."""
    setup = game.unpack(question["setup"])
    log = tuple(Entry(seat, game.unpack(action)) for seat, action in question["log"])
    record, refusal = Record.replay(game, setup, log)
    if refusal is not None:
        raise ValueError(f"entry {len(record.log)} is not allowed: {refusal.code}")
    return record
