"""Where the game waits for the voice, nothing goes on before what was announced can have been spoken."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.platform import announce as speech
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.test_answers import open_game


class Clock:
    """Time that passes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(speech, "monotonic", clock)
    monkeypatch.setitem(speech._voice, "until", 0.0)
    return clock


def test_a_voice_speaks_one_after_the_other_and_begins_anew_at_once(clock: Clock, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    speech.announce(widget, "one two three four five")
    speech.announce(widget, "six seven eight nine ten")
    assert speech.speaking(clock) == 4000
    clock.now += 3
    assert speech.speaking(clock) == 1000
    speech.announce(widget, "now", at_once=True)
    assert speech.speaking(clock) == 400
    clock.now += 1
    assert speech.speaking(clock) == 0


@pytest.mark.parametrize("waits", [True, False])
def test_nothing_goes_on_while_the_voice_speaks(waits: bool, open_page: Open, qtbot: QtBot) -> None:
    page = open_game("trio", open_page)
    wait_for(qtbot, page, "asking")
    page.settings.change(at_voice=waits)
    turns = page.controller.turns
    speech.announce(page, " ".join(["word"] * 500))
    assert (turns.pace.voice() > 100_000) == waits
    turns.pace.fast_forward = "turn"
    assert turns.pace.voice() == 0
    speech._voice["until"] = 0.0
