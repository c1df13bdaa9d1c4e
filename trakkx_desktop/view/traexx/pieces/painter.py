"""How everything of TRÄXX is drawn: the painter, and what lies on the sheet (design recipes Hex, Felt line)."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trakkx_desktop.games.traexx.state import Route
from trakkx_desktop.view.stage.art import Picture, paint_layout
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.stage.look import LOOK, POSTER
from trakkx_desktop.view.stage.palette import CREAM, GLOW, INK, Palette, colour
from trakkx_desktop.view.stage.shapes import fill, grown, numeral, regular, rounded, shape, stroke
from trakkx_desktop.view.traexx.layout.sheet import WIDTH, crosses, sheet_layout
from trakkx_desktop.view.traexx.pieces import felt
from trakkx_desktop.view.traexx.pieces.felt import PAPER, ROUND
from trakkx_desktop.view.traexx.pieces.leaves import LEAVES
from trakkx_desktop.view.traexx.pieces.minis import draw_mini
from trakkx_desktop.view.traexx.pieces.papers import paper_picture

LIP = 0.13
"""The paper's edge below."""
MINI = 15.2
"""Sheet units in the height of a small sheet."""

Draw = Callable[[QPainter], None]


class TraexxPainter:
    """All pieces of the game. On paper (print) it keeps the light palette, whatever the screen shows."""

    def __init__(self, palette: Palette | None = None) -> None:
        self._palette = palette
        self._drawers: dict[str, Callable[..., tuple[float, Draw]]] = {
            "paper": self._paper,
            "hex": self._hex,
            "glow": self._glow,
            "route": self._route,
            "casing": self._casing,
            "core": self._core,
            "joint": self._joint,
            "medal": self._medal,
            "start": self._start,
            "tip": self._tip,
            "cross": self._cross,
            "mini": self._mini,
            "leaf": self._leaf,
            "ink": self._ink,
            "ghost": self._ghost,
            "hint": self._hint,
        }

    @property
    def palette(self) -> Palette:
        return self._palette if self._palette is not None else LOOK.palette

    def picture(self, art: Art, unit: float, lifted: bool = False) -> Picture:
        kind = str(art[0])
        if kind in LEAVES:
            return LEAVES[kind](self.palette, unit, *art[1:])
        if kind not in self._drawers:
            return paper_picture(self.palette, art, unit)
        reach, draw = self._drawers[kind](unit, *art[1:])
        return Picture(QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)

    def _paper(self, s: float) -> tuple[float, Draw]:
        face, lip = colour(self.palette.sheet), colour(self.palette.sheet_lip)
        shadow = QColor(colour(self.palette.shadow))
        shadow.setAlphaF(shadow.alphaF() / 10)
        outline = regular(6, 0, 0, (PAPER - ROUND) * s, 0.0)
        sheet_path = grown(outline, ROUND * s)

        def draw(painter: QPainter) -> None:
            for i in range(10):
                blurred = grown(outline, (ROUND + 0.2 * (1 - i / 9)) * s)
                fill(painter, blurred.translated(0, 0.26 * s), shadow)
            fill(painter, sheet_path.translated(0, LIP * s), lip)
            fill(painter, sheet_path, face)

        return (PAPER + 0.4) * s, draw

    def _hex(self, unit: float, name: str) -> tuple[float, Draw]:
        return unit, lambda painter: felt.draw_hex(self.palette, painter, name, unit / WIDTH)

    def _glow(self, s: float, is_pointed: bool) -> tuple[float, Draw]:
        def draw(painter: QPainter) -> None:
            ring = regular(6, 0, 0, 0.985 * s)
            stroke(painter, ring, colour(INK), 0.21 * s)
            stroke(painter, ring, colour(CREAM), 0.12 * s)
            if is_pointed:
                fill(painter, shape("circle", 0, 0, 0.26 * s), colour(INK))
                fill(painter, shape("circle", 0, 0, 0.19 * s), colour(CREAM))

        return 1.2 * s, draw

    def _route(self, s: float, fields: tuple[tuple[int, int], ...]) -> tuple[float, Draw]:
        path = felt.through(fields, s)
        return PAPER * s, lambda painter: felt.draw_route(painter, path, s)

    def _casing(self, s: float, came: int, goes: int) -> tuple[float, Draw]:
        path = felt.across(came, goes, s)
        return 1.15 * s, lambda p: stroke(p, path, colour(INK), felt.CASING * s)

    def _core(self, s: float, came: int, goes: int) -> tuple[float, Draw]:
        path = felt.across(came, goes, s)
        return 1.05 * s, lambda p: stroke(p, path, colour(CREAM), felt.OPEN_CORE * s)

    def _joint(self, s: float) -> tuple[float, Draw]:
        return 0.3 * s, lambda p: fill(p, shape("circle", 0, 0, 0.235 * s), colour(INK))

    def _medal(self, s: float, number: int, name: str, is_reached: bool) -> tuple[float, Draw]:
        def draw(painter: QPainter) -> None:
            felt.draw_medal(painter, number, name, is_reached, s)

        return s, draw

    def _start(self, s: float, letter: str) -> tuple[float, Draw]:
        def draw(painter: QPainter) -> None:
            half = 0.40 * s
            box = rounded(-half, -half, 2 * half, 2 * half, 0.12 * s)
            fill(painter, box, colour(INK), QPen(colour(CREAM), 0.07 * s))
            numeral(painter, letter, 0, 0, 0.62 * s, colour(CREAM), POSTER)

        return 0.6 * s, draw

    def _tip(self, s: float, is_covered: bool) -> tuple[float, Draw]:
        """The end of the line where the pen is; a number or a start under it stays readable."""

        def draw(painter: QPainter) -> None:
            if is_covered:
                ring = shape("circle", 0, 0, 0.69 * s)
                stroke(painter, ring, colour(CREAM), 0.20 * s)
                stroke(painter, ring, colour(INK), 0.10 * s)
                return
            disc = shape("circle", 0, 0, 0.345 * s)
            fill(painter, disc, colour(CREAM), QPen(colour(INK), 0.126 * s))
            fill(painter, shape("circle", 0, 0, 0.12 * s), colour(INK))

        return s, draw

    def _cross(self, s: float, is_number: bool) -> tuple[float, Draw]:
        """An X; over a number its arms leave the middle free, so that both can be read."""
        inner, outer = (0.30, 0.62) if is_number else (0.0, 0.36)
        path = QPainterPath()
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            path.moveTo(x * inner * s, y * inner * s)
            path.lineTo(x * outer * s, y * outer * s)

        def draw(painter: QPainter) -> None:
            stroke(painter, path, colour(CREAM), 0.24 * s)
            stroke(painter, path, colour(INK), 0.115 * s)

        return 0.8 * s, draw

    def _leaf(
        self, s: float, route: Route, letter: str, missed: Route, fresh: Route
    ) -> tuple[float, Draw]:
        """A whole sheet in one piece; `fresh`: what was added last, from the field before it on."""
        made = sheet_layout(route, letter) | crosses(missed)

        def draw(painter: QPainter) -> None:
            ratio = painter.device().devicePixelRatioF()
            paint_layout(painter, self, made, s, dpr=ratio)
            if fresh:
                felt.draw_fresh(painter, felt.through(fresh, s), s)

        return (PAPER + 0.4) * s, draw

    def _ink(
        self, s: float, came: int, goes: int, part: int, is_casing: bool
    ) -> tuple[float, Draw]:
        """A bit of a line that draws itself."""
        path = felt.bit(felt.across(came, goes, s), part, came < 0 or goes < 0)
        tint, wide = (INK, felt.CASING) if is_casing else (CREAM, felt.OPEN_CORE)
        return 1.15 * s, lambda p: stroke(p, path, colour(tint), wide * s)

    def _ghost(self, s: float, came: int, goes: int) -> tuple[float, Draw]:
        """A field of a line that is only proposed."""
        path = felt.across(came, goes, s)

        def draw(painter: QPainter) -> None:
            stroke(painter, path, colour(INK, 0.8), 0.42 * s, Qt.PenCapStyle.FlatCap)
            stroke(painter, path, colour(GLOW), 0.24 * s)

        return 1.05 * s, draw

    def _hint(self, s: float) -> tuple[float, Draw]:
        """A field that a hint speaks of."""

        def draw(painter: QPainter) -> None:
            ring = regular(6, 0, 0, 0.93 * s)
            stroke(painter, ring, colour(INK), 0.30 * s)
            stroke(painter, ring, colour(GLOW), 0.20 * s)

        return 1.2 * s, draw

    def _mini(self, unit: float, *facts: Any) -> tuple[float, Draw]:
        """A whole sheet as high as the unit: what matters at this size is colours and the line."""
        return unit * 0.62, lambda painter: draw_mini(painter, self.palette, unit / MINI, *facts)
