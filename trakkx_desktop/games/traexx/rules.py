"""What may be drawn in a round (sections "The track" and "Game play", R1-R6), and how it resolves (R15)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

from trakkx_desktop.core.game import Event, IllegalAction, Step
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx.actions import PASS, Action, Extend, Pass
from trakkx_desktop.games.traexx.events import Ended, Resolved, Sealed, Turned
from trakkx_desktop.games.traexx.score import reached
from trakkx_desktop.games.traexx.setup import Setup, deal
from trakkx_desktop.games.traexx.sheet import Field, neighbours, sheet
from trakkx_desktop.games.traexx.state import Hidden, Route, State

Patches = tuple[str, ...]


def start(setup: Setup) -> State:
    """The first card is turned; the start field counts as reached (R2)."""
    return State(
        setup,
        deal(setup.seed),
        round=1,
        routes=tuple((sheet().starts[letter],) for letter in setup.starts),
        sealed=(None,) * setup.seats,
        notes=((),) * setup.seats,
    )


def ends(route: Route) -> tuple[Field, ...]:
    """Where the route may go on, the end of its first direction first; a lone start is one end (R3)."""
    return (route[-1],) if len(route) == 1 else (route[-1], route[0])


def extended(route: Route, action: Action) -> Route:
    if isinstance(action, Pass):
        return route
    if action.end == route[-1]:
        return route + action.path
    return tuple(reversed(action.path)) + route


def waiting(state: State) -> tuple[Seat, ...]:
    if state.is_over:
        return ()
    return tuple(seat for seat, choice in enumerate(state.sealed) if choice is None)


def shut(state: State, seat: Seat) -> Refusal | None:
    """Why the seat can do nothing now: the cards are played, or it has sealed this round's choice."""
    if state.is_over:
        return Refusal("wrong_round", (), "R12", (("round", state.round),))
    if seat not in waiting(state):
        return Refusal("wrong_round", (), "R20", (("round", state.round),))
    return None


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Extend) and not action.path:
        return _empty(action)
    refusal = shut(state, seat)
    if refusal is not None or isinstance(action, Pass):
        return refusal
    return fault(state.routes[seat], state.patches, action)


def fault(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    """The first thing wrong with an extension, in the order that the vectors prescribe (R17)."""
    if not extend.path:
        return _empty(extend)
    for look in _LOOKS:
        refusal = look(route, patches, extend)
        if refusal is not None:
            return refusal
    return None


def _empty(extend: Extend) -> Refusal:
    return Refusal("malformed", (extend.end,), "R6")


def _off_sheet(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    off = tuple(f for f in (extend.end, *extend.path) if f not in sheet().colours)
    return Refusal("off_sheet", off, "R11") if off else None


def _not_an_end(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    return None if extend.end in ends(route) else Refusal("not_an_end", (extend.end,), "R4")


def _already_on_route(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    for index, field in enumerate(extend.path):
        if field in route or field in extend.path[:index]:
            return Refusal("already_on_route", (field,), "R1")
    return None


def _both_ends(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    """A line that is begun at one end and goes on at the other."""
    for other in ends(route):
        for last, field in pairwise(extend.path):
            if other != extend.end and field in neighbours(other) and field not in neighbours(last):
                return Refusal("both_ends", (field, other), "R4")
    return None


def _not_adjacent(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    for last, field in pairwise((extend.end, *extend.path)):
        if field not in neighbours(last):
            return Refusal("not_adjacent", (field, last), "R4")
    return None


def _colour_not_on_card(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    for field in extend.path:
        colour = sheet().colours[field]
        if colour not in patches:
            return Refusal("colour_not_on_card", (field,), "R5", (("colour", colour),))
    return None


def _patch_used_twice(route: Route, patches: Patches, extend: Extend) -> Refusal | None:
    left = list(patches)
    for field in extend.path:
        colour = sheet().colours[field]
        if colour not in left:
            facts = (("colour", colour), ("patches", patches.count(colour)))
            return Refusal("patch_used_twice", (field,), "R5", facts)
        left.remove(colour)
    return None


_LOOKS: tuple[Callable[[Route, Patches, Extend], Refusal | None], ...] = (
    _off_sheet,
    _not_an_end,
    _already_on_route,
    _both_ends,
    _not_adjacent,
    _colour_not_on_card,
    _patch_used_twice,
)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every extension, shorter before longer along each branch, and last the pass."""
    if shut(state, seat) is not None:
        return
    route = state.routes[seat]
    for end in ends(route):
        for path in _paths(end, frozenset(route), state.patches):
            yield Extend(end, path)
    yield PASS


def _paths(tip: Field, taken: frozenset[Field], left: Patches) -> Iterator[tuple[Field, ...]]:
    for field in sheet().beside[tip]:
        colour = sheet().colours[field]
        if field in taken or colour not in left:
            continue
        yield (field,)
        at = left.index(colour)
        for tail in _paths(field, taken | {field}, left[:at] + left[at + 1 :]):
            yield (field, *tail)


def apply(state: State, seat: Seat, action: Action) -> Step:
    """The action lies sealed; the last one resolves the round."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    choices = tuple(action if of == seat else choice for of, choice in enumerate(state.sealed))
    sealed = replace(state, sealed=choices)
    if waiting(sealed):
        return Step(sealed, (Sealed(seat),))
    done, events = _resolve(sealed)
    return Step(done, (Sealed(seat), *events), reveals=True)


def _resolve(state: State) -> tuple[State, tuple[Event, ...]]:
    choices = tuple(c for c in state.sealed if c is not None and not isinstance(c, Hidden))
    if len(choices) != state.setup.seats:
        raise ValueError("a round with hidden choices cannot be resolved")
    new = tuple(
        () if isinstance(c, Pass) else reached(state.notes, seat, c.path, state.round)
        for seat, c in enumerate(choices)
    )
    done = replace(
        state,
        round=state.round + 1,
        routes=tuple(extended(r, c) for r, c in zip(state.routes, choices, strict=True)),
        sealed=(None,) * state.setup.seats,
        notes=tuple(old + more for old, more in zip(state.notes, new, strict=True)),
    )
    told = tuple((seat, n.number, n.points) for seat, notes in enumerate(new) for n in notes)
    turned = Ended() if done.card is None else Turned(done.card)
    return done, (Resolved(state.round, told), turned)
