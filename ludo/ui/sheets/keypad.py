"""Figures to touch, for a screen without a keyboard."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ludo.ui.i18n import translate
from ludo.ui.widgets.plain_text import PlainButton, tip
from ludo.ui.widgets.surfaces import UNIT, without_margins

_KEYS: Final = (*"1234567890", ",5", "back", "next")


class Keypad(QWidget):
    """A row of keys. pressed: one of them, as `Entry.press` takes it."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        box = without_margins(QHBoxLayout(self), UNIT // 2)
        signs = {",5": "½", "back": "⌫", "next": "⏎"}
        names = {"back": translate("Sheets", "Delete a digit"), "next": translate("Sheets", "Next")}
        for key in _KEYS:
            button = PlainButton(signs.get(key, key))
            button.setAccessibleName(names.get(key, signs.get(key, key)))
            button.setToolTip(tip(names.get(key, "")))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("tool", "true")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumHeight(5 * UNIT)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            box.addWidget(button, 1)


def has_touch_screen() -> bool:
    """Is there a screen that is touched?"""
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())
