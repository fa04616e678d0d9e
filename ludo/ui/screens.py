"""Opens the pages around the table and connects them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from ludo.session.ports import StorageError
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.entries import title_of
from ludo.ui.pages.fault import page_or_fault
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from ludo.engine.options import Value
    from ludo.session.ports import OpenEvening
    from ludo.session.replay import Replay
    from ludo.ui.coach import Coach
    from ludo.ui.destinations import Guests
    from ludo.ui.i18n import Text
    from ludo.ui.navigator import Navigator
    from ludo.ui.notices import Notices
    from ludo.ui.pages.problems_opened import Wanted
    from ludo.ui.pages.replay import ReplayPage
    from ludo.ui.ports import Services

_text = texts("Window")

PageT = TypeVar("PageT", bound=Page)

_GAME: Final = "window.game"


class Screens(QObject):
    """Opens pages. Its signals bring what people want on them: a Setup to begin and the evening (its
    number, or None) that it belongs to, a session to export by its number, a file to open."""

    begin = Signal(object, object)
    export = Signal(int)
    open_file = Signal()
    play_on = Signal(object, int, object, object)
    """A partie is to be played on: its Replay, after how many actions, by whom, and its number or None."""
    export_review = Signal(object, str)
    """A Review is to be saved as a file of a kind."""

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        notices: Notices,
        shortcuts: Callable[[], Sequence[tuple[Text, Text]]],
        coach: Coach,
    ) -> None:
        """`shortcuts`: the keys of the menus."""
        super().__init__(navigator)
        self._services = services
        self._navigator = navigator
        self._notices = notices
        self._shortcuts = shortcuts
        self._coach = coach
        self._remembered = ""
        navigator.changed.connect(self._remember_game)

    @property
    def game(self) -> str:
        """The game that one is at, else the one that was open last."""
        if self._navigator.game_at in SCREENS:
            return self._navigator.game_at
        try:
            kept = self._services.store.get(_GAME)
        except StorageError:
            kept = None
        return kept if kept is not None and kept in SCREENS else next(iter(SCREENS))

    def _remember_game(self) -> None:
        """Remember the game that one is at."""
        game = self._navigator.game_at
        if game not in SCREENS or game == self._remembered:
            return
        self._remembered = game
        with suppress(StorageError):  # the next time begins with another game then
            self._services.store.put(_GAME, game)

    def show_new_game(self, game: str = "", guests: Guests | None = None) -> None:
        """Set up a game; without a name the one that one is at. guests: who is to play, at an evening."""
        from ludo.ui.pages.new_game import NewGame
        from ludo.ui.pages.nights.here import names_here

        game = game or self.game

        def make() -> NewGame:
            pictures, changed = self._services.settings, isinstance(self._navigator.page, NewGame)
            running = self._running()
            here = names_here(self._services.store.nights, running)
            page = NewGame(self._services.parties, game, running, guests, here=here, changed=changed, pictures=pictures)
            page.wanted.connect(self.begin)
            if not changed:
                self._services.parties.bots.start(game)
            return page

        self._show(NewGame, make, lambda page: guests is None and not page.table and page.game_at == game)

    def _running(self) -> Sequence[OpenEvening]:
        """Return the evenings that go on."""
        try:
            return self._services.store.open_evenings()
        except StorageError:
            return ()

    def show_past_games(self, *, unfinished: bool = False) -> None:
        """Show all that was played, or what is not finished."""
        from ludo.ui.pages.past_games import PastGames

        def make() -> PastGames:
            services = self._services
            page = PastGames(services.parties, services.settings, lambda: services.store.nights.mending)
            page.export.connect(self.export)
            page.open_file.connect(self.open_file)
            return page

        self._show(PastGames, make)
        page = self._navigator.page
        if unfinished and isinstance(page, PastGames):
            page.show_unfinished()

    def show_problems(self) -> None:
        """Show the problem of the day, and all others."""
        from datetime import date

        from ludo.ui.pages.problems import ProblemsPage
        from ludo.ui.pages.problems_library import Library

        def make() -> ProblemsPage:
            page = ProblemsPage(Library(self._services.parties.archive), date.today())
            page.wanted.connect(self._show_problem)
            return page

        self._show(ProblemsPage, make)

    def _show_problem(self, wanted: Wanted) -> None:
        """Ask a problem, or say that it cannot be asked."""
        from ludo.session.problems import ProblemError
        from ludo.ui.pages.problems_opened import problem_page

        try:
            page = problem_page(wanted, self._services.settings, self._show_problem)
        except ProblemError:
            self._notices.show_message(
                _text("That did not work"), _text("This problem does not fit the rules of this version of Ludo.")
            )
            return
        page.left.connect(self._navigator.back)
        self._navigator.show_page(page, page.title)

    def show_settings(self) -> None:
        """Show the settings."""
        from ludo.ui.pages.settings_page import SettingsPage

        self._show(SettingsPage, lambda: SettingsPage(self._services.settings))

    def show_rules(self, game: str = "", options: Mapping[str, Value] | None = None) -> None:
        """Show how a game is played, with the options in force; without a name the game that one is at."""
        from ludo.ui.pages.rules import Rules

        game = game or self.game
        self._show(
            Rules,
            lambda: Rules(game, options, self._services.settings),
            lambda page: (page.game, page.options) == (game, options),
        )

    def show_keys(self) -> None:
        """Show all keys, those of the game that one is at first."""
        from ludo.ui.pages.help import Keys

        game = self._navigator.game_at if self._navigator.game_at in SCREENS else ""
        self._show(Keys, lambda: Keys(self._shortcuts(), game), lambda page: page.about == game)

    def show_licences(self) -> None:
        """Show the licences of all software that comes with the program."""
        from ludo.ui.pages.about import Licences

        self._show(Licences, Licences)

    def watch(self, number: int) -> None:
        """Look at a session again."""
        self._show_replay(self._notices.attempt(lambda: self._services.parties.replay(number)), number)

    def try_again(self, number: int, ply: int, chair: int) -> None:
        """Have a decision of a session tried again: the table as it was, the answer hidden."""
        page = self._show_replay(self._notices.attempt(lambda: self._services.parties.replay(number)), number)
        if page is not None:
            from ludo.session.retries import Mistake
            from ludo.ui.pages.replay_retry import ask_again

            ask_again(page, Mistake(number, ply, chair), self._services.store.retries, self._notices)

    def watch_file(self, path: Path) -> None:
        """Look at a partie that was exported as text."""
        self._show_replay(self._notices.attempt(lambda: self._services.parties.replay_file(path)))

    def _show(self, kind: type[PageT], make: Callable[[], PageT], fits: Callable[[PageT], bool] | None = None) -> None:
        """Lay a page on top: one that is open, as it was left, or a new one."""
        page = self._navigator.find_page(kind, fits)
        if page is not None:
            self._navigator.raise_page(page)
            return
        made = page_or_fault(self._notices, make)
        if made is not None:
            self._navigator.show_page(made, made.title)

    def _show_replay(self, replay: Replay | None, number: int | None = None) -> ReplayPage | None:
        from ludo.ui.pages.replay import ReplayPage

        if replay is None:
            return None
        page = ReplayPage(replay, self._services.settings, self._coach, number)
        page.left.connect(self._navigator.back)
        page.from_here.play_on.connect(lambda ply, chairs: self.play_on.emit(replay, ply, chairs, number))
        if page.reviewed is not None:
            page.reviewed.panel.export.connect(self.export_review)
        header, opening = replay.header, replay.opening

        def title() -> str:
            return translate("Window", "{game} · replay").format(game=title_of(header, opening))

        self._navigator.show_page(page, title)
        return page
