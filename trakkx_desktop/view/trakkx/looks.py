"""What TRAKKX looks like: asks for the scene of now, and where everything lies in it."""

from typing import Any

from PySide6.QtGui import QPainterPath

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Change
from trakkx_desktop.view.stage.layout import Arrivals, Extent, Frame, Layout
from trakkx_desktop.view.stage.shapes import rounded
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trakkx import layout
from trakkx_desktop.view.trakkx.layout.spaces import panel_box
from trakkx_desktop.view.trakkx.pieces import TrakkxPainter
from trakkx_desktop.view.trakkx.scene import Scene, Scenes


def _differ(a: Any, b: Any) -> bool:
    """Tables are compared by what they are: nobody changes one in place."""
    return a is None or a[0] is not b[0] or a[1] != b[1]


class TrakkxLooks:
    painter, units, head_share = TrakkxPainter(), (8.0, 72.0), 0.46

    def __init__(self, link: Link, scenes: Scenes) -> None:
        self._link, self.scenes = link, scenes
        self._grown: tuple[tuple[Any, Any, Any], Extent] = ((None, None, None), (0, 0, 0, 0))
        self._lit: tuple[object, Layout] = ((), {})
        self._under: tuple[Scene | None, Extent, Layout] = (None, (0, 0, 0, 0), {})

    def frame(self, width: float, height: float) -> Frame:
        self.scenes.resize(width, height)
        return layout.frame_of(self.scenes.now())

    def extent(self) -> Extent:
        """Never smaller while a turn is open, and never another one under a hand: what was laid at the
        edge gets its free cells around it when the hand goes for the next token."""
        scene = self.scenes.now()
        (before, grown), key = self._grown, (scene.turn, scene.peeked, (scene.lying, scene.hint))
        is_same_turn = before[:2] == key[:2]
        if not is_same_turn or (_differ(before[2], key[2]) and not scene.at_board):
            found = layout.extent_of((*scene.lying, *layout.promised_cells(scene)))
            grown = layout.joined(found, grown) if is_same_turn else found
            self._grown = (key, grown)
        return grown

    def layout(self) -> Layout:
        scene = self.scenes.now()
        return layout.picture(scene, {**self._ground(scene), **self._targets(scene)})

    def _targets(self, scene: Scene) -> Layout:
        """Worked out once for each token that is taken up."""
        if self._lit[0] is not scene.targets:
            self._lit = (scene.targets, layout.lit(scene.targets))
        return self._lit[1]

    def _ground(self, scene: Scene) -> Layout:
        """Worked out anew only when a token was put down, or the camera came nearer."""
        extent, (before, grown, under) = self.extent(), self._under
        if before is None or grown != extent or not layout.lies_alike(before, scene):
            under = {**layout.dots(extent, scene.board, scene.unit), **layout.ground(scene)}
            self._under = (scene, extent, under)
        return under

    def arrivals(self, change: Change) -> Arrivals:
        return layout.arrivals(change, self.scenes.now(), self._link.habits.pace)

    def mini(self, seat: Seat) -> Layout:
        return layout.mini(self.scenes.now(), seat)

    def ring(self, piece: str, half: float) -> QPainterPath | None:
        if piece.startswith("sort:"):
            return rounded(-half, -25, 2 * half, 50, 14)
        if piece.startswith("seat:"):
            scene = self.scenes.now()
            high = panel_box(scene.area, scene.board)[3] - 20
            return rounded(-half, -high / 2, 2 * half, high, 20)
        return None
