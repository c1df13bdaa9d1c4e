"""What happened, in words and in the notation; only events that everybody saw."""

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax import notation
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.view.stage.tr import tr


def last_turn(sight: Sight) -> str:
    """What the other one did, for those who were not looking (where it lies a dot shows); who plays
    alone knows."""
    if not sight.turns or len(sight.players) == 1 or not has_laid(sight, len(sight.turns) - 1):
        return ""
    forced = forced_at(sight, len(sight.turns) - 1)
    if not forced:
        words = tr("trax", "{name} laid one tile.")
    else:
        words = tr("trax", "{name} laid one tile, and %n more followed.", forced)
    return words.format(name=sight.players[sight.turns[-1].seat].name)


def turn_before(sight: Sight, count: int) -> str:
    """The turn after which a position came about, as the move list has it."""
    if count == 0 or not has_laid(sight, count - 1):
        return ""
    forced, move = forced_at(sight, count - 1), move_at(sight, count - 1)
    if not forced:
        words = tr("trax", "{name} laid {move}.")
    else:
        words = tr("trax", "{name} laid {move}, and %n more followed.", forced)
    return words.format(name=sight.players[sight.turns[count - 1].seat].name, move=move)


def has_laid(sight: Sight, index: int) -> bool:
    return isinstance(sight.turns[index].events[0], Laid)


def move_at(sight: Sight, index: int) -> str:
    """A turn of the log in the game's notation."""
    return notation.write_turn(sight.state_at(index), sight.turns[index].events)


def forced_at(sight: Sight, index: int) -> int:
    """How many tiles followed the chosen one."""
    return max(0, sum(isinstance(event, Laid) for event in sight.turns[index].events) - 1)
