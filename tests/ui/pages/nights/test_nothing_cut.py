"""No text of a page of game nights is cut, with much to show, in the smallest window with large text."""

from collections.abc import Callable
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from ludo.nights.seasons import Season
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.services.destinations import (
    ToDone,
    ToEvening,
    ToEvenings,
    ToExchange,
    ToLedger,
    ToPeople,
    ToSeasons,
    ToSheetSetup,
)
from ludo.ui.shell.window import MainWindow
from tests.gallery.nights import fill_much
from tests.ui.pages.conftest import Desk
from tests.ui.pages.nights.large_text import nothing_is_cut


def _seasons(window: MainWindow) -> None:
    seasons = window.services.store.nights.seasons
    if not seasons.all():
        seasons.write(Season(0, "Club du jeudi", date(2025, 9, 1), date(2026, 6, 30), yearly=True))
    window.open(ToSeasons())


def _diary(window: MainWindow) -> None:
    window.open(ToEvening(25))
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    page.diary.fold.click()


_PAGES: dict[str, Callable[[MainWindow], None]] = {
    "home": lambda window: window.navigator.home(),
    "people": lambda window: window.open(ToPeople()),
    "seasons": _seasons,
    "evenings": lambda window: window.open(ToEvenings()),
    "evening": lambda window: window.open(ToEvening(25)),
    "who came and went": _diary,
    "closed evening": lambda window: window.open(ToEvening(9)),
    "ledger": lambda window: window.open(ToLedger()),
    "done": lambda window: window.open(ToDone()),
    "files": lambda window: window.open(ToExchange()),
    "sheet": lambda window: window.open(ToSheetSetup("trente_et_un")),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_is_cut(language: str, desk: Desk, qtbot: QtBot) -> None:
    fill_much(desk.path)
    window = desk.open(language)
    window.services.settings.change(language=language)
    nothing_is_cut(window, qtbot, _PAGES)
