"""Figures to touch, for a screen without a keyboard."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QInputDevice, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from ludo.ui.i18n import translate
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.surfaces import UNIT, without_margins

_KEYS: Final = (*"1234567890", ",5", "back", "next")


class Keypad(QWidget):
    """A row of keys. pressed: one of them, as `Entry.press` takes it."""

    pressed = Signal(str)

    def __init__(self, takes: Callable[[str], bool]) -> None:
        """`takes`: would a key do anything now?"""
        super().__init__()
        self._takes = takes
        self._buttons: dict[str, PlainButton] = {}
        box = without_margins(QHBoxLayout(self), UNIT // 2)
        signs = {",5": "½", "back": "⌫", "next": "⏎"}
        names = {"back": translate("Sheets", "Delete a digit"), "next": translate("Sheets", "Next")}
        for key in _KEYS:
            button = PlainButton(signs.get(key, key))
            button.setAccessibleName(names.get(key, signs.get(key, key)))
            set_tip(button, names.get(key, ""))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("tool", "true")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumHeight(5 * UNIT)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            box.addWidget(button, 1)
            self._buttons[key] = button
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self.show_usable)

    @Slot()
    def show_usable(self) -> None:
        """Disable the keys that would do nothing."""
        if self.isVisible():
            for key, button in self._buttons.items():
                button.setEnabled(self._takes(key))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the keys that do something."""
        super().showEvent(event)
        self.show_usable()


def has_touch_screen() -> bool:
    """Is there a screen that is touched?"""
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())
