"""The engine at the command line: `python -m trakkx_desktop.players.trax`, one line in, at most one line out.

`-W` it moves now, `-B` it waits; then the other's moves come in and its own go out, in notation. Before
that `new [8x8]` clears the table and `play MOVE...` lays an opening; `quit` ends. What cannot be read or
played is answered by a line `error ...`, changes nothing, and it goes on.
"""

import argparse
import io
import math
import sys
import time
from collections.abc import Iterator
from itertools import chain

from trakkx_desktop.core.game import NotationError
from trakkx_desktop.core.thought import Limit, PlayerBroken
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.player import Player


class Door:
    """One game at a time."""

    def __init__(self, player: Player, level: int, limit: Limit) -> None:
        self.player, self.level, self.limit = player, level, limit
        self.state = GAME.start(Setup())

    def answer(self, line: str) -> Iterator[str]:
        """Raises NotationError where a word or a move is none; then all is as before."""
        word, *rest = line.split() or [""]
        if word == "new":
            self.state = _started(rest)
        elif word == "play":
            self.state = _played(self.state, rest)
        elif word == "-W":
            if self.state.ending is not None:
                raise NotationError("the game is over")
            yield from self._move()
        elif word not in ("", "-B"):
            self.state = _played(self.state, [word])
            yield from self._move()

    def _move(self) -> Iterator[str]:
        state = self.state
        if state.ending is None:
            sight = GAME.mask(state, state.seat)
            [*_, last] = self.player.think(sight, state.seat, self.level, state.turns, self.limit)
            yield GAME.format(state, last.action)
            self.state = GAME.apply(state, state.seat, last.action).state


def _started(words: list[str]) -> State:
    if words not in ([], ["8x8"]):
        raise NotationError(f"no such board: {' '.join(words)}")
    return GAME.start(Setup(variant="limited" if words else "unlimited"))


def _played(state: State, moves: list[str]) -> State:
    for move in moves:
        state = GAME.apply(state, state.seat, GAME.parse(state, move)).state
    return state


def wish(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m trakkx_desktop.players.trax", description=__doc__
    )
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--work", type=int, default=None, help="positions instead of seconds")
    parser.add_argument("--level", type=int, default=4, choices=(1, 2, 3, 4))
    parser.add_argument("--cpu", action="store_true", help="seconds of the processor")
    wished = parser.parse_args(arguments)
    if not (math.isfinite(wished.seconds) and wished.seconds > 0):
        parser.error("more than no seconds")
    if wished.work is not None and wished.work < 1:
        parser.error("at least one position")
    return wished


def main(arguments: list[str], first: str = "") -> int:
    """`first`: a line before those of the input."""
    wished = wish(arguments)
    limit = Limit(None if wished.work else wished.seconds, wished.work)
    player = Player(time.process_time if wished.cpu else time.monotonic)
    door = Door(player, wished.level, limit)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for line in chain((first,), sys.stdin):
        if line.strip() == "quit":
            break
        try:
            for text in door.answer(line):
                print(text, flush=True)
        except (NotationError, PlayerBroken) as error:
            print(f"error {error}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
