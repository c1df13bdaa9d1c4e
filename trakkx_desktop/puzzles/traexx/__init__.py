"""Puzzles of TRÄXX: the next cards lie open, reach the most points that they allow; from solo games."""

from trakkx_desktop.puzzles.puzzle import Puzzler
from trakkx_desktop.puzzles.traexx.puzzler import TraexxPuzzler

PUZZLER: Puzzler = TraexxPuzzler()
