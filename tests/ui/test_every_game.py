"""What the program does with a game, it does with every game of the lists: levels, hint, replay, sheet, statistics.

The tables by mouse and by keyboard are in `stories`.
"""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.bots.registry import offered_levels
from ludo.games import GAMES
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.charts.figures import Histogram
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.evening_played import NextGame
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.seats_row import SeatEditor
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.pages.statistics.spreads import scores_chart
from ludo.ui.printing.sheets import print_empty
from ludo.ui.services.destinations import ToNewGame, ToReplay, ToSheet, ToSheetSetup
from ludo.ui.services.settings import SettingsStore
from ludo.ui.sheets.entry import ChoiceEntry
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.sheets.real_table import RealTablePage
from ludo.ui.shell.window import MainWindow
from ludo.ui.table.pictures import style_of
from tests.nights.club import Club
from tests.session.tables import header, open_session
from tests.ui.pages.conftest import Desk, desk, window  # noqa: F401
from tests.ui.pages.finding import choose, texts
from tests.ui.pages.thinkers import Adviser
from tests.ui.play.conftest import Open, at_once, open_page  # noqa: F401
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Keys, Mind, Notebook

NAMES = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Félix", "Inès", "Bastien", "Nora")
EVERY_GAME = pytest.mark.parametrize("game", SCREENS)
SHEETS = pytest.mark.parametrize("game", [game for game, screen in SCREENS.items() if screen.has_sheet])
LEFT = Qt.MouseButton.LeftButton


def fewest(game: str) -> int:
    """The smallest number of players by the usual rules."""
    return GAMES[game].player_counts({})[0]


@EVERY_GAME
def test_every_level_can_be_chosen_for_a_computer_player(game: str, window: MainWindow) -> None:  # noqa: F811
    window.open(ToNewGame(game))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    seat = page.seats.findChildren(SeatEditor)[1]
    for level in offered_levels(game):
        choose(seat.kind, level)
        assert page.draft.chairs[1].level == level
        assert words_of(game).level_text(level)


@EVERY_GAME
def test_a_hint_says_what_the_strongest_player_would_do(game: str, open_page: Open, qtbot: QtBot) -> None:  # noqa: F811
    chairs = (Chair("Anna"), *(Chair(name, "simple") for name in NAMES[1 : fewest(game)]))
    mind = Mind()
    session = Session(GAMES[game], header(game, chairs), Notebook(), Random(6), mind)
    page = open_page(session, mind)
    adviser = Adviser()
    adviser.wake = lambda: QTimer.singleShot(0, adviser.take)
    panel = page.extras.add_hint(adviser)
    assert wait_for(qtbot, page, "asking") == "asking"
    qtbot.waitUntil(page.top.hint_button.isEnabled)
    QTest.mouseClick(page.top.hint_button, LEFT)
    assert panel.isVisible()
    assert panel.words.text(), "where to look"
    QTest.mouseClick(panel.act_button, LEFT)
    qtbot.waitUntil(lambda: "thinking" not in panel.caption.text() + panel.words.text())
    assert panel.words.text()


@EVERY_GAME
def test_a_partie_that_was_played_can_be_looked_at_again(game: str, desk: Desk, qtbot: QtBot) -> None:  # noqa: F811
    store = Store(desk.path)
    chairs = tuple(Chair(name, "simple") for name in NAMES[: fewest(game)])
    session = open_session(store, header(game, chairs), 3)
    while not session.deal_ended and not session.over:
        session.step()
    store.close()
    window = desk.open()  # noqa: F811
    window.services.settings.change(speed="none")
    window.open(ToReplay(session.number))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    QTest.mouseClick(page.bar.last, LEFT)
    assert page.state.ply == session.ply
    qtbot.waitUntil(
        lambda: not page.table.busy and page.table.view == page.replay.view(page.state.ply, page.snapshot.chair)
    )


@EVERY_GAME
def test_scores_are_drawn_in_the_unit_of_the_game(game: str, desk: Desk) -> None:  # noqa: F811
    club = Club(desk.path)
    evening = club.evening("Anna", "Hugo")
    club.sheet(game, [("Anna", 1), ("Hugo", 2)], evening=evening, scores=[3, 1])
    statistics = club.store.nights.statistics
    chart = scores_chart(Scope(statistics, Filter(game=game), statistics.choices()))
    club.store.close()
    assert isinstance(chart.figure, Histogram)
    assert chart.figure.unit == SCREENS[game].score_unit()
    assert chart.summary.startswith(SCREENS[game].title())


@SHEETS
def test_a_line_is_written_on_the_score_sheet(game: str, window: MainWindow) -> None:  # noqa: F811
    page = sheet_page(game, window)
    if isinstance(page, RealTablePage):
        assert page.kept.game.id == game
        return
    entry = page.entry
    if isinstance(entry, ChoiceEntry):
        entry.buttons[0].click()
    elif isinstance(entry, FieldEntry):
        type_hands(entry, "0", "10")  # somebody has gone out
        if not page.lines.rowCount():
            type_hands(entry, "21", "20")
            entry.marks[0].click()  # who knocked
            page.write.click()
    else:
        pytest.fail("a way of writing lines that no test knows")
    assert page.lines.rowCount() == 1, texts(page)


def type_hands(entry: FieldEntry, first: str, others: str) -> None:
    """Type what each hand counts."""
    for place, field in enumerate(entry.fields):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, others if place else first)
        QTest.keyClick(field, Qt.Key.Key_Return)


def sheet_page(game: str, window: MainWindow) -> SheetPage | RealTablePage:  # noqa: F811
    """Begin a sheet, and show it."""
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in NAMES[: fewest(game)]]
    window.open(ToSheet(nights.sheets.create(game, {}, people)))
    page = window.navigator.page
    assert isinstance(page, SheetPage | RealTablePage)
    return page


@SHEETS
def test_an_empty_sheet_is_printed(game: str, window: MainWindow, tmp_path: Path) -> None:  # noqa: F811
    page, file = sheet_page(game, window), tmp_path / "empty.pdf"
    assert print_empty(page.kept, page.title(), style_of(window.services.settings.value), file)
    assert file.read_bytes().startswith(b"%PDF")


def test_no_sheet_is_offered_for_a_game_without_one(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:  # noqa: F811
    game, *_ = [game for game, screen in SCREENS.items() if screen.sheet is not None]
    without = {**SCREENS, game: SCREENS[game]._replace(sheet=None)}
    monkeypatch.setattr("ludo.ui.pages.nights.evening_played.SCREENS", without)
    monkeypatch.setattr("ludo.ui.screens.sheets.SCREENS", without)
    next_game = NextGame(SettingsStore(Keys()), "")
    next_game.game.chip(game).click()
    assert next_game.table_button.isHidden()
    window.open(ToSheetSetup(game))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.game_at != game
    other = next(other for other, screen in without.items() if screen.has_sheet)
    next_game.game.chip(other).click()
    assert not next_game.table_button.isHidden()
    window.open(ToSheetSetup(other))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.game_at == other
