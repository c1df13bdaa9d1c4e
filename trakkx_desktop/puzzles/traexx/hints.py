"""The next step of a TRÄXX puzzle as a hint: from its solution, or proven anew where somebody went another way."""

from typing import Any

from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import Action, Extend
from trakkx_desktop.games.traexx.score import total
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx.board import position
from trakkx_desktop.players.traexx.known import best_line
from trakkx_desktop.puzzles.judge import step_of
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.traexx.aims import open_cards


def hint(puzzle: Puzzle, state: State) -> Thought[Any] | None:
    if state.is_over:
        return None
    entry = step_of(puzzle, state)
    action: Action | None = entry.action if entry is not None else _found(puzzle, state)
    return _thought(puzzle, state, action) if action is not None else None


def _found(puzzle: Puzzle, state: State) -> Action | None:
    best = best_line(position(state, puzzle.seat), open_cards(state), state.setup.is_solo)
    return best.actions[0] if best.total >= int(str(puzzle.aim.fact("total"))) else None


def _thought(puzzle: Puzzle, state: State, action: Action) -> Thought[Any]:
    worth = float(str(puzzle.aim.fact("total")))
    if not isinstance(action, Extend):
        cards = (("cards", state.cards_left),)
        return Thought(action, worth, "holds_back", cards, True)
    numbers = tuple(sheet().numbers[spot] for spot in action.path if spot in sheet().numbers)
    after: State = GAME.apply(state, puzzle.seat, action).state
    points = total(after, puzzle.seat) - total(state, puzzle.seat) - len(action.path)
    if numbers:
        facts = (("numbers", numbers), ("points", points))
        return Thought(action, worth, "numbers", facts, True)
    return Thought(action, worth, "fields", (("fields", len(action.path)),), True)
