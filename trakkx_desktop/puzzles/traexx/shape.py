"""When two puzzles of TRÄXX are alike: same fields, ends and notes before the same cards, whatever the way there."""

from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.puzzles.traexx.aims import open_cards


def shape(puzzle: Puzzle) -> str:
    state: State = puzzle.position
    route = state.routes[puzzle.seat]
    ends = sorted({route[0], route[-1]})
    noted = sorted((note.number, note.points) for note in state.notes[puzzle.seat])
    return "|".join(map(str, (sorted(route), ends, noted, open_cards(state))))
