"""A TRAKKX position from readable data: table in rows, racks, display, bag, who has opened."""

from collections.abc import Iterable, Mapping
from typing import Any

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.exchange import DISPLAY, Hand
from trakkx_desktop.games.trakkx.rules import waiting
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Table, survey
from trakkx_desktop.games.trakkx.tokens import ALL, COPIES, Token, is_token
from trakkx_desktop.games.trakkx.verdict import table_faults

_KNOWN = {"seats", "table", "racks", "display", "bag", "opened", "turn", "passes"}


class _Box:
    """All tokens that are not named yet; each name takes a copy that is left."""

    def __init__(self) -> None:
        self.left = list(ALL)

    def take(self, name: str) -> Token:
        names = (name,) if is_token(name) else tuple(f"{name}{copy}" for copy in COPIES)
        found = next((token for token in names if token in self.left), None)
        if found is None:
            raise ValueError(f"no token {name!r} is left")
        self.left.remove(found)
        return found

    def take_all(self, names: Iterable[str]) -> Hand:
        return tuple(self.take(name) for name in names)

    def last(self, count: int) -> Hand:
        """Numbers that nobody asked for, high and low mixed."""
        return tuple(self.left.pop(index * 7 % len(self.left)) for index in range(count))


def position(data: Mapping[str, Any]) -> State:
    """`racks`: tokens of each seat, or how many it has. What nobody names lies at the bottom of the bag; `bag`
    is drawn first to last; `bag = 0`: it is empty."""
    if set(data) - _KNOWN:
        raise ValueError(f"unknown key {min(set(data) - _KNOWN)!r}")
    seats, box = int(data.get("seats", 2)), _Box()
    table = _table(box, data.get("table", ""))
    racks, display, bag = data["racks"], data.get("display", ""), data.get("bag", "")
    named = {seat: box.take_all(r.split()) for seat, r in enumerate(racks) if isinstance(r, str)}
    shown = box.take_all(display.split())
    first = () if bag == 0 else box.take_all(bag.split())
    hands = tuple(named.get(seat) or box.last(int(r or 0)) for seat, r in enumerate(racks))
    if not shown and "display" not in data:
        shown = box.last(DISPLAY)
    rest = () if bag == 0 else box.last(len(box.left))
    opened = tuple(bool(o) for o in data.get("opened", [True] * seats))
    state = State(
        Setup(seats, int(data.get("turn", 0)), 0),
        hands,
        (*rest, *reversed(first)),
        shown,
        table,
        opened,
        int(data.get("turn", 0)),
        passes=int(data.get("passes", 0)),
    )
    return _judged(state)


def _table(box: _Box, rows: str) -> Table:
    """Rows separated by `/`, cells by blanks, `.` for none: as in the booklet's figures."""
    table: dict[Cell, Token] = {}
    for y, row in enumerate(rows.split("/")):
        for x, name in enumerate(row.split()):
            if name != ".":
                table[x, y] = box.take(name)
    return table


def _judged(state: State) -> State:
    faults = table_faults(state.table, survey(state.table), state.setup.seats)
    if faults:
        raise ValueError(f"the table cannot lie like this: {faults[0].code}")
    if len(state.hands) != state.setup.seats or len(state.opened) != state.setup.seats:
        raise ValueError("racks and opened are as many as seats")
    if not waiting(state):
        raise ValueError("it is over")
    return state
