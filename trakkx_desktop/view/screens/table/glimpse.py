"""A small picture of the board as anybody may see it, for Home: which game it was is seen before it is read."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from trakkx_desktop.session.house import House
from trakkx_desktop.session.session import Session
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.stage.export import image_bytes
from trakkx_desktop.view.stage.layout import BOARD, Extent, Layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.table import Table

WIDE, HIGH = 248, 160
"""Pixels: twice what Home shows."""
UNIT = 40.0
"""Pieces are drawn in their usual size and made small with all that is written on them."""


def leave_glimpse(house: House | None, session: Session, table: Table) -> None:
    """When a table is left; what only one may see is covered first, or nothing is shown."""
    is_kept = not (session.is_read_only or session.match.origin) and session.outcome is None
    if house is None or not is_kept or not session.turns:
        return
    session.cover()
    people = sum(not player.is_computer for player in session.players)
    if people == 1 or session.is_curtained or not session.has_open_draft:
        house.keep_picture(f"match-{session.id}", glimpse(table))


def glimpse(table: Table) -> bytes:
    """As BMP. Only what lies on the board: nobody's rack, no card."""
    lying = {p: place for p, place in table.looks.layout().items() if place.zone == BOARD}
    left, top, right, bottom = _around(lying) or table.looks.extent()
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(LOOK.colour("table"))
    scale = min(WIDE / (right - left), HIGH / (bottom - top)) / UNIT
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(WIDE / 2, HIGH / 2)
        painter.scale(scale, scale)
        middle = QPointF(left + right, top + bottom) / 2
        paint_layout(painter, table.looks.painter, lying, UNIT, -middle * UNIT)
    return image_bytes(image, b"bmp")


def _around(lying: Layout) -> Extent | None:
    """All that can be pressed, with a little air; None: nothing can."""
    found = [place for place in lying.values() if place.solid]
    if not found:
        return None
    across = [(place.x - place.size, place.x + place.size) for place in found]
    down = [(place.y - place.size, place.y + place.size) for place in found]
    (left, right), (top, bottom) = zip(*across, strict=True), zip(*down, strict=True)
    return min(left), min(top), max(right), max(bottom)
