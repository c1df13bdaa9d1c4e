"""A menu in the look of the house: paper with round corners and lines as high as a finger."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QIcon, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.shapes import rounded

_RADIUS = 14
_STYLE = """
QMenu {{ background: {paper}; border: 2px solid {line}; border-radius: {radius}px; padding: 7px; }}
QMenu::item {{ color: {text}; padding: 9px 26px 9px 18px; border-radius: 9px; }}
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

    def add(self, name: str, words: str, deed: Callable[[], None]) -> None:
        """A line with an icon."""
        drawn = icon(name, 22, LOOK.colour("text"), self.devicePixelRatioF())
        self.addAction(QIcon(drawn), words).triggered.connect(deed)

    def popup_beside(self, anchor: QWidget, *, below: bool = False) -> None:
        """Above or below a button; right edges stand level where the window ends at the right."""
        size = self.sizeHint()
        window = anchor.window()
        x = RING
        if anchor.mapTo(window, QPoint(x + size.width(), 0)).x() > window.width() - RING:
            x = anchor.width() - RING - size.width()
        y = anchor.height() if below else -size.height()
        self.popup(anchor.mapToGlobal(QPoint(x, y)))

    def _restyle(self) -> None:
        self.setFont(LOOK.font(17))
        style = _STYLE.format(
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
