"""The font of the interface, which comes as a package of its own."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

PACKAGE: Final = "fontpkg_atkinson_hyperlegible"
"""Atkinson Hyperlegible (SIL Open Font License 1.1), drawn for people who see little."""


def load_ui_font() -> str:
    """Register the font with Qt; return the family to use.

    Needs a running `QGuiApplication`. Without the package, or where Qt cannot read its files, it is the
    family of the system. Calling it again changes nothing.
    """
    package = find_spec(PACKAGE)
    families: set[str] = set()
    if package is not None and package.origin is not None:
        for file in sorted(Path(package.origin).with_name("files").glob("*.ttf")):
            families.update(QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file))))
    return min(families, default=_system_family())


def _system_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
