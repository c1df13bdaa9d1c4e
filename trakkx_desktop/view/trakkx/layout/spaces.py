"""Where rack, display, bag and panels lie on a stage of a given size, in pixels; no Qt, no rule."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from trakkx_desktop.core.grid import Cell, box
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trakkx.exchange import DISPLAY
from trakkx_desktop.view.stage.area import Area
from trakkx_desktop.view.stage.layout import Box, Extent, Frame, Zone
from trakkx_desktop.view.trakkx.scene import CHOOSE, CLOSING, END, GIVE, RACK, Scene

MARGIN = 1.6
"""Free cells that `fit` shows around the tokens: the second one can still be dropped on."""

SMALLEST = (12.0, 6.0)
"""Cells that are shown at least, so that the first tokens are not huge."""

LIP = 6

TOOLS = 312
"""Pixels from the right edge that the small buttons above the turn button take."""


@dataclass(frozen=True)
class Rows:
    """How the tokens of a rack stand: pixels from one to the next, and how many in a row."""

    pitch: float
    columns: int
    rows: int

    def place(self, index: int) -> tuple[float, float]:
        """In pitches from the first token of the first row."""
        row, column = divmod(index, self.columns)
        return float(column), float(row)

    def index(self, x: float, y: float, count: int) -> int:
        """Before which of `count` tokens a token is put at this point."""
        row = min(max(round(y), 0), self.rows - 1)
        column = min(max(round(x), 0), self.columns)
        return min(row * self.columns + column, count)


def rows_of(count: int, width: float, height: float, widest: float) -> Rows:
    """As large as the shelf allows, in as few rows as that takes."""
    best = Rows(0.0, 1, 1)
    for rows in (1, 2, 3):
        columns = max(1, ceil(count / rows))
        pitch = min(widest, width / columns, height / rows)
        if pitch > best.pitch * 1.02:
            best = Rows(pitch, columns, rows)
    columns = max(best.columns, int(width / best.pitch)) if best.rows == 1 else best.columns
    return Rows(best.pitch, columns, best.rows)


def rack_rows(area: Area, count: int) -> Rows:
    _, _, width, height = area.tray
    pad = 18 if area.is_large else 12
    return rows_of(max(1, count), width - 2 * pad, height - LIP - 12, 68 if area.is_large else 60)


def rack_zone(area: Area, count: int) -> Zone:
    """Its (0, 0) is the middle of the first token, its unit the pitch."""
    left, top, width, height = area.tray
    rows = rack_rows(area, count)
    pad = 18 if area.is_large else 12
    middle = top + (height - LIP) / 2
    y = middle - (rows.rows - 1) * rows.pitch / 2
    return Zone(left, top, width, height, left + pad + rows.pitch / 2, y, rows.pitch)


def grooves(area: Area, count: int) -> tuple[float, ...]:
    """Top of the groove below each row, from the top of the shelf."""
    rows, zone = rack_rows(area, count), rack_zone(area, count)
    bottom = zone.y - zone.top + rows.pitch * 0.47
    return tuple(round(bottom + row * rows.pitch - 6) for row in range(rows.rows))


def display_mat(area: Area) -> Box:
    """The mat of the display at the top right: left, top, width, height."""
    pitch, pad, high = (58, 14, 82) if area.is_large else (44, 10, 58)
    width = DISPLAY * pitch + 2 * pad - (pitch - pitch * 62 / 66)
    right = area.width - (129 if area.is_large else 84)
    return right - width, area.margin if area.is_large else 10, width, high


def display_zone(area: Area) -> Zone:
    left, top, width, high = display_mat(area)
    pitch, pad = (58, 14) if area.is_large else (44, 10)
    half = pitch * 62 / 66 / 2
    return Zone(left, top, width, high, left + pad + half, top + high / 2, pitch)


def bag_zone(area: Area) -> Zone:
    unit, right, y = (66, 72, 65) if area.is_large else (48, 44, 40)
    x = area.width - right
    return Zone(x - unit * 0.6, y - unit * 0.7, unit * 1.2, unit * 1.4, x, y, unit)


def sort_box(area: Area, scale: float) -> Box | None:
    """Above the right end of the shelf; small windows have a button for it instead."""
    if not area.is_large:
        return None
    left, top, width, _ = area.tray
    wide, right = 188 * scale, min(left + width, area.width - TOOLS)
    return right - wide, top - 46, wide, 42


def panel_box(area: Area, board: Box) -> Box:
    """What is asked during a swap or a draw-three token lies below the board."""
    left, top, width, height = board
    high = 112 if area.is_large else 92
    wide = min(width, 640.0)
    # The tools above the turn button reach a little into the board.
    return left + (width - wide) / 2, top + height - high - 18, wide, high


def above_panel(area: Area, board: Box) -> Box:
    """The board while a panel is open."""
    left, top, width, _ = board
    return left, top, width, panel_box(area, board)[1] - 10 - top


def give_zone(area: Area, board: Box) -> Zone:
    """The two places at the right end of the panel."""
    left, top, width, high = panel_box(area, board)
    unit = 66 if area.is_large else 56
    x = left + width - 24 - 1.5 * unit
    return Zone(left, top, width, high, x, top + high / 2, unit)


def racks_box(scene: Scene) -> Box:
    """At the end, all racks lie open below the table: first where the rack was, then beside the poster."""
    seats = len(scene.state.hands)
    left, top, width, height = scene.board
    if scene.phase == CLOSING:
        height = scene.area.height - scene.area.margin - top
    high = seats * min(54.0, height * 0.45 / seats)
    return left, top + height - high, width, high


def above_racks(scene: Scene) -> Box:
    left, top, width, high = scene.board
    return left, top, width, min(high, racks_box(scene)[1] - 14 - top)


def card(area: Area, seat: Seat) -> tuple[float, float]:
    """Just outside of the stage, beside a player's card in the rail: where their tokens come from."""
    first, pitch = (150.0, 92.0) if area.is_large else (112.0, 74.0)
    return -70.0, first + pitch * seat


PIXELS = Zone(0, 0, 0, 0, 0, 0, 1)
"""Pixels of the stage: for mats and captions, so no pointer ever lies in it."""


def frame_of(scene: Scene) -> Frame:
    """The part of the stage in which the table is seen (a panel below it is left out), and the zones."""
    area, shown = scene.area, scene.board
    zones = [
        ("area", PIXELS),
        ("display", display_zone(area)),
        ("bag", bag_zone(area)),
        (RACK, rack_zone(area, scene.slots)),
    ]
    if scene.phase == GIVE:
        zones.append(("give", give_zone(area, shown)))
    if scene.phase in (GIVE, CHOOSE):
        shown = above_panel(area, shown)
    elif scene.phase in (CLOSING, END):
        shown = above_racks(scene)
    return Frame(shown, tuple(zones))


def extent_of(cells: Iterable[Cell]) -> Extent:
    """Everything and the margin."""
    known = list(cells)
    left, top, right, bottom = box(known) if known else (0, 0, 0, 0)
    wide = max(right - left + 1 + 2 * MARGIN, SMALLEST[0])
    high = max(bottom - top + 1 + 2 * MARGIN, SMALLEST[1])
    x, y = (left + right) / 2, (top + bottom) / 2
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def joined(a: Extent, b: Extent) -> Extent:
    """The smallest extent that holds both."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
