"""Every page of the window, each by how it is opened; for tests that look at all of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Final

from ludo.app.start import DATABASE
from ludo.nights.chips import person_account
from ludo.nights.evenings import Plan
from ludo.nights.sheets.registry import SHEETS
from ludo.session.rules_text import SharedRules, write_rules
from ludo.store.nights.nights import Nights
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.setup_draft import SetupDraft
from ludo.ui.services.destinations import (
    ToClosing,
    ToDebts,
    ToDone,
    ToEvening,
    ToEvenings,
    ToExchange,
    ToGame,
    ToKeys,
    ToLedger,
    ToLicences,
    ToNewGame,
    ToOutside,
    ToPastGames,
    ToPeople,
    ToPosition,
    ToProblems,
    ToReplay,
    ToRules,
    ToRulesFile,
    ToSeasons,
    ToSettings,
    ToSheet,
    ToStatement,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from tests.nights.reviewed import losses
from tests.ui.pages.conftest import Desk, write_partie
from tests.ui.pages.thinkers import Appraiser


def _show_problem(window: MainWindow) -> None:
    """Show a problem, the same on every day."""
    window.open(ToProblems())
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    page.open("trio", 57)


def _analyse(window: MainWindow) -> None:
    """Show a moment of the partie that is over on an analysis table."""
    window.open(ToReplay(2))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    page.from_here.analysed.emit(len(page.replay) // 2)


def _show_sheet(number: int, window: MainWindow) -> None:
    window.open(ToSheet(number))


SHEET_GAMES: Final = [game for game, sheet in SHEETS.items() if sheet is not None]
SHEET_PAGES: Final = {f"sheet of {game}": partial(_show_sheet, number) for number, game in enumerate(SHEET_GAMES, 1)}
PAGES: Final[Mapping[str, Callable[[MainWindow], object]]] = MappingProxyType(
    {
        "home": lambda window: window.navigator.home(),
        "game": lambda window: window.open(ToGame("trut")),
        "position": lambda window: window.open(ToPosition("trut")),
        "new game": lambda window: window.open(ToNewGame("trut")),
        "table": lambda window: window.playing.resume(1),
        "past games": lambda window: window.open(ToPastGames()),
        "replay": lambda window: window.open(ToReplay(1)),
        "analysis": lambda window: _analyse(window),
        "problems": lambda window: window.open(ToProblems()),
        "problem": _show_problem,
        "rules": lambda window: window.open(ToRules("trio")),
        "rules file": lambda window: window.open(ToRulesFile(_rules_file(window))),
        "keys": lambda window: window.open(ToKeys()),
        "licences": lambda window: window.open(ToLicences()),
        "settings": lambda window: window.open(ToSettings()),
        "evenings": lambda window: window.open(ToEvenings()),
        "evening": lambda window: window.open(ToEvening(1)),
        "closing": lambda window: window.open(ToClosing(1)),
        "debts": lambda window: _owe(window, ToDebts()),
        "statement": lambda window: _owe(window, ToStatement(1)),
        "people": lambda window: window.open(ToPeople()),
        "ledger": lambda window: window.open(ToLedger()),
        "done": lambda window: window.open(ToDone()),
        "statistics": lambda window: window.open(ToStatistics()),
        "my play": lambda window: _own_play(window),
        "seasons": lambda window: window.open(ToSeasons()),
        "outside": lambda window: window.open(ToOutside()),
        "exchange": lambda window: window.open(ToExchange()),
        **SHEET_PAGES,
    }
)


def _owe(window: MainWindow, there: ToDebts | ToStatement) -> None:
    """Let Anna owe Hugo five euros."""
    money = window.services.store.nights.money
    if not money.owed("EUR"):
        money.pay(None, person_account(2), person_account(1), 500, "EUR")
    window.open(there)


def _own_play(window: MainWindow) -> None:
    """What decisions of the partie that is over cost, as if somebody priced them, with a mistake that is due."""
    store = window.services.store
    window.coach._asker = Appraiser(held=True)
    store.losses.keep(2, losses(Random(1), "trut", 0), [(8, 0)])
    with store._database.transaction() as connection:
        connection.execute("UPDATE retries SET due = '2026-01-01'")
    window.open(ToStatistics(kind="mine"))


def _rules_file(window: MainWindow) -> Path:
    """Write house rules down."""
    path = window.services.folder / "house.ludorules"
    rules = SharedRules("trut", {"truts_to_win": 5}, "Chez Léa", "As they were played in the kitchen.")
    path.write_text(write_rules(rules), encoding="utf-8")
    return path


@cache
def _with_parties() -> Mapping[str, bytes]:
    """The files of a data folder with a partie that goes on and one that is over, which take long to play."""
    with TemporaryDirectory() as folder:
        write_partie(Path(folder) / DATABASE, "Anna Hugo", actions=8)
        write_partie(Path(folder) / DATABASE, "Anna Léa", seed=1)
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def open_full(desk: Desk) -> MainWindow:
    """Return a window over a partie that goes on, one that is over, an evening that goes on, and sheets."""
    for name, content in _with_parties().items():
        (desk.folder / name).write_bytes(content)
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    nights.evenings.start(Plan("Tripoli", "Lyon"), people)
    open_sheets(nights, people)
    return window


def open_sheets(nights: Nights, people: Sequence[int], evening: int | None = None) -> None:
    """Begin a score sheet of every game that has one, for as many people as can play it."""
    for game in SHEET_GAMES:
        most = max(count for count in SetupDraft(game, persons=True).counts() if count <= len(people))
        nights.sheets.create(game, {}, people[:most], evening)
