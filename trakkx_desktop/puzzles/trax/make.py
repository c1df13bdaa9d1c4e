"""From games between weak computer players to puzzles: positions in which exactly one turn wins, or saves."""

from collections.abc import Iterator

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.record import Entry
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.actions import Action, Lay
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import PLAYER
from trakkx_desktop.players.trax.proof import prove_hold, prove_win
from trakkx_desktop.puzzles.puzzle import Aim, Puzzle, Wanted
from trakkx_desktop.puzzles.trax.aims import ONLY_MOVE, WIN
from trakkx_desktop.puzzles.trax.defence import best_defence
from trakkx_desktop.puzzles.trax.grading import BY_AIM, grade
from trakkx_desktop.puzzles.trax.shape import look

GAMES: tuple[tuple[int, ...], ...] = ((), (1, 2), (2, 2), (3, 3))
"""Levels that play each other, game by game; in the first ones all turns are drawn by lot."""
LOTS = 4
"""So many turns are drawn by lot in all games, so that no two are the same."""
WORK = 600
FIRST = 6
"""Turns before the first position that is looked at."""
TILES = 26
"""On the table at most: what a person still overlooks, and what is proven quickly."""
GLANCE = 3000
"""Positions that the player looks at before a long proof is begun."""
LONGEST = 3
"""Own turns of the longest win."""
ATTACKED = 8
"""Whoever has so many turns left at most that do not lose at once is attacked."""


def make(seed: int, is_wanted: Wanted) -> Iterator[Puzzle]:
    while True:
        for state in _positions(seed):
            turns = longest(is_wanted)
            if turns == LONGEST and not _is_promising(state):
                turns = LONGEST - 1
            found = puzzle_of(state, turns)
            if found is not None:
                yield found
        seed += 1


def _positions(seed: int) -> Iterator[State]:
    """The turns of one game."""
    state = GAME.start(Setup())
    while state.ending is None and len(state.board.tiles) < TILES:
        if state.turns >= FIRST:
            yield GAME.mask(state, state.seat)
        state = GAME.apply(state, state.seat, _turn(state, seed)).state


def _turn(state: State, seed: int) -> Action:
    levels, lot = GAMES[seed % len(GAMES)], 1000 * seed + state.turns
    if not levels or state.turns < LOTS:
        lays = list(GAME.legal(state, state.seat))
        return lays[Chance(lot).below(len(lays))[0]]
    sight, level = GAME.mask(state, state.seat), levels[state.turns % 2]
    return list(PLAYER.think(sight, state.seat, level, lot, Limit(work=WORK)))[-1].action


def _is_promising(state: State) -> bool:
    """Does the player see a win, or is it attacked? Else the longest proof is not worth its time."""
    seen = list(PLAYER.think(state, state.seat, 4, 0, Limit(work=GLANCE)))[-1]
    return seen.reason == "wins_in" or len(prove_hold(state, 1)) <= ATTACKED


def longest(is_wanted: Wanted) -> int:
    """Own turns of the longest win, or saving turn, that is still wanted."""
    turns = (turns for (code, turns), number in BY_AIM.items() if is_wanted(number, code))
    return max(turns, default=0)


def puzzle_of(state: State, longest: int = LONGEST) -> Puzzle | None:
    """The shortest win if one turn alone begins it; or, where the other attacks, the one turn that saves."""
    parries: tuple[Lay, ...] = ()
    for turns in range(1, longest + 1):
        is_attacked = 0 < len(parries) <= ATTACKED
        wins = () if is_attacked and turns == LONGEST else prove_win(state, turns)
        if wins:
            return _win(state, wins, turns) if is_one(state, wins) else None
        if turns == 1 or is_attacked:
            parries = prove_hold(state, turns)
            if not parries:
                return None
            if is_one(state, parries):
                return _save(state, parries[0], turns)
    return None


def is_one(state: State, lays: tuple[Lay, ...]) -> bool:
    """Do all of them lead to the same position, up to symmetry?"""
    return len({_after(state, lay) for lay in lays}) == 1


def _after(state: State, lay: Lay) -> str:
    after: State = GAME.apply(state, state.seat, lay).state
    return look(after.board.tiles, after.colour)


def _win(state: State, wins: tuple[Lay, ...], turns: int) -> Puzzle:
    solution = main_line(state, wins[0], turns)
    aim = Aim(WIN, (("turns", turns),))
    return Puzzle("trax", "", grade(aim), state.seat, state, aim, solution, _facts(state))


def _save(state: State, lay: Lay, turns: int) -> Puzzle:
    aim = Aim(ONLY_MOVE, (("turns", turns),))
    solution = (Entry(state.seat, lay),)
    return Puzzle("trax", "", grade(aim), state.seat, state, aim, solution, _facts(state))


def _facts(state: State) -> tuple[tuple[str, int], ...]:
    """Among how many turns one has to choose."""
    return (("choices", sum(isinstance(lay, Lay) for lay in GAME.legal(state, state.seat))),)


def main_line(state: State, lay: Lay, turns: int) -> tuple[Entry, ...]:
    """The win against the defence that holds out longest."""
    line = [Entry(state.seat, lay)]
    state = GAME.apply(state, state.seat, lay).state
    while state.ending is None and turns > 1:
        turns -= 1
        defence = best_defence(state, turns)
        line.append(Entry(state.seat, defence))
        state = GAME.apply(state, state.seat, defence).state
        if state.ending is None:
            wins = next(wins for n in range(1, turns + 1) if (wins := prove_win(state, n)))
            line.append(Entry(state.seat, wins[0]))
            state = GAME.apply(state, state.seat, wins[0]).state
    return tuple(line)
