"""The small buttons above the turn button: undo, redo, what the game and its company offer, and the menu."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.parts import Deed
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.turned import turn


class Tools(QWidget):
    """Signal: pressed(Deed)."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = spaced(QHBoxLayout(self), gap=0)
        self.undo = IconButton("undo", "")
        self.redo = IconButton("redo", "")
        self.more = IconButton("menu", "")
        self._buttons: list[IconButton] = []
        self._deeds: list[Deed] = []
        for tool in (self.undo, self.redo, self.more):
            self._row.addWidget(tool)

    def translate(self) -> None:
        self.more.set_words(tr("table", "More"))

    def turn(self, is_turned: bool) -> None:
        """For who sits across they stand in the same order, seen from there."""
        way = QHBoxLayout.Direction
        self._row.setDirection(way.RightToLeft if is_turned else way.LeftToRight)
        for button in (self.undo, self.redo, *self._buttons, self.more):
            turn(button, is_turned)

    def tell_undo(self, can_undo: bool, can_redo: bool, is_begun: bool) -> None:
        """A greyed one says why: nothing was done yet, or what was done has been seen."""
        why = tr("table", "Nothing to take back yet")
        if is_begun:
            why = tr("table", "What everybody has seen cannot be taken back")
        self.undo.setEnabled(can_undo)
        self.undo.set_words(tr("table", "Undo (Ctrl+Z)") if can_undo else why)
        self.redo.setEnabled(can_redo)
        nothing = tr("table", "Nothing was taken back")
        self.redo.set_words(tr("table", "Redo (Ctrl+Shift+Z)") if can_redo else nothing)

    def tell(self, deeds: tuple[Deed, ...]) -> None:
        """One button for each that is not in the menu."""
        self._deeds = [deed for deed in deeds if not deed.in_menu]
        while len(self._buttons) > len(self._deeds):
            old = self._buttons.pop()
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        while len(self._buttons) < len(self._deeds):
            self._buttons.append(self._made(len(self._buttons)))
        for button, deed in zip(self._buttons, self._deeds, strict=True):
            button.set_icon(deed.icon)
            button.set_words(f"{deed.label} ({deed.shortcut})" if deed.shortcut else deed.label)
            button.setEnabled(deed.enabled)
            button.setCheckable(deed.checked is not None)
            button.setChecked(bool(deed.checked))

    def _made(self, index: int) -> IconButton:
        made = IconButton("check", "")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda: self.pressed.emit(self._deeds[index]))
        self._row.insertWidget(2 + index, made)
        # Qt shows it later by itself, but until then the row would count it for nothing.
        made.show()
        return made
