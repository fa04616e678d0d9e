"""Asks once whether the game shall wait for the voice, where assistive technology seems active.

Nothing slows down unasked: other programs make it seem so, too.
"""

from contextlib import suppress
from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from ludo.session.ports import StorageError
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import texts
from ludo.ui.services.settings import SettingsStore

_text = texts("Voice")

ASKED: Final = "asked.voice"


def ask_once(window: QWidget, settings: SettingsStore) -> Message | None:
    """Put the question if it has never been put; return it."""
    if not QAccessible.isActive() or settings.value.at_voice:
        return None
    try:
        if settings.keys.get(ASKED) is not None:
            return None
        settings.keys.put(ASKED, "yes")
    except StorageError:
        return None
    choices = ((_text("Wait for the voice"), lambda: _wait(settings)), (_text("Do not wait"), None))
    message = Message(
        window,
        _text("Shall the computer take its time?"),
        _text(
            "A program that reads the screen aloud seems to be running. The game can wait until everything that is "
            "announced has been spoken. The settings can change that at any time."
        ),
        choices,
    )
    message.open()
    return message


def _wait(settings: SettingsStore) -> None:
    with suppress(StorageError):  # in effect even if it cannot be saved
        settings.change(at_voice=True)
