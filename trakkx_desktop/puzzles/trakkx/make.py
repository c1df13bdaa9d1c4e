"""From games between computer players to puzzles: whatever position lets a seat lay everything, all but one, or a 14,
with the smallest change that is found as solution."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import FACES, Token, is_number, value
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx import PLAYER
from trakkx_desktop.players.trakkx.outlook import fewest_left
from trakkx_desktop.players.trakkx.solver import Found, Solver
from trakkx_desktop.puzzles.puzzle import GRADES, Aim, Puzzle, Wanted
from trakkx_desktop.puzzles.trakkx.aims import ALL_BUT_ONE, EMPTY, FOURTEEN
from trakkx_desktop.puzzles.trakkx.regrouping import crossings, grade

LEVELS = (2, 3)
"""Who plays: they lay early, so that hands are small and tables grow."""

WORK = 60
RACK = range(2, 10)
TABLE = range(9, 46)
"""Tokens in the hand and on the table, so that a person sees it all."""

TRIES = 400
CALM = 1200
COMPANIONS = 2
"""Other tokens that may be needed to lay the 14."""

APART = 6
"""Turns between two positions of one game: neighbours are nearly the same."""


def make(seed: int, is_wanted: Wanted) -> Iterator[Puzzle]:
    while True:
        last = -APART
        for number, state in enumerate(_positions(seed)):
            if number >= last + APART:
                for puzzle in _puzzles(state, is_wanted):
                    last = number
                    yield puzzle
        seed += 1


def _positions(seed: int) -> Iterator[State]:
    """Every turn of one game, as the seat to move sees it."""
    seats = 2 + seed % 3
    state = GAME.start(Setup(seats, seed % seats, seed))
    entries = 0
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        sight = GAME.mask(state, seat)
        if state.sealed is None:
            yield sight
        level = LEVELS[(seat + seed) % len(LEVELS)]
        thoughts = list(PLAYER.think(sight, seat, level, seed + entries, Limit(work=WORK)))
        state = GAME.apply(state, seat, thoughts[-1].action).state
        entries += 1


def _puzzles(sight: State, is_wanted: Wanted) -> Iterator[Puzzle]:
    hand = sight.hands[sight.turn]
    if len(hand) not in RACK or len(sight.table) not in TABLE or not all(map(is_number, hand)):
        return
    laying = Laying.of(sight, sight.turn)
    solver = Solver(laying)
    solver.search(TRIES)
    left = len(hand) - solver.laid
    if left <= 1 and solver.laid > 1 and solver.is_done:
        solver.calm(CALM)
        yield from _graded(sight, solver.found(), Aim(EMPTY if left == 0 else ALL_BUT_ONE))
    if left < 2 or not any(is_wanted(grade_, FOURTEEN) for grade_ in GRADES):
        return
    for token in hand:
        if value(token) == 14:
            found = _with(laying, token)
            if found is not None:
                yield from _graded(sight, found, Aim(FOURTEEN, (("token", token),)))
            return


def _with(laying: Laying, token: Token) -> Found | None:
    """The smallest change that lays the token, with as few others as possible."""
    others = [other for other in laying.hand if FACES[other] != FACES[token]]
    for size in range(COMPANIONS + 1):
        found = [_all_of(laying, (token, *chosen)) for chosen in combinations(others, size)]
        some = [each for each in found if each is not None]
        if some:
            best = min(some, key=lambda each: each.moved)
            return _all_of(laying, laying.laid(best.table), CALM)
    return None


def _all_of(laying: Laying, tokens: tuple[Token, ...], calm: int = 0) -> Found | None:
    """A table on which all these lie, if the bound allows one and it is found quickly."""
    turn = replace(laying, hand=tokens)
    if fewest_left(turn) > 0:
        return None
    solver = Solver(turn)
    solver.search(TRIES // 6)
    if solver.laid < len(tokens):
        return None
    solver.calm(calm)
    found = solver.found()
    return found if found.laid == len(tokens) else None


def _graded(sight: State, found: Found, aim: Aim) -> Iterator[Puzzle]:
    """Nothing, where there is nothing to think about or too much."""
    number = grade(sight.table, found.table)
    if number > 0 and found.laid > 0:
        facts = (
            ("laid", found.laid),
            ("bound", found.bound),
            ("moved", found.moved),
            ("crossings", crossings(sight.table, found.table)),
        )
        solution = (Entry(sight.turn, LayOut.of(found.table)),)
        yield Puzzle("trakkx", "", number, sight.turn, sight, aim, solution, facts)
