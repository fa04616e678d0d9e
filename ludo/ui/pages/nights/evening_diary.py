"""What happened at an evening and when; the times can be corrected."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.nights.evenings import Event, EventKind
from ludo.nights.mending import TakenOut
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import Text, enumerated, listed, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.titles import moment_text
from ludo.ui.pages.nights.words import event_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, clear
from ludo.ui.widgets.toggles import make_checkable

_text = texts("Evenings")


class EveningDiary(Panel):
    """A line an event, folded at first.

    retimed: the time of an event (its number) is to be corrected; taken_back: an Event did not happen; put_in: what was
    taken out (source and number) is to belong to the evening again.
    """

    retimed = Signal(int)
    taken_back = Signal(object)
    put_in = Signal(str, int)

    def __init__(self) -> None:
        super().__init__()
        self.fold = Button(self._fold_text, "plain").flush_left()
        make_checkable(self.fold)
        self.fold.toggled.connect(self._unfold)
        self._holder = QWidget()
        self._rows = QVBoxLayout(self._holder)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._holder.hide()
        self.box.addWidget(self.fold)
        self.box.addWidget(self._holder)

    def show_evening(self, data: EveningData) -> None:
        """Show what happened."""
        clear(self._rows)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for place, event in enumerate(data.events):
            grid.addWidget(Label(_moment(event, data), "number", "quiet").one_line(), place, 0)
            grid.addWidget(Label(_words(event, data)), place, 1)
            change = Button(_text("Correct the time…"), "plain")
            change.about(_what_and_when(event, data))
            change.clicked.connect(lambda _=False, event=event: self.retimed.emit(event.number))
            grid.addWidget(change, place, 2)
            if event.kind is not EventKind.STARTED:
                back = Button(_text("Take back"), "plain")
                back.about(_what_and_when(event, data))
                back.clicked.connect(lambda _=False, event=event: self.taken_back.emit(event))
                grid.addWidget(back, place, 3)
        for place, gone in enumerate(data.taken_out, len(data.events)):
            self._add_gone(grid, place, gone, data)
        self._rows.addWidget(holder)

    def _add_gone(self, grid: QGridLayout, at: int, gone: TakenOut, data: EveningData) -> None:
        """Add what was taken out of the evening."""
        names = listed([data.people[number].name for number in gone.people])
        title = translate("Evenings", "{game}: {names}").format(game=game_title(gone.game), names=names)
        moment = moment_text(gone.moment, data.evening.started)
        grid.addWidget(Label(lambda: moment, "number", "quiet").one_line(), at, 0)
        grid.addWidget(
            Label(lambda: translate("Evenings", "Taken out of the evening: {partie}").format(partie=title)), at, 1
        )
        again = Button(_text("Put in again"), "plain")
        again.about(lambda: title)
        again.clicked.connect(lambda: self.put_in.emit(gone.source, gone.origin))
        grid.addWidget(again, at, 2, 1, 2)

    def _unfold(self, open_: bool) -> None:
        self._holder.setVisible(open_)
        self.fold.retranslate()

    def _fold_text(self) -> str:
        if hasattr(self, "_holder") and not self._holder.isHidden():
            return translate("Evenings", "Hide who came and went")
        return translate("Evenings", "Who came and went")


def _moment(event: Event, data: EveningData) -> Text:
    return lambda: moment_text(event.moment, data.evening.started)


def _what_and_when(event: Event, data: EveningData) -> Text:
    return lambda: enumerated((_words(event, data)(), _moment(event, data)()))


def _words(event: Event, data: EveningData) -> Text:
    name = "" if event.person is None else data.people[event.person].name
    return lambda: event_text(event.kind, name)
