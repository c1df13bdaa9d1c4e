"""A painter that always ends: one that outlives its paint event (an exception's cycle may keep its frame, and
with it the painter, alive) brings the process down at the next paint."""

from types import TracebackType

from PySide6.QtGui import QPaintDevice, QPainter


class painting:
    """Paints on the device, edges smoothed unless told otherwise."""

    __slots__ = ("_painter",)

    def __init__(self, device: QPaintDevice, *, smooth: bool = True) -> None:
        self._painter = QPainter(device)
        if smooth:
            self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def __enter__(self) -> QPainter:
        return self._painter

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._painter.end()
