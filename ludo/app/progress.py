"""A progress window while a file is looked through or saved from damage, where that takes long."""

import time
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from ludo.ui.i18n import set_language
from ludo.ui.wording.errors import opening_text

_QUICK: Final = 0.5
"""Seconds for which nobody needs to be told anything."""
_STEP: Final = 0.1


class OpeningProgress:
    """Shows a line of text once it takes long; to be called often, so that the window stays responsive."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._begun = self._last = time.monotonic()
        self._label: QLabel | None = None

    def __call__(self, done: int, of: int) -> None:
        """Show how far it is (see `ludo.store.opening.open_database`)."""
        now = time.monotonic()
        if now - self._begun < _QUICK or now - self._last < _STEP:
            return
        self._last = now
        if self._label is None:
            set_language("system")
            self._label = QLabel()
            self._label.setWindowTitle("Ludo")
            self._label.setMargin(40)
            self._label.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, False)
        self._label.setText(opening_text(done, of))
        self._label.resize(self._label.sizeHint())
        self._label.show()
        self._app.processEvents()
