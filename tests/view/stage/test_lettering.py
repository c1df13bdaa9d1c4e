"""Words on a painter: nothing of a letter is cut off by the box it stands in."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

from trakkx_desktop.view.stage.lettering import LEAST, narrowed, wrapped, write
from trakkx_desktop.view.stage.look import POSTER, TEXT, advance, plain_font
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


def test_a_line_gets_smaller_letters_before_it_is_cut(qapp: QApplication) -> None:
    font, text = plain_font(20, TEXT), "longest row of wins"
    needed = advance(text, font)
    assert narrowed(font, text, needed) is font
    smaller = narrowed(font, text, needed * 0.8)
    assert advance(text, smaller) <= needed * 0.8 and LEAST <= smaller.pixelSize() < 20
    assert narrowed(font, text, 1.0).pixelSize() == LEAST, "small, but it can be read"
    tiny = plain_font(9, TEXT)
    assert narrowed(tiny, text, 1.0).pixelSize() == 9


def lines_of(font: QFont, text: str, width: float) -> float:
    return wrapped(font, text, QRectF(0, 0, width, 34)).pixelSize()


def test_words_in_several_lines_get_as_small_as_their_box_asks_for(qapp: QApplication) -> None:
    font, text = plain_font(18, TEXT), "Groups on the table"
    assert lines_of(font, text, 400) == 18
    assert lines_of(font, text, 120) < 18
    assert lines_of(font, text, 10) == LEAST
