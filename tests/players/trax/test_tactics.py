"""What a TRAX player must not miss: wins at once, parries, double threats; and that a proven win is one."""

import pytest

from tests.games.trax.tables import played, vectors
from tests.players.trax.positions import chosen, thoughts, walk
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State

WON = [
    r for r in vectors("games.jsonl") if "illegal_move" not in r and r["winner"] == r["last_mover"]
]


def before_the_end(record: dict[str, list[str]]) -> State:
    setup = Setup(variant="limited" if record["limit"] else "unlimited")
    return played(record["moves"][:-1], setup)


@pytest.mark.parametrize("record", WON, ids=lambda r: f"{r['tiles']}-tiles")
@pytest.mark.parametrize("level", [3, 4])
def test_it_wins_where_it_can(record: dict[str, list[str]], level: int) -> None:
    state = before_the_end(record)
    last = thoughts(state, level)[-1]
    after = rules.apply(state, state.seat, last.action).state
    assert after.ending is not None
    assert state.seat in after.ending.winners
    assert (last.reason, last.worth, last.is_proven) == ("wins", 1.0, True)


@pytest.mark.parametrize("seed", range(12))
def test_it_gives_no_win_away_where_it_need_not(seed: int) -> None:
    state = walk("unlimited", seed, 10)
    thought = thoughts(state)[-1]
    after = rules.apply(state, state.seat, thought.action).state
    if after.ending is None and thought.worth > 0:
        assert not wins_at_once(after)


def wins_at_once(state: State) -> bool:
    afters = (rules.apply(state, state.seat, lay).state for lay in rules.legal(state, state.seat))
    return any(after.ending and state.seat in after.ending.winners for after in afters)


def test_a_parry_says_where_and_what() -> None:
    state = played("@0+ B1+ A0/")
    thought = thoughts(state)[-1]
    assert thought.reason in ("wins", "parries", "holds_out")
    assert rules.apply(state, state.seat, thought.action).state.ending is None


def test_what_it_claims_comes_true() -> None:
    """Whoever claims a proven win wins within so many turns, against the best defence it knows."""
    claims = 0
    for seed in range(20):
        state = walk("unlimited", seed, 9)
        thought = thoughts(state, limit=Limit(work=2000))[-1]
        if thought.reason == "wins_in":
            claims += 1
            assert follow_up(state, int(thought.fact("turns"))) == state.seat
    assert claims


def follow_up(state: State, turns: int) -> int | None:
    winner = state.seat
    for _ in range(2 * turns - 1):
        lay = chosen(state, limit=Limit(work=2000))
        state = rules.apply(state, state.seat, lay).state
        if state.ending is not None:
            assert winner in state.ending.winners
            return winner
    return None
