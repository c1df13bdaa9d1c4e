"""On the path of a Python, makes Qt impossible to import there and in all that it starts."""

import sys
from collections.abc import Sequence
from types import ModuleType


class NoQt:
    """The first finder that is asked: it denies that Qt is installed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> None:
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, NoQt())
