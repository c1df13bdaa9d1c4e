"""The view of TRÄXX: its face; the table, the booklet's figures and the print are loaded when asked for."""

from trakkx_desktop.view.traexx.face import TraexxFace

FACE = TraexxFace()
