"""Mouse, touch, pen and keys on the stage, turned into what a table understands; the same for all games."""

from contextlib import AbstractContextManager, nullcontext

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QInputDevice, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from trakkx_desktop.view.stage.layout import Arrivals, Where
from trakkx_desktop.view.stage.parts import CLICK, KEY, SECOND, TOUCH, Hands, Tap
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

    @property
    def _hands(self) -> Hands:
        assert self.table is not None
        return self.table.hands

    def _gesture(self) -> AbstractContextManager[None]:
        """Whatever one movement of a hand leads to is shown once, at its end."""
        return self.table.gesture() if self.table is not None else nullcontext()

    def spoken_at(self, piece: str) -> QPoint | None:
        """Where a sentence belongs that is about a piece, or about what the hand just did."""
        spot = self.cursor_at
        if piece in self.layout_now:
            return self.rect_of(piece).center().toPoint()
        if self.pointer is not None:
            return self.pointer.toPoint()
        if spot is not None and spot in self.layout_now and self.hasFocus():
            return self.seen(self.rect_of(spot).center()).toPoint()
        return None

    def carry(self, piece: str, *others: str) -> None:
        if self.table is not None and piece in self.layout_now:
            at = self._last if self._mode != IDLE else self.rect_of(piece).center()
            self._carrying = True
            self.take_up((piece, *others), at)
            self._hands.lifted((piece, *others))
            self.table.link.show()

    def let_go(self) -> None:
        """Puts down what is held where it came from."""
        if self.table is not None and (self.in_hand or self._carrying):
            self._carrying = False
            self.put_down()
            self._hands.lifted(())
            self.table.link.show()

    def show_table(self, arrivals: Arrivals | None = None, *, instant: bool = False) -> None:
        held = self.in_hand
        super().show_table(arrivals, instant=instant)
        if self.table is not None and any(piece not in self.layout_now for piece in held):
            self._lose_hold()

    def _lose_hold(self) -> None:
        """What was held is not there any more: somebody undid, or looks back."""
        self._carrying = False
        self._mode = IDLE
        self.put_down()
        self._hands.lifted(())
        super().show_table()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.motion.finish()
        if self.table is None or self._mode != IDLE:
            return
        self.pointer = event.position()
        self._from = self._last = self.seen(self.pointer)
        self._keys = event.modifiers()
        self._is_touch = event.device().type() == QInputDevice.DeviceType.TouchScreen
        self._piece = self.piece_at(self._from)
        with self._gesture():
            if event.button() == Qt.MouseButton.MiddleButton or self._space_down:
                self._mode = PANNING
            elif event.button() == Qt.MouseButton.LeftButton:
                self._press()
            elif event.button() == Qt.MouseButton.RightButton:
                self._press_second()

    def _press(self) -> None:
        self._mode = PRESSED
        if self._is_touch:
            self._hold.start()
        if not self._carrying and self._hands.stroked([self.where(self._from)], "begin"):
            self._mode = STROKING

    def _press_second(self) -> None:
        if not self.in_hand:
            self._hands.tapped(self._tap_at(self._from, SECOND))
        elif not self._hands.turned(1):
            self.let_go()

    def _tap_at(self, point: QPointF, by: str, is_double: bool = False) -> Tap:
        return Tap(self._piece, self.where(point), by, self._keys, is_double)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.table is None:
            return
        self.pointer = event.position()
        point = self.seen(self.pointer)
        with self._gesture():
            moved = (point - self._from).manhattanLength() >= QApplication.startDragDistance()
            if self._mode == PRESSED and moved:
                self._hold.stop()
                self._begin_drag()
            self._move(point)
        self._last = point

    def _move(self, point: QPointF) -> None:
        if self._mode == PANNING:
            self.pan(point.x() - self._last.x(), point.y() - self._last.y())
        elif self._mode == STROKING:
            self._hands.stroked([self.where(self._last), self.where(point)], "move")
        elif self._mode == BANDING:
            self.show_band(QRectF(self._from, point).normalized())
        elif self.in_hand:
            self.carry_to(point)
            self._hands.aim(self.where(self.held_point(point)))
        elif self._mode == IDLE:
            self._hands.pointed(self.piece_at(point), self.where(point))

    def _begin_drag(self) -> None:
        assert self.table is not None
        if self._carrying:
            self._mode = DRAGGING
            return
        pieces = self._hands.grab(self._piece, self._keys) if self._piece is not None else ()
        if pieces:
            self._mode = DRAGGING
            self.table.link.sounded.emit("lift")
            self.take_up(pieces, self._from)
            self._hands.lifted(pieces)
            self.table.link.show()
        elif self._piece is None and self._hands.bands:
            self._mode = BANDING
        else:
            self._mode = PANNING

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.table is None:
            return
        self._hold.stop()
        with self._gesture():
            self._let_loose(self.seen(event.position()))
            self._mode = IDLE

    def _let_loose(self, point: QPointF) -> None:
        """What the pressed button was for has come to its end."""
        mode = self._mode
        if mode != PRESSED:
            self._mode = IDLE
        if mode == DRAGGING:
            self._release(self.where(self.held_point(point)))
        elif mode == STROKING:
            self._hands.stroked([self.where(point)], "end")
        elif mode == BANDING:
            self.show_band(None)
            band = QRectF(self._from, point).normalized()
            self._hands.banded(self.pieces_in(band), self._keys)
        elif mode == PRESSED and self._carrying:
            self._release(self.where(self.held_point(point)))
        elif mode == PRESSED:
            self._hands.tapped(self._tap_at(point, TOUCH if self._is_touch else CLICK))

    def _release(self, where: Where) -> None:
        """Everything that was held is offered to the table; what it refuses glides home."""
        assert self.table is not None
        self._carrying = False
        self.put_down()
        self._hands.drop(where)
        self._hands.lifted(())
        self.table.link.show()

    def _held_long(self) -> None:
        if self.table is not None and self._mode == PRESSED:
            self._mode = IDLE
            with self._gesture():
                self._hands.tapped(self._tap_at(self._from, SECOND))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        if self.table is not None and event.button() == Qt.MouseButton.LeftButton:
            with self._gesture():
                self._hands.tapped(self._tap_at(self.seen(event.position()), CLICK, is_double=True))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.table is None:
            return
        steps = event.angleDelta().y()
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        with self._gesture():
            at = self.seen(event.position())
            where = self.where(at)
            if steps and (zooms or not self._hands.turned(1 if steps < 0 else -1, where)):
                self.motion.finish()
                self.zoom(1.15 if steps > 0 else 1 / 1.15, at)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.table is not None and self._mode == IDLE and not self.in_hand:
            with self._gesture():
                self._hands.pointed(None, None)

    def changeEvent(self, event: QEvent) -> None:
        """Behind a curtain no button is released any more: the hand is empty then."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._mode = IDLE

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._mode = IDLE
                centre = self.mapFromGlobal(pinch.centerPoint())
                self.zoom(pinch.scaleFactor(), self.seen(centre))
                before = self.mapFromGlobal(pinch.lastCenterPoint())
                moved = self.seen(centre) - self.seen(before)
                self.pan(moved.x(), moved.y())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pointer = None
        if self.table is None:
            event.ignore()
            return
        with self._gesture():
            if not self._key(Qt.Key(event.key()), event.modifiers()):
                plain = event.modifiers() == Qt.KeyboardModifier.NoModifier and bool(event.text())
                event.setAccepted(plain and self._hands.typed(event.text()))

    def _key(self, key: Qt.Key, keys: Qt.KeyboardModifier) -> bool:
        """True if the key means something here."""
        if keys & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        self.motion.finish()
        if key in _ARROWS:
            dx, dy = _ARROWS[key]
            way = -1 if self.table is not None and self.table.link.is_turned else 1
            self._arrow(way * dx, way * dy)
        elif key == Qt.Key.Key_Space:
            self._space_down = True
            self._press_cursor()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            assert self.table is not None
            self.table.finish()
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        elif key == Qt.Key.Key_R:
            self._hands.turned(-1 if keys & Qt.KeyboardModifier.ShiftModifier else 1)
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
        if self.in_hand or self._carrying:
            self.let_go()
            return True
        return self._hands.escaped()

    def _arrow(self, dx: int, dy: int) -> None:
        assert self.table is not None
        found = self._hands.step(self.cursor_at, dx, dy)
        self.table.catch_up()
        found = found or self._nearest(dx, dy)
        self.set_cursor(found if found is not None else self.cursor_at)
        self._aim_at_cursor()

    def _nearest(self, dx: int, dy: int) -> str | None:
        """The stop nearest in a direction: little turn from it counts more than little distance."""
        stops = [s for s in self._hands.stops() if s in self.layout_now]
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

    def _where_of(self, piece: str) -> Where:
        place = self.layout_now[piece]
        return Where(place.zone, place.x, place.y)

    def _aim_at_cursor(self) -> None:
        """The keyboard cursor does what the pointer does: it shows what can be done here."""
        if self.cursor_at is None or self.cursor_at not in self.layout_now:
            return
        where = self._where_of(self.cursor_at)
        if self.in_hand:
            at = self.point(where.zone, where.x, where.y) - self.held_point(QPointF())
            self.carry_to(at)
            self._last = at
            self._hands.aim(where)
        else:
            self._hands.pointed(self.cursor_at, where)

    def _press_cursor(self) -> None:
        if self.cursor_at is None or self.cursor_at not in self.layout_now:
            self._arrow(1, 0)
        elif self._carrying:
            self._release(self._where_of(self.cursor_at))
        else:
            self.press(self.cursor_at)

    def press(self, piece: str) -> None:
        """Space on the cursor's stop, or a press by assistive technology."""
        with self._gesture():
            self._hands.tapped(Tap(piece, self._where_of(piece), KEY))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_keyboard and self.cursor_at is None and self.table is not None:
            self.set_cursor(next(iter(self._hands.stops()), None))
        self._show_rings()
        follow_cursor(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space_down = False
        self._show_rings()
