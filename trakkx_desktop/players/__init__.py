"""Computer players, one folder a game: each exposes `PLAYER`, sees masked positions only, and needs no Qt.

Their inner modules may have been compiled beside their sources (`installer/compile.py`). The sources
alone are taken where `TRAKKX_PURE` is set, or where what was compiled cannot be loaded.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Sources:
    """Finds the players' modules as sources only, passing over what was compiled of them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{__name__}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        found = (finder.find_spec(name) for finder in finders)
        return next((spec for spec in found if spec is not None), None)


def has_compiled() -> bool:
    """Can what was compiled be loaded here? It needs `librt` in a version that fits."""
    try:
        from trakkx_desktop.players import native__mypyc  # type: ignore[attr-defined]
    except ImportError:
        return False
    return native__mypyc is not None


IS_PURE = bool(os.environ.get("TRAKKX_PURE")) or not has_compiled()

if IS_PURE:
    sys.meta_path.insert(0, Sources())
