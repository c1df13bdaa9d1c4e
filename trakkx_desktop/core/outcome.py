"""How a game ended, in the form that the score sheet prints."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreLine:
    """One line of a settlement, e.g. ("minus", (10, 7)): a code that the view words, a value per seat."""

    code: str
    values: tuple[float, ...]
    facts: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """`scores` by seat go on the sheet; `winners` may be several (shared) or none (a solitaire lost).

    `reason` is a code ("loop", "line", "both", "draw", "resigned", "empty_hand", "blocked", ...).
    """

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    lines: tuple[ScoreLine, ...] = ()
