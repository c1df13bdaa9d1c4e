"""How the camera is followed: the ground glides to it, is scaled while somebody zooms, and drawn sharp after it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from trakkx_desktop.view.stage.camera import Camera
from trakkx_desktop.view.stage.motion import CAMERA, Motion

REST = 140
"""Milliseconds without a further step after which a zoomed board is drawn sharp again."""


class Layer(QGraphicsRectItem):
    """Carries pieces, and is itself not to be seen."""

    def __init__(self, z: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(z)


class Lens(QObject):
    """`drawn` is the unit at which the pieces of the ground are drawn."""

    def __init__(
        self,
        ground: QGraphicsItem,
        camera: Camera,
        motion: Motion,
        sharpen: Callable[[], None],
        followed: Callable[[], None],
    ) -> None:
        super().__init__(motion)
        self._ground, self._camera, self._motion = ground, camera, motion
        self._followed = followed
        self.drawn = camera.unit
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(sharpen)

    def follow(self) -> None:
        """What is drawn is shown larger or smaller, and elsewhere; nothing is drawn anew."""
        self._motion.drop(self._ground)
        self._ground.setScale(self._camera.unit / self.drawn)
        self._ground.setPos(self._camera.x, self._camera.y)
        self._followed()

    def zoom(self) -> None:
        """Another step; when no more come, it is to be drawn sharp."""
        self.follow()
        self._rest.start()

    def glide(self) -> None:
        goal = QPointF(self._camera.x, self._camera.y)
        scale = (self._ground.scale(), self._camera.unit / self.drawn)
        self._motion.move(self._ground, goal, CAMERA, scale=scale)

    def draw_to_scale(self, items: Iterable[QGraphicsItem]) -> bool:
        """Lays the ground's pieces out for the camera's unit, where they are seen now; True if they must
        be drawn anew for it."""
        share = self._camera.unit / self.drawn
        if share == 1.0:
            return False
        self._rest.stop()
        self.drawn = self._camera.unit
        for item in items:
            if item.parentItem() is self._ground:
                self._motion.stretch(item, share)
        self._motion.zoom(self._ground, 1 / share)
        return True
