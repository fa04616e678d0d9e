"""The ways of an evening in clicks: to its first partie, on when one is out, again, and back."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import Plan
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.play.messages import Decided, NextDeal
from ludo.ui.play.page import PlayPage
from ludo.ui.shell.window import MainWindow
from tests.ui.play.hands import click, wait_for
from tests.ui.play.tables import Mind
from tests.ui.stories.still_window import still_window

_PARTIES = 12
"""In so many of them one is out before the others at least once."""
_SHORT: Final = {"chips": 1, "grace_life": False}


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Mind()) as window:
        yield window


class Ways:
    """Goes them, and counts."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self._window, self._qtbot, self._luck = window, qtbot, Random(5)
        self.clicks: dict[str, int] = {}

    @property
    def page(self) -> PlayPage:
        assert self._window.playing.page is not None
        return self._window.playing.page

    def go(self, way: str, *words: str) -> None:
        """Press the buttons with these words, each on the page to which the one before has led."""
        self.clicks[way] = len(words)
        for word in words:
            self._qtbot.waitUntil(lambda word=word: self._find(word) is not None)  # type: ignore[misc]
            found = self._find(word)
            assert found is not None
            click(found)

    def _find(self, word: str) -> QAbstractButton | None:
        buttons = self._window.navigator.page.findChildren(QAbstractButton)
        return next((each for each in buttons if each.text() == word and each.isVisible() and each.isEnabled()), None)

    def begin(self) -> None:
        """Read the guide no further."""
        page = self.page
        self._qtbot.waitUntil(lambda: page.facts.reading or page.facts.phase.name in ("asking", "result"))
        if page.facts.reading:
            click(page.explainer.card.skip)

    def play(self, *, until_out: bool) -> None:
        """Go on with the partie until one is out, or to its end."""
        while (phase := wait_for(self._qtbot, self.page, "asking", "result", "over", "curtain")) != "over":
            if until_out and phase == "result" and self.page.facts.out:
                return
            if phase == "curtain":
                click(self.page.curtain.button)
                continue
            ply = self.page.session.ply
            self.page.send(NextDeal() if phase == "result" else Decided(self.page.facts.offers.sample(self._luck)))
            self._qtbot.waitUntil(lambda before=ply: self.page.session.ply > before)  # type: ignore[misc]

    def play_until_out(self) -> None:
        """Play parties against three others until one is out and they are not."""
        chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(3)))
        for _ in range(_PARTIES):
            self._window.playing.begin(Setup("trente_et_un", {"players": 4, **_SHORT}, chairs))
            self.begin()
            self.play(until_out=True)
            if self.page.facts.out:
                return
        raise AssertionError("nobody was out before the others")


def test_the_ways_of_an_evening(window: MainWindow, qtbot: QtBot) -> None:
    nights = window.services.store.nights
    evening = nights.evenings.start(Plan("Friday"), [nights.people.add(name) for name in ("Anna", "Hugo")])
    last_week = Setup("trente_et_un", {"players": 2, **_SHORT}, (Chair("Anna"), Chair("Hugo")))
    window.services.parties.remember(last_week, evening=True)
    ways = Ways(window, qtbot)
    window.navigator.home()
    ways.go("to the first partie", "Continue the evening", "Trente-et-un", "Play it in Ludo…", "Start the game")
    ways.begin()
    ways.play(until_out=False)
    ways.go("play again", "Play again")
    ways.play(until_out=False)
    ways.go("back", "Back to the evening")
    back = window.navigator.page
    assert isinstance(back, EveningPage)
    assert len(nights.evenings.played(evening)) == 2
    print(", ".join(f"{way} {clicks}" for way, clicks in ways.clicks.items()))
    assert ways.clicks == {"to the first partie": 4, "play again": 1, "back": 1}


def test_the_ways_of_those_who_are_out(window: MainWindow, qtbot: QtBot) -> None:
    ways = Ways(window, qtbot)
    for how in ("See who wins", "Watch fast"):
        ways.play_until_out()
        ways.go(how, how)
        wait_for(qtbot, ways.page, "over")
    ways.play_until_out()
    ways.go("Leave", "Leave")
    assert window.navigator.page is window.home
    print(", ".join(f"{way} {clicks}" for way, clicks in ways.clicks.items()))
    assert ways.clicks == dict.fromkeys(("See who wins", "Watch fast", "Leave"), 1)
