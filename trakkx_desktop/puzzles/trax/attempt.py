"""What a level of the computer player would do in a puzzle of TRAX: how hard it is."""

from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import PLAYER
from trakkx_desktop.puzzles.puzzle import Progress, Puzzle
from trakkx_desktop.puzzles.trax.aims import progress
from trakkx_desktop.puzzles.trax.defence import answer

WORK = 20_000


def is_solved_by(puzzle: Puzzle, level: int, seed: int) -> bool:
    """It plays on against the best defence until it is told."""
    state: State = puzzle.position
    while progress(puzzle, state) is Progress.OPEN:
        sight = GAME.mask(state, puzzle.seat)
        thoughts = list(PLAYER.think(sight, puzzle.seat, level, seed, Limit(work=WORK)))
        state = GAME.apply(state, puzzle.seat, thoughts[-1].action).state
        reply = answer(puzzle, state) if progress(puzzle, state) is Progress.OPEN else None
        if reply is not None:
            state = GAME.apply(state, reply.seat, reply.action).state
    return progress(puzzle, state) is Progress.SOLVED
