"""Whether the system is set to show no motion. Styles of Qt answer a constant, so the systems are asked themselves."""

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtGui import QGuiApplication

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_MILLISECONDS: Final = 500
"""How long the desktop may take to answer."""


def windows_reduces_motion(user32: Any) -> bool:
    """Are animations inside windows switched off? `user32` is that library of Windows."""
    shown = ctypes.c_int(1)
    answered = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(answered) and not shown.value


def macos_reduces_motion(objc: Any) -> bool:
    """Is "Reduce motion" set? `objc` is the runtime library of Objective-C; AppKit is there, since Qt uses it."""
    objc.objc_getClass.restype = objc.sel_registerName.restype = objc.objc_msgSend.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    objc.objc_msgSend.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    workspace_class = objc.objc_getClass(b"NSWorkspace")
    workspace = objc.objc_msgSend(workspace_class, objc.sel_registerName(b"sharedWorkspace"))
    objc.objc_msgSend.restype = ctypes.c_bool
    return bool(objc.objc_msgSend(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def desktop_reduces_motion(read: Callable[[str, str], object]) -> bool:
    """Is the desktop set so? `read` gives a setting of the desktop portal by namespace and key, None if unknown."""
    return (
        read("org.freedesktop.appearance", "reduced-motion") == 1
        or read("org.gnome.desktop.interface", "enable-animations") is False
    )


def read_portal(namespace: str, key: str) -> object:
    """A setting of the desktop portal; None if there is no portal, or it does not know the setting."""
    bus = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "bus")
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not bus.exists():
        return None  # asking could start a bus
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read"
    )
    call.setArguments([namespace, key])
    answer = QDBusConnection.sessionBus().call(call, QDBus.CallMode.Block, _MILLISECONDS)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value: object = answer.arguments()[0]
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


ASK: Final[Mapping[str, Callable[[], bool]]] = MappingProxyType(
    {
        "win32": lambda: windows_reduces_motion(ctypes.CDLL("user32")),
        "darwin": lambda: macos_reduces_motion(ctypes.CDLL(ctypes.util.find_library("objc"))),
        "linux": lambda: desktop_reduces_motion(read_portal),
    }
)


def system_reduces_motion(system: str = sys.platform, ask: Mapping[str, Callable[[], bool]] = ASK) -> bool:
    """Is the system set to show no motion? No if it cannot be asked, or if there is no screen."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return False
    try:
        return system in ask and ask[system]()
    except (AttributeError, OSError, TypeError):
        return False
