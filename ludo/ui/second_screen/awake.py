"""Keeps the screens from sleeping, as far as the system can be asked."""

import os
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import QGuiApplication

_CONTINUOUS: Final = 0x80000000
_DISPLAY: Final = 0x00000003
_SERVICE: Final = "org.freedesktop.ScreenSaver"
_PATHS: Final = ("/org/freedesktop/ScreenSaver", "/ScreenSaver")


class Awake(QObject):
    """Asks as long as it lives, or until `end`; nothing comes of it where nobody listens."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        if sys.platform == "win32":
            self._tell_windows(_CONTINUOUS | _DISPLAY)
        elif sys.platform == "darwin":
            self._process = QProcess(self)
            self._process.start("/usr/bin/caffeinate", ["-d", "-w", str(os.getpid())])
        elif QGuiApplication.platformName() in ("xcb", "wayland"):
            self._ask_desktop()

    def _ask_desktop(self) -> None:
        """Ask the desktop; it forgets that when the connection, which is of this object alone, is closed."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        self._name = f"ludo-awake-{id(self)}"
        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, self._name)
        for path in _PATHS if bus.isConnected() else ():
            call = QDBusMessage.createMethodCall(_SERVICE, path, _SERVICE, "Inhibit")
            call.setArguments(["Ludo", "a table is shown to everybody"])
            bus.send(call)

    def end(self) -> None:
        """Ask no more."""
        if sys.platform == "win32":
            self._tell_windows(_CONTINUOUS)
        elif self._process is not None:
            self._process.kill()
        elif hasattr(self, "_name"):
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(self._name)
        self.deleteLater()

    def _tell_windows(self, flags: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(flags)
