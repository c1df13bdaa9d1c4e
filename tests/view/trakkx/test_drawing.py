"""Drawing is a moment (K2, K3): the token comes out, turns over, is seen large by its owner alone, joins the rack."""

import pytest

from tests.truth import record_of
from tests.view.trakkx.conftest import Hands
from tests.view.trakkx.test_turns import middle
from trakkx_desktop.view.trakkx import reveal
from trakkx_desktop.view.trakkx.reveal import SIDES


@pytest.fixture(autouse=True)
def breath(nobody_lingers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as a test wants: nothing goes on by itself."""
    monkeypatch.setattr(reveal, "BREATH", 1_000_000)
    monkeypatch.setattr(reveal, "FLY", 1_000_000)
    monkeypatch.setattr(reveal, "FLIP", 1_000_000)
    monkeypatch.setattr(reveal, "AFTER", 1_000_000)
    monkeypatch.setattr(reveal, "STRAY", 0)


def new_token(hands: Hands) -> str:
    assert hands.scene.drawn is not None
    return hands.scene.drawn.token


def test_a_drawn_token_turns_over_is_seen_large_and_joins_the_rack(hands: Hands) -> None:
    hands.app.house.tune(reduce_motion=False)
    hands.lay(middle())
    hands.end_with("bag")
    assert len(record_of(hands.session).log) == 1, "it is played, whatever is looked at now"
    token, timer = new_token(hands), hands.parts.reveal._timer
    seen = []
    for _ in SIDES:
        place = hands.stage.layout_now[token]
        assert place.zone == "area" and place.size > 100
        seen.append(place.art)
        assert not hands.session.is_curtained
        timer.timeout.emit()
    assert [art[0] for art in seen] == ["turning"] * (len(SIDES) - 1) + ["token"]
    assert hands.stage.layout_now[token].zone == "rack" and "new" in hands.marks(token)
    assert hands.room.finish.text() == "Done"
    timer.timeout.emit()
    assert hands.session.is_curtained and hands.session.viewer == 1
    assert token not in hands.stage.layout_now


def test_nobody_is_told_what_it_is_before_it_has_turned_over(hands: Hands) -> None:
    hands.app.house.tune(reduce_motion=False)
    hands.lay(middle())
    hands.end_with("bag")
    assert hands.said.heading[0] == "You draw from the bag"
    for _ in range(len(SIDES) - 1):
        hands.parts.reveal._timer.timeout.emit()
    assert hands.said.heading[0].startswith("You drew the ")


def test_done_ends_it_and_a_click_hastens_it(hands: Hands) -> None:
    hands.lay(middle())
    hands.end_with("R13a")
    assert hands.said.heading[0] == "You took the red 13"
    assert hands.stage.layout_now["R13a"].zone == "area", "without motion it is large at once"
    hands.click((0, 3))
    assert hands.stage.layout_now["R13a"].zone == "rack"
    assert not hands.session.is_curtained
    hands.finish()
    assert hands.session.is_curtained and hands.session.viewer == 1


def test_a_stray_click_after_the_drawing_skips_nothing(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reveal, "STRAY", 1_000_000)
    hands.lay(middle())
    hands.end_with("R13a")
    hands.click((0, 3))
    assert hands.stage.layout_now["R13a"].zone == "area"


def test_who_confirms_turns_looks_as_long_as_they_like(hands: Hands) -> None:
    hands.app.house.tune(confirm_turns=True)
    hands.lay(middle())
    hands.end_with("R13a")
    for _ in range(4):
        hands.parts.reveal._timer.timeout.emit()
    assert not hands.session.is_curtained and hands.room.finish.text() == "Done"
    hands.finish()
    assert hands.session.is_curtained


def test_leaving_the_table_ends_the_moment(hands: Hands) -> None:
    hands.lay(middle())
    hands.end_with("bag")
    session = hands.session
    hands.app.window.go_home()
    assert not session.is_lingering and session.is_curtained
