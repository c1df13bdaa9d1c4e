"""A puzzle as a match at the table, and which one comes after it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.puzzles.judge import puzzler
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.view.stage.tr import tr

if TYPE_CHECKING:
    from trakkx_desktop.core.progress import Progress

BEST = 4
"""The level of the others at the table gives them their faces; what they do is proven."""
ORIGIN = "puzzle"


def practice(puzzle: Puzzle, name: str) -> Match:
    """The puzzle as a match; who sits around the solver does what the proof says."""
    position = puzzler(puzzle.game).begin(puzzle)
    count = position.setup.seats
    others = tr("puzzles", "Opponent") if count == 2 else tr("puzzles", "Player {number}")
    players = tuple(
        Player(name, seat)
        if seat == puzzle.seat
        else Player(others.format(number=seat + 1), seat, BEST)
        for seat in range(count)
    )
    match = Match.practice(catalog.game(puzzle.game), players, position, ORIGIN)
    return replace(match, plan=Plan(hints=False))


def next_of(book: tuple[Puzzle, ...], puzzle: Puzzle, progress: Progress) -> Puzzle | None:
    """After this one in the book the first of its grade that is not solved, else any that is not."""
    at = next((i for i, one in enumerate(book) if one.id == puzzle.id), 0)
    turned = (*book[at + 1 :], *book[:at])
    left = [one for one in turned if not progress.stars(one.game, one.id)]
    same = [one for one in left if one.grade == puzzle.grade]
    return next(iter((*same, *left)), None)
