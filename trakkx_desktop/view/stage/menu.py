"""A menu in the look of the house: paper with round corners and lines as high as a finger."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QCursor, QIcon, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.shapes import rounded

_RADIUS, _PAD = 14, 9
_STYLE = """
QMenu {{ background: {paper}; border: 2px solid {line}; border-radius: {radius}px; padding: 7px; }}
QMenu::item {{ color: {text}; padding: {pad}px 26px {pad}px 18px; border-radius: 9px; }}
QMenu::separator {{ height: 2px; background: {line}; margin: 5px 12px; }}
QMenu::item:selected {{ background: {mat}; }}
QMenu::item:disabled {{ color: {quiet}; background: transparent; }}
QMenu::icon, QMenu::indicator {{ left: 12px; }}
"""


class Menu(QMenu):
    """Takes type and colours of now each time it comes up."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToShow.connect(self._restyle)

    def sizeHint(self) -> QSize:
        self._restyle()
        return super().sizeHint()

    def add(self, name: str, words: str, deed: Callable[[], object]) -> QAction:
        """A line with an icon."""
        drawn = icon(name, 22, LOOK.colour("text"), self.devicePixelRatioF())
        action = self.addAction(QIcon(drawn), words)
        action.triggered.connect(lambda: deed())
        return action

    def popup_beside(self, anchor: QWidget, *, below: bool = False) -> None:
        """Above or below a button; right edges stand level where the window ends at the right."""
        size = self.sizeHint()
        window = anchor.window()
        x = RING
        if anchor.mapTo(window, QPoint(x + size.width(), 0)).x() > window.width() - RING:
            x = anchor.width() - RING - size.width()
        y = anchor.height() if below else -size.height()
        # The button never hears that the pointer has left it meanwhile.
        self.aboutToHide.connect(lambda: _let_go(anchor))
        self.popup(anchor.mapToGlobal(QPoint(x, y)))

    def _restyle(self) -> None:
        """Lines as high as a finger, unless there are more than the window has room for."""
        self.setFont(LOOK.font(17))
        parent = self.parentWidget()
        window = parent.window() if parent is not None else None
        free = window.height() - 60 if window is not None else 10_000
        each = free / max(1, len(self.actions())) - self.fontMetrics().height()
        style = _STYLE.format(
            pad=next((pad for pad in (_PAD, _PAD // 3) if 2 * pad <= each), 1),
            paper=LOOK.colour("paper").name(),
            line=LOOK.colour("group_line").name(),
            text=LOOK.colour("text").name(),
            quiet=LOOK.colour("text3").name(),
            mat=LOOK.colour("mat").name(),
            radius=_RADIUS,
        )
        if style != self.styleSheet():
            self.setStyleSheet(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Round, also where nothing on the screen can be seen through."""
        super().resizeEvent(event)
        box = QRect(self.rect())
        path = rounded(0, 0, box.width(), box.height(), _RADIUS)
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))


def _let_go(anchor: QWidget) -> None:
    inside = anchor.rect().contains(anchor.mapFromGlobal(QCursor.pos()))
    anchor.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, inside)
    anchor.update()
