"""TRAKKX on a full table: a verdict, a drop and a supply, as ratios to a calibration loop of the same run.

`python -m tests.bench.bench_trakkx`
"""

import json
import time
from collections.abc import Callable
from pathlib import Path

from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import survey, table_of
from trakkx_desktop.games.trakkx.tokens import ACTIONS, NUMBERS
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults

VECTORS = Path(__file__).parent.parent / "games" / "trakkx" / "vectors" / "turns.jsonl"
FULL = "gs002"
"""Recorded turn that ends with all 112 number tokens on the table."""

ROUNDS = 7
REPEATS = 100


def calibration() -> int:
    """Plain Python work that takes about a millisecond on a machine of 2020."""
    table: dict[int, int] = {}
    for number in range(7000):
        table[number % 997] = table.get(number % 991, 0) ^ number
    return len(table)


def best(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Seconds for one call: the fastest of several rounds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(repeats):
            work()
        times.append((time.perf_counter() - begun) / repeats)
    return min(times)


def recorded_turn() -> tuple[Laying, dict[tuple[int, int], str]]:
    lines = VECTORS.read_text("utf-8").splitlines()
    turn = next(v for v in map(json.loads, lines) if v["id"] == FULL)
    before, after = (table_of(map(tuple, turn[name])) for name in ("before", "after"))
    return Laying(turn["player"], tuple(turn["opened"]), tuple(turn["hand"]), before), after


def position(laying: Laying) -> State:
    """The recorded turn as a state: the other players hold the action tokens."""
    hands = [ACTIONS[:2], ACTIONS[2:]]
    hands.insert(laying.seat, laying.hand)
    setup = Setup(len(laying.opened), 0, 0)
    return State(setup, tuple(hands), (), (), laying.before, laying.opened, laying.seat)


def main() -> None:
    laying, after = recorded_turn()
    assert set(after.values()) == set(NUMBERS)
    state = position(laying)
    draft = GAME.draft(GAME.mask(state, laying.seat), laying.seat)
    assert isinstance(draft, LayDraft)
    token = laying.hand[0]
    home = next(cell for cell, laid in after.items() if laid == token)
    spot = ("cell", *home)

    def verdict() -> object:
        return laying_faults(laying, after, survey(after))

    def drop() -> object:
        dropped = draft.put((token, spot))
        assert isinstance(dropped, LayDraft)
        return dropped.faults()

    rows = (
        ("verdict on 112 tokens", best(verdict)),
        ("drop and its faults, 106 tokens", best(drop)),
        ("hover: may it lie there", best(lambda: draft.refusal_at(((token, spot),)))),
        (
            "supply of legal actions, 105 tokens",
            best(lambda: list(GAME.legal(state, laying.seat)), 20),
        ),
    )
    unit = best(calibration)
    print(f"calibration loop {unit * 1e3:.3f} ms")
    for name, seconds in rows:
        print(f"{name}: {seconds / unit:.3f} x ({seconds * 1e3:.3f} ms)")


if __name__ == "__main__":
    main()
