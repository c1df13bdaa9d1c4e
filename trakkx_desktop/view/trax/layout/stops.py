"""Where the keyboard cursor can go: spaces on which something can be laid, and the tiles of the tray. Pure: no Qt."""

from collections.abc import Iterable

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.view.trax.layout.mosaic import name_of
from trakkx_desktop.view.trax.layout.tray import takeable
from trakkx_desktop.view.trax.prospect import Prospect
from trakkx_desktop.view.trax.scene import Scene


def stops(scene: Scene) -> list[str]:
    if scene.prospect is None:
        return []
    spaces = [name_of("space", cell) for cell in _cells(scene, scene.prospect)]
    return spaces if scene.hand is not None else [*spaces, *takeable(scene)]


def step(scene: Scene, piece: str | None, way: tuple[int, int]) -> str | None:
    """To the nearest space in that direction; from the last one on, the stage leads to the tray."""
    if scene.prospect is None or piece is None or not piece.startswith("space:"):
        return None
    x, y = (int(part) for part in piece.removeprefix("space:").split(","))
    found = nearest((x, y), _cells(scene, scene.prospect), way)
    return name_of("space", found) if found is not None else None


def _cells(scene: Scene, prospect: Prospect) -> Iterable[Cell]:
    return prospect.spaces_for(scene.hand.lie) if scene.hand is not None else prospect.legal


def nearest(here: Cell, cells: Iterable[Cell], way: tuple[int, int]) -> Cell | None:
    """The next cell in a direction, as the eye sees it: straight ahead and near before aside and far."""
    found: tuple[tuple[bool, int, int], Cell] | None = None
    for cell in cells:
        dx, dy = cell[0] - here[0], cell[1] - here[1]
        ahead = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        if ahead > 0:
            cost = (aside > ahead, ahead * ahead + aside * aside, aside)
            if found is None or cost < found[0]:
                found = cost, cell
    return found[1] if found is not None else None
