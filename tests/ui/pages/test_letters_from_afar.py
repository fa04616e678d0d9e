"""Everything that another screen says is written in letters of at least 1/25 of its height."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.art.cache import PixmapCache
from ludo.ui.games.registry import layout_of
from ludo.ui.play.onlooker import public_table
from ludo.ui.second_screen.window import SecondScreen, Slide
from ludo.ui.services.destinations import ToSheet
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.fitted_text import pixels
from tests.contract.tables import TABLES, Table
from tests.session.tables import Memory
from tests.ui.pages.conftest import Desk
from tests.ui.play.tables import Keys

NAMES = ("Anna", "Hugo", "Léa", "Marcel", "Marie-Antoinette de la Tour", "Jean-Baptiste", "Odette", "Lucien", "Suzanne")
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160))
SMALLEST = SIZES[0]
USUAL = {
    (game, players): next(table for table in TABLES if (table.game.id, table.players) == (game, players))
    for game, players in sorted({(table.game.id, table.players) for table in TABLES})
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """All texts that are painted, with the size of their letters in pixels."""
    texts: list[tuple[str, float]] = []
    usual = QPainter.drawText

    def draw(painter: QPainter, *given: object) -> object:
        text = next(part for part in given if isinstance(part, str))
        texts.append((text, pixels(painter.font()) * painter.worldTransform().m22()))
        return usual(painter, *given)  # type: ignore[call-overload]

    PixmapCache.clear_all()
    monkeypatch.setattr(QPainter, "drawText", draw)
    yield texts
    PixmapCache.clear_all()


def played(table: Table, luck: Random, plies: int) -> Session:
    """Return a table after so many acts, all at random."""
    chairs = tuple(Chair(name) for name in NAMES[: table.players])
    options = write_options(table.options())
    session = Session(
        table.game, Header(table.game.id, table.game.rules_version, options, chairs, "2026"), Memory(), luck
    )
    while not session.over and session.ply < plies:
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    return session


def look(qtbot: QtBot, written: list[tuple[str, float]], table: Table, size: tuple[int, int], plies: int) -> None:
    """Show a table on a screen of a size, and read it: every name, every number of chips, nothing too small."""
    settings = SettingsStore(Keys())
    settings.change(speed="none", reduced_motion="yes")
    screen = SecondScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    session = played(table, Random(f"{table} {plies}"), plies)
    written.clear()
    screen.show_table(given := public_table(session.record, session.ply))
    assert screen.table is not None
    assert screen.table.room is not None
    screen.table.seats.say(0, "A word", screen.table.room, screen.table.durations)
    screen.grab()
    small = {(text, round(letters / size[1], 3)) for text, letters in written if letters < size[1] / 25}
    assert not small, (str(table), session.ply)
    texts = {text for text, _ in written}
    assert "A word" in texts
    assert all(any(text.startswith(name[:3]) for text in texts) for name in NAMES[: table.players])
    chips = [mark.chips for mark in layout_of(table.game.id).marks(given.view).values() if mark.chips is not None]
    assert {str(number).replace("-", "−") for number in chips} <= {word for text in texts for word in text.split()[:1]}
    screen.close()


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_a_table_is_read_from_afar(qtbot: QtBot, written: list[tuple[str, float]], game: str, players: int) -> None:
    look(qtbot, written, USUAL[game, players], SMALLEST, 10 * players)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_is_read_from_afar(
    qtbot: QtBot, written: list[tuple[str, float]], table: Table, size: tuple[int, int]
) -> None:
    for plies in (3, 25, 90):
        look(qtbot, written, table, size, plies)


@pytest.mark.parametrize("people", [2, 9])
def test_a_board_for_real_cards_is_read_from_afar(desk: Desk, written: list[tuple[str, float]], people: int) -> None:
    window = desk.open()
    nights = window.services.store.nights
    number = nights.sheets.create("tripoli", {}, [nights.people.add(name) for name in NAMES[:people]], None)
    window.presenting.start(QGuiApplication.primaryScreen())
    screen = window.presenting.window
    assert screen is not None
    window.open(ToSheet(number))
    QApplication.processEvents()
    window.presenting.follow()
    written.clear()
    screen.resize(*SMALLEST)
    screen.grab()
    assert {text for text, letters in written if letters < SMALLEST[1] / 25} == set()
    texts = [text for text, _ in written]
    assert all(any(text.startswith(name[:3]) for text in texts) for name in NAMES[:people])
    assert texts.count("100") == people


def test_lists_are_read_from_afar(qtbot: QtBot, written: list[tuple[str, float]], qapp: QApplication) -> None:
    screen = SecondScreen(SettingsStore(Keys()), clock=True)
    qtbot.addWidget(screen)
    screen.resize(*SMALLEST)
    screen.show()
    screen.show_slides([Slide("Trut", [(f"{number}  {NAMES[number % 9]}", "+1") for number in range(40)])])
    for _ in screen.pages():
        written.clear()
        screen.grab()
        assert written
        assert min(letters for _, letters in written) >= SMALLEST[1] / 25
        screen.turn()
    assert set(GAMES) == {game for game, _ in USUAL}
