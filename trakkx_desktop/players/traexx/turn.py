"""What a seat has before it when a card lies open."""

from dataclasses import dataclass
from functools import cache

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import board, worth
from trakkx_desktop.players.traexx.board import Line, Position
from trakkx_desktop.players.traexx.packed import Row
from trakkx_desktop.players.traexx.pen import Pen
from trakkx_desktop.players.traexx.rivals import Rivals
from trakkx_desktop.players.traexx.ruler import row


@cache
def weights_of(is_solo: bool) -> Row:
    return row(worth.tables(worth.SOLO if is_solo else worth.TABLE))


@dataclass(frozen=True)
class Turn:
    """What the seat has before it: its line, the cards to come, all extensions, and the others."""

    seat: Seat
    is_solo: bool
    start: Position
    cards: tuple[int, ...]
    lines: list[Line]
    rivals: Rivals
    pen: Pen


def turn_of(sight: State, seat: Seat) -> Turn:
    is_solo, card = sight.setup.is_solo, board.card_open(sight)
    start = board.position(sight, seat)
    others = [board.position(sight, of) for of in range(sight.setup.seats) if of != seat]
    lines = board.lines(start, board.PATCHES[card], board.spent(sight), is_solo)
    weights = weights_of(is_solo)
    rivals = Rivals(weights, others, start, card)
    return Turn(seat, is_solo, start, board.cards_left(sight), lines, rivals, Pen(weights))
