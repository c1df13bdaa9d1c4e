"""How players are called: equal names get a small number, forgotten people are "Player 2"."""

from collections import Counter
from dataclasses import replace
from functools import cmp_to_key
from typing import Any

from PySide6.QtCore import QCollator, Qt

from trakkx_desktop.core.player import Player
from trakkx_desktop.view.stage.tr import tr


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


def called(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """With names to show: somebody whose name was deleted is told by the seat."""
    words = tr("names", "Player {number}")
    named = (
        player if player.name.strip() else replace(player, name=words.format(number=seat + 1))
        for seat, player in enumerate(players)
    )
    return told_apart(tuple(named))


def in_order(name: str) -> Any:
    """A key by which names sort as the language does it: Ä beside A in German, after Z in Swedish."""
    collator = QCollator()
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return cmp_to_key(collator.compare)(name)


def joined(names: tuple[str, ...]) -> str:
    """ "Anna", "Anna and Ben", "Anna, Ben and Clara"."""
    if len(names) < 2:
        return "".join(names)
    return tr("names", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
