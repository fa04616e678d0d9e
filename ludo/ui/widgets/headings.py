"""Headings that assistive technology finds as headings, so that one can jump from one to the next."""

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_MARK: Final = "is_heading"
_installed: list[object] = []


def mark_heading(label: QtWidgets.QLabel) -> None:
    """Make a label a heading; it needs an accessible name."""
    label.setProperty(_MARK, True)


def install_headings() -> None:
    """Install the factory by which Qt asks here for the role of labels; once in a program."""
    if not _installed and hasattr(QtWidgets, "QAccessibleWidget"):
        _installed.append(_interface)
        QAccessible.installFactory(_interface)


def _interface(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QtWidgets.QLabel) and thing.property(_MARK):
        return QtWidgets.QAccessibleWidget(thing, QAccessible.Role.Heading)
    return None
