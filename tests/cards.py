"""Home's boards drawn once for a whole run: hundreds of windows open at Home, in the same few sizes."""

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from trakkx_desktop.view.screens.home.cards import GameCard
from trakkx_desktop.view.stage.face import Face


@cache
def draw_once() -> None:
    """From now on; by the name under which the app itself would keep the picture for its next start."""
    drawn: dict[tuple[int, str], tuple[Face, QPixmap]] = {}
    draw = GameCard._drawn

    def remembered(card: GameCard, size: QSize, dpr: float) -> QPixmap:
        key = id(card.face), card._name
        if key not in drawn:
            drawn[key] = card.face, draw(card, size, dpr)
        return QPixmap(drawn[key][1])

    setattr(GameCard, "_drawn", remembered)  # noqa: B010
