"""Which number each group is called by: the one it had when the turn began, however much is moved about; no Qt."""

from collections import Counter
from collections.abc import Sequence

from trakkx_desktop.games.trakkx.table import Group, Table


def numbers(before: Sequence[Group], lay: Table, groups: Sequence[Group], lies: Table) -> list[int]:
    """For each group of now; `before` are the groups of then, whose tokens `lay` names. A group goes by the
    one that most of it comes from; new ones are counted on."""
    came = {lay[cell]: number for number, group in enumerate(before, 1) for cell in group}
    claims: list[tuple[int, int, int]] = []
    for index, group in enumerate(groups):
        votes = Counter(came[lies[cell]] for cell in group if lies[cell] in came)
        claims += [(-count, number, index) for number, count in votes.items()]
    found: dict[int, int] = {}
    for _, number, index in sorted(claims):
        if index not in found and number not in found.values():
            found[index] = number
    for index in range(len(groups)):
        if index not in found:
            found[index] = next(n for n in range(1, 200) if n not in found.values())
    return [found[index] for index in range(len(groups))]
