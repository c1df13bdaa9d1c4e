"""Puzzles: positions with an aim that was proven to be reachable, made by one command and proven again by another.

`python -m trakkx_desktop.puzzles make GAME --seed N --count N` writes the book of a game. Each game's folder
exposes `PUZZLER`; nothing here needs Qt.
"""
