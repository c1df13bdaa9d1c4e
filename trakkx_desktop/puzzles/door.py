"""The door of the worker at which puzzles are judged: proofs may take a while.

Asked: `{"ask", "game", "puzzle": a line of the book, "state": the position by now}`; of the deal of a day
`{"ask": "deal", "game", "seed"}`.
"""

from collections.abc import Iterator
from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.game import Game
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.thought import Limit, Stop
from trakkx_desktop.core.told import pack_thought
from trakkx_desktop.puzzles import book
from trakkx_desktop.puzzles.judge import puzzler
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle

JUDGE, HINT, DEAL = "judge", "hint", "deal"
MEDALS = (2, 3, 4)
"""Levels of the player that bronze, silver and gold are measured by."""


def answer(question: dict[str, Any], stop: Stop) -> Iterator[dict[str, Any]]:
    """One step."""
    key = question["game"]
    game = catalog.game(key)
    if question["ask"] == DEAL:
        yield {"totals": list(medals(game, question["seed"]))}
        return
    puzzle, state = book.unpacked(key, question["puzzle"]), game.unpack(question["state"])
    if question["ask"] == HINT:
        thought = puzzler(key).hint(puzzle, state)
        yield {"thought": None if thought is None else pack_thought(game, thought)}
    else:
        yield judged(game, puzzle, state)


def judged(game: Game[Any, Any], puzzle: Puzzle, state: Any) -> dict[str, Any]:
    """How far it is, and what the other does: its answer, or what shows that the aim is missed."""
    asked = puzzler(puzzle.game)
    progress, reply = asked.progress(puzzle, state), None
    if progress is Progress.OPEN:
        reply = asked.answer(puzzle, state)
    elif progress is Progress.MISSED:
        reply = asked.refutation(puzzle, state)
    return {"progress": progress.value, "answer": _entry(game, reply)}


def medals(game: Game[Any, Any], seed: int) -> tuple[int, ...]:
    """What the levels of MEDALS reach alone with a deal, the least first: the same on every machine."""
    return tuple(sorted(_total(game, seed, level) for level in MEDALS))


def _total(game: Game[Any, Any], seed: int, level: int) -> int:
    player = catalog.part("players", game.key).PLAYER
    state = game.start(game.setup(1, 0, seed, {}))
    while game.waiting(state):
        *_, thought = player.think(game.mask(state, 0), 0, level, seed, Limit())
        state = game.apply(state, 0, thought.action).state
    outcome = game.outcome(state)
    return round(outcome.scores[0]) if outcome is not None else 0


def _entry(game: Game[Any, Any], entry: Entry | None) -> list[Any] | None:
    return None if entry is None else [entry.seat, game.pack(entry.action)]
