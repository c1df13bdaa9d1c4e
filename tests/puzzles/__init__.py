"""Puzzles: proven again, judged, read strictly; all of them by `python -m tests.puzzles`."""
