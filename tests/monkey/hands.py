"""What the monkey's hands can do: real events through the window, as the system would deliver them."""

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from tests.keys import click_key
from trakkx_desktop.view.screens.house.window import Window
from trakkx_desktop.view.screens.table.screen import TableScreen

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NO_KEYS = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
MODIFIERS = (NO_KEYS, NO_KEYS, NO_KEYS, CTRL, SHIFT, ALT)
KEYS: tuple[tuple[Qt.Key, Qt.KeyboardModifier], ...] = (
    *((key, NO_KEYS) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up) * 3),
    *((key, NO_KEYS) for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Space) * 3),
    *((key, NO_KEYS) for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_R) * 2),
    *((key, NO_KEYS) for key in (Qt.Key.Key_Tab, Qt.Key.Key_F, Qt.Key.Key_Backspace)),
    *((key, NO_KEYS) for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Home)),
    *((key, NO_KEYS) for key in (Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)),
    *((key, NO_KEYS) for key in (Qt.Key.Key_Delete, Qt.Key.Key_M, Qt.Key.Key_Enter)),
    (Qt.Key.Key_Backtab, SHIFT),
    (Qt.Key.Key_R, SHIFT),
    (Qt.Key.Key_Z, CTRL),
    (Qt.Key.Key_Z, CTRL | SHIFT),
    (Qt.Key.Key_Y, CTRL),
    (Qt.Key.Key_F, CTRL),
    (Qt.Key.Key_A, CTRL),
    (Qt.Key.Key_Up, ALT),
    (Qt.Key.Key_Down, ALT),
    (Qt.Key.Key_F1, NO_KEYS),
    (Qt.Key.Key_Question, SHIFT),
)
LETTERS = "abcdefghijklnopstuvwxyz0123456789/@+ "


def settle() -> None:
    """All that is posted happens, deletions too."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


class Paws:
    """Mouse and keyboard at one window. Everything goes through the window's handle: Qt finds the
    widget, keeps the grab, opens and closes popups, just as with a person."""

    def __init__(self, window: Window, random: Random) -> None:
        self.window = window
        self.random = random
        self.down: list[Qt.MouseButton] = []
        self.at = QPoint(5, 5)

    def anywhere(self) -> QPoint:
        box = self.window.rect()
        return QPoint(self.random.randrange(box.width()), self.random.randrange(box.height()))

    def somewhere(self) -> QPoint:
        """More often where something is than where nothing is."""
        room = self.window.front
        if isinstance(room, TableScreen) and self.random.random() < 0.8:
            stage = room.stage
            solid = [piece for piece, place in stage.layout_now.items() if place.solid]
            if solid:
                rect = stage.rect_of(self.random.choice(solid))
                share = self.random.uniform(0.1, 0.9), self.random.uniform(0.1, 0.9)
                point = QPointF(
                    rect.x() + rect.width() * share[0], rect.y() + rect.height() * share[1]
                )
                return self._inside(stage.mapTo(self.window, point.toPoint()))
        return self.anywhere()

    def _inside(self, at: QPoint) -> QPoint:
        box = self.window.rect()
        return QPoint(min(max(at.x(), 0), box.right()), min(max(at.y(), 0), box.bottom()))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Any = NO_KEYS) -> None:
        self.at = self._inside(at)
        self.down.append(button)
        QTest.mousePress(self.window.windowHandle(), button, keys, self.at)

    def move(self, at: QPoint) -> None:
        self.at = self._inside(at)
        QTest.mouseMove(self.window.windowHandle(), self.at)

    def release(self, keys: Any = NO_KEYS) -> None:
        """What was pressed last."""
        button = self.down.pop()
        QTest.mouseRelease(self.window.windowHandle(), button, keys, self._inside(self.at))

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Any = NO_KEYS) -> None:
        self.press(at, button, keys)
        self.release(keys)

    def double(self, at: QPoint) -> None:
        self.at = at
        QTest.mouseDClick(self.window.windowHandle(), LEFT, NO_KEYS, at)

    def drag(self, start: QPoint, end: QPoint, between: Callable[[], None] | None = None) -> None:
        button = self.random.choice((LEFT,) * 8 + (MIDDLE, RIGHT))
        keys = self.random.choice(MODIFIERS)
        self.press(start, button, keys)
        steps = self.random.randint(1, 4)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
            if between is not None and step == (steps + 1) // 2:
                between()
        self.release(keys)

    def wheel(self, at: QPoint) -> None:
        keys = self.random.choice((NO_KEYS, NO_KEYS, CTRL))
        target = self.window.childAt(at) or self.window
        event = QWheelEvent(
            QPointF(target.mapFrom(self.window, at)),
            QPointF(self.window.mapToGlobal(at)),
            QPoint(),
            QPoint(0, self.random.choice((120, -120, 15, -480, 0))),
            Qt.MouseButton.NoButton,
            keys,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)

    def key(self) -> str:
        """Presses one and says which."""
        if self.random.random() < 0.2:
            letter = self.random.choice(LETTERS)
            click_key(self.window.windowHandle(), letter)
            return letter
        key, keys = self.random.choice(KEYS)
        QTest.keyClick(self.window.windowHandle(), key, keys)
        return f"{keys.name} {key.name}"

    def escape(self) -> None:
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)

    def buttons(self) -> list[QAbstractButton]:
        """Those that a person could press right now: visible, enabled, not covered."""
        found = self.window.findChildren(QAbstractButton)
        return [button for button in found if button.isEnabled() and self._is_free(button)]

    def _is_free(self, widget: QWidget) -> bool:
        if not widget.isVisible():
            return False
        at = widget.mapTo(self.window, widget.rect().center())
        met = self.window.childAt(at)
        return met is widget or (met is not None and widget.isAncestorOf(met))

    def push(self, button: QAbstractButton) -> None:
        self.click(button.mapTo(self.window, button.rect().center()))

    def popup(self) -> str:
        """An open menu gets an answer; "" if there is none."""
        menu = QApplication.activePopupWidget()
        if menu is None:
            return ""
        actions = [a for a in menu.actions() if a.isEnabled() and not a.isSeparator()]
        chosen = self.random.choice(actions) if actions and self.random.random() < 0.7 else None
        menu.close()
        if chosen is not None and isinstance(menu, QMenu):
            chosen.trigger()
        return f"menu: {chosen.text() if chosen is not None else 'closed'}"
