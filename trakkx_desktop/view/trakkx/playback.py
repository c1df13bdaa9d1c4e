"""Shows the last turns again, token by token; any input ends it."""

from PySide6.QtCore import QObject, QTimer

from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trakkx.memory import Moment
from trakkx_desktop.view.trakkx.scene import Touch

BEAT = 550


class Playback(QObject):
    def __init__(self, touch: Touch, link: Link) -> None:
        super().__init__()
        self._touch, self._link = touch, link
        self._moments: tuple[Moment, ...] = ()
        self._index = 0
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self.step)

    @property
    def now(self) -> Moment | None:
        return self._moments[self._index] if self._moments else None

    def play(self, moments: tuple[Moment, ...]) -> None:
        self._moments, self._index = moments, 0
        if moments:
            self._timer.start()
            self._show()

    def step(self) -> None:
        if self._index + 1 < len(self._moments):
            self._index += 1
            self._show()
        else:
            self.stop()

    def stop(self) -> bool:
        """True if something was being shown."""
        was_playing = bool(self._moments)
        self._timer.stop()
        self._moments = ()
        if was_playing:
            self._show()
        return was_playing

    def _show(self) -> None:
        self._touch.moment = self.now
        self._link.show()
