"""A sheet at the size of a stamp, for the rail: colours and the line, without motifs and numerals."""

from PySide6.QtGui import QPainter

from trakkx_desktop.games.traexx import hexes
from trakkx_desktop.games.traexx.sheet import Field, sheet
from trakkx_desktop.view.stage.palette import CREAM, GLOW, INK, INKS, Palette, colour
from trakkx_desktop.view.stage.shapes import fill, grown, regular, shape, stroke
from trakkx_desktop.view.traexx.pieces import felt
from trakkx_desktop.view.traexx.pieces.felt import PAPER, ROUND


def draw_mini(
    painter: QPainter,
    palette: Palette,
    s: float,
    route: tuple[Field, ...],
    letter: str,
    begin: Field | tuple[()],
    line: tuple[Field, ...],
    is_fresh: bool = False,
) -> None:
    """`begin` and `line`: what was sealed in this round, if it may be seen, or (fresh) drawn in the last."""
    outline = grown(regular(6, 0, 0, (PAPER - ROUND) * s, 0.0), ROUND * s)
    fill(painter, outline, colour(palette.sheet))
    for spot, name in sheet().colours.items():
        x, y = hexes.centre(spot)
        fill(painter, regular(6, x * s, y * s, 0.96 * s), colour(INKS[name].fill))
    if len(route) > 1:
        path = felt.through(route, s)
        stroke(painter, path, colour(CREAM), 0.72 * s)
        stroke(painter, path, colour(INK), 0.44 * s)
    if begin and line:
        path = felt.through((begin, *line), s)
        stroke(painter, path, colour(INK), 0.72 * s)
        stroke(painter, path, colour(GLOW if is_fresh else CREAM), 0.44 * s)
    for spot in sheet().numbers:
        is_reached = spot in route or spot in line
        _dot(painter, spot, s, 0.50, INK if is_reached else CREAM)
    _dot(painter, sheet().starts[letter], s, 0.66, CREAM)
    _dot(painter, sheet().starts[letter], s, 0.44, INK)


def _dot(painter: QPainter, spot: Field, s: float, r: float, tint: str) -> None:
    x, y = hexes.centre(spot)
    fill(painter, shape("circle", x * s, y * s, r * s), colour(tint))
