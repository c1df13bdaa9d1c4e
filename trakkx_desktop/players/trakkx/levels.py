"""What each level sees: how attentive it is and how far it looks ahead, as data."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sharpness:
    """What one level notices and thinks of. Percents are drawn by lot once a turn, token by token."""

    overlooks: int
    """Percent of its own tokens that it does not think of this turn."""
    shelf: int
    """How many tokens of the display it looks at."""
    regroups: bool
    """Does it move table tokens, or only add?"""
    tries: int
    """Work for one laying; what it does not find by then it does not see."""
    weighs: bool
    """Does it try out what a token of the display would give, or only see what goes together?"""
    plans: bool
    """Does it hold back, count turns until it is out, and time its action tokens?"""


SHARPNESS: dict[int, Sharpness] = {
    1: Sharpness(overlooks=40, shelf=3, regroups=False, tries=0, weighs=False, plans=False),
    2: Sharpness(overlooks=10, shelf=6, regroups=False, tries=0, weighs=True, plans=False),
    3: Sharpness(overlooks=0, shelf=6, regroups=True, tries=60, weighs=True, plans=False),
    4: Sharpness(overlooks=0, shelf=6, regroups=True, tries=600, weighs=True, plans=True),
}
