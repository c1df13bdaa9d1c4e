"""What a person has set, and what each value may be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Judge = Callable[[Any], bool]

FAR = 1 << 20
"""Pixels that no screen has: Qt counts in 32 bits."""


def _one_of(*values: str) -> Judge:
    return lambda value: value in values


def _between(low: float, high: float) -> Judge:
    return lambda value: type(value) in (int, float) and low <= value <= high


def _is_yes_or_no(value: Any) -> bool:
    return type(value) is bool


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 100


def _is_path(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 4096


def _is_place(value: Any) -> bool:
    """x, y, width, height."""
    return (
        isinstance(value, list)
        and len(value) in (0, 4)
        and all(type(n) is int and abs(n) < FAR for n in value)
    )


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 1000 and all(map(_is_word, value))


def _are_objects(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(inner, dict) for inner in value.values())


def _are_engines(value: Any) -> bool:
    """By name, how each is started."""
    return _are_objects(value) and all(
        _is_word(name) and name and set(told) == {"command"} and _is_path(told["command"])
        for name, told in value.items()
    )


def _setting(default: Any, judge: Judge) -> Any:
    if isinstance(default, dict):
        return field(default_factory=dict, metadata={"judge": judge})
    return field(default=default, metadata={"judge": judge})


@dataclass(frozen=True)
class Settings:
    """Immutable; change it with `dataclasses.replace`. `extra` are keys of other versions, kept."""

    language: str = _setting("", _is_word)
    """ "" follows the system."""
    theme: str = _setting("system", _one_of("system", "light", "dark"))
    text_size: float = _setting(1.0, _between(0.5, 3))
    board_size: float = _setting(1.0, _between(0.5, 3))
    sound: bool = _setting(True, _is_yes_or_no)
    volume: float = _setting(0.7, _between(0, 1))
    reduce_motion: bool = _setting(False, _is_yes_or_no)
    clear_shapes: bool = _setting(False, _is_yes_or_no)
    across: bool = _setting(False, _is_yes_or_no)
    """Players sit across the screen: it turns with the seats."""
    confirm_turns: bool = _setting(False, _is_yes_or_no)
    foresight: bool = _setting(True, _is_yes_or_no)
    """Threats and what a turn would end are told before it is made: for newcomers, until they have enough of it."""
    pace: str = _setting("easy", _one_of("instant", "quick", "easy"))
    """How a computer's turn is shown."""
    rated: bool = _setting(False, _is_yes_or_no)
    """Games against computers give a rating."""
    learner: str = _setting("", _is_word)
    """Who takes lessons and solves puzzles here; "" for somebody without a name."""
    hints_shown: tuple[str, ...] = _setting((), _are_words)
    """Keys of first-time hints that need not come again."""
    folder: str = _setting("", _is_path)
    """Where a file was last opened or saved by the person."""
    window: tuple[int, ...] = _setting((), _is_place)
    """x, y, width, height; () before the first start."""
    maximized: bool = _setting(False, _is_yes_or_no)
    new_game: Mapping[str, Mapping[str, Any]] = _setting({}, _are_objects)
    """By game key, what was last chosen on the new-game page, which judges its own values."""
    engines: Mapping[str, Mapping[str, Any]] = _setting({}, _are_engines)
    """Foreign engines by name, with the command line of each."""
    extra: Mapping[str, Any] = field(default_factory=dict)
