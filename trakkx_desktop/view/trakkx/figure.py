"""The figures of the booklet (their grammar: resources/RULES_FORMAT.md), Home's picture, what was left in the racks."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import groups
from trakkx_desktop.games.trakkx.tokens import by_colour, is_action, is_token
from trakkx_desktop.view.stage.face import Figure
from trakkx_desktop.view.stage.layout import Art, Layout, Placement
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES
from trakkx_desktop.view.stage.shapes import soft_shadow
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.layout.arts import token_art
from trakkx_desktop.view.trakkx.layout.mats import BAD, mat_art
from trakkx_desktop.view.trakkx.pieces import BODY, TrakkxPainter, card_mat, draw_token

UNIT = 44.0
_EDGE = 0.75

WIDE = (
    ". . . . . . y9 r9 b9",
    ". . . . y8 y9 y10 . .",
    ". . . . y7 . y11 . .",
    ". . r6 b6 y6 . y12 . .",
    ". . r5 . . . y13 y12 y11",
    "y4 b4 r4 . r14 b14 y14 . .",
    ". . r3 . . . . . .",
)
TALL = (
    ". . y8 . . . .",
    ". . y7 b7 g7 . .",
    ". . y6 . g6 . .",
    "g5 b5 y5 . g5 b5 y5",
    ". . y4 b4 g4 . .",
    "y1 y2 y3 . g3 . .",
    ". . y2 . g2 . .",
)
"""The parts of a real table that Home shows: on its card, and on the poster of the new-game page."""


class BadFigure(ValueError):
    """A spec that says nothing about TRAKKX."""


def figure(spec: str) -> Figure:
    if spec == "actions":
        return _actions()
    parts = dict(_part(text) for text in spec.split("; "))
    place: Layout = {}
    extents: list[tuple[float, float, float, float]] = []
    if "table" in parts:
        rows = [line.split() for line in parts["table"].split(" / ")]
        extents.append((0, 0, len(rows[0]) - 1, len(rows) - 1))
        place.update(_table(rows, _cells(parts.get("new")), _cells(parts.get("bad"))))
    for name in ("display", "rack"):
        if name in parts:
            top = max((box[3] for box in extents), default=-1.9) + 1.9
            words = parts[name].split()
            place.update(_shelf(name, words, top))
            extents.append((0, top, len(words) - 1, top))
    if not extents:
        raise BadFigure(spec)
    return Figure(TrakkxPainter(), place, _around(extents), UNIT)


def _part(text: str) -> tuple[str, str]:
    key, _, value = text.partition(": ")
    if key not in ("table", "new", "bad", "display", "rack") or not value:
        raise BadFigure(text)
    return key, value


def _around(boxes: list[tuple[float, float, float, float]]) -> tuple[float, float, float, float]:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts) - _EDGE, min(tops) - _EDGE, max(rights) + _EDGE, max(bottoms) + _EDGE


def _token(word: str) -> str:
    """ "R5" is the first copy."""
    token = word if word[-1] in "ab" else f"{word}a"
    if not is_token(token):
        raise BadFigure(word)
    return token


def _cells(text: str | None) -> set[Cell]:
    if text is None:
        return set()
    pairs = [cell.split(",") for cell in text.split()]
    return {(int(x), int(y)) for x, y in pairs}


def _table(rows: list[list[str]], new: set[Cell], bad: set[Cell]) -> Layout:
    table = {
        (x, y): _token(word)
        for y, line in enumerate(rows)
        for x, word in enumerate(line)
        if word != "."
    }
    out: Layout = {}
    for group in groups(table):
        x, y = group[0]
        out[f"mat:{x},{y}"] = Placement(mat_art(group, table), x, y, z=-20)
    for run in _runs(bad):
        x, y = run[0]
        is_upright = len(run) > 1 and run[1][0] == x
        out[f"bad:{x},{y},{is_upright}"] = Placement(("bad", len(run), is_upright), x, y, z=BAD)
        badge = Placement(("badge",), x - 0.58, y - 0.58, z=3, size=0.42)
        out[f"badge:{x},{y}"] = badge
    for (x, y), token in table.items():
        marks = ("laid",) if (x, y) in new else ()
        out[token] = Placement(token_art(token, *marks), x, y)
    return out


def _runs(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The straight runs of two or more among these cells, and the cells that stand in none."""
    left = set(cells)
    found: list[list[Cell]] = []
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in sorted(left):
            if (x - dx, y - dy) in left or (x + dx, y + dy) not in left:
                continue
            run = [(x, y)]
            while (run[-1][0] + dx, run[-1][1] + dy) in left:
                run.append((run[-1][0] + dx, run[-1][1] + dy))
            found.append(run)
    joined = {cell for run in found for cell in run}
    return found + [[cell] for cell in sorted(left - joined)]


def _shelf(name: str, words: list[str], top: float) -> Layout:
    """Tokens in a row on the shelf, or on the display's mat."""
    wide, high = len(words) * UNIT + 26, UNIT + 24
    art: Art = ("shelf", wide, high, (high - 22.0,))
    if name == "display":
        art = ("panel", wide, high)
    middle = (len(words) - 1) / 2
    out: Layout = {name: Placement(art, middle, top, z=-10, size=1 / UNIT)}
    for x, word in enumerate(words):
        token = _token(word)
        out[f"{name}:{x}"] = Placement(token_art(token), x, top)
    return out


def _actions() -> Figure:
    names = {"SWAPa": tr("trakkx", "Pass two to the left"), "DRAWa": tr("trakkx", "Draw three")}
    place: Layout = {}
    for y, (token, words) in enumerate(names.items()):
        place[token] = Placement(token_art(token), 0, y * 1.3)
        art: Art = ("words", words, 18.0, "label", "text", "left", 320.0)
        place[f"{token}:name"] = Placement(art, 0.8, y * 1.3)
    return Figure(TrakkxPainter(), place, (-_EDGE, -_EDGE, 6.2, 1.3 + _EDGE), UNIT)


def left_in_racks(state: State) -> tuple[tuple[Art, ...], ...]:
    """By seat, cheapest first; action tokens last."""
    hands = ((sorted(hand, key=lambda t: (is_action(t), by_colour(t)))) for hand in state.hands)
    return tuple(tuple(token_art(token) for token in hand) for hand in hands)


def draw_miniature(painter: QPainter, rect: QRectF) -> None:
    """A wide part for Home's card, a tall one for the poster of the new-game page."""
    is_tall = rect.height() > rect.width() * 1.05
    rows = TALL if is_tall else WIDE
    unit = rect.width() * (0.175 if is_tall else 0.1295)
    unit = min(unit, rect.height() / (6.75 if is_tall else 6.55))
    column = 0.311 * rect.width() - 2 * unit if is_tall else 0.273 * rect.width() - 2 * unit
    row = 0.0 if is_tall else -0.2 * unit
    cells = [
        (x, y, word.upper())
        for y, line in enumerate(rows)
        for x, word in enumerate(line.split())
        if word != "."
    ]
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.left() + column, rect.top() + row)
    mat = tuple((x, y, 0) for x, y, _ in cells)
    card_mat(painter, mat, unit, CARD_PRIMARIES["blue"].deep)
    for x, y, face in cells:
        painter.save()
        painter.translate(x * unit, y * unit)
        s = unit * BODY
        body = QRectF(-s / 2, -s / 2, s, s)
        soft_shadow(painter, body, 0.18 * s, 0.05 * s, 0.03 * s, LOOK.colour("shadow", 0.6))
        draw_token(painter, face, s)
        painter.restore()
    painter.restore()
