"""Saved setups, states and actions are judged here: what could not have come about is refused."""

from itertools import pairwise
from typing import Any

from trakkx_desktop.core.chance import SEEDS
from trakkx_desktop.core.pack import PackError, Unpacker
from trakkx_desktop.games.traexx.actions import Extend, Pass
from trakkx_desktop.games.traexx.rules import fault
from trakkx_desktop.games.traexx.score import worth
from trakkx_desktop.games.traexx.setup import SEATS, Setup
from trakkx_desktop.games.traexx.sheet import cards, neighbours, sheet
from trakkx_desktop.games.traexx.state import UNKNOWN, Note, Route, State

_UNPACKER = Unpacker(Setup, State, Extend, Pass)


def unpack(data: Any) -> Any:
    thing = _UNPACKER.unpack(data)
    if isinstance(thing, Setup):
        _judge_setup(thing)
    elif isinstance(thing, State):
        _judge_state(thing)
    return thing


def _demand(is_right: bool, what: str) -> None:
    if not is_right:
        raise PackError(what)


def _judge_setup(setup: Setup) -> None:
    _demand(setup.seats in SEATS, "one to four seats")
    _demand(0 <= setup.first < setup.seats, "first is a seat")
    _demand(0 <= setup.seed < SEEDS, "the seed has a code")
    _demand(len(setup.starts) == setup.seats, "one start for each seat")
    _demand(set(setup.starts) <= set(sheet().starts), "starts are letters of the sheet")
    _demand(len(set(setup.starts)) == setup.seats, "all starts are different")


def _judge_state(state: State) -> None:
    _judge_setup(state.setup)
    seats = state.setup.seats
    _demand({len(state.routes), len(state.sealed), len(state.notes)} == {seats}, "all by seat")
    _judge_deck(state)
    for letter, route in zip(state.setup.starts, state.routes, strict=True):
        _judge_route(route, letter)
    _judge_sealed(state)
    _judge_notes(state)


def _judge_deck(state: State) -> None:
    _demand(len(state.deck) == len(cards()), "as many cards as in the deck")
    _demand(1 <= state.round <= len(state.deck) + 1, "a round of the game")
    turned, pile = state.deck[: state.round], state.deck[state.round :]
    known = turned if set(pile) == {UNKNOWN} else state.deck
    _demand(set(known) <= set(cards()) and len(set(known)) == len(known), "each card once")


def _judge_route(route: Route, letter: str) -> None:
    _demand(set(route) <= set(sheet().colours), "routes lie on the sheet")
    _demand(sheet().starts[letter] in route, "the start lies on the route")
    _demand(len(set(route)) == len(route), "no field twice")
    _demand(all(b in neighbours(a) for a, b in pairwise(route)), "routes have no gaps")


def _judge_sealed(state: State) -> None:
    _demand(None in state.sealed, "a round that all have sealed is resolved")
    _demand(not state.is_over or set(state.sealed) == {None}, "nothing is sealed at the end")
    for route, choice in zip(state.routes, state.sealed, strict=True):
        is_right = not isinstance(choice, Extend) or fault(route, state.patches, choice) is None
        _demand(is_right, "a sealed extension is legal")


def _judge_notes(state: State) -> None:
    for route, notes in zip(state.routes, state.notes, strict=True):
        on_route = sorted(sheet().numbers[f] for f in route if f in sheet().numbers)
        _demand(sorted(n.number for n in notes) == on_route, "each number reached is noted")
        rounds = [note.round for note in notes]
        _demand(rounds == sorted(rounds), "notes stand in the order of reaching")
        _demand(all(1 <= r < state.round for r in rounds), "notes are of rounds played")
        for index, note in enumerate(notes):
            right = worth(_before(state, index, note), note.number)
            _demand(note.points == right, "full or half points")


def _before(state: State, index: int, note: Note) -> tuple[tuple[Note, ...], ...]:
    """What counted as noted when this note was made."""
    if state.setup.is_solo:
        return (state.notes[0][:index],)
    return tuple(tuple(n for n in of if n.round < note.round) for of in state.notes)
