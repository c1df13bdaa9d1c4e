"""From worths to chances: what a worth in 1/200 logit means in games won."""

from math import exp

from trakkx_desktop.players.trax.search import SURE

LOGIT = 200
"""A worth of so much is odds of e to 1 in the fit of the weights."""
CALIBRATED = 350
"""And so much it is in truth (README.md has the table): a search that takes the best of many is too sure of itself."""


def chance_of(worth: int, logit: int = CALIBRATED) -> float:
    """The chance to win; 1 or 0 only where it is proven."""
    if abs(worth) > SURE:
        return 1.0 if worth > 0 else 0.0
    return 1 / (1 + exp(-worth / logit))
