"""The line being drawn in this round: the pen goes on field by field, and going back erases."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from trakkx_desktop.core.draft import Piece, Put, Spot
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.rules import ends, fault
from trakkx_desktop.games.traexx.sheet import Field, neighbours, sheet
from trakkx_desktop.games.traexx.state import Route

PEN = "pen"
END = "end"


class Patch(NamedTuple):
    """A colour patch of the open card."""

    colour: str
    is_used: bool


@dataclass(frozen=True)
class OpenLine:
    """Spots of the pen are `(q, r)`, a field to draw to, and `("end", q, r)`, an end to begin at.

    While the line is empty, a field is drawn from the end that it touches; if it touches both,
    from the chosen end, and if none was chosen from the end of the route's first direction.
    `shut` tells why nothing can be drawn at all.
    """

    route: Route
    card: tuple[str, ...]
    shut: Refusal | None = None
    end: Field | None = None
    """The chosen end; stays chosen when the line is erased."""
    path: tuple[Field, ...] = ()

    @property
    def patches(self) -> tuple[Patch, ...]:
        """As they stand on the card; of two alike the first is used first."""
        used = [sheet().colours[field] for field in self.path]
        seen: list[str] = []
        out = []
        for colour in self.card:
            seen.append(colour)
            out.append(Patch(colour, seen.count(colour) <= used.count(colour)))
        return tuple(out)

    @property
    def left(self) -> tuple[str, ...]:
        """Colours of the patches not used yet."""
        return tuple(patch.colour for patch in self.patches if not patch.is_used)

    @property
    def nexts(self) -> tuple[Field, ...]:
        """The fields that can come next."""
        if self.shut is not None:
            return ()
        tips = (self.path[-1],) if self.path else ends(self.route)
        near = dict.fromkeys(field for tip in tips for field in sheet().beside[tip])
        return tuple(field for field in near if self._fault(field) is None)

    def spots(self, piece: Piece) -> tuple[Spot, ...]:
        """The fields that can come next, and the ends while the line is empty."""
        if piece != PEN or self.shut is not None:
            return ()
        begin: tuple[Spot, ...] = () if self.path else tuple((END, *e) for e in ends(self.route))
        return (*self.nexts, *begin)

    def put(self, *puts: Put) -> "OpenLine | Refusal":
        """All of the puts, one after the other, or none of them."""
        line = self
        for piece, spot in puts:
            went = line._put(piece, spot)
            if isinstance(went, Refusal):
                return went
            line = went
        return line

    def faults(self) -> tuple[Refusal, ...]:
        return () if self.shut is None else (self.shut,)

    def action(self) -> Extend | None:
        if self.shut is not None or self.end is None or not self.path:
            return None
        return Extend(self.end, self.path)

    def _put(self, piece: Piece, spot: Spot) -> "OpenLine | Refusal":
        if self.shut is not None:
            return self.shut
        match spot:
            case ("end", int(q), int(r)) if piece == PEN:
                return self._begin((q, r))
            case (int(q), int(r)) if piece == PEN:
                return self._draw((q, r))
        return Refusal("malformed", (spot,))

    def _begin(self, end: Field) -> "OpenLine | Refusal":
        """A new line at this end; what was drawn this round is erased."""
        if end not in ends(self.route):
            return Refusal("not_an_end", (end,), "R4")
        return replace(self, end=end, path=())

    def _draw(self, field: Field) -> "OpenLine | Refusal":
        if field in self.path:
            return replace(self, path=self.path[: self.path.index(field) + 1])
        if field == self.end or (not self.path and field in ends(self.route)):
            return self._begin(field)
        refusal = self._fault(field)
        if refusal is not None:
            return refusal
        return replace(self, end=self._end_for(field), path=(*self.path, field))

    def _fault(self, field: Field) -> Refusal | None:
        line = Extend(self._end_for(field), (*self.path, field))
        return fault(self.route, self.card, line)

    def _end_for(self, field: Field) -> Field:
        if self.path and self.end is not None:
            return self.end
        both = ends(self.route)
        wished = both if self.end is None else (self.end, *both)
        return next((end for end in wished if field in neighbours(end)), wished[0])
