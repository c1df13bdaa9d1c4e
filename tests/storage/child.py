"""Saves one match and ends: the process that the fault tests kill or deny its system calls."""

import sys
from pathlib import Path

from tests.storage import toy
from trakkx_desktop.storage import decoding, encoding, form
from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saves import save

MARKER = "/here-the-saving-begins"
FAILED = 3
LATE = (decoding, encoding, form)
"""Imported before the marker, so that only system calls of the save come after it."""


def main(folder: str, games: str) -> int:
    saved = toy.saved(*games.split(","))
    Path(MARKER).exists()
    try:
        save(Places(Path(folder)), saved)
    except StorageError as error:
        print(error.code)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
