"""The die on its way (D5): every roll is seen, one after the other, then it rests."""

from PySide6.QtCore import QObject, QTimer, Signal

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.trax.tray import DieShown

BEAT = 65
"""Milliseconds for each face that flits by."""
TUMBLES = 7
"""Faces that are seen before a roll stands still; then it stands as long again if it fits nowhere."""


def faces(rolls: tuple[int, ...]) -> list[DieShown]:
    """All pictures of the roll; the last one is the die at rest."""
    shown: list[DieShown] = []
    for number, face in enumerate(rolls):
        before = rolls[:number]
        for beat in range(TUMBLES):
            passing = (face + TUMBLES - beat + number) % 6 + 1
            shown.append(DieShown(passing, 47.0 * (beat + 1), before, True))
        is_last = number == len(rolls) - 1
        still = DieShown(face, 0.0, before, not is_last)
        shown += [still] * (1 if is_last else TUMBLES)
    return shown


class Roll(QObject):
    """Signals: moved() for every new picture; rested() when the die lies still."""

    moved = Signal()
    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures: list[DieShown] = []
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self._tick)

    @property
    def is_rolling(self) -> bool:
        return bool(self._pictures)

    def begin(self, rolls: tuple[int, ...]) -> None:
        if LOOK.duration(BEAT) and rolls:
            self._pictures = faces(rolls)
            self._timer.start()

    def shown(self, rolls: tuple[int, ...]) -> DieShown:
        """The die as it is seen now."""
        return self._pictures[0] if self._pictures else DieShown(rolls[-1], 0.0, rolls[:-1], False)

    def finish(self) -> None:
        """It lies still at once: any input does this."""
        if self._pictures:
            self._pictures = []
            self._timer.stop()
            self.rested.emit()

    def _tick(self) -> None:
        self._pictures.pop(0)
        if len(self._pictures) > 1:
            self.moved.emit()
        else:
            self.finish()
