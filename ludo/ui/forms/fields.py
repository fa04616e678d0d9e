"""Parts of forms: sentences, and fields with the type of what they ask for.

amount = chips_of(_text("How many chips"))
amount.shown = lambda: kind.value != "keep"
show_form(page, [kind, amount], write, heading=…, done=…)
"""

from collections.abc import Callable, Mapping
from typing import Generic, Self, TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.ui.forms.inputs import ChipsField, NotesField, TextField
from ludo.ui.i18n import Text, Words, text_of
from ludo.ui.theme.fonts import Role
from ludo.ui.widgets.choices import Chips, Stepper
from ludo.ui.widgets.labels import Label, Tone
from ludo.ui.widgets.plain_text import literal
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, fill

W = TypeVar("W", bound=QWidget)
V = TypeVar("V")
T = TypeVar("T")


class FormPart(Generic[W]):
    """A widget of a form, perhaps under a label, which names it.

    shown, enabled: conditions, looked at after each change. pinned: it does not scroll.
    """

    def __init__(self, widget: W, label: Words | None = None) -> None:
        self.widget = widget
        self.pinned = False
        self.shown: Callable[[], bool] = lambda: True
        self.enabled: Callable[[], bool] = lambda: True
        self.frame: QWidget = widget
        """The widget with its label."""
        self._label = None if label is None else text_of(label)
        if self._label is not None:
            said = self._label
            title = Label(lambda: literal(said()), "small", "quiet")
            title.setBuddy(widget)
            if isinstance(widget, Select):
                widget.labelled()
            self.frame = QWidget()
            box = QVBoxLayout(self.frame)
            fill(box, title, widget)
            self.spaced(UNIT // 2)

    def spaced(self, above: int, between: int = UNIT) -> Self:
        """Set how many pixels are free above the label, and between it and the widget; return the part."""
        if (box := self.frame.layout()) is not None:
            box.setContentsMargins(0, above, 0, 0)
            box.setSpacing(between)
        return self

    def refresh(self) -> None:
        """Read again what depends on what has been entered."""
        if self._label is not None:
            self.widget.setAccessibleName(self._label())
        if isinstance(self.widget, Label):
            self.widget.retranslate()
        self.widget.setEnabled(self.enabled())
        self.frame.setVisible(self.shown())


class Field(FormPart[W], Generic[W, V]):
    """A field of a form."""

    def __init__(self, widget: W, changed: SignalInstance, read: Callable[[], V], label: Words | None = None) -> None:
        """changed: something else was entered; read: returns the value, and may raise NightsError."""
        super().__init__(widget, label)
        self.changed = changed
        self._read = read
        self.problem: Text = str
        """What is wrong with it, empty for nothing."""
        self.settle: Text = str
        """Take in what is half entered, as a name that is typed and not added; returns what is wrong with it."""

    @property
    def value(self) -> V:
        """Return what is entered."""
        return self._read()

    def needed(self, question: Text) -> Self:
        """Ask this where nothing is entered; return the field."""
        self.problem = lambda: "" if self.value else question()
        return self


def note(text: Words, role: Role = "body", tone: Tone = "quiet") -> FormPart[Label]:
    """Return a sentence that explains, or says what is understood."""
    return FormPart(Label(text, role, tone))


def line_of(label: Words, text: str = "", longest: int = 60, hint: str = "") -> Field[TextField, str]:
    """Return a field for a line of text. hint: what stands there while it is empty."""
    field = TextField(text, longest)
    field.setPlaceholderText(hint)
    return Field(field, field.textChanged, field.words, label)


def why_of(label: Words, longest: int = 120) -> Field[TextField, str]:
    """Return a field for a reason, which is seen however long the form is."""
    field = line_of(label, longest=longest).spaced(0)
    field.pinned = True
    return field


def notes_of(label: Words, text: str) -> Field[NotesField, str]:
    """Return a field for several lines."""
    field = NotesField(text)
    return Field(field, field.textChanged, lambda: field.toPlainText().strip(), label)


def chips_of(label: Words, chips: int | None = None) -> Field[ChipsField, int]:
    """Return a field for chips."""
    field = ChipsField(chips)
    return Field(field, field.textChanged, field.chips, label)


def number_of(label: Words, least: int, most: int, number: int) -> Field[Stepper, int]:
    """Return a field for a whole number."""
    field = Stepper(least, most, label)
    field.set_value(number)
    return Field(field, field.chosen, lambda: field.value, label)


def select_of(name: Words, values: Mapping[T, Words], chosen: T, label: Words | None = None) -> Field[Select[T], T]:
    """Return a field for one of many values."""
    field = Select(list(values.items()), name)
    field.set_value(chosen)
    return Field(field, field.chosen, lambda: field.checked, label)


def open_choice_of(name: Words, values: Mapping[T, Words], label: Words | None = None) -> Field[Chips[T], T | None]:
    """Return a field for one of some values of which none is chosen yet."""
    field = Chips(list(values.items()), name)
    return Field(field, field.chosen, lambda: field.value, label)


def choice_of(name: Words, values: Mapping[T, Words], chosen: T, label: Words | None = None) -> Field[Chips[T], T]:
    """Return a field for one of some values."""
    field = Chips(list(values.items()), name)
    field.set_value(chosen)
    return Field(field, field.chosen, lambda: field.checked, label)
