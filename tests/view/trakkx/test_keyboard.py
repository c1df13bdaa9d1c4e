"""The whole game without a mouse: arrows, Space, Enter, Esc, Backspace and letters, nothing else."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible

from tests.games.trakkx.position import state, table
from tests.truth import record_of
from tests.view.hand import click_key
from tests.view.trakkx.conftest import Hands
from trakkx_desktop.games.trakkx.actions import Draw, DrawThree, Give, LayOut, Swap, Take
from trakkx_desktop.view.stage.speech import StageVoice

KEY = Qt.Key
ROW = table("G5 G6 G7")


class Keys:
    """Presses keys wherever the focus is."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def press(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            focus = self.hands.app.window.focusWidget()
            assert focus is not None
            click_key(focus, key)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QCoreApplication.processEvents()

    def go(self, piece: str) -> None:
        """To a piece by arrows: always the way that leads nearer."""
        stage = self.hands.stage
        if stage.cursor_at not in stage.layout_now:
            self.press(KEY.Key_Right)
        for _ in range(80):
            if stage.cursor_at == piece:
                return
            way = stage.rect_of(piece).center() - stage.rect_of(stage.cursor_at or "").center()
            across = KEY.Key_Right if way.x() > 0 else KEY.Key_Left
            down = KEY.Key_Down if way.y() > 0 else KEY.Key_Up
            before = stage.cursor_at
            first, second = (down, across) if abs(way.y()) > 40 else (across, down)
            self.press(first)
            if stage.cursor_at == before:
                self.press(second)
        pytest.fail(f"the arrows never led to {piece}, only to {stage.cursor_at}")

    @property
    def log(self) -> list[object]:
        return [entry.action for entry in record_of(self.hands.session).log]


@pytest.fixture
def keys(hands: Hands) -> Keys:
    hands.app.window.activateWindow()
    return Keys(hands)


def test_a_game_by_keyboard_alone(hands: Hands, keys: Keys) -> None:
    """Lay, take, draw, swap, draw three, win: three players, never a pointer."""
    racks = ("G8 R1 SWAP", "B1 B2 DRAW", "Y12")
    start = state(racks, ROW, display="R13 G3 B6 Y10 G9 Y14", bag=None)
    hands.lay(start, open_curtain=False)
    keys.press(KEY.Key_Space)
    assert not hands.session.is_curtained

    keys.go("G8a")
    keys.press(KEY.Key_Space)
    assert hands.stage.in_hand == ("G8a",)
    assert hands.stage.cursor_at == "cursor"
    assert "fits" in hands.table.words.spoken("cursor")
    keys.press(KEY.Key_Up, KEY.Key_Down, KEY.Key_Space)
    assert hands.draft().table[3, 0] == "G8a"
    assert hands.stage.cursor_at == "G8a"
    keys.press(KEY.Key_Return)
    assert isinstance(keys.log[0], LayOut)

    keys.press(KEY.Key_Space)
    keys.go("DRAWa")
    keys.press(KEY.Key_Space)
    keys.go("seat:2")
    keys.press(KEY.Key_Space)
    assert keys.log[1] == DrawThree("DRAWa", 2)

    keys.press(KEY.Key_Space)
    keys.go("R13a")
    keys.press(KEY.Key_Space, KEY.Key_Space)
    assert keys.log[2] == Take("R13a")

    keys.press(KEY.Key_Space)
    keys.go("SWAPa")
    keys.press(KEY.Key_Space, KEY.Key_Space)
    assert keys.log[3] == Swap("SWAPa")
    while record_of(hands.session).now.sealed is not None:
        if hands.session.is_curtained:
            keys.press(KEY.Key_Space)
        for _ in range(hands.gift().needed):
            token = hands.scene.order[0]
            keys.go(token)
            keys.press(KEY.Key_Space)
        keys.press(KEY.Key_Return)
    assert Give(("R1a",)) in keys.log, "it was Anna's only one"
    assert record_of(hands.session).now.sealed is None

    keys.press(KEY.Key_Space)
    keys.go("bag")
    keys.press(KEY.Key_Space)
    keys.press(KEY.Key_Return)
    assert keys.log[-1] == Draw()


def test_the_ear_follows_what_the_keyboard_takes_up(
    hands: Hands, keys: Keys, listening: None
) -> None:
    """The cursor over the table comes only with the next picture; it is spoken of all the same."""
    hands.lay(state(("G8 R1 DRAW", "B1", "Y1"), ROW, display="R13", bag=None))
    voice = QAccessible.queryAccessibleInterface(hands.stage)
    assert isinstance(voice, StageVoice)
    keys.go("G8a")
    keys.press(KEY.Key_Space)
    assert voice._focused == ("cursor", hands.table.words.spoken("cursor"))
    keys.press(KEY.Key_Escape)
    keys.go("DRAWa")
    keys.press(KEY.Key_Space)
    assert voice._focused == ("seat:1", "Ben draws three")


def test_winning_by_keyboard(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("B9 R9 G9", "Y1"), display="R13", bag=None, opened=(False, True)))
    for number, token in enumerate(("B9a", "R9a", "G9a")):
        keys.go(token)
        keys.press(KEY.Key_Space)
        at = hands.stage.layout_now["cursor"]
        assert (at.x, at.y) == ((0, 0) if number == 0 else (number, 0)), "beside what was laid"
        keys.press(KEY.Key_Space)
    keys.press(KEY.Key_Return)
    assert record_of(hands.session).now.winner == 0


def test_backspace_and_the_way_down_lead_back_to_the_rack(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("G8 R1 Y2", "B1"), ROW, bag=None))
    keys.go("G8a")
    keys.press(KEY.Key_Space, KEY.Key_Space)
    assert hands.draft().laid == ("G8a",)
    keys.press(KEY.Key_Backspace)
    assert hands.draft().laid == ()
    keys.go("R1a")
    keys.press(KEY.Key_Space)
    for _ in range(12):
        keys.press(KEY.Key_Down)
    assert hands.stage.layout_now["cursor"].zone == "rack"
    keys.press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    keys.press(KEY.Key_Space)
    assert hands.scene.whole[-1] == "R1a", "its own order, by keyboard"
    keys.go("R1a")
    keys.press(KEY.Key_Space)
    keys.press(KEY.Key_Backspace)
    assert not hands.stage.in_hand


def test_a_group_or_line_is_taken_by_a_letter(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("R1", "B1"), table("G5 G6 G7", ". B6 .", ". R6 ."), bag=None))
    keys.go("B6a")
    keys.press("g")
    assert set(hands.stage.in_hand) == {"G5a", "G6a", "G7a", "B6a", "R6a"}
    keys.press(KEY.Key_Escape)
    keys.go("B6a")
    keys.press("l")
    assert set(hands.stage.in_hand) == {"G6a", "B6a", "R6a"}
    keys.press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    found = hands.draft().table
    assert (found[4, 0], found[4, 1], found[4, 2]) == ("G6a", "B6a", "R6a")


def test_escape_leaves_one_thing_after_the_other(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("G8 R1", "B1"), ROW, bag=None))
    hands.drag("G8a", (3, 0))
    hands.click("G5a", Qt.KeyboardModifier.ControlModifier)
    keys.press(KEY.Key_Escape)
    assert not hands.touch.selection and hands.session.has_open_draft
    keys.press(KEY.Key_Escape)
    assert not hands.session.has_open_draft, "and that can be redone"
    assert hands.session.can_redo


def test_enter_says_what_is_wrong(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("G9 R1", "B1"), ROW, bag=None))
    hands.drag("G9a", (3, 0))
    keys.press(KEY.Key_Return)
    assert not keys.log
    assert "missing in this row" in hands.room.bubble.sentence


def test_names_for_the_ear(hands: Hands, keys: Keys) -> None:
    hands.lay(state(("B9 R1", "B1"), table("R5 R6 R7 R8"), display="B13 DRAWb", bag=None))
    say = hands.table.words.spoken
    assert say("R7a") == "red 7, in a row of 4, column 3, line 1"
    assert say("B9a") == "blue 9, in your rack"
    assert say("B13a") == "blue 13, in the display"
    assert say("DRAWb") == "draw-three token, in the display"
    assert say("bag").startswith("bag, ")
    assert say("sort:colour") == "sort by colour"
    assert say("group:0").startswith("Group 1, ")
    assert say("shelf") == say("mat:0,0") == say("dots:0,0") == ""
    hands.drag("B9a", (0, 1))
    assert say("B9a") == "blue 9, in a wrong line of 2, column 1, line 2, laid now"
    for stop in hands.table.hands.stops():
        assert say(stop) and stop in hands.stage.layout_now
