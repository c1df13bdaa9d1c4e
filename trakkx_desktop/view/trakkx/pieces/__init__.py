"""How the pieces of TRAKKX are drawn."""

from trakkx_desktop.view.trakkx.pieces.grounds import card_mat
from trakkx_desktop.view.trakkx.pieces.painter import TrakkxPainter
from trakkx_desktop.view.trakkx.pieces.tokens import BODY, draw_token

__all__ = ["BODY", "TrakkxPainter", "card_mat", "draw_token"]
