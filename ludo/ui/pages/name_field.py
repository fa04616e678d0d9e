"""A name at a seat: typed, or chosen from those who may sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.widgets.value_field import ValueField

if TYPE_CHECKING:  # each costs the first page a millisecond
    from PySide6.QtCore import QStringListModel
    from PySide6.QtWidgets import QListView

_LONGEST = 24


class NameField(ValueField):
    """A name; a click shows who can be chosen, typing those who fit. named: it is another one now."""

    named = Signal(str)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self._names = list(names)
        self._model: QStringListModel | None = None
        self._choices: QListView | None = None
        self.textEdited.connect(self.named)

    def offer(self, names: Sequence[str]) -> None:
        """Offer these names, in this order."""
        if list(names) != self._names:
            self._names = list(names)
            if self._model is not None:
                self._model.setStringList(self._names)

    @property
    def choices(self) -> QListView:
        """Those who can be chosen."""
        return self._make_choices()

    def _make_choices(self) -> QListView:
        """Make the list of names when it is first wanted: the first page opens without."""
        if self._choices is None:
            from PySide6.QtCore import QStringListModel
            from PySide6.QtWidgets import QCompleter, QListView

            self._choices = QListView()
            self._choices.setProperty("names", "true")
            self._model = QStringListModel(self._names, self)
            completer = QCompleter(self._model, self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setPopup(self._choices)
            completer.activated[str].connect(self.named)  # type: ignore[index]
            self.setCompleter(completer)
        return self._choices

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the list ready for what is typed."""
        self._make_choices()
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show everybody who can be chosen."""
        super().mousePressEvent(event)
        self.end_click()  # the list that drops down takes the release
        if event.button() == Qt.MouseButton.LeftButton and self._names and not self.choices.isVisible():
            completer = self.completer()
            completer.setCompletionPrefix("")
            completer.complete()
