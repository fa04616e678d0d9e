"""All that was played: go on with it, look at it again, save it as text."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from ludo.session.ports import StorageError
from ludo.ui import parties
from ludo.ui.errors import storage_text
from ludo.ui.i18n import translate
from ludo.ui.pages.entries import EntryList
from ludo.ui.ports import Archive, Kept
from ludo.ui.widgets.surfaces import Page, Panel, clear, row
from ludo.ui.widgets.words import Push, Words
from ludo.ui.wording import listed

_AT_ONCE = 30
"""Sessions shown before somebody asks for more."""


class PastGames(Page):
    """The list of all sessions, the one played last first."""

    resume = Signal(int)
    watch = Signal(int)
    export = Signal(int)
    open_file = Signal()

    def __init__(self, store: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._store = store
        self._shown = _AT_ONCE
        self._lists: list[EntryList] = []
        self._unread: list[Kept] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_result)
        opener = Push(lambda: translate("PastGames", "Open a game saved as text…"))
        opener.clicked.connect(self.open_file)
        self.column.addLayout(row(Words(self.place, "title").one_line(), None, opener))
        self._body = Panel(margin=8)
        self._nothing = Words(
            lambda: translate("PastGames", "Nothing has been played yet. Every game is kept here, up to its last card.")
        )
        self._trouble = Words(str, "body", "mistake")
        self.more = Push(lambda: translate("PastGames", "Show more"))
        self.more.clicked.connect(self._show_more)
        for widget in (self._trouble, self._nothing, self._body):
            self.column.addWidget(widget)
        self.column.addLayout(row(None, self.more, None))
        self.column.addStretch(1)

    def place(self) -> str:
        """Past games."""
        return translate("PastGames", "Past games")

    def arrive(self) -> None:
        """Read the list anew."""
        clear(self._body.box)
        self._lists.clear()
        self._unread.clear()
        kept: list[Kept] = []
        try:
            kept = list(self._store.sessions())
            self._trouble.hide()
        except StorageError as problem:
            error = problem
            self._trouble.set_text(lambda: storage_text(error))
            self._trouble.show()
        shown = kept[: self._shown]
        if shown:
            entries = EntryList(shown, self.resume, self.watch, self.export)
            self._lists.append(entries)
            self._body.box.addWidget(entries)
        self._unread = [entry for entry in shown if entry.over]
        self._body.setVisible(bool(shown))
        self._nothing.setVisible(not kept and self._trouble.isHidden())
        self.more.setVisible(len(kept) > len(shown))
        self._timer.start()

    def _show_more(self) -> None:
        self._shown += _AT_ONCE
        self.arrive()

    def _read_result(self) -> None:
        """Find out how one more session ended; its whole log is played for that, so one at a time."""
        if not self._unread:
            self._timer.stop()
            return
        kept = self._unread.pop(0)
        result = winners(self._store, kept)
        if result:
            for entries in self._lists:
                entries.results[kept.number].set_text(lambda: won_by(result))


def winners(store: Archive, kept: Kept) -> list[str]:
    """The names of those who won a session; none if it was drawn or cannot be read."""
    try:
        replay = parties.replay(*store.load(kept.number))
    except StorageError:
        return []
    return [kept.header.chairs[seat].name for seat in replay.standing(len(replay)).winners]


def won_by(people: list[str]) -> str:
    """Who won, in words."""
    if len(people) == 1:
        return translate("PastGames", "{name} won").format(name=people[0])
    return translate("PastGames", "{names} won").format(names=listed(people))
