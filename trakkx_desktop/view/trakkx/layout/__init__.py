"""Where everything of TRAKKX lies: functions of the scene; no Qt, no rule."""

from trakkx_desktop.view.trakkx.layout.ground import dots, ground, lies_alike, lit
from trakkx_desktop.view.trakkx.layout.hinted import promised_cells
from trakkx_desktop.view.trakkx.layout.picture import picture
from trakkx_desktop.view.trakkx.layout.racks import mini
from trakkx_desktop.view.trakkx.layout.spaces import extent_of, frame_of, joined
from trakkx_desktop.view.trakkx.layout.ways import arrivals

__all__ = [
    "arrivals",
    "dots",
    "extent_of",
    "frame_of",
    "ground",
    "joined",
    "lies_alike",
    "lit",
    "mini",
    "picture",
    "promised_cells",
]
