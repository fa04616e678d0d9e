"""The checks of `ludo --self-test` that need Qt: resources, every page, a table of every game."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt

from ludo.app.self_test_rules import SelfTestError
from ludo.app.terminal import translate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget

    from ludo.app.self_test_rules import Check
    from ludo.ui.shell.window import MainWindow


_SAMPLE: Final = QSize(64, 40)
_ICON: Final = QSize(32, 32)
_COLOURS: Final = 5
"""A page that has been painted has at least so many, in a picture of the size of the sample."""


@cache
def _application() -> QApplication:
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
    from ludo.app.start import application

    return application()


def _check_resources(_: Path) -> str:
    from PySide6.QtCore import QTranslator
    from PySide6.QtSvg import QSvgRenderer

    from ludo.resource_paths import resource

    _application()
    count = 0
    for path in sorted(resource().rglob("*")):
        if path.is_dir():
            continue
        readable = path.stat().st_size > 0
        if path.suffix == ".svg":
            readable = QSvgRenderer(str(path)).isValid()
        elif path.suffix == ".qm":
            readable = QTranslator().load(str(path))
        if not readable:
            raise SelfTestError(translate("Terminal", "{file} cannot be read").format(file=path.name))
        count += 1
    if not count:
        raise SelfTestError(translate("Terminal", "there are none"))
    return translate("Terminal", "{number} files").format(number=count)


def _check_icon(_: Path) -> str:
    """Draw the icon of the windows as large as bars show it: a package may lack what reads it."""
    from ludo.ui.platform.identity import show_icon

    app = _application()
    show_icon(app)
    picture = app.windowIcon().pixmap(_ICON).toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    if len(colours) < _COLOURS:
        raise SelfTestError(translate("Terminal", "it cannot be drawn"))
    return f"{picture.width()} × {picture.height()}"


def _check_letters(_: Path) -> str:
    from PySide6.QtGui import QFontInfo

    from ludo.ui.theme.interface_font import load_ui_font

    _application()
    family = load_ui_font()
    if QFontInfo(family).family() != family:
        raise SelfTestError(translate("Terminal", "{name} is not there").format(name=family))
    return family


def _check_pages(folder: Path) -> str:
    app = _application()
    window = _window(folder)
    try:
        names = []
        for page in _pages(window, folder):
            _paint(app, window, page)
            names.append(type(page).__name__)
        if "pyqtgraph" not in sys.modules:
            raise SelfTestError(translate("Terminal", "no chart was drawn"))
        return ", ".join(dict.fromkeys(names))
    finally:
        window.close()
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        window.services.store.close()


def _pages(window: MainWindow, folder: Path) -> Iterator[QWidget]:
    """Open every page, one after the other; the last ones are tables of every game and a replay of one."""
    from ludo.session.chairs import Chair
    from ludo.session.rules_text import SharedRules, write_rules
    from ludo.session.service import Setup
    from ludo.ui.games.registry import SCREENS
    from ludo.ui.screens.declared import screens
    from ludo.ui.services.destinations import (
        ToBook,
        ToDone,
        ToGame,
        ToLedger,
        ToNewGame,
        ToPastGames,
        ToPosition,
        ToReplay,
        ToRules,
        ToRulesFile,
        ToStatistics,
    )

    yield window.navigator.page
    yield from _problem_pages(window)
    yield from _evening_pages(window)
    book = folder / "evenings.ludobook"
    window.services.store.nights.merging.give_out(book)
    alone = [screen.to() for screen in screens() if not screen.parameters]
    rules = folder / "house.ludorules"
    rules.write_text(write_rules(SharedRules(next(iter(SCREENS)), {})), encoding="utf-8")
    others = (
        ToPastGames(),
        ToLedger(),
        ToDone(),
        ToStatistics(),
        ToStatistics(kind="mine"),
        ToBook(book),
        ToRulesFile(rules),
    )
    for there in (*alone, *others):
        window.open(there)
        yield window.navigator.page
    for game in SCREENS:
        for there in (ToGame(game), ToRules(game), ToNewGame(game), ToPosition(game)):
            window.open(there)
            yield window.navigator.page
        least = _least_players(game)
        window.playing.begin(Setup(game, {}, (Chair("A"), *(Chair(f"B{seat}", "simple") for seat in range(1, least)))))
        if window.playing.page is None:
            raise SelfTestError(translate("Terminal", "no table of {game}").format(game=game))
        yield window.playing.page
        number = window.playing.page.session.number
        window.navigator.home()
        window.open(ToReplay(number))
        yield window.navigator.page
        window.navigator.home()


def _problem_pages(window: MainWindow) -> Iterator[QWidget]:
    """Open the list of problems, and the first one of every game that has some, also on an analysis table."""
    from ludo.ui.pages.problems import ProblemsPage
    from ludo.ui.pages.problems_table import ProblemPage
    from ludo.ui.services.destinations import ToProblems

    window.open(ToProblems())
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    yield page
    if page.broken.isVisible():
        raise SelfTestError(page.broken.text())
    for game in page.offered:
        page.open(game, 0)
        problem = window.navigator.page
        assert isinstance(problem, ProblemPage)
        yield problem
        problem.panel.analysed.emit()
        yield window.navigator.page
        window.navigator.back()
        window.navigator.back()


def _evening_pages(window: MainWindow) -> Iterator[QWidget]:
    """Open the page of an evening, a sheet of every game, the account with what is open, and a statement."""
    from ludo.nights.evenings import Plan
    from ludo.nights.other_games import Play, Side, Unit
    from ludo.ui.games.registry import SCREENS
    from ludo.ui.services.destinations import ToClosing, ToEvening, ToSheet, ToStatement

    nights = window.services.store.nights
    people = [nights.people.add(f"Player {number}") for number in range(9)]
    evening = nights.evenings.start(Plan(), people)
    nights.others.write(evening, Play("Quits", Unit.CHIPS, (Side((people[0],), 10), Side((people[1],), -10))))
    window.open(ToEvening(evening))
    yield window.navigator.page
    for game in (game for game, screen in SCREENS.items() if screen.has_sheet):
        sheet = nights.sheets.create(game, {}, people[: _least_players(game)], evening)
        window.open(ToSheet(sheet))
        yield window.navigator.page
        window.navigator.back()
    for to in (ToClosing(evening), ToStatement(people[0])):
        window.open(to)
        yield window.navigator.page
        window.navigator.back()


def _least_players(game: str) -> int:
    from ludo.games import GAMES

    return GAMES[game].read_options({}).players


def _paint(app: QApplication, window: MainWindow, page: QWidget) -> None:
    app.processEvents()
    if window.navigator.page is not page:
        raise SelfTestError(translate("Terminal", "{name} does not come up").format(name=type(page).__name__))
    picture = window.grab().scaled(_SAMPLE, mode=Qt.TransformationMode.SmoothTransformation).toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    if len(colours) < _COLOURS:
        raise SelfTestError(translate("Terminal", "{name} paints nothing").format(name=type(page).__name__))


def _window(folder: Path) -> MainWindow:
    from ludo.app.start import open_window
    from ludo.session.asker import Asker

    window = open_window(_application(), folder, Asker(), "fr")
    window.show()
    return window


def checks() -> tuple[Check, ...]:
    """Return the checks."""
    return (
        (translate("Terminal", "resources"), _check_resources),
        (translate("Terminal", "icon of the windows"), _check_icon),
        (translate("Terminal", "letters"), _check_letters),
        (translate("Terminal", "pages"), _check_pages),
    )
