"""The first lines of the packaged app: paths that its starter has set must not reach programs it opens.

"Show folder" starts the file manager of the desktop, which may use a Qt of its own: with our
LD_LIBRARY_PATH or QT_PLUGIN_PATH it would load half of ours. Both have done their work by now.
"""

import os
import sys
from collections.abc import MutableMapping

from trakkx_desktop.__main__ import main

OURS = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
BORROWED = "LD_LIBRARY_PATH"


def give_back(environment: MutableMapping[str, str]) -> None:
    """The starter keeps what it found in a variable of the same name and `_ORIG`."""
    for name in (*OURS, BORROWED):
        environment.pop(name, None)
    found = environment.pop(f"{BORROWED}_ORIG", None)
    if found is not None:
        environment[BORROWED] = found


if __name__ == "__main__":
    if sys.platform.startswith("linux"):
        give_back(os.environ)
    sys.exit(main())
