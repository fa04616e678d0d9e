"""The panel beside an analysis table: whose decision it is, the acts with their prices, and the lines."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from ludo.ui.analysis.act_bars import ActBars
from ludo.ui.i18n import texts, translate
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, ScrollColumn, flow
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Analysis")
_replay_text = texts("Replay")

_LEAST = 110
"""Pixels of the list of acts at least."""
OWN, OPEN = "own", "open"
"""The table as whoever decides sees it, or with all cards open."""


class LineList(WrappedList):
    """Lines by their names, which a person may change. renamed: a line (its number) is called something else."""

    renamed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__(translate("Analysis", "Lines"))
        self.itemChanged.connect(lambda item: self.renamed.emit(self.row(item), item.text()))

    def show_names(self, names: Sequence[str], current: int) -> None:
        """Show the lines, the one that is looked at among them."""
        self.blockSignals(True)
        if [self.item(row).text() for row in range(self.count())] != list(names):
            self.clear()
            for name in names:
                item = QListWidgetItem(name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                self.addItem(item)
        self.setCurrentRow(current)
        self.blockSignals(False)


class AnalysisPanel(ScrollColumn):
    """Words, acts, lines and buttons. done: the act of the entry that was chosen; stepped: on or back."""

    done = Signal(object)
    stepped = Signal(int)

    def __init__(self, composed: QWidget) -> None:
        """composed: the buttons of acts that are composed on the table."""
        super().__init__()
        self.setAccessibleName(translate("Analysis", "Analysis"))
        self.heading = Label(str, "heading")
        self.about = Label(str, "small", "quiet")
        self.bars = ActBars()
        self.bars.setMinimumHeight(_LEAST)
        self.bars.entered.connect(lambda item: self.done.emit(self.bars.row_at(item).act))
        acts = Panel(margin=UNIT)
        acts.box.addWidget(self.bars)
        self.back = Button(_replay_text("One step back"), "plain")
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forward = Button(_replay_text("One step on"), "plain")
        self.forward.clicked.connect(lambda: self.stepped.emit(1))
        self.expert = Button(
            _text("The Expert acts"), "plain", _text("Ludo’s strongest player does one act, by what it can know.")
        )
        self.deal = Button(
            _text("Deal hidden cards again"),
            "plain",
            _text("What whoever decides does not see is dealt anew, in a line of its own."),
        )
        self.seen = Chips([(OWN, _text("As they see it")), (OPEN, _text("All cards open"))], _replay_text("Seen by"))
        self.lines = LineList()
        self.lines.setMinimumHeight(_LEAST // 2)
        lines = Panel(margin=UNIT)
        lines.box.addWidget(self.lines)
        for widget in (self.heading, self.about, acts):
            self.column.addWidget(widget)
        self.column.setStretchFactor(acts, 2)
        self.column.addWidget(composed)
        self.column.addLayout(flow(self.back, self.forward, self.expert, self.deal))
        self.column.addWidget(self.seen)
        self.column.addWidget(Label(_text("Lines"), "small", "quiet"))
        self.column.addWidget(lines, 1)
