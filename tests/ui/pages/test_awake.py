"""While a table is shown to everybody the screens do not sleep; afterwards they may again."""

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import QGuiApplication

from ludo.ui.second_screen.awake import Awake

CHECKOUT = Path(__file__).parents[3]
ON_A_BUS = """
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QGuiApplication

from ludo.ui.second_screen.awake import Awake

asked, app = [], QGuiApplication([])
QGuiApplication.platformName = lambda: "xcb"


@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class Desktop(QObject):
    @Slot(str, str, result="uint")
    def Inhibit(self, name, reason):
        asked.append((name, reason))
        return 7


def wait_for(connections):
    while sum(name.startswith(":") for name in bus.interface().registeredServiceNames().value()) != connections:
        app.processEvents()


desktop, bus = Desktop(), QDBusConnection.sessionBus()
assert bus.registerService("org.freedesktop.ScreenSaver")
assert bus.registerObject("/org/freedesktop/ScreenSaver", desktop, QDBusConnection.RegisterOption.ExportAllSlots)
wait_for(1)
parent = QObject()
awake = Awake(parent)
while not asked:
    app.processEvents()
print(*asked)
wait_for(2)
awake.end()
wait_for(1)
print("gone")
"""
"""A desktop that inhibits for as long as who has asked is connected, and what it sees of a screen that is shown."""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no message bus")
def test_a_desktop_is_asked_until_it_ends() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", ON_A_BUS]
    told = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=120)
    assert told.stdout.splitlines() == ["('Ludo', 'a table is shown to everybody')", "gone"], told.stderr


def test_windows_is_told_to_keep_the_display_on_and_then_no_more(
    monkeypatch: pytest.MonkeyPatch, qapp: QGuiApplication
) -> None:
    told: list[int] = []
    kernel = SimpleNamespace(SetThreadExecutionState=told.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    parent = QObject()
    awake = Awake(parent)
    assert told == [0x80000000 | 0x3]
    awake.end()
    assert told == [0x80000000 | 0x3, 0x80000000]


def test_macos_is_kept_awake_by_its_own_command(monkeypatch: pytest.MonkeyPatch, qapp: QGuiApplication) -> None:
    started: list[tuple[str, list[str]]] = []
    killed: list[bool] = []
    monkeypatch.setattr(QProcess, "start", lambda _, command, given: started.append((command, given)))
    monkeypatch.setattr(QProcess, "kill", lambda _: killed.append(True))
    monkeypatch.setattr(sys, "platform", "darwin")
    parent = QObject()
    awake = Awake(parent)
    assert started == [("/usr/bin/caffeinate", ["-d", "-w", str(os.getpid())])]
    awake.end()
    assert killed == [True]
