"""All that was played: go on with it, replay it, save it as text."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal

from ludo.session.ports import SessionRecord
from ludo.session.removed_sessions import put_back, remove, removed
from ludo.session.service import PartieService
from ludo.ui.dialogs.attempt import ProblemLabel
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.entries import EntryList
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.nights.undo_bar import UndoBar
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import MendingTable
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, row

_text = texts("PastGames")

_PICTURE = QSize(60, 110)
"""Of a game where nothing was played yet, at least."""
UNFINISHED = "unfinished"
"""The list of what could be continued, among the games to choose from."""
_AT_ONCE = 30
"""Sessions shown before somebody asks for more."""


class PastGames(Page):
    """The list of all sessions, the one played last first."""

    export = Signal(int)
    open_file = Signal()
    remove = Signal(int)

    def __init__(self, parties: PartieService, settings: SettingsStore, mending: Callable[[], MendingTable]) -> None:
        """mending: gives chips back; asked for when one of the games has brought any."""
        super().__init__()
        self._mending = mending
        self._parties = parties
        self._settings = settings
        self._hidden = 0
        opener = Button(_text("Open a saved game…"), does=self.open_file.emit)
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, opener))
        games: list[tuple[str, Text]] = [("", _text("All games"))]
        games += [(game, SCREENS[game].title) for game in SCREENS]
        games.append((UNFINISHED, _text("Not finished")))
        self.filter = Chips(games, _text("Which games"))
        self.filter.set_value("")
        self.filter.chosen.connect(lambda _: self._list())
        self.clear_list = Button(
            _text("Clear this list"),
            "plain",
            _text("Take all that is not finished off the lists of past games"),
            does=self._clear,
        )
        self.restore = Button(
            lambda: translate("PastGames", "List %n removed game(s) again", None, self._hidden),
            "plain",
            does=partial(self._change, self._list_all_again),
        )
        self.remove.connect(self._remove)
        self.column.addWidget(self.filter)
        self._body = Panel(margin=UNIT)
        self._nothing = Panel(margin=3 * UNIT)
        pictures = [GamePicture(game, _PICTURE, settings) for game in SCREENS]
        for picture in pictures:
            picture.setFixedHeight(_PICTURE.height())
        self._nothing.box.setSpacing(3 * UNIT)
        self._nothing.box.addLayout(row(*pictures))
        self._nothing.box.addWidget(
            Label(
                _text("Nothing has been played yet. Every game is kept here, up to its last card."),
                "heading",
            )
        )
        self._problem = ProblemLabel()
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._list)
        for widget in (self._problem, self._nothing, self._body):
            self.column.addWidget(widget)
        fill(self.column, row(None, self.more, None), row(self.restore, self.clear_list, None), None)
        self.undo_bar = UndoBar(self, None, self._change)
        self._list()

    def title(self) -> str:
        return translate("PastGames", "Past games")

    def _list(self) -> None:
        """Read the list, as long as it is wanted."""
        kept: list[SessionRecord] = []
        with self._problem.telling():
            off = removed(self._parties.archive)
            game = str(self.filter.value or "")
            games = (game,) if game in SCREENS else ()
            if game == UNFINISHED:
                found: Sequence[SessionRecord] = self._parties.all_open()
            else:
                found = self._parties.archive.sessions(self.more.shown + len(off) + 1, games=games)
            kept = [entry for entry in found if entry.number not in off][: self.more.shown + 1]
            self._hidden = len(off)
        shown = kept[: self.more.shown]
        clear(self._body.box)
        if shown:
            self._body.box.addWidget(EntryList(self._parties, shown, self.export, self.remove, self._settings))
        self._body.setVisible(bool(shown))
        self._nothing.setVisible(not (kept or self._hidden or self.filter.value) and self._problem.isHidden())
        self.more.setVisible(len(kept) > len(shown))
        self.clear_list.setVisible(self.filter.value == UNFINISHED and bool(shown))
        self.restore.setVisible(self._hidden > 0)
        self.restore.retranslate()

    def show_only(self, wanted: str) -> None:
        """Show what was played of a game, or what is `UNFINISHED`."""
        self.filter.set_value(wanted)
        self._list()

    def _remove(self, number: int) -> None:
        """Take a game off the list; chips that lie on it are given back."""
        annulled = False

        def take_off() -> None:
            nonlocal annulled
            annulled = self._take_off(number)

        if self._change(take_off):
            text = _given_back_text if annulled else _removed_text
            self.undo_bar.offer(text, lambda: self._list_again(number))

    def _take_off(self, number: int) -> bool:
        """Take a game off the list; return whether chips were given back."""
        mending = self._mending()
        annulled = mending.has_chips("session", number)
        if annulled:
            mending.annul("session", number, translate("PastGames", "taken off the list of past games"))
        remove(self._parties.archive, number, annulled=annulled)
        return annulled

    def _clear(self) -> None:
        """Take all that is not finished off the list."""
        gone: list[int] = []

        def take_all_off() -> None:
            for each in self._parties.all_open():
                self._take_off(each.number)
                gone.append(each.number)

        def list_again() -> None:
            for number in gone:
                self._list_again(number)

        if self._change(take_all_off) and gone:
            count = len(gone)
            text = lambda: translate("PastGames", "%n game(s) taken off the list.", None, count)  # noqa: E731
            self.undo_bar.offer(text, list_again)

    def _list_all_again(self) -> None:
        for number in sorted(removed(self._parties.archive)):
            self._list_again(number)

    def _list_again(self, number: int) -> None:
        if put_back(self._parties.archive, number) and self._mending().is_annulled("session", number):
            self._mending().count_again("session", number)

    def _change(self, act: Callable[[], object]) -> bool:
        """Change something; where that cannot be done say why, and return False."""
        with self._problem.telling():
            act()
        return self._problem.isHidden()


def _removed_text() -> str:
    return translate("PastGames", "Taken off the list.")


def _given_back_text() -> str:
    return translate("PastGames", "Taken off the list. Its chips were given back by counter-entries.")
