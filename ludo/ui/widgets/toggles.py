"""Buttons that can be checked: assistive technology checks them as a click does.

It calls `QAbstractButton.toggle`, which emits `toggled`, but not `clicked`.
"""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton

_SETTING: Final = "setting_checked"


def make_checkable(button: QAbstractButton, *, one_of_many: bool = False) -> None:
    """Make a button checkable; a toggle by assistive technology emits `clicked`, too.

    one_of_many: it is a radio button for assistive technology, and cannot be unchecked.
    """
    button.setCheckable(True)
    button.setAutoExclusive(one_of_many)
    _Toggles(button)


def set_checked(button: QAbstractButton, on: bool) -> None:
    """Show a button as checked or not, without acting as if somebody had clicked on it."""
    button.setProperty(_SETTING, True)
    button.setChecked(on)
    button.setProperty(_SETTING, None)


class _Toggles(QObject):
    """Emits the click of a toggle that neither a press nor the program has made."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._pressed = False
        button.pressed.connect(self._press)
        button.released.connect(self._release)
        button.toggled.connect(self._toggle)

    def _press(self) -> None:
        self._pressed = True

    def _release(self) -> None:
        self._pressed = False

    def _toggle(self, on: bool) -> None:
        by_another = self._button.autoExclusive() and not on
        if not (self._pressed or by_another or self._button.property(_SETTING)):
            self._button.clicked[bool].emit(on)  # type: ignore[index]
