"""Two starts never fight over one game: a lock tells who was first, a local socket takes the second's file.

QtNetwork is loaded only by the second start, or by the first one after its window is drawn.
"""

import os
import stat
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QLockFile, QObject, Signal

from trakkx_desktop.storage.errors import StorageError
from trakkx_desktop.storage.places import Places, make_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_WAIT = 1500
_STARTING = 5.0
"""Seconds that an instance may take from its first step until it listens."""
_LONGEST = 16_384
_LONGEST_NAME = 95
"""Bytes: a socket's path has little room, and Qt makes it under a longer name first."""


def _socket(folder: Path) -> str:
    """Where the first instance listens; "" if there is no place that belongs to this person alone."""
    told = os.fsencode(f"{os.environ.get('USERNAME', '')}:{folder}")
    name = f"trakkx-desktop-{crc32(told):08x}"
    if not hasattr(os, "getuid"):
        return name
    names = [folder / "socket", Path(os.environ.get("XDG_RUNTIME_DIR", "")) / name]
    return next((str(name) for name in names if _is_good(name)), "")


def _is_good(name: Path) -> bool:
    try:
        found = name.parent.stat()
    except OSError:
        return False
    is_private = found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o022
    return name.is_absolute() and is_private and len(os.fsencode(name)) <= _LONGEST_NAME


class Instance(QObject):
    """One per config folder. Signal: called(path, a str) when a second start wants this window."""

    called = Signal(object)

    def __init__(self, folder: str) -> None:
        """Lock and socket lie where nobody else can put theirs: in the config folder itself."""
        super().__init__()
        places = Places(Path(os.path.realpath(folder)))
        with suppress(StorageError):
            make_folder(places.root)
        self._name = _socket(places.root)
        self._lock = QLockFile(str(places.lock))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def hand_over(self, path: str) -> bool:
        """True if another instance is there and has taken the file ("" = just come to the front).

        The other one may have been started at the same moment and not listen yet. A lock that
        cannot be made (a read-only disk) does not keep anybody from playing.
        """
        until = monotonic() + _STARTING
        while not self._is_first():
            answered = self._call(path)
            if answered is not None or monotonic() > until:
                return bool(answered)
            sleep(0.05)
        return False

    def _is_first(self) -> bool:
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def _call(self, path: str) -> bool | None:
        """Has the other one answered? None: nobody listens (yet). The name of a file is bytes on
        some systems and may hold a line break, so it travels encoded."""
        from urllib.parse import quote

        from PySide6.QtNetwork import QLocalSocket

        if not self._name:
            return False
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT):
            return None
        socket.write(f"{quote(os.fsencode(path))}\n".encode())
        socket.waitForBytesWritten(_WAIT)
        answered = socket.waitForReadyRead(_WAIT)
        socket.disconnectFromServer()
        return answered

    def listen(self) -> None:
        """A socket that a killed instance left behind is taken over."""
        from PySide6.QtNetwork import QLocalServer

        if not self._name:
            return
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
        from urllib.parse import unquote_to_bytes

        if socket.canReadLine():
            line = bytes(socket.readLine(_LONGEST).data()).strip(b"\n")
            socket.write(b"ok\n")
            socket.flush()
            self.called.emit(os.fsdecode(unquote_to_bytes(line)))
