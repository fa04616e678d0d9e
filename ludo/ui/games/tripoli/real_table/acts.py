"""Acts at the board besides answering: below the question."""

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ludo.ui.games.tripoli.real_table.form import WideButton
from ludo.ui.i18n import Text, texts
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.reserved_space import keep_room
from ludo.ui.widgets.surfaces import UNIT, Flow, without_margins

_text = texts("Board")


class SideActs(QWidget):
    """Taking back the last line, counting chips, changing who sits there, leaving a correction."""

    def __init__(self, undo: Text) -> None:
        super().__init__()
        self.undo = taking_away(WideButton(undo, "plain"))
        self.change = Button(_text("People…"), "plain", _text("Somebody leaves, takes over, or it ends here"))
        self.count = Button(_text("Stacks…"), "plain", _text("Count the chips before everybody"))
        self.cancel = WideButton(_text("Leave it as it was"), "plain")
        box = without_margins(QVBoxLayout(self), UNIT // 2)
        box.addWidget(self.undo)
        keep_room(self.undo)
        self._row = QWidget()
        flow = Flow(self._row, 0)
        flow.addWidget(self.change)
        flow.addWidget(self.count)
        keep_room(self.count)
        self._below = QStackedWidget()
        self._below.addWidget(self._row)
        self._below.addWidget(self.cancel)
        box.addWidget(self._below)

    def show_for(self, step: str, *, busy: bool, undo: bool) -> None:
        """Show what can be done at a step, each always in its place.

        busy: something is corrected or counted; undo: there is a last line.
        """
        self.show()
        self.undo.setVisible(undo and not busy)
        self.change.setVisible(step != "over")
        self.count.setVisible(step in ("dealer", "between"))
        self._below.setCurrentWidget(self.cancel if busy else self._row)
