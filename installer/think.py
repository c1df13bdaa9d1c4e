"""The first lines of the packaged worker for Windows, where a program with a window has no standard input."""

import sys

from trakkx_desktop.commands.think import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
