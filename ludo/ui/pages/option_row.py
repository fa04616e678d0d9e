"""One option of a game: its name, what it means in one sentence, its default, and a control for its kind of value."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.options import Option, Problem, Value
from ludo.ui.i18n import translate
from ludo.ui.widgets.choices import Chips, Stepper, Switch
from ludo.ui.widgets.labels import Button, Label, Text
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.wording import option_label, option_rule, option_value_label, problem_text

_MOST_CHIPS = 7
_NO_LIMIT = 999
_NUMBER = object()
"""Stands for "a number" among the chips of an option that takes words or numbers."""


class OptionRow(QWidget):
    """An option with its control."""

    chosen = Signal(object)
    """The value that a person has chosen."""

    def __init__(self, game: str, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._game = game
        self.control = control_for(game, option)
        self.control.chosen.connect(self.chosen)
        self._name = Label(self._label)
        self._sentence = Label(lambda: option_rule(game, option.name), "small", "quiet")
        self._default = Label(self._default_text, "small", "quiet")
        self._reset = Button(lambda: translate("NewGame", "Back to the default"), "plain")
        self._reset.clicked.connect(lambda: self.chosen.emit(option.default))
        self._reason = Label(str, "small", "accent")
        self._problem = Label(str, "small", "mistake")
        words, values = QVBoxLayout(), QVBoxLayout()
        for column in (words, values):
            column.setSpacing(4)
        for line in (self._name, self._sentence, self._reason, self._problem):
            words.addWidget(line)
        words.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self._default, 1)
        below.addWidget(self._reset)
        values.addWidget(self.control)
        values.addLayout(below)
        values.addStretch(1)
        box = QHBoxLayout(self)
        box.setContentsMargins(UNIT, UNIT + 4, UNIT, UNIT + 4)
        box.setSpacing(3 * UNIT)
        box.addLayout(words, 5)
        box.addLayout(values, 4)

    def show_state(self, value: Value, needed: Option | None, problems: tuple[Problem, ...]) -> None:
        """Show the value, why it has no effect (`needed` has another value than it needs), and what is wrong."""
        self.control.set_value(value)
        self.control.setEnabled(needed is None)
        self._reset.setVisible(needed is None and value != self.option.default)
        self._reason.setVisible(needed is not None)
        if needed is not None:
            self._reason.set_text(lambda: self._reason_text(needed))
        own = tuple(problem for problem in problems if problem.option == self.option.name)
        self._problem.setVisible(bool(own))
        self._problem.set_text(lambda: " ".join(problem_text(self._game, problem) for problem in own))

    def _label(self) -> str:
        return option_label(self._game, self.option.name)

    def _default_text(self) -> str:
        value = option_value_label(self._game, self.option.name, self.option.default)
        return translate("NewGame", "Default: {value}").format(value=value)

    def _reason_text(self, needed: Option) -> str:
        assert self.option.needs is not None
        return translate("NewGame", "Only where “{option}” is: {value}").format(
            option=option_label(self._game, needed.name),
            value=option_value_label(self._game, needed.name, self.option.needs[1]),
        )


def control_for(game: str, option: Option) -> "Chips | Switch | Stepper | WordOrNumber":
    """The control that fits the values of an option."""

    def name() -> str:
        return option_label(game, option.name)

    if option.minimum is None:
        if set(option.choices) == {True, False} and all(isinstance(value, bool) for value in option.choices):
            return Switch(name)
        return Chips([(value, _texter(game, option, value)) for value in option.choices], name)
    if option.maximum is not None and len(option.choices) + option.maximum - option.minimum < _MOST_CHIPS:
        values = (*option.choices, *range(option.minimum, option.maximum + 1))
        return Chips([(value, _texter(game, option, value)) for value in values], name)
    maximum = _NO_LIMIT if option.maximum is None else option.maximum
    if not option.choices:
        return Stepper(option.minimum, maximum, name)
    return WordOrNumber(game, option, maximum, name)


class WordOrNumber(QWidget):
    """Some words as chips, and one more for a number, which is set beside it."""

    chosen = Signal(object)

    def __init__(self, game: str, option: Option, maximum: int, name: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert option.minimum is not None
        words: list[tuple[Any, Text]] = [(value, _texter(game, option, value)) for value in option.choices]
        self.chips = Chips([*words, (_NUMBER, lambda: translate("NewGame", "a number"))], name)
        self.stepper = Stepper(option.minimum, maximum, name)
        self.chips.chosen.connect(self._take_chip)
        self.stepper.chosen.connect(self.chosen)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.chips, 1)
        box.addWidget(self.stepper)

    def set_value(self, value: object) -> None:
        """Show a word or a number."""
        number = isinstance(value, int) and not isinstance(value, bool)
        self.chips.set_value(_NUMBER if number else value)
        self.stepper.setVisible(number)
        self.stepper.set_value(value)

    def _take_chip(self, value: object) -> None:
        self.chosen.emit(self.stepper.value if value is _NUMBER else value)


def _texter(game: str, option: Option, value: Value) -> Text:
    return lambda: option_value_label(game, option.name, value)
