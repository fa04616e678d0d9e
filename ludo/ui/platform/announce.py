"""Says to assistive technology what happens."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludo.ui.i18n import full_stop

_WORDS_A_SECOND: Final = 2.5
"""How fast a voice speaks, rather slower than most are set."""
_MOST_WORDS: Final = 60
"""So many words are announced at most within the time of `_WINDOW`, where the game waits for the voice."""
_WINDOW: Final = 20.5
"""Seconds; a little more than what is promised, for what is announced is heard a little later."""
_SENTENCE_END: Final = re.compile(r"(?<=[.!?…]) (?=\S)")


class Voice:
    """A voice that announces, and how long it speaks."""

    def __init__(self) -> None:
        self._paced = False
        self._until = 0.0
        self._waiting: deque[tuple[QWidget, str]] = deque()
        self._said: deque[tuple[float, int]] = deque()
        self._due = float("inf")

    def pace(self, paced: bool) -> None:
        """Announce one sentence after the other from now on, each when the one before it can have been spoken."""
        self._paced = paced
        if not paced:
            self.hurry()

    def speaking(self) -> int:
        """Return for how many milliseconds a voice still speaks what has been or will be announced."""
        left = sum(_words(text) for _, text in self._waiting) / _WORDS_A_SECOND
        least = 1 if self._waiting else 0
        return max(least, round(1000 * (max(self._until - monotonic(), 0.0) + left)))

    def say(self, widget: QWidget, text: str) -> None:
        """Have a text spoken after all others."""
        if not self._paced:
            self._speak(widget, text, max(monotonic(), self._until), QAccessible.AnnouncementPoliteness.Polite)
            return
        self._waiting.extend((widget, sentence) for sentence in sentences(text))
        self.go_on()

    def interrupt(self, widget: QWidget, text: str) -> None:
        """Have a text spoken before all that waits."""
        self._speak(widget, text, monotonic(), QAccessible.AnnouncementPoliteness.Assertive)

    def go_on(self) -> None:
        """Announce what can be spoken now."""
        now = monotonic()
        while self._waiting:
            widget, text = self._waiting[0]
            free = max(self._until, self._has_room(now, _words(text)))
            if free > now:
                self._wake(free, now)
                return
            self._waiting.popleft()
            self._speak(widget, text, now, QAccessible.AnnouncementPoliteness.Polite)

    def hurry(self) -> None:
        """Announce all that waits in one piece: whoever goes on does not wait for it."""
        if self._waiting:
            widget, rest = self._waiting[-1][0], " ".join(text for _, text in self._waiting)
            self._waiting.clear()
            self._speak(widget, rest, max(monotonic(), self._until), QAccessible.AnnouncementPoliteness.Polite)

    def forget(self, page: QWidget) -> None:
        """Announce nothing more of what waits on a page: it is past."""
        kept = [each for each in self._waiting if isValid(each[0]) and not _within(page, each[0])]
        self._waiting = deque(kept)

    def _speak(self, widget: QWidget, text: str, begin: float, kind: QAccessible.AnnouncementPoliteness) -> None:
        self._until = begin + _words(text) / _WORDS_A_SECOND
        self._said.append((monotonic(), _words(text)))
        if isValid(widget):
            event = QAccessibleAnnouncementEvent(widget, text)
            event.setPoliteness(kind)
            QAccessible.updateAccessibility(event)

    def _has_room(self, now: float, words: int) -> float:
        """Return from when on so many more words are not too many."""
        while self._said and self._said[0][0] <= now - _WINDOW:
            self._said.popleft()
        over = sum(count for _, count in self._said) + words - _MOST_WORDS
        free = now
        for at, count in self._said:
            if over <= 0:
                break
            over -= count
            free = at + _WINDOW
        return free

    def _wake(self, at: float, now: float) -> None:
        if at < self._due:
            self._due = at
            QTimer.singleShot(max(1, round(1000 * (at - now))), self._woken)

    def _woken(self) -> None:
        self._due = float("inf")
        self.go_on()


_VOICE: Final = Voice()


def voice() -> Voice:
    """Return what is spoken in this process."""
    return _VOICE


def _within(page: QWidget, widget: QWidget) -> bool:
    return page is widget or page.isAncestorOf(widget)


def _words(text: str) -> int:
    return len(text.split())


def sentences(text: str) -> Iterator[str]:
    """Cut a text into its sentences; a single word, such as the letter of a name, is none."""
    begin = ""
    for part in _SENTENCE_END.split(text):
        begin = f"{begin} {part}" if begin else part
        if _words(begin) > 1:
            yield begin
            begin = ""
    if begin:
        yield begin


def joined(texts: Sequence[str]) -> str:
    """Return texts as sentences one after the other, each with a stop."""
    return " ".join(text if text[-1] in ".!?…:" else full_stop(text) for text in texts if text)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have a text spoken; `at_once`: before anything else that waits to be spoken."""
    if text:
        (_VOICE.interrupt if at_once else _VOICE.say)(widget, text)
