"""A screen reader in this process, in the time of the voice: it keeps when each sentence began, and what was amiss.

A key silences it, an assertive text begins at once, a polite one waits for those before, as in Orca and NVDA.
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from ludo.ui.platform import announce as speech
from ludo.ui.platform.speech_model import ONCE, Kind, SpeechModel, Utterance, sentences
from ludo.ui.voice.focus import words_of
from tests.access.listener import Clock

KEY: Final = 0.15
"""Seconds of the voice from one key to the next."""


def plain(text: str) -> str:
    """Return the words of a text alone."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in text.casefold()).split())


class Reader(QObject):
    """What would be heard, and measures of it.

    acts: seconds from a key to the begin of the answer to it; put, begun: words that the program wanted to have said,
    and that began; false: sentences that began when they did not hold; doubles: said by the focus and by itself.
    """

    def __init__(self, voice: speech.Voice, clock: Clock, words_a_minute: int) -> None:
        super().__init__()
        self.acts: list[float] = []
        self.put = self.begun = self.silenced = self.answers = 0
        self.false: list[str] = []
        self.doubles: list[str] = []
        self.spoken: list[tuple[float, str]] = []
        self._model = voice.model
        self._clock = clock
        self._pace = 60 / words_a_minute
        self._queue: deque[Utterance] = deque()
        self._known: dict[str, Callable[[], bool]] = {}
        self._ends = clock.now
        self._now = 0
        self._pressed = clock.now
        self._own = ""
        self._announced: list[tuple[float, str]] = []
        self._focused: list[tuple[float, str]] = []
        self._wrap(voice)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus)
        app.installEventFilter(self)

    def _wrap(self, voice: speech.Voice) -> None:
        model: SpeechModel = voice.model
        put, speak, own, act = model._put, model._speak, voice.say_own, voice.act

        def keep(utterance: Utterance) -> None:
            self.put += utterance.words
            self._known[utterance.text] = utterance.holds
            put(utterance)

        def begin(utterance: Utterance) -> None:
            speak(utterance)
            self._hear(utterance)

        def say_own(widget: QWidget, text: str) -> None:
            self._own = next(iter(sentences(text)), "")
            own(widget, text)

        def acted() -> None:
            self._pressed = self._clock.now
            act()

        model._put, model._speak = keep, begin  # type: ignore[method-assign]
        voice.say_own, voice.act = say_own, acted  # type: ignore[method-assign]

    def speaking(self) -> bool:
        """Is anything being said or waiting?"""
        return bool(self._queue) or self._ends > self._clock.now

    def go_on(self) -> None:
        """Begin what can begin now."""
        while self._queue and self._ends <= self._clock.now:
            self._begin(self._queue.popleft())

    def _hear(self, utterance: Utterance) -> None:
        self.begun += utterance.words
        now, text = self._clock.now, plain(utterance.text)
        self._announced.append((now, text))
        self.doubles += [text for at, name in self._focused if now - at < ONCE and f" {text} " in f" {name} "]
        if utterance.kind is Kind.ANSWER:
            self.answers += 1
            self.silence()
        self._queue.append(utterance)
        self.go_on()

    def _begin(self, utterance: Utterance) -> None:
        now, text = self._clock.now, utterance.text
        self._ends, self._now = now + utterance.words * self._pace, utterance.words
        self.spoken.append((round(now, 2), text))
        parts = [text] if text in self._known else [part for part in self._known if part in text]
        if utterance.owner is not self and not all(self._known[part]() for part in parts):
            self.false.append(text)
        if self._own and text.startswith(self._own):
            self.acts.append(round(now - self._pressed, 2))
            self._own = ""

    def silence(self) -> None:
        """Say nothing more of what waits."""
        rest = max(0.0, self._ends - self._clock.now) / self._pace
        self.silenced += round(rest) + sum(each.words for each in self._queue)
        self._queue.clear()
        self._ends = self._clock.now

    def _focus(self, _: object, now: QWidget | None) -> None:
        if now is not None and (words := words_of(now)):
            name = plain(words[0])
            self._focused.append((self._clock.now, name))
            self.doubles += [name for at, text in self._announced if self._clock.now - at < ONCE and text == name]
            self._queue.append(Utterance(" ".join(words), Kind.EVENT, self))
            self.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fall silent at a key."""
        if event.type() is QEvent.Type.KeyPress and watched is QApplication.focusWidget():
            self._clock.now += KEY
            self._pressed = self._clock.now
            self.silence()
        return False

    def measures(self) -> dict[str, object]:
        """Return everything that was measured."""
        return {
            "acts": self.acts, "put": self.put, "begun": self.begun, "silenced": self.silenced, "false": self.false,
            "doubles": self.doubles, "spoken": self.spoken, "unanswered": self._own,
        }  # fmt: skip
