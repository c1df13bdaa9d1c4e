"""The names one knows, below the field that is being typed into; it takes no click from anything else."""

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, raised, round_rect

MOST = 5
ROW = 44


class KnownNames(QWidget):
    """Lies on the page, not in a window of its own, so that the next press goes where it is meant to.
    Signal: chosen(name)."""

    chosen = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.names: list[str] = []
        self.marked = -1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.hide()

    def offer(self, field: QLineEdit, names: list[str]) -> None:
        """Those that begin with what is typed; none once one of them is written out."""
        typed = field.text().strip().casefold()
        fitting = [name for name in names if name.casefold().startswith(typed)]
        is_whole = any(name.casefold() == typed for name in fitting)
        self.names, self.marked = ([] if is_whole else fitting[:MOST]), -1
        self.setVisible(bool(self.names))
        if self.names:
            below = field.mapTo(self._page, QPoint(-8, field.height() + 8))
            self.setGeometry(below.x(), below.y(), max(220, field.width() + 16), self._high())
            self.raise_()
        self.setAccessibleName(", ".join(self.names))
        self.update()

    def _high(self) -> int:
        return len(self.names) * ROW + 16

    def take_key(self, event: QKeyEvent) -> bool:
        """Up and down mark a name, Enter takes it, Esc closes; True: the key is used."""
        if not self.isVisible():
            return False
        ways = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in ways and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.marked = (self.marked + ways[Qt.Key(event.key())]) % len(self.names)
            self.update()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.marked >= 0:
            self.chosen.emit(self.names[self.marked])
            return True
        return False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.marked = self._row_at(event.position().y())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event.position().y())
        if row >= 0:
            self.chosen.emit(self.names[row])

    def _row_at(self, y: float) -> int:
        row = int((y - 6) // ROW)
        return row if 0 <= row < len(self.names) else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            raised(painter, QRectF(self.rect()), 14, 5, 5)
            for row, name in enumerate(self.names):
                place = QRectF(6, 6 + row * ROW, self.width() - 12, ROW)
                if row == self.marked:
                    fill(painter, round_rect(place, 10), LOOK.colour("mat"))
                inner = place.adjusted(12, 0, -8, 0)
                write(painter, inner, name, LOOK.font(19, LABEL), wide=inner.width())
