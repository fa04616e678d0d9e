"""Acts from the moment of a replay that is looked at: playing on, and looking how the Expert would."""

from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from ludo.session.branches import branch_chairs, can_play_on, persons
from ludo.session.replay import Replay
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.replay_outlook import Outlook
from ludo.ui.services.coach import Coach
from ludo.ui.theme import theme_signals
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.shortened import ShortenedButton
from ludo.ui.widgets.surfaces import UNIT, without_margins

_text = texts("Branch")

_LARGE: Final = 1.4
"""From this size of text on there is room for one button only."""


class LookedFrom(Protocol):
    """A replay that is looked at, after `ply` actions, as the player of a chair."""

    replay: Replay
    ply: int
    chair: int | None


class FromHere(QWidget):
    """Two buttons below what stands beside the table; where text is large they are entries of the menu of a single one.

    play_on: a partie is to be played on after so many actions by these players, one for each chair.
    """

    play_on = Signal(int, object)

    def __init__(self, moment: LookedFrom, pages: QStackedWidget, coach: Coach | None) -> None:
        """pages: what stands beside the table."""
        super().__init__()
        self._moment = moment
        self._pages = pages
        self._before: QWidget | None = None
        self.go_on = ShortenedButton(
            _text("Play on from here"),
            hint=_text("Begin a partie for practice at this moment, with the same luck; it counts nowhere."),
        )
        self.go_on.clicked.connect(self._go_on)
        self.expert = ShortenedButton(
            _text("The Expert in this seat"),
            hint=_text("Let Ludo play this deal on many times, the Expert in the person’s place."),
        )
        self.expert.clicked.connect(self._show_outlook)
        self.both = ShortenedButton(_text("From here…"))
        self.both.clicked.connect(self._show_both)
        box = without_margins(QVBoxLayout(self), UNIT)
        box.addWidget(self.go_on)
        box.addWidget(self.expert)
        box.addWidget(self.both)
        self.outlook: Outlook | None = None
        if coach is not None and coach.possible(moment.replay.header.game):
            self.outlook = Outlook(moment.replay, coach)
            self.outlook.left.connect(self.put_away)
            pages.addWidget(self.outlook)
        theme_signals().changed.connect(self._fit)
        self._fit()
        if not moment.replay.over or not any(chair.person for chair in moment.replay.header.chairs):
            self.hide()

    def follow(self) -> None:
        """Offer what can be done at the moment that is looked at now."""
        replay, ply = self._moment.replay, self._moment.ply
        possible = can_play_on(replay, ply)
        self.go_on.setEnabled(possible)
        self.expert.setEnabled(possible)
        self.both.setEnabled(possible)
        self.put_away()

    def put_away(self) -> None:
        """Show again what stood beside the table."""
        if self.outlook is not None and self._pages.currentWidget() is self.outlook and self._before is not None:
            self._pages.setCurrentWidget(self._before)

    @Slot()
    def _fit(self) -> None:
        """Leave room to what stands above, where text is large."""
        large = text_scale() >= _LARGE
        self.go_on.setVisible(not large)
        self.expert.setVisible(not large and self.outlook is not None)
        self.both.setVisible(large)

    def _show_both(self) -> None:
        """Ask which of the two is wanted."""
        menu = QMenu(self.both)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.go_on.accessibleName()).triggered.connect(self._go_on)
        if self.outlook is not None:
            menu.addAction(self.expert.accessibleName()).triggered.connect(self._show_outlook)
        menu.popup(self.both.mapToGlobal(QPoint(0, 0)))

    def _go_on(self) -> None:
        """Play on; where several persons sat, ask who of them."""
        replay, ply = self._moment.replay, self._moment.ply
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

    def _show_outlook(self) -> None:
        replay, ply = self._moment.replay, self._moment.ply
        if self.outlook is None:
            return
        who = persons(replay, ply)
        chair = self._moment.chair if self._moment.chair in who else who[0]
        if self._pages.currentWidget() is not self.outlook:
            self._before = self._pages.currentWidget()
            self._pages.setCurrentWidget(self.outlook)
        assert chair is not None
        self.outlook.begin(ply, chair)
        self.outlook.close_button.setFocus()
