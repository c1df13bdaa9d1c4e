"""The booklet's figures are drawn by the table's own painter; Home's miniature shows a route that could be."""

import re
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trakkx_desktop import resources
from trakkx_desktop.games.traexx.sheet import neighbours, sheet
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.stage.face import Figure
from trakkx_desktop.view.traexx import FACE
from trakkx_desktop.view.traexx.figure import HOME_ROUTE, UnknownFigure, figure
from trakkx_desktop.view.traexx.pieces.painter import TraexxPainter


def specs() -> list[str]:
    found: list[str] = []
    for path in sorted(resources.path("traexx").glob("rules.*.md")):
        found += re.findall(r"^!\[.*\]\((.*)\)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return sorted(set(found))


def drawn(made: Figure) -> set[int]:
    left, top, right, bottom = made.extent
    image = QImage(
        round((right - left) * made.unit),
        round((bottom - top) * made.unit),
        QImage.Format.Format_ARGB32,
    )
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-left * made.unit, -top * made.unit)
    assert isinstance(made.painter, TraexxPainter)
    paint_layout(painter, made.painter, made.layout, made.unit)
    painter.end()
    wide, high = image.width(), image.height()
    return {image.pixel(x, y) for x in range(0, wide, 5) for y in range(0, high, 5)}


def test_the_booklets_have_figures() -> None:
    assert len(specs()) >= 8


@pytest.mark.parametrize("spec", specs())
def test_every_figure_of_the_booklet_is_drawn(spec: str, qapp: QApplication) -> None:
    assert len(drawn(FACE.figure(spec))) > 5


def test_a_sheet_figure_shows_what_it_says(qapp: QApplication) -> None:
    made = figure("sheet: start=A now=0,-1>-1,-1>-2,-1 card=3 x strip=2:1,4:dot,minus:58,total:-57")
    pieces = made.layout
    assert pieces["start"].art == ("start", "A")
    assert {p for p in pieces if p.startswith("core:")} == {"core:0,-1", "core:-1,-1", "core:-2,-1"}
    used = {p.art[1] for n, p in pieces.items() if n.startswith("patch:") and p.art[2]}
    assert used == {"blue", "green"}
    assert sum(p.startswith("cross:") for p in pieces) == 58
    assert pieces["box:2"].art[2:4] == ("noted", "+1")
    assert pieces["box:4"].art[2] == "half" and pieces["box:4"].art[5]
    assert [pieces[f"sum:{i}"].art[2] for i in range(3)] == ["+1", "\u221258", "\u221257"]


@pytest.mark.parametrize(
    "spec",
    ["", "board: F7", "sheet: path=0,0", "sheet: start=Z", "sheet: start=A what=1", "cards: 99"],
)
def test_an_unknown_spec_is_named(spec: str) -> None:
    with pytest.raises(UnknownFigure):
        figure(spec)


def test_the_route_on_home_could_be_drawn() -> None:
    """R1: no field twice, no gap."""
    assert len(set(HOME_ROUTE)) == len(HOME_ROUTE)
    assert set(HOME_ROUTE) <= set(sheet().colours)
    for a, b in pairwise(HOME_ROUTE):
        assert b in neighbours(a)
    missed = {n for f, n in sheet().numbers.items() if f not in HOME_ROUTE}
    assert missed == {10}
