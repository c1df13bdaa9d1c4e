"""What the TRÄXX table looks like: whose sheet lies large, of which position, and how new pieces come in."""

from PySide6.QtGui import QPainterPath

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Change
from trakkx_desktop.view.stage.layout import Arrivals, Extent, Frame, Layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.shapes import regular
from trakkx_desktop.view.traexx.layout import picture
from trakkx_desktop.view.traexx.layout.sheet import EXTENT, WIDTH, field_of, mini
from trakkx_desktop.view.traexx.pieces.felt import PAPER
from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter
from trakkx_desktop.view.traexx.scene import Scenes


class TraexxLooks:
    """The sheet of whoever draws lies large; a press in the rail shows another one, to look at."""

    painter = TraexxPainter()
    units = (18.0, 96.0)

    def __init__(self, scenes: Scenes) -> None:
        self._scenes = scenes

    @property
    def head_share(self) -> float:
        """The heading ends where the sheet's upper corner begins; above all sheets it has all the width."""
        if self._scenes.now().reveal is not None:
            return 0.96
        return 0.33 if self._scenes.now().desk.is_large else 0.36

    def frame(self, width: float, height: float) -> Frame:
        self._scenes.text_scale = LOOK.text_scale
        return picture.frame(self._scenes.resize(width, height))

    def extent(self) -> Extent:
        return EXTENT

    def layout(self) -> Layout:
        return picture.layout(self._scenes.now())

    def arrivals(self, change: Change) -> Arrivals:
        return picture.arrivals(self._scenes.now(), change)

    def mini(self, seat: Seat) -> Layout:
        """Not where the sheets lie side by side."""
        scene = self._scenes.now()
        return (
            {}
            if scene.is_podium or scene.reveal is not None
            else mini(scene.state, seat, scene.fresh_of(seat))
        )

    def ring(self, piece: str, half: float) -> QPainterPath | None:
        """Around a field or a sheet, a hexagon."""
        if piece.startswith("leaf:"):
            return regular(6, 0, 0, (half - 4) * 2 * PAPER, 0.0)
        return None if field_of(piece) is None else regular(6, 0, 0, half * 2 / WIDTH)
