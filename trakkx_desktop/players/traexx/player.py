"""The TRÄXX player: what a level sees of the extensions, and the one it draws."""

from collections.abc import Iterator

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.games.traexx.actions import Action
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.players.traexx import board, glance
from trakkx_desktop.players.traexx.board import Line
from trakkx_desktop.players.traexx.budget import Budget
from trakkx_desktop.players.traexx.layout import SCALE
from trakkx_desktop.players.traexx.levels import LEVELS
from trakkx_desktop.players.traexx.reasons import reason
from trakkx_desktop.players.traexx.search import Search, Try
from trakkx_desktop.players.traexx.turn import Turn, turn_of


class Planner:
    key = "traexx"

    def think(
        self,
        sight: State,
        seat: Seat,
        level: int,
        seed: int,
        limit: Limit,
        stop: Stop = never,
    ) -> Iterator[Thought[Action]]:
        sees, turn = LEVELS[level], turn_of(sight, seat)
        if limit.seconds is None and limit.work is None:
            limit = Limit(work=sees.work)
        chance = Chance(seed)
        lines = glance.noticed(turn, sees, chance) if sees.overlooks else turn.lines
        tries = _glanced(turn, lines) if sees.foresight == "ends" else guessed(turn, lines)
        tries.sort(key=lambda one: one.rank)
        yield thought_of(sight, turn, tries)
        if sees.foresight == "cards" and turn.cards and len(tries) > 1:
            yield from _searched(sight, turn, tries, Budget(limit, stop))


def _glanced(turn: Turn, lines: list[Line]) -> list[Try]:
    return [Try(line, glance.worth(turn, line)) for line in lines]


def guessed(turn: Turn, lines: list[Line]) -> list[Try]:
    """With the total that the tables guess."""
    left, view, pen = sum(1 << card for card in turn.cards), turn.rivals.now(), turn.pen
    return [Try(line, pen.guess(line.after, left, view, turn.is_solo) / SCALE) for line in lines]


def search_of(turn: Turn, asked: Line | None = None) -> Search:
    then = turn.rivals.after(sum(1 << card for card in turn.cards))
    return Search(turn.pen, turn.cards, then, turn.is_solo, asked)


def _searched(
    sight: State, turn: Turn, tries: list[Try], budget: Budget
) -> Iterator[Thought[Action]]:
    for ranked in search_of(turn).deepen(tries, budget):
        yield thought_of(sight, turn, ranked)


def thought_of(sight: State, turn: Turn, ranked: list[Try]) -> Thought[Action]:
    best = ranked[0]
    why, facts = reason(sight, turn, best.line)
    is_proven = best.line is turn.lines[0] and len(turn.lines) == 1
    return Thought(board.action(turn.start, best.line), best.worth, why, facts, is_proven)
