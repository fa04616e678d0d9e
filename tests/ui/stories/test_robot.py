"""Nothing acts by accident, and nothing that looks as if it could be pressed is dead: a robot on every page and table.

A failure names seed, page, control and the last presses. `run.py test --long` makes ten thousand, with other seeds.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random, SystemRandom

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.games.registry import SCREENS
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.incremental_page import Gradual
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.play.tables import Mind
from tests.ui.play.test_press_guard import SIZES, go_on
from tests.ui.stories.robot import Robot, World, world
from tests.ui.stories.still_window import still_window

_WAITING = ("asking", "result", "over", "curtain")


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    with world(monkeypatch) as found:
        yield found


def is_quiet(window: MainWindow) -> bool:
    """Is every page built, and does the table wait for the person?"""
    page = window.playing.page
    if page is not None and page.isVisible() and not page.facts.reading and not page.table.halted:
        return page.facts.phase.name in _WAITING and not page.table.busy
    return not any(gradual.busy for gradual in window.findChildren(Gradual))


def walk(robot: Robot, show: Callable[[], object], presses: int) -> None:
    """Press so often, where the presses lead and back on the page that is shown."""
    show()
    robot.settle()
    page = robot.window.navigator.page
    for _ in range(presses):
        robot.press()
        if robot.luck.random() < 0.6:
            robot.put_away()
        if not robot.window.isVisible():
            robot.window.show()
        if robot.window.navigator.page is not page and robot.luck.random() < 0.5:
            robot.put_away()
            show()
            robot.settle()
            page = robot.window.navigator.page
    robot.put_away()


def report(robot: Robot, seed: int) -> None:
    print(f"seed {seed}: " + ", ".join(f"{place} {count}" for place, count in robot.presses.items()))
    once = {(fault.place, fault.what, fault.control): fault for fault in reversed(robot.faults)}
    assert not once, f"seed {seed}:\n" + "\n".join(map(str, once.values()))


def on_pages(desk: Desk, outside: World, names: list[str], seed: int, presses: int, size: tuple[int, int]) -> None:
    window = open_full(desk)
    window.resize(*size)
    robot = Robot(window, Random(seed), outside, lambda: is_quiet(window))
    for name in names:
        robot.place = name
        walk(robot, lambda name=name: PAGES[name](window), presses)  # type: ignore[misc]
    report(robot, seed)


def at_table(window: MainWindow, outside: World, game: str, seed: int, presses: int, size: tuple[int, int]) -> None:
    luck = Random(seed)
    counts = GAMES[game].player_counts({})
    players = luck.choice(counts)
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(1, players)))
    window.resize(*size)
    robot = Robot(window, luck, outside, lambda: is_quiet(window))
    robot.place = game

    def show() -> None:
        page = window.playing.page
        if page is not None and window.navigator.holds(page) and page.facts.phase.name != "over":
            window.navigator.raise_page(page)
            go_on(page, luck)
        else:
            window.playing.begin(Setup(game, {"players": players}, chairs))

    for _ in range(-(-presses // 6)):
        walk(robot, show, 6)
    report(robot, seed)
    window.navigator.home()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Mind()) as window:
        yield window


def test_a_few_presses_on_every_page(desk: Desk, outside: World) -> None:
    on_pages(desk, outside, list(PAGES), 3, 5, (1280, 800))


@pytest.mark.parametrize("game", SCREENS)
def test_a_few_presses_at_every_table(window: MainWindow, outside: World, game: str) -> None:
    at_table(window, outside, game, 3, 30, (1280, 800))


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES[:4])
@pytest.mark.parametrize("name", PAGES)
def test_presses_on_a_page(desk: Desk, outside: World, name: str, size: tuple[int, int]) -> None:
    on_pages(desk, outside, [name], SystemRandom().randrange(10**6), 40, size)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES[:4])
@pytest.mark.parametrize("game", SCREENS)
def test_presses_at_a_table(window: MainWindow, outside: World, game: str, size: tuple[int, int]) -> None:
    at_table(window, outside, game, SystemRandom().randrange(10**6), 260, size)
