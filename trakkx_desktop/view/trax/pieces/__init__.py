"""How the pieces of TRAX are drawn."""

from trakkx_desktop.view.trax.pieces.painter import TraxPainter
from trakkx_desktop.view.trax.pieces.tiles import draw_body, draw_paths, inks

__all__ = ["TraxPainter", "draw_body", "draw_paths", "inks"]
