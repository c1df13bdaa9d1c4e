"""The list of games: a fourth one is one more line here and one folder in `games/` and in `view/`."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from trakkx_desktop.core.game import Game

GAMES: dict[str, str] = {
    "trakkx": "trakkx_desktop",
    "traexx": "trakkx_desktop",
    "trax": "trakkx_desktop",
}
"""Key of each game, in the order of Home, and the package that holds its rooms."""


class UnknownGame(ValueError):
    """No game of that key is in the catalog."""


def part(hall: str, key: str, name: str = "") -> Any:
    """What a game has in one hall of the house: `part("view", "trax")`; or one module of it."""
    if key not in GAMES:
        raise UnknownGame(key)
    return import_module(f"{GAMES[key]}.{hall}.{key}{name and '.' + name}")


def has_player(key: str) -> bool:
    """Can a computer play it? A game may come without."""
    return _has("players", key)


def has_study(key: str) -> bool:
    """Can a computer look back on it?"""
    return _has("study", key)


def has_analysis(key: str) -> bool:
    """Are there best lines of any position to be had?"""
    return _has("study", key, ".lines")


def _has(hall: str, key: str, name: str = "") -> bool:
    try:
        return find_spec(f"{GAMES[key]}.{hall}.{key}{name}") is not None
    except ModuleNotFoundError:
        return False


def game(key: str) -> "Game[Any, Any]":
    """The rules of a game."""
    return cast("Game[Any, Any]", part("games", key).GAME)
