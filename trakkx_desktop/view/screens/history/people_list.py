"""People as lines of a list: mark, name, in how many matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from trakkx_desktop.core.player import MARKS
from trakkx_desktop.session.archive import Archive
from trakkx_desktop.view.screens.history.quick_list import Index, draw_ground
from trakkx_desktop.view.screens.house.dates import day_words
from trakkx_desktop.view.screens.house.names import in_order
from trakkx_desktop.view.stage.lettering import MIDDLE, WRAP, wrapped, write, write_line
from trakkx_desktop.view.stage.look import LABEL, LOOK, TEXT
from trakkx_desktop.view.stage.shapes import draw_mark
from trakkx_desktop.view.stage.tr import tr

KNOWN = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True)
class Known:
    """Somebody who has sat at a table: remembered by name, or met in finished matches."""

    name: str
    mark: int
    matches: int
    last: str = ""

    def about(self) -> str:
        """ "12 matches, last seen 14 Nov"."""
        told = tr("people", "%n finished match(es)", self.matches)
        when = day_words(self.last)
        if not when:
            return told
        return tr("people", "{matches}, last seen {day}").format(matches=told, day=when)


def everybody(archive: Archive) -> tuple[Known, ...]:
    """Who has finished most matches comes first."""
    counts = archive.attendance()
    people = archive.people()
    known = [Known(p.name, p.mark, counts.pop(p.name, 0), p.last) for p in people]
    seats = [player for s in archive.summaries for player in s.players]
    marks = {player.name: player.mark for player in seats if not player.is_computer}
    known += [Known(name, marks[name] % MARKS, count) for name, count in counts.items()]
    return tuple(sorted(known, key=lambda k: (-k.matches, in_order(k.name))))


class PeopleModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.people: Sequence[Known] = ()

    def show_people(self, people: Sequence[Known]) -> None:
        self.beginResetModel()
        self.people = people
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.people)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid():
            return None
        known = self.people[index.row()]
        if role == KNOWN:
            return known
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)):
            return f"{known.name}, {known.about()}"
        return None


class PeopleDelegate(QStyledItemDelegate):
    def __init__(self, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._view = parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        known: Known = index.data(KNOWN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(6, 2, -6, -2)
        draw_ground(painter, box, option.state, self._view.hasFocus())
        draw_mark(painter, known.mark, QRectF(box.x() + 14, box.center().y() - 16, 32, 32))
        half = box.height() / 2
        left, wide = box.x() + 60, box.width() - 74
        upper = QRectF(left, box.y() + 5, wide, half - 2)
        write_line(painter, upper, known.name, LOOK.font(20, LABEL))
        lower = QRectF(left, box.y() + half - 4, wide, half + 2)
        font = wrapped(LOOK.font(16, TEXT), known.about(), lower)
        write(painter, lower, known.about(), font, "text2", MIDDLE | WRAP)
        painter.restore()
