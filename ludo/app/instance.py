"""One program a data folder: a second start hands over what it was given, and the first one comes to the front.

A lock file says that a program uses the folder. Qt recognises one whose process is gone by the number and the name of
the process; both may belong to another Python by now, so that a lock counts only while the system keeps its file
locked, which ends with the process. The messages go through a local socket, which is opened once the window is up. It
lies in a folder that nobody else can write to, or somebody else could be there first and read what is opened.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from PySide6.QtCore import QLockFile, QObject, QSysInfo, Signal

from ludo.store.files import PRIVATE
from ludo.store.places import place_code

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK: Final = "ludo.lock"
SOCKET: Final = "ludo.socket"
_LONGEST: Final = 80
"""Bytes of the path of a socket: systems take some hundred, and Qt makes a longer one for a moment."""
_PATIENCE: Final = 5.0
"""Seconds in which the first program must answer; it may just be starting."""
_PAUSE: Final = 0.1
_UNREADABLE_FOR: Final = 10_000
"""Milliseconds after which a lock that nobody can read is nobody's."""
_CONNECTING: Final = 1000
_LARGEST: Final = 65_536
_PAGE: Final = "--open="
"""Begins the message that names a page; the path of a file begins otherwise."""


class _BytesLock:
    """A lock file where Qt has no name for it: the system keeps it locked as long as the process lives."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None
        self._error = QLockFile.LockError.NoError

    def setStaleLockTime(self, _: int) -> None:
        """A lock ends with its process."""

    def tryLock(self, _: int) -> bool:
        """Lock the file."""
        import fcntl

        file = None
        try:
            file = self._path.open("ab")
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._error = QLockFile.LockError.LockFailedError
        except OSError:
            self._error = QLockFile.LockError.PermissionError
        else:
            self._file, self._error = file, QLockFile.LockError.NoError
            return True
        if file is not None:
            file.close()
        return False

    def error(self) -> QLockFile.LockError:
        """Return why it could not be locked."""
        return self._error

    def getLockInfo(self) -> tuple[bool, int, str, str]:
        """Return who has the lock: a process of this computer."""
        return True, 0, QSysInfo.machineHostName(), "ludo"

    def unlock(self) -> None:
        """Unlock and delete the file."""
        if self._file is not None:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._file.close()
            self._file = None


class Instance(QObject):
    """The program of a data folder. `called` brings file and page that a second start was given, "" for none."""

    called = Signal(object, object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._lock: QLockFile | _BytesLock = (
            _BytesLock(folder / LOCK) if _is_no_text(folder) else QLockFile(str(folder / LOCK))
        )
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Become the program of the folder; False if another one is. Where no lock can be written, be it."""
        try:
            self._folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        except OSError:
            return True
        if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
            return True
        *_, computer, _ = self._lock.getLockInfo()
        if not computer:  # a power cut can leave an empty one
            self._lock.setStaleLockTime(_UNREADABLE_FOR)
            return self._lock.tryLock(0)
        return computer == QSysInfo.machineHostName() and _remove_left_lock(self._folder / LOCK) and self.claim()

    def force(self) -> bool:
        """Become the program of the folder although a lock says that another one is; False if one locks it just now."""
        try:
            (self._folder / LOCK).unlink(missing_ok=True)
        except OSError:  # the folder can only be read, perhaps
            return True
        return self._lock.tryLock(0)

    def listen(self) -> bool:
        """Hear second starts from now on; False if none can reach this program."""
        from PySide6.QtNetwork import QLocalServer

        name = socket_name(self._folder)
        if name is None:
            return False
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        return self._server.listen(name)

    def _answer(self) -> None:
        assert self._server is not None
        socket = self._server.nextPendingConnection()
        if socket is None:
            return
        socket.disconnected.connect(socket.deleteLater)
        if socket.canReadLine():
            self._read(socket)
        else:
            socket.readyRead.connect(self._read_sender)

    def _read_sender(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LARGEST:
                socket.abort()
            return
        try:
            given = json.loads(bytes(socket.readLine().data()))
        except (ValueError, RecursionError):
            given = None
        if isinstance(given, str) and "\0" not in given:
            socket.write(b"ok\n")
            socket.flush()
            page = given.removeprefix(_PAGE) if given.startswith(_PAGE) else ""
            self.called.emit("" if page else given, page)
        socket.disconnectFromServer()

    def close(self) -> None:
        """Release the folder for another program."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()


def hand_over(folder: Path, file: Path | None, patience: float = _PATIENCE, page: str = "") -> bool:
    """Tell the program of a folder to come to the front and to open a file or page; False if it does not answer."""
    from PySide6.QtNetwork import QLocalSocket

    given = _PAGE + page if page else ""
    message = json.dumps(given if file is None else str(file.absolute())).encode() + b"\n"
    end = time.monotonic() + patience
    name = socket_name(folder)
    while name is not None:
        socket = QLocalSocket()
        socket.connectToServer(name)
        if socket.waitForConnected(_CONNECTING):
            socket.write(message)
            if socket.waitForReadyRead(int(patience * 1000)):
                return bool(socket.readLine().data() == b"ok\n")
            return False
        socket.abort()
        if time.monotonic() > end:
            return False
        time.sleep(_PAUSE)
    return False


def _remove_left_lock(path: Path) -> bool:
    """Delete a lock file of this computer that no process keeps locked; False if one does."""
    try:
        if sys.platform != "win32":  # there an open lock file cannot be deleted
            import fcntl

            with path.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.path.samestat(os.fstat(file.fileno()), path.stat()):
                    path.unlink()
        else:
            path.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def _is_no_text(path: Path) -> bool:
    """Is the name of a file no text, so that Qt cannot have it?"""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return True
    return False


def socket_name(folder: Path) -> str | None:
    """Return the name of the socket of a folder; None if there is no place for one that is this user's alone."""
    import hashlib

    folder = folder.resolve()
    short = f"ludo-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:24]}"
    if sys.platform == "win32":
        return short
    fits = len(os.fsencode(folder / SOCKET)) <= _LONGEST and not _is_no_text(folder)
    if fits and _is_own(folder) and place_code(folder) is None:
        return str(folder / SOCKET)
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/tmp/ludo-{os.getuid()}")
    with suppress(OSError):
        runtime.mkdir(mode=PRIVATE, exist_ok=True)
    return str(runtime / short) if _is_own(runtime) else None


def _is_own(folder: Path) -> bool:
    """Can nobody but this user put anything into a folder?"""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022
