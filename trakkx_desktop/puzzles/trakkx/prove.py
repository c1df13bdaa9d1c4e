"""A TRAKKX puzzle proven again: its solution is legal and fulfils the aim, its grade is right, and where all but one
are asked for, all cannot be laid."""

from trakkx_desktop.core.game import IllegalAction
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.solver import Solver
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.puzzles.trakkx.aims import ALL_BUT_ONE, progress
from trakkx_desktop.puzzles.trakkx.regrouping import crossings, grade, moved

TRIES = 4000


def fault(puzzle: Puzzle) -> str:
    """What is wrong, or ""."""
    before: State = puzzle.position
    entry = puzzle.solution[0]
    if GAME.mask(before, puzzle.seat) != before:
        return "it shows more than the seat may see"
    try:
        after: State = GAME.apply(before, entry.seat, entry.action).state
    except IllegalAction as error:
        return f"its solution is not legal: {error.refusal.code}"
    if len(puzzle.solution) > 1 or progress(puzzle, after) is not Progress.SOLVED:
        return "its solution does not fulfil the aim"
    shifted, crossed = moved(before.table, after.table), crossings(before.table, after.table)
    if (puzzle.fact("moved"), puzzle.fact("crossings")) != (shifted, crossed):
        return "its facts are wrong"
    if puzzle.grade != grade(before.table, after.table):
        return "its grade is wrong"
    if puzzle.aim.code == ALL_BUT_ONE and _most(before) != len(before.hands[puzzle.seat]) - 1:
        return "it is not proven that one must stay"
    return ""


def _most(before: State) -> int:
    """Tokens that can be laid at most."""
    solver = Solver(Laying.of(before, before.turn), seed=1)
    solver.search(TRIES)
    return solver.bound
