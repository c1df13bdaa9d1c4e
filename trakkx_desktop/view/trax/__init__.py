"""TRAX for people: its face on Home, its table, its words."""

from trakkx_desktop.view.trax.face import TraxFace

TABLE = TraxFace()

__all__ = ["TABLE"]
