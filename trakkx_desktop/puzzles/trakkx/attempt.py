"""What a level of the computer player would lay where a puzzle asks for more: how hard it is."""

from dataclasses import replace

from trakkx_desktop.core.thought import never
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import FACES
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.faces import FACE_CODES, face_of
from trakkx_desktop.players.trakkx.levels import SHARPNESS
from trakkx_desktop.players.trakkx.lots import Lots
from trakkx_desktop.players.trakkx.outlook import Outlook
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.trakkx.aims import is_fulfilled

DEAR = 1000
"""What it costs to keep the token that is asked for."""


def is_solved_by(puzzle: Puzzle, level: int, seed: int) -> bool:
    """It lays the most it sees, as in a game; of equal tables the one with the token that is asked for."""
    state: State = puzzle.position
    laying = Laying.of(state, puzzle.seat)
    sharp, lots = SHARPNESS[level], Lots(seed)
    seen = tuple(token for token in laying.hand if not lots.has_luck(sharp.overlooks))
    outlook = Outlook(replace(laying, hand=seen), seed, dear=_dear(puzzle))
    if sharp.regroups:
        outlook.solver.search(sharp.tries)
        outlook.solver.exchange(sharp.tries // 4)
    after = outlook.found(0, never).table
    left = tuple(token for token in laying.hand if token not in after.values())
    return is_fulfilled(puzzle.aim, state.table, after, left)


def _dear(puzzle: Puzzle) -> list[int]:
    dear = [0] * FACE_CODES
    token = str(puzzle.aim.fact("token"))
    if token in FACES:
        dear[face_of(token)] = DEAR
    return dear
