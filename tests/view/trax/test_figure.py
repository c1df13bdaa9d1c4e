"""Figures of the booklet: every spec of the rules becomes a layout, and a wrong spec is refused."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trakkx_desktop import resources
from trakkx_desktop.view.stage.art import paint_layout
from trakkx_desktop.view.trax import FACE
from trakkx_desktop.view.trax.figure import BadFigure

BOOKLETS = sorted(Path(resources.path("trax")).glob("rules.*.md"))
FIGURE = re.compile(r"^!\[[^\]]*\]\((.*)\)$", re.MULTILINE)
SPECS = sorted({spec for path in BOOKLETS for spec in FIGURE.findall(path.read_text("utf-8"))})


def test_the_booklet_has_figures() -> None:
    assert len(SPECS) > 20


@pytest.mark.parametrize("spec", SPECS)
def test_every_figure_is_drawn_inside_its_extent(spec: str, qapp: QApplication) -> None:
    figure = FACE.figure(spec)
    left, top, right, bottom = figure.extent
    assert figure.layout
    for place in figure.layout.values():
        assert left <= place.x <= right and top <= place.y <= bottom
    size = round((right - left) * figure.unit), round((bottom - top) * figure.unit)
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    origin = QPointF(-left * figure.unit, -top * figure.unit)
    paint_layout(painter, figure.painter, figure.layout, figure.unit, origin)
    painter.end()
    colours = {image.pixel(x, y) for x in range(0, size[0], 5) for y in range(0, size[1], 5)}
    assert len(colours) > 3


def test_ghosts_come_in_their_order(qapp: QApplication) -> None:
    layout = FACE.figure("board: |. L.; ghost: 1,0,F 1,1,J; mark: 1,0").layout
    assert layout["chosen"].art[:2] == ("tile", "F")
    assert layout["ghost:1,1"].art[:2] == ("tile", "J")
    assert layout["order:1,1"].art == ("badge", 1)
    assert layout["mark:1,0"].art == ("mark",)


def test_glow_lights_the_loop(qapp: QApplication) -> None:
    layout = FACE.figure("board: JL 7F; glow: R").layout
    assert sum(piece.startswith("light:") for piece in layout) == 4
    assert FACE.figure("board: JL 7F; glow: W").layout.keys().isdisjoint({"light:0:0"})


def test_bad_shows_what_is_wrong(qapp: QApplication) -> None:
    """T7's space with its three paths, a tile that does not fit, a space out of bounds."""
    seven = "board: 7F-- |..- |..7; ghost: 2,2,F 1,2,| 2,1,-; mark: 2,2; bad: 1,1"
    layout = FACE.figure(seven).layout
    assert layout["blocked:1,1"].art[:2] == ("blocked", "white")
    assert sum(piece.startswith("lead:") for piece in layout) == 3
    assert "bad:1,1" in FACE.figure("board: |. L.; ghost: 1,1,|; bad: 1,1").layout
    assert "bad:3,0" in FACE.figure("board: --J.; bad: 3,0; square: 3").layout


def test_the_six_lies_and_the_die(qapp: QApplication) -> None:
    """D2: number and lie below each other."""
    lies = FACE.figure("lies").layout
    assert [lies[f"label:{lie}"].art[1] for lie in "|-JFL7"] == list("|-JFL7")
    die = FACE.figure("die").layout
    assert [die[f"die:{lie}"].art for lie in "|-JFL7"] == [("die", n) for n in range(1, 7)]
    assert all(die[f"die:{lie}"].x == die[f"lie:{lie}"].x for lie in "|-JFL7")


@pytest.mark.parametrize("spec", ["", "nonsense", "board", "ghost: 1,1,J", "board: JL; dance: 1"])
def test_a_wrong_spec_is_refused(spec: str) -> None:
    with pytest.raises(BadFigure):
        FACE.figure(spec)
