"""What a lesson of TRAX may ask for, as conditions on a turn; and what the other answers."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from trakkx_desktop.core.grid import Cell, opposite
from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trax import GAME
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.paths import trace, wins
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import CURVED, STRAIGHT
from trakkx_desktop.lessons.lesson import Condition, Deed
from trakkx_desktop.lessons.trax.position import is_settled, position
from trakkx_desktop.players.trax.proof import prove_hold, prove_win

Words = tuple[str, ...]


def cells(words: Words) -> set[Cell]:
    return {(int(x), int(y)) for x, y in (word.split(",") for word in words)}


def at(deed: Deed, words: Words) -> bool:
    """The chosen tile lies in one of these cells."""
    return isinstance(deed.action, Lay) and deed.action.cell in cells(words)


def lies(deed: Deed, words: Words) -> bool:
    """The chosen tile lies in one of these ways; `curve` and `straight` name several."""
    ways = {"curve": CURVED, "straight": STRAIGHT}
    allowed = [lie for word in words for lie in ways.get(word, (word,))]
    return isinstance(deed.action, Lay) and deed.action.tile in allowed


def chain(deed: Deed, words: Words) -> bool:
    """So many forced tiles at least came along; a second number: at most."""
    low, *high = (int(word) for word in words)
    forced = len(deed.after.last) - 1
    return isinstance(deed.action, Lay) and low <= forced <= (high[0] if high else forced)


def fills(deed: Deed, words: Words) -> bool:
    """A tile has come to lie in each of these cells."""
    return isinstance(deed.action, Lay) and cells(words) <= set(deed.after.last)


def has(deed: Deed, words: Words) -> bool:
    """The turn has made a loop or a line of that colour: `has loop white`."""
    kind, colour = words
    paths = wins(deed.after.board, deed.after.last) if isinstance(deed.action, Lay) else ()
    return any(path.kind == kind and path.colour == colour for path in paths)


def win(deed: Deed, words: Words) -> bool:
    """The pupil has won; with a number: wins within so many own turns, whatever the other does."""
    after: State = deed.after
    if not isinstance(deed.action, Lay) or after.ending is not None:
        return after.ending is not None and deed.seat in after.ending.winners
    turns = int(words[0]) if words else 1
    return turns > 1 and not prove_hold(after, turns - 1)


def hold(deed: Deed, words: Words) -> bool:
    """The other cannot win within so many turns (one, if nothing is said)."""
    after: State = deed.after
    if after.ending is not None:
        return deed.seat in after.ending.winners
    return isinstance(deed.action, Lay) and not prove_win(after, int(words[0]) if words else 1)


def threat(deed: Deed, words: Words) -> bool:
    """That colour could win with its next turn, if it were to move."""
    after: State = deed.after
    if after.ending is not None or not isinstance(deed.action, Lay):
        return False
    return bool(_strokes(after, words[0]))


def calm(deed: Deed, words: Words) -> bool:
    """That colour could not win with its next turn."""
    return deed.after.ending is None and not threat(deed, words)


def bend(deed: Deed, words: Words) -> bool:
    """The path of a colour through a cell no longer leads from one side to the opposite one: `bend white 0,0`."""
    colour, where = words
    if not isinstance(deed.action, Lay):
        return False
    (cell,) = cells((where,))
    path = trace(deed.after.board, cell, colour).passages
    return path[0].enters != opposite(path[-1].leaves)


def _strokes(state: State, colour: str) -> Iterable[Lay]:
    to_move = state if state.colour == colour else replace(state, turns=state.turns + 1)
    return prove_win(to_move, 1)


CONDITIONS: Mapping[str, Condition] = {
    "at": at,
    "lies": lies,
    "chain": chain,
    "fills": fills,
    "has": has,
    "win": win,
    "hold": hold,
    "threat": threat,
    "calm": calm,
    "bend": bend,
}


class TraxTeacher:
    conditions = CONDITIONS
    urgent = frozenset({"wins", "wins_in", "parries", "avoids", "holds_out"})

    def is_as_good(self, sight: State, seat: int, own: Any, best: Any) -> bool:
        """The same, or it wins where that was possible and gives nothing away."""
        if own == best:
            return True
        mine = Deed(sight, seat, own, GAME.apply(sight, seat, own).state)
        other = Deed(sight, seat, best, GAME.apply(sight, seat, best).state)
        if sight.setup.die or sight.setup.square is not None or not sight.board.tiles:
            return True
        return all(is_met(mine, ()) for is_met in (win, hold) if is_met(other, ()))

    def position(self, data: Mapping[str, Any]) -> State:
        found = position(data)
        if not is_settled(found):
            raise ValueError("a forced space is empty")
        return found

    def mishap(self, deed: Deed) -> str:
        """The other's loop or line is finished, by one's own hand or with the next turn."""
        after: State = deed.after
        if not isinstance(deed.action, Lay):
            return "gives_up"
        if after.ending is None:
            return ""
        return "" if deed.seat in after.ending.winners or not after.ending.winners else "gives_away"

    def answer(self, state: State, name: str) -> Entry | None:
        """`defend`: what the other does who sees one turn ahead."""
        if state.ending is not None:
            return None
        parries = prove_hold(state, 1)
        lays = (lay for lay in GAME.legal(state, state.seat) if isinstance(lay, Lay))
        return Entry(state.seat, parries[0] if parries else next(lays))
