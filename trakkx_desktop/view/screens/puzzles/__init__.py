"""Puzzles: the list, one at the real table, and as many as one can in three minutes."""
