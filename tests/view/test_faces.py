"""What a face says before the rules are loaded agrees with the rules; every option has its words."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trakkx_desktop import catalog
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.look import LOOK

KEYS = pytest.mark.parametrize("key", tuple(catalog.GAMES))


def face_of(key: str) -> Face:
    face: Face = catalog.part("view", key).FACE
    return face


@KEYS
def test_the_number_of_players_is_that_of_the_rules(key: str) -> None:
    game = catalog.game(key)
    found = list(game.seats({}))
    for option in game.options:
        for value in option.values:
            found += game.seats({option.key: value})
    assert face_of(key).seats == (min(found), max(found))


@KEYS
def test_every_option_and_value_has_words(key: str, qapp: QApplication) -> None:
    face = face_of(key)
    for option in catalog.game(key).options:
        assert face.option_words(option.key)
        words = [face.value_words(option.key, value) for value in option.values]
        assert all(words) and len(set(words)) == len(words)
    assert face.tagline() and face.promise()
    assert face.begins_words() or face.first_note()
    assert face.refusal_words(Refusal("seats", (9,)))


@KEYS
@pytest.mark.parametrize("dark", [False, True])
def test_the_miniature_draws_a_real_board(key: str, dark: bool, qapp: QApplication) -> None:
    """Many colours, and nothing outside of its rectangle."""
    LOOK.set(dark=dark)
    image = QImage(420, 380, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setClipRect(QRectF(10, 10, 400, 360))
    face_of(key).miniature(painter, QRectF(10, 10, 400, 360))
    painter.end()
    colours = {image.pixel(x, y) for x in range(12, 408, 9) for y in range(12, 368, 9)}
    assert len(colours) > 8
    LOOK.set(dark=False)
