"""One option of a game: its name, what it means in one sentence, its default, and a control for its kind of value."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.options import Option, Problem, Value
from ludo.ui.games.registry import option_words_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.setup_draft import Bound
from ludo.ui.widgets.choices import Chips, Stepper, Switch
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, fill, with_margins
from ludo.ui.wording.option_words import OptionWords, player_number

_text = texts("NewGame")

_MOST_CHIPS = 7
_NO_LIMIT = 999
_NUMBER = object()
"""Stands for "a number" among the chips of an option that takes words or numbers."""


class OptionRow(QWidget):
    """An option with its control."""

    chosen = Signal(object)
    """The value that a person has chosen."""

    def __init__(self, game: str, option: Option, person: Callable[[int], str] = player_number) -> None:
        """person: who sits on a seat."""
        super().__init__()
        self.option = option
        self._words = option_words_of(game)
        self.control = control_for(self._words, option, person)
        self.control.chosen.connect(self.chosen)
        self.control.setAccessibleDescription(self._words.options[option.name].rule())
        self._name = Label(self._words.options[option.name].label)
        self._sentence = Label(self._words.options[option.name].rule, "small", "quiet")
        self._default = Label(self._default_text, "small", "quiet")
        self._reset = Button(_text("Back to the default"), "plain", does=lambda: self.chosen.emit(option.default))
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
        fill(values, self.control, below, None)
        box = with_margins(QHBoxLayout(self), 3 * UNIT, UNIT, UNIT + 4, UNIT, UNIT + 4)
        box.addLayout(words, 5)
        box.addLayout(values, 4)

    def show_state(self, value: Value, bound: Bound, problems: tuple[Problem, ...]) -> None:
        """Show the value that is played, what decides it or leaves it without effect, and what is wrong."""
        self.control.set_value(value)
        self.control.setEnabled(not bound.fixed)
        self._reset.setVisible(bound.reason is None and value != self.option.default)
        self._reason.setVisible(bound.reason is not None)
        if bound.reason is not None:
            reason = bound.reason
            self._reason.set_text(lambda: self._words.problem(reason))
        own = tuple(problem for problem in problems if problem.option == self.option.name)
        self._problem.setVisible(bool(own))
        self._problem.set_text(lambda: " ".join(self._words.problem(problem) for problem in own))

    def limit(self, possible: Callable[[Value], bool]) -> None:
        """Offer only the values that are possible here: not those of other tables, nor those that another forbids."""
        if isinstance(self.control, Chips):
            for value in values_of(self.option):
                self.control.chip(value).setVisible(possible(value))
            self.control.retranslate()

    def _default_text(self) -> str:
        value = self._words.value(self.option.name, self.option.default)
        return translate("NewGame", "Default: {value}").format(value=value)


def values_of(option: Option) -> tuple[Value, ...]:
    """Return all values of an option that has few."""
    if option.minimum is None:
        return option.choices
    return (*option.choices, *range(option.minimum, (option.maximum or 0) + 1))


def control_for(
    words: OptionWords, option: Option, person: Callable[[int], str] = player_number
) -> "Chips[Value] | Switch | Stepper | WordOrNumber":
    """Return the control that fits the values of an option. person: who sits on a seat."""
    name = words.options[option.name].label
    if option.names_seat:
        return Chips([(value, partial(_seat_text, words, option, person, value)) for value in values_of(option)], name)
    if option.minimum is None:
        if set(option.choices) == {True, False} and all(isinstance(value, bool) for value in option.choices):
            return Switch(name)
        return Chips([(value, partial(words.value, option.name, value)) for value in values_of(option)], name)
    if option.maximum is not None and len(option.choices) + option.maximum - option.minimum < _MOST_CHIPS:
        return Chips([(value, partial(words.value, option.name, value)) for value in values_of(option)], name)
    maximum = _NO_LIMIT if option.maximum is None else option.maximum
    if not option.choices:
        return Stepper(option.minimum, maximum, name)
    return WordOrNumber(words, option, maximum, name)


def _seat_text(words: OptionWords, option: Option, person: Callable[[int], str], value: Value) -> str:
    return person(value) if isinstance(value, int) else words.value(option.name, value)


class WordOrNumber(QWidget):
    """Some words as chips, and one more for a number, which is set beside it."""

    chosen = Signal(object)

    def __init__(self, words: OptionWords, option: Option, maximum: int, name: Text) -> None:
        super().__init__()
        assert option.minimum is not None
        chips: list[tuple[Any, Text]] = [(value, partial(words.value, option.name, value)) for value in option.choices]
        self.chips = Chips([*chips, (_NUMBER, _text("a number"))], name)
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
