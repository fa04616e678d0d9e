"""The pages around the table, each in a state worth a picture."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from ludo.session.chairs import Chair
from ludo.session.service import PartieService, Setup
from ludo.store.store import Store
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.problems_table import ProblemPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import Choose, EndTrial, GoTo
from ludo.ui.services.destinations import (
    ToKeys,
    ToLicences,
    ToNewGame,
    ToPastGames,
    ToProblems,
    ToReplay,
    ToRules,
    ToSettings,
)
from ludo.ui.shell.window import MainWindow
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Script
from tests.ui.pages.finding import choose
from tests.ui.pages.thinkers import Nobody

Prepare = Callable[[MainWindow], None]


def fill(path: Path) -> None:
    """A few parties of some days, one of them unfinished, and the setup of the last."""
    clock = _Clock()
    store = Store(path, clock)
    tables = ((ANNA, HUGO), (ANNA, LEA, Chair("Paul"), MARCEL), (Chair("Paul"), HUGO), (ANNA, LEA), (ANNA, HUGO))
    for seed, chairs in enumerate(tables):
        script = Script("trut", {"truts_to_win": 3}, chairs, seed)
        luck = Random(seed)
        while (must := script.state.turn().must) is not None and (seed < len(tables) - 1 or len(script.lines) < 24):
            script.act(must, script.game.write(script.state.rollout_action(must, luck)))
        script.save(store)
        clock.now += timedelta(hours=21)
    parties = PartieService(store, ("trut",), Random(0), Nobody())
    parties.remember(Setup("trut", {"truts_to_win": 5}, (ANNA, HUGO)))
    store.close()


class _Clock:
    """Some evenings ago."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC).replace(hour=19, minute=12) - timedelta(days=6)

    def __call__(self) -> datetime:
        return self.now


def _new_game(window: MainWindow) -> NewGame:
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    return page


def _levels(window: MainWindow) -> None:
    page = _new_game(window)
    page.count.chip(4).click()
    for plate, level in zip(page.seats.plates[1:], ("expert", "fort", "debutant"), strict=True):
        choose(plate.kind, level)


def _all_options(window: MainWindow) -> None:
    page = _new_game(window)
    page.count.chip(4).click()
    page.presets.chip("bluffers").click()
    page.fold.click()


def _problems(window: MainWindow) -> None:
    page = _new_game(window)
    page.presets.chip("quiet").click()
    page.fold.click()
    page.options["first_dealer"].chosen.emit(3)
    QCoreApplication.processEvents()
    page.area.ensureWidgetVisible(page.options["announcement_bluff"])


def _replay(window: MainWindow) -> None:
    window.open(ToReplay(2))
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    page.send(GoTo(len(page.replay) * 2 // 3))


def _puzzle(window: MainWindow, game: str = "trut", number: int = 0) -> ProblemPage:
    window.open(ToProblems())
    page = window.navigator.page
    assert isinstance(page, ProblemsPage)
    page.games.chip(game).click()
    page.list.itemActivated.emit(page.list.item(number))
    asked = window.navigator.page
    assert isinstance(asked, ProblemPage)
    return asked


def _wrong(window: MainWindow) -> None:
    asked = _puzzle(window)
    asked.send(Choose(asked.problem.appraisal.done or 0))


def _message(window: MainWindow) -> None:
    window.notices.show_crash(Path("Ludo", "ludo.log"))


PAGES: Final[dict[str, Prepare]] = {
    "home": lambda window: window.navigator.home(),
    "new-game": lambda window: _new_game(window).setFocus(),
    "levels": _levels,
    "all-options": _all_options,
    "option-problem": _problems,
    "past-games": lambda window: window.open(ToPastGames()),
    "puzzles": lambda window: window.open(ToProblems()),
    "puzzle-asked": lambda window: _puzzle(window).setFocus(),
    "puzzle-wrong": _wrong,
    "puzzle-answer": lambda window: _puzzle(window).send(EndTrial()),
    "replay": _replay,
    "settings": lambda window: window.open(ToSettings()),
    "rules": lambda window: window.open(ToRules("trut", {"truts_to_win": 5})),
    "keys": lambda window: window.open(ToKeys()),
    "licences": lambda window: window.open(ToLicences()),
    "about": lambda window: window.notices.show_about(lambda: window.open(ToLicences())),
    "message": _message,
}
"""Every page by name, with what brings it up."""
