"""The three aims of a TRAKKX puzzle, and whether a position fulfils one."""

from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Table
from trakkx_desktop.games.trakkx.tokens import FACES, Token
from trakkx_desktop.puzzles.puzzle import Aim, Progress, Puzzle

EMPTY = "empty"
"""Empty the rack this turn."""
ALL_BUT_ONE = "all_but_one"
"""Lay all tokens but one; all of them cannot be laid."""
FOURTEEN = "fourteen"
"""Lay the token that the fact `token` names; which others go with it is free."""

CODES: tuple[str, ...] = (EMPTY, ALL_BUT_ONE, FOURTEEN)


def progress(puzzle: Puzzle, state: State) -> Progress:
    """Taking, drawing, or laying too little misses it: there is one turn only."""
    before: State = puzzle.position
    hand = state.hands[puzzle.seat]
    if state.table == before.table and hand == before.hands[puzzle.seat]:
        return Progress.OPEN
    is_reached = is_fulfilled(puzzle.aim, before.table, state.table, hand)
    return Progress.SOLVED if is_reached else Progress.MISSED


def is_fulfilled(aim: Aim, before: Table, after: Table, hand: tuple[Token, ...]) -> bool:
    """`hand` is what is left of it."""
    if aim.code == FOURTEEN:
        face = FACES[str(aim.fact("token"))]
        return count(after, face) > count(before, face)
    return len(after) > len(before) and len(hand) <= (1 if aim.code == ALL_BUT_ONE else 0)


def count(table: Table, face: tuple[str, int]) -> int:
    return sum(FACES[token] == face for token in table.values())
