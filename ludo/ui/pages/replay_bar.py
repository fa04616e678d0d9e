"""The bar below a partie that is looked at again: steps, a slider, and where one is."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ludo.bots.coach.prices import Mark
from ludo.ui.art.icons import show_icon
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.replay_state import GoTo, Message, ReplayState, RunOrStop, StepBy
from ludo.ui.theme import current_theme
from ludo.ui.widgets.decision_marks import MarkedSlider
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.surfaces import UNIT, row

_text = texts("Replay")

_PAGE = 10


class ReplayBar(QWidget):
    """Steps through so many actions. message: where a person wants to go."""

    message = Signal(object)

    def __init__(self, length: int) -> None:
        super().__init__()
        self._length = length
        self.first = self._button("step-back", _text("To the beginning"), GoTo(0))
        self.back = self._button("chevron-left", _text("One step back"), StepBy(-1))
        self.run = self._button("play", _text("Let it run"), RunOrStop())
        self.next = self._button("chevron-right", _text("One step on"), StepBy(1))
        self.last = self._button("step-forward", _text("To the end"), GoTo(length))
        self.slider = MarkedSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(translate("Replay", "Moment"))
        self.slider.setRange(0, length)
        self.slider.setPageStep(_PAGE)
        self.slider.valueChanged.connect(lambda ply: self.message.emit(GoTo(ply)))
        self.count = Label("", "number", "quiet").one_line()
        self.where = Label("", "body").one_line()
        controls = row(
            self.first, self.back, self.run, self.next, self.last, self.slider, self.count, spacing=UNIT // 2
        )
        controls.setStretchFactor(self.slider, 1)
        controls.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, UNIT)
        controls.insertSpacing(5, UNIT)
        controls.insertSpacing(7, UNIT)
        controls.addSpacing(2 * UNIT)
        controls.addWidget(self.where)
        self.setLayout(controls)

    def _button(self, picture: str, name: Text, message: Message) -> QPushButton:
        button = PlainButton()
        button.setProperty("plain", "true")
        button.setProperty("tool", "true")
        set_tip(button, name())
        button.setAccessibleName(name())
        button.clicked.connect(partial(self.message.emit, message))
        show_icon(button, picture, current_theme().accent)
        return button

    def show_state(self, state: ReplayState, where: str) -> None:
        """Show after how many actions one is; where: the same in words."""
        self.slider.blockSignals(True)
        self.slider.setValue(state.ply)
        self.slider.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(state.ply > 0)
        for button in (self.next, self.last, self.run):
            button.setEnabled(state.ply < self._length)
        show_icon(self.run, "pause" if state.running else "play", current_theme().accent)
        self.count.set_text(translate("Replay", "{moment} of {all}").format(moment=state.ply, all=self._length))
        self.where.set_text(where)

    def show_marks(self, marks: Mapping[int, Mark]) -> None:
        """Show the marks of decisions, by how many actions came before."""
        self.slider.show_marks(list(marks.items()))
