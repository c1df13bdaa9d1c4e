"""A hand at the real window, whatever the game: real mouse and key events on widgets, menus and tables."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from trakkx_desktop.view.screens.house.ask import Ask
from trakkx_desktop.view.screens.table.screen import TableScreen

NO_KEYS = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
    settle()


def choose(menu: QMenu, words: str) -> None:
    """Presses an entry of an open menu."""
    action = next(a for a in menu.actions() if a.text() == words)
    click(menu, menu.actionGeometry(action).center())


def asked(where: QWidget) -> Ask:
    """The one question that is open."""
    [shown] = [found for found in where.findChildren(Ask) if found.isVisible()]
    return shown


def click_key(
    target: QWidget | QWindow, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO_KEYS
) -> None:
    """Qt takes a letter, too; its stubs do not say so."""
    QTest.keyClick(target, key, modifiers)  # type: ignore[arg-type]


def key(screen: TableScreen, *keys: Qt.Key | str) -> None:
    for one in keys:
        click_key(screen.stage, one)


def move(screen: TableScreen, point: QPoint) -> None:
    QTest.mouseMove(screen.stage.viewport(), point)
    QCoreApplication.processEvents()


def centre(screen: TableScreen, piece: str) -> QPoint:
    return screen.stage.seen(screen.stage.rect_of(piece).center()).toPoint()


def click_piece(screen: TableScreen, piece: str) -> None:
    QTest.mouseClick(screen.stage.viewport(), LEFT, pos=centre(screen, piece))
    QCoreApplication.processEvents()
