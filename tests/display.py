"""What tests need that open real windows on a display of their own."""

import ctypes
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo


def missing_display() -> str:
    """Return what this system lacks to open windows under Xvfb, empty if nothing."""
    if not sys.platform.startswith("linux"):
        return "Xvfb is for Linux"
    if shutil.which("Xvfb") is None:
        return "Xvfb is not installed"
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return f"Qt cannot use a display: {error}"
    return ""
