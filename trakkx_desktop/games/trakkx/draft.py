"""The table while a turn is open: everything may lie anywhere, table tokens stay on it (rules L6, U1-U3)."""

from dataclasses import dataclass, field
from functools import cached_property

from trakkx_desktop.core.draft import Piece, Put, Spot
from trakkx_desktop.core.grid import Cell, box
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx import rules
from trakkx_desktop.games.trakkx.actions import LayOut, is_within_reach
from trakkx_desktop.games.trakkx.changes import regrouped
from trakkx_desktop.games.trakkx.exchange import Hand
from trakkx_desktop.games.trakkx.remedy import remedy
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group, Survey, Table, places, survey
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.games.trakkx.tokens import Token, is_action, is_number
from trakkx_desktop.games.trakkx.verdict import Laying, laying_faults

RACK: Spot = ("rack",)
LINE_FAULTS = ("line_short", "line_invalid", "lone_token")
"""What more tokens could mend."""

MARGIN = 3
"""How many free cells around the tokens `spots` offers; `put` takes any cell."""


@dataclass(frozen=True)
class LayDraft:
    """`table` is as it lies now, `laying` what the turn began with (tidied, if it had grown too wide); a
    draft that is not in turn moves nothing."""

    laying: Laying
    table: Table = field(hash=False)
    in_turn: bool = True

    @classmethod
    def of(cls, sight: State, seat: Seat) -> "LayDraft":
        in_turn = seat in rules.waiting(sight) and sight.sealed is None
        return cls(Laying.of(sight, seat), tidied(sight.table), in_turn)

    @cached_property
    def survey(self) -> Survey:
        return survey(self.table)

    @cached_property
    def places(self) -> dict[Token, Cell]:
        return places(self.table)

    @property
    def groups(self) -> tuple[Group, ...]:
        return self.survey.groups

    @property
    def hand(self) -> Hand:
        """What is still in the rack, in the hand's order."""
        return tuple(token for token in self.laying.hand if token not in self.places)

    @property
    def laid(self) -> tuple[Token, ...]:
        """Own tokens on the table: they may go back to the rack until the turn ends (U2)."""
        return self.laying.laid(self.table)

    @cached_property
    def moved(self) -> tuple[Token, ...]:
        """Table tokens that lie otherwise among the others than when the turn began."""
        return regrouped(self.laying.before, self.table)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that can be taken up."""
        return tuple(t for t in (*self.places, *self.hand) if self._hold_refusal(t) is None)

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        if self._hold_refusal(piece) is not None:
            return ()
        home = () if piece in self.laying.places else (RACK,)
        left, top, right, bottom = box(self.table) if self.table else (0, 0, 0, 0)
        cells = (
            (x, y)
            for y in range(top - MARGIN, bottom + MARGIN + 1)
            for x in range(left - MARGIN, right + MARGIN + 1)
        )
        return (*home, *(("cell", *c) for c in cells if self.table.get(c, piece) == piece))

    def refusal_at(self, puts: tuple[Put, ...]) -> Refusal | None:
        """Why these pieces cannot be put there together; cheap enough for every movement of a hand."""
        going = {piece for piece, _ in puts}
        if len(going) < len(puts):
            return Refusal("token_twice", (), "S1")
        targets: set[Cell] = set()
        for piece, spot in puts:
            refusal = self._hold_refusal(piece) or self._spot_refusal(piece, spot)
            if refusal is not None:
                return refusal
            cell = _cell(spot)
            if cell is None:
                continue
            if cell in targets or self.table.get(cell, piece) not in going:
                return Refusal("occupied", (cell,), "L6")
            targets.add(cell)
        return None

    def put(self, *puts: Put) -> "LayDraft | Refusal":
        refusal = self.refusal_at(puts)
        if refusal is not None:
            return refusal
        going = {piece for piece, _ in puts}
        table = {cell: token for cell, token in self.table.items() if token not in going}
        for piece, spot in puts:
            cell = _cell(spot)
            if cell is not None:
                table[cell] = piece
        return LayDraft(self.laying, table, self.in_turn)

    def faults(self) -> tuple[Refusal, ...]:
        if not self.in_turn:
            return (Refusal("not_waiting", (self.laying.seat,), "S3"),)
        return self._faults

    @cached_property
    def _faults(self) -> tuple[Refusal, ...]:
        return laying_faults(self.laying, self.table, self.survey)

    def action(self) -> LayOut | None:
        return None if self.faults() else LayOut.of(self.table)

    def remedy(self) -> tuple[Token, Cell] | None:
        """A single rack token that would mend a line which is too short, and where; none while something
        else would still keep the table from ending the turn (an opening that is none, too many groups)."""
        found = remedy(self.table, self.survey, self.hand)
        if found is None:
            return None
        token, cell = found
        mended = laying_faults(
            self.laying, {**self.table, cell: token}, survey({**self.table, cell: token})
        )
        return found if all(fault.code in LINE_FAULTS for fault in mended) else None

    def _hold_refusal(self, piece: Piece) -> Refusal | None:
        if not self.in_turn:
            return Refusal("not_waiting", (self.laying.seat,), "S3")
        if piece not in self.laying.places and piece not in self.laying.hand:
            return Refusal("token_not_owned", (), "U1", (("token", piece),))
        if is_action(piece):
            return Refusal("action_on_table", (), "A10", (("token", piece),))
        return None if is_number(piece) else Refusal("bad_token", (), "S1")

    def _spot_refusal(self, piece: Piece, spot: Spot) -> Refusal | None:
        cell = _cell(spot)
        if cell is not None:
            return None if is_within_reach(cell) else Refusal("off_table", (cell,), "L6")
        if spot != RACK:
            return Refusal("no_such_spot", (spot,))
        if piece in self.laying.places:
            return Refusal("stays_on_table", (self.places[piece],), "U2", (("token", piece),))
        return None


def _cell(spot: Spot) -> Cell | None:
    match spot:
        case ("cell", int(x), int(y)) if not isinstance(x, bool) and not isinstance(y, bool):
            return x, y
    return None
