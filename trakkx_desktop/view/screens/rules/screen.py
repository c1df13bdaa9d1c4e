"""The rules booklet of each game, opened at the rule that somebody asks about."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop.view.screens.house.languages import language_now
from trakkx_desktop.view.screens.rules.booklet import Booklet, MalformedBooklet, read_booklet
from trakkx_desktop.view.screens.rules.contents import Contents
from trakkx_desktop.view.screens.rules.pages import NoPages, Pages, SectionPage
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import icon
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, colour
from trakkx_desktop.view.stage.scroll import Scroll, scroll_by_key
from trakkx_desktop.view.stage.shapes import fill, raised, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.tr import tr

_ABOVE = 8
"""Pixels that stay free above the section one jumps to."""


class GameTab(Control):
    """A game's emblem and name; the one that is open lies on paper."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 4, -4, -4)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(LOOK.font(18, LABEL))
        width = metrics.horizontalAdvance(self.text()) + 36 + 40
        return QSize(round(width), max(36, round(metrics.height())) + 20)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            if self.isChecked():
                raised(painter, body, 12, 4, 3)
            self.draw_ring(painter, 8)
            p = CARD_PRIMARIES[self._face.primary]
            tile = QRectF(body.x() + 8, body.center().y() - 17, 32, 32)
            fill(painter, rounded(tile.x(), tile.y(), 32, 32, 8), colour(p.rail))
            drawn = icon(self._face.emblem, 20, colour(p.on), self.devicePixelRatioF())
            painter.drawPixmap(tile.center() - QPointF(10, 10), drawn)
            box = body.adjusted(50, -2, 0, -2)
            write(painter, box, self.text(), LOOK.font(18, LABEL if self.isChecked() else TEXT))


class _Tabs(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            fill(painter, rounded(0, 0, self.width(), self.height(), 16), LOOK.colour("mat"))


class RulesScreen(Screen):
    """Signal: learning(game key), from reading to doing."""

    learning = Signal(str)
    is_lookup = True
    key: str = ""
    rule: str = ""

    def __init__(self, faces: dict[str, Face], key: str, rule: str = "") -> None:
        super().__init__()
        self._faces = faces
        self.key, self.rule = key, rule
        self.booklet: Booklet | None = None
        self._wish: int | None = None
        """The section that was jumped to: it stays in place while the page is laid out anew."""
        self.contents = Contents(faces[key].primary)
        self.contents.chosen.connect(self.go_to)
        self.tabs = {game: GameTab(face) for game, face in faces.items()}
        self.learn_button = IconButton("learn", "")
        self.learn_button.clicked.connect(lambda: self.learning.emit(self.key))
        self.close_button = IconButton("cross", "")
        self.close_button.clicked.connect(self.closed)
        self.pages: Pages | NoPages = NoPages(faces[key])
        self.reading = Scroll(self.pages)
        bar = self.reading.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.actionTriggered.connect(lambda _: self._let_go())
        bar.rangeChanged.connect(lambda _low, _high: self._settle())
        self._build()
        self._translate()
        self.open(key, rule)

    def _build(self) -> None:
        head = spaced(QHBoxLayout(), 28, 14, 21, 4)
        tabs = _Tabs()
        row = spaced(QHBoxLayout(tabs), 2, 2, 2, 2, gap=0)
        for game, tab in self.tabs.items():
            tab.clicked.connect(lambda _=False, g=game: self.open(g))
            row.addWidget(tab)
        head.addWidget(tabs)
        head.addStretch(1)
        head.addWidget(self.learn_button)
        head.addWidget(self.close_button)
        right = spaced(QVBoxLayout(), gap=0)
        right.addLayout(head)
        right.addWidget(self.reading, 1)
        outer = spaced(QHBoxLayout(self), gap=0)
        outer.addWidget(self.contents)
        outer.addLayout(right, 1)

    def open(self, key: str, rule: str = "") -> None:
        """The booklet of a game, at a rule if one is asked about."""
        self.key, self.rule = key, rule
        face = self._faces[key]
        for game, tab in self.tabs.items():
            tab.setChecked(game == key)
            policy = Qt.FocusPolicy.StrongFocus if game == key else Qt.FocusPolicy.ClickFocus
            tab.setFocusPolicy(policy)
        self.booklet = _booklet(key)
        self._wish = None
        if self.booklet is not None:
            self.pages = Pages(self.booklet, face)
            self.pages.laid.connect(self._settle)
        else:
            self.pages = NoPages(face)
        self.reading.show_content(self.pages)
        self.reading.verticalScrollBar().setValue(0)
        self.contents.show_booklet(self.booklet, face.primary)
        place = self.booklet.place_of(rule) if self.booklet is not None and rule else None
        if place is not None:
            self.go_to(place, True)

    def go_to(self, place: int, is_found: bool) -> None:
        """Shows a section; what was asked for by its rule or its words is lit for a moment."""
        self._wish = place
        self._settle()
        self.contents.follow(place)
        if is_found:
            self.pages.sections[place].flash()

    @property
    def place(self) -> int:
        """The section at the top of the window; at the very end, the last one."""
        bar = self.reading.verticalScrollBar()
        if 0 < bar.maximum() == bar.value():
            return len(self.pages.sections) - 1
        top = bar.value() + _ABOVE + 1
        found = 0
        for number, section in enumerate(self.pages.sections):
            if self._top_of(section) > top:
                break
            found = number
        return found

    def _top_of(self, section: SectionPage) -> int:
        return section.mapTo(self.pages, QPoint(0, 0)).y()

    def _settle(self) -> None:
        if self._wish is not None:
            section = self.pages.sections[self._wish]
            self.reading.verticalScrollBar().setValue(self._top_of(section) - _ABOVE)

    def _let_go(self) -> None:
        self._wish = None

    def _follow(self) -> None:
        self.contents.follow(self._wish if self._wish is not None else self.place)

    def _translate(self) -> None:
        self.learn_button.set_words(tr("rules", "Learn it by playing"))
        self.close_button.set_words(tr("rules", "Back (Esc)"))
        self.setAccessibleName(tr("rules", "Rules"))
        self.reading.setAccessibleName(tr("rules", "Booklet"))
        self.contents.translate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_F and keys:
            self.contents.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.contents.search.selectAll()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        else:
            is_space = event.key() == Qt.Key.Key_Space
            self._let_go()
            key = Qt.Key.Key_PageDown if is_space else Qt.Key(event.key())
            if not scroll_by_key(self.reading, key):
                super().keyPressEvent(event)

    def _escape(self) -> None:
        """First out of the search, then out of the booklet."""
        if self.contents.search.text():
            self.contents.search.clear()
            self.setFocus()
        else:
            self.closed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.contents.setFixedWidth(300 if self.width() >= 1200 else 244)

    def retranslate(self) -> None:
        place = self.place
        self._translate()
        self.open(self.key)
        if self.booklet is not None and place:
            self.go_to(min(place, len(self.pages.sections) - 1), False)


def _booklet(key: str) -> Booklet | None:
    """A booklet that cannot be read is as good as none; the checks of the house find it before."""
    try:
        return read_booklet(key, language_now())
    except MalformedBooklet:
        return None
