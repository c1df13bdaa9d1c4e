"""`contest -W|-B`: the TRAX engine as a player of the competitions, one move a line."""

import sys

from trakkx_desktop.players.trax.__main__ import main as play

USAGE = """usage: contest -W|-B [--seconds S] [--level 1-4]
-W: it moves first; -B: the other does. Then the other's moves come in and its own go out, one in a line, in TRAX
notation. `quit`, or the end of the input, ends it; what is no move is answered by a line `error ...`."""

SIDES = ("-W", "-B")


def main(arguments: list[str]) -> int:
    if arguments == ["--help"]:
        print(USAGE)
        return 0
    sides = [word for word in arguments if word in SIDES]
    if len(sides) != 1:
        print(USAGE, file=sys.stderr)
        return 2
    return play([word for word in arguments if word not in SIDES], first=sides[0])
