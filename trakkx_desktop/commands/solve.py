"""`solve GAME`: the best turn of a position, with a bound and whether it is proven; one JSON line for each line."""

import sys

from trakkx_desktop import catalog
from trakkx_desktop.commands.door import Answer, serve


def solvers() -> dict[str, Answer]:
    """By game; not every game has a best turn that can be told without playing on."""
    parts = {key: catalog.part("commands", key) for key in catalog.GAMES}
    return {key: part.solve for key, part in parts.items() if hasattr(part, "solve")}


def main(arguments: list[str]) -> int:
    known = solvers()
    usage = f"""usage: solve GAME, where GAME is one of: {", ".join(known)}
Reads the turns of `judge`, {{"id":…, "players":…, "player":…, "opened":[…], "hand":[…], "table":[…], "seconds":1.0}},
and answers {{"id":…, "table":…, "laid":n, "bound":m, "proven":…, "moved":k, "seconds":s}} for each."""
    if arguments == ["--help"]:
        print(usage)
        return 0
    if len(arguments) != 1 or arguments[0] not in known:
        print(usage, file=sys.stderr)
        return 2
    return serve(known[arguments[0]], named=True)
