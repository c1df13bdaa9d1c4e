"""The die on its way (D5): every roll is seen, one after the other, then it rests."""

from PySide6.QtCore import QObject, QTimer

from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.trax.scene import DieShown, Touch

BEAT = 65
"""Milliseconds for each face that flits by."""
TUMBLES = 7
"""Faces that are seen before a roll stands still; then it stands as long again if it fits nowhere."""


def faces(rolls: tuple[int, ...]) -> list[DieShown]:
    """All pictures of the roll until the die rests."""
    shown: list[DieShown] = []
    for number, face in enumerate(rolls):
        before = rolls[:number]
        for beat in range(TUMBLES):
            passing = (face + TUMBLES - beat + number) % 6 + 1
            shown.append(DieShown(passing, 47.0 * (beat + 1), before, True))
        if number < len(rolls) - 1:
            shown += [DieShown(face, 0.0, before, True)] * TUMBLES
    return shown


class Roll(QObject):
    """Shows one picture after the other in `touch.die`; None there: the die rests."""

    def __init__(self, touch: Touch, link: Link) -> None:
        super().__init__(link)
        self._touch = touch
        self._link = link
        self._coming: list[DieShown] = []
        self._timer = QTimer(self, interval=BEAT)
        self._timer.timeout.connect(self._tick)

    def begin(self, rolls: tuple[int, ...]) -> None:
        if LOOK.duration(BEAT) and rolls:
            self._touch.die, *self._coming = faces(rolls)
            self._timer.start()

    def stop(self) -> None:
        """It lies still; whoever stops it draws anew."""
        self._touch.die = None
        self._timer.stop()

    def finish(self) -> None:
        """It lies still at once: any input does this."""
        if self._touch.die is not None:
            self.stop()
            self._link.show()

    def _tick(self) -> None:
        if self._coming:
            self._touch.die = self._coming.pop(0)
            self._link.draw()
        else:
            self.finish()
