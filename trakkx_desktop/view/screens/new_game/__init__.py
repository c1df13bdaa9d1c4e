"""The new-game sheet."""
