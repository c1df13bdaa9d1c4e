"""A rating for who plays alone against computers: Glicko-2 (Glickman 2013), the levels as fixed points.

Nothing of it is stored: it is worked out from the finished matches, so it can never disagree with them.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.summary import Row, Summary

START, UNSURE, VOLATILE = 1500.0, 350.0, 0.06
TAU = 0.5
"""How quickly the volatility may change."""
SCALE = 173.7178
FIXED = 30.0
"""How unsure the ratings of the levels are: they were measured over hundreds of games."""


@dataclass(frozen=True)
class Met:
    """An opponent, and how it went: 1 for better, 1/2 for equal, 0 for worse."""

    value: float
    spread: float
    score: float


@dataclass(frozen=True)
class Rating:
    """`spread`: the true strength lies within twice of it with 95 %. `curve`: after each game, with its time."""

    value: float = START
    spread: float = UNSURE
    volatility: float = VOLATILE
    curve: tuple[tuple[str, float], ...] = ()

    @property
    def games(self) -> int:
        return len(self.curve)


def is_rated(match: Summary) -> bool:
    """One person against computers, begun as a game."""
    people = sum(not player.is_computer for player in match.players)
    return people == 1 and len(match.players) > 1 and not match.origin


def rating(matches: Iterable[Summary], name: str, levels: Sequence[float]) -> Rating:
    """Of a person by the finished matches of one game; `levels` are the ratings of level 1 to 4. A game
    with hints, or in which a seat changed hands, does not count."""
    now = Rating()
    for match in sorted(matches, key=lambda match: match.ended):
        seat = next((s for s, p in enumerate(match.players) if p.name == name), None)
        if seat is None or match.players[seat].is_computer or not is_rated(match):
            continue
        for row in match.rows:
            if not row.assisted:
                told = _results(match, row, seat, levels)
                now = _after(now, told, row.ended or match.ended)
    return now


def fitting(rated: Rating, levels: Sequence[float]) -> int:
    """The level whose rating is nearest."""
    return min(range(1, len(levels) + 1), key=lambda level: abs(levels[level - 1] - rated.value))


def _results(match: Summary, row: Row, seat: Seat, levels: Sequence[float]) -> list[Met]:
    return [
        Met(levels[player.level - 1], FIXED, _result(match, row, seat, other))
        for other, player in enumerate(match.players)
        if player.is_computer
    ]


def _result(match: Summary, row: Row, seat: Seat, other: Seat) -> float:
    if match.ranking == Ranking.WINS.value:
        return 0.5 + ((seat in row.winners) - (other in row.winners)) / 2
    own, theirs = row.scores[seat], row.scores[other]
    if match.ranking == Ranking.LOWEST.value:
        own, theirs = theirs, own
    return 0.5 + ((own > theirs) - (own < theirs)) / 2


def _after(before: Rating, results: Sequence[Met], time: str) -> Rating:
    """Step 3 to 8 of the paper, one game as one rating period."""
    mu, phi = (before.value - START) / SCALE, before.spread / SCALE
    weights = [1 / math.sqrt(1 + 3 * (met.spread / SCALE / math.pi) ** 2) for met in results]
    hopes = [
        1 / (1 + math.exp(-g * (mu - (met.value - START) / SCALE)))
        for met, g in zip(results, weights, strict=True)
    ]
    seen = list(zip(results, weights, hopes, strict=True))
    v = 1 / sum(g * g * hope * (1 - hope) for _, g, hope in seen)
    gained = sum(g * (met.score - hope) for met, g, hope in seen)
    sigma = _volatility(before.volatility, phi, v, v * gained)
    wide = math.sqrt(phi * phi + sigma * sigma)
    phi = 1 / math.sqrt(1 / (wide * wide) + 1 / v)
    value = START + SCALE * (mu + phi * phi * gained)
    return Rating(value, phi * SCALE, sigma, (*before.curve, (time, value)))


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: the root of f by the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        top = e * (delta * delta - phi * phi - v - e)
        return top / (2 * (phi * phi + v + e) ** 2) - (x - a) / (TAU * TAU)

    low, high = a, a - TAU
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
