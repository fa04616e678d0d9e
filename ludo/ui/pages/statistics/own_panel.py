"""Below the charts of *My play*: parties that wait for a review, and own mistakes due for another try."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QListWidgetItem, QSizePolicy

from ludo.nights.statistics import Filter
from ludo.session.retries import Mistake, Retry
from ludo.ui.charts.ticks import day_text
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.statistics.own_source import OwnSource
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, flow, line
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("MyPlay")

_MOST: Final = 50
"""So many mistakes are listed; the others come when these were tried."""
_ROWS: Final = 6
"""So many of them are seen at once."""


class OwnPanel(Panel):
    """Things to do about *My play*. wanted: a Mistake is to be tried again; answered: other parties count now."""

    wanted = Signal(object)
    answered = Signal()

    def __init__(self, source: OwnSource) -> None:
        super().__init__()
        self._source = source
        self._chosen = Filter()
        self._waiting: Sequence[int] = ()
        self._due: Sequence[Retry] = ()
        self._names: dict[int, str] = {}
        self._unnamed = ("", 0)
        self.waiting = Label(self._waiting_text)
        self.review = Button(
            _text("Review them"),
            "",
            _text("In the background, while Ludo is open; the latest ones first."),
            does=self._begin,
        )
        self.stop = Button(_text("Stop"), "plain", _text("Review no more parties; what is known stays."))
        self.stop.clicked.connect(source.backlog.stop)
        self.heading = Label(_text("Own mistakes, tried again"), "heading")
        self.due = Label(self._due_text)
        self.list = WrappedList(translate("MyPlay", "Mistakes that are due"))
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.itemActivated.connect(lambda _: self._try())
        self.again = Button(
            _text("Try again"), "", _text("See the table as it was, and choose once more."), does=self._try
        )
        self.unnamed = Label(self._unnamed_text)
        self.mine = Button(_text("They are mine"), "", does=lambda: self._take(self._unnamed[0]))
        self.not_mine = Button(_text("Somebody else’s"), "plain", does=lambda: self._take(""))
        self.box.addWidget(self.unnamed)
        self.box.addLayout(flow(self.mine, self.not_mine))
        self.box.addWidget(self.waiting)
        self.box.addLayout(flow(self.review, self.stop))
        self.box.addWidget(line())
        self.box.addWidget(self.heading)
        self.box.addWidget(self.due)
        self.box.addWidget(self.list)
        self.box.addLayout(flow(self.again))
        self.box.setSpacing(UNIT)
        source.backlog.changed.connect(self._show_progress)
        self.setAccessibleName(translate("MyPlay", "Reviews and mistakes"))
        self._show_due()

    def show_for(self, chosen: Filter, person: int | None, names: dict[int, str]) -> None:
        """Show what waits among the chosen parties, and what is due for a person (None: for everybody)."""
        self._chosen, self._names = chosen, names
        self._waiting = self._source.waiting(chosen)
        self._due = self._source.due(person)
        self._unnamed = self._source.unnamed()
        self.unnamed.retranslate()
        for widget in (self.unnamed, self.mine, self.not_mine):
            widget.setVisible(bool(self._unnamed[1]))
        self._show_due()

    def _take(self, name: str) -> None:
        """Answer whose the parties are that were played without a name: it is asked once."""
        self._source.take(name)
        self.answered.emit()

    def _unnamed_text(self) -> str:
        name, parties = self._unnamed
        text = translate("MyPlay", "%n partie(s) played here without a name: do they count for {name}?", None, parties)
        return text.format(name=name)

    def _begin(self) -> None:
        """Review everything that waits."""
        self._waiting = self._source.waiting(self._chosen)
        self._source.backlog.begin(self._waiting)
        self.stop.setFocus()

    def _try(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.wanted.emit(self._mistake(self.list.row(item)))

    def _mistake(self, row: int) -> Mistake:
        return self._due[row].mistake

    @Slot()
    def _show_progress(self) -> None:
        running = self._source.backlog.running
        focused = self.stop.hasFocus()
        self.waiting.retranslate()
        self.review.setVisible(not running and bool(self._waiting))
        self.stop.setVisible(running)
        if focused and not running:
            self.review.setFocus() if self._waiting else self.list.setFocus()

    def _show_due(self) -> None:
        self.due.retranslate()
        row = max(self.list.currentRow(), 0)
        self.list.clear()
        for retry in self._due[:_MOST]:
            self.list.addItem(QListWidgetItem(self._retry_text(retry)))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        height = max((self.list.sizeHintForRow(at) for at in range(self.list.count())), default=0)
        around = self.list.height() - self.list.contentsRect().height()
        self.list.setFixedHeight(height * min(self.list.count(), _ROWS) + around)
        for widget in (self.list, self.again):
            widget.setVisible(bool(self._due))
        self._show_progress()

    def _waiting_text(self) -> str:
        backlog = self._source.backlog
        if backlog.running:
            return translate("MyPlay", "{done} of %n partie(s) reviewed", None, backlog.count).format(done=backlog.done)
        if not self._waiting:
            return translate("MyPlay", "No partie waits for a review.")
        return translate("MyPlay", "%n partie(s) wait for a review.", None, len(self._waiting))

    def _due_text(self) -> str:
        if not self._due:
            return translate(
                "MyPlay",
                "Nothing is due. Mistakes and blunders come back here the next day, and so does what was looked at; "
                "what was right, after a week and a month.",
            )
        return translate("MyPlay", "%n mistake(s) are due for another try.", None, len(self._due))

    def _retry_text(self, retry: Retry) -> str:
        return translate("MyPlay", "{game}, {day}, {name}: {tried}").format(
            game=game_title(retry.game),
            day=day_text(retry.ended),
            name=self._names.get(retry.person) or translate("Names", "You"),
            tried=_tried_text(retry),
        )


def _tried_text(retry: Retry) -> str:
    """Return how a mistake was tried so far."""
    if retry.tried is None:
        return translate("MyPlay", "not tried yet")
    if retry.step == 0:
        return translate("MyPlay", "wrong the last time, on {day}").format(day=day_text(retry.tried))
    return translate("MyPlay", "right %n time(s), the last one on {day}", None, retry.step).format(
        day=day_text(retry.tried)
    )
