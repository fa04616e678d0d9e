"""A number that a draft asks for: less, more, typed, or by a shortcut; its limits stand beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSpinBox, QWidget

from ludo.engine.drafts import Amount
from ludo.ui.i18n import translate
from ludo.ui.play.buttons import ActButton, button_height
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.widgets.roles import Sign
from ludo.ui.widgets.surfaces import without_margins
from ludo.ui.widgets.value_field import ValueField

_LARGEST = 10**9
"""What can be typed: more than is possible, so that it can be refused in words."""
_GAP = 4

Shortcuts = Sequence[tuple[str, int | None]]
"""Amounts with their words, None for the highest that is possible."""


class _Number(QSpinBox):
    """The number itself; Enter is left to the page, which confirms."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setLineEdit(ValueField())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the number over before Enter does anything else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.interpretText()
            self.editingFinished.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that typing has ended."""
        super().focusOutEvent(event)
        self.left.emit()


class _Limits(Sign):
    """The limits in small writing, on the cloth."""

    scale = 1.0

    def sizeHint(self) -> QSize:
        """Return the room for the words."""
        metrics = QFontMetricsF(scaled_font("small", self.scale))
        return QSize(round(metrics.horizontalAdvance(self.text())) + 4, button_height(self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write them."""
        painter = QPainter(self)
        painter.setFont(scaled_font("small", self.scale))
        painter.setPen(QColor(current_theme().cloth_text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class AmountBox(QWidget):
    """Minus, a number, its limits, plus, shortcuts.

    Signals: `chosen`: another number; `stepped`: so many steps more or less; `refused`: what was typed is impossible.
    """

    chosen = Signal(int)
    stepped = Signal(int)
    refused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._amount: Amount | None = None
        self._shortcuts: Shortcuts = ()
        self.number = _Number()
        self.number.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setRange(0, _LARGEST)
        self.number.valueChanged.connect(self._take)
        self.number.left.connect(self._show_value)
        self.limits = _Limits()
        self.less = ActButton("−", "", "", False, self)
        self.more = ActButton("+", "", "", False, self)
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.shortcuts: list[ActButton] = []
        self._row = without_margins(QHBoxLayout(self), _GAP)
        for widget in (self.less, self.number, self.limits, self.more):
            self._row.addWidget(widget)

    @property
    def possible(self) -> bool:
        """Is the number that stands there one that can be chosen?"""
        return self._amount is None or self._amount.minimum <= self.number.value() <= self._amount.maximum

    def limits_text(self) -> str:
        """Return the limits in words."""
        assert self._amount is not None
        return translate("Draft", "{minimum} to {maximum}").format(
            minimum=self._amount.minimum, maximum=self._amount.maximum
        )

    def refusal(self) -> str:
        """Return why what was typed is not possible."""
        assert self._amount is not None
        return translate("Draft", "{number} is not possible: {minimum} to {maximum}.").format(
            number=self.number.value(), minimum=self._amount.minimum, maximum=self._amount.maximum
        )

    def _take(self, value: int) -> None:
        """Choose what was typed, or say that it is impossible."""
        if self.possible:
            self.chosen.emit(value)
        else:
            self.refused.emit()

    def _show_value(self) -> None:
        """Show the number that is chosen, in place of one that was typed and is impossible."""
        if self._amount is not None:
            self.number.blockSignals(True)
            self.number.setValue(self._amount.value)
            self.number.blockSignals(False)

    def show_amount(self, amount: Amount, scale: float, shortcuts: Shortcuts = ()) -> None:
        """Show this number, its limits and shortcuts to other ones."""
        self._amount, self._shortcuts = amount, shortcuts
        self._show_value()
        self.number.setSingleStep(amount.step)
        points = scaled_font("number", scale).pointSizeF()
        self.number.setStyleSheet(f"font-size: {points:.2f}pt; font-weight: bold;")  # a style sheet above sets its own
        self.number.setFixedSize(round(60 * scale), button_height(scale) - 6)
        self.less.setEnabled(amount.value > amount.minimum)
        self.more.setEnabled(amount.value + amount.step <= amount.maximum)
        for button, text in ((self.less, translate("Draft", "Less")), (self.more, translate("Draft", "More"))):
            button.scale = scale
            button.updateGeometry()
            button.setAccessibleName(text)
            set_tip(button, text)
        self.limits.scale = scale
        self.limits.setText(self.limits_text())
        self.limits.setFixedWidth(self.limits.sizeHint().width())
        bounds = translate("Draft", "From {minimum} to {maximum}.").format(
            minimum=amount.minimum, maximum=amount.maximum
        )
        self.number.setAccessibleName(translate("Draft", "Number"))
        self.number.setAccessibleDescription(bounds)
        set_tip(self.number, bounds)
        self._show_shortcuts(shortcuts, scale)

    def set_scale(self, scale: float) -> None:
        """Write and draw so large."""
        if self._amount is not None:
            self.show_amount(self._amount, scale, self._shortcuts)

    def _show_shortcuts(self, shortcuts: Shortcuts, scale: float) -> None:
        """Offer what lies within the limits; buttons that are there already stay where they are."""
        assert self._amount is not None
        lowest, highest, step, _ = self._amount
        last = lowest + (highest - lowest) // step * step
        wanted = [(text, last if value is None else value) for text, value in shortcuts]
        wanted = [(text, value) for text, value in wanted if lowest <= value <= last]
        if [button.text() for button in self.shortcuts] != [text for text, _ in wanted]:
            for button in self.shortcuts:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.shortcuts = [ActButton(text, "", "", False, self, scale) for text, _ in wanted]
            for button in self.shortcuts:
                self._row.addWidget(button)
        for button, (text, value) in zip(self.shortcuts, wanted, strict=True):
            button.scale = scale
            button.updateGeometry()
            button.amount = value
            button.setAccessibleName(translate("Draft", "{shortcut}: {number}").format(shortcut=text, number=value))
            button.clicked.connect(self._choose_shortcut, Qt.ConnectionType.UniqueConnection)

    def _choose_shortcut(self) -> None:
        button = self.sender()
        if isinstance(button, ActButton):
            self.chosen.emit(button.amount)

    def fold(self, folded: bool) -> None:
        """Hide the shortcuts where there is no room for them, or show them."""
        for button in self.shortcuts:
            button.setVisible(not folded)
        self._row.activate()
        self.updateGeometry()

    def width_with(self, shortcuts: bool) -> int:
        """Return the width of the box with or without its shortcuts."""
        shown = [self.less, self.number, self.limits, self.more, *(self.shortcuts if shortcuts else ())]
        widths = [widget.width() if widget is self.number else widget.sizeHint().width() for widget in shown]
        return sum(widths) + _GAP * (len(widths) - 1)

    def sizeHint(self) -> QSize:
        """Return the room for all that is shown."""
        folded = bool(self.shortcuts) and self.shortcuts[0].isHidden()
        return QSize(self.width_with(not folded), self.less.sizeHint().height())
