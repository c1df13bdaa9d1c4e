"""Equal names at one table are told apart by a small number behind them."""

from collections import Counter
from dataclasses import replace

from trakkx_desktop.core.match import Player


def told_apart(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """ "Anna", "Anna" become "Anna 1", "Anna 2"; a name that is already taken is not made again."""
    counts = Counter(player.name for player in players)
    taken = set(counts)
    found = []
    for player in players:
        name = player.name
        if counts[name] > 1:
            number = 1
            while f"{name} {number}" in taken:
                number += 1
            name = f"{name} {number}"
            taken.add(name)
        found.append(replace(player, name=name))
    return tuple(found)
