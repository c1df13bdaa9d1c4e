"""The course of a game in all variants: start, whose turn, what is allowed, what it leads to."""

from collections.abc import Iterator
from dataclasses import replace

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.game import Event, IllegalAction, Step
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import die, score, solitaire, turns
from trakkx_desktop.games.trax.actions import Action, Lay, Resign
from trakkx_desktop.games.trax.board import Board, Box
from trakkx_desktop.games.trax.chain import follow
from trakkx_desktop.games.trax.events import Ended, Laid, Uncovered
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import Ending, State
from trakkx_desktop.games.trax.tiles import LIES, Tile


def start(setup: Setup) -> State:
    state = State(setup, chance=Chance(setup.seed))
    if setup.square is not None:
        pile, chance = solitaire.shuffled_pile(setup.square, state.chance)
        return replace(state, pile=pile, chance=chance)
    return die.roll(state)[0] if setup.die else state


def waiting(state: State) -> tuple[Seat, ...]:
    return () if state.ending is not None else (state.seat,)


def legal(state: State, seat: Seat) -> Iterator[Lay]:
    """All legal turns; resigning and drawing, always possible, aside."""
    if seat not in waiting(state):
        return iter(())
    if state.setup.square is not None:
        return solitaire.lays(state)
    lies = (die.dictated(state),) if state.setup.die else LIES
    return turns.lays(state.setup, state.board, lies)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if state.ending is not None:
        return Refusal("game_over", (), "T10")
    if seat != state.seat:
        return Refusal("not_waiting", (seat,), "T1")
    if isinstance(action, Lay):
        return _refused_lay(state, action)
    if state.setup.square is not None and not isinstance(action, Resign):
        return Refusal("no_opponent", (), "T13")
    return None


def _refused_lay(state: State, lay: Lay) -> Refusal | None:
    if state.setup.square is not None:
        return solitaire.refusal(state, lay)
    if state.setup.die and (wrong := die.refusal(state, lay)) is not None:
        return wrong
    return turns.refusal(state.setup, state.board, lay)


def apply(state: State, seat: Seat, action: Action) -> Step:
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    if not isinstance(action, Lay):
        return _concede(state, seat, action)
    return _play(state, action) if state.setup.square is not None else _turn(state, action)


def _concede(state: State, seat: Seat, action: Action) -> Step:
    """T13; a solitaire is simply given up."""
    others = tuple(s for s in range(state.setup.seats) if s != seat)
    ending = Ending("resigned", others) if isinstance(action, Resign) else Ending("agreed")
    return Step(replace(state, ending=ending), (Ended(ending.reason, ending.winners),))


def _turn(state: State, lay: Lay) -> Step:
    chain = follow(state.board.tiles, lay.cell, lay.tile)
    after = replace(
        state, board=Board(chain.tiles), turns=state.turns + 1, last=chain.laid, rolls=()
    )
    after = replace(after, ending=score.verdict(after))
    events: list[Event] = [
        Laid(cell, chain.tiles[cell], forced=cell != lay.cell) for cell in chain.laid
    ]
    if after.ending is not None:
        events.append(Ended(after.ending.reason, after.ending.winners))
    elif state.setup.die:
        after, rolled = die.roll(after)
        events.append(rolled)
    return Step(after, tuple(events), reveals=state.setup.die)


def _play(state: State, lay: Lay) -> Step:
    after = solitaire.lay_tile(state, lay)
    is_forced = solitaire.freedom(state) is solitaire.Freedom.FORCED
    events: list[Event] = [Laid(lay.cell, lay.tile, is_forced)]
    if after.pile:
        events.append(Uncovered(after.pile[0], len(after.pile)))
    if after.ending is not None:
        events.append(Ended(after.ending.reason, after.ending.winners))
    return Step(after, tuple(events), reveals=True)


def preview(state: State, cell: Cell, tile: Tile) -> tuple[tuple[Cell, Tile], ...] | Refusal:
    """The forced tiles that would follow, in their order, or why the seat to move may not lay it."""
    lay = Lay(cell, tile)
    refusal = check(state, state.seat, lay)
    if refusal is not None:
        return refusal
    if state.setup.square is not None:
        return ()
    chain = follow(state.board.tiles, cell, tile)
    return tuple((forced, chain.tiles[forced]) for forced in chain.laid[1:])


def outlines(state: State) -> tuple[Box, ...]:
    """Where the 8x8 (L1) or the solitaire's square (P4) may still come to lie; none if unlimited."""
    size = state.setup.limit or state.setup.square
    if size is None:
        return ()
    left, top, right, bottom = state.board.box if state.board.tiles else (0, 0, 0, 0)
    return tuple(
        (x, y, x + size - 1, y + size - 1)
        for y in range(bottom - size + 1, top + 1)
        for x in range(right - size + 1, left + 1)
    )
