"""Controls: exclusive chips, a switch, a number with minus and plus."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from ludo.ui.i18n import Text, Words, text_of, translate
from ludo.ui.platform.announce import joined
from ludo.ui.theme import current_theme
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.surfaces import UNIT, Flow, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.widgets.value_field import ValueField

T = TypeVar("T")
_BESIDE: Final[Mapping[Qt.Key, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_BELOW: Final[Mapping[Qt.Key, int]] = {**_BESIDE, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class _Chip(PlainButton):
    """One of several; Left and Right lead through all of them, from line to line and round at the ends."""

    stepped = Signal(int)
    steps: Mapping[Qt.Key, int] = _BESIDE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step; Qt only looks for what lies beside it in the same line."""
        by = self.steps.get(Qt.Key(event.key()), 0)
        if by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)


class Chips(QWidget, Generic[T]):
    """Values as a wrapping row of chips, one of them checked. Tab leads to that one, arrow keys to the others."""

    chosen = Signal(object)
    """The value that a person has chosen."""

    def __init__(self, values: Sequence[tuple[T, Words]], name: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = text_of(name)
        self._values = [(value, text_of(text)) for value, text in values]
        self._sentence: Callable[[T], str] | None = None
        self._pictures = False
        self._offered: Collection[T] = [value for value, _ in values]
        self._group = QButtonGroup(self)
        for index in range(len(self._values)):
            chip = _Chip()
            chip.stepped.connect(lambda by, index=index: self._step(index, by))
            chip.setProperty("chip", "true")
            make_checkable(chip, one_of_many=True)
            chip.setAutoDefault(False)
            chip.setCursor(Qt.CursorShape.PointingHandCursor)
            chip.clicked.connect(lambda _=False, index=index: self._choose(index))
            self._group.addButton(chip, index)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        flow = Flow(self, UNIT - 2)
        for index in range(len(self._values)):
            flow.addWidget(self._group.button(index))

    @property
    def values(self) -> Sequence[tuple[T, Text]]:
        """The values with their texts."""
        return self._values

    @property
    def value(self) -> T | None:
        """The checked value, None if there is none."""
        index = self._group.checkedId()
        return self._values[index][0] if index >= 0 else None

    @property
    def checked(self) -> T:
        """The value, where there always is one. Raises IndexError if there is none."""
        if self._group.checkedId() < 0:
            raise IndexError("nothing is checked")
        return self._values[self._group.checkedId()][0]

    def set_value(self, value: object) -> None:
        """Check the chip of a value; none if it is not among them."""
        wanted = next(self._places_of(value), -1)
        if wanted == self._group.checkedId():
            return
        self._group.setExclusive(False)
        for index, _ in enumerate(self._values):
            set_checked(self._group.button(index), index == wanted)
        self._group.setExclusive(True)
        self._lead_tab(wanted)

    def _lead_tab(self, checked: int) -> None:
        """Have Tab enter at the checked chip; at any where none is, or it is not shown."""
        if checked >= 0 and self._group.button(checked).isHidden():
            checked = -1
        for index in range(len(self._values)):
            reached = checked in (-1, index)
            policy = Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.ClickFocus
            self._group.button(index).setFocusPolicy(policy)

    def _step(self, index: int, by: int) -> None:
        """Go to the next chip that is shown, and choose it where the one before was chosen."""
        shown = [each for each, _ in enumerate(self._values) if not self._group.button(each).isHidden()]
        following = self._group.button(shown[(shown.index(index) + by) % len(shown)])
        chosen = self._group.button(index).isChecked()
        if chosen:
            following.click()  # before it has the focus, which is heard as chosen
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def _places_of(self, value: object) -> Iterator[int]:
        """Return the numbers of the chips of a value: one or none."""
        return (place for place, (own, _) in enumerate(self._values) if type(own) is type(value) and own == value)

    @property
    def offered(self) -> Collection[T]:
        """The values that can be chosen."""
        return self._offered

    def offer(self, values: Collection[T]) -> None:
        """Show only the chips of these values."""
        self._offered = values
        for index, (own, _) in enumerate(self._values):
            self._group.button(index).setVisible(own in values)
        self._lead_tab(self._group.checkedId())

    def chip(self, value: object) -> QPushButton:
        """Return the chip of a value. Raises StopIteration if there is none."""
        button = self._group.button(next(self._places_of(value)))
        assert isinstance(button, QPushButton)
        return button

    def describe(self, sentence: Callable[[T], str]) -> None:
        """Have each value described by a sentence for who hears it, who cannot see the one beside the chips."""
        self._sentence = sentence
        self.retranslate()

    def show_pictures(self, picture: Callable[[T], QPixmap]) -> None:
        """Show a picture on each chip instead of its text, which becomes its accessible name."""
        self._pictures = True
        for index, (value, _) in enumerate(self._values):
            pixmap = picture(value)
            button = self._group.button(index)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(pixmap.deviceIndependentSize().toSize())
            button.setProperty("picture", "true")
        self.retranslate()

    def retranslate(self) -> None:
        """Write all texts anew."""
        self.setAccessibleName(self._name())
        for index, (value, text) in enumerate(self._values):
            button = self._group.button(index)
            button.setText("" if self._pictures else text())
            set_tip(button, text() if self._pictures else "")
            button.setAccessibleName(text())
            sentence = "" if self._sentence is None else self._sentence(value)
            button.setAccessibleDescription(joined([self._name(), sentence]) if sentence else self._name())

    renew = retranslate

    def _choose(self, index: int) -> None:
        self._lead_tab(index)
        self.chosen.emit(self._values[index][0])


class SentenceChoices(Chips[T]):
    """Values below each other, each with the sentence that describes it."""

    def _lay_out(self) -> None:
        self._told: list[QLabel] = []
        grid = without_margins(QGridLayout(self), UNIT)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setColumnStretch(1, 1)
        for index in range(len(self._values)):
            chip = self._group.button(index)
            assert isinstance(chip, _Chip)
            chip.steps = _BELOW
            told = QLabel()
            told.setWordWrap(True)
            told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self._told.append(told)
            grid.addWidget(chip, index, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(told, index, 1)

    def retranslate(self) -> None:
        """Write all texts and sentences anew."""
        super().retranslate()
        for told, (value, _) in zip(self._told, self._values, strict=True):
            told.setText("" if self._sentence is None else self._sentence(value))

    renew = retranslate


_SWITCH: Final = QSize(52, 32)
_TRACK: Final = QSizeF(44, 24)
_INSET: Final = 4.0
"""Room beside the track, in which the focus ring is painted."""
_RING: Final = 3.0
_KNOB: Final = 8.0
"""Half the width of the knob."""
_TICK: Final = (QPointF(-4, 0), QPointF(-1, 3), QPointF(4, -3))
_DASH: Final = (QPointF(-3, 0), QPointF(3, 0))
_STEP_WIDTH: Final = 34
_NUMBER_WIDTH: Final = 64


class Switch(QCheckBox):
    """On or off, without a text of its own; `name` is what assistive technology reads."""

    chosen = Signal(object)

    def __init__(self, name: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = text_of(name)
        make_checkable(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda on: self.chosen.emit(on))
        self.renew()

    @property
    def value(self) -> bool:
        """Is it on?"""
        return self.isChecked()

    def set_value(self, value: object) -> None:
        """Turn it on or off."""
        set_checked(self, value is True)

    def sizeHint(self) -> QSize:
        """Return the size, with room for the focus ring."""
        return _SWITCH

    minimumSizeHint = sizeHint

    def hitButton(self, pos: object) -> bool:
        """Accept clicks anywhere."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a track with a knob; a tick or a dash repeats what the side says."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(QPointF(_INSET, (self.height() - _TRACK.height()) / 2), _TRACK)
        end = track.height() / 2
        on, usable = self.isChecked(), self.isEnabled()
        fill = theme.accent if on and usable else theme.panel
        edge = theme.accent if on and usable else theme.text_quiet
        painter.setPen(QPen(edge, theme.line_width, Qt.PenStyle.SolidLine if usable else Qt.PenStyle.DotLine))
        painter.setBrush(fill)
        painter.drawRoundedRect(track, end, end)
        x = track.right() - end if on else track.left() + end
        knob = QPointF(x, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent_text if on and usable else theme.text_quiet)
        painter.drawEllipse(knob, _KNOB, _KNOB)
        painter.setPen(QPen(fill, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if on:
            painter.drawPolyline([knob + point for point in _TICK])
        else:
            painter.drawPolyline([knob + point for point in _DASH])
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-_RING, -_RING, _RING, _RING), end + _RING, end + _RING)

    def renew(self) -> None:
        """Read the name again."""
        self.setAccessibleName(self._name())


class Stepper(QWidget):
    """A whole number with a button for one less and one for one more; it can be typed as well."""

    chosen = Signal(object)

    def __init__(self, minimum: int, maximum: int, name: Words) -> None:
        super().__init__()
        self._name = text_of(name)
        self._limits = (minimum, maximum)
        self.value = minimum
        """The number."""
        self.field = _NumberField(self)
        self.less = self._button("−", -1)
        self.more = self._button("+", 1)
        box = without_margins(QHBoxLayout(self), UNIT // 2)
        for widget in (self.less, self.field, self.more):
            box.addWidget(widget)
        box.addStretch(1)
        self.field.editingFinished.connect(self._take_typed)
        self.renew()
        self.set_value(minimum)

    def set_value(self, value: object) -> None:
        """Show a number; anything else is left alone."""
        if isinstance(value, int):
            self.value = value
            self.field.setText(str(value))
            self.less.setEnabled(value > self._limits[0])
            self.more.setEnabled(value < self._limits[1])

    def step(self, by: int) -> None:
        """Change the number within its limits."""
        self._choose(self.value + by)

    def _take_typed(self) -> None:
        text = self.field.text()
        self._choose(int(text) if text.isascii() and text.isdigit() else self.value)

    def _choose(self, value: int) -> None:
        before = self.value
        self.set_value(max(self._limits[0], min(value, self._limits[1])))
        if self.value != before:
            self.chosen.emit(self.value)

    def _button(self, sign: str, by: int) -> QPushButton:
        button = PlainButton(sign)
        button.setProperty("chip", "true")
        button.setMinimumWidth(_STEP_WIDTH)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.step(by))
        return button

    def renew(self) -> None:
        """Read the name again."""
        self.field.setAccessibleName(self._name())
        self.less.setAccessibleName(translate("Choices", "{name}: one less").format(name=self._name()))
        self.more.setAccessibleName(translate("Choices", "{name}: one more").format(name=self._name()))


class _NumberField(ValueField):
    """The number as text; the arrows up and down change it."""

    def __init__(self, stepper: Stepper) -> None:
        super().__init__(stepper)
        self._stepper = stepper
        self.setMaxLength(6)
        write_in(self, numbers())
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def changeEvent(self, event: QEvent) -> None:
        """Be wide enough for six figures."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setFixedWidth(max(_NUMBER_WIDTH, self.fontMetrics().horizontalAdvance("0" * 6) + 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows up and down."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._stepper.step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)
