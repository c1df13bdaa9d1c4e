"""How much a solution regroups, and the grade that comes of it."""

from collections import Counter

from trakkx_desktop.games.trakkx.table import Table, places, survey

MOST = {1: 1, 2: 4, 3: 8, 4: 14}
"""By grade: so many tokens of the table lie elsewhere at most."""

CROSSINGS = 2
"""From the second grade on a solution uses at least so many."""


def moved(before: Table, after: Table) -> int:
    """Table tokens that lie elsewhere than before."""
    now = places(after)
    return sum(now[token] != cell for cell, token in before.items())


def crossings(before: Table, after: Table) -> int:
    """Tokens in two lines of which one at least is new."""
    known = {frozenset(line.tokens) for line in survey(before).lines}
    lines = survey(after).lines
    count = Counter(cell for line in lines for cell in line.cells)
    fresh = {c for line in lines if frozenset(line.tokens) not in known for c in line.cells}
    return sum(count[cell] == 2 for cell in fresh)


def grade(before: Table, after: Table) -> int:
    """0: no puzzle, because nothing has to be thought of, or far too much."""
    shifted, crossed = moved(before, after), crossings(before, after)
    if shifted + crossed == 0 or shifted > max(MOST.values()):
        return 0
    found = min(number for number, most in MOST.items() if shifted <= most)
    return found if found == 1 or crossed >= CROSSINGS else 0
