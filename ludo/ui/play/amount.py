"""A number that a draft asks for: less, more, or typed."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSpinBox, QWidget

from ludo.engine.drafts import Amount
from ludo.ui.i18n import translate
from ludo.ui.play.buttons import ActButton, button_height
from ludo.ui.table.fonts import scaled_font


class _Number(QSpinBox):
    """The number itself; Enter is left to the page, which confirms."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the number over before Enter does anything else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.interpretText()
            self.editingFinished.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)


class AmountBox(QWidget):
    """Minus, a number, plus. `chosen`: another number; `stepped`: so many steps more or less."""

    chosen = Signal(int)
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._amount: Amount | None = None
        self.number = _Number()
        self.number.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setKeyboardTracking(False)
        self.number.valueChanged.connect(self.chosen)
        self.less = ActButton("−", "", "", False, self)
        self.more = ActButton("+", "", "", False, self)
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self.less, self.number, self.more):
            row.addWidget(widget)

    def show_amount(self, amount: Amount, scale: float) -> None:
        """Show this number and its bounds."""
        self._amount = amount
        self.number.blockSignals(True)
        self.number.setRange(amount.minimum, amount.maximum)
        self.number.setSingleStep(amount.step)
        self.number.setValue(amount.value)
        self.number.blockSignals(False)
        self.number.setFont(scaled_font("number", scale, bold=True))
        self.number.setFixedSize(round(72 * scale), button_height(scale) - 6)
        self.less.setEnabled(amount.value > amount.minimum)
        self.more.setEnabled(amount.value + amount.step <= amount.maximum)
        for button, text in ((self.less, translate("Draft", "Less")), (self.more, translate("Draft", "More"))):
            button.scale = scale
            button.setAccessibleName(text)
            button.setToolTip(text)
        bounds = translate("Draft", "From {minimum} to {maximum}.").format(
            minimum=amount.minimum, maximum=amount.maximum
        )
        self.number.setAccessibleName(translate("Draft", "Number"))
        self.number.setAccessibleDescription(bounds)
        self.number.setToolTip(bounds)

    def sizeHint(self) -> QSize:
        """Room for the number and both buttons."""
        width = self.less.sizeHint().width() + self.number.width() + self.more.sizeHint().width() + 8
        return QSize(width, self.less.sizeHint().height())
