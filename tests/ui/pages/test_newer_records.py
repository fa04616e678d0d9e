"""What a later version of Ludo has begun is refused in a sentence, and left as it is."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.nights.sheet_records import SheetOutcome
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.ui.dialogs.message import Message
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.past_games import PastGames
from ludo.ui.printing.sheets import sheet_html
from ludo.ui.services.destinations import ToEvenings, ToPartie, ToPastGames, ToSheet
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import only, texts
from tests.ui.pages.nights.conftest import click

_NEWER: Final = {
    "option": ("options = json_set(options, '$.played_under_water', 1)", "with rules that this version"),
    "value of an option": (
        "options = json_set(options, '$.players', 99, '$.stake', -1)",
        "with rules that this version",
    ),
    "rules": ("rules_version = 99", "with a later version of Ludo"),
    "game": ("game = 'belote'", "does not know the game “belote”"),
}
"""What a later version could have written, and what is said of it."""


def begin_sheet(desk: Desk, game: str) -> int:
    """Begin a sheet of two people in a file."""
    window = desk.open()
    nights = window.services.store.nights
    number = nights.sheets.create(game, {}, [nights.people.add(name) for name in ("Anna", "Hugo")])
    window.close()
    return number


def rewrite(path: Path, table: str, change: str) -> None:
    """Write what a later version would have written."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(f"UPDATE {table} SET {change}")
    connection.close()


def content(window: MainWindow) -> list[str]:
    """What is kept in the file, apart from settings."""
    with closing(sqlite3.connect(window.services.store.path)) as connection, connection:
        return [line for line in connection.iterdump() if not line.startswith('INSERT INTO "settings"')]


def refused(window: MainWindow, open_it: Callable[[], object], expected: str) -> None:
    """Check that something cannot be opened, that it is said why, and that nothing is written."""
    page, before = window.navigator.page, content(window)
    open_it()
    message = only(window, Message)
    assert expected in message.text.text()
    message.close()
    assert window.navigator.page is page
    assert content(window) == before


@pytest.mark.parametrize("kind", _NEWER)
@pytest.mark.parametrize("game", ["trut", "tripoli"])
def test_a_sheet_of_a_later_version_is_refused_in_a_sentence(desk: Desk, game: str, kind: str) -> None:
    change, expected = _NEWER[kind]
    number = begin_sheet(desk, game)
    rewrite(desk.path, "sheets", change)
    window = desk.open()
    window.open(ToEvenings())
    page = window.navigator.page
    assert isinstance(page, EveningsPage)
    refused(window, lambda: click(page, "Open"), expected)
    assert sheet_html(window.services.store.nights, number) == ""


@pytest.mark.parametrize("kind", _NEWER)
@pytest.mark.parametrize("actions", [3, None])
def test_a_partie_of_a_later_version_is_refused_in_a_sentence(desk: Desk, actions: int | None, kind: str) -> None:
    change, expected = _NEWER[kind]
    number = desk.play("Anna Hugo", actions=actions)
    rewrite(desk.path, "sessions", change)
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    if kind == "game":
        assert "This version of Ludo does not know this game." in texts(page)
        refused(window, lambda: page.go.emit(ToPartie(number)), expected)
    else:
        refused(window, lambda: click(page, "Continue" if actions else "Replay"), expected)


@pytest.mark.parametrize("kind", ["option", "rules"])
def test_a_board_of_a_later_version_is_not_offered_to_be_carried_on(desk: Desk, kind: str) -> None:
    earlier = begin_sheet(desk, "tripoli")
    nights = desk.open().services.store.nights
    people = nights.sheets.get(earlier).people
    moves = {1: [Move(person_account(people[0]), sheet_account(earlier), 9)]}
    finish = Finish(FinishKind.PLAYED, (Result(1, 0), Result(2, -9)), counted=True)
    nights.sheets.write(earlier, 1, "{}", SheetOutcome(moves, finish))
    rewrite(desk.path, "sheets", _NEWER[kind][0])
    window = desk.open()
    nights = window.services.store.nights
    assert len(nights.sheets.kept_tables("tripoli")) == 1
    window.open(ToSheet(nights.sheets.create("tripoli", {}, people)))
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    assert not page.model.kept_boards()


def test_a_sheet_of_this_version_says_by_which_rules_it_was_begun(desk: Desk) -> None:
    number = begin_sheet(desk, "trut")
    nights = desk.open().services.store.nights
    kept = AnyKeptSheet(nights.sheets, number)
    assert kept.record.rules_version == kept.game.rules_version
    kept.add(TrutLine("plain", 0))
    assert nights.sheets.get(number).rules_version == kept.game.rules_version
