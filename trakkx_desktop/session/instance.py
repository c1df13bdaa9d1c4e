"""Two starts never fight over one game: a lock tells who was first, a local socket takes the second's file.

QtNetwork is loaded only by the second start, or by the first one after its window is drawn.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QDir, QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT = 1500
_LONGEST = 16_384


class Instance(QObject):
    """One per config folder. Signal: called(path) when a second start wants this window."""

    called = Signal(str)

    def __init__(self, folder: str) -> None:
        super().__init__()
        user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
        told = f"{user}:{folder}".encode()
        digest = QCryptographicHash.hash(told, QCryptographicHash.Algorithm.Sha256).toHex()
        self._name = f"trakkx-desktop-{digest.toStdString()[:16]}"
        self._lock = QLockFile(str(Path(QDir.tempPath()) / f"{self._name}.lock"))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def hand_over(self, path: str) -> bool:
        """True if another instance is there and has taken the file ("" = just come to the front).

        A lock that cannot be made (a read-only disk) does not keep anybody from playing.
        """
        if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
            return False
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT):
            return False
        socket.write((path + "\n").encode())
        socket.waitForBytesWritten(_WAIT)
        answered = socket.waitForReadyRead(_WAIT)
        socket.disconnectFromServer()
        return answered

    def listen(self) -> None:
        """A socket that a killed instance left behind is taken over."""
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(self._name):
            QLocalServer.removeServer(self._name)
            self._server.listen(self._name)

    def _on_connection(self) -> None:
        if self._server is not None:
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(lambda: self._read(socket))

    def _read(self, socket: "QLocalSocket") -> None:
        if socket.canReadLine():
            line = bytes(socket.readLine(_LONGEST).data()).decode(errors="replace").strip("\n")
            socket.write(b"ok\n")
            socket.flush()
            self.called.emit(line)
