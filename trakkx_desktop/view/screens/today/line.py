"""Home's one line: what today brings, in the tone of a newspaper; whoever is new here is led to the lessons first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from trakkx_desktop.core.progress import Progress, streak
from trakkx_desktop.view.screens.today.day import Calendar, headline, streak_words
from trakkx_desktop.view.screens.today.shapes import draw_tasks, tasks
from trakkx_desktop.view.stage.control import RING, Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT, advance, fitting
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.session.house import House


class TodayLine(Control):
    """Signal: opened(name of a screen)."""

    opened = Signal(str)

    def __init__(self, house: House, faces: dict[str, Face]) -> None:
        super().__init__()
        self._house, self._faces = house, faces
        self._diary = house.progress
        self.calendar = Calendar(self)
        self._words, self._streak = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._diary.changed.connect(self.refresh)
        self.calendar.changed.connect(self.refresh)
        house.listed.connect(self._on_listed)
        self.clicked.connect(lambda: self.opened.emit("learn" if self.is_new_here else "today"))
        self._on_listed()

    def _on_listed(self) -> None:
        """A deal may have been finished."""
        self.refresh()
        self._diary.recall_days()

    @property
    def is_new_here(self) -> bool:
        """Nothing was ever played, learned or solved."""
        is_known = bool(self._house.settings.new_game) or bool(self._house.recent())
        return not is_known and self._diary.mine == Progress()

    def refresh(self) -> None:
        now = self.calendar.now
        self._streak = streak(self._diary.mine, now)
        if self.is_new_here:
            self._words = tr(
                "today", "New here? Learn by playing: the first lesson takes two minutes"
            )
            spoken = self._words
        else:
            self._words = headline(now)
            words = tr("today", "{headline}. {done} of {all} done")
            count = sum(name in self._done for name in tasks(self._faces))
            told = words.format(headline=self._words, done=count, all=len(tasks(self._faces)))
            spoken = ". ".join(filter(None, (told, streak_words(self._streak))))
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    @property
    def _done(self) -> tuple[str, ...]:
        return tuple(self._diary.mine.day(self.calendar.now))

    def sizeHint(self) -> QSize:
        return QSize(300, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
            self.draw_ring(painter, 10)
            ink = "text" if self.is_hovered else "text2"
            r = min(9.0, box.height() / 3)
            aside = 0.0 if self.is_new_here else r * 2.7 * len(tasks(self._faces)) + 70
            font = fitting(self._words, 20, 13, LABEL, box.width() - aside)
            write(painter, box, self._words, font, ink, wide=box.width() - aside)
            if self.is_new_here:
                return
            left = box.x() + min(advance(self._words, font), box.width() - aside) + 16
            at = QPointF(left, box.center().y())
            draw_tasks(painter, self._faces, self._done, at, r, LOOK.colour("text2"))
            if self._streak:
                x = left + r * 2.7 * len(tasks(self._faces)) + 6
                number = QRectF(x, box.y(), 60, box.height())
                write(painter, number, str(self._streak), LOOK.font(16, TEXT), "text2")
