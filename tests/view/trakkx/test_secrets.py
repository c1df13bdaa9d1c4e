"""Nobody learns another hand: every text, name, art and pixel is the same whatever the others hold."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.trakkx.position import state, table
from tests.truth import record_of
from tests.view.hand import LEFT, NO_KEYS, click_key
from tests.view.trakkx.conftest import Hands
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import ALL
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.stage import Stage
from trakkx_desktop.view.stage.turned import HalfTurn

pytestmark = pytest.mark.usefixtures("listening")
GETTERS = (
    *("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "placeholderText"),
    *("accessibleDescription", "windowTitle", "title"),
)
SPOKEN = QAccessible.Text
ROLES = (SPOKEN.Name, SPOKEN.Description, SPOKEN.Value, SPOKEN.Help)
COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}


def texts_of(widget: QWidget) -> Iterator[str]:
    """Whether it is seen now or not: what is hidden may be shown, spoken or read the next moment."""
    for name in GETTERS:
        get = getattr(widget, name, None)
        if callable(get):
            yield str(get())
    for name in ("missing", "sentence", "letters"):
        yield str(getattr(widget, name, ""))
    if isinstance(widget, Stage) and widget.table is not None:
        for piece, place in widget.layout_now.items():
            yield f"{piece} {place.art} {widget.table.words.spoken(piece)}"
        yield from (widget.table.words.spoken(stop) for stop in widget.table.hands.stops())
        yield str(widget.cursor_at)
        yield str(widget.in_hand)


def heard(voice: QAccessibleInterface | None) -> Iterator[str]:
    if voice is None or not voice.isValid():
        return
    yield from (voice.text(role) for role in ROLES)
    for index in range(voice.childCount()):
        yield from heard(voice.child(index))


def everything() -> list[str]:
    """All that a person, a screen reader, a tooltip or a thumbnail could tell."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found: list[str] = []
    for top in QApplication.topLevelWidgets():
        for widget in (top, *top.findChildren(QWidget)):
            found += [text for text in texts_of(widget) if text]
        found += [text for text in heard(QAccessible.queryAccessibleInterface(top)) if text]
    return found


def names(token: str) -> re.Pattern[str]:
    """Every way in which a token could be named: its id, its face in an art, its spoken name."""
    if token in ("SWAPa", "SWAPb"):
        return re.compile(rf"\b{token}\b|'SWAP'|\bswap token")
    if token in ("DRAWa", "DRAWb"):
        return re.compile(rf"\b{token}\b|'DRAW'|\bdraw-three token")
    face = token[:-1]
    return re.compile(rf"\b{token}\b|'{face}'|\b{COLOURS[face[0]]} {face[1:]}\b")


def told(tokens: tuple[str, ...]) -> list[tuple[str, str]]:
    """Which of these tokens are named, and where."""
    lines = everything()
    assert len(lines) > 20, "the walk must not be empty"
    return [(token, line) for token in tokens for line in lines if names(token).search(line)]


def position(ben: str = "B1 B4 B7 B9 SWAP DRAW", **changes: Any) -> State:
    """Anna has red tokens, Ben blue ones, Clara green ones; what lies open is yellow."""
    racks = ("R1 R2 R3 R7 R9", ben, "G2 G5 G8 G11")
    cells = table("Y5 Y6 Y7 Y8")
    return state(racks, cells, display="Y1 Y2 Y12 Y13 Y14 Y10", bag=None, **changes)


def test_the_walk_finds_what_is_shown(hands: Hands) -> None:
    """The test of the test: Anna's own rack and the display are found, in several ways each."""
    hands.lay(position())
    for token in ("R7a", "Y13a", "Y5a"):
        assert len(told((token,))) >= 3, token


def test_another_hand_is_nowhere_while_one_plays(hands: Hands) -> None:
    start = position()
    hands.lay(start)
    secret = (*start.hands[1], *start.hands[2])
    assert not told(secret)
    hands.drag("R1a", (0, 2))
    hands.drag("R2a", (1, 2))
    hands.carry(hands.point("R1a"))
    assert not told(secret)
    hands.room.take_back()
    hands.app.window.resize(1024, 640)
    QCoreApplication.processEvents()
    assert not told(secret)
    hands.click("Y1a")
    assert hands.touch.armed == "Y1a"
    assert not told(secret)


def test_nothing_of_any_hand_is_left_when_the_curtain_hangs(hands: Hands) -> None:
    """After a refusal, with something in hand, with a selection, with a question open: all is gone."""
    start = position()
    hands.lay(start)
    mine = start.hands[0]
    assert told(mine)
    hands.drag("R1a", (0, 0))
    hands.click("R2a", Qt.KeyboardModifier.ControlModifier)
    hands.drag("R3a", (0, 2))
    hands.carry(hands.point("R3a"))
    hands.take("R7a")
    hands.session.cover()
    assert hands.room.curtain.isVisible()
    assert not told((*mine, *start.hands[1], *start.hands[2]))
    hands.release(hands.rack_end())
    hands.uncover()
    hands.room.take_back()
    hands.end_with("bag")
    assert hands.session.is_curtained and hands.session.viewer == 1
    now = record_of(hands.session).now
    assert not told((*now.hands[0], *now.hands[1], *now.hands[2]))


def test_neither_fast_clicks_nor_resizing_nor_undo_open_a_hand(hands: Hands) -> None:
    hands.lay(position())
    hands.end_with("bag")
    view, stage = hands.stage.viewport(), hands.stage
    for _ in range(3):
        for x in range(40, view.width(), 90):
            for y in (60, 400, view.height() - 70):
                QTest.mouseClick(view, LEFT, NO_KEYS, QPoint(x, y))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_F, "k", "t", "g"):
        click_key(stage, key)
    QTest.keyClick(hands.room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.room.take_back()
    hands.session.redo()
    hands.room._tell()
    for size in ((1024, 640), (1920, 1080), (1440, 900)):
        hands.app.window.resize(*size)
        QCoreApplication.processEvents()
    hands.room.look_back()
    hands.session.peek(None)
    now = record_of(hands.session).now
    assert hands.session.is_curtained
    assert not told(tuple(token for hand in now.hands for token in hand))
    assert len(record_of(hands.session).log) == 1, "and nothing was played"


def test_a_curtain_that_is_still_rising_falls_again_at_once(hands: Hands) -> None:
    """The curtain slides for 220 ms; a turn that is over before that must not leave the next hand open."""
    hands.app.house.tune(reduce_motion=False)
    hands.lay(position(), open_curtain=False)
    QTest.mouseClick(hands.room.curtain.show_button, LEFT)
    assert hands.room.curtain.isVisible(), "on its way up"
    hands.end_with("bag")
    assert hands.session.is_curtained
    assert hands.room.curtain.is_down and hands.room.curtain.isVisible()
    assert hands.room.curtain.pos() == QPoint(0, 0)
    assert "Ben" in hands.room.curtain.poster()[0]


def test_sealed_choices_of_a_swap_stay_sealed(hands: Hands) -> None:
    """A9: nobody sees what the others pass on, before or after."""
    start = position(ben="B1 B4 B7 B9")
    start = replace(start, hands=((*start.hands[0], "SWAPa"), *start.hands[1:]))
    start = replace(start, bag=tuple(token for token in start.bag if token != "SWAPa"))
    hands.lay(start)
    hands.click("SWAPa")
    hands.answer()
    gifts = {0: ("R1a", "R2a"), 1: ("B1a", "B4a"), 2: ("G2a", "G5a")}
    kept = {0: ("R3a",), 1: ("B7a",), 2: ("G8a",)}
    while record_of(hands.session).now.sealed is not None:
        hands.uncover()
        seat = hands.viewer()
        for token in gifts[seat]:
            hands.click(token)
        others = [s for s in range(3) if s != seat]
        secret = tuple(t for s in others for t in (*gifts[s], *kept[s]))
        assert not told(secret), "neither what comes nor what stays with the others"
        hands.finish()
        assert not told((*secret, *gifts[seat], *kept[seat]))
    hands.uncover()
    assert told(("R1a",)) and told(("R2a",)), "now they are Ben's"
    assert not told(("B1a", "B4a", "R3a", "G2a", "G8a"))


def test_home_and_its_pictures_tell_nothing(hands: Hands) -> None:
    start = position()
    hands.lay(start)
    hands.drag("R1a", (0, 2))
    hands.app.window.go_home()
    QCoreApplication.processEvents()
    assert not told((*start.hands[0], *start.hands[1], *start.hands[2]))


def moments(hands: Hands, start: State) -> Iterator[tuple[list[str], bytes]]:
    """Everything there is to see and hear, from Anna's first curtain to Ben's."""

    def now() -> tuple[list[str], bytes]:
        QCoreApplication.processEvents()
        image = hands.app.window.grab().toImage()
        return sorted(everything()), bytes(image.constBits())

    hands.lay(start, open_curtain=False)
    yield now()
    hands.uncover()
    yield now()
    hands.drag("R1a", (0, 2))
    hands.carry(hands.point("R1a"))
    yield now()
    hands.session.reset()
    hands.click("Y1a")
    yield now()
    hands.app.window.resize(1100, 700)
    yield now()
    hands.app.window.resize(1440, 900)


def test_other_secrets_same_screen(hands: Hands) -> None:
    """Two games that differ only in what Ben and Clara hold and in the bag look and sound alike."""
    one = position()
    other_ben = ("B2b", "B5b", "G1b", "R8b", "SWAPb", "R5b")
    taken = {*one.hands[0], *other_ben, *one.display, *one.table.values(), *one.hands[2]}
    rest = tuple(token for token in ALL if token not in taken)
    # The token that refills the display is public at once, so it must be the same one.
    first = one.bag[-1]
    rest = (*(token for token in rest if token != first), first)
    other = replace(one, hands=(one.hands[0], other_ben, one.hands[2]), bag=rest)
    assert len(other.bag) == len(one.bag)
    list(moments(hands, one))  # Qt draws large letters a trace differently the first time.
    pairs = zip(list(moments(hands, one)), list(moments(hands, other)), strict=True)
    for number, (a, b) in enumerate(pairs):
        assert a[0] == b[0], f"other words at moment {number}"
        assert a[1] == b[1], f"other pixels at moment {number}"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_curtain_shows_the_colour_of_whom_it_calls(hands: Hands, seat: int) -> None:
    hands.lay(replace(position(), turn=seat), open_curtain=False)
    curtain = hands.room.curtain
    picture = curtain.grab().toImage()
    wished = QColor(LOOK.palette.players[seat])
    x = round(curtain._mark_left() + curtain.height() * 0.46)
    assert picture.pixelColor(x, round(curtain.height() * 0.39) - 8).rgb() == wished.rgb()
    assert hands.session.players[seat].name in curtain.poster()[0]


def test_what_one_was_told_is_not_read_by_the_next(hands: Hands) -> None:
    hands.lay(position())
    hands.drag("R1a", (0, 0))
    hands.drag("R2a", (0, 0))
    assert hands.room.bubble.isVisible() and hands.room.bubble.sentence
    hands.click("R3a")
    assert hands.stage.in_hand == ("R3a",)
    hands.session.cover()
    assert not hands.room.bubble.isVisible() and not hands.room.bubble.sentence
    assert not hands.stage.in_hand and not hands.touch.held


def test_the_curtain_turns_to_who_sits_across(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "R2 B9"), table("G5 G6 G7"), bag=None))
    hands.app.house.tune(across=True)
    hands.drag("G8a", (3, 0))
    hands.finish()
    curtain = hands.room.curtain
    assert hands.session.viewer == 1 and curtain.is_down
    far = curtain.show_button.geometry()
    assert far.center().x() > curtain.width() / 2 and far.center().y() < curtain.height() / 2
    assert isinstance(curtain.show_button.graphicsEffect(), HalfTurn)
    QTest.mouseClick(curtain.show_button, LEFT)
    assert not hands.session.is_curtained and hands.table.link.is_turned
