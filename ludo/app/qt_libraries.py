"""The libraries that Qt loads and does not bring along, and how each system installs them.

`run.py` and the start of the program ask the same; this must be readable for Python 3.8, and needs only its library.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from ludo.app.startup_messages import translate

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, MutableMapping

# For each package manager: how it installs, what makes environments, a newer Python (apt-get is asked which it has).
PACKAGE_MANAGERS = {
    "apt-get": ("apt-get update; {0}apt-get install", "python{0}.{1}-venv", ""),
    "dnf": ("dnf install", "python{0}.{1}-libs", "python3.12"),
    "pacman": ("pacman -Sy", "python", "python"),
    "zypper": ("zypper install", "python{0}{1}-base", "python311"),
}
# For each of them, in that order: the package of each library that Qt loads and does not bring along.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0 glib2 glib2 libglib-2_0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2 krb5-libs krb5 krb5",
    "libGL.so.1": "libgl1 libglvnd-glx libglvnd libglvnd",
    "libEGL.so.1": "libegl1 libglvnd-egl libglvnd libglvnd",
    "libdbus-1.so.3": "libdbus-1-3 dbus-libs dbus libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1 fontconfig fontconfig libfontconfig1",
    "libfreetype.so.6": "libfreetype6 freetype freetype2 libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0 libxkbcommon libxkbcommon libxkbcommon0",
    "libX11.so.6": "libx11-6 libX11 libx11 libX11-6",
}
PARTS_OF_XCB = ("randr", "render", "shape", "shm", "xfixes")
X_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1 libX11-xcb libx11 libX11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0 xcb-util-cursor xcb-util-cursor libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4 xcb-util-wm xcb-util-wm libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0 xcb-util-image xcb-util-image libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1 xcb-util-keysyms xcb-util-keysyms libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0 xcb-util-renderutil xcb-util-renderutil libxcb-render-util0",
    **{f"libxcb-{name}.so.0": f"libxcb-{name}0 libxcb libxcb libxcb-{name}0" for name in PARTS_OF_XCB},
    "libxcb-sync.so.1": "libxcb-sync1 libxcb libxcb libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1 xcb-util xcb-util libxcb-util1",
    "libxcb-xkb.so.1": "libxcb-xkb1 libxcb libxcb libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0 libxkbcommon-x11 libxkbcommon-x11 libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0 libwayland-client wayland libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0 libwayland-cursor wayland libwayland-cursor0",
}

LIBRARY_LIST = "/etc/ld.so.cache"


def can_load(library: str) -> bool:
    """Does the system find and load this shared library?"""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def library_list() -> bytes:
    """Return the system's list of shared libraries, their names ended by a zero byte; empty if there is none.

    To look there is a hundredth of what it costs to load a library.
    """
    try:
        with open(LIBRARY_LIST, "rb") as listed:
            return listed.read()
    except OSError:
        return b""


def answers(display: str) -> bool:
    """Does an X server answer there?"""
    if not display:
        return False
    import ctypes

    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XCloseDisplay.argtypes = [ctypes.c_void_p]
    opened = x.XOpenDisplay(display.encode())
    if opened:
        x.XCloseDisplay(opened)
    return bool(opened)


def missing_text(missing: Iterable[str]) -> str:
    """Say which libraries are missing."""
    text = translate("Run", "Qt needs libraries that are not installed ({libraries})")
    return text.format(libraries=", ".join(missing))


def no_display(display: str) -> str:
    """Say that there is no screen, or that its X server does not answer, and what mends it."""
    what = translate("Run", "no display (DISPLAY and WAYLAND_DISPLAY are not set)")
    if display:
        what = translate("Run", "the display `{display}` does not answer").format(display=display)
    return with_remedy(what, translate("Run", "start Ludo from a desktop session"))


def with_remedy(problem: str, remedy: str) -> str:
    """Say what is wrong and what mends it, in a line."""
    return translate("Run", "{problem}: {remedy}").format(problem=problem, remedy=remedy)


def packages_of(missing: Iterable[str], libraries: Mapping[str, str], manager: str) -> set[str]:
    """Return the packages of a manager that hold these libraries."""
    return {libraries[name].split()[list(PACKAGE_MANAGERS).index(manager)] for name in missing}


def install_command(manager: str, packages: Iterable[str]) -> str:
    """Return the command with which this user installs packages."""
    command = f"{PACKAGE_MANAGERS[manager][0]} {' '.join(sorted(packages))}"
    if os.geteuid() == 0:
        return command.format("")
    return f"sudo {command.format('sudo ')}" if shutil.which("sudo") else f"su -c '{command.format('')}'"


def complaint(environment: MutableMapping[str, str]) -> str:
    """Return what Qt lacks for a window, in a line, with the command that installs it; empty if nothing.

    Where only one of two kinds of screen can be used, Qt is told to use that one.
    """
    if not sys.platform.startswith("linux"):
        return ""
    screens = _screens(environment)
    if not screens:
        return no_display("")
    listed = library_list()
    missing = {
        screen: [name for name in libraries if name.encode() + b"\0" not in listed and not can_load(name)]
        for screen, libraries in screens.items()
    }
    usable = [screen for screen, names in missing.items() if not names]
    if "xcb" in usable and not answers(environment.get("DISPLAY", "")):
        usable.remove("xcb")
        if not usable and not any(missing.values()):
            return no_display(environment.get("DISPLAY", ""))
    if usable:
        if len(usable) < len(screens):
            environment["QT_QPA_PLATFORM"] = usable[0]
        return ""
    first = next(screen for screen, names in missing.items() if names)
    what = missing_text(missing[first])
    manager = next((name for name in PACKAGE_MANAGERS if shutil.which(name)), "")
    if not manager:
        remedy = translate("Run", "install the packages of your system that hold this, then start Ludo again")
        return with_remedy(what, remedy)
    command = install_command(manager, packages_of(missing[first], screens[first], manager))
    return with_remedy(what, translate("Run", "run `{command}`, then start Ludo again").format(command=command))


def _screens(environment: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the kinds of screen that Qt may use here, each with the libraries that it needs."""
    needed = {"xcb": {**QT_LIBRARIES, **X_LIBRARIES}, "wayland": {**QT_LIBRARIES, **WAYLAND_LIBRARIES}}
    named = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if named:
        return {named: needed["wayland"] if named.startswith("wayland") else needed.get(named, QT_LIBRARIES)}
    there = {"xcb": environment.get("DISPLAY"), "wayland": environment.get("WAYLAND_DISPLAY")}
    return {screen: needed[screen] for screen, display in there.items() if display}
