"""Starts the app, or one of the commands that need no window."""

import gc
import sys
from importlib import import_module

COMMANDS = {
    "judge": "commands.judge",
    "choose": "commands.choose",
    "solve": "commands.solve",
    "check": "commands.check",
    "resave": "commands.resave",
    "think": "players.worker",
}
"""By their module; `think` is for the app itself."""


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] in COMMANDS:
        command = import_module(f"trakkx_desktop.{COMMANDS[arguments[0]]}")
        return int(command.main(arguments[1:]))
    gc.disable()  # until the first frame: so many new objects would be counted again and again
    from trakkx_desktop.app import main as start

    return start(arguments)


if __name__ == "__main__":
    sys.exit(main())
