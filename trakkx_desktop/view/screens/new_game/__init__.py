"""The new-game page."""
