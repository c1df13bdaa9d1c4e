"""Where everything lies at a TRAX table: the board, its mosaic of tiles, the tray. Pure: no Qt."""

from trakkx_desktop.view.trax.layout.board import extent
from trakkx_desktop.view.trax.layout.coming import AGAIN, Tempo, arrivals, paced
from trakkx_desktop.view.trax.layout.picture import TraxLayout, frame, ground
from trakkx_desktop.view.trax.layout.stops import step, stops
from trakkx_desktop.view.trax.layout.tray import TRAY, place_in_tray

__all__ = [
    "AGAIN",
    "TRAY",
    "Tempo",
    "TraxLayout",
    "arrivals",
    "extent",
    "frame",
    "ground",
    "paced",
    "place_in_tray",
    "step",
    "stops",
]
