"""Whose turn it is, what lies half done, undo, the curtain, and saving while people play."""
