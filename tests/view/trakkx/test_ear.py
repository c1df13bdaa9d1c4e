"""By ear: rack, groups, scores and the last turn on request; every turn in one sentence (A4)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.games.trakkx.position import state, table
from tests.view.trakkx.conftest import Hands
from trakkx_desktop.games.trakkx.actions import LayOut, Take
from trakkx_desktop.view.stage.asking import HERE, LATEST
from trakkx_desktop.view.trakkx import reveal

ROW = table("G5 G6 G7")


@pytest.fixture
def heard(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced."""
    told: list[str] = []
    module = "trakkx_desktop.view.screens.table.screen.announce"
    monkeypatch.setattr(module, lambda widget, sentence: told.append(sentence))
    module = "trakkx_desktop.view.stage.stage.announce"
    monkeypatch.setattr(module, lambda widget, sentence: told.append(sentence))
    return told


def test_keys_let_one_hear_rack_groups_and_standing(hands: Hands, heard: list[str]) -> None:
    hands.lay(state(("G8 R1", "R2 B1 B2"), ROW, display="R13", bag="Y1 Y2"))
    heard.clear()
    hands.key("i")
    assert heard.pop() == "Your rack, 2 tokens: red 1, green 8."
    hands.key("d")
    assert heard.pop() == (
        "1 of 3 groups on the table. Group 1: Row across: green 5, green 6, green 7. "
        "In the display: red 13."
    )
    hands.key("s")
    assert heard.pop() == (
        "Anna's turn. Anna: 2 tokens, opened. Ben: 3 tokens, opened. In the bag: 2 tokens."
    )
    hands.stage.set_cursor("G6a")
    hands.key("b")
    assert "Row across: green 5, green 6, green 7" in heard.pop()
    hands.click("G8a")
    assert hands.table.words.heard(HERE) == "It fits at 1 place: column 4, line 1."
    assert hands.table.words.heard(LATEST) == "Nothing has happened yet."


def test_what_a_key_leads_to_is_told(hands: Hands, heard: list[str]) -> None:
    hands.lay(state(("G9 R1", "R2 B1 B2"), ROW, display="R13", bag="Y1 Y2"))
    hands.stage.setFocus()
    hands.stage.set_cursor("bag")
    heard.clear()
    hands.key(Qt.Key.Key_Space)
    assert heard[-1] == "Click again to draw a token. That ends your turn."
    hands.key(Qt.Key.Key_Escape)
    hands.stage.set_cursor("G9a")
    hands.key(Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert hands.draft().laid == ("G9a",)
    assert heard[-1] == "The green 9: two more for a row or a sequence."


def test_a_turn_is_told_in_one_go(hands: Hands, heard: list[str]) -> None:
    hands.lay(state(("G8 R1", "R2 B1 B2"), ROW, display="R13", bag="Y1 Y2"))
    heard.clear()
    hands.session.submit(LayOut.of({**ROW, (3, 0): "G8a"}))
    assert heard[0] == (
        "Anna lays the green 8. Row across: green 5, green 6, green 7, green 8. "
        "1 group on the table. Ben is next."
    )
    hands.uncover()
    heard.clear()
    hands.session.submit(Take("R13a"))
    assert heard[0].startswith("Ben took the red 13 from the display. New in the display: ")
    assert heard[0].endswith("Anna is next.")


def test_the_end_is_told_with_its_points(hands: Hands, heard: list[str]) -> None:
    hands.lay(state(("G8", "R2 B3"), ROW, bag=None))
    heard.clear()
    hands.session.submit(LayOut.of({**ROW, (3, 0): "G8a"}))
    assert "Anna wins." in heard[0] and "Ben 5" in heard[0]


def test_what_was_drawn_is_told_to_its_owner_alone(
    hands: Hands, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reveal, "BREATH", 1_000_000)
    hands.lay(state(("G8 R1", "R2 B1"), ROW, display="R13", bag="Y1"))
    heard.clear()
    hands.end_with("bag")
    assert any("You drew the yellow 1" in told for told in heard)
    heard.clear()
    hands.finish()
    assert hands.session.is_curtained
    assert not any("yellow 1" in told for told in heard)
    hands.key("i")
    hands.key("a")
    assert not any("yellow" in told for told in heard), "nothing behind the curtain"


def test_behind_another_screen_or_the_curtain_nothing_of_the_rack_is_read(
    hands: Hands, listening: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """K14; who comes back hears whose turn it is."""
    called: list[str] = []
    module = "trakkx_desktop.view.screens.table.curtain.announce"
    monkeypatch.setattr(module, lambda _widget, sentence: called.append(sentence))
    hands.lay(state(("G8 R1", "R2 B1"), ROW, display="R13", bag=None))
    voice = QAccessible.queryAccessibleInterface(hands.stage)
    assert voice.childCount() > 5
    room = hands.room
    hands.app.window.show_screen("settings")
    assert "G8a" not in room.stage.layout_now and room.session.is_curtained
    called.clear()
    hands.app.window.go_back()
    assert room.curtain.isVisible() and not room.stage.isEnabled()
    assert called == ["Anna, your turn"]
    hands.uncover()
    assert room.stage.isEnabled() and "G8a" in room.stage.layout_now
    hands.app.window.show_rules("trakkx", "")
    assert not room.session.is_curtained, "whoever looks up a rule goes on"
    pieces = voice.childCount()
    hands.app.window.go_back()
    assert voice.childCount() > pieces, "but meanwhile nothing is read"


def test_who_listens_need_not_wait_for_what_is_shown_again(hands: Hands, heard: list[str]) -> None:
    """Keys tell of the table as it is, and a press means the piece; only a click is spent on skipping."""
    hands.lay(state(("G8 R1", "R2 B9"), ROW, bag=None))
    hands.drag("G8a", (3, 0))
    hands.finish()
    hands.uncover()
    hands.stage.setFocus()
    hands.key("t")
    assert hands.parts.playback.now is not None
    hands.key("d")
    assert hands.parts.playback.now is None and "green 7, green 8" in heard.pop()
    hands.key("t")
    hands.stage.press("R2a")
    assert hands.parts.playback.now is None and hands.stage.in_hand == ("R2a",)


def test_what_came_by_a_swap_is_told_to_its_owner_when_they_look(
    hands: Hands, heard: list[str]
) -> None:
    hands.lay(state(("R1 R9 SWAP", "B1 B9 G1"), ROW, display="R13", bag=None))
    hands.click("SWAPa")
    hands.answer()
    for _ in range(2):
        hands.uncover()
        for token in hands.scene.whole[:2]:
            hands.click(token)
        heard.clear()
        hands.finish()
    told = "Ben passed tokens on. Everybody has their new tokens. Ben is next."
    assert heard == ["New: red 1, red 9.", told], "Ben still looks at his rack"
    hands.session.submit(Take("R13a"))
    heard.clear()
    hands.uncover()
    assert heard == ["New: blue 1, blue 9."]


def test_keys_are_heeded_as_soon_as_the_curtain_goes_up(hands: Hands) -> None:
    """It is still in sight while it slides away; a key that is swallowed then says nothing."""
    hands.lay(state(("R8 G1", "R2 B1"), ROW, display="R13", bag=None))
    hands.stage.setFocus()
    hands.room.curtain.show()
    hands.key("v")
    assert hands.scene.sorted_by == "number" and hands.scene.order == ("G1a", "R8a")
