"""Puzzles of TRAKKX: one turn of laying, from positions of games between computer players."""

from trakkx_desktop.puzzles.puzzle import Puzzler
from trakkx_desktop.puzzles.trakkx.puzzler import TrakkxPuzzler

PUZZLER: Puzzler = TrakkxPuzzler()
