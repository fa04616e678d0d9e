"""Pictures of tables are given back on the first page."""

import pytest
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app import cache_trimming
from ludo.app.cache_trimming import CacheTrimmer
from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.cloth import _CACHE as CLOTHS
from ludo.ui.art.faces import CARD_CACHE, _renderer
from ludo.ui.art.pictures import _CACHE as SETUPS
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.new_game import NewGame
from ludo.ui.services.destinations import ToKeys, ToNewGame
from tests.ui.pages.conftest import Desk, desk

__all__ = ["desk"]

SOON = 200
"""Milliseconds after which pictures go here; not at once, for a table that is left may paint once more."""


def test_who_stays_on_the_first_page_keeps_no_cards_and_no_cloth(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_trimming, "STAYS", SOON)
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    CacheTrimmer(window.navigator)
    for _ in range(2):  # a table that follows is drawn as the first one was
        window.playing.resume(1)
        qtbot.waitUntil(lambda: CARD_CACHE.used > 0 and CLOTHS.used > 0)
        assert _renderer.cache_info().currsize
        window.navigator.home()
        qtbot.waitUntil(lambda: CARD_CACHE.used == CLOTHS.used == 0)
        assert not _renderer.cache_info().currsize


def test_pages_that_were_left_keep_no_pictures(qtbot: QtBot, desk: Desk) -> None:
    window = desk.open()
    window.resize(1280, 800)
    keeper = CacheTrimmer(window.navigator)
    for _ in range(2):
        for game in ("trut", "tripoli"):
            window.open(ToNewGame(game))
            qtbot.waitUntil(lambda: _all_drawn(window.findChildren(NewGame)[-1]))
            window.navigator.home()
        qtbot.waitUntil(lambda: not any(isinstance(widget, NewGame) for widget in QApplication.allWidgets()))
        assert SETUPS.used
        keeper._give_back()
        assert not any(len(cache) for cache in PixmapCache._all)


def _all_drawn(page: NewGame) -> bool:
    pictures = page.findChildren(GamePicture)
    return bool(pictures) and all(picture.drawn for picture in pictures)


def test_what_qt_has_made_of_icons_is_given_back(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_trimming, "STAYS", SOON)
    window = desk.open()
    CacheTrimmer(window.navigator)
    window.open(ToKeys())
    QPixmapCache.insert("of a page", QPixmap(8, 8))
    window.navigator.home()
    qtbot.waitUntil(lambda: not QPixmapCache.find("of a page", QPixmap()))


def test_what_a_table_shows_stays_while_it_is_open(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_trimming, "STAYS", SOON)
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    keeper = CacheTrimmer(window.navigator)
    window.navigator.home()
    window.playing.resume(1)
    assert not keeper._timer.isActive()
    qtbot.waitUntil(lambda: CARD_CACHE.used > 0)
