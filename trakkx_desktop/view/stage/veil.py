"""A veil over the window with something on it: takes the keyboard, gives it back; Esc lifts it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting


class Veil(QWidget):
    """Covers its parent, whatever its size, until it is lifted."""

    def __init__(self, parent: QWidget, words: str) -> None:
        super().__init__(parent)
        self._parent = parent
        self.setAccessibleName(words)
        self._before = parent.window().focusWidget()
        parent.installEventFilter(self)

    def arrange(self) -> None:
        """Places what lies on the veil: the parent may have another size now."""
        raise NotImplementedError

    def cover(self, first: QWidget) -> None:
        """Shows the veil; the keyboard begins at `first`."""
        self._fit()
        self.show()
        self.raise_()
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def lift(self) -> None:
        """The veil goes, and the keyboard is where it was."""
        self.hide()
        self._parent.removeEventFilter(self)
        if self._before is not None and Shiboken.isValid(self._before):
            self._before.setFocus()
        self.deleteLater()

    def cancel(self) -> None:
        """Esc."""
        self.lift()

    def _fit(self) -> None:
        self.setGeometry(self._parent.rect())
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._parent and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches what is covered."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays on the veil."""
        tab = Qt.FocusPolicy.TabFocus
        stops = [w for w in self.findChildren(QWidget) if w.isVisibleTo(self) and w.isEnabled()]
        stops = [w for w in stops if w.focusPolicy() & tab]
        now = self.window().focusWidget()
        index = stops.index(now) if now in stops else -1
        if stops:
            wished = stops[(index + (1 if forward else -1)) % len(stops)]
            wished.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), LOOK.colour("shelf", 0.62))
