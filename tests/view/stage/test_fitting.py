"""Letters become smaller until their words fit, and no smaller than can be read."""

import pytest
from PySide6.QtWidgets import QApplication

from trakkx_desktop.view.stage.look import LABEL, LOOK, advance, fitting, plain_font, shrunk


@pytest.mark.parametrize(
    ("most", "step", "found"), [(30, 1, 20), (17, 1, 17), (14, 1, 14), (9, 1, 12), (15, 3, 14)]
)
def test_the_largest_size_that_fits(most: float, step: float, found: float) -> None:
    assert shrunk(20, 12, lambda px: px <= most, step) == found


def test_a_text_fits_its_width(qapp: QApplication) -> None:
    wide = advance("Score sheet", LOOK.font(24, LABEL))
    assert fitting("Score sheet", 24, 10, LABEL, wide).pixelSize() == 24
    smaller = fitting("Score sheet", 24, 10, LABEL, wide * 0.7, step=1)
    assert advance("Score sheet", smaller) <= wide * 0.7
    assert 10 < smaller.pixelSize() < 24
    assert fitting("Score sheet", 24, 10, LABEL, 1).pixelSize() == 10


def test_plain_letters_do_not_grow_with_the_text_size(qapp: QApplication) -> None:
    LOOK.set(dark=False, text_scale=1.5)
    try:
        assert fitting("x", 20, 10, LABEL, 500).pixelSize() == 30
        assert fitting("x", 20, 10, LABEL, 500, font_of=plain_font).pixelSize() == 20
    finally:
        LOOK.set(dark=False)
