"""A name at a seat: typed, or chosen from those who may sit there."""

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

_LONGEST = 24


class NameField(QLineEdit):
    """A name; a click shows who can be chosen, typing those who fit. named: it is another one now."""

    named = Signal(str)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self._names = list(names)
        self._model = QStringListModel(self._names, self)
        completer = QCompleter(self._model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.choices = QListView()
        self.choices.setProperty("names", "true")
        completer.setPopup(self.choices)
        completer.activated[str].connect(self.named)  # type: ignore[index]
        self.setCompleter(completer)
        self.textEdited.connect(self.named)

    def offer(self, names: Sequence[str]) -> None:
        """Offer these names, in this order."""
        if list(names) != self._names:
            self._names = list(names)
            self._model.setStringList(self._names)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show everybody who can be chosen."""
        super().mousePressEvent(event)
        completer = self.completer()
        if event.button() == Qt.MouseButton.LeftButton and self._names and not self.choices.isVisible():
            completer.setCompletionPrefix("")
            completer.complete()
