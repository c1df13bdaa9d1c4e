"""Settings: tokens, a tile and fields as they look right now; a change shows at once."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.motion import GLIDE
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import INKS, PATH_CORE, PATH_RED, PATH_WHITE, colour
from trakkx_desktop.view.stage.shapes import (
    SHAPE_OF,
    fill,
    numeral,
    regular,
    rounded,
    shape,
    soft_shadow,
    stroke,
)

TOKENS = (("red", "7"), ("blue", "6"), ("green", "12"), ("yellow", "9"))
HEXES = ("yellow", "green", "gray", "red", "purple", "blue")
_TOKEN, _HEX, _GAP = 58.0, 35.0, 16.0


class Preview(QWidget):
    """Tokens and a tile above, which grow with the board size and glide there; fields below, which do not."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._scale = LOOK.board_scale
        self._still = LOOK.reduce_motion
        self._glide = QVariantAnimation(self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._move)
        self._shift = 0.0
        LOOK.changed.connect(self._follow)

    def _follow(self) -> None:
        """Moves only if the change is about size or motion; a colour changes in its place."""
        if (LOOK.board_scale, LOOK.reduce_motion) != (self._scale, self._still):
            self._still = LOOK.reduce_motion
            self._glide.stop()
            self._glide.setStartValue(self._scale)
            self._glide.setEndValue(LOOK.board_scale)
            self._glide.setDuration(LOOK.duration(GLIDE))
            self._glide.start()
        self.updateGeometry()
        self.update()

    def _move(self, scale: float) -> None:
        left = 1 - self._glide.currentTime() / max(1, self._glide.totalDuration())
        self._scale, self._shift = scale, -24.0 * left if self._glide.totalDuration() else 0.0
        self.update()

    @property
    def fit(self) -> float:
        """Pixels of a piece per pixel of its recipe: all six must stand side by side."""
        widest = self.width() / (len(HEXES) * _HEX * 2)
        return min(self._scale, widest)

    def sizeHint(self) -> QSize:
        high = (_TOKEN + _GAP) * max(1.0, LOOK.board_scale) + 2 * _HEX
        return QSize(360, round(high) + 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            face = rounded(0, 0, self.width(), self.height(), 16)
            fill(painter, face, LOOK.colour("table"))
            painter.setClipPath(face)
            s, field = self.fit, min(1.0, self.fit)
            top = (self.height() - (_TOKEN + _GAP) * s - 2 * _HEX * field) / 2
            middle = self.width() / 2 + self._shift
            self._draw_pieces(painter, middle, top + _TOKEN * s / 2, s)
            pitch = _HEX * 1.82 * field
            left = middle - pitch * (len(HEXES) - 1) / 2
            y = top + (_TOKEN + _GAP) * s + _HEX * field
            for i, name in enumerate(HEXES):
                draw_hex(painter, name, QPointF(left + i * pitch, y), _HEX * field)

    def _draw_pieces(self, painter: QPainter, middle: float, y: float, s: float) -> None:
        pitch = (_TOKEN + _GAP) * s
        left = middle - pitch * len(TOKENS) / 2
        for i, (name, number) in enumerate(TOKENS):
            draw_token(painter, name, number, left + i * pitch, y, _TOKEN * s)
        draw_tile(painter, left + len(TOKENS) * pitch, y, _TOKEN * s)


def draw_tile(painter: QPainter, x: float, y: float, s: float) -> None:
    """A tile of TRAX with two curves: white is plain, red has a dark core."""
    box = QRectF(x - s / 2, y - s / 2, s, s)
    soft_shadow(painter, box, 0.06 * s, 3, 2, LOOK.colour("shadow", 0.7))
    fill(painter, rounded(box.x(), box.y(), s, s, 0.06 * s), LOOK.colour("tile"))
    painter.save()
    painter.setClipRect(box)
    for corner, inks in (
        (box.topLeft(), ((PATH_WHITE, 0.2),)),
        (box.bottomRight(), ((PATH_RED, 0.2), (PATH_CORE, 0.06))),
    ):
        for ink, wide in inks:
            curve = shape("circle", corner.x(), corner.y(), s / 2)
            stroke(painter, curve, colour(ink), wide * s)
    painter.restore()


def draw_token(painter: QPainter, name: str, number: str, x: float, y: float, s: float) -> None:
    """A numbered token by the design's recipe."""
    ink = INKS[name]
    box = QRectF(x - s / 2, y - s / 2, s, s)
    soft_shadow(painter, box, 0.18 * s, 3, 2, LOOK.colour("shadow", 0.7))
    fill(painter, rounded(box.x(), box.y(), s, s, 0.18 * s), LOOK.colour("token_lip"))
    fill(painter, rounded(box.x(), box.y(), s, s * 0.94, 0.18 * s), LOOK.colour("token"))
    cy = y - 0.03 * s
    width = 0.05 if LOOK.clear_shapes else 0.022
    outline = QPen(colour(ink.key), width * s)
    fill(painter, shape(SHAPE_OF[name], x, cy, 0.375 * s), colour(ink.fill), outline)
    numeral(painter, number, x, cy, (0.50 if len(number) == 1 else 0.44) * s, colour(ink.on))


def draw_hex(painter: QPainter, name: str, centre: QPointF, s: float) -> None:
    """A field of TRÄXX; with clear shapes its shape stands out in the ink colour."""
    ink = INKS[name]
    keyline = colour(LOOK.palette.hex_keys[name])
    body = regular(6, centre.x(), centre.y(), 0.90 * s)
    fill(painter, body, keyline, QPen(keyline, 0.10 * s))
    fill(painter, regular(6, centre.x(), centre.y(), 0.88 * s), colour(ink.fill))
    motif = colour(ink.on if LOOK.clear_shapes else ink.motif)
    fill(painter, shape(SHAPE_OF[name], centre.x(), centre.y(), 0.44 * s), motif)
