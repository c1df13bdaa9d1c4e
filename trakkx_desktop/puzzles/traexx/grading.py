"""The grade of a TRÄXX puzzle: how far the obvious line falls short of the best."""

MOST = {1: 3, 2: 6, 3: 9, 4: 60}
"""By grade: points of difference at most."""


def grade(short: int) -> int:
    """0: no puzzle, because the obvious is the best."""
    return next((number for number, most in MOST.items() if 0 < short <= most), 0)
