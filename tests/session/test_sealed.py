"""What lies sealed stays so: a choice taken back, or begun, is seen by nobody but its own player."""

import pytest

from tests.session.test_session import session_of
from tests.truth import record_of
from trakkx_desktop.core.sight import Change


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
