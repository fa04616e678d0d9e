"""The Expert in somebody's seat: the same deal played on many times from a moment of a replay, and how it ended."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from ludo.engine.views import AnyView
from ludo.session.replay import Replay
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.deal_played_on import DealPlayedOn
from ludo.ui.platform.announce import announce
from ludo.ui.play.outlook_words import Spread, rows, spread_text
from ludo.ui.services.coach import Coach
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.roles import Sign
from ludo.ui.widgets.surfaces import UNIT, Panel, ScrollColumn, clear, flow

_text = texts("Branch")
_dialog_text = texts("Dialogs")

TIMES: Final = 40
"""How often the deal is played on."""
_THICK: Final = 0.5
"""How high a bar is, by that of a line of words."""


class CountBar(Sign):
    """A bar as long as its share of the most."""

    def __init__(self, share: float, name: str) -> None:
        super().__init__()
        self._share = share
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a line."""
        return QSize(40, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        high = self.height() * _THICK
        painter = QPainter(self)
        painter.fillRect(
            QRectF(0, (self.height() - high) / 2, self.width() * self._share, high), current_theme().accent
        )


class Outlook(ScrollColumn):
    """How a deal ended each time so far; the words that the replay speaks. left: it is to be put away."""

    left = Signal()

    def __init__(self, replay: Replay, coach: Coach) -> None:
        super().__init__()
        self._replay = replay
        self._words = words_of(replay.game.id)
        self._ply, self._chair = 0, 0
        self.gains: list[float] = []
        """What the deal brought each time so far."""
        self._last: AnyView | None = None
        self._deal = DealPlayedOn(replay, coach, self)
        self._deal.came.connect(self._take)
        self.heading = Label(self._heading, "heading")
        self.about = Label(self._about, "small", "quiet")
        self.result = Label(self._result)
        self.progress = Label(self._progress, "small", "quiet")
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(UNIT)
        self._rows.setColumnStretch(1, 1)
        self.stop = Button(_text("Stop"), "plain", _text("Play no more; what is known stays."))
        self.stop.clicked.connect(self.cancel)
        self.close_button = Button(_dialog_text("Close"), "plain")
        self.close_button.clicked.connect(self.left)
        panel = Panel(margin=UNIT + 4)
        for label in (self.heading, self.about, self.result):
            panel.box.addWidget(label)
        panel.box.addLayout(self._rows)
        panel.box.addWidget(self.progress)
        panel.box.addLayout(flow(self.stop, self.close_button))
        self.column.addWidget(panel)
        self.column.addStretch(1)

    @property
    def place(self) -> tuple[int, int, list[float], AnyView | None, bool]:
        """Which deal is played on, how it ended so far, and whether it still is."""
        return self._ply, self._chair, self.gains, self._last, self._deal.awaited

    @place.setter
    def place(self, place: tuple[int, int, list[float], AnyView | None, bool]) -> None:
        ply, chair, gains, last, awaited = place
        if last is not None or awaited:
            self._turn_to(ply, chair)
            self.gains, self._last = gains, last
            if awaited:
                self._deal.ask(len(gains) + 1)
            self._show_known()

    def begin(self, ply: int, chair: int) -> None:
        """Play on from after so many actions, for the player of a chair."""
        self._turn_to(ply, chair)
        self.gains, self._last = [], None
        self._deal.ask(1)
        self._show_known()
        announce(self, self.progress.text())
        self.close_button.setFocus()

    def _turn_to(self, ply: int, chair: int) -> None:
        seat = self._replay.seat_of(ply, chair)
        assert seat is not None
        self._deal.begin(ply, seat)
        self._ply, self._chair = ply, chair

    @Slot()
    def cancel(self) -> None:
        """Play no more; what is known stays."""
        if self._deal.drop():
            self._show_known()

    @property
    def spread(self) -> Spread | None:
        """Return the outcomes known so far; None if there are none."""
        if self._last is None:
            return None
        end = self._deal.real_end()
        return Spread(tuple(sorted(self.gains)), None if end is None else self._deal.gain(end), self._last)

    @Slot(object)
    def _take(self, end: AnyView | None) -> None:
        if end is not None:
            self._last = end
            self.gains.append(self._deal.gain(end))
            if len(self.gains) < TIMES:
                self._deal.ask(len(self.gains) + 1)
        self._show_known()
        if not self._deal.awaited:
            announce(self, self.result.text() or self.progress.text())

    def _heading(self) -> str:
        name = self._replay.players(self._ply)[self._chair].name
        return translate("Branch", "The Expert in the seat of {name}").format(name=name)

    def _about(self) -> str:
        return translate(
            "Branch",
            "The same hands, played on from here to the end of the deal; the others play at their levels. What luck "
            "still brings differs each time.",
        )

    def _result(self) -> str:
        found = self.spread
        return "" if found is None else spread_text(self._words, found)

    def _progress(self) -> str:
        if not self._deal.awaited and not self.gains:
            return translate("Branch", "The deal could not be played on.")
        return translate("Branch", "Played on {count} of {all} times").format(count=len(self.gains), all=TIMES)

    def _show_known(self) -> None:
        self.setAccessibleName(self._heading())
        for label in (self.heading, self.about, self.result, self.progress):
            label.retranslate()
        self.result.setVisible(bool(self.result.text()))
        self.progress.setVisible(self._deal.awaited or len(self.gains) < TIMES)
        self.stop.setVisible(self._deal.awaited)
        clear(self._rows)
        found = self.spread
        shown = [] if found is None else rows(self._words, found)
        most = max((count for _, count in shown), default=1)
        for number, (text, count) in enumerate(shown):
            said = translate("Branch", "%n time(s)", None, count)
            bar = CountBar(count / most, said)
            bar.setFont(font("small"))
            self._rows.addWidget(Label(partial(str, text), "small"), number, 0)
            self._rows.addWidget(bar, number, 1)
            self._rows.addWidget(Label(partial(str, count), "number").one_line(), number, 2)

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no more once nobody looks."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.cancel()
