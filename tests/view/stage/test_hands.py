"""One grammar for all games: what the mouse, a finger and the keys do on any stage."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.view.stage.conftest import Blocks
from trakkx_desktop.view.stage import hands
from trakkx_desktop.view.stage.grip import LIFT_RISE
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.layout import Frame, Placement, Zone
from trakkx_desktop.view.stage.look import LOOK

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)


def table(stage: PlayStage) -> Blocks:
    assert stage.table is not None
    found = stage.table.looks
    assert isinstance(found, Blocks)
    return found


def at(stage: PlayStage, x: float, y: float) -> QPoint:
    return stage.point("board", x, y).toPoint()


def lies(stage: PlayStage, piece: str, x: float, y: float) -> None:
    """The item itself, not its placement: there, on the board, as large as it is."""
    item = stage._items[piece]
    assert item.scenePos() == stage.point("board", x, y)
    assert item.scale() == 1 and item.parentItem() is stage._ground


def drag(
    stage: PlayStage,
    start: QPoint,
    end: QPoint,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    release: bool = True,
) -> None:
    port = stage.viewport()
    QTest.mousePress(port, button, keys, start)
    for share in (0.25, 0.5, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    if release:
        QTest.mouseRelease(port, button, keys, end)


def wheel(stage: PlayStage, at_point: QPoint, steps: int, ctrl: bool = False) -> None:
    keys = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(at_point),
        QPointF(stage.mapToGlobal(at_point)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stage.viewport(), event)


def test_a_drag_carries_the_piece_and_drops_it(blocks: PlayStage) -> None:
    drag(blocks, at(blocks, 0, 0), at(blocks, 2, 1))
    assert table(blocks).cells["a"] == (2, 1)
    assert blocks.in_hand == ()
    assert blocks.rect_of("a").center().toPoint() == at(blocks, 2, 1)


def test_what_snaps_is_the_piece_and_not_the_pointer(blocks: PlayStage) -> None:
    corner = QPoint(24, -24)
    drag(blocks, at(blocks, 0, 0) + corner, at(blocks, 2, 1) + corner * 1.5)
    assert blocks.where(QPointF(at(blocks, 2, 1) + corner * 1.5)).cell == (3, 0)
    assert table(blocks).cells["a"] == (2, 1)


def test_a_refused_drop_glides_home(blocks: PlayStage) -> None:
    drag(blocks, at(blocks, 0, 0), at(blocks, 1, 0))
    assert table(blocks).cells["a"] == (0, 0)
    assert blocks.rect_of("a").center().toPoint() == at(blocks, 0, 0)
    lies(blocks, "a", 0, 0)


def test_a_refused_drop_really_glides(blocks: PlayStage, qtbot: QtBot) -> None:
    """It is seen where the hand opened, and then at home: in both places, not in the plan."""
    LOOK.set(dark=False, reduce_motion=False)
    drag(blocks, at(blocks, 0, 0), at(blocks, 3, 0))
    away = blocks._items["a"].scenePos() - blocks.point("board", 0, 0)
    assert blocks.motion._glides and away.manhattanLength() > 20
    qtbot.waitUntil(lambda: not blocks.motion._glides, timeout=3000)
    lies(blocks, "a", 0, 0)


def test_what_is_put_down_lies_as_large_as_before(blocks: PlayStage) -> None:
    for _ in range(2):
        blocks.carry("a")
        QTest.mouseMove(blocks.viewport(), at(blocks, 2, 3))
        assert blocks._items["a"].scale() > 1
        blocks.let_go()
        lies(blocks, "a", 0, 0)
    blocks.carry("a")
    blocks.put_down()
    blocks.fit()
    lies(blocks, "a", 0, 0)


def test_a_carried_piece_is_held_where_it_was_taken(blocks: PlayStage) -> None:
    corner = QPoint(10, -8)
    goal = at(blocks, 2, 2)
    drag(blocks, at(blocks, 0, 0) + corner, goal + corner, release=False)
    off = blocks._items["a"].scenePos() - QPointF(goal)
    assert abs(off.x()) <= 1 and -LIFT_RISE - 1 <= off.y() <= -LIFT_RISE + 1


def test_what_cannot_be_taken_pans_the_board(blocks: PlayStage) -> None:
    before = blocks.camera.x
    drag(blocks, at(blocks, 3, 0), at(blocks, 3, 0) + QPoint(30, 0))
    assert table(blocks).cells["stone"] == (3, 0)
    assert blocks.camera.x > before


def test_several_pieces_come_along(blocks: PlayStage) -> None:
    shift = Qt.KeyboardModifier.ShiftModifier
    drag(blocks, at(blocks, 0, 0), at(blocks, 0, 2), keys=shift, release=False)
    assert blocks.in_hand == ("a", "b")


def test_a_click_is_a_tap_with_its_cell(blocks: PlayStage) -> None:
    QTest.mouseClick(blocks.viewport(), LEFT, pos=at(blocks, 1, 0))
    QTest.mouseClick(blocks.viewport(), LEFT, pos=at(blocks, 2, 2))
    taps = [t for t in table(blocks).told if t[0] == "tap"]
    assert taps == [("tap", "b", (1, 0), False), ("tap", None, (2, 2), False)]


def test_click_to_lift_and_click_to_drop(blocks: PlayStage) -> None:
    blocks.carry("a")
    QTest.mouseMove(blocks.viewport(), at(blocks, 2, 3))
    held = blocks.in_hand
    assert held == ("a",)
    QTest.mouseClick(blocks.viewport(), LEFT, pos=at(blocks, 2, 3))
    assert blocks.in_hand == () and ("drop", ("a",), "board") in table(blocks).told


def test_esc_puts_down_what_is_held(blocks: PlayStage) -> None:
    blocks.carry("a")
    QTest.keyClick(blocks, Qt.Key.Key_Escape)
    assert blocks.in_hand == () and table(blocks).held == ()
    assert not any(t[0] == "drop" for t in table(blocks).told)


def test_zones_lie_above_the_board(blocks: PlayStage) -> None:
    zone = blocks._zones["tray"]
    drag(blocks, at(blocks, 0, 0), QPoint(round(zone.x), round(zone.y)))
    assert ("drop", ("a",), "tray") in table(blocks).told


def test_right_click_and_long_press_are_the_second_action(
    blocks: PlayStage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.mouseClick(blocks.viewport(), RIGHT, pos=at(blocks, 1, 0))
    assert table(blocks).told[-1] == ("second", "b")
    finger = QPointingDevice(
        "finger",
        7,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    spot = QPointF(at(blocks, 0, 0))
    press = QMouseEvent(
        QMouseEvent.Type.MouseButtonPress,
        spot,
        QPointF(blocks.mapToGlobal(spot.toPoint())),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        finger,
    )
    blocks._hold.setInterval(1)
    QApplication.sendEvent(blocks.viewport(), press)
    qtbot.waitUntil(lambda: table(blocks).told[-1] == ("second", "a"))
    assert hands.LONG_PRESS >= 400


def test_a_mouse_button_may_be_held_as_long_as_one_likes(blocks: PlayStage, qtbot: QtBot) -> None:
    """Only a finger has no other way to say what a right click says."""
    blocks._hold.setInterval(1)
    QTest.mousePress(blocks.viewport(), LEFT, pos=at(blocks, 1, 0))
    qtbot.wait(30)
    assert not any(told[0] == "second" for told in table(blocks).told)
    QTest.mouseRelease(blocks.viewport(), LEFT, pos=at(blocks, 1, 0))
    assert table(blocks).told[-1] == ("tap", "b", (1, 0), False)


def test_the_wheel_turns_what_is_in_hand_and_else_zooms(blocks: PlayStage) -> None:
    unit = blocks.camera.unit
    wheel(blocks, at(blocks, 1, 1), 1)
    assert blocks.camera.unit > unit
    table(blocks).turns = True
    unit = blocks.camera.unit
    wheel(blocks, at(blocks, 1, 1), -1)
    assert blocks.camera.unit == unit and table(blocks).told[-1] == ("turn", 1)
    wheel(blocks, at(blocks, 1, 1), -1, ctrl=True)
    assert blocks.camera.unit < unit


def test_zooming_keeps_the_point_under_the_pointer(blocks: PlayStage) -> None:
    spot = at(blocks, 3, 0)
    wheel(blocks, spot, 1)
    moved = at(blocks, 3, 0) - spot
    assert abs(moved.x()) <= 1 and abs(moved.y()) <= 1


def test_f_fits_again(blocks: PlayStage) -> None:
    unit = blocks.camera.unit
    wheel(blocks, at(blocks, 0, 0), 3)
    drag(blocks, at(blocks, 2, 2), at(blocks, 2, 2) + QPoint(80, 40), MIDDLE)
    QTest.keyClick(blocks, Qt.Key.Key_F)
    assert blocks.camera.unit == unit and blocks.camera.is_auto


def test_the_board_never_slips_out_of_sight(blocks: PlayStage) -> None:
    for _ in range(10):
        drag(blocks, QPoint(100, 100), QPoint(790, 500), MIDDLE)
    assert any(blocks.viewport().rect().contains(at(blocks, x, y)) for x, y in ((0, 0), (3, 0)))


def test_space_and_drag_pans(blocks: PlayStage) -> None:
    before = blocks.camera.x
    QTest.keyPress(blocks, Qt.Key.Key_Space)
    drag(blocks, at(blocks, 0, 0), at(blocks, 0, 0) + QPoint(25, 0))
    QTest.keyRelease(blocks, Qt.Key.Key_Space)
    assert blocks.camera.x == before + 25 and table(blocks).cells["a"] == (0, 0)


def test_a_rubber_band_selects_where_the_table_wants_it(blocks: PlayStage) -> None:
    table(blocks).bands = True
    drag(blocks, at(blocks, -0.8, -0.8), at(blocks, 1.6, 0.8))
    assert table(blocks).told[-1] == ("band", ("a", "b"))


def test_strokes_belong_to_the_table_that_takes_them(blocks: PlayStage) -> None:
    table(blocks).strokes = True
    drag(blocks, at(blocks, 0, 0), at(blocks, 2, 0))
    phases = [t[1] for t in table(blocks).told if t[0] == "stroke"]
    assert phases[0] == "begin" and phases[-1] == "end" and "move" in phases
    assert table(blocks).cells["a"] == (0, 0)


def test_arrows_lead_the_cursor_to_the_nearest_stop(blocks: PlayStage) -> None:
    blocks.set_cursor("a")
    QTest.keyClick(blocks, Qt.Key.Key_Right)
    assert blocks.cursor_at == "b"
    QTest.keyClick(blocks, Qt.Key.Key_Right)
    assert blocks.cursor_at == "stone"
    QTest.keyClick(blocks, Qt.Key.Key_Down)
    assert blocks.cursor_at == "tray"
    QTest.keyClick(blocks, Qt.Key.Key_Space)
    assert table(blocks).told[-1] == ("tap", "tray", (0, 0), False)


def test_decoration_is_not_met_by_the_pointer(blocks: PlayStage) -> None:
    assert blocks.piece_at(QPointF(at(blocks, 2, 2))) is None
    assert blocks.piece_at(QPointF(at(blocks, 1, 0))) == "b"


def test_resizing_keeps_everything_on_its_place(blocks: PlayStage) -> None:
    blocks.resize(1000, 700)
    QApplication.processEvents()
    for piece, (x, y) in table(blocks).cells.items():
        assert blocks.rect_of(piece).center() == blocks.point("board", x, y)


def test_letting_go_of_a_table_that_took_another_form(
    blocks: PlayStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position changed under a held piece, and with it the zones: it is let go in the new ones."""
    drag(blocks, at(blocks, 0, 0), at(blocks, 2, 1), release=False)
    assert blocks.in_hand == ("a",)
    found, framed = table(blocks).layout(), table(blocks).frame(800, 600)
    shelf = {"shelf": Placement(("counter", True), 0, 0, "shelf")}
    monkeypatch.setattr(table(blocks), "layout", lambda: {**found, **shelf})
    zones = (*framed.zones, ("shelf", Zone(0, 0, 100, 100, 50, 50, 40)))
    monkeypatch.setattr(table(blocks), "frame", lambda w, h: Frame(framed.board, zones))
    blocks.let_go()
    assert not blocks.in_hand and blocks.rect_of("shelf").center().toPoint() == QPoint(50, 50)


@pytest.mark.parametrize("way", ["dragged", "carried"])
def test_a_held_piece_that_is_gone_is_no_longer_held(blocks: PlayStage, way: str) -> None:
    """The position changed under the hand (undo, looking back): nothing is dropped from thin air."""
    if way == "dragged":
        drag(blocks, at(blocks, 0, 0), at(blocks, 2, 1), release=False)
    else:
        blocks.carry("a")
    assert table(blocks).held == ("a",)
    del table(blocks).cells["a"]
    blocks.show_table()
    assert table(blocks).held == () and not blocks.in_hand
    table(blocks).told.clear()
    if way == "carried":
        QTest.mousePress(blocks.viewport(), LEFT, pos=at(blocks, 2, 1))
    QTest.mouseRelease(blocks.viewport(), LEFT, pos=at(blocks, 2, 1))
    assert not any(told[0] == "drop" for told in table(blocks).told)
