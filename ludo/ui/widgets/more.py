"""The button under a list that shows more of it."""

from PySide6.QtCore import Signal

from ludo.ui.i18n import Text
from ludo.ui.widgets.labels import Button


class MoreButton(Button):
    """Shows more rows of a list, `shown` by now. wanted: it is to be read again with more."""

    wanted = Signal()

    def __init__(self, text: Text, at_once: int, *, step: int = 0, plain: bool = False) -> None:
        """at_once: rows at first; step: how many more come, as many by default."""
        super().__init__(text, "plain" if plain else "")
        self._at_once = self.shown = at_once
        self.clicked.connect(lambda: self.restore_state(self.shown + (step or at_once)))

    def begin_anew(self) -> None:
        """Show as many as at first."""
        self.shown = self._at_once

    def save_state(self) -> int:
        """Return how many are shown."""
        return self.shown

    def restore_state(self, shown: int) -> None:
        """Show so many."""
        if shown != self.shown:
            self.shown = shown
            self.wanted.emit()
