"""A hint: what the strongest computer player would do in the person's place, and what each act is worth to it.

It is told what a computer player on the same seat would be told, and nothing else.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from ludo.bots.contract import Evaluation, Valued
from ludo.session.ports import HintService
from ludo.ui.i18n import language_signals, translate
from ludo.ui.play.announce import announce, joined
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.states import ControllerState
from ludo.ui.table import depths
from ludo.ui.widgets.labels import Button, Label, Tone
from ludo.ui.widgets.surfaces import UNIT, clear, row
from ludo.ui.wording.values import comparison_text, figure_text, worth_text

_POLL: Final = 30
_MOST: Final = 5
"""So many acts are listed."""
_WIDTH: Final = 380


class HintPanel(QFrame):
    """A panel above the words of the table; it goes when the position changes."""

    def __init__(self, page: PlayParts, hints: HintService) -> None:
        super().__init__(page.table)
        self._page = page
        self._hints = hints
        self._ticket = 0
        self._asked: tuple[int, int | None] | None = None
        """For which ply and chair a hint was asked; None if none is."""
        self._evaluation: Evaluation | None = None
        self.level = depths.STATUS
        self.setProperty("panel", "true")
        self.heading = Label(str, "heading")
        self.words = Label(str)
        self._acts = QGridLayout()
        self._acts.setHorizontalSpacing(2 * UNIT)
        self._acts.setVerticalSpacing(UNIT // 2)
        self._acts.setColumnStretch(0, 1)
        self.close_button = Button(lambda: translate("Dialogs", "Close"), "plain")
        self.close_button.clicked.connect(self.dismiss)
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(2 * UNIT, UNIT + 4, 2 * UNIT, UNIT)
        box.setSpacing(UNIT // 2)
        box.addWidget(self.heading)
        box.addWidget(self.words)
        box.addLayout(self._acts)
        box.addLayout(row(None, self.close_button))
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._receive)
        self.hide()
        page.top.hint_button.show()
        page.top.hint.connect(self.ask)
        page.controller.changed.connect(self._follow)
        page.controller.happened.connect(lambda _: self.dismiss())
        page.table.arranged.connect(self._place)
        language_signals().changed.connect(self._write_again)
        self._follow()

    @property
    def possible(self) -> bool:
        """Is there anything that the person before the screen can decide now?"""
        controller = self._page.controller
        asked = controller.state in (ControllerState.ASKING, ControllerState.GAP)
        return asked and bool(controller.offers()) and not self._page.table.busy

    def ask(self) -> None:
        """Ask what the strongest player would do; once more takes the answer away."""
        seat = self._page.controller.seat
        if self._asked is not None:
            self.dismiss()
        elif self.possible and seat is not None:
            self._ticket += 1
            self._asked = self._position()
            self._hints.weigh(self._ticket, self._page.session.question(seat))
            self._timer.start()
            self._write()

    def dismiss(self) -> None:
        """Take the hint away, and ask for it no more."""
        if self._asked is None:
            return
        if self._timer.isActive():
            self._hints.cancel_weighing(self._ticket)
            self._timer.stop()
        self._asked = self._evaluation = None
        self.hide()
        self._page.setFocus()

    def _position(self) -> tuple[int, int | None]:
        return self._page.session.ply, self._page.controller.chair

    def _follow(self) -> None:
        """Another position: no hint for the last one."""
        if self._asked is not None and (self._asked != self._position() or not self.possible):
            self.dismiss()
        self._page.top.hint_button.setEnabled(self.possible)

    def _receive(self) -> None:
        for ticket, evaluation in self._hints.weighed():
            if ticket == self._ticket and self._asked is not None:
                self._timer.stop()
                self._evaluation = evaluation
                self._write()
                announce(self, self._spoken())

    def _write_again(self) -> None:
        if self._asked is not None:
            self._write()

    def _write(self) -> None:
        clear(self._acts)
        if self._timer.isActive():
            self.heading.set_text(lambda: translate("Hint", "Hint"))
            self.words.set_text(lambda: translate("Hint", "The Expert is thinking…"))
        elif self._evaluation is None or not self._evaluation.offers:
            self.heading.set_text(lambda: translate("Hint", "Hint"))
            self.words.set_text(lambda: translate("Hint", "The Expert has no figures for this decision."))
        else:
            self._write_values(self._evaluation)
        self.show()
        self._place()
        QTimer.singleShot(0, self, self._place)  # labels that are new have their size then
        self._page.table.pack.restack()

    def _write_values(self, found: Evaluation) -> None:
        best = found.offers[0]
        self.heading.set_text(lambda: translate("Hint", "Expert: {act}").format(act=self._act(best)))
        self.words.set_text(lambda: joined([worth_text(found.unit, best.value.value), comparison_text(found)]))
        if len(found.offers) == 1:
            return
        for number, valued in enumerate(found.offers[:_MOST]):
            tone: Tone = "plain" if number == 0 else "quiet"
            figure = Label(partial(figure_text, found.unit, valued.value.value), "number", tone)
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._acts.addWidget(Label(partial(self._act, valued), "small", tone), number, 0)
            self._acts.addWidget(figure.one_line(), number, 1)

    def _act(self, valued: Valued) -> str:
        if valued.action is None:
            return translate("Hint", "Let it pass")
        return self._page.words.act_text(valued.action, self._page.controller.view, self._page.names)

    def _spoken(self) -> str:
        found = self._evaluation
        others = [] if found is None else found.offers[1:_MOST]
        values = [
            translate("Hint", "{act}: {figure}").format(
                act=self._act(valued), figure=figure_text(found.unit, valued.value.value)
            )
            for valued in others
            if found is not None
        ]
        return joined([self.heading.text(), self.words.text(), *values])

    def _place(self) -> None:
        """Stand above the words and buttons."""
        room = self._page.table.room
        if room is None or self._asked is None:
            return
        width = min(self._page.table.width() - 4 * UNIT, round(_WIDTH * max(1.0, room.scale)))
        self.setFixedWidth(width)
        rect = QRect(0, 0, width, self._box.totalHeightForWidth(width))
        rect.moveCenter(QPoint(self._page.table.width() // 2, 0))
        rect.moveBottom(round(room.status.top()) - UNIT)
        self.setGeometry(rect)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
