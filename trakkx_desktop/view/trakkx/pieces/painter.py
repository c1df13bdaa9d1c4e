"""Every art of TRAKKX and who draws it."""

from functools import partial

from PySide6.QtCore import QRectF

from trakkx_desktop.view.stage.art import Picture
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.trakkx.pieces import grounds, signs
from trakkx_desktop.view.trakkx.pieces.tokens import PIECES, ghost_picture, token_picture


class TrakkxPainter:
    """Understands every art of the table; the first word of an art says what it is."""

    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture:
        kind, *rest = art
        if kind == "token":
            return token_picture(str(rest[0]), rest[1], unit, lifted)
        if kind == "ghost":
            return ghost_picture(rest, unit)
        if kind in PIECES:
            grow, draw = PIECES[str(kind)]
            half = unit * grow
            return Picture(
                QRectF(-half, -half, 2 * half, 2 * half), partial(draw, rest=rest, unit=unit)
            )
        return signs.picture(art, unit) or grounds.picture(art, unit)
