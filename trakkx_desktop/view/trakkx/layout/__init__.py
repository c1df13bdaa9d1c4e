"""Where everything of TRAKKX lies: functions of the scene; no Qt, no rule."""

from trakkx_desktop.view.trakkx.layout.ground import dots, ground, lies_alike, lit
from trakkx_desktop.view.trakkx.layout.picture import picture
from trakkx_desktop.view.trakkx.layout.racks import arrivals, mini
from trakkx_desktop.view.trakkx.layout.spaces import extent_of, frame_of, joined

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
]
