"""Our TRAX engine against any program that speaks the contest protocol, with the model as referee.

The program reads `-W` (it has white and begins) or `-B` (it has red and waits), then moves in notation,
one a line, and writes its own, one a line. Openings are two random turns of each side, played with both
colours; a program that can be told of them gets a line made from `--opening`, such as "-R {moves} -F".
Without that only our own first two turns are drawn at random. An illegal move, no answer or a crash is a
fault and loses the game.
"""

import argparse
import math
import os
import random
import shlex
import shutil
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, Queue

from tests.arena.table import Tally, interval
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.thought import LEVELS, Limit
from trakkx_desktop.games.trax import GAME, rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.notation import read_lay
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax.player import Player

CAP = 300
"""Turns after which a game counts as drawn."""
DRAWN_TURNS = 4


class Fault(Exception):
    """The program did not answer, or not with a legal move."""


class Program:
    """A foreign program for one game."""

    def __init__(self, command: str, patience: float) -> None:
        self.patience, self.slowest, self.turns = patience, 0.0, 0
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
        )
        self._lines: Queue[str | None] = Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for text in self._process.stdout:
            self._lines.put(text)
        self._lines.put(None)

    def say(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{text}\n")
            self._process.stdin.flush()
        except OSError as error:
            raise Fault("it has ended") from error

    def move(self, state: State) -> Lay:
        """Its next line that is not empty, as a legal turn."""
        began, text = time.monotonic(), ""
        try:
            while not text:
                said = self._lines.get(timeout=self.patience)
                if said is None:
                    raise Fault("it has ended")
                text = said.strip()
        except Empty as error:
            raise Fault("no answer") from error
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.turns += 1
        lay = read_lay(state, text)
        if isinstance(lay, Refusal):
            raise Fault(f"{text!r}: {lay.code}")
        return lay

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()


@dataclass
class Ours:
    """Our engine; its figures over all games."""

    level: int
    limit: Limit
    on_cpu: bool
    slowest: float = 0.0
    spent: float = 0.0
    turns: int = 0

    def __post_init__(self) -> None:
        self.player = Player(time.process_time if self.on_cpu else time.monotonic)

    def move(self, state: State) -> Lay:
        began, cpu = time.monotonic(), time.process_time()
        sight = GAME.mask(state, state.seat)
        [*_, last] = self.player.think(sight, state.seat, self.level, state.turns, self.limit)
        self.spent += time.process_time() - cpu
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.turns += 1
        assert isinstance(last.action, Lay)
        return last.action


@dataclass
class Score:
    """How the contest stands."""

    tally: Tally = field(default_factory=Tally)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    turns: int = 0
    spent: float = 0.0
    """Theirs: the slowest answer, how many, seconds of the processor (where the system tells)."""

    def __str__(self) -> str:
        shares = self.tally.shares
        low, high = interval(sum(shares) / len(shares), len(shares))
        percent = (
            f"{100 * sum(shares) / len(shares):.1f} %, 95 %: {100 * low:.0f} to {100 * high:.0f} %"
        )
        return f"ours {sum(shares):g} of {len(shares)} ({percent})"


def spent_by_children() -> float:
    """Seconds of the processor that programs which have ended used; 0 where the system does not tell."""
    times = os.times()
    return times.children_user + times.children_system


def is_calm(state: State) -> bool:
    """Nobody has won, and nobody can at once."""
    if state.ending is not None:
        return False
    afters = (rules.apply(state, state.seat, lay).state for lay in rules.legal(state, state.seat))
    return all(after.ending is None for after in afters)


def drawn(setup: Setup, dice: random.Random, turns: int = DRAWN_TURNS) -> list[str]:
    """Random turns after which the game is open, in notation."""
    while True:
        state, moves = rules.start(setup), list[str]()
        for _ in range(turns):
            lay = dice.choice(list(rules.legal(state, state.seat)))
            moves.append(GAME.format(state, lay))
            state = rules.apply(state, state.seat, lay).state
            if state.ending is not None:
                break
        if is_calm(state):
            return moves


def stray(state: State, dice: random.Random) -> Lay:
    """A random turn that loses nothing at once, if there is one."""
    lays = list(rules.legal(state, state.seat))
    dice.shuffle(lays)
    calm = (lay for lay in lays if is_calm(rules.apply(state, state.seat, lay).state))
    return next(calm, lays[0])


def game(ours: Ours, program: Program, setup: Setup, seat: int, told: str, seed: int) -> int | None:
    """One game, ours at a seat: the seat that won. `told` is the form of an opening line."""
    dice, state = random.Random(seed), rules.start(setup)
    moves = drawn(setup, dice) if told else []
    for move in moves:
        lay = read_lay(state, move)
        assert isinstance(lay, Lay)
        state = rules.apply(state, state.seat, lay).state
    if told:
        program.say(told.replace("{moves}", " ".join(moves)))
    program.say("-B" if seat == state.seat else "-W")
    while state.ending is None and state.turns < CAP:
        if state.seat == seat:
            is_drawn = not told and state.turns < DRAWN_TURNS
            lay = stray(state, dice) if is_drawn else ours.move(state)
            text = GAME.format(state, lay)
            state = rules.apply(state, seat, lay).state
            if state.ending is None:
                program.say(text)
        else:
            state = rules.apply(state, state.seat, program.move(state)).state
    return state.ending.winners[0] if state.ending and state.ending.winners else None


def played(
    ours: Ours, command: str, setup: Setup, told: str, number: int, seed: int, score: Score
) -> None:
    """Game by game; the same opening twice, with the colours exchanged."""
    seat, spent = number % 2, spent_by_children()
    program = Program(command, 30 + 20 * (ours.limit.seconds or 1))
    try:
        winner = game(ours, program, setup, seat, told, seed * 1000 + number // 2)
    except Fault as fault:
        score.faults.append(f"game {number + 1}: {fault}")
        winner = seat
    finally:
        program.end()
    score.slowest = max(score.slowest, program.slowest)
    score.turns += program.turns
    score.spent += spent_by_children() - spent
    score.tally.add(0.5 if winner is None else float(winner == seat), 0.0)


def wish(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.arena trax", description=__doc__)
    parser.add_argument("--against", required=True, metavar="COMMAND")
    parser.add_argument("--opening", default="", metavar="LINE", help='such as "-R {moves} -F"')
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--level", type=int, default=4, choices=LEVELS)
    parser.add_argument("--cpu", action="store_true", help="our seconds are those of the processor")
    parser.add_argument("--variant", default="unlimited", choices=("unlimited", "limited"))
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args(arguments)
    words = words_of(wished.against)
    if not words or shutil.which(words[0]) is None:
        parser.error(f"no such program: {wished.against}")
    if wished.opening and "{moves}" not in wished.opening:
        parser.error('--opening needs "{moves}"')
    if wished.games < 1 or not (math.isfinite(wished.seconds) and wished.seconds > 0):
        parser.error("at least one game, more than no seconds")
    return wished


def words_of(command: str) -> list[str]:
    """The words of a command; none if a quote is left open."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def main(arguments: list[str]) -> int:
    wished = wish(arguments)
    ours = Ours(wished.level, Limit(seconds=wished.seconds), wished.cpu)
    score, setup = Score(), Setup(variant=wished.variant)
    for number in range(wished.games):
        played(ours, wished.against, setup, wished.opening, number, wished.seed, score)
        if number % 10 == 9 or number + 1 == wished.games:
            print(score, flush=True)
    print(f"ours: {ours.spent / max(1, ours.turns):.2f} s of the processor a turn, ", end="")
    print(f"slowest answer {ours.slowest:.2f} s by the clock")
    print(f"theirs: {score.spent / max(1, score.turns):.2f} s of the processor a turn, ", end="")
    print(f"slowest answer {score.slowest:.2f} s by the clock")
    print("faults of theirs:", "; ".join(score.faults) or "none")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
