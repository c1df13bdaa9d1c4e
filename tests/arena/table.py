"""Results with their error bars, and the cross table that the arena prints."""

from dataclasses import dataclass, field
from math import sqrt


@dataclass
class Tally:
    """What one contestant made against another: shares of the win (1, 0.5, 0) and leads in points."""

    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def add(self, share: float, lead: float) -> None:
        self.shares.append(share)
        self.leads.append(lead)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """Standard error of the mean."""
    if len(values) < 2:
        return float("nan")
    middle = mean(values)
    return sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1) / len(values))


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies, 95 % (Wilson): honest for few games and for 0 or all of them too."""
    spread = 1.96**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = 1.96 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return middle - half, middle + half


def line(name: str, tally: Tally) -> str:
    """95 % intervals by the normal law; `lead` is in the game's points."""
    share, lead = 100 * mean(tally.shares), mean(tally.leads)
    return (
        f"{name:<24} {len(tally.shares):>5} games  "
        f"{share:5.1f} % +- {196 * error(tally.shares):4.1f}   "
        f"lead {lead:+6.2f} +- {1.96 * error(tally.leads):.2f}"
    )
