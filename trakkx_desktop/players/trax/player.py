"""The TRAX player: chooses by variant who thinks, within which limits, and how much of it a level sees."""

import time
from collections.abc import Callable, Iterator
from functools import cached_property

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.thought import Limit, Stop, Thought, never
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.actions import Action
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.players.trax import data, reasons, rolled, solitaire
from trakkx_desktop.players.trax.board import from_tiles
from trakkx_desktop.players.trax.levels import LEVELS, LONGEST, PATIENCE, ROLLS, Level
from trakkx_desktop.players.trax.odds import chance_of
from trakkx_desktop.players.trax.root import Choice, Root
from trakkx_desktop.players.trax.search import MATE, SURE, Memory


class Watch:
    """Says when thinking has to end: the seconds are over, or nobody waits any more."""

    def __init__(self, seconds: float | None, clock: Callable[[], float], stop: Stop) -> None:
        self._stop, self._clock = stop, clock
        self._end = None if seconds is None else clock() + seconds

    def is_over(self) -> bool:
        return self._stop() or (self._end is not None and self._clock() >= self._end)


class Player:
    """Holds nothing but working memory: equal sights, level, seed and work give equal thoughts."""

    key = "trax"

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock

    @cached_property
    def _memory(self) -> Memory:
        return Memory()

    def think(
        self, sight: State, seat: Seat, level: int, seed: int, limit: Limit, stop: Stop = never
    ) -> Iterator[Thought[Action]]:
        seen = LEVELS[level]
        if limit.seconds is None and limit.work is None:
            limit = Limit(seconds=LONGEST)
        watch, dice = Watch(limit.seconds, self._clock, stop), Chance(seed)
        work = min((w for w in (limit.work, seen.work) if w), default=0)
        if sight.setup.square is not None:
            depth, blur = PATIENCE[level]
            yield from solitaire.think(sight, depth, blur, dice, work, watch.is_over)
        elif not sight.board.tiles:
            yield _opening(sight, seat, dice)
        elif sight.setup.die:
            yield from rolled.think(sight, ROLLS[level], dice, work, watch.is_over)
        else:
            yield from self._turns(sight, seen, dice, work, watch)

    def _turns(
        self, sight: State, level: Level, dice: Chance, work: int, watch: Watch
    ) -> Iterator[Thought[Action]]:
        """A turn of two players without a die."""
        board = from_tiles(sight.board.tiles, sight.setup.limit)
        weights = data.weights(sight.setup.variant)
        side = sight.turns % 2
        root = Root(board, side, weights, self._memory, watch.is_over, work)
        limit_attention(root, level, dice)
        told: Choice | None = None
        while True:
            if root.best is not told or abs(root.best.worth) > SURE:
                yield _thought(sight, root)
            told = root.best
            if level.foresight and root.depth >= level.foresight:
                return
            if not root.deepen():
                break
        if root.best is not told:
            yield _thought(sight, root)


def _opening(sight: State, seat: Seat, dice: Chance) -> Thought[Action]:
    """The first tile decides nothing (T2)."""
    lays = tuple(rules.legal(sight, seat))
    number, _ = dice.below(len(lays))
    return Thought(lays[number], 0.5, "opening")


def limit_attention(root: Root, level: Level, dice: Chance) -> None:
    """Keeps the turns that a level weighs; one in a careless moment. Its own win at once it always sees."""
    if not level.attention or root.best.worth == MATE:
        return
    careless, dice = dice.below(100)
    is_careless = careless < level.careless
    scored = []
    for choice in root.choices:
        blur, dice = dice.below(2 * level.blur + 1)
        worth = choice.static if is_careless and choice.worth > -MATE else choice.worth
        scored.append((worth + blur - level.blur, choice))
    scored.sort(key=lambda entry: -entry[0])
    kept = [choice for _, choice in scored[: 1 if is_careless else level.attention]]
    if is_careless:
        kept[0].worth = kept[0].static
    root.keep(kept)


def _thought(sight: State, root: Root) -> Thought[Action]:
    code, facts = reasons.reason(sight, root)
    worth = root.best.worth
    action = reasons.lay_of(root.board, root.best.turn)
    return Thought(action, chance_of(worth), code, facts, abs(worth) > SURE)
