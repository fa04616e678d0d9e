"""No text of any page is cut, in either language, in the smallest window and in a usual one."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.services.destinations import ToKeys, ToLicences, ToNewGame, ToPastGames, ToRules, ToSettings
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk

_SLACK = 1
"""Pixels by which rounding may differ."""


def cut(page: QWidget) -> Iterator[str]:
    """Yield every text that has less room than it needs."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisibleTo(page):
            continue
        if isinstance(widget, QLabel) and widget.text() and widget.pixmap().isNull():
            if widget.hasHeightForWidth():
                fits = widget.heightForWidth(widget.width()) <= widget.height() + _SLACK
            else:
                fits = widget.sizeHint().width() <= widget.width() + _SLACK
        elif isinstance(widget, QPushButton) and widget.text():
            fits = widget.sizeHint().width() <= widget.width() + _SLACK
        else:
            continue
        if not fits:
            yield f"{widget.text()!r}: {widget.size().toTuple()} of {widget.sizeHint().toTuple()}"


def _new_game(game: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.open(ToNewGame(game))
        page = window.navigator.page
        assert isinstance(page, NewGame)
        page.fold.click()

    return show


_PAGES: dict[str, Callable[[MainWindow], None]] = {
    "home": lambda window: None,
    "settings": lambda window: window.open(ToSettings()),
    "past games": lambda window: window.open(ToPastGames()),
    "keys": lambda window: window.open(ToKeys()),
    "licences": lambda window: window.open(ToLicences()),
    **{f"{game}, new game": _new_game(game) for game in SCREENS},
    **{f"{game}, rules": lambda window, game=game: window.open(ToRules(game)) for game in SCREENS},  # type: ignore[misc]
}


@pytest.mark.parametrize("what", _PAGES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_is_cut(what: str, language: str, desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open(language)
    window.services.settings.change(language=language)
    _PAGES[what](window)
    for size, scale in ((QSize(900, 560), 100), (QSize(900, 560), 150), (QSize(1280, 800), 100)):
        window.services.settings.change(text_scale=scale)
        window.setMinimumSize(size)
        window.resize(size)
        with suppress(qtbot.TimeoutError):
            qtbot.waitUntil(lambda: not any(cut(window.navigator.page)))
        found = list(cut(window.navigator.page))
        assert not found, f"{size.toTuple()} at {scale} %: {found}"


def test_a_cut_text_is_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    button: QAbstractButton = QPushButton("A long text on a button", page)
    label = QLabel("A long text on a label", page)
    for widget in (button, label):
        widget.setFixedWidth(40)
    page.show()
    assert len(list(cut(page))) == 2
