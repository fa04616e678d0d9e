"""A field to search in, wide enough for the hint that stands in it."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLineEdit

from ludo.ui.i18n import Text
from ludo.ui.widgets.surfaces import UNIT

_AROUND: Final = 8 * UNIT
"""Pixels beside the hint: edges, and the button that clears the field."""


_LONGEST: Final = 200


class SearchField(QLineEdit):
    """A line to search in; `widest`: in pixels, unless its hint needs more."""

    def __init__(self, widest: int, hint: Text) -> None:
        """hint: says in the field, and by its name, what can be found."""
        super().__init__()
        self._widest = widest
        self.setMaxLength(_LONGEST)
        self.setClearButtonEnabled(True)
        self.setPlaceholderText(hint())
        self.setAccessibleName(hint())
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.setMaximumWidth(max(self._widest, self.fontMetrics().horizontalAdvance(self.placeholderText()) + _AROUND))
