"""A sentence is a process of a speech program: one at a time, ended when it has ended, never beside a screen reader."""

import os
import stat
import wave
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from shutil import which
from subprocess import run

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.platform import announce as speech
from ludo.ui.platform.announce import Speaker, Voice, announce, answer, voice
from ludo.ui.services.settings import CHOICES, SettingsStore
from ludo.ui.voice.focus import FocusReader, words_of
from ludo.ui.voice.programs import CALLS, Manner
from ludo.ui.voice.speaker import ProgramSpeaker, found
from tests.ui.play.tables import Keys

STAND_IN = """#!/bin/sh
text=$(cat)
echo "begin $text" >> "{log}"
{speak}
echo "end $text" >> "{log}"
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def settings() -> SettingsStore:
    settings = SettingsStore(Keys())
    settings.change(own_voice="always", voice_speed=600)
    return settings


def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, speak: str) -> None:
    """Put a program on the path that writes when it begins and ends."""
    program = tmp_path / name
    program.write_text(STAND_IN.format(log=tmp_path / "log", speak=speak))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture
def widget(settings: SettingsStore, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[QWidget]:
    widget = QWidget()
    qtbot.addWidget(widget)
    monkeypatch.setattr(speech, "_VOICE", Voice())
    speaker = ProgramSpeaker(settings, ["espeak-ng"], widget)
    voice().use(speaker)
    yield widget
    speaker.stop()


def lines(log: Path) -> list[str]:
    return log.read_text().splitlines() if log.exists() else []


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script of the shell")
def test_sentences_follow_each_other_and_an_answer_cuts(
    widget: QWidget, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    stand_in(tmp_path, monkeypatch, "espeak-ng", 'case "$text" in Long*) sleep 60;; esac')
    announce(widget, "One two. Three four.")
    qtbot.waitUntil(lambda: not voice().speaking())
    assert lines(log) == ["begin One two.", "end One two.", "begin Three four.", "end Three four."]
    announce(widget, "Long sentence. Five six.")
    qtbot.waitUntil(lambda: lines(log)[-1] == "begin Long sentence.")
    answer(widget, "At once.")
    qtbot.waitUntil(lambda: not voice().speaking())
    assert lines(log)[4:] == [
        "begin Long sentence.",
        "begin At once.",
        "end At once.",
        "begin Five six.",
        "end Five six.",
    ]


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script of the shell")
def test_a_program_that_fails_gives_way_to_the_next_and_then_to_silence(
    widget: QWidget, log: Path, tmp_path: Path, settings: SettingsStore, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    stand_in(tmp_path, monkeypatch, "say", "exit 3")
    stand_in(tmp_path, monkeypatch, "espeak-ng", "true")
    speaker = ProgramSpeaker(settings, ["say", "espeak-ng"], widget)
    voice().use(speaker)
    announce(widget, "One two.")
    qtbot.waitUntil(lambda: not voice().speaking())
    assert lines(log)[-2:] == ["begin One two.", "end One two."]
    stand_in(tmp_path, monkeypatch, "espeak-ng", "exit 3")
    announce(widget, "Three four.")
    qtbot.waitUntil(lambda: not speaker.wanted())
    announce(widget, "Five six.")
    assert not any("Five" in line for line in lines(log))


@pytest.mark.parametrize(
    ("choice", "reader", "speaks"),
    [("never", False, False), ("alone", False, True), ("alone", True, False), ("always", True, True)],
)
def test_it_speaks_where_no_screen_reader_does(
    choice: str, reader: bool, speaks: bool, settings: SettingsStore, heard: list[str], monkeypatch: pytest.MonkeyPatch,
    widget: QWidget,
) -> None:  # fmt: skip
    monkeypatch.setattr(QAccessible, "isActive", lambda: reader)
    settings.change(own_voice=choice)
    spoken: list[str] = []
    monkeypatch.setattr(ProgramSpeaker, "speak", lambda _, text, **__: spoken.append(text))
    announce(widget, "One two.")
    assert (spoken, heard) == ((["One two."], []) if speaks else ([], ["One two."]))


def test_nothing_speaks_without_a_screen(qapp: QApplication) -> None:
    assert found("linux", lambda name: name) == []


@pytest.mark.parametrize("name", CALLS)
def test_every_program_is_told_language_speed_and_which_voice(name: str) -> None:
    slow = CALLS[name](Manner("fr", 150, 50, answer=False), "-v is no option.")
    fast = CALLS[name](Manner("fr", 300, 50, answer=True), "-v is no option.")
    assert slow != fast
    assert slow.input.endswith("-v is no option.") or slow.arguments[-2:] == ["--", "-v is no option."]
    if name != "say":
        assert "fr" in " ".join(slow.arguments)


def test_the_focus_is_said_with_its_kind_and_what_a_key_changes(
    settings: SettingsStore, widget: QWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(ProgramSpeaker, "speak", lambda _, text, **__: spoken.append(text))
    FocusReader(widget, ProgramSpeaker(settings, ["espeak-ng"], widget))
    box = QCheckBox("Sounds", widget)
    widget.setAccessibleName("Settings")
    QVBoxLayout(widget).addWidget(box)
    widget.show()
    widget.activateWindow()
    box.setFocus()
    qtbot.waitUntil(lambda: bool(spoken))
    assert spoken == ["Settings; Sounds; check box; not checked"]
    QTest.keyClick(box, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(spoken) > 1)
    assert spoken[1:] == ["checked"]
    box.setEnabled(False)
    assert words_of(box)[-1] == "unavailable"


@pytest.mark.skipif(which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_a_real_program_speaks_longer_sentences_longer_and_faster_when_told(tmp_path: Path) -> None:
    lengths = []
    for speed in sorted({150, 300, max(CHOICES["voice_speed"])}, key=int):
        for text in ("King of hearts.", "King of hearts, Queen of spades, and your trick."):
            call = CALLS["espeak-ng"](Manner("en", int(speed), 100, answer=False), text)
            file = tmp_path / "sound.wav"
            run(["espeak-ng", "-w", str(file), *call.arguments], input=call.input.encode(), check=True)
            with wave.open(str(file)) as sound:
                lengths.append(sound.getnframes() / sound.getframerate())
    assert all(short < long for short, long in zip(lengths[::2], lengths[1::2], strict=True))
    assert all(slow > fast for slow, fast in pairwise(lengths[1::2]))


def test_a_speaker_that_is_replaced_keeps_nobody_waiting(widget: QWidget, qtbot: QtBot) -> None:
    first, second = Silent(widget), Silent(widget)
    voice().use(first)
    announce(widget, "Welcome to Ludo.")
    voice().use(second)
    announce(widget, "Press L for a lesson.")
    assert (first.said, second.said) == (["Welcome to Ludo."], ["Press L for a lesson."])


class Silent(Speaker):
    """Begins each sentence, and never says that it has ended."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.said: list[str] = []

    def wanted(self) -> bool:
        return True

    def speak(self, text: str, *, answer: bool, ended: Callable[[], None]) -> None:
        self.said.append(text)
