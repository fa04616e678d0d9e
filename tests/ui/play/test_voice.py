"""Where the game waits for the voice, it is spoken no faster than a voice speaks, and nothing goes on before."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from time import monotonic

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.platform import announce as speech
from ludo.ui.platform.announce import Voice, announce, answer, voice
from ludo.ui.platform.speech_model import sentences
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
    monkeypatch.setattr(speech, "_VOICE", Voice())
    return clock


@pytest.fixture
def said(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """What is announced, and when."""
    texts: list[tuple[float, str]] = []

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append((clock.now, event.message()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return texts


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_a_voice_speaks_one_after_the_other_and_begins_anew_at_once(clock: Clock, widget: QWidget) -> None:
    announce(widget, "one two three four five")
    announce(widget, "six seven eight nine ten")
    assert voice().speaking() == 4000
    clock.now += 3
    assert voice().speaking() == 1000
    answer(widget, "now")
    assert voice().speaking() == 400
    clock.now += 1
    assert voice().speaking() == 0


def let_speak(clock: Clock) -> None:
    """Let the time pass until everything has been spoken."""
    while voice().speaking():
        clock.now += 0.1
        voice().go_on()


@pytest.mark.parametrize("speed", [150, 400])
def test_no_sentence_begins_before_the_one_before_has_been_spoken(
    speed: int, clock: Clock, widget: QWidget, said: list[tuple[float, str]]
) -> None:
    luck = Random(speed)
    voice().pace(True, speed)
    texts = [f"{number} {' '.join(['word'] * luck.randint(1, 25))}." for number in range(30)]
    for text in texts:
        announce(widget, text)
        if luck.random() < 0.3:
            clock.now += luck.random() * 10
            voice().go_on()
    let_speak(clock)
    assert [text for _, text in said] == texts
    for (begin, text), (following, _) in pairwise(said):
        assert following - begin >= len(text.split()) * 60 / speed - 1e-6


def test_a_sentence_is_said_when_the_one_before_has_been(
    clock: Clock, widget: QWidget, said: list[tuple[float, str]]
) -> None:
    voice().pace(True, 150)
    announce(widget, "One two three four five. Six seven eight. Nine ten!")
    assert [text for _, text in said] == ["One two three four five."]
    clock.now += 2
    voice().go_on()
    assert said[-1][1] == "Six seven eight."
    answer(widget, "No.")
    assert said[-1][1] == "No."
    let_speak(clock)
    assert said[-1][1] == "Nine ten!"


def test_what_waits_is_announced_by_itself(
    widget: QWidget, heard: list[str], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(speech, "_VOICE", Voice())
    early = iter([0.0, 0.0, 0.005])
    monkeypatch.setattr(speech, "monotonic", lambda: monotonic() - next(early, 0.0))
    voice().pace(True, 12_000)
    announce(widget, "One two. Three four. Five six. Seven eight.")
    assert heard == ["One two."]
    qtbot.waitUntil(lambda: heard == ["One two.", "Three four.", "Five six.", "Seven eight."])


def test_whoever_goes_on_hears_the_rest_in_one_piece(
    clock: Clock, widget: QWidget, said: list[tuple[float, str]]
) -> None:
    voice().pace(True, 150)
    announce(widget, "One two. Three four. Five six.")
    voice().hurry()
    assert [text for _, text in said] == ["One two.", "Three four. Five six."]
    let_speak(clock)
    announce(widget, "One two. Three four.")
    voice().forget(widget)
    let_speak(clock)
    assert said[-1][1] == "One two."


def test_without_the_setting_everything_is_announced_at_once(
    clock: Clock, widget: QWidget, said: list[tuple[float, str]]
) -> None:
    announce(widget, "One two. Three four.")
    announce(widget, "Five six.")
    assert [text for _, text in said] == ["One two. Three four.", "Five six."]


def test_letters_of_a_name_end_no_sentence() -> None:
    assert list(sentences("J. Dupont: King. You lead.")) == ["J. Dupont: King.", "You lead."]
    assert list(sentences("Paul\xa0: je trute\xa0! Suivez-vous\xa0?")) == [
        "Paul\xa0: je trute\xa0!",
        "Suivez-vous\xa0?",
    ]


@pytest.mark.parametrize("waits", [True, False])
def test_nothing_goes_on_while_the_voice_speaks(waits: bool, open_page: Open, qtbot: QtBot, clock: Clock) -> None:
    page = open_game("trio", open_page)
    wait_for(qtbot, page, "asking")
    page.settings.change(at_voice=waits)
    announce(page, " ".join(["word"] * 500))
    assert (page.facts.voice > 100_000) == waits
    state = page.facts.state
    fast = replace(state, pace=replace(state.pace, fast="turn"))
    assert page.facts._replace(state=fast).voice == 0
