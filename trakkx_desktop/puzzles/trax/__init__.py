"""Puzzles of TRAX: win in so many own turns against every defence, or find the only turn that does not lose."""

from trakkx_desktop.puzzles.puzzle import Puzzler
from trakkx_desktop.puzzles.trax.puzzler import TraxPuzzler

PUZZLER: Puzzler = TraxPuzzler()
