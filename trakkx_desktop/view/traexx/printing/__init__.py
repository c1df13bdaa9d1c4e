"""Sheets and cards on paper: only TRÄXX is printed to be played."""
