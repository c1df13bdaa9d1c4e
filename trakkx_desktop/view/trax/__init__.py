"""TRAX for people: its face on Home, its table, its words."""

from trakkx_desktop.view.trax.face import TraxFace

FACE = TraxFace()

__all__ = ["FACE"]
