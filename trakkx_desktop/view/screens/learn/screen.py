"""The page of lessons: for each game a path of round stations, then the first game with a teacher."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trakkx_desktop import catalog
from trakkx_desktop.core.progress import WHOLE
from trakkx_desktop.lessons.lesson import Lesson
from trakkx_desktop.lessons.shelf import LessonBroken, shelf
from trakkx_desktop.lessons.words import Wording
from trakkx_desktop.view.screens.house.languages import language_now
from trakkx_desktop.view.screens.learn.station import BEGUN, DONE, LARGE, OPEN, SMALL, Station
from trakkx_desktop.view.screens.screen import Screen
from trakkx_desktop.view.stage.control import RING
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.icon_button import IconButton
from trakkx_desktop.view.stage.icons import draw_icon
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER, TEXT
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, colour
from trakkx_desktop.view.stage.shapes import fill, raised, rounded
from trakkx_desktop.view.stage.spacing import spaced
from trakkx_desktop.view.stage.text import Text
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.core.progress import Progress
    from trakkx_desktop.session.house import House

FIRST_GAME = "first-game"
"""In place of a lesson: the game against the easiest computer, with a teacher."""
EMBLEM = 72


def broken_words(error: LessonBroken) -> str:
    """Names the file."""
    words = tr("learn", "These lessons cannot be read: {file}")
    return words.format(file=str(error).partition(":")[0])


class Path(QWidget):
    """The stations of one game, and below them what the one is about that one looks at.
    Signal: chosen(lesson id, or FIRST_GAME)."""

    chosen = Signal(str)

    def __init__(self, key: str, face: Face) -> None:
        super().__init__()
        self.key, self.face = key, face
        self.trouble = ""
        try:
            self.lessons = shelf(key)
        except LessonBroken as error:
            self.lessons, self.trouble = (), broken_words(error)
        names = [lesson.id for lesson in self.lessons]
        if names and catalog.has_player(key):
            names.append(FIRST_GAME)
        self.stations = {
            name: Station(face, number + 1, "play" if name == FIRST_GAME else "")
            for number, name in enumerate(names)
        }
        self._pointed = ""
        self._has_names = False
        """There is room for the titles below the stations."""
        self._progress: Progress | None = None
        column = self._column = spaced(QVBoxLayout(self), gap=2)
        self.title = Text(face.title, 26, POSTER)
        column.addWidget(self.title)
        row = self._row = spaced(QHBoxLayout(), gap=0)
        for name, station in self.stations.items():
            station.clicked.connect(lambda _=False, n=name: self.chosen.emit(n))
            station.pointed.connect(lambda n=name: self._point(n))
            if row.count():
                row.addStretch(1)
            row.addWidget(station)
        column.addLayout(row)
        column.addStretch(1)
        self.caption = Text("", 17, TEXT, "text2", wrap=True)
        column.addWidget(self.caption)

    def tell(self, progress: Progress) -> None:
        self._progress = progress
        coming = self.next_name()
        for lesson in self.lessons:
            done = progress.lesson(self.key, lesson.id)
            state = DONE if done == WHOLE else BEGUN if done else OPEN
            share = done / len(lesson.steps)
            words = self._words(lesson.id, state)
            self.stations[lesson.id].tell(words, state, share, lesson.id == coming)
        if FIRST_GAME in self.stations:
            done = progress.lesson(self.key, FIRST_GAME)
            state = DONE if done == WHOLE else OPEN
            words = self._words(FIRST_GAME, state)
            self.stations[FIRST_GAME].tell(words, state, 0.0, coming == FIRST_GAME)
        self._point(self._pointed or coming)

    def next_name(self) -> str:
        """The first station that is not done; after the last one, that."""
        done = self._progress.lessons.get(self.key, {}) if self._progress else {}
        names = list(self.stations)
        return next((name for name in names if done.get(name) != WHOLE), names[-1] if names else "")

    def _words(self, name: str, state: str) -> str:
        title = self.title_of(name)
        number = list(self.stations).index(name) + 1
        words = tr("learn", "{number}. {title}")
        if state == DONE:
            words = tr("learn", "{number}. {title}, done")
        return words.format(number=number, title=title)

    def title_of(self, name: str) -> str:
        if name == FIRST_GAME:
            return tr("learn", "Your first game")
        return self._wording.title(self._lesson(name))

    def _lesson(self, name: str) -> Lesson:
        return next(lesson for lesson in self.lessons if lesson.id == name)

    @property
    def _wording(self) -> Wording:
        return Wording(self.key, language_now())

    def _point(self, name: str) -> None:
        self._pointed = name
        if self.trouble:
            self.caption.setText(self.trouble)
        elif not name:
            self.caption.setText(tr("learn", "This game has no lessons yet."))
        else:
            promise = tr("learn", "Against an easy computer, with a teacher at your side.")
            if name != FIRST_GAME:
                promise = self._wording.promise(self._lesson(name))
            words = tr("learn", "{title}: {promise}")
            self.caption.setText(words.format(title=self.title_of(name), promise=promise))

    def set_small(self, is_small: bool) -> None:
        for station in self.stations.values():
            station.set_size(SMALL if is_small else LARGE)
        self._has_names = not is_small
        edge = 8 if is_small else 16
        left = EMBLEM + (44 if is_small else 72)
        self._column.setContentsMargins(left, edge, 44 if is_small else 64, edge + 4)
        self.title.set_size(20 if is_small else 26, POSTER)
        self.caption.set_size(15 if is_small else 17, TEXT)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(RING, 2, -RING, -6)
            raised(painter, body, 22, 5, 4)
            p = CARD_PRIMARIES[self.face.primary]
            side = min(EMBLEM, body.height() - 36)
            tile = QRectF(body.x() + 18, body.center().y() - side / 2, side, side)
            fill(painter, rounded(tile.x(), tile.y(), side, side, 16), colour(p.rail))
            inner = tile.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
            draw_icon(painter, self.face.emblem, inner, colour(p.on))
            stops = [QPointF(s.geometry().center()) for s in self.stations.values()]
            if stops:
                painter.setPen(QPen(LOOK.colour("quiet"), 6))
                painter.drawLine(stops[0], stops[-1])
            if self._has_names and len(stops) > 1:
                apart = (stops[-1].x() - stops[0].x()) / (len(stops) - 1)
                self._paint_names(painter, min(140.0, apart))

    def _paint_names(self, painter: QPainter, apart: float) -> None:
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
        for name, station in self.stations.items():
            at = station.geometry()
            box = QRectF(at.center().x() - apart / 2 + 4, at.bottom() + 2, apart - 8, 48)
            write(painter, box, self.title_of(name), LOOK.font(15, TEXT), "text2", flags)


class LearnScreen(Screen):
    """Signal: chosen(game key, lesson id or FIRST_GAME)."""

    chosen = Signal(str, str)

    def __init__(self, house: House, faces: dict[str, Face], key: str = "") -> None:
        super().__init__()
        self._house = house
        self._first = key
        column = self._column = QVBoxLayout(self)
        top = QHBoxLayout()
        self.title = Text("", 44, POSTER)
        self.title.setContentsMargins(RING, 0, 0, 0)
        self.learner = Text("", 17, LABEL, "text2")
        self.close_button = IconButton("cross", "")
        self.close_button.clicked.connect(self.closed)
        top.addWidget(self.title)
        top.addStretch(1)
        self.who = IconButton("person", "")
        self.who.clicked.connect(self._choose_learner)
        house.archive.meet()
        top.addWidget(self.learner)
        top.addWidget(self.who)
        top.addWidget(self.close_button)
        column.addLayout(top)
        self.paths = {game: Path(game, face) for game, face in faces.items()}
        for game, path in self.paths.items():
            path.chosen.connect(lambda name, g=game: self.chosen.emit(g, name))
            column.addWidget(path, 1)
        self._diary = house.progress
        self._diary.changed.connect(self.refresh)
        LOOK.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.title.setText(tr("learn", "Learn by playing"))
        self.close_button.set_words(tr("learn", "Back (Esc)"))
        self.who.set_words(tr("learn", "Who learns?"))
        person = self._diary.person
        words = tr("learn", "{name} learns") if person else ""
        self.learner.setText(words.format(name=person))
        for path in self.paths.values():
            path.tell(self._diary.mine)

    def _choose_learner(self) -> None:
        """Everybody has their own progress."""
        menu = Menu(self)
        for person in self._house.archive.people():
            menu.add("person", person.name, partial(self._learn_as, person.name))
        menu.add("people", tr("learn", "Nobody in particular"), partial(self._learn_as, ""))
        menu.popup_beside(self.who, below=True)

    def _learn_as(self, name: str) -> None:
        self._house.tune(learner=name)
        self.refresh()

    def retranslate(self) -> None:
        self.refresh()

    def retire(self) -> None:
        self._diary.changed.disconnect(self.refresh)

    def take_focus(self) -> None:
        """At the next lesson of the game one came from, or of the first."""
        path = self.paths.get(self._first) or next(iter(self.paths.values()))
        station = path.stations.get(path.next_name())
        (station or self).setFocus()

    @property
    def key(self) -> str:
        return self._first

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_small = self.fit_page(self._column, self.title, above=22, below=22, gap=12)
        for path in self.paths.values():
            path.set_small(is_small)
