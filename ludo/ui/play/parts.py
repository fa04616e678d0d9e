"""The parts of the page on which a partie is played, for whatever works on that page."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from ludo.session.session import Session
from ludo.ui.i18n import language_signals
from ludo.ui.play.facts import Facts
from ludo.ui.play.messages import Message
from ludo.ui.play.panel import SideColumn, SidePanel
from ludo.ui.play.runner import Runner
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.topbar import TopBar
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import theme_signals
from ludo.ui.widgets.roles import Group
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names


class PlayParts(Group):
    """A page with a table and what belongs to it.

    left: the person wants to go home; new_game_wanted: another partie like this one; same_cards_wanted: likewise, with
    the same cards; go: a `Destination` is wanted.
    """

    left = Signal()
    new_game_wanted = Signal()
    same_cards_wanted = Signal()
    go = Signal(object)

    session: Session
    settings: SettingsStore
    words: GameWords
    runner: Runner
    table: TableWidget
    top: TopBar
    status_panel: StatusPanel
    side: SideColumn
    panel: SidePanel

    @property
    def facts(self) -> Facts:
        """Return the facts at this table."""
        return self.runner.facts

    def send(self, message: Message) -> None:
        """Send the table a message."""
        self.runner.send(message)

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        return self.facts.names


def connect_panel(
    page: PlayParts, refresh: Callable[[], None], place: Callable[[], None], write_again: Callable[[], None]
) -> None:
    """Keep a panel over the table up to date: with what happens, with its place, with language and look."""
    page.runner.changed.connect(refresh)
    page.table.idle.connect(refresh)
    page.table.arranged.connect(place)
    for signal in (language_signals().changed, theme_signals().changed):
        signal.connect(write_again)
