"""Says to assistive technology, or by the program's own voice, what happens."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludo.ui.i18n import full_stop
from ludo.ui.platform.speech_model import Kind, SpeechModel, Utterance, always

_KINDS: Final = {
    Kind.ANSWER: QAccessible.AnnouncementPoliteness.Assertive,
    Kind.EVENT: QAccessible.AnnouncementPoliteness.Polite,
    Kind.NARRATION: QAccessible.AnnouncementPoliteness.Polite,
}


class Speaker(QObject):
    """Speaks without a screen reader, and says when it has ended."""

    def wanted(self) -> bool:
        """Does it speak now, instead of a screen reader?"""
        return False

    def speak(self, text: str, *, answer: bool, ended: Callable[[], None]) -> None:
        """Begin a sentence; the one before falls silent, and is not said to have ended."""


class Voice:
    """Everything that is said in this process, by a screen reader or by a speaker of the program's own."""

    def __init__(self) -> None:
        self.model = SpeechModel(self._speak, lambda: monotonic())
        self.speaker: Speaker | None = None
        self._waits = False
        self._due = float("inf")

    def use(self, speaker: Speaker | None) -> None:
        """Speak by a speaker from now on, None for a screen reader; nobody says when the one before has ended."""
        self.speaker = speaker
        self._follow()
        self.model.ended()

    def release(self, speaker: Speaker) -> None:
        """Speak by a speaker no more, if it still does."""
        if self.speaker is speaker:
            self.use(None)

    def focus(self, widget: QWidget, parts: Sequence[str], text: str, *, by_key: bool) -> None:
        """Note what a screen reader says of the focus, or say it as it would: `parts` are not announced as well."""
        self._follow()
        if self.model.focused(parts) or not self.model.measured:
            return
        kind = Kind.ANSWER if by_key else Kind.NARRATION
        self.say(Utterance(text, kind, widget, widget.hasFocus, of_focus=True))

    def pace(self, waits: bool, speed: int) -> None:
        """Follow the settings: the game waits for the voice, and how many words a minute it speaks."""
        self._waits, self.model.speed = waits, speed
        self._follow()

    def _follow(self) -> None:
        """Speak one sentence after the other where the game waits, and with a speaker."""
        model = self.model
        own = self.speaker is not None and self.speaker.wanted()
        before, model.stepwise = model.stepwise, self._waits or own
        model.patient, model.measured = self._waits, own
        if before and not model.stepwise:
            model.hurry()

    def speaking(self) -> int:
        """Return for how many milliseconds a voice still speaks what has been or will be announced."""
        left = self.model.left()
        return max(1, round(1000 * left)) if left else 0

    @property
    def missed(self) -> Sequence[str]:
        """What happened before the last act of the person and was not said to its end."""
        return tuple(self.model.missed)

    def say(self, utterance: Utterance) -> None:
        """Have a text said sentence by sentence, or in one piece where nothing waits for it."""
        self._follow()
        holds = utterance.holds
        if holds is not always:
            owner = utterance.owner
            utterance = utterance._replace(holds=lambda: _alive(owner) and holds())
        self.model.say(utterance)
        self._wake()

    def say_own(self, widget: QWidget, text: str) -> None:
        """Answer an act of the person."""
        self._follow()
        if text:
            self.model.say_own(text, widget)
        self._wake()

    def go_on(self) -> None:
        """Say what can be said now."""
        self.model.go_on()
        self._wake()

    def act(self) -> None:
        """Fall silent: the person has acted."""
        self.model.act()

    def hurry(self) -> None:
        """Say all that waits in one piece: whoever goes on does not wait for it."""
        self.model.hurry()

    def forget(self, page: QWidget) -> None:
        """Say nothing more of what waits on a page: it is past."""
        self.model.forget(lambda each: not _alive(each.owner) or _within(page, each.owner))

    def _speak(self, utterance: Utterance) -> None:
        if self.model.measured and self.speaker is not None:
            self.speaker.speak(utterance.text, answer=utterance.kind is Kind.ANSWER, ended=self.model.ended)
        elif isinstance(utterance.owner, QWidget) and isValid(utterance.owner):
            event = QAccessibleAnnouncementEvent(utterance.owner, utterance.text)
            event.setPoliteness(_KINDS[utterance.kind])
            QAccessible.updateAccessibility(event)

    def _wake(self) -> None:
        at = self.model.next_at()
        if at is not None and at < self._due:
            self._due = at
            QTimer.singleShot(max(1, round(1000 * (at - monotonic()))), self._woken)

    def _woken(self) -> None:
        self._due = float("inf")
        self.go_on()


_VOICE: Final = Voice()


def voice() -> Voice:
    """Return what is spoken in this process."""
    return _VOICE


def _alive(owner: object) -> bool:
    return isinstance(owner, QWidget) and isValid(owner)


def _within(page: QWidget, widget: object) -> bool:
    return isinstance(widget, QWidget) and (page is widget or page.isAncestorOf(widget))


def joined(texts: Sequence[str]) -> str:
    """Return texts as sentences one after the other, each with a stop."""
    return " ".join(text if text[-1] in ".!?…:" else full_stop(text) for text in texts if text)


def answer(widget: QWidget, text: str) -> None:
    """Have the answer to a key said at once, instead of what is being said."""
    if text:
        _VOICE.say(Utterance(text, Kind.ANSWER, widget))


def announce(widget: QWidget, text: str, holds: Callable[[], bool] = always, *, dull: bool = False) -> None:
    """Have said what happens, in its turn, if it still holds then; `dull`: it is left out where much happens."""
    if text:
        _VOICE.say(Utterance(text, Kind.EVENT, widget, holds, dull))


def narrate(widget: QWidget, text: str, holds: Callable[[], bool] = always) -> None:
    """Have said what explains, after the events of which it speaks."""
    if text:
        _VOICE.say(Utterance(text, Kind.NARRATION, widget, holds))
