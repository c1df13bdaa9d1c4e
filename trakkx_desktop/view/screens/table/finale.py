"""The last moment of a game: its motion comes to rest at the table, one beat, then the poster; stray clicks pass by."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from trakkx_desktop.view.stage.hands import PlayStage

BEAT = 900
"""Milliseconds of silence between the last motion and the poster."""
STRAY = 500
"""Milliseconds after the last turn, after another click, or after the poster within which nobody means a click."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
_SWALLOWED = (
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
)


class Finale(QObject):
    """Signal: ended() when the poster may come. One deliberate click or key on the stage skips to it."""

    ended = Signal()

    def __init__(self, stage: PlayStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.is_on = False
        self._since = QElapsedTimer()
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._end)
        stage.motion.rested.connect(self._rest)

    def begin(self) -> None:
        """The game is over; what it leads to may still be on its way."""
        self.is_on = True
        self._since.start()
        for target in (self._stage, self._stage.viewport()):
            target.installEventFilter(self)
        if not self._stage.motion.is_moving:
            self._rest()

    def cancel(self) -> None:
        """Somebody took the last turn back, or left."""
        self.is_on = False
        self._beat.stop()
        for target in (self._stage, self._stage.viewport()):
            target.removeEventFilter(self)

    def _rest(self) -> None:
        if not self.is_on:
            return
        if BEAT:
            self._beat.start(BEAT)
        else:
            self._end()

    def _end(self) -> None:
        self.cancel()
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES:
            return event.type() in _SWALLOWED
        is_held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if self._since.restart() >= STRAY and not is_held:
            self._stage.motion.finish()
            self._end()
        return True
