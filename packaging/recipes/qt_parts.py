"""Which parts of Qt go into a bundle: everything else that PyInstaller collects is removed again.

A plugin brings its libraries along: the one of the GTK theme all of GTK from the machine that builds.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from recipes.common import languages

PLUGINS: Final = frozenset(
    {
        # windows: X11, Wayland, and offscreen for `--self-test`
        "platforms/libqxcb", "platforms/libqwayland", "platforms/libqwayland-generic", "platforms/libqwayland-egl",
        "platforms/libqoffscreen", "platforms/qwindows", "platforms/qoffscreen", "platforms/libqcocoa",
        "xcbglintegrations/libqxcb-glx-integration", "xcbglintegrations/libqxcb-egl-integration",
        "wayland-shell-integration/libxdg-shell", "wayland-shell-integration/libwl-shell-plugin",
        "wayland-decoration-client/libbradient", "wayland-decoration-client/libadwaita",
        "wayland-graphics-integration-client/libqt-plugin-wayland-egl",
        # the system's dialogs and its wish for dark colours
        "platformthemes/libqxdgdesktopportal", "styles/qmodernwindowsstyle", "styles/libqmacstyle",
        # accents and other ways to type
        "platforminputcontexts/libcomposeplatforminputcontextplugin",
        "platforminputcontexts/libibusplatforminputcontextplugin",
        # pictures of people: JPEG and WebP beside PNG, which is built in
        "imageformats/libqjpeg", "imageformats/qjpeg", "imageformats/libqwebp", "imageformats/qwebp",
        # the icon of the windows, a drawing
        "imageformats/libqsvg", "imageformats/qsvg", "iconengines/libqsvgicon", "iconengines/qsvgicon",
    }
)  # fmt: skip
"""Plugins that stay, as `folder/name` without the ending."""

TRANSLATIONS: Final = frozenset(f"qtbase_{code}.qm" for code in languages() if code != "en")
"""Qt's own words in languages other than English."""


def is_used(folder: str, name: str) -> bool:
    """Is this plugin used? name: its file."""
    return f"{folder}/{name.split('.')[0]}" in PLUGINS


def remove_unused(folder: Path) -> None:
    """Remove the plugins and translations of Qt below a folder that are not used."""
    for plugins in folder.rglob("plugins"):
        for path in plugins.glob("*/*"):
            if not is_used(path.parent.name, path.name):
                path.unlink()
    for path in folder.rglob("*.qm"):
        if "PySide6" in path.parts and path.name not in TRANSLATIONS:
            path.unlink()
