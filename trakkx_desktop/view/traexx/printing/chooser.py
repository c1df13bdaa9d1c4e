"""What to print and where to: one small sheet of paper over the table."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.games.traexx.sheet import LETTERS
from trakkx_desktop.view.stage.bubble import announce
from trakkx_desktop.view.stage.button import Button
from trakkx_desktop.view.stage.look import LABEL, POSTER
from trakkx_desktop.view.stage.panel import Panel
from trakkx_desktop.view.stage.parts import Export
from trakkx_desktop.view.stage.segment import Segment
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.stage.veil import Veil
from trakkx_desktop.view.traexx.printing import engine as printing
from trakkx_desktop.view.traexx.printing import pages
from trakkx_desktop.view.traexx.printing import words as print_words

GAME, BLANK, CARDS = "game", "blank", "cards"
PRINTER, PDF, SVG = "printer", "pdf", "svg"
ALL = "all"
PER_PAGE = (("1", "1"), ("4", "4"))


@dataclass
class Answers:
    """What was asked for last, as long as the app runs."""

    what: str = GAME
    starts: str = ALL
    per_page: str = "1"
    where: str = PRINTER


LAST = Answers()


class PrintChooser(Veil):
    """Asks three questions; the answer is a printed page, or a file that the house asks a place for."""

    def __init__(self, parent: QWidget, link: Link, sheets: tuple[pages.PaperSheet, ...]) -> None:
        title = tr("traexx", "Print")
        super().__init__(parent, title)
        self._link = link
        self._sheets = sheets
        self._panel = Panel("paper")
        self._panel.setParent(self)
        self._column = spaced(QVBoxLayout(self._panel), 32, 26, 32, 28, gap=6)
        self._column.addWidget(Text(title, 28, POSTER))
        self.what = self._ask(tr("traexx", "What"), print_words.things(), LAST.what)
        self.starts = self._ask(
            tr("traexx", "Start fields"), print_words.starts(LETTERS), LAST.starts
        )
        self.per_page = self._ask(tr("traexx", "Sheets on a page"), PER_PAGE, LAST.per_page)
        self.where = self._ask(tr("traexx", "Where to"), print_words.places(), LAST.where)
        row = QHBoxLayout()
        row.addStretch(1)
        self.no = Button(tr("traexx", "Cancel"))
        self.yes = Button(print_words.go_on(LAST.where), primary="yellow")
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self._column.addSpacing(10)
        self._column.addLayout(row)
        self.no.clicked.connect(self.cancel)
        self.yes.clicked.connect(self.go_on)
        for segment in (self.what, self.starts, self.per_page, self.where):
            segment.chosen.connect(self._tell)
        self._tell()
        self.cover(self.yes)
        announce(parent, title)

    def _ask(self, words: str, choices: tuple[tuple[str, str], ...], value: str) -> Segment:
        self._column.addSpacing(8)
        self._column.addWidget(Text(words, 18, LABEL))
        segment = Segment(choices, value, words)
        self._column.addWidget(segment)
        return segment

    def _tell(self) -> None:
        what = self.what.value
        self.starts.setEnabled(what == BLANK)
        self.per_page.setEnabled(what != CARDS and not (what == BLANK and self.starts.value != ALL))
        self.yes.setText(print_words.go_on(self.where.value))

    def arrange(self) -> None:
        room = self._parent.rect()
        width = min(620, room.width() - 32)
        height = min(self._column.sizeHint().height(), room.height() - 16)
        left, top = (room.width() - width) // 2, (room.height() - height) // 2
        self._panel.setGeometry(QRect(left, max(8, top), width, height))

    def wished(self) -> tuple[pages.Page, ...]:
        """The pages that the answers ask for."""
        if self.what.value == CARDS:
            return pages.card_pages()
        if self.what.value == GAME:
            return pages.sheet_pages(self._sheets, int(self.per_page.value))
        if self.starts.value != ALL:
            return pages.sheet_pages(pages.blank(self.starts.value), 1)
        return pages.sheet_pages(pages.blank(), int(self.per_page.value))

    def go_on(self) -> None:
        made, title = self.wished(), print_words.document(self.what.value)
        where, parent = self.where.value, self._parent
        LAST.what, LAST.starts = self.what.value, self.starts.value
        LAST.per_page, LAST.where = self.per_page.value, where
        self.lift()
        if where == PRINTER:
            printing.to_printer(made, title, parent)
            return
        data = {PDF: printing.pdf, SVG: printing.svg}.get(where, _picture)(made, title)
        self._link.wish(Export(f"{title}.{where}", data))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)


def _picture(made: tuple[pages.Page, ...], title: str) -> bytes:
    return printing.png(made)
