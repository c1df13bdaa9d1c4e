"""A game that somebody has played alone before, for the list of their best."""

from dataclasses import dataclass

from trakkx_desktop.core.outcome import ScoreLine


@dataclass(frozen=True)
class Past:
    """One finished game of one person: who, with which choices, when (ISO time), and how it ended."""

    name: str
    choices: tuple[tuple[str, str], ...]
    ended: str
    score: float
    reason: str
    lines: tuple[ScoreLine, ...]
