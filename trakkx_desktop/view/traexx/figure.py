"""TRÄXX outside its table: Home's miniature, and the figures of the booklet (resources/RULES_FORMAT.md)."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.games.traexx.score import half
from trakkx_desktop.games.traexx.sheet import NUMBERS, Field, cards, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.stage.face import Figure
from trakkx_desktop.view.stage.layout import Art, Layout, Placement
from trakkx_desktop.view.stage.palette import LIGHT
from trakkx_desktop.view.traexx.layout.sheet import EXTENT, WIDTH, crosses, sheet_layout
from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter
from trakkx_desktop.view.traexx.reveal import Stroke
from trakkx_desktop.view.traexx.scene import signed
from trakkx_desktop.view.traexx.words import captions as words

Extent = tuple[float, float, float, float]

HOME_ROUTE: tuple[Field, ...] = (
    *((0, -4), (-1, -3), (-2, -2), (-1, -2), (0, -2), (1, -2), (2, -3), (2, -4), (3, -4)),
    *((3, -3), (4, -4), (4, -3), (3, -2), (2, -1), (3, -1), (4, -2), (4, -1), (4, 0), (3, 0)),
    *((2, 1), (1, 1), (1, 0), (0, 1), (0, 0), (0, -1), (-1, 0), (-2, 1), (-3, 1), (-3, 2)),
    *((-3, 3), (-4, 4), (-3, 4), (-2, 4), (-1, 3), (0, 3), (0, 4)),
)
"""What Home shows: all numbers but the 10."""

BOX, BOX_HIGH, GAP = 1.72, 3.2, 0.2
"""A box of the strip in sheet units, and the space between two."""
_HALF_DOT = (1,)
"""The mark beside a number that somebody else has reached."""


class UnknownFigure(ValueError):
    """A spec that RULES_FORMAT.md does not know."""


def draw_miniature(painter: QPainter, rect: QRectF) -> None:
    """A real sheet with a route, in the light palette: Home's cards are bright in both themes."""
    left, top, right, bottom = EXTENT
    s = min(rect.width() / (right - left + 0.8), rect.height() / (bottom - top + 0.8))
    painter.save()
    painter.translate(rect.center())
    paint_layout(painter, TraexxPainter(LIGHT), sheet_layout(HOME_ROUTE, ""), s)
    painter.restore()


def medals(state: State) -> tuple[tuple[Art, ...], ...]:
    """By seat, the numbers it reached: ink for full points, cream for half."""
    at = {number: spot for spot, number in sheet().numbers.items()}
    return tuple(
        tuple(
            ("medal", note.number, sheet().colours[at[note.number]], note.points == note.number)
            for note in notes
        )
        for notes in state.notes
    )


def figure(spec: str) -> Figure:
    kind, _, rest = spec.partition(": ")
    if kind not in _FIGURES:
        raise UnknownFigure(spec)
    try:
        return _FIGURES[kind](rest)
    except (ValueError, KeyError) as error:
        raise UnknownFigure(spec) from error


@dataclass(frozen=True)
class _Sheet:
    """A `sheet:` spec, read."""

    start: str
    path: tuple[Field, ...]
    now: tuple[Field, ...]
    card: int | None
    has_crosses: bool
    strip: str

    @classmethod
    def read(cls, text: str) -> "_Sheet":
        items = text.split(" ")
        told = dict(item.split("=", 1) for item in items if "=" in item)
        start = told.pop("start")
        found = cls(
            start,
            _fields(told.pop("path", "")) or (sheet().starts[start],),
            _fields(told.pop("now", "")),
            int(told.pop("card")) if "card" in told else None,
            "x" in items,
            told.pop("strip", ""),
        )
        if told:
            raise ValueError(text)
        return found

    @property
    def line(self) -> Stroke | None:
        return Stroke(self.now[0], self.now[1:]) if len(self.now) > 1 else None


def _fields(text: str) -> tuple[Field, ...]:
    pairs = (part.split(",") for part in text.split(">") if part)
    return tuple((int(q), int(r)) for q, r in pairs)


def _sheet_figure(text: str) -> Figure:
    told = _Sheet.read(text)
    made = sheet_layout(told.path, told.start, told.line)
    left, top, right, bottom = EXTENT
    if told.has_crosses:
        reached = {*told.path, *told.now}
        made.update(crosses(spot for spot in sheet().colours if spot not in reached))
    if told.card is not None:
        made.update(_card(told.card, told.now[1:], right + 2.2, 0.0, is_upright=True))
        right += 4.2
    if told.strip:
        made.update(_strip(told.strip.split(","), bottom + 0.5 + BOX_HIGH / 2))
        bottom += 0.7 + BOX_HIGH + (1.4 if "total" in told.strip else 0.0)
    return Figure(TraexxPainter(), made, (left, top, right, bottom), 22.0)


def _strip_figure(text: str) -> Figure:
    made = _strip(text.split(" "), 0.0)
    wide = (BOX + GAP) * len(NUMBERS) / 2 + 0.2
    return Figure(TraexxPainter(), made, (-wide, -1.9, wide, 2.0), 28.0)


def _cards_figure(text: str) -> Figure:
    made: Layout = {}
    ids = [int(part) for part in text.split(" ")]
    for i, card in enumerate(ids):
        made.update(_card(card, (), 0.0, 3.5 * i))
    return Figure(TraexxPainter(), made, (-5.6, -1.8, 5.6, 3.5 * len(ids) - 1.5), 24.0)


def _card(
    card: int, used: tuple[Field, ...], x: float, y: float, is_upright: bool = False
) -> Layout:
    """A card with its patches in a row, or one below the other."""
    colours, spent = cards()[card], [sheet().colours[spot] for spot in used]
    pitch = WIDTH * (1.22 if is_upright else 1.07)
    long, wide = pitch * len(colours) + 0.8, 2.9
    art: Art = ("card", wide / long if is_upright else long / wide)
    made = {f"card:{card}": Placement(art, x, y + 0.08, z=0, size=long if is_upright else wide)}
    for i, colour in enumerate(colours):
        at = (i - (len(colours) - 1) / 2) * pitch
        is_used = colour in spent
        if is_used:
            spent.remove(colour)
        spot = (x, y + at) if is_upright else (x + at, y)
        art = ("patch", colour, is_used)
        made[f"patch:{card}:{i}"] = Placement(art, *spot, z=1, size=0.98)
    return made


def _strip(items: list[str], y: float) -> Layout:
    """Boxes from 10 down to 2, and the sums below if they are told."""
    told = dict(item.split(":", 1) for item in items)
    made: Layout = {}
    for i, number in enumerate(NUMBERS):
        value = told.pop(str(number), "")
        marks = _HALF_DOT if value == "dot" else ()
        look, points = "open", number
        if value == "dot":
            look, points = "half", half(number)
        elif value:
            look, points = "noted", int(value)
        art: Art = ("box", number, look, signed(points), words.half(), marks, BOX / BOX_HIGH)
        x = (i - (len(NUMBERS) - 1) / 2) * (BOX + GAP)
        made[f"box:{number}"] = Placement(art, x, y, size=BOX_HIGH)
    made.update(_sums(told, y + BOX_HIGH / 2 + 0.9))
    return made


def _sums(told: dict[str, str], y: float) -> Layout:
    if not told:
        return {}
    minus, total = int(told.pop("minus")), int(told.pop("total"))
    if told:
        raise ValueError(str(told))
    sums = (
        (words.plus_label(), signed(total + minus), -8.5),
        (words.missed_label(), signed(-minus), -2.4),
        (words.total_label(), words.minus(total), 3.8),
    )
    return {
        f"sum:{i}": Placement(("sum", label, value, 150, i == 2), x, y, size=0.82)
        for i, (label, value, x) in enumerate(sums)
    }


_FIGURES: dict[str, Callable[[str], Figure]] = {
    "sheet": _sheet_figure,
    "strip": _strip_figure,
    "cards": _cards_figure,
}
