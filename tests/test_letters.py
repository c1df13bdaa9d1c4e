"""The bundled typeface has every letter of the eight languages, and every sign that the app writes in them."""

from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from installer import translate

ROOT = Path(__file__).parents[1]
FONTS = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
LETTERS = {
    "de": "äöüßÄÖÜ„“‚‘–…",
    "en": "“”‘’–…",
    "es": "áéíóúüñÁÉÍÓÚÜÑ¿¡«»",
    "fr": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’\u202f",
    "it": "àèéìíîòóùúÀÈÉÌÒÙ«»’",
    "nl": "áéëïíóöüĳÁÉËÏÍÓÖÜ‘’",
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”«»",
    "sv": "åäöéÅÄÖÉ”’",
}
DRAWN = set("←↑→↓●★☆✓✗×½−\u202f\u00a0\n\t\u2009")
"""Signs that are not set in letters, or that every system has."""


def missing(font: QRawFont, letters: set[str]) -> list[str]:
    return sorted(letter for letter in letters - DRAWN if not font.supportsCharacter(ord(letter)))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LETTERS)
def test_every_letter_of_a_language_is_there(language: str, path: Path, qapp: QApplication) -> None:
    assert missing(QRawFont(str(path), 20), set(LETTERS[language])) == []


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_every_sign_that_is_written_is_there(path: Path, qapp: QApplication) -> None:
    written = {c for ts in translate.LANGUAGES.glob("*.ts") for c in ts.read_text("utf-8")}
    for booklet in (ROOT / "resources").glob("*/rules.*.md"):
        written |= set(booklet.read_text("utf-8"))
    assert missing(QRawFont(str(path), 20), written) == []
