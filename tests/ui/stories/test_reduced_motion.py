"""A deal of each game without motion: everything is where it belongs at once, and no animation runs.

`run.py test --long` plays all games.
"""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.play.page import PlayPage
from ludo.ui.table import durations
from ludo.ui.table.mover import Mover
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for, written
from tests.ui.play.tables import Mind
from tests.ui.stories.doing import by_keys
from tests.ui.stories.test_stories import goal_of, open_session, usual

DECISIONS = 60
OFTEN = 5
"""Milliseconds from one look to the next."""
AT_ONCE = 1
"""An animation of a millisecond shows nothing in between."""
SHORT = 30
"""Milliseconds that every motion of a test takes."""


@pytest.fixture(autouse=True)
def _nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Things move shortly, and nothing stays to be looked at."""
    moving = durations.Durations(
        travel=SHORT, deal_step=1, hold=0, said=0, token=SHORT, rise=SHORT, gap=0, luck=0, bubble=SHORT,
        notice=SHORT, fade=SHORT, moment=SHORT,
    )  # fmt: skip
    monkeypatch.setattr(durations, "DURATIONS", {**durations.DURATIONS, "normal": moving})


def in_motion(page: PlayPage) -> Iterator[str]:
    """Yield what moves on a page."""
    for mover in page.findChildren(Mover):
        if mover.moving:
            yield "a card or a counter"
    for each in page.findChildren(QAbstractAnimation):
        if each.state() is QAbstractAnimation.State.Running and each.duration() > AT_ONCE:
            yield f"{type(each).__name__} of {type(each.parent()).__name__}"


def play_a_deal(page: PlayPage, qtbot: QtBot) -> None:
    """Play to the end of a deal by keys."""
    luck = Random(5)
    for _ in range(DECISIONS):
        if wait_for(qtbot, page, "asking", "result", "over") != "asking":
            return
        ply = page.session.ply
        by_keys(page, goal_of(page, luck), luck)
        written(qtbot, page.session, ply)
    raise AssertionError("the deal has no end")


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        pytest.param(game, wish, marks=() if game == "triomphe" else pytest.mark.long)
        for game in SCREENS
        for wish in ("yes", "no")
    ],
)
def test_a_deal_is_played_without_motion(open_page: Open, qtbot: QtBot, game: str, wish: str) -> None:
    mind = Mind()
    page = open_page(open_session(game, usual(game), mind, 4), mind, speed="normal", reduced_motion=wish)
    moved: set[str] = set()
    look = QTimer(page, interval=OFTEN)
    look.timeout.connect(lambda: moved.update(in_motion(page)))
    look.start()
    play_a_deal(page, qtbot)
    assert bool(moved) == (wish == "no"), moved
