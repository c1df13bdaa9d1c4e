"""A month as a calendar leaf: every day with the four shapes of what was done; a click goes to the day."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trakkx_desktop.core.progress import Progress
from trakkx_desktop.view.screens.house.dates import spelled
from trakkx_desktop.view.screens.today.day import BEGAN, long_date
from trakkx_desktop.view.screens.today.shapes import draw_tasks, tasks
from trakkx_desktop.view.stage.control import Control
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import CENTRE, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.shapes import fill, round_rect
from trakkx_desktop.view.stage.tr import tr

HEAD = 28
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}


class DayCell(Control):
    """One day; what is still to come cannot be pressed."""

    def __init__(self, day: date, faces: Mapping[str, Face], done: tuple[str, ...]) -> None:
        super().__init__()
        self.day, self._faces, self._done = day, faces, done
        self.is_today = self.is_chosen = False
        words = tr("today", "{date}, {done} of {all} done")
        count = sum(name in done for name in tasks(faces))
        told = words.format(date=long_date(day), done=count, all=len(tasks(faces)))
        self.setAccessibleName(told)
        self.setToolTip(told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.leave_arrows(event):
            super().keyPressEvent(event)

    @property
    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(3, 3, -3, -3)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            body = self.body
            is_open = self.isEnabled()
            if is_open:
                token = "mat" if self.is_hovered or self.is_chosen else "paper"
                fill(painter, round_rect(body, 9), LOOK.colour(token))
            if self.is_chosen or (self._ring and self.hasFocus()):
                painter.strokePath(round_rect(body, 9), QPen(LOOK.colour("focus"), 3))
            upper = QRectF(body.x(), body.y() + 1, body.width(), body.height() * 0.6)
            font = LOOK.font(17, LABEL if self.is_today else TEXT)
            ink = "text" if is_open else "text3"
            write(painter, upper, str(self.day.day), font, ink, CENTRE)
            if self.is_today:
                line = QRectF(body.center().x() - 10, upper.bottom() - 4, 20, 3)
                fill(painter, round_rect(line, 1.5), LOOK.colour("text"))
            if is_open and self._done:
                r = min(4.5, body.width() / 14)
                count = len(tasks(self._faces))
                left = body.center().x() - r * 2.7 * (count - 1) / 2 - r
                at = QPointF(left, body.bottom() - body.height() * 0.2)
                draw_tasks(painter, self._faces, self._done, at, r, LOOK.colour("text2"))


class Month(QWidget):
    """Signal: chosen(day)."""

    chosen = Signal(object)

    def __init__(self, faces: Mapping[str, Face]) -> None:
        super().__init__()
        self._faces = faces
        self.cells: list[DayCell] = []
        self._first = BEGAN
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_month(self, first: date, now: date, chosen: date, progress: Progress) -> None:
        """The month that begins with `first`; days after `now` cannot be chosen."""
        focused = next((cell.day for cell in self.cells if cell.hasFocus()), None)
        for old in self.cells:
            old.hide()
            old.deleteLater()
        self._first = first
        count = monthrange(first.year, first.month)[1]
        days = [first + timedelta(days=number) for number in range(count)]
        self.cells = [DayCell(day, self._faces, tuple(progress.day(day))) for day in days]
        for cell in self.cells:
            cell.setParent(self)
            cell.is_today, cell.is_chosen = cell.day == now, cell.day == chosen
            cell.setEnabled(BEGAN <= cell.day <= now)
            cell.clicked.connect(lambda _=False, day=cell.day: self.chosen.emit(day))
            is_stop = cell.is_chosen or (not first <= chosen <= days[-1] and cell.day == first)
            policy = Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
            cell.setFocusPolicy(policy)
            cell.show()
            if cell.day == focused:
                cell.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 330)

    def minimumSizeHint(self) -> QSize:
        return QSize(290, 210)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() / 7
        high = min(92.0, (self.height() - HEAD) / 6)
        for place, cell in enumerate(self.cells, self._first.weekday()):
            row, column = divmod(place, 7)
            top = HEAD + row * high
            cell.setGeometry(QRectF(column * wide, top, wide, high).toRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        now = next((i for i, cell in enumerate(self.cells) if cell.hasFocus()), None)
        if not step or now is None or not 0 <= now + step < len(self.cells):
            super().keyPressEvent(event)
        elif self.cells[now + step].isEnabled():
            self.cells[now + step].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names of the days."""
        monday = date(2024, 1, 1)
        with painting(self) as painter:
            wide = self.width() / 7
            for number in range(7):
                name = spelled(monday + timedelta(days=number), "ddd")
                box = QRectF(number * wide, 0, wide, HEAD)
                write(painter, box, name, LOOK.font(14, TEXT), "text2", CENTRE)
