"""From here: what can be done with a position that is looked back at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from trakkx_desktop.core.player import Player
from trakkx_desktop.view.screens.house.computers import computer
from trakkx_desktop.view.stage.menu import Menu
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from trakkx_desktop.session.session import Session

ONE, ALL, NONE = "one", "all", "none"
"""Who plays on by hand."""
LEVEL = 3
"""Of computers that take the place of people."""


def seated(session: Session, who: str) -> tuple[Player, ...]:
    """The players with computers in some seats; of ONE, whoever is to move stays."""
    mover = session.viewer if session.viewer is not None else session.waiting[0]
    seats: list[Player] = []
    for seat, player in enumerate(session.players):
        is_person = who == ALL or (who == ONE and seat == mover)
        taken = [other.name for other in (*session.players, *seats)]
        if is_person:
            seats.append(Player(player.name, player.mark))
        elif player.is_computer:
            seats.append(player)
        else:
            seats.append(computer(LEVEL, player.mark, taken))
    return tuple(seats)


def add_ways(menu: Menu, session: Session, play_on: Callable[[str], object]) -> None:
    """Nothing goes on from the end of a finished game."""
    for icon, words, who in (
        ("computer", tr("study", "Play on against the computer"), ONE),
        ("people", tr("study", "Play both sides"), ALL),
        ("eye", tr("study", "Let the computers finish it"), NONE),
    ):
        if len(session.players) > 1 or who != ONE:
            action = menu.add(icon, words, partial(play_on, who))
            action.setEnabled(session.outcome is None)
