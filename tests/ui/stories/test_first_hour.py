"""The first hour of somebody who hears the program: lesson, partie, review, problem, evening, by what is said alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.bots.players import answer
from ludo.bots.questions import Decide, Question
from ludo.nights.evenings import EveningState
from ludo.ui.platform import announce
from ludo.ui.platform.announce import Voice
from ludo.ui.shell.window import MainWindow
from ludo.ui.voice import speaker
from tests.session.pricing import MadeUp
from tests.ui.stories.blind import ALL, Blind, Ear
from tests.ui.stories.still_window import still_window

ENTER, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Right
LESSON = (
    ("Enter goes on", "", ""),
    ("press its button, or T", "[T]", "T"),
    ("the Seven, which nothing beats", "Your turn", "Seven"),
    ("Now the Eight", "Your turn", "Eight"),
    ("Do not follow", "[N]", "N"),
    ("lead the Ace", "Your turn", "Ace"),
    ("play the Eight", "Your turn", "Eight"),
)
"""What the lesson says, what has to be said as well, and what one does then: a letter, a card, or Enter."""
CARDS = 6
"""So many presses lead round a hand of three cards."""
LONG = 600
"""So many keys are pressed at most in a lesson or a partie."""


class Thinker(MadeUp):
    """Computer players that answer in this process after a moment, and price decisions by made-up prices."""

    def __init__(self) -> None:
        super().__init__()
        self.wake = lambda: QTimer.singleShot(0, self.take)

    def find(self, question: Question[object]) -> object:
        return answer(question.request) if isinstance(question, Decide) else super().find(question)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program at its first start, which speaks by itself; nothing moves, and cards are the same every time."""
    monkeypatch.setattr(speaker, "ProgramSpeaker", Ear)
    monkeypatch.setattr(announce, "_VOICE", Voice())
    ALL.clear()
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Thinker()) as window:
        yield window


def take_the_lesson(person: Blind) -> None:
    """Do what the lesson says, until it says that it is over, and go on to a partie."""
    said = ""
    for _ in range(LONG):
        said = person.ask_anew(said)
        if "That was the lesson" in said:
            person.press(ENTER)
            return
        does = next((does for words, now, does in LESSON if words in said and now in said), None)
        if does is None:
            continue
        if len(does) > 1:
            person.find(does, "playable", key=RIGHT)
        person.press(Qt.Key[f"Key_{does}"] if len(does) == 1 else ENTER)
    print("\n".join(ALL[-90:]))
    raise AssertionError(ALL[-20:])


def play(person: Blind) -> None:
    """Play a partie as one does who has understood little: fold, and lay the card that has the focus."""
    for _ in range(LONG):
        said = person.ask()
        if "Fold" in said and "[N]" in said:
            person.press(Qt.Key.Key_N)
        elif "Your turn" in said:
            if person.seek("", "playable", key=RIGHT, presses=CARDS) or person.seek("", "playable"):
                person.press(ENTER)
        elif "Enter goes on" in said or "Next deal" in said:
            person.press(ENTER)
        elif "partie" in said and "won" in said:
            return
    print("\n".join(ALL[-90:]))
    raise AssertionError(ALL[-20:])


def go_home(person: Blind) -> None:
    """Go back until the first page is heard."""
    person.find_page("Ludo", key=Qt.Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)


def look_back(person: Blind) -> None:
    """Hear which decisions of the partie were marked, and why."""
    person.choose("Look back")
    person.wait("replay")
    person.find("Save…")  # it is there once everything is priced
    person.find("Which decisions", "Marked")
    person.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    said = person.wait("Chosen:", "Better:")
    assert said.startswith(("Slip", "Mistake", "Blunder"))
    go_home(person)


def solve_a_problem(person: Blind) -> None:
    """Answer the problem of the day; hear whether that was best."""
    person.choose("Ten minutes a day")
    person.wait("Begin", "Ten minutes a day")
    person.find("Solve it")
    person.press(ENTER)
    person.wait("What would you do now?")
    person.find("", key=Qt.Key.Key_Down)
    person.press(ENTER)
    assert "What would you do" not in person.wait(".")
    go_home(person)


def keep_an_evening(person: Blind) -> None:
    """Begin an evening of three people, write down how a partie went, and close it."""
    person.choose("Evenings")
    person.choose("Begin an evening…")
    person.wait("Who is here", "Name")
    for name in ("Anna", "Bruno", "Chloe"):
        person.type(name)
        person.press(ENTER)
        person.wait("Chosen", name)
    person.find("Everybody buys at the start")
    person.type("100")
    person.choose("Begin the evening")
    person.wait("Evening of")
    person.choose("A partie in one line…")
    person.find("Game")
    person.type("Belote")
    person.find("Who, and how it went")
    person.type("Anna 1010, Bruno 820")
    person.choose("Write down")
    person.choose("Close the evening…")
    person.choose("Close the evening")
    person.wait("The evening", "closed.")


def test_the_first_hour(window: MainWindow, qtbot: QtBot) -> None:
    person = Blind(qtbot, window)
    person.wait("Welcome to Ludo")
    person.wait("Press L for a lesson in keys")
    person.find("Play now: Trut")
    person.press(Qt.Key.Key_L)
    take_the_lesson(person)
    play(person)
    look_back(person)
    solve_a_problem(person)
    keep_an_evening(person)
    store = window.services.store
    (evening,) = store.nights.evenings.summaries()
    assert evening.evening.state is EveningState.CLOSED
    assert [played.game for played in store.nights.evenings.played(evening.evening.number)] == ["Belote"]
