"""Acts that a person composes on a table which is only looked at: a card that is played, or cards and a button."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.surfaces import Flow, clear


class ComposedActs(QWidget):
    """A button for each act that laid out cards come to. done: an act was decided on, there or on the table."""

    done = Signal(object)

    def __init__(self, table: TableWidget, asked: Callable[[], Asked | None]) -> None:
        """asked: the decision, as sentences about it need it; None while there is none."""
        super().__init__()
        self._table, self._asked = table, asked
        self._flow = Flow(self)
        table.editor.changed.connect(self._show)
        table.editor.completed.connect(self.done)
        self.hide()

    def _show(self) -> None:
        editor, asked = self._table.editor, self._asked()
        clear(self._flow)
        if editor.draft is not None and asked is not None and editor.edited:
            for action in editor.draft.actions:
                button = Button(partial(str, act_text(asked, action)), "primary")
                button.clicked.connect(partial(self.done.emit, action))
                self._flow.addWidget(button)
        self.setVisible(self._flow.count() > 0)
