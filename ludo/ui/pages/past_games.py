"""All that was played: go on with it, replay it, save it as text."""

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QWidget

from ludo.session.ports import StorageError
from ludo.session.service import PartieService, SessionRecord
from ludo.ui.errors import storage_text
from ludo.ui.i18n import translate
from ludo.ui.pages.entries import EntryList
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, row

_AT_ONCE = 30
"""Sessions shown before somebody asks for more."""


class PastGames(Page):
    """The list of all sessions, the one played last first."""

    resume = Signal(int)
    watch = Signal(int)
    export = Signal(int)
    open_file = Signal()

    def __init__(self, parties: PartieService, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._parties = parties
        self._shown = _AT_ONCE
        self._state: object = None
        """What the list was made of."""
        opener = Button(lambda: translate("PastGames", "Open a game saved as text…"))
        opener.clicked.connect(self.open_file)
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, opener))
        self._body = Panel(margin=UNIT)
        self._nothing = Label(
            lambda: translate("PastGames", "Nothing has been played yet. Every game is kept here, up to its last card.")
        )
        self._storage_error = Label(str, "body", "mistake")
        self.more = Button(lambda: translate("PastGames", "Show more"))
        self.more.clicked.connect(self._show_more)
        for widget in (self._storage_error, self._nothing, self._body):
            self.column.addWidget(widget)
        self.column.addLayout(row(None, self.more, None))
        self.column.addStretch(1)

    def title(self) -> str:
        """Return the title."""
        return translate("PastGames", "Past games")

    def refresh(self) -> bool:
        """Read the list; what is shown stays where nothing has changed."""
        kept: list[SessionRecord] = []
        try:
            kept = list(self._parties.archive.sessions(self._shown + 1))
            self._storage_error.hide()
        except StorageError as problem:
            error = problem
            self._storage_error.set_text(lambda: storage_text(error))
            self._storage_error.show()
        shown = kept[: self._shown]
        state = [(entry.number, entry.changed, entry.over) for entry in shown], QDate.currentDate()
        if state == self._state:
            return False
        self._state = state
        clear(self._body.box)
        if shown:
            self._body.box.addWidget(EntryList(self._parties, shown, self.resume, self.watch, self.export))
        self._body.setVisible(bool(shown))
        self._nothing.setVisible(not kept and self._storage_error.isHidden())
        self.more.setVisible(len(kept) > len(shown))
        return True

    def _show_more(self) -> None:
        self._shown += _AT_ONCE
        self.refresh()
