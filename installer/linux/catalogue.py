"""The words of `words.py` in every language that the app speaks, read from the `.ts` files."""

import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

from installer.set_up import ROOT

FILES = ROOT / "resources" / "i18n"
SOURCE = "en"


def english(marked: str) -> str:
    return marked.partition("\0")[2]


def translations(marked: str) -> dict[str, str]:
    """The text by language; languages that lack it are left out, English too."""
    every = ((code, words(file).get(marked)) for code, file in files().items())
    return {code: text for code, text in every if text}


def languages() -> list[str]:
    return [SOURCE, *files()]


def files() -> dict[str, Path]:
    found = {path.stem.partition("_")[2]: path for path in sorted(FILES.glob("trakkx_*.ts"))}
    return {code: path for code, path in found.items() if code != SOURCE}


@cache
def words(file: Path) -> dict[str, str]:
    """All finished texts of a language that have no plural, as marked in the source."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is not None and not translation.get("type") and translation.text:
                marked = f"{context.findtext('name')}\0{entry.findtext('source')}"
                found[marked] = translation.text
    return found
