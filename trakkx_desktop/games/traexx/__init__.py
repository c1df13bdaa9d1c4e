"""TRÄXX, the best track wins: all its rules; R1 to R21 in this folder are the project's rulings on them."""

from trakkx_desktop.games.traexx.game import GAME

__all__ = ["GAME"]
