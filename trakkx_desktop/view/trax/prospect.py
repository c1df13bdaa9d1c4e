"""What the player to move can do, worked out once for each position: lies by space, and what each would bring."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from trakkx_desktop.core.grid import Cell, neighbours
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import die, rules
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.board import edges_into, spaces
from trakkx_desktop.games.trax.chain import follow, forced_spaces
from trakkx_desktop.games.trax.draft import TILE, TileDraft
from trakkx_desktop.games.trax.solitaire import Freedom, freedom
from trakkx_desktop.games.trax.tiles import FITS, LIES, SIDE_NAMES, SIDES, Colour, Tile
from trakkx_desktop.view.trax.foresight import Omen, Threats, omen_of, threats_of

TURNS: tuple[Tile, ...] = ("|", "-", "J", "L", "F", "7")
"""The six lies in the order of turning: the straight side, then the curved one clockwise."""

Coming = tuple[tuple[Cell, Tile], ...]


@dataclass(frozen=True)
class Pick:
    """A tile that is seen where it would lie, with the forced tiles it would bring, in their order."""

    lay: Lay
    forced: Coming = ()
    is_staged: bool = False


@dataclass(frozen=True)
class Alarm:
    """A turn that T7 refuses: its tiles so far, and the space with the sides three paths come from."""

    ghosts: Coming
    space: Cell
    colour: Colour
    sides: tuple[int, ...]


def turned(lie: Tile, steps: int, among: Iterable[Tile] = TURNS) -> Tile:
    """The next lie in that direction among those that count."""
    ring = [one for one in TURNS if one in set(among) or one == lie]
    return ring[(ring.index(lie) + (1 if steps > 0 else -1)) % len(ring)]


class Prospect:
    """Of one draft; asks the rules, never decides."""

    def __init__(self, draft: TileDraft) -> None:
        self.draft = draft
        self.state = draft.sight
        self._coming: dict[Lay, Coming] = {}
        self._omens: dict[Lay, Omen | None] = {}

    @cached_property
    def legal(self) -> dict[Cell, tuple[Tile, ...]]:
        """The lies that may be laid, by space, row by row."""
        found: dict[Cell, list[Tile]] = {}
        for x, y, lie in self.draft.spots(TILE):
            found.setdefault((int(x), int(y)), []).append(str(lie))
        rows = sorted(found, key=lambda cell: (cell[1], cell[0]))
        return {cell: tuple(lie for lie in LIES if lie in found[cell]) for cell in rows}

    @cached_property
    def only_lie(self) -> Tile | None:
        """What the die dictates."""
        return die.dictated(self.state) if self.state.setup.die else None

    @cached_property
    def must(self) -> tuple[Cell, ...]:
        """The forced spaces of a solitaire, which come before all others (P5)."""
        if self.state.setup.square is None:
            return ()
        return tuple(forced_spaces(self.state.board.tiles))

    @cached_property
    def freedom(self) -> Freedom:
        """How the next tile of a solitaire may be laid."""
        return freedom(self.state)

    def fixed_lie(self) -> Refusal | None:
        """Why the tile in hand may not be turned: the die (D1) or the pile (P3) says how it lies."""
        if self.state.setup.die:
            return Refusal("not_as_rolled", (), "D1")
        if self.state.setup.square is not None and self.freedom is Freedom.AS_IT_LIES:
            return Refusal("must_lie_as_in_pile", (), "P3")
        return None

    @cached_property
    def _spaces(self) -> dict[Tile, tuple[Cell, ...]]:
        return {
            lie: tuple(cell for cell, lies in self.legal.items() if lie in lies) for lie in LIES
        }

    def spaces_for(self, lie: Tile) -> tuple[Cell, ...]:
        return self._spaces[lie]

    def coming(self, lay: Lay) -> Coming:
        """The forced tiles that would follow."""
        if lay not in self._coming:
            chain = rules.preview(self.state, lay.cell, lay.tile)
            self._coming[lay] = () if isinstance(chain, Refusal) else chain
        return self._coming[lay]

    def omen(self, lay: Lay) -> Omen | None:
        """How the turn would end the game."""
        if lay not in self._omens:
            self._omens[lay] = omen_of(self.state, lay)
        return self._omens[lay]

    @cached_property
    def threats(self) -> Threats:
        """Where somebody could win at once; with the die that is chance's business."""
        return {} if self.state.setup.die else threats_of(self.state)

    def is_near(self, cell: Cell) -> bool:
        """An empty space beside a tile (or the first one): worth a reason when nothing fits it."""
        tiles = self.state.board.tiles
        if not tiles:
            return cell in spaces(tiles)
        return cell not in tiles and any(other in tiles for other in neighbours(cell))

    def likeliest(self, cell: Cell) -> Lay:
        """For a space where nothing may be laid: the lie whose refusal says most."""
        fits = FITS[edges_into(self.state.board.tiles, cell)]
        given = self.state.pile[:1] if self.state.pile else ()
        return Lay(cell, next((lie for lie in fits), (*given, LIES[0])[0]))

    def alarm(self, refusal: Refusal, lay: Lay) -> Alarm | None:
        """What T7 is about, on the board: the turn up to the space that nothing can fill."""
        if refusal.code != "three_same":
            return None
        tiles = self.state.board.tiles
        laid: tuple[Cell, ...] = (lay.cell,)
        after = {**tiles, lay.cell: lay.tile}
        if self.state.setup.square is None:
            chain = follow(tiles, lay.cell, lay.tile)
            laid, after = chain.laid, dict(chain.tiles)
        [space] = refusal.where
        names = refusal.fact("sides")
        assert isinstance(names, tuple)
        sides = tuple(side for side in SIDES if SIDE_NAMES[side] in names)
        ghosts = tuple((cell, after[cell]) for cell in laid)
        return Alarm(ghosts, space, str(refusal.fact("colour")), sides)
