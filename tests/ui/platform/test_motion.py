"""Reduced motion as each system tells of it; fakes stand in for the libraries of the systems."""

import ctypes
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ludo.ui.platform import motion
from ludo.ui.table.durations import DURATIONS, durations_for


class User32:
    """In place of the library of Windows: animations are shown or not, or it cannot tell."""

    def __init__(self, shown: int, answers: int = 1) -> None:
        self.shown = shown
        self.answers = answers

    def SystemParametersInfoW(self, action: int, size: int, value: object, flags: int) -> int:
        assert (action, size, flags) == (0x1042, 0, 0)
        if self.answers:
            ctypes.cast(value, ctypes.POINTER(ctypes.c_int))[0] = self.shown  # type: ignore[arg-type]
        return self.answers


@pytest.mark.parametrize(("user32", "reduced"), [(User32(0), True), (User32(1), False), (User32(0, answers=0), False)])
def test_windows(user32: User32, reduced: bool) -> None:
    assert motion.windows_reduces_motion(user32) is reduced


class Function:
    """In place of a function of the Objective-C runtime."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.calls: list[tuple[object, ...]] = []
        self.restype: object = None
        self.argtypes: object = None

    def __call__(self, *arguments: object) -> object:
        self.calls.append(arguments)
        return self.answers[len(self.calls) - 1]


@pytest.mark.parametrize("reduced", [True, False])
def test_macos(reduced: bool) -> None:
    objc = SimpleNamespace(
        objc_getClass=Function(100), sel_registerName=Function(1, 2), objc_msgSend=Function(200, reduced)
    )
    assert motion.macos_reduces_motion(objc) is reduced
    assert objc.objc_getClass.calls == [(b"NSWorkspace",)]
    assert objc.objc_msgSend.calls == [(100, 1), (200, 2)]
    assert objc.sel_registerName.calls[1] == (b"accessibilityDisplayShouldReduceMotion",)


@pytest.mark.parametrize(
    ("settings", "reduced"),
    [
        ({}, False),
        ({"reduced-motion": 1}, True),
        ({"reduced-motion": 0, "enable-animations": True}, False),
        ({"reduced-motion": 0, "enable-animations": False}, True),
    ],
)
def test_desktop_portal(settings: dict[str, object], reduced: bool) -> None:
    assert motion.desktop_reduces_motion(lambda namespace, key: settings.get(key)) is reduced


def test_without_a_session_bus_no_portal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    assert motion.read_portal("org.freedesktop.appearance", "reduced-motion") is None


class TestSystem:
    """The system that the program runs on is the one that is asked."""

    @pytest.fixture(autouse=True)
    def _on_a_screen(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(QGuiApplication, "platformName", lambda: "screen")

    def test_it_is_asked(self) -> None:
        ask = {"win32": lambda: True, "linux": lambda: False}
        assert motion.system_reduces_motion("win32", ask)
        assert not motion.system_reduces_motion("linux", ask)
        assert not motion.system_reduces_motion("unknown", ask)

    def test_one_that_cannot_be_asked_has_not_reduced_it(self) -> None:
        def fail() -> bool:
            raise OSError("no such library")

        assert not motion.system_reduces_motion("win32", {"win32": fail})

    def test_as_the_system_leaves_motion_out_where_the_system_does(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("ludo.ui.table.durations.system_reduces_motion", lambda: True)
        assert not durations_for("normal", "system").moves
        assert durations_for("normal", "no") == DURATIONS["normal"]
        monkeypatch.setattr("ludo.ui.table.durations.system_reduces_motion", lambda: False)
        assert durations_for("normal", "system") == DURATIONS["normal"]
        assert not durations_for("normal", "yes").moves
