"""Pieces, drag, motion and controls: everything a game's picture is made of, and no rule."""
