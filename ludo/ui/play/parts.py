"""The parts of the page on which a partie is played, for whatever works on that page."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent

from ludo.session.session import Session
from ludo.ui.i18n import language_signals
from ludo.ui.play.choice import Choice
from ludo.ui.play.controller import Controller
from ludo.ui.play.panel import SideColumn, SidePanel
from ludo.ui.play.states import ControllerState
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.topbar import TopBar
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import theme_signals
from ludo.ui.widgets.roles import Group
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, names_of


class Explainer(Protocol):
    """A guide or a lesson, which may have something that is to be read before anything else."""

    @property
    def message(self) -> str:
        """What it says now, as text; empty if it says nothing."""

    @property
    def reading(self) -> bool:
        """Is that only to be read, so that Enter goes on?"""

    @property
    def speaks_of_line(self) -> bool:
        """Does it speak of the line above the hand, which has to stay then?"""

    def refresh(self) -> None:
        """Say what there is to say in the present state."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key before the table does; return whether it did."""


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
    controller: Controller
    table: TableWidget
    top: TopBar
    status_panel: StatusPanel
    side: SideColumn
    panel: SidePanel
    more_beside_result: Callable[[], Sequence[Choice]]
    """What can be done beside the result of a deal besides going on."""
    explainer: Explainer | None = None
    """Who explains at this table."""

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        return names_of(self.session.chairs, self.controller.seat)

    @property
    def reading(self) -> bool:
        """Does Enter bring the next words of a guide or lesson?"""
        return self.explainer is not None and self.explainer.reading

    @property
    def held(self) -> bool:
        """Does everything wait until something has been read?"""
        return self.reading and self.controller.state == ControllerState.HELD


def connect_panel(
    page: PlayParts, refresh: Callable[[], None], place: Callable[[], None], write_again: Callable[[], None]
) -> None:
    """Keep a panel over the table up to date: with what happens, with its place, with language and look."""
    page.controller.changed.connect(refresh)
    page.table.idle.connect(refresh)
    page.table.arranged.connect(place)
    for signal in (language_signals().changed, theme_signals().changed):
        signal.connect(write_again)
