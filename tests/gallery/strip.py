"""A moment as a strip of frames: the clock of all motion stands still while a picture is taken."""

from collections.abc import Callable, Iterable
from unittest.mock import patch

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from tests.gallery.stand import Stand
from trakkx_desktop.view.stage import export, motion
from trakkx_desktop.view.stage.look import LOOK

WIDE, COLUMNS, GAP = 640, 3, 8


def strip(stand: Stand, act: Callable[[], object], times: Iterable[int]) -> bytes:
    """The window at these milliseconds after the act, as one PNG, row by row."""
    now = [0.0]
    stand.app.house.tune(reduce_motion=False)
    with patch.object(motion, "monotonic", lambda: now[0]):
        act()
        frames = [_moved(stand, now, ms) for ms in times]
    stand.table.stage.motion.finish()
    stand.app.house.tune(reduce_motion=True)
    return joined(frames)


def _moved(stand: Stand, now: list[float], ms: int) -> QImage:
    now[0] = ms / 1000
    stand.table.stage.motion._tick()
    return frame(stand)


def frame(stand: Stand) -> QImage:
    """The window as it is now, small."""
    stand.settle()
    shot = stand.window.grab().toImage()
    return shot.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)


def joined(frames: list[QImage]) -> bytes:
    rows, high = -(-len(frames) // COLUMNS), frames[0].height()
    size = QSize(COLUMNS * (WIDE + GAP) - GAP, rows * (high + GAP) - GAP)

    def draw(painter: QPainter) -> None:
        for number, frame in enumerate(frames):
            row, column = divmod(number, COLUMNS)
            painter.drawImage(QPoint(column * (WIDE + GAP), row * (high + GAP)), frame)

    return export.png(draw, size, LOOK.colour("quiet"))
