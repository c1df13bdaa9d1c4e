"""The booklet's figures and the face: every spec of every booklet can be drawn, nothing else is taken."""

import re

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tests.games.trakkx.position import state
from trakkx_desktop import resources
from trakkx_desktop.view.stage.art import render
from trakkx_desktop.view.stage.layout import Art
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.trakkx import FACE
from trakkx_desktop.view.trakkx.figure import BadFigure, figure, left_in_racks

BOOKLETS = sorted(resources.path("trakkx").glob("rules.*.md"))
SPECS = sorted(
    {spec for path in BOOKLETS for spec in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", path.read_text("utf-8"))}
)  # fmt: skip


@pytest.fixture(autouse=True)
def running(qapp: QApplication) -> None:
    """Figures are painted by Qt."""


@pytest.mark.parametrize("spec", [*SPECS, "actions", "display: R5 SWAP", "rack: G1 R5"])
@pytest.mark.parametrize("dark", [False, True])
def test_every_figure_is_drawn_inside_its_frame(spec: str, dark: bool) -> None:
    LOOK.set(dark=dark)
    drawn = FACE.figure(spec)
    left, top, right, bottom = drawn.extent
    assert drawn.layout
    for place in drawn.layout.values():
        assert left <= place.x <= right and top <= place.y <= bottom
        picture = drawn.painter.picture(place.art, drawn.unit * place.size)
        pixmap, _ = render(picture, 1.0)
        assert not pixmap.isNull()
    LOOK.set(dark=False)


def test_marks_of_a_figure() -> None:
    drawn = figure("table: R5 R6 . / Y5 Y6 .; new: 0,0 0,1; bad: 0,0 1,0 0,1 1,1")
    assert drawn.layout["R5a"].art == ("token", "R5", ("laid",))
    assert drawn.layout["R6a"].art == ("token", "R6", ())
    assert {"bad:0,0,False", "bad:0,1,False"} <= set(drawn.layout)
    single = figure("table: R5 . R7; bad: 0,0")
    assert single.layout["bad:0,0,False"].art == ("bad", 1, False)


@pytest.mark.parametrize("spec", ["", "board: F7", "table: X5", "rack: R99", "table", "sheet: a=b"])
def test_other_specs_are_refused(spec: str) -> None:
    with pytest.raises(BadFigure):
        figure(spec)


def test_what_is_left_in_the_racks() -> None:
    arts = left_in_racks(state(("", "SWAP R9 B12 R2")))
    assert arts[0] == ()
    assert [art[1] for art in arts[1]] == ["R2", "R9", "B12", "SWAP"]


@pytest.mark.parametrize("size", [24.0, 40.0, 66.0])
@pytest.mark.parametrize("clear", [False, True])
def test_every_token_looks_different(size: float, clear: bool) -> None:
    """56 faces, two actions, the back: no two pictures are alike, in either way of drawing shapes."""
    LOOK.set(dark=False, clear_shapes=clear)
    painter = FACE.figure("actions").painter
    faces = [f"{shade}{value}" for shade in "RBGY" for value in range(1, 15)] + ["SWAP", "DRAW"]
    pictures = set()
    for art in [*(("token", face, ()) for face in faces), ("back",)]:
        pixmap = QPixmap(round(size * 2), round(size * 2))
        pixmap.fill(LOOK.colour("table"))
        pen = QPainter(pixmap)
        pen.translate(size, size)
        painter.picture(art, size).draw(pen)
        pen.end()
        pictures.add(bytes(pixmap.toImage().constBits()))
    assert len(pictures) == len(faces) + 1
    LOOK.set(dark=False)


def painted(art: Art, size: float = 66.0) -> QImage:
    return render(FACE.figure("actions").painter.picture(art, size), 1.0)[0].toImage()


@pytest.mark.parametrize("face", ["R7", "B7", "G7", "Y7"])
def test_clear_shapes_are_painted_with_a_darker_line(face: str) -> None:
    def ink(clear: bool) -> int:
        LOOK.set(dark=False, clear_shapes=clear)
        picture = painted(("token", face, ()))
        spots = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return sum(picture.pixelColor(*spot).lightness() < 60 for spot in spots)

    assert ink(True) > ink(False) + 100
    LOOK.set(dark=False)


def test_a_ghost_shows_by_its_colour_whether_it_fits() -> None:
    """Beside the dashed line, where nothing but its pad is painted."""
    for fits, token in ((True, "focus"), (False, "wrong")):
        picture = painted(("ghost", (("G8", 0, 0),), fits))
        pad = picture.pixelColor(round(picture.width() / 2 + 0.56 * 62), picture.height() // 2)
        wished = LOOK.colour(token, 0.16)
        assert pad.alpha() == wished.alpha()
        assert abs(pad.red() - wished.red()) < 5 and abs(pad.blue() - wished.blue()) < 5
