"""Two starts never fight over one game: the second hands its file to the first through a local socket."""

import hashlib
import os

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT = 700
_LONGEST = 16_384


class Instance(QObject):
    """One per config folder. Signal: called(path) when a second start wants this window."""

    called = Signal(str)

    def __init__(self, folder: str) -> None:
        super().__init__()
        user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
        name = hashlib.sha256(f"{user}:{folder}".encode()).hexdigest()[:16]
        self._name = f"trakkx-desktop-{name}"
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def hand_over(self, path: str) -> bool:
        """True if another instance is there and has taken the file ("" = just come to the front)."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT):
            return False
        socket.write((path + "\n").encode())
        socket.waitForBytesWritten(_WAIT)
        answered = socket.waitForReadyRead(_WAIT * 3)
        socket.disconnectFromServer()
        return answered

    def listen(self) -> None:
        """A socket that a killed instance left behind is taken over."""
        if not self._server.listen(self._name):
            QLocalServer.removeServer(self._name)
            self._server.listen(self._name)

    def _on_connection(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))

    def _read(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            line = bytes(socket.readLine(_LONGEST).data()).decode(errors="replace").strip("\n")
            socket.write(b"ok\n")
            socket.flush()
            self.called.emit(line)
