"""The stake of the next partie on the score sheet of Triomphe, asked between two parties of a match (TRI-74)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.scoring import most_stake
from ludo.nights.sheets.triomphe import TriompheLine, TriomphePosition, asks_stake
from ludo.ui.i18n import texts
from ludo.ui.widgets.choices import Stepper
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, without_margins

_text = texts("Sheets")
_name = _text("Stake of the next partie")


class StakeRow(QWidget):
    """A number of chips, shown only where one may be agreed. changed: another number."""

    changed = Signal()

    def __init__(self, options: TriompheOptions) -> None:
        super().__init__()
        self._present = options.stake
        self.stepper = Stepper(0, most_stake(options), _name)
        self.stepper.chosen.connect(lambda _: self.changed.emit())
        box = without_margins(QHBoxLayout(self), UNIT)
        box.addWidget(Label(_name).one_line())
        box.addWidget(self.stepper, 1)

    @property
    def stake(self) -> int | None:
        """The stake agreed, None if it is that of the partie before."""
        return None if self.stepper.value == self._present else self.stepper.value

    def show_position(self, position: TriomphePosition) -> None:
        """Begin with the stake of the partie before."""
        self._present = position.stake
        self.stepper.set_value(position.stake)
        self.setVisible(asks_stake(position))

    def load(self, line: TriompheLine) -> None:
        """Show the stake of a line."""
        self.stepper.set_value(self._present if line.stake is None else line.stake)
