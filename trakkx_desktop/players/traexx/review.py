"""Looking back on a game: what a round cost against level 4's choice, and what the order of cards allowed."""

from dataclasses import dataclass

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import board
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.known import Known, best_line
from trakkx_desktop.players.traexx.levels import LEVELS
from trakkx_desktop.players.traexx.player import guessed, search_of, thought_of
from trakkx_desktop.players.traexx.turn import turn_of


@dataclass(frozen=True)
class Loss:
    """What level 4 would have done, and the points by which what was done falls short of it on average."""

    better: Thought[Action]
    points: float


def loss(
    sight: State, seat: Seat, action: Action, limit: Limit | None = None, stop: Stop = never
) -> Loss:
    """Of this action in this sight, masked as it was then; nothing that came later counts."""
    turn = turn_of(sight, seat)
    made = board.line_of(turn.start, action, board.spent(sight), turn.is_solo)
    others = [line for line in turn.lines if line.after != made.after]
    tries = sorted(guessed(turn, [made, *others]), key=lambda one: one.rank)
    budget = Budget(limit or Limit(work=LEVELS[4].work), stop)
    for deeper in search_of(turn, made).deepen(tries, budget) if turn.cards else ():
        if any(one.line is made for one in deeper):
            tries = deeper
    worth = next(one.worth for one in tries if one.line is made)
    return Loss(thought_of(sight, turn, tries), max(0.0, tries[0].worth - worth))


def allowed(
    state: State,
    seat: Seat,
    limit: Limit | None = None,
    stop: Stop = never,
    width: int | None = None,
) -> Known:
    """The best found for all cards in their order, the others noting what they did note."""
    others = [note for of, notes in enumerate(state.notes) if of != seat for note in notes]
    spent = tuple(
        sum({1 << note.number for note in others if note.round < round_})
        for round_ in range(1, len(state.deck) + 1)
    )
    start = board.opening(state.setup.starts[seat])
    return best_line(start, state.deck, state.setup.is_solo, spent, limit, stop, width)
