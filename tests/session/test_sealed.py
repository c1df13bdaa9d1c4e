"""What lies sealed stays so: a choice taken back, or begun, is seen by nobody but its own player."""

import pytest

from tests.session.test_session import session_of
from tests.truth import record_of
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import Change
from trakkx_desktop.session.curtain import last_to_decide


@pytest.mark.parametrize("sheets,falls", [("closed", True), ("open", False)])
def test_a_sealed_line_is_opened_again_behind_the_curtain(
    sheets: str, falls: bool, qapp: object
) -> None:
    """FOUND X1: whoever asks for it may not be whose it is. Its action comes when the curtain rises."""
    session = session_of("traexx", 3, choices=(("sheets", sheets),))
    told: list[Change] = []
    session.changed.connect(told.append)
    action = next(iter(session.game.legal(record_of(session).now, 0)))
    session.submit(action)
    assert session.viewer == 1 and not session.is_curtained
    assert session.reopen(0) and session.viewer == 0 and session.is_curtained is falls
    assert told[-1].taken == (None if falls else action)
    session.raise_curtain()
    assert told[-1].taken == action and not session.is_curtained


@pytest.mark.parametrize("sheets,falls", [("closed", True), ("open", False)])
def test_a_line_half_drawn_is_taken_up_behind_the_curtain(
    sheets: str, falls: bool, qapp: object
) -> None:
    session = session_of("traexx", 2, choices=(("sheets", sheets),))
    session.look(1)
    assert not session.is_curtained, "nothing is drawn yet"
    assert session.draft is not None
    session.put(("pen", session.draft.nexts[0]))
    session.look(0)
    assert not session.is_curtained
    session.look(1)
    assert session.is_curtained is falls
    session.raise_curtain()
    session.look(0)
    session.submit(session.game.parse(record_of(session).now, "pass"))
    assert session.viewer == 1 and session.is_curtained is falls, (
        "the last one's line is a secret too"
    )


def test_what_computers_seal_before_anybody_is_not_taken_back() -> None:
    assert last_to_decide([1, 2], (0,)) is None, "nobody has decided anything yet"
    assert last_to_decide([1, 0, 2], (0,)) == 0
    assert last_to_decide([1, 2], ()) == 2, "computers alone"


def test_undo_waits_for_a_decision_of_ones_own(qapp: object) -> None:
    session = session_of("traexx", 2)
    session.hand_over(1, Player("Ben", 1, 2))
    session.play_for(1, session.game.parse(record_of(session).now, "pass"))
    assert session.undo_seat() is None and not session.can_undo
