"""`resave FILE`: reads a save, brings it to today's format and writes it back through the atomic writer."""

import sys
from pathlib import Path

from trakkx_desktop import catalog
from trakkx_desktop.commands.check import check, describe, say
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.saves import load, write_save

USAGE = "usage: resave FILE"


def main(arguments: list[str]) -> int:
    """0: written; 1: left as it was, and why; 2: wrong arguments."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 2
    path = Path(arguments[0])
    try:
        loaded = load(path, catalog.game)
        if loaded.is_sound:
            write_save(path, loaded.saved)
            say(f"{path}: written: {describe(loaded.saved.match)}")
            return 0
    except StorageError as error:
        say(f"{path}: not written: {error}")
        return 1
    except BrokenFile:
        pass
    say(f"{path}: left as it is: {check(path)[1]}")
    return 1
