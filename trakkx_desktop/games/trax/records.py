"""Whole games as text: `.trx` records and what other programs paste, both ways (rules page, "Tiles and notation")."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trakkx_desktop.core.game import NotationError
from trakkx_desktop.games.trax import notation, rules
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.setup import Setup

_TITLES = {
    "unlimited": "Trax",
    "limited": "8x8 Trax",
    "die": "Tur-Trax",
    "solitaire3": "Trax solitaire 3x3",
    "solitaire4": "Trax solitaire 4x4",
}
_READABLE = {"trax": "unlimited", "8x8trax": "limited"}
_FOREIGN = {
    "looptrax": "in Loop Trax only loops win, a game that is not played here",
    "tur-trax": "a game with the die cannot be read without its rolls",
    "traxsolitaire3x3": "a solitaire cannot be read without its pile",
    "traxsolitaire4x4": "a solitaire cannot be read without its pile",
}
_VERSUS = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)
LONGEST_NOTE = 8000
"""Characters of all comments together that are kept."""
_NUMBER = re.compile(r"[0-9]+(?:[.:)]+|$)")


class UnreadableVariant(NotationError):
    """A record of a game that has other rules, or needs more than its moves; `why` is a sentence."""


Comments = tuple[tuple[int, str], ...]
"""After how many moves each was written."""


@dataclass(frozen=True)
class GameText:
    """A game that was read: `names` are white's and red's, in that order; every action is legal."""

    variant: str
    names: tuple[str, str] | None
    actions: tuple[Action, ...]
    comments: Comments = ()


def split_records(text: str) -> tuple[str, ...]:
    """The games of a file with several: each begins with the title of its variant. One that has none is whole."""
    games: list[list[str]] = [[]]
    for line in text.removeprefix("\ufeff").splitlines():
        if _squeezed(line) in _READABLE | _FOREIGN and any(map(str.strip, games[-1])):
            games.append([])
        games[-1].append(line)
    return tuple("\n".join(lines) for lines in games if any(map(str.strip, lines)))


def headline(text: str) -> str:
    """Who plays whom in a record, or its first line; what a list shows of it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    pairs = [line for line in lines[:3] if len(_VERSUS.split(line, maxsplit=1)) == 2]
    return (pairs or lines or [""])[0]


def read_record(text: str) -> GameText:
    """Raises UnreadableVariant, or the error of the first text that is not the next move."""
    lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
    variant, names = "unlimited", None
    if lines and (title := _squeezed(lines[0])) in _READABLE | _FOREIGN:
        if title in _FOREIGN:
            raise UnreadableVariant(lines[0], _FOREIGN[title])
        variant, lines = _READABLE[title], lines[1:]
    if lines and len(pair := _VERSUS.split(lines[0], maxsplit=1)) == 2:
        names, lines = (pair[0], pair[1]), lines[1:]
    return GameText(variant, names, _replayed(variant, _moves(lines)), tuple(_comments(lines)))


def _squeezed(line: str) -> str:
    return "".join(line.lower().split())


def _moves(lines: Iterable[str]) -> Iterator[str]:
    """The words that are neither numbers nor comments (`;` to the end of a line, or a line with `#`)."""
    for line in lines:
        for word in line.partition(";")[0].partition("#")[0].split():
            number = _NUMBER.match(word)
            if move := word[number.end() :] if number else word:
                yield move


def _comments(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    count = 0
    for line in lines:
        count += len(list(_moves((line,))))
        told = re.split("[;#]", line, maxsplit=1)[1:]
        if told and told[0].strip():
            yield count, told[0].strip()


def note_of(comments: Comments) -> str:
    """Comments as the note beside the game on the score sheet, from where they go into a record again."""
    return "\n".join(f"{count}: {text}" for count, text in comments)[:LONGEST_NOTE]


def comments_of(note: str) -> Comments:
    """The lines of a note that are comments on a move."""
    found = (re.fullmatch(r"([0-9]{1,4}): (.+)", line.strip()) for line in note.splitlines())
    return tuple((int(line[1]), line[2]) for line in found if line is not None)


def _replayed(variant: str, moves: Iterable[str]) -> tuple[Action, ...]:
    state, actions = rules.start(Setup(variant=variant)), []
    for move in moves:
        action = notation.read(state, move)
        state = rules.apply(state, state.seat, action).state
        actions.append(action)
    return tuple(actions)


def write_moves(
    variant: str,
    moves: Iterable[str],
    names: tuple[str, str] | None = None,
    comments: Comments = (),
) -> str:
    """One numbered move a line, a comment behind its own."""
    beside = {count: f" ; {text}" for count, text in comments}
    lines = [_TITLES[variant]]
    if names is not None:
        white, red = (" ".join(name.split()) or "?" for name in names)
        lines.append(f"{white} vs {red}")
    lines += [beside[0].strip()] if 0 in beside else []
    numbered = enumerate(moves, start=1)
    lines += [f"{number:3} {move}{beside.get(number, '')}" for number, move in numbered]
    return "\n".join(lines) + "\n"
