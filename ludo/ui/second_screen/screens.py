"""Screens, and how one is found again that was plugged out."""

import json
from typing import Final

from PySide6.QtGui import QGuiApplication, QScreen

from ludo.session.json_values import json_value

_WORTH: Final = {"serial": 8, "name": 4, "model": 2, "geometry": 1}
"""How much it says that two screens are alike in this."""
_ENOUGH: Final = 4


def describe(screen: QScreen) -> dict[str, str]:
    """Return what a screen is known by."""
    place = screen.geometry()
    return {
        "serial": screen.serialNumber(),
        "name": screen.name(),
        "model": f"{screen.manufacturer()} {screen.model()}".strip(),
        "geometry": f"{place.x()} {place.y()} {place.width()} {place.height()}",
    }


def screen_text(screen: QScreen) -> str:
    """Return a screen in words: its name, and its size."""
    told = describe(screen)
    return f"{told['model'] or told['name']} · {screen.geometry().width()} × {screen.geometry().height()}"


def write_screen(screen: QScreen) -> str:
    """Return what is kept of a screen."""
    return json.dumps(describe(screen))


def find_screen(kept: str | None, but: QScreen | None = None) -> QScreen | None:
    """Return the screen that is most like one that was kept; None where none is like it. but: which it is not."""
    known = json_value(kept)
    wanted = known if isinstance(known, dict) else {}
    found, best = None, 0
    for screen in QGuiApplication.screens():
        told = {key: value for key, value in describe(screen).items() if value}
        alike = sum(_WORTH[key] for key, value in told.items() if wanted.get(key) == value)
        least = min(_ENOUGH, sum(_WORTH[key] for key in told))
        if screen is not but and alike >= least and alike > best:
            found, best = screen, alike
    return found
