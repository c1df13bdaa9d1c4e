"""The three worked examples of the rule book, opened as positions and played as the book tells them."""

from typing import Any

import pytest

from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import GAME
from trakkx_desktop.games.trakkx.examples import EXAMPLES
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.table import survey
from trakkx_desktop.games.trakkx.verdict import table_faults


def begin(name: str) -> Any:
    return GAME.draft(GAME.mask(GAME.start(Setup(3, 1, 4, position=name)), 1), 1)


def put(draft: Any, **places: tuple[int, int]) -> Any:
    result = draft.put(*((f"{name}a", ("cell", *cell)) for name, cell in places.items()))
    assert not isinstance(result, Refusal)
    return result


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("first", range(3))
def test_an_example_is_a_whole_legal_position(name: str, first: int) -> None:
    position = GAME.start(Setup(3, first, 4, position=name))
    assert GAME.waiting(position) == (first,)
    assert table_faults(position.table, survey(position.table), 3) == ()
    assert position.hands[first] == EXAMPLES[name].hands[EXAMPLES[name].player]
    assert GAME.unpack(GAME.pack(position)) == position


def test_example_1_above_is_not_allowed_below_is() -> None:
    above = put(begin("example1"), R5=(0, 0), Y5=(0, 1))
    assert [fault.code for fault in above.faults()] == ["line_short", "line_short"]
    below = put(begin("example1"), R5=(0, 3), Y5=(0, 4))
    assert below.faults() == ()


def test_example_2_open_the_third_group_then_add() -> None:
    added = put(begin("example2"), Y6=(3, 0), Y7=(4, 0))
    assert [fault.code for fault in added.faults()] == ["not_opened"]
    opened = put(added, G4=(0, 5), G5=(1, 5), G6=(2, 5), G7=(3, 5))
    assert opened.faults() == ()
    assert len(opened.groups) == 3


def test_example_3_regrouping_step_by_step() -> None:
    step2 = put(begin("example3"), R4=(11, 2))
    step3 = put(step2, R3=(10, 2), G3=(10, 3), B3=(10, 4))
    step4 = put(step3, R2=(9, 2), Y3=(10, 0), Y4=(11, 0), Y5=(12, 0))
    assert [step.faults() for step in (step2, step3, step4)] == [()] * 3
    assert [len(step.groups) for step in (step2, step3, step4)] == [2, 2, 1]
    assert step4.hand == ("B12a", "B13a", "R13a", "Y13a")
    step5 = put(step4, B13=(0, 0), R13=(1, 0), Y13=(2, 0))
    assert step5.faults() == ()
    assert len(step5.groups) == 2
