"""The computers of the house: what they are called, and how their levels are told."""

import json
from collections.abc import Iterable

from trakkx_desktop import resources
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.view.stage.tr import tr

NAMES = {
    1: ("Pip", "Lulu", "Momo", "Kiki"),
    2: ("Nell", "Toni", "Ravi", "Juno"),
    3: ("Ines", "Boris", "Yuki", "Vera"),
    4: ("Ada", "Zora", "Otto", "Iris"),
}
"""By level: two of one level are told apart by their names. The same in every language, so that a saved
match means the same everywhere."""
USUAL = 2
"""The level that somebody who is new meets first."""


def level_words(level: int) -> str:
    return {
        1: tr("computer", "easy"),
        2: tr("computer", "medium"),
        3: tr("computer", "hard"),
        4: tr("computer", "master"),
    }[level]


def computer_words(level: int) -> str:
    """ "Computer, easy"."""
    return tr("computer", "Computer, {level}").format(level=level_words(level))


def computer(level: int, mark: int, taken: Iterable[str]) -> Player:
    """One of this level whom nobody at the table is called like."""
    names = [name for name in NAMES[level] if name not in set(taken)]
    return Player(names[0] if names else NAMES[level][0], mark, level)


def level_ratings(key: str) -> tuple[float, ...]:
    """How strong each level of a game is, as measured by the arena; () if nobody knows."""
    try:
        told = json.loads(resources.path(key, "levels.json").read_text(encoding="utf-8"))
        found = tuple(float(value) for value in told["ratings"])
    except (OSError, ValueError, TypeError, KeyError):
        return ()
    return found if len(found) == len(LEVELS) else ()
