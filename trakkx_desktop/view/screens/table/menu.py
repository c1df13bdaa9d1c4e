"""The table's menu: what the game offers, then how one looks at it, then the match; in groups, with icons and keys."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QGuiApplication

from trakkx_desktop.session.session import Session
from trakkx_desktop.view.screens.house.keys import keys_of
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.parts import Deed
from trakkx_desktop.view.stage.tr import tr

Acts = Mapping[str, Callable[[], object]]
"""What the screen does, by name: look_back, fit, fold, seats, sheet, keep and copy (a picture), and (where something
is dealt) code."""


class TableMenu(Menu):
    """Deeds that have a button of their own come first."""

    def fill(self, deeds: tuple[Deed, ...], do: Callable[[Deed], None]) -> None:
        for in_menu in (False, True):
            for deed in deeds:
                if deed.in_menu is in_menu:
                    self._add_deed(deed, do)
            self.addSeparator()

    def _add_deed(self, deed: Deed, do: Callable[[Deed], None]) -> None:
        words = f"{deed.label}\t{deed.shortcut}" if deed.shortcut else deed.label
        action = self.add(deed.icon, words, lambda: do(deed))
        action.setEnabled(deed.enabled)
        if deed.checked is not None:
            action.setCheckable(True)
            action.setChecked(deed.checked)

    def add_house(self, session: Session, is_folded: bool, acts: Acts) -> None:
        """What can be done at every table; practice has neither other people nor a sheet."""
        if session.turns:
            self.add("history", tr("table", "Look back"), acts["look_back"])
        self.add("fit", f"{tr('table', 'Fit the board')}\t{keys_of('fit')[0]}", acts["fit"])
        fold = tr("table", "Unfold the rail") if is_folded else tr("table", "Fold the rail")
        self.add("table", fold, acts["fold"])
        if session.match.is_practice:
            return
        self.addSeparator()
        if not session.is_read_only and session.outcome is None:
            self.add("people", tr("table", "Who plays on…"), acts["seats"])
        if "code" in acts:
            words = tr("table", "Copy the code of this deal: {code}").format(code=session.code)
            self.add("copy", words, acts["code"])
        self.add("sheet", tr("table", "Score sheet"), acts["sheet"])
        if session.outcome is not None:
            self.add("picture", tr("ending", "Keep a picture of the ending"), acts["keep"])
            self.add("copy", tr("table", "Copy the picture"), acts["copy"])


def copy_code(session: Session) -> str:
    """With it the same deal can be played again, here or elsewhere."""
    QGuiApplication.clipboard().setText(session.code)
    return tr("table", "The code is copied: type it in a new game.")
