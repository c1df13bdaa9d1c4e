"""Whoever ends the app from outside (a logout, a shutdown, Ctrl+C where it was started) ends it as its window
does: all is saved first.

Python hears of a signal only when it runs next, which in an idle window may be never: a pipe wakes Qt up.
"""

import os
import signal

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGHUP", "SIGINT")


class Farewell(QObject):
    """One per process, and only where signals are how programs are ended; what somebody has chosen to
    ignore (nohup) stays ignored."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if os.name != "posix":
            return
        self._heard, said = os.pipe()
        for end in (self._heard, said):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(said, warn_on_full_buffer=False)
        notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._end)
        for number in (getattr(signal, name) for name in _NAMES):
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, lambda *_: None)

    def _end(self) -> None:
        os.read(self._heard, 512)
        QCoreApplication.exit(0)
