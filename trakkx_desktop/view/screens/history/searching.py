"""What a person types to find a match: names, a day, a month, a year, a game; in any order."""

import re
from collections.abc import Mapping

from trakkx_desktop.core.history import Query

SORTS = {
    "newest": ("date", False),
    "oldest": ("date", True),
    "game": ("game", True),
    "players": ("players", True),
    "name": ("name", True),
    "games": ("games", False),
}
"""By the key of the menu: what the list is sorted by, and whether upwards."""

_ISO = re.compile(r"(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")


def query_of(text: str, game: str, sort: str, titles: Mapping[str, str]) -> Query:
    """`titles`: the names of the games by their keys."""
    since, until, words = "", "", []
    keys = {title.casefold(): key for key, title in titles.items()}
    for word in text.split():
        span = _span(word)
        if span is not None:
            since, until = span
        elif not game and word.casefold() in keys:
            game = keys[word.casefold()]
        else:
            words.append(word)
    by, ascending = SORTS[sort]
    return Query(" ".join(words), game, since=since, until=until, sort=by, ascending=ascending)


def _span(word: str) -> tuple[str, str] | None:
    """First and last day that a word like "2026", "2026-11", "14.11.2026" means."""
    dotted = _DOTTED.fullmatch(word)
    if dotted is not None:
        day, month, year = dotted.groups()
        return _days(year, month, day)
    found = _ISO.fullmatch(word)
    return _days(*found.groups()) if found is not None else None


def _days(year: str, month: str | None, day: str | None) -> tuple[str, str]:
    first = f"{year}-{int(month or 1):02}-{int(day or 1):02}"
    last = f"{year}-{int(month or 12):02}-{int(day or 31):02}"
    return first, last
