"""Pieces drawn once: a pixmap per (art, size, theme, pixel ratio), within a budget of memory."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from trakkx_desktop.view.stage.layout import Art, Layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting

BUDGET = 20 * 1024 * 1024


@dataclass(frozen=True)
class Picture:
    """How to draw a piece: `draw` paints around the origin (the piece's centre), inside `rect`."""

    rect: QRectF
    draw: Callable[[QPainter], None]


class Painter(Protocol):
    """A game's pieces. `unit` is the piece's size in pixels; a lifted piece has a deeper shadow."""

    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture: ...


class ArtCache:
    """Keeps what was drawn last; the oldest goes when the budget is spent."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self.spent = 0
        """Bytes of all pixmaps that are kept."""
        self._kept: OrderedDict[object, tuple[QPixmap, QPointF]] = OrderedDict()

    def pixmap(
        self, painter: Painter, art: Art, unit: float, dpr: float, lifted: bool = False
    ) -> tuple[QPixmap, QPointF]:
        """The pixmap and the offset of its top left corner from the piece's centre."""
        theme = (LOOK.palette.name, LOOK.clear_shapes, LOOK.text_scale)
        key = (type(painter), art, round(unit, 2), theme, dpr, lifted)
        found = self._kept.get(key)
        if found is None:
            found = render(painter.picture(art, unit, lifted), dpr)
            self._kept[key] = found
            self.spent += _bytes(found[0])
            while self.spent > self._budget and len(self._kept) > 1:
                self.spent -= _bytes(self._kept.popitem(last=False)[1][0])
        else:
            self._kept.move_to_end(key)
        return found


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def render(picture: Picture, dpr: float) -> tuple[QPixmap, QPointF]:
    """Draws a picture on whole device pixels, so that neighbouring tiles leave no seam."""
    left, top = floor(picture.rect.left() * dpr), floor(picture.rect.top() * dpr)
    right, bottom = ceil(picture.rect.right() * dpr), ceil(picture.rect.bottom() * dpr)
    pixmap = QPixmap(max(1, right - left), max(1, bottom - top))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    offset = QPointF(left / dpr, top / dpr)
    with painting(pixmap) as painter:
        painter.translate(-offset)
        picture.draw(painter)
    return pixmap, offset


ART = ArtCache()


def paint_layout(
    painter: QPainter,
    pieces: Painter,
    layout: Layout,
    unit: float,
    origin: QPointF | None = None,
    dpr: float = 0.0,
) -> None:
    """Draws a whole layout at once; `origin` is where its (0, 0) comes to lie. With a pixel ratio
    it takes the pixmaps that are kept, else it draws anew: for print, and for other programs."""
    for place in sorted(layout.values(), key=lambda place: place.z):
        painter.save()
        painter.translate((origin or QPointF()) + QPointF(place.x, place.y) * unit)
        painter.rotate(place.turn)
        painter.setOpacity(painter.opacity() * place.opacity)
        if dpr:
            pixmap, offset = ART.pixmap(pieces, place.art, unit * place.size, dpr)
            painter.drawPixmap(offset, pixmap)
        else:
            pieces.picture(place.art, unit * place.size).draw(painter)
        painter.restore()
