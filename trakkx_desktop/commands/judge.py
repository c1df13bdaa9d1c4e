"""`judge GAME`: answers recorded positions and games, one JSON line for each line of standard input."""

import sys

from trakkx_desktop import catalog
from trakkx_desktop.commands.door import serve


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in catalog.GAMES:
        print(
            f"usage: judge GAME, where GAME is one of: {', '.join(catalog.GAMES)}", file=sys.stderr
        )
        return 2
    return serve(catalog.part("commands", arguments[0]).answer)
