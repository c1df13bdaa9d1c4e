"""Save sheet: as PDF, picture or table, as text to paste, or on paper."""

import re
from collections.abc import Callable
from datetime import date

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.house.export import ask_where, tell_written
from trakkx_desktop.view.screens.house.trouble import tell
from trakkx_desktop.view.screens.score_sheet import export as sheet_export
from trakkx_desktop.view.screens.score_sheet.page import SheetPage
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.tr import tr

_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_LONGEST = 80


class SheetMenu(Menu):
    """`page` gives the sheet as it is at that moment."""

    def __init__(self, parent: QWidget, house: House, page: Callable[[], SheetPage]) -> None:
        super().__init__(parent)
        self._screen = parent
        self._house = house
        self._page = page

    def fill(self) -> None:
        """In the words and colours of now."""
        self.clear()
        self.add("sheet", tr("sheet", "Save as PDF"), self.save_pdf)
        self.add("picture", tr("sheet", "Save as a picture"), self.save_png)
        self.add("export", tr("sheet", "Save as a table (CSV)"), self.save_csv)
        self.add("copy", tr("sheet", "Copy as text"), self.copy_text)
        self.add("print", tr("sheet", "Print"), self.print_sheet)

    def save_pdf(self) -> None:
        self._save(".pdf", sheet_export.pdf)

    def save_png(self) -> None:
        self._save(".png", sheet_export.png)

    def save_csv(self) -> None:
        self._save(".csv", lambda page: sheet_export.table(page.sheet))

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(sheet_export.text(self._page()))
        tell(self._screen.window(), tr("sheet", "The sheet is copied: paste it anywhere."))

    def print_sheet(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._screen)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            sheet_export.paint(printer, self._page())

    def _save(self, suffix: str, made: Callable[[SheetPage], bytes]) -> None:
        page = self._page()
        wished = ask_where(self._screen, self._house, suggested(page) + suffix)
        if wished is not None:
            window = self._screen.window()
            self._house.write_out(wished, made(page), lambda: tell_written(window, wished))


def suggested(page: SheetPage) -> str:
    """A file name that every system takes: game, players, day."""
    names = " ".join(player.name for player in page.sheet.players)
    plain = _FORBIDDEN.sub(" ", f"{page.title} {names}")
    return f"{' '.join(plain.split())[:_LONGEST].rstrip('. ')} {date.today().isoformat()}"
