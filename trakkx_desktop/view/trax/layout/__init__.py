"""Where everything lies at a TRAX table: the board, its mosaic of tiles, the tray. Pure: no Qt."""

from trakkx_desktop.view.trax.layout.board import extent
from trakkx_desktop.view.trax.layout.picture import TraxLayout, arrivals, frame, ground
from trakkx_desktop.view.trax.layout.stops import step, stops
from trakkx_desktop.view.trax.layout.tray import TRAY

__all__ = ["TRAY", "TraxLayout", "arrivals", "extent", "frame", "ground", "step", "stops"]
