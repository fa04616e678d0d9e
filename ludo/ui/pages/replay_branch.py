"""Acts from the moment of a replay that is looked at: playing on, looking how the Expert would, analysing."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from ludo.session.branches import branch_chairs, can_play_on, persons
from ludo.session.replay import Replay
from ludo.ui.i18n import texts, translate
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.shortened import ShortenedButton
from ludo.ui.widgets.surfaces import UNIT, without_margins

_text = texts("Branch")

_LARGE: Final = 1.4
"""From this size of text on there is room for one button only."""


class FromHere(QWidget):
    """Buttons below what stands beside the table; where text is large they are entries of the menu of one.

    play_on: a partie is to be played on after so many actions by these players, one for each chair; looked_on: it is to
    be seen how the Expert would do that; analysed: the moment is wanted on an analysis table.
    """

    play_on = Signal(int, object)
    looked_on = Signal()
    analysed = Signal(int)

    def __init__(self, replay: Replay, *, expert: bool) -> None:
        """expert: can that be seen at all?"""
        super().__init__()
        self._replay, self._ply, self._offers_expert = replay, 0, expert
        self.go_on = ShortenedButton(
            _text("Play on from here"),
            hint=_text("Begin a partie for practice at this moment, with the same luck; it counts nowhere."),
        )
        self.go_on.clicked.connect(self._go_on)
        self.expert = ShortenedButton(
            _text("The Expert in this seat"),
            hint=_text("Let Ludo play this deal on many times, the Expert in the person’s place."),
        )
        self.expert.clicked.connect(self.looked_on)
        self.analyse = ShortenedButton(
            _text("Analyse from here"),
            hint=_text("Lay any card here, and see what every act is worth."),
        )
        self.analyse.clicked.connect(lambda: self.analysed.emit(self._ply))
        self.both = ShortenedButton(_text("From here…"))
        self.both.clicked.connect(self._show_both)
        box = without_margins(QVBoxLayout(self), UNIT)
        box.addWidget(self.go_on)
        box.addWidget(self.expert)
        box.addWidget(self.analyse)
        box.addWidget(self.both)
        large = text_scale() >= _LARGE  # leave room to what stands above
        self.go_on.setHidden(large)
        self.expert.setHidden(large or not expert)
        self.analyse.setHidden(large or not expert)
        self.both.setHidden(not large)
        if not replay.over or not any(chair.person for chair in replay.header.chairs):
            self.hide()

    def follow(self, ply: int) -> None:
        """Offer what can be done after so many actions."""
        self._ply = ply
        for button in (self.go_on, self.expert, self.analyse, self.both):
            button.setEnabled(can_play_on(self._replay, ply))

    def _show_both(self) -> None:
        """Ask which of them is wanted."""
        menu = QMenu(self.both)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.go_on.accessibleName()).triggered.connect(self._go_on)
        if self._offers_expert:
            menu.addAction(self.expert.accessibleName()).triggered.connect(self.looked_on)
            menu.addAction(self.analyse.accessibleName()).triggered.connect(self.analyse.click)
        menu.popup(self.both.mapToGlobal(QPoint(0, 0)))

    def _go_on(self) -> None:
        """Play on; where several persons sat, ask who of them."""
        replay, ply = self._replay, self._ply
        who = persons(replay, ply)
        if len(who) == 1:
            self.play_on.emit(ply, branch_chairs(replay, ply))
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        together = menu.addAction(translate("Branch", "The same persons"))
        together.triggered.connect(partial(self.play_on.emit, ply, branch_chairs(replay, ply)))
        for chair in who:
            text = translate("Branch", "{name} alone, against computer players")
            alone = menu.addAction(text.format(name=replay.players(ply)[chair].name))
            alone.triggered.connect(partial(self.play_on.emit, ply, branch_chairs(replay, ply, chair)))
        menu.popup(self.mapToGlobal(QPoint(0, 0)))
