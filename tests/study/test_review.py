"""Looking back: thresholds, packing, what the three games call a mistake, and that it stops at once."""

import json
import time
from typing import Any

import pytest

from tests.study.games import of_text, played, reviewed
from trakkx_desktop import catalog
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.review import (
    BLUNDER,
    ERRORS,
    GOOD,
    INACCURATE,
    MISTAKE,
    NO_CHOICE,
    Review,
    Reviewed,
    Tally,
    Thresholds,
    pack_step,
    unpack_step,
    worse,
)
from trakkx_desktop.core.thought import Limit, Stop
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.study import door


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.0, GOOD), (0.99, GOOD), (1.0, INACCURATE), (2.0, MISTAKE), (3.0, BLUNDER), (9.0, BLUNDER)],
)
def test_marks_by_loss(loss: float, mark: str) -> None:
    assert Thresholds(1.0, 2.0, 3.0).mark(loss) == mark


def test_the_worse_of_two_marks() -> None:
    assert worse(GOOD, MISTAKE) == MISTAKE and worse(BLUNDER, MISTAKE) == BLUNDER


@pytest.fixture(scope="module")
def trax() -> Review:
    return reviewed(played("trax", (1, 3)))


def test_trax_weighs_every_turn_and_tallies_both(trax: Review) -> None:
    record = played("trax", (1, 3))
    assert [one.index for one in trax.found] == list(range(len(record.log)))
    assert [one.seat for one in trax.found] == [entry.seat for entry in record.log]
    assert trax.found[0].mark == NO_CHOICE, "the first tile decides nothing"
    assert [tally.seat for tally in trax.tallies] == [0, 1]
    assert trax.found[-1].worth == 1.0, "the last turn won"


def test_trax_names_what_lost_the_game(trax: Review) -> None:
    """Level 1 loses to level 3 by something that can be named."""
    errors = [one for one in trax.errors if one.seat == 0]
    assert errors and all(one.best is not None and one.reason for one in errors)
    worst = max(errors, key=lambda one: one.loss)
    assert worst.mark in (MISTAKE, BLUNDER) and worst.loss > 0.16
    assert worst.reason in ("allows_win", "allows_forced", "missed_win", "missed_forced", "weakens")


def test_trax_a_win_that_was_not_taken_is_a_mistake_at_least() -> None:
    record = played("trax", (1, 3))
    game, index = record.game, len(record.log) - 1
    before = record.state(index)
    seat, won = record.log[index].seat, record.log[index].action
    quiet = next(
        action
        for action in game.legal(before, seat)
        if action != won and game.outcome(game.apply(before, seat, action).state) is None
    )
    shorter = type(record).replay(game, record.setup, record.log[:index])[0].play(seat, quiet)
    found = reviewed(shorter).found[-1]
    assert found.reason == "missed_win" and found.mark in (MISTAKE, BLUNDER)
    assert found.best is not None and found.best.worth == 1.0 and found.best.is_proven
    assert dict(found.facts)["by"] in ("loop", "line")


def test_traexx_counts_points_and_keeps_luck_apart() -> None:
    record = played("traexx", (1, 4))
    review = reviewed(record, 20_000)
    assert len(review.found) == len(record.log) == 30
    lost = [sum(one.loss for one in review.found if one.seat == seat) for seat in (0, 1)]
    assert lost[0] > 5 > lost[1], "level 1 loses more than level 4"
    for tally in review.tallies:
        facts = dict(tally.facts)
        assert facts["allowed"] >= facts["made"] and facts["lost"] == round(lost[tally.seat])  # type: ignore[operator]
    assert all(one.reason for one in review.errors)


def test_trakkx_counts_tokens_of_what_was_possible() -> None:
    record = played("trakkx", (1, 3), 40)
    review = reviewed(record, 60)
    for one in review.found:
        entry = record.log[one.index]
        if isinstance(entry.action, LayOut):
            facts = dict(one.facts)
            laid = len(entry.action.table) - len(record.state(one.index).table)
            assert facts["laid"] == laid <= facts["possible"] <= facts["bound"]  # type: ignore[operator]
            assert one.loss == facts["possible"] - laid  # type: ignore[operator]
    assert any(one.mark in ERRORS for one in review.found if one.seat == 0)
    assert dict(review.tallies[0].facts)["laid"] <= dict(review.tallies[0].facts)["possible"]  # type: ignore[operator]


def test_trakkx_sees_nothing_that_was_hidden() -> None:
    """With other tokens in the other's hand and in the bag, the same is said."""
    from dataclasses import replace

    record = played("trakkx", (2, 2), 12)
    index, seat = 10, record.log[10].seat
    state = record.state(index)
    other = 1 - seat
    hands, bag = list(state.hands), list(state.bag)
    hands[other], bag[: len(hands[other])] = tuple(bag[: len(hands[other])]), hands[other]
    swapped = replace(state, hands=tuple(hands), bag=tuple(bag))
    from trakkx_desktop.games.trakkx.state import mask
    from trakkx_desktop.study.trakkx import review

    def said(of: Any) -> Any:
        never = lambda: False  # noqa: E731
        sight = mask(of, seat)
        return review._judged(index, seat, record.log[index].action, sight, Limit(work=30), never)

    assert said(state) == said(swapped)


@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_steps_go_through_the_pipe_and_back(key: str) -> None:
    record = played(key, (1, 2), 14)
    game = record.game
    review = reviewed(record, 60)
    steps: list[Reviewed | Tally] = [*review.found, *review.tallies]
    for step in steps:
        told = json.loads(json.dumps(pack_step(game, step)))
        assert unpack_step(game, told) == step


@pytest.mark.parametrize(
    "change",
    [
        {"mark": "splendid"},
        {"index": -1},
        {"seat": True},
        {"worth": float("nan")},
        {"loss": "much"},
        {"facts": [["a"]]},
        {"facts": [["a", {"b": 1}]]},
        {"best": {}},
    ],
)
def test_what_is_no_step_is_refused(change: dict[str, Any]) -> None:
    record = played("trax", (1, 2), 4)
    told = pack_step(record.game, reviewed(record, 60).found[-1])
    with pytest.raises((PackError, KeyError, TypeError)):
        unpack_step(record.game, {**told, **change})


def question(key: str, record: Any) -> dict[str, Any]:
    game = record.game
    log = [[entry.seat, game.pack(entry.action)] for entry in record.log]
    return {"game": key, "setup": game.pack(record.setup), "log": log, "work": 300}


@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_the_door_stops_at_once(key: str) -> None:
    record = played(key, (1, 2), 12)
    told: list[Any] = []

    def stop() -> bool:
        return len(told) >= 3

    asked = {**question(key, record), "seconds": 0.5}
    began = time.monotonic()
    for step in door.review(asked, stop):
        told.append(step)
        began = time.monotonic()
    assert len(told) == 3
    assert time.monotonic() - began < 0.4, "not a move longer"


def test_the_door_begins_where_it_is_asked_to() -> None:
    record = played("trax", (1, 2), 6)
    never: Stop = lambda: False  # noqa: E731
    told = list(door.review({**question("trax", record), "first": 5}, never))
    assert [step["index"] for step in told] == [5], "one move, and no tally of a part"


def test_the_door_refuses_what_is_no_game() -> None:
    record = played("trax", (1, 2), 6)
    asked = question("trax", record)
    asked["log"] = [*asked["log"], asked["log"][0]]
    with pytest.raises(ValueError, match="not allowed"):
        list(door.review(asked, lambda: False))


def test_a_resignation_is_not_weighed() -> None:
    record = of_text("trax", "@0/ B1/")
    from trakkx_desktop.games.trax.actions import Resign

    found = reviewed(record.play(record.waiting[0], Resign())).found[-1]
    assert found.mark == NO_CHOICE and found.worth == 0.0
