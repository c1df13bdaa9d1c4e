"""Shows the last turns again, token by token; any input ends it."""

from PySide6.QtCore import QObject, QTimer, Signal

from trakkx_desktop.view.trakkx.memory import Frame

BEAT = 550


class Playback(QObject):
    """Signal: stepped() when another moment is to be shown, or none any more."""

    stepped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._frames: tuple[Frame, ...] = ()
        self._index = 0
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self.step)

    @property
    def now(self) -> Frame | None:
        return self._frames[self._index] if self._frames else None

    def play(self, frames: tuple[Frame, ...]) -> None:
        self._frames, self._index = frames, 0
        if frames:
            self._timer.start()
            self.stepped.emit()

    def step(self) -> None:
        if self._index + 1 < len(self._frames):
            self._index += 1
            self.stepped.emit()
        else:
            self.stop()

    def stop(self) -> bool:
        """True if something was being shown."""
        was_playing = bool(self._frames)
        self._timer.stop()
        self._frames = ()
        if was_playing:
            self.stepped.emit()
        return was_playing
