"""Golden games of 2, 3 and 4 players: deal, every action and the end, as they were once written down.

First line: seats, who begins, code of the deal. Then a line for each action: seat, notation.
Last line: points by seat, winners, how it ended.
"""

from pathlib import Path

import pytest

from trakkx_desktop.core.chance import seed_of
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.setup import SEATS, Setup

GOLDEN = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("seats", SEATS)
def test_golden_game(seats: int) -> None:
    head, *moves, end = (GOLDEN / f"{seats}.txt").read_text("utf-8").splitlines()
    number, first, code = head.split()
    seed = seed_of(code)
    assert seed is not None
    record = Record.new(GAME, Setup(int(number), int(first), seed))
    assert int(number) == seats
    for move in moves:
        seat, text = move.split(" ", 1)
        record = record.play(int(seat), GAME.parse(record.now, text))
    outcome = record.outcome
    assert outcome is not None
    points = ",".join(f"{score:g}" for score in outcome.scores)
    winners = ",".join(map(str, outcome.winners))
    assert f"{points} {winners} {outcome.reason}" == end
