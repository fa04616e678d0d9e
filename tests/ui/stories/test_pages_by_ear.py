"""Evening, sheets, charts, analysis and problems by what is said alone: nothing is seen, and only keys are pressed."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app.start import DATABASE
from ludo.session.problem_progress import of_day
from ludo.ui.pages import problems_library
from ludo.ui.platform import announce
from ludo.ui.platform.announce import Voice
from ludo.ui.shell.window import MainWindow
from ludo.ui.voice import speaker
from tests.ui.pages.conftest import write_partie
from tests.ui.stories.blind import ALL, Blind, Ear
from tests.ui.stories.still_window import still_window
from tests.ui.stories.test_first_hour import Thinker

ENTER, DOWN, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right
LONG = 20
SIX = ("Anna", "Bruno", "Chloe", "David", "Emma", "Farid")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program with one partie of Trut that is over, which speaks by itself."""
    monkeypatch.setattr(speaker, "ProgramSpeaker", Ear)
    monkeypatch.setattr(announce, "_VOICE", Voice())
    ALL.clear()
    write_partie(tmp_path / DATABASE, "Anna Hugo", seed=3, computers=["Hugo"])
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Thinker()) as window:
        yield window


def begin_a_sheet(person: Blind, game: str) -> None:
    """Begin a score sheet of a game for all who are there; the page that was left is not read."""
    person.choose("Score sheet, with real cards")
    if game not in person.wait("With real cards"):
        person.find("Which game?")
        while game not in " ".join(person.heard):
            person.press(DOWN)
    person.choose("Begin the sheet")
    assert SIX[0] in person.wait(f"{game}: score sheet")
    assert not any("Play it in Ludo" in text for text in person.heard)


def write_down(person: Blind, standing: str) -> None:
    """Write a line, and hear how everybody stands; the field for the next line is read once."""
    person.choose("Write down")
    person.wait(standing)
    person.wait("Ctrl+Z takes it back")
    assert len({*person.heard}) == len(person.heard), person.heard


def test_an_evening_of_six_people_and_two_sheets(window: MainWindow, qtbot: QtBot) -> None:
    person = Blind(qtbot, window)
    person.choose("Evenings")
    person.choose("Begin an evening…")
    person.wait("Who is here", "Name")
    for name in SIX:
        person.type(name)
        person.press(ENTER)
        person.wait("Chosen", name)
    person.choose("Begin the evening")
    person.wait("Evening of")

    begin_a_sheet(person, "Triomphe")
    assert "type the figure" in person.ask()
    for deal in (1, 2):
        person.find("Anna: tricks")
        person.type("3")
        person.find("Bruno: tricks")
        person.type("2")
        write_down(person, f"Anna: {deal} of 5; Bruno: 0 of 5")
    person.find("Lines")
    person.press(DOWN)
    person.press(RIGHT)
    assert person.wait("Anna").startswith("Anna: ")
    person.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    person.wait("Evening of")

    begin_a_sheet(person, "Trente-et-un")
    assert "The value of each hand" in person.ask()
    for name, value in zip(SIX, ("31", "20", "21", "22", "23", "24"), strict=True):
        person.find(f"{name}: value of the hand")
        person.type(value)
    write_down(person, "Bruno")
    person.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    person.wait("Evening of")
    told = person.ask()
    assert "Triomphe: Anna, Bruno" in told
    assert "Trente-et-un: Anna, Bruno" in told


def test_a_chart(window: MainWindow, qtbot: QtBot) -> None:
    """What it shows in a sentence, and its table cell by cell with the heads of columns."""
    person = Blind(qtbot, window)
    person.choose("Evenings")
    person.choose("Statistics")
    person.wait("Which chart")
    assert "Trut is played most: once." in person.ask()
    person.find("Results by game, table", "Game: Trut")
    cells = []
    for _ in range(3):
        person.press(RIGHT)
        cells += person.heard
    assert cells == ["Person: Anna", "Played: 1", "Wins: 0"]


def test_an_analysis(window: MainWindow, qtbot: QtBot) -> None:
    """Step by step, then the decisions that were marked, and why."""
    person = Blind(qtbot, window)
    person.choose("Past games")
    assert "Trut: Anna and Hugo. finished." in person.ask()
    person.choose("Replay: Trut")
    person.wait("Partie seen again")
    assert "The first dealer is drawn by lot." in person.ask()
    heard = []
    for _ in range(5):
        person.press(RIGHT)
        heard.append(person.wait(""))
    assert "Deal 1." in heard
    assert any(text.startswith("Hugo: ") for text in heard)
    person.find("Save…")  # it is there once everything is priced
    person.find("Which decisions", "Marked")
    person.press(DOWN, Qt.KeyboardModifier.ControlModifier)
    assert person.wait("Chosen:", "Better:").startswith(("Slip", "Mistake", "Blunder"))
    for _ in range(LONG):
        person.press(DOWN, Qt.KeyboardModifier.ControlModifier)
        if "No further mark" in person.wait(""):
            return
    raise AssertionError("the marks have no end")


def test_problems(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer, what it costs, the solution, and the next problem."""
    monkeypatch.setattr(problems_library, "of_day", lambda _, counts: of_day(date(2026, 11, 28), counts))
    person = Blind(qtbot, window)
    person.choose("Ten minutes a day")
    person.wait("Begin", "Ten minutes a day")
    person.find("Solve it")
    assert "0 of 60 solved" in person.ask()
    person.press(ENTER)
    person.wait("What would you do now?")
    assert "What would you do now?" in person.ask()
    person.find("", key=DOWN)
    person.press(ENTER)
    person.wait("It costs")
    person.choose("Show the answer")
    person.wait("Right:", "The trap:")
    person.choose("Next problem")
    person.wait("What would you do now?")
