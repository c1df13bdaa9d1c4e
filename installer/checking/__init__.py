"""Tries the packages out as a person would: installs, double-clicks, plays, closes, comes back, removes."""
