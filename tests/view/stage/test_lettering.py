"""Words on a painter: nothing of a letter is cut off by the box it stands in."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from trakkx_desktop.view.stage.lettering import write
from trakkx_desktop.view.stage.look import POSTER, plain_font
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.palette import INK, colour


def inked(box: QRectF, text: str) -> tuple[int, int]:
    """The first column and the first row that has ink."""
    image = QImage(300, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        write(painter, box, text, plain_font(90, POSTER), colour(INK))
    spots = [
        (x, y)
        for x in range(0, 300, 3)
        for y in range(0, 200, 2)
        if image.pixelColor(x, y).alpha() > 40
    ]
    return min(x for x, _ in spots), min(y for _, y in spots)


def test_dots_reach_out_of_a_low_box(qapp: QApplication) -> None:
    """FOUND H14: TRÄXX on Home's card."""
    wide = inked(QRectF(40, 40, 240, 120), "Ä")
    low = inked(QRectF(40, 70, 240, 60), "Ä")
    assert low == wide and low[1] < 70
