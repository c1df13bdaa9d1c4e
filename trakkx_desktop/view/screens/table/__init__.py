"""The table: what is the same around every game."""
