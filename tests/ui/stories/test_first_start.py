"""From the first start to one's first act at the table of each game, in clicks."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.tiles import GameTile
from ludo.ui.shell.window import MainWindow
from tests.ui.play.hands import click, wait_for
from tests.ui.play.tables import Mind
from tests.ui.stories.doing import by_mouse
from tests.ui.stories.plans import Plan
from tests.ui.stories.still_window import still_window
from tests.ui.stories.test_stories import goal_of

_CLICKS = 3


class Clicking(Random):
    """Chooses clicks where a card could be dragged as well."""

    def random(self) -> float:
        return 0.9


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program as it starts for the first time."""
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Mind()) as window:
        yield window


def cost(plan: Plan) -> int:
    """How many clicks a plan takes at least."""
    return len(plan.steps) + bool(plan.pressed) + (plan.opener is not None)


@pytest.mark.parametrize("game", SCREENS)
def test_three_clicks_lead_from_the_first_start_to_ones_first_act(window: MainWindow, qtbot: QtBot, game: str) -> None:
    click(next(tile.play for tile in window.home.findChildren(GameTile) if tile.game == game))
    clicks = 1
    page = window.playing.page
    assert page is not None
    qtbot.waitUntil(lambda: page.facts.reading)
    click(page.explainer.card.skip)
    clicks += 1
    assert wait_for(qtbot, page, "asking") == "asking"
    draft = page.table.editor.draft
    qtbot.waitUntil(lambda: bool(page.status_panel.buttons) or (draft is not None and bool(draft.sources)))
    before = page.session.ply
    if buttons := [button for button in page.status_panel.buttons if button.isVisible()]:
        click(buttons[0])
    else:
        plan = next(plan for seed in range(99) if cost(plan := goal_of(page, Clicking(seed))) == 1)
        by_mouse(page, plan, Clicking())
    clicks += 1
    qtbot.waitUntil(lambda: page.session.ply > before)
    print(f"{game}: {clicks} clicks")
    assert clicks <= _CLICKS
    window.navigator.home()
