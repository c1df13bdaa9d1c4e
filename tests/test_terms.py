"""A term is translated in one way: the words of `resources/i18n/TERMS.md`, in the app and in the booklets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from installer import translate
from tests.test_translations import entries, forms

ROOT = Path(__file__).parents[1]
TERMS = ROOT / "resources" / "i18n" / "TERMS.md"
PLACES = re.compile(r"\{\w*\}|%n|\*\*|`[^`]*`")


@dataclass(frozen=True)
class Term:
    """One cell: the stems that are right, and the words of others that are not."""

    english: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]

    def is_in(self, english: str) -> bool:
        pattern = rf"\b{self.english}(?:e?s|\(e?s\))?\b"
        return re.search(pattern, PLACES.sub(" ", english), re.IGNORECASE) is not None

    def rival_in(self, text: str) -> str:
        """A word that begins like one of the wrong ones."""
        plain = PLACES.sub(" ", text)
        for word in self.wrong:
            if re.search(rf"\b{re.escape(word)}", plain, re.IGNORECASE):
                return word
        return ""

    def is_used_in(self, text: str) -> bool:
        return any(stem.lower() in text.lower() for stem in self.right)


def table() -> dict[str, list[Term]]:
    """The terms of each language that has a column."""
    lines = [line for line in TERMS.read_text("utf-8").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    codes = rows[0][2:]
    found: dict[str, list[Term]] = {code: [] for code in codes}
    for english, _game, *cells in rows[2:]:
        assert len(cells) == len(codes), f"{english}: a cell is missing"
        for code, cell in zip(codes, cells, strict=True):
            right, _, wrong = cell.partition(" not ")
            found[code].append(Term(english, _words(right, "/"), _words(wrong, ",")))
    return found


def _words(cell: str, by: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(by) if word.strip())


def texts(code: str) -> Iterator[tuple[str, str]]:
    """English and its translation: every text of the app, every line of the booklets."""
    for message, translation in entries(translate.LANGUAGES / f"trakkx_{code}.ts"):
        for form in forms(translation):
            yield message.text, form
    for english in (ROOT / "resources").glob("*/rules.en.md"):
        other = english.with_name(f"rules.{code}.md")
        if other.exists():
            yield from zip(_lines(english), _lines(other), strict=True)


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


HOUSE = {"de", "fr", "it", "nl", "es", "pl", "sv"}
"""The languages of the rule books; whoever brings another one may do without a column."""
FILES = {translate.language(ts) for ts in translate.LANGUAGES.glob("*.ts")}
SPOKEN = sorted(set(table()) & FILES)


def test_every_language_of_the_rule_books_has_its_terms() -> None:
    assert set(table()) >= HOUSE & FILES


@pytest.mark.parametrize("code", SPOKEN)
def test_no_term_is_translated_in_two_ways(code: str) -> None:
    terms = table()[code]
    off = [
        f"{term.english}: {rival!r} in {text!r}"
        for english, text in texts(code)
        for term in terms
        if term.is_in(english) and (rival := term.rival_in(text))
    ]
    assert off == []


@pytest.mark.parametrize("code", SPOKEN)
def test_every_term_is_used(code: str) -> None:
    pairs = list(texts(code))
    unused = [
        term.english
        for term in table()[code]
        if any(term.is_in(english) for english, _ in pairs)
        and not any(term.is_in(english) and term.is_used_in(text) for english, text in pairs)
    ]
    assert unused == []
