"""The sentences of a deal by a real speech program into files: none is silent, cut, clipped or over another."""

import os
import wave
from array import array
from itertools import chain
from pathlib import Path
from shutil import which

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.platform import announce as speech
from ludo.ui.platform.announce import Voice, announce, voice
from ludo.ui.platform.speech_model import sentences
from ludo.ui.services.settings import SettingsStore
from ludo.ui.voice.speaker import ProgramSpeaker
from tests.access.listener import listening
from tests.ui.play.tables import Keys

SPEED = 200
LOUDEST = 32767
QUIET = 1000
"""How loud a sound may still be where a sentence ends, of `LOUDEST`."""
END = 0.01
"""Seconds of the end of a sentence."""
WORD = (0.05, 0.75)
"""Seconds of a word at least, and on average at most: numbers are several words."""
STOP = 1.0
"""Seconds for the stop behind a sentence."""
LONG = 120_000
"""Milliseconds in which a deal has been spoken into files, however loaded a machine is."""
TO_FILES = """#!/bin/sh
text=$(cat)
echo "begin $text" >> "{folder}/log"
printf '%s' "$text" | "{program}" -w "{folder}/$(grep -c begin "{folder}/log").wav" "$@"
echo "end $text" >> "{folder}/log"
"""


def faults(file: Path, text: str) -> tuple[float, str]:
    """Return how many seconds a sound takes, and what is wrong with it."""
    with wave.open(str(file)) as sound:
        assert sound.getsampwidth() == 2
        samples, seconds = array("h", sound.readframes(sound.getnframes())), sound.getnframes() / sound.getframerate()
    words = len(text.split())
    end = max(map(abs, samples[-round(END * len(samples) / seconds) :]))
    clipped = sum(abs(each) >= LOUDEST for each in samples)
    right = not clipped and end <= QUIET and WORD[0] * words <= seconds <= WORD[1] * words + STOP and any(samples)
    return seconds, "" if right else f"{text}: {seconds:.2f} s, {words} words, end {end}, {clipped} clipped"


@pytest.mark.long
@pytest.mark.skipif(which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SCREENS)
def test_every_sentence_of_a_deal_is_spoken_whole_and_alone(
    game: str, language: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(game, language, at_voice=True, voice_speed=SPEED) as person:
        person.play()
    stand_in = tmp_path / "espeak-ng"
    stand_in.write_text(TO_FILES.format(folder=tmp_path, program=which("espeak-ng")))
    stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(speech, "_VOICE", Voice())
    widget, settings = QWidget(), SettingsStore(Keys())
    qtbot.addWidget(widget)
    settings.change(own_voice="always", voice_speed=SPEED)
    voice().use(ProgramSpeaker(settings, ["espeak-ng"], widget))
    voice().pace(waits=True, speed=SPEED)
    set_language(language)
    texts = list(chain.from_iterable(sentences(heard.text) for heard in person.heard))
    for text in dict.fromkeys(texts):
        announce(widget, text)
    qtbot.waitUntil(lambda: not voice().speaking(), timeout=LONG)
    set_language("en")
    spoken = list(dict.fromkeys(texts))
    assert (tmp_path / "log").read_text().splitlines() == [
        f"{when} {text}" for text in spoken for when in ("begin", "end")
    ]
    measured = [faults(tmp_path / f"{number}.wav", text) for number, text in enumerate(spoken, 1)]
    words = sum(len(text.split()) for text in spoken)
    print(f"{game} {language}: {len(spoken)} sentences, {sum(seconds for seconds, _ in measured):.0f} s, {words} words")
    assert [wrong for _, wrong in measured if wrong] == []
