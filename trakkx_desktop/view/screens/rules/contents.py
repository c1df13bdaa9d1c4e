"""The booklet's rail: what is in it, a search, and where one is reading."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.house.field import Field
from trakkx_desktop.view.screens.rules.booklet import Booklet
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CREAM, CREAM_LIP, INK, colour
from trakkx_desktop.view.stage.scroll import Scroll
from trakkx_desktop.view.stage.shapes import fill, round_rect, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)
_SIDE = 16


class SectionLink(Control):
    """A line of the contents: a chapter, or a section that a search found."""

    def __init__(self, text: str, place: int, primary: str) -> None:
        super().__init__()
        self.place = place
        self._primary = primary
        self.setText(text)
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCheckable(True)

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(5, 4, -5, -4)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        area = QRectF(0, 0, width - 10 - 2 * _SIDE, 1000)
        text = QFontMetricsF(LOOK.font(18, LABEL)).boundingRect(area, _WRAP, self.text())
        return max(44, round(text.height()) + 16) + 8

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def nextCheckState(self) -> None:
        """Where one is reading is told by the page, not by the press."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            p = LOOK.palette.primary(self._primary)
            body, on = self.body, colour(p.on)
            if self.isChecked():
                lip = rounded(body.x(), body.y() + 5, body.width(), body.height() - 5, 12)
                fill(painter, lip, colour(CREAM_LIP))
                face = rounded(body.x(), body.y(), body.width(), body.height() - 4, 12)
                fill(painter, face, colour(CREAM))
                on = colour(INK)
            elif self.is_hovered or self.isDown():
                face = round_rect(body, 12)
                fill(painter, face, colour(p.deep))
            self.draw_ring(painter, 9, colour(p.on))
            box = body.adjusted(_SIDE, 0, -_SIDE, -4 if self.isChecked() else 0)
            write(painter, box, self.text(), LOOK.font(18, LABEL), on, _WRAP)


class Contents(QWidget):
    """Signal: chosen(place, is_found) for a chapter of the list, or a section that was searched."""

    chosen = Signal(int, bool)

    def __init__(self, primary: str) -> None:
        super().__init__()
        self._primary = primary
        self._booklet: Booklet | None = None
        self._reading = 0
        self.entries: list[SectionLink] = []
        self._title = Text("", 29, POSTER)
        self._title.setContentsMargins(10, 0, 0, 0)
        self.search = Field("", symbol="search", longest=60)
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self._take_first)
        self.search.installEventFilter(self)
        self._nothing = Text("", 17, TEXT, wrap=True)
        self._nothing.setContentsMargins(12, 8, 8, 0)
        self._list = QWidget()
        self._pile = spaced(QVBoxLayout(self._list), gap=0)
        column = spaced(QVBoxLayout(self), 12, 24, 0, 12, gap=10)
        column.addWidget(self._title)
        field = spaced(QHBoxLayout(), 2, 0, 15, 0)
        field.addWidget(self.search)
        column.addLayout(field)
        column.addWidget(self._nothing)
        pages = Scroll(self._list)
        pages.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        column.addWidget(pages, 1)
        LOOK.changed.connect(self._restyle)
        self.translate()

    def translate(self) -> None:
        self._title.setText(tr("rules", "Rules"))
        self.search.set_words(tr("rules", "Search"))
        note = tr("rules", "A word, or the number of a rule (Ctrl+F)")
        self.search.setToolTip(note)
        self.search.setAccessibleDescription(note)
        self._nothing.setText(tr("rules", "Nothing found."))

    def show_booklet(self, booklet: Booklet | None, primary: str) -> None:
        self._booklet, self._primary, self._reading = booklet, primary, 0
        self.search.clear()
        self.search.setVisible(booklet is not None)
        self._fill()
        self._restyle()

    def follow(self, place: int) -> None:
        """This section is being read."""
        self._reading = place
        if self._booklet is not None:
            here = place if self.search.text() else self._booklet.chapter_of(place)
            for entry in self.entries:
                entry.setChecked(entry.place == here)

    def _fill(self) -> None:
        """Chapters, or what the search finds."""
        for entry in self.entries:
            self._pile.removeWidget(entry)
            entry.deleteLater()
        self.entries = []
        while self._pile.count():
            self._pile.takeAt(0)
        if self._booklet is not None:
            found = self._booklet.found(self.search.text())
            places = found if self.search.text().strip() else self._booklet.chapters
            self.entries = [
                SectionLink(self._booklet.sections[place].words, place, self._primary)
                for place in places
            ]
        for entry in self.entries:
            entry.clicked.connect(lambda _=False, e=entry: self._take(e))
            self._pile.addWidget(entry)
        self._pile.addStretch(1)
        self._nothing.setVisible(bool(self.search.text()) and not self.entries)
        self.follow(self._reading)

    def _take(self, entry: SectionLink) -> None:
        self.chosen.emit(entry.place, bool(self.search.text().strip()))

    def _take_first(self) -> None:
        if self.entries and self.search.text().strip():
            self._take(self.entries[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search the arrow down leads to what was found."""
        is_press = event.type() == QEvent.Type.KeyPress
        key = event.key() if is_press and isinstance(event, QKeyEvent) else 0
        if key == Qt.Key.Key_Down and self.entries:
            self.entries[0].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False

    def _restyle(self) -> None:
        p = LOOK.palette.primary(self._primary)
        self._title.set_colour(colour(p.on))
        self._nothing.set_colour(colour(p.on_quiet))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), colour(LOOK.palette.primary(self._primary).rail))
