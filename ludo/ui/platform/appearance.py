"""Contrast and colours of the system, and those of title bars and native dialogs."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt

SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark, "contrast": Qt.ColorScheme.Dark}
"""The colours of title bars that go with the themes of the program; those of the system go with "system"."""


def prefers_contrast(hints: Any) -> bool:
    """Is the system set to high contrast? `hints` are the style hints of the application; Qt knows it from 6.10 on."""
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(Qt, "ContrastPreference", None)
    if accessibility is None or preference is None:
        return False
    return bool(accessibility().contrastPreference() == preference.HighContrast)


def watch_contrast(hints: Any, changed: Callable[[], None]) -> None:
    """Call `changed` whenever the system changes to high contrast or back."""
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None:
        accessibility().contrastPreferenceChanged.connect(lambda _: changed())


def colour_title_bars(hints: Any, theme: str) -> None:
    """Give title bars and native dialogs the colours that go with a theme setting."""
    hints.setColorScheme(SCHEMES.get(theme, Qt.ColorScheme.Unknown))
