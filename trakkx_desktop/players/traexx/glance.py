"""How somebody looks at extensions who does not plan: what is noticed, and what seems good in it."""

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.players.traexx.board import ALL, BESIDE, NUMBERS, Line, Position
from trakkx_desktop.players.traexx.layout import SIZE
from trakkx_desktop.players.traexx.levels import Level
from trakkx_desktop.players.traexx.turn import Turn
from trakkx_desktop.players.traexx.worth import STEPS

PULL = 0.4
"""A step nearer to the next number, in points."""
SHUT = (4.0, 1.5, 0.5)
"""What an end with no, one, two ways on costs."""
LOST = 0.7
"""What a field costs that nothing leads to any more."""


def noticed(turn: Turn, level: Level, chance: Chance) -> list[Line]:
    """The extensions that this level sees; at least one, if there is any."""
    drawn = [line for line in turn.lines if line.path]
    if level.ends == 1:
        drawn = [line for line in drawn if line.side == 0] or drawn
    kept = []
    for line in drawn:
        luck, chance = chance.below(100)
        if luck >= level.overlooks:
            kept.append(line)
    # Whoever overlooks things does not pass by plan either.
    return kept or drawn or turn.lines


def worth(turn: Turn, line: Line) -> float:
    after = line.after
    points = after.points - SIZE - PULL * _steps(after, line.side)
    if turn.cards:
        points -= sum(_shut(after, end) for end in after.ends) + LOST * _lost(after)
    return points


def _steps(at: Position, side: int) -> int:
    """From the end just drawn to the nearest number not reached."""
    open_numbers = (n for n in NUMBERS if not at.noted >> n & 1)
    return min((STEPS[n][at.ends[side]] for n in open_numbers), default=0)


def _shut(at: Position, end: int) -> float:
    ways = sum(not at.taken >> near & 1 for near in BESIDE[end])
    return SHUT[ways] if ways < len(SHUT) else 0.0


def _lost(at: Position) -> int:
    """Free fields with no free field beside them, and no end."""
    way = (ALL & ~at.taken) | 1 << at.ends[0] | 1 << at.ends[1]
    return sum(
        not any(way >> near & 1 for near in BESIDE[field])
        for field in range(SIZE)
        if not at.taken >> field & 1
    )
