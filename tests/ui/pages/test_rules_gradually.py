"""Rules pages are built piece by piece, and nobody sees anything of it but that they are quick."""

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.help import Keys
from ludo.ui.pages.rules import Rules
from ludo.ui.rules.view import RulesView
from ludo.ui.services.destinations import ToKeys, ToRules, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.incremental_page import Gradual
from tests.ui.pages.finding import finish_all, only, texts
from tests.ui.test_theme import Restyled
from tests.ui.waiting import settle


def opened(window: MainWindow, game: str) -> Rules:
    window.open(ToRules(game))
    return only(window, Rules)


def unfinished(page: Rules) -> Sequence[Gradual]:
    return [gradual for gradual in page.findChildren(Gradual) if gradual.busy]


@pytest.mark.parametrize("game", SCREENS)
def test_a_page_that_grew_by_itself_has_all_that_one_built_at_once_has(
    game: str, window: MainWindow, qtbot: QtBot
) -> None:
    page = opened(window, game)
    assert unfinished(page)
    qtbot.waitUntil(lambda: not unfinished(page))
    settle(page)
    grown = texts(page)
    window.navigator.home()
    page = opened(window, game)
    finish_all(page)
    settle(page)
    assert texts(page) == grown


def test_what_is_seen_first_is_there_at_once(window: MainWindow) -> None:
    window.resize(1280, 800)
    page = opened(window, "trio")
    settle(page.area.verticalScrollBar())
    assert page.area.verticalScrollBar().maximum() > 0


def test_the_place_where_one_reads_stays_in_another_theme(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, "triomphe")
    qtbot.waitUntil(lambda: not unfinished(page))
    settle(page)
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    window.services.settings.change(theme="dark")
    seen: list[int] = []
    bar.valueChanged.connect(seen.append)
    qtbot.waitUntil(lambda: not unfinished(page))
    settle(page)
    assert bar.value() == place
    assert not seen


def test_in_another_size_of_text_a_page_looks_as_if_opened_in_it(window: MainWindow, qtbot: QtBot) -> None:
    pictures: list[QImage] = []
    for opened_first in (True, False):
        window.services.settings.change(text_scale=100, theme="light")
        page = opened(window, "trut") if opened_first else None
        if page is not None:
            qtbot.waitUntil(lambda page=page: not unfinished(page))  # type: ignore[misc]
        window.services.settings.change(text_scale=150, theme="dark")
        page = page or opened(window, "trut")
        qtbot.waitUntil(lambda page=page: not unfinished(page))  # type: ignore[misc]
        settle(page)
        pictures.append(page.area.grab().toImage())
        window.navigator.home()
        window.services.settings.change(text_scale=100, theme="light")
    assert pictures[0] == pictures[1]


def test_what_a_page_makes_anew_for_another_theme_is_not_restyled_before(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, "trut")
    qtbot.waitUntil(lambda: not unfinished(page))
    restyled = Restyled()
    body = only(page, RulesView).findChildren(QLabel)
    for label in body:
        label.installEventFilter(restyled)
    window.services.settings.change(theme="dark")
    # each was told twice; a few that have no look yet are still told
    assert restyled.count < len(body) / 4


def test_keys_grow_as_well(window: MainWindow, qtbot: QtBot) -> None:
    window.open(ToKeys())
    page = only(window, Keys)
    at_once = len(page.findChildren(QLabel))
    assert "At the table" in [label.text() for label in page.findChildren(QLabel)]
    qtbot.waitUntil(lambda: not [each for each in page.findChildren(Gradual) if each.busy])
    assert len(page.findChildren(QLabel)) > 2 * at_once
    assert "In a replay" in texts(page)


def test_the_place_where_one_reads_stays_when_one_comes_back_after_another_theme(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = opened(window, "triomphe")
    qtbot.waitUntil(lambda: not unfinished(page))
    settle(page)
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    window.open(ToSettings())
    window.services.settings.change(theme="dark")
    window.navigator.back()
    qtbot.waitUntil(lambda: not unfinished(page))
    settle(page)
    assert bar.value() == place


def test_a_page_that_is_left_while_it_grows_ends_quietly(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, "trio")
    gone: list[bool] = []
    page.destroyed.connect(lambda: gone.append(True))
    window.navigator.home()
    qtbot.waitUntil(lambda: bool(gone))


def test_another_language_meanwhile_begins_anew(window: MainWindow, qtbot: QtBot) -> None:
    said: list[list[str]] = []
    for language in ("fr", "en", "fr"):
        page = opened(window, "trut")
        assert unfinished(page) or said
        window.services.settings.change(language=language)
        qtbot.waitUntil(lambda page=page: not unfinished(page))  # type: ignore[misc]
        settle(page)
        said.append(texts(page))
    assert said[0] == said[2] != said[1]
