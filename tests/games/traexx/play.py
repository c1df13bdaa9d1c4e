"""Positions and rounds in notation, for the tests of TRÄXX."""

from dataclasses import replace
from math import cos, pi, sin

from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.hexes import Point, centre
from trakkx_desktop.games.traexx.notation import read
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.games.traexx.sheet import Field, cards, sheet
from trakkx_desktop.games.traexx.state import Route, State

ROWS = range(-4, 5)


def table(starts: str, *first_cards: int, open_sheets: bool = False) -> State:
    """A game whose pile begins with these cards."""
    rest = tuple(card for card in cards() if card not in first_cards)
    setup = Setup(len(starts), 0, 0, tuple(starts), open_sheets)
    return replace(GAME.start(setup), deck=(*first_cards, *rest))


def drawn(route: str, card: int, start: str = "A") -> State:
    """A solo game in round 1 whose route is already drawn (no numbers are noted)."""
    return replace(table(start, card), routes=(fields(route),))


def fields(text: str) -> Route:
    parts = (part.split(",") for part in text.split(">"))
    return tuple((int(q), int(r)) for q, r in parts)


def act(text: str) -> Action:
    return read(text)


def play(state: State, *rounds: str) -> State:
    """Each round is what the seats do, in notation, parted by spaces."""
    for round_ in rounds:
        for seat, text in enumerate(round_.split()):
            state = GAME.apply(state, seat, act(text)).state
    return state


def snake() -> Route:
    """A route over all 61 fields, row by row."""
    rows = [[(q, r) for q in ROWS if (q, r) in sheet().colours] for r in ROWS]
    out: list[Field] = []
    for index, row in enumerate(rows):
        out += row if index % 2 == 0 else row[::-1]
    return tuple(out)


def corners(field: Field) -> tuple[Point, ...]:
    """Clockwise from the one on top."""
    x, y = centre(field)
    return tuple((x + sin(k * pi / 3), y - cos(k * pi / 3)) for k in range(6))
