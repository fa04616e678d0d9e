"""The font of the interface, which comes as a package of its own."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

PACKAGE: Final = "fontpkg_atkinson_hyperlegible"
"""Atkinson Hyperlegible (SIL Open Font License 1.1), drawn for people who see little."""
_SLANTED: Final = "Italic"
PICTURES: Final = (
    "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Twemoji", "Noto Emoji", "Symbola",
)  # fmt: skip
"""Families with emoji, of which every system has one or none: a name may consist of nothing else."""


def load_ui_font() -> str:
    """Register the upright faces of the font with Qt; return the family to use.

    Needs a running `QGuiApplication`. Without the package, or where Qt cannot read its files, it is the
    family of the system. Calling it again changes nothing.
    """
    families = {family for file in _files() if _SLANTED not in file.name for family in _register(file)}
    return min(families) if families else _system_family()


def with_pictures(family: str) -> list[str]:
    """Return a family, and those that stand in where it lacks an emoji."""
    return [family, *PICTURES]


def load_slanted_faces() -> None:
    """Register the italic faces too. The first painting has no use for them."""
    for file in _files():
        if _SLANTED in file.name:
            _register(file)


def _files() -> list[Path]:
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        return []
    return sorted(Path(package.origin).with_name("files").glob("*.ttf"))


def _register(file: Path) -> list[str]:
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))


def _system_family() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
