"""Signs beside the tiles: the order of the last chain, threats, how a shown turn would end the game. Pure: no Qt."""

from collections.abc import Iterable

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trax.paths import Path
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import RED
from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.trax.foresight import Omen, Threats
from trakkx_desktop.view.trax.layout.mosaic import joined, name_of
from trakkx_desktop.view.trax.prospect import Pick


def last_turn(state: State) -> Layout:
    """A small dot on the tile that was chosen last, and on those that followed their numbers."""
    layout: Layout = {}
    for number, cell in enumerate(state.last):
        art = ("follower", number) if number else ("latest",)
        layout[name_of("follower" if number else "last", cell)] = Placement(
            art, *cell, z=2, solid=False
        )
    return layout


def lights(paths: Iterable[Path], kind: str, name: str = "light", z: float = 7) -> Layout:
    """Every passage of these paths, lit; white bridges red here, too."""
    layout: Layout = {}
    for number, path in enumerate(paths):
        for place, passage in enumerate(path.passages):
            low, high = sorted((passage.enters, passage.leaves))
            art = ("lit", path.colour, low, high, kind)
            above = z if path.colour == RED else z + 0.4
            layout[f"{name}:{number}:{place}"] = Placement(art, *passage.cell, z=above, solid=False)
    return layout


def fresh(cells: tuple[Cell, ...]) -> Layout:
    """What a computer has just laid glows along its outline until one's own turn ends."""
    return {
        name_of("fresh", cell): Placement(
            ("fresh", joined(cells, cell) & 15),
            *cell,
            z=1.5,
            solid=False,
        )
        for cell in cells
    }


def hinted(cell: Cell) -> Layout:
    """The space that a hint is about."""
    return {"hint": Placement(("hint",), *cell, z=0.55, solid=False)}


def omen(foreseen: Omen) -> Layout:
    """The loop or line that the shown turn would make, below its numbers."""
    return lights(foreseen.paths, "omen", "omen", 4.2)


def threats(found: Threats, pick: Pick | None) -> Layout:
    """Where somebody could win, unless a tile is shown there."""
    hidden: set[Cell] = set()
    if pick is not None:
        hidden = {pick.lay.cell, *(cell for cell, _ in pick.forced)}
    return {
        name_of("threat", cell): Placement(("threat", colours), *cell, z=0.6, solid=False)
        for cell, colours in found.items()
        if cell not in hidden
    }
