"""Draws each game's board as Home's first frame shows it, by day and by night, into `resources/<game>`:
`python3 installer/make_boards.py`. They stand in until the games' own code is loaded, after that frame."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trakkx_desktop import catalog, resources
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.palette import CARD_PRIMARIES, colour

SIZE = QSize(216, 248)
"""Half the pixels of a board on Home in a window of the usual size: it is seen for a moment only, and
read before the first frame."""


def board(key: str, theme: str) -> QImage:
    face = catalog.part("view", key).FACE
    LOOK.set(dark=theme == "dark")
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(colour(CARD_PRIMARIES[face.primary].rail))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(0.5, 0.5)
    face.miniature(painter, QRectF(0, 0, SIZE.width() * 2, SIZE.height() * 2))
    painter.end()
    return image


def path_of(key: str, theme: str) -> Path:
    return resources.path(key, f"home-{theme}.png")


def main() -> int:
    _app = QApplication([])
    for key in catalog.GAMES:
        for theme in ("light", "dark"):
            if not board(key, theme).save(str(path_of(key, theme)), quality=60):
                print(f"cannot write {path_of(key, theme)}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
