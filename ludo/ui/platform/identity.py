"""Who the program is to the system: its icon, and that it is no Python; and that Tab reaches everything."""

import contextlib
import sys
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ludo.resource_paths import resource

APP_ID: Final = "Ludo.Ludo"


def introduce(app: QApplication, system: str = sys.platform) -> None:
    """Give the application its place on the task bar, and focus by Tab on every control."""
    if system == "win32":
        import ctypes

        with contextlib.suppress(AttributeError, OSError):
            own_place_on_task_bar(ctypes.CDLL("shell32"))
    if system == "darwin":
        reach_all_by_tab(app.styleHints())


def show_icon(app: QApplication) -> None:
    """Give the windows their icon. It is an SVG, whose reader is loaded for it."""
    from PySide6.QtGui import QIcon

    app.setWindowIcon(QIcon(str(resource("icons", "ludo.svg"))))


def own_place_on_task_bar(shell32: Any) -> None:
    """Tell Windows that this is no window of Python's. `shell32` is that library of Windows."""
    import ctypes

    shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(APP_ID))


def reach_all_by_tab(hints: Any) -> None:
    """Make Tab reach every control, which macOS else keeps for texts and lists. `hints`: those of the application."""
    if hasattr(hints, "setTabFocusBehavior"):
        hints.setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
