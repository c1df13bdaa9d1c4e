"""TRAKKX: numbered tokens in rows and sequences on a free table, hidden racks (rules S1-M3)."""

from trakkx_desktop.games.trakkx.game import GAME

__all__ = ["GAME"]
