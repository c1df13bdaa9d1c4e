"""Records fold and unfold; undo keeps to what is fair. Played with the toy game and a sealed one."""

from dataclasses import replace
from typing import Any

import pytest

from tests.toy.games.heap import GAME as HEAP
from tests.toy.games.heap import Take
from trakkx_desktop import catalog
from trakkx_desktop.core.game import IllegalAction, Step
from trakkx_desktop.core.record import Entry, Record


def heap(*counts: int, seats: int = 2) -> Record:
    record = Record.new(HEAP, HEAP.setup(seats, 0, 1, {}))
    for count in counts:
        record = record.play(record.waiting[0], Take(count))
    return record


class Revealing:
    """The toy game in which taking two shows something."""

    def __getattr__(self, name: str) -> Any:
        return getattr(HEAP, name)

    def apply(self, state: Any, seat: int, action: Take) -> Step:
        return replace(HEAP.apply(state, seat, action), reveals=action.count == 2)


def test_every_position_can_be_looked_at() -> None:
    record = heap(1, 2, 3)
    assert [record.state(i).left for i in range(4)] == [7, 6, 4, 1]


def test_whose_turn_it_is_not_is_refused() -> None:
    record = heap(1)
    refusal = record.refusal(0, Take(1))
    assert refusal is not None and refusal.code == "not_waiting"
    with pytest.raises(IllegalAction):
        record.play(0, Take(1))


def test_a_log_is_replayed_up_to_its_last_legal_entry() -> None:
    log = (Entry(0, Take(1)), Entry(1, Take(9)), Entry(0, Take(1)))
    record, refusal = Record.replay(HEAP, HEAP.setup(2, 0, 1, {}), log)
    assert len(record.log) == 1
    assert refusal is not None and refusal.code == "too_many"


def test_undo_takes_the_newest_entry_back() -> None:
    undone = heap(1, 2).undo(1)
    assert undone is not None and undone.now.left == 6 and undone.waiting == (1,)


def test_undo_of_an_older_entry_that_others_built_on_is_refused_where_it_does_not_refold() -> None:
    assert heap(1, 2).undo(0) is None


def test_undo_stops_at_what_was_revealed() -> None:
    setup = HEAP.setup(2, 0, 1, {})
    record = Record.new(Revealing(), setup).play(0, Take(2))
    assert record.undo(0) is None


def test_alone_one_may_go_back_past_it_and_is_marked() -> None:
    setup = HEAP.setup(1, 0, 1, {})
    record = Record.new(Revealing(), setup).play(0, Take(2)).undo(0)
    assert record is not None and record.assisted and record.log == ()


def test_a_sealed_choice_is_taken_back_while_the_others_stay() -> None:
    game = catalog.game("traexx")
    setup = game.setup(3, 0, 5, {})
    passing = game.parse(game.start(setup), "pass")
    record = Record.new(game, setup).play(0, passing).play(2, passing)
    assert record.undoable(0, own_turn_only=True) == 0
    undone = record.undo(0)
    assert undone is not None
    assert undone.waiting == (0, 1) and undone.log == (Entry(2, passing),)


def test_a_turn_that_has_passed_on_is_not_the_own_turn_any_more() -> None:
    record = heap(1)
    assert record.undoable(0) == 0
    assert record.undoable(0, own_turn_only=True) is None
