"""A board over a real file."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.options import Value
from ludo.games.tripoli.reports import Report
from ludo.nights.chips import Scope, person_account
from ludo.store.store import Store
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.i18n import set_language
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme import apply_theme, theme_for
from tests.ui.pages.conftest import desk  # noqa: F401

PEOPLE = ("Anna", "Paul", "Zoé", "Marc", "Léa", "Jean", "Inès", "Hugo", "Camille")


class Table:
    """A file with people, and boards for them."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.store = Store(folder / "ludo.db")
        self.people: list[int] = []

    def begin(self, players: int = 4, **options: Value) -> BoardPage:
        """Begin a board for the first few people, and show it."""
        self.people = [self.store.nights.people.add(name) for name in PEOPLE[:players]]
        return self.open(self.store.nights.sheets.create("tripoli", options, self.people))

    def open(self, number: int) -> BoardPage:
        """Show a board that there is."""
        settings = SettingsStore(self.store)
        settings.change(speed="none")
        page = BoardPage(self.store.nights, number, settings)
        self.qtbot.addWidget(page)
        page.resize(1100, 700)
        page.show()
        self.qtbot.waitExposed(page)
        return page

    def balances(self) -> list[int]:
        """Return the chips of the people in the ledger."""
        chips = dict(self.store.nights.chips.balances(Scope.ALL))
        return [chips.get(person_account(person), 0) for person in self.people]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A file, and boards over it."""
    table = Table(qtbot, tmp_path)
    yield table
    table.store.close()


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Begin in English; leave language and theme as they were."""
    set_language("en")
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    set_language("en")
    apply_theme(qapp, theme_for("light"))


def report(page: BoardPage, *reports: Report) -> None:
    """Say what happened, without touching anything."""
    for entry in reports:
        page.form.send(entry)


def touch(page: BoardPage, *names: str) -> None:
    """Touch people by name."""
    for name in names:
        seat = page.model.names.names.index(name)
        page.cloth.plates[seat].click()


def touch_space(page: BoardPage, space: int) -> None:
    """Touch a space of the board with the mouse."""
    from PySide6.QtTest import QTest

    middle = page.cloth.board.petal(space).boundingRect().center().toPoint()
    QTest.mouseClick(page.cloth.board, Qt.MouseButton.LeftButton, pos=middle)


Begin = Callable[..., BoardPage]
