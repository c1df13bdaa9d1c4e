"""Puzzles and days in the real window."""
