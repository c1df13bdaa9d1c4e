"""The app's own icon set: SVG files in `currentColor`, drawn in any colour and size, kept as pixmaps."""

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trakkx_desktop import resources
from trakkx_desktop.view.stage.painting import painting

_sources: dict[str, str] = {}
_kept: dict[tuple[str, float, str, float], QPixmap] = {}


def icon(name: str, px: float, colour: QColor, dpr: float) -> QPixmap:
    """The icon as a square pixmap of `px` logical pixels."""
    key = (name, px, colour.name(), dpr)
    if key not in _kept:
        # A button may be drawn while it has no size yet: nothing is an odd icon, but no error.
        side = max(1, round(px * dpr))
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting(pixmap, smooth=False) as painter:
            draw_icon(painter, name, QRectF(0, 0, pixmap.width(), pixmap.height()), colour)
        pixmap.setDevicePixelRatio(dpr)
        _kept[key] = pixmap
    return _kept[key]


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draws the icon straight onto a painter (for print and pieces)."""
    if name not in _sources:
        load_icons((name,))
    text = _sources[name].replace("currentColor", colour.name())
    QSvgRenderer(QByteArray(text.encode())).render(painter, rect)


def load_icons(names: Iterable[str] | None = None) -> None:
    """Reads the files, so that no paint event has to; None: all of them."""
    folder = resources.path("shared", "icons")
    for name in names if names is not None else [path.stem for path in folder.glob("*.svg")]:
        if name not in _sources:
            _sources[name] = (folder / f"{name}.svg").read_text(encoding="utf-8")
