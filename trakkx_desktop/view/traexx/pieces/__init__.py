"""How everything of TRÄXX is drawn."""

from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter

__all__ = ["TraexxPainter"]
