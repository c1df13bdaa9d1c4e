"""Starts the app, or one of the commands that need no window."""

import builtins
import gc
import sys
from importlib import import_module

COMMANDS = {
    "judge": "commands.judge",
    "choose": "commands.choose",
    "solve": "commands.solve",
    "check": "commands.check",
    "resave": "commands.resave",
    "contest": "commands.contest",
    "think": "commands.think",
}
"""By their module; `think` is for the app itself."""


def run(name: str, arguments: list[str]) -> int:
    """A command whose answers nobody can take (a full disk, a closed pipe) ends with one line and 1."""
    command = import_module(f"trakkx_desktop.{COMMANDS[name]}")
    try:
        code = int(command.main(arguments))
        sys.stdout.flush()
    except OSError as error:
        sys.stdout = None  # Python would try to write once more when it ends, and complain.
        print(f"{name}: cannot write: {error.strerror}", file=sys.stderr)
        return 1
    return code


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] in COMMANDS:
        return run(arguments[0], arguments[1:])
    gc.disable()  # until the first frame: so many new objects would be counted again and again
    _import_plainly()
    from trakkx_desktop.app import main as start

    return start(arguments)


def _import_plainly() -> None:
    """PySide reads the source of whatever is imported after it, and keeps it, to see who wishes for other
    names of Qt's functions; nobody here does."""
    import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


if __name__ == "__main__":
    sys.exit(main())
