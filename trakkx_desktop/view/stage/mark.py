"""The shape and colour by which a player is known."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QColor,
    QPainter,
)

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import (
    colour,
)
from trakkx_desktop.view.stage.shapes import (
    MARK_SHAPES,
    fill,
    shape,
)


def draw_mark(painter: QPainter, mark: int, rect: QRectF, plain: QColor | None = None) -> None:
    """A player's mark inside a square."""
    value = plain if plain is not None else colour(LOOK.palette.players[mark % 4])
    r = rect.width() * 0.44
    path = shape(MARK_SHAPES[mark % 4], rect.center().x(), rect.center().y(), r * 0.94)
    fill(painter, path, value)
