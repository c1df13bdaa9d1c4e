"""Real saves of every game and variant; `python -m tests.saves.make` plays and writes them anew."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Of the saves in today's format."""
OLD = FOLDER / "old"
"""Of saves in earlier formats, never written anew."""


def saves() -> list[Path]:
    return sorted(FOLDER.glob("*.trakkx"))
