"""The diary of an evening: what happened when; the times can be corrected."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.nights.corrections import TakenOut
from ludo.nights.evenings import EventKind
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import enumerated, listed, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.titles import moment_text
from ludo.ui.pages.nights.words import event_text
from ludo.ui.table.fonts import large_letters
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.links import links
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.surfaces import UNIT, Panel, fill
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

    def __init__(self, data: EveningData) -> None:
        super().__init__()
        self.fold = Button(self._fold_text, "plain").flush_left()
        make_checkable(self.fold)
        self.fold.toggled.connect(self._unfold)
        self._holder = QWidget()
        self._holder.hide()
        fill(self.box, self.fold, self._holder)
        grid = QGridLayout(self._holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for place, event in enumerate(data.events):
            change = Button(_text("Correct the time…"), "plain", does=partial(self.retimed.emit, event.number))
            buttons = [change]
            if event.kind is not EventKind.STARTED:
                back = taking_away(Button(_text("Take back"), "plain", does=partial(self.taken_back.emit, event)))
                buttons.append(back)
            moment = moment_text(event.moment, data.evening.started)
            said = event_text(event.kind, "" if event.person is None else data.people[event.person].name)
            about = enumerated((said, moment))
            _add_line(grid, place, moment, said, [each.about(about) for each in buttons])
        for place, gone in enumerate(data.taken_out, len(data.events)):
            self._add_gone(grid, place, gone, data)

    def _add_gone(self, grid: QGridLayout, at: int, gone: TakenOut, data: EveningData) -> None:
        """Add what was taken out of the evening."""
        names = listed([data.people[number].name for number in gone.people])
        title = translate("Evenings", "{game}: {names}").format(game=game_title(gone.game), names=names)
        moment = moment_text(gone.moment, data.evening.started)
        said = translate("Evenings", "Taken out of the evening: {partie}").format(partie=title)
        again = Button(_text("Put in again"), "plain", does=lambda: self.put_in.emit(gone.source, gone.origin))
        _add_line(grid, at, moment, said, [again.about(title)])

    def _unfold(self, open_: bool) -> None:
        self._holder.setVisible(open_)
        self.fold.retranslate()

    def _fold_text(self) -> str:
        if hasattr(self, "_holder") and not self._holder.isHidden():
            return translate("Evenings", "Hide who came and went")
        return translate("Evenings", "Who came and went")


def _add_line(grid: QGridLayout, at: int, moment: str, words: str, buttons: Sequence[Button]) -> None:
    """Add when something happened, what, and what can be done about it: in a row, or below each other."""
    if large_letters():
        below = QVBoxLayout()
        below.setSpacing(0)
        for widget in (Label(moment, "number", "quiet"), Label(words), links(*buttons)):
            below.addWidget(widget)
        grid.addLayout(below, at, 1)
        return
    grid.addWidget(Label(moment, "number", "quiet").one_line(), at, 0)
    grid.addWidget(Label(words), at, 1)
    for column, button in enumerate(buttons, 2):
        grid.addWidget(button, at, column)
