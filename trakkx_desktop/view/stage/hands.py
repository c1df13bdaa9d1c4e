"""Mouse, touch, pen and keys on the stage, turned into what a table understands; the same for all games."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from trakkx_desktop.view.stage.layout import Arrivals, Where
from trakkx_desktop.view.stage.speech import follow_cursor
from trakkx_desktop.view.stage.stage import Stage

IDLE, PRESSED, DRAGGING, PANNING, BANDING, STROKING = (
    "idle",
    "pressed",
    "dragging",
    "panning",
    "banding",
    "stroking",
)
LONG_PRESS = 500
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PlayStage(Stage):
    """A stage with hands. Carrying: a piece was taken by a click (or Space) and follows the pointer
    (or the keyboard cursor) until the next click (or Space)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mode = IDLE
        self._from = QPointF()
        self._last = QPointF()
        self.pointer: QPointF | None = None
        """Where mouse or finger was last; None if a key was pressed since."""
        self._piece: str | None = None
        self._keys = Qt.KeyboardModifier.NoModifier
        self._is_touch = False
        self._carrying = False
        self._space_down = False
        self._hold = QTimer(self, singleShot=True, interval=LONG_PRESS)
        self._hold.timeout.connect(self._held_long)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def carry(self, piece: str, *others: str) -> None:
        """The table lets a click take up pieces: they follow the pointer until they are put down."""
        if self.table is not None and piece in self.layout_now:
            at = self._last if self._mode != IDLE else self.rect_of(piece).center()
            self._carrying = True
            self.take_up((piece, *others), at)
            self.table.lifted((piece, *others))
            self.show_table()

    def let_go(self) -> None:
        """Puts down what is held where it came from."""
        if self.table is not None and (self.in_hand or self._carrying):
            self._carrying = False
            self.put_down()
            self.table.lifted(())
            # The table may have taken another form meanwhile, with other zones.
            self.reframe()
            self.show_table()

    def show_table(self, arrivals: Arrivals | None = None, *, instant: bool = False) -> None:
        held = self.in_hand
        super().show_table(arrivals, instant=instant)
        if self.table is not None and any(piece not in self.layout_now for piece in held):
            self._lose_hold()

    def _lose_hold(self) -> None:
        """What was held is not there any more: somebody undid, or looks back."""
        assert self.table is not None
        self._carrying = False
        self._mode = IDLE
        self.put_down()
        self.table.lifted(())
        super().show_table()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.motion.finish()
        if self.table is None or self._mode != IDLE:
            return
        self._from = self._last = self.pointer = event.position()
        self._keys = event.modifiers()
        self._is_touch = event.device().type() == QInputDevice.DeviceType.TouchScreen
        self._piece = self.piece_at(self._from)
        pans = event.button() == Qt.MouseButton.MiddleButton or self._space_down
        if pans:
            self._mode = PANNING
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press()
        elif event.button() == Qt.MouseButton.RightButton:
            if self.in_hand:
                if not self.table.turned(1):
                    self.let_go()
            else:
                self.table.second(self._piece, self.where(self._from))

    def _press(self) -> None:
        assert self.table is not None
        self._mode = PRESSED
        if self._is_touch:
            self._hold.start()
        if not self._carrying and self.table.stroked([self.where(self._from)], "begin"):
            self._mode = STROKING

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.table is None:
            return
        point = self.pointer = event.position()
        moved = (point - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._mode == PRESSED and moved:
            self._hold.stop()
            self._begin_drag()
        if self._mode == PANNING:
            self.pan(point.x() - self._last.x(), point.y() - self._last.y())
        elif self._mode == STROKING:
            self.table.stroked([self.where(self._last), self.where(point)], "move")
        elif self._mode == BANDING:
            self.show_band(QRectF(self._from, point).normalized())
        elif self.in_hand:
            self.carry_to(point)
            self.table.aim(self.where(self.held_point(point)))
        elif self._mode == IDLE:
            self.table.pointed(self.piece_at(point), self.where(point))
        self._last = point

    def _begin_drag(self) -> None:
        assert self.table is not None
        if self._carrying:
            self._mode = DRAGGING
            return
        pieces = self.table.grab(self._piece, self._keys) if self._piece is not None else ()
        if pieces:
            self._mode = DRAGGING
            self.table.sounded.emit("lift")
            self.take_up(pieces, self._from)
            self.table.lifted(pieces)
            self.show_table()
        elif self._piece is None and not self.table.pans_with_left:
            self._mode = BANDING
        else:
            self._mode = PANNING

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.table is None:
            return
        self._hold.stop()
        mode, self._mode = self._mode, IDLE
        point = event.position()
        if mode == DRAGGING:
            self._release(self.where(self.held_point(point)))
        elif mode == STROKING:
            self.table.stroked([self.where(point)], "end")
        elif mode == BANDING:
            self.show_band(None)
            band = QRectF(self._from, point).normalized()
            self.table.banded(self.pieces_in(band), self._keys)
        elif mode == PRESSED:
            self._mode = PRESSED
            self._tap(point)
            self._mode = IDLE

    def _tap(self, point: QPointF) -> None:
        assert self.table is not None
        if self._carrying:
            self._release(self.where(self.held_point(point)))
        else:
            self.table.tapped(self._piece, self.where(point), self._keys, self._is_touch)

    def _release(self, where: Where) -> None:
        """Everything that was held is offered to the table; what it refuses glides home."""
        assert self.table is not None
        self._carrying = False
        self.put_down()
        self.table.drop(where)
        self.table.lifted(())
        self.show_table()

    def _held_long(self) -> None:
        if self.table is not None and self._mode == PRESSED:
            self._mode = IDLE
            self.table.second(self._piece, self.where(self._from))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        if self.table is not None and event.button() == Qt.MouseButton.LeftButton:
            self.table.doubled(self._piece, self.where(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.table is None:
            return
        steps = event.angleDelta().y()
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        turns = 1 if steps < 0 else -1
        where = self.where(event.position())
        if steps and (zooms or not self.table.wheeled(turns, where)):
            self.motion.finish()
            self.zoom(1.15 if steps > 0 else 1 / 1.15, event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.table is not None and self._mode == IDLE and not self.in_hand:
            self.table.pointed(None, None)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._mode = IDLE
                centre = self.mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom(pinch.scaleFactor(), QPointF(centre))
                moved = pinch.centerPoint() - pinch.lastCenterPoint()
                self.pan(moved.x(), moved.y())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pointer = None
        if self.table is None:
            event.ignore()
        elif not self._key(Qt.Key(event.key()), event.modifiers()):
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier and bool(event.text())
            event.setAccepted(plain and self.table.typed(event.text()))

    def _key(self, key: Qt.Key, keys: Qt.KeyboardModifier) -> bool:
        """True if the key means something here."""
        assert self.table is not None
        if keys & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        self.motion.finish()
        if key in _ARROWS:
            self._arrow(*_ARROWS[key])
        elif key == Qt.Key.Key_Space:
            self._space_down = True
            self._press_cursor()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.table.finished()
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        elif key == Qt.Key.Key_R:
            self.table.turned(-1 if keys & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_F:
            self.fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1.15)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / 1.15)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_down = False
        super().keyReleaseEvent(event)

    def _escape(self) -> bool:
        assert self.table is not None
        if self.in_hand or self._carrying:
            self.let_go()
            return True
        return self.table.escaped()

    def _arrow(self, dx: int, dy: int) -> None:
        assert self.table is not None
        found = self.table.step_from(self.cursor_at, dx, dy) or self._nearest(dx, dy)
        self.set_cursor(found if found is not None else self.cursor_at)
        self._aim_at_cursor()

    def _nearest(self, dx: int, dy: int) -> str | None:
        """The stop nearest in a direction: little turn from it counts more than little distance."""
        assert self.table is not None
        stops = [s for s in self.table.stops() if s in self.layout_now]
        if self.cursor_at not in stops:
            return stops[0] if stops else None
        here = self.rect_of(self.cursor_at or "").center()
        best, found = 0.0, None
        for stop in stops:
            way = self.rect_of(stop).center() - here
            ahead, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if stop != self.cursor_at and ahead > 1:
                cost = ahead + 3 * aside
                if found is None or cost < best:
                    best, found = cost, stop
        return found

    def _aim_at_cursor(self) -> None:
        """The keyboard cursor does what the pointer does: it shows what can be done here."""
        if self.table is None or self.cursor_at is None or self.cursor_at not in self.layout_now:
            return
        place = self.layout_now[self.cursor_at]
        where = Where(place.zone, place.x, place.y)
        if self.in_hand:
            centre = self.point(place.zone, place.x, place.y)
            first = self.held_point(QPointF())
            self.carry_to(centre - first)
            self._last = centre - first
            self.table.aim(where)
        else:
            self.table.pointed(self.cursor_at, where)

    def _press_cursor(self) -> None:
        if self.table is None:
            return
        if self.cursor_at is None or self.cursor_at not in self.layout_now:
            self._arrow(1, 0)
            return
        if self._carrying:
            place = self.layout_now[self.cursor_at]
            self._release(Where(place.zone, place.x, place.y))
        else:
            self.table.pressed(self.cursor_at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_keyboard and self.cursor_at is None and self.table is not None:
            self.set_cursor(next(iter(self.table.stops()), None))
        self._show_cursor()
        follow_cursor(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space_down = False
        self._show_cursor()
