"""A TRÄXX position from readable data: starts, cards, routes, and the points noted so far."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.actions import PASS
from trakkx_desktop.games.traexx.notation import read
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.games.traexx.sheet import Field, cards, neighbours, sheet
from trakkx_desktop.games.traexx.state import Note, Route, State

_KNOWN = {"starts", "cards", "round", "routes", "notes", "sealed"}


def position(data: Mapping[str, Any]) -> State:
    """`cards` are the open one and those to come; those before it do not matter."""
    if set(data) - _KNOWN:
        raise ValueError(f"unknown key {min(set(data) - _KNOWN)!r}")
    starts = tuple(data["starts"])
    setup = Setup(len(starts), 0, 0, starts)
    round_ = int(data.get("round", 1))
    seats = range(setup.seats)
    routes = data.get("routes", [""] * setup.seats)
    notes = data.get("notes", [""] * setup.seats)
    return State(
        setup,
        _deck(tuple(data["cards"]), round_),
        round_,
        tuple(_route(setup, seat, routes[seat]) for seat in seats),
        (None, *(read(text) for text in data.get("sealed", ["pass"] * (setup.seats - 1)))),
        tuple(_notes(notes[seat], round_) for seat in seats),
    )


def _deck(ahead: tuple[int, ...], round_: int) -> tuple[int, ...]:
    """All 15 cards: the others lie before, as far as rounds are over, and after these."""
    if not set(ahead) <= set(cards()) or len(set(ahead)) < len(ahead):
        raise ValueError("cards are named by their ids, each once")
    rest = tuple(card for card in sorted(cards()) if card not in ahead)
    return rest[: round_ - 1] + ahead + rest[round_ - 1 :]


def _route(setup: Setup, seat: Seat, text: str) -> Route:
    """From end to end; the start lies on it."""
    start = sheet().starts[setup.starts[seat]]
    if not text:
        return (start,)
    drawn = read(text)
    if drawn == PASS:
        return (start,)
    route: tuple[Field, ...] = (drawn.end, *drawn.path)  # type: ignore[union-attr]
    is_whole = all(b in neighbours(a) for a, b in pairwise(route))
    if start not in route or not is_whole or len(set(route)) < len(route):
        raise ValueError(f"no route: {text}")
    if not set(route) <= set(sheet().colours):
        raise ValueError(f"off the sheet: {text}")
    return route


def _notes(text: str, round_: int) -> tuple[Note, ...]:
    """`4:4 7:7 5:3`, in the order in which they were reached."""
    pairs = (part.split(":") for part in text.split())
    return tuple(Note(int(number), max(1, round_ - 1), int(points)) for number, points in pairs)
