"""`think`: the worker of the app, which alone asks it; each kind of question has its door."""

import sys

from trakkx_desktop.players.worker import Door, serve


def door_of(name: str) -> Door:
    """Imported when the first question comes to it; KeyError where there is none."""
    match name:
        case "think":
            from trakkx_desktop.players.door import answer
        case "review":
            from trakkx_desktop.study.door import review as answer
        case "lines":
            from trakkx_desktop.study.door import lines as answer
        case "puzzle":
            from trakkx_desktop.puzzles.door import answer
        case _:
            raise KeyError(name)
    return answer


def main(arguments: list[str]) -> int:
    if arguments or sys.stdin is None or sys.stdout is None:
        return 2
    serve(door_of)
    return 0
