"""The setup of a game as a sentence: a click on a word of it opens what it can be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.ui.i18n import Text, translate
from ludo.ui.widgets.labels import HeadingButton, Label
from ludo.ui.widgets.surfaces import Flow, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked

_SPACE: Final = 6
_BETWEEN: Final = 4
_FIELD: Final = re.compile(r"(\{\w+\}[^\s{]*)|(\S+)")
"""A word to change with the signs that follow it, or another word."""


class Word(HeadingButton):
    """A word that can be changed. `what`: what it says, before its value by ear."""

    stepped = Signal(int)

    def __init__(self, what: Text) -> None:
        self._what = what
        super().__init__(str)
        self.setProperty("word", "true")
        make_checkable(self)

    def retranslate(self) -> None:
        super().retranslate()
        what = self._what()
        name = translate("Common", "{head}: {text}").format(head=what, text=self.text())
        self.setAccessibleName(name if what and self.text() else self.text())

    renew = retranslate

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step to the word beside this one."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)


class SetupSentence(QWidget):
    """A sentence with words to change, of which one is open at most. opened: another one is, or none."""

    opened = Signal()

    def __init__(self, words: Mapping[str, Text]) -> None:
        """`words`: by field of the sentences, what each says."""
        super().__init__()
        self._template = ""
        self._holders: list[QWidget] = []
        self.words = {field: Word(what) for field, what in words.items()}
        for word in self.words.values():
            word.setParent(self)
            word.hide()
            word.toggled.connect(self._turn)
            word.stepped.connect(self._step)
        self._flow = Flow(None, _SPACE, _BETWEEN)
        box = without_margins(QVBoxLayout(self), 0)
        box.addLayout(self._flow)

    @property
    def open_word(self) -> str:
        """The field of the open word, empty if none is."""
        return next((field for field, word in self.words.items() if word.isChecked()), "")

    def open(self, field: str) -> None:
        """Open a word; without one close all."""
        for name, word in self.words.items():
            set_checked(word, name == field)
        self.opened.emit()

    def tell(self, template: str, values: Mapping[str, str]) -> None:
        """Show a sentence with a value for each of its fields."""
        for field, value in values.items():
            self.words[field].set_text(value)
        if template != self._template:
            self._template = template
            self._lay_out()

    def _lay_out(self) -> None:
        focused = next((word for word in self.words.values() if word.hasFocus()), None)
        for word in self.words.values():
            word.setParent(self)
            word.hide()
        while self._flow.takeAt(0) is not None:
            pass
        for holder in self._holders:
            holder.hide()
            holder.deleteLater()
        self._holders = []
        for match in _FIELD.finditer(self._template):
            field, text = match.groups()
            holder = QWidget(self)
            box = without_margins(QHBoxLayout(holder), 0)
            if field is not None:
                name, text = field[1:].split("}", 1)
                box.addWidget(self.words[name])
                self.words[name].show()
            if text:
                box.addWidget(Label(text, "heading").one_line())
            self._holders.append(holder)
            self._flow.addWidget(holder)
            holder.show()
        if focused is not None:
            focused.setFocus()
        for field, word in self.words.items():
            if word.isChecked() and "{" + field + "}" not in self._template:
                self.open("")

    def _turn(self, on: bool) -> None:
        """Close the other words where one was opened."""
        turned = self.sender()
        for word in self.words.values():
            if on and word is not turned and word.isChecked():
                set_checked(word, False)
        if not on and self.open_word:
            return  # closed because another one was opened, which is told by that
        self.opened.emit()

    def _step(self, by: int) -> None:
        shown = [word for word in self.words.values() if not word.isHidden()]
        place = next(place for place, word in enumerate(shown) if word.hasFocus())
        shown[(place + by) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
