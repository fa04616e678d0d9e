"""Sentences that wait to be spoken: their kinds, when each begins, which are withdrawn (docs/adr/0055)."""

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from time import monotonic
from typing import Final, NamedTuple

_SENTENCE_END: Final = r"(?<=[.!?…]) (?=\S)"
_SAME_KEY: Final = 0.1
"""Seconds in which several answers belong to one key: they follow each other."""
ONCE: Final = 2.0
"""Seconds in which what the focus says is not announced as well, nor the other way round."""
_LATE: Final = 10.0
"""So many seconds may be waiting to be spoken where the game does not wait for it."""

_UNKNOWN: Final = 0.1
"""Seconds after which is looked again whether a sentence has ended that takes longer than was reckoned."""


class Kind(Enum):
    """Why something is said, which decides when."""

    ANSWER = "answer"
    """To a key: at once, and what is being said falls silent."""
    EVENT = "event"
    """Of the table: in order."""
    NARRATION = "narration"
    """Of a guide, a lesson, a hint: after the events that it speaks of."""


def always() -> bool:
    """Hold for ever, as what has happened does."""
    return True


class Utterance(NamedTuple):
    """A sentence. owner: the page or part that says it; holds: is it still true? dull: it may be left out.

    text_number: that of the text that it was cut from; of_focus: it is what the focus says.
    """

    text: str
    kind: Kind
    owner: object = None
    holds: Callable[[], bool] = always
    dull: bool = False
    text_number: int = 0
    of_focus: bool = False

    @property
    def words(self) -> int:
        """How many words it has."""
        return len(self.text.split())


class Current(NamedTuple):
    """A sentence that is being said: since when, and until when, both in seconds of the clock."""

    utterance: Utterance
    begin: float
    end: float


class SpeechModel:
    """Sentences that wait, and the one that is said. `speak` begins one and ends the one before.

    stepwise: one begins when the one before has ended, else all begin at once and whoever speaks keeps their order;
    patient: the game waits, so that nothing needs to be left out; speed: words a minute; measured: `ended` says when
    one has ended, else that is reckoned from the speed.
    """

    def __init__(self, speak: Callable[[Utterance], None], clock: Callable[[], float] = monotonic) -> None:
        self._speak = speak
        self._clock = clock
        self.stepwise = False
        self.patient = False
        self.measured = False
        self.speed = 150
        self.missed: list[str] = []
        """What happened before the last act of the person, and was not said to its end."""
        self._unheard: list[str] = []
        """The same of what happened since."""
        self._waiting: deque[Utterance] = deque()
        self._texts = 0
        self._now: Current | None = None
        self._focus: list[tuple[str, float]] = []
        """What the focus has said a moment ago, and when."""
        self._answered = float("-inf")
        self._acted = False
        """Has the person acted, and nothing been said since?"""

    def seconds(self, words: int) -> float:
        """Return how long so many words take."""
        return words * 60 / self.speed

    def left(self) -> float:
        """Return for how many seconds something still is or will be said."""
        now = self._now
        rest = 0.0 if now is None else max(now.end - self._clock(), 0.0)
        if now is not None and self.measured:
            rest = max(rest, _UNKNOWN)
        return rest + self.seconds(sum(each.words for each in self._waiting))

    def next_at(self) -> float | None:
        """Return when the next sentence can begin; None where none waits or its begin is not known."""
        if not self._waiting or (self.measured and self._now is not None):
            return None
        return self._clock() if self._now is None else self._now.end

    def say(self, utterance: Utterance) -> None:
        """Have a text said: sentence by sentence where one waits for the other, an answer in one piece."""
        self._texts += 1
        whole = utterance.kind is Kind.ANSWER or not self.stepwise
        for text in (utterance.text,) if whole else sentences(utterance.text):
            self._put(utterance._replace(text=text, text_number=self._texts))

    def say_own(self, text: str, owner: object = None) -> None:
        """Answer an act of the person: with its first sentence at once, then with what comes of it."""
        self._texts += 1
        first, *rest = [*sentences(text)] if self.stepwise else [text]
        self._put(Utterance(first, Kind.ANSWER, owner))
        for each in rest:
            self._put(Utterance(each, Kind.EVENT, owner, text_number=self._texts))

    def _put(self, utterance: Utterance) -> None:
        if utterance.kind is Kind.ANSWER:
            self._put_answer(utterance)
        elif not self.stepwise:
            self._begin(utterance)
        else:
            self._put_later(utterance)
            self.go_on()

    def _put_answer(self, answer: Utterance) -> None:
        """Begin an answer, or have it follow another one to the same key; narration that it reads need not wait."""
        now = self._clock()
        self._waiting = deque(
            each for each in self._waiting if each.kind is not Kind.NARRATION or each.text not in answer.text
        )
        if now - self._answered <= _SAME_KEY:
            if self.stepwise:
                place = sum(each.kind is Kind.ANSWER for each in self._waiting)
                self._waiting.insert(place, answer)
                self.go_on()
                return
        else:
            self._waiting = deque(each for each in self._waiting if each.kind is not Kind.ANSWER)
        self._answered = now
        self._cut()
        self._begin(answer)

    def _put_later(self, utterance: Utterance) -> None:
        """Put events before narration; what waits already in the same words gives way."""
        kept = [each for each in self._waiting if each.text != utterance.text or each.owner is not utterance.owner]
        place = len(kept)
        if utterance.kind is Kind.EVENT:
            while place and kept[place - 1].kind is Kind.NARRATION:
                place -= 1
        kept.insert(place, utterance)
        self._waiting = deque(kept if self.patient else self._shortened(kept))

    def _shortened(self, waiting: list[Utterance]) -> list[Utterance]:
        """Leave out what is dull, then what is oldest, until the rest can be said soon; keep the last text."""

        def late() -> bool:
            return self.seconds(sum(each.words for each in waiting)) > _LATE

        if late():
            waiting = [each for each in waiting if not each.dull]
        events = [each for each in waiting if each.kind is Kind.EVENT and each.text_number != self._texts]
        while late() and events:
            self._miss(events[0])
            waiting.remove(events.pop(0))
        return waiting

    def go_on(self) -> None:
        """Begin the next sentence that is true, if the one before has ended."""
        now = self._clock()
        if self._now is not None and not self.measured and self._now.end <= now:
            self._now = None
        while self._waiting and self._now is None:
            following = self._waiting.popleft()
            if following.holds():
                self._begin(following)

    def ended(self) -> None:
        """Go on: the sentence that was being said has ended."""
        self._now = None
        self.go_on()

    def act(self) -> None:
        """Say nothing more of what was before an act of the person; it can be asked for."""
        self._cut()
        self._acted = True
        for each in self._waiting:
            self._miss(each)
        self._waiting.clear()
        self.missed, self._unheard = self._unheard, []

    def hurry(self) -> None:
        """Have all begin that waits, in one piece, or as soon as a speaker can: nothing waits for it any more."""
        true = [each for each in self._waiting if each.holds()]
        self._waiting = deque(true if self.measured else ())
        if true and not self.measured:
            self._begin(true[-1]._replace(text=" ".join(each.text for each in true), holds=always))

    def forget(self, past: Callable[[Utterance], bool]) -> None:
        """Say nothing more of what is past; nobody asks for it."""
        self.missed, self._unheard = [], []
        self._waiting = deque(each for each in self._waiting if not past(each))

    def focused(self, parts: Sequence[str]) -> bool:
        """Note what the focus says now; return whether the first part of it was announced a moment ago."""
        now, last = self._clock(), self._now
        self._focus = [(part, at) for part, at in self._focus if now - at < ONCE]
        self._focus += [(f" {_plain(part)} ", now) for part in parts]
        return last is not None and now - last.begin < ONCE and _plain(last.utterance.text) == _plain(parts[0])

    def _begin(self, utterance: Utterance) -> None:
        now = self._clock()
        if utterance.kind is not Kind.ANSWER and not utterance.of_focus and self._read(utterance, now):
            return
        if self._acted and not self.stepwise:  # whoever speaks lets go what it holds
            utterance = utterance._replace(kind=Kind.ANSWER)
            self._acted = False
        since = now if self._now is None or utterance.kind is Kind.ANSWER else self._now.end
        self._now = Current(utterance, now, max(since, now) + self.seconds(utterance.words))
        self._speak(utterance)

    def _read(self, utterance: Utterance, now: float) -> bool:
        """Has the focus just said it? A question also in other words: "Enter: Next deal", "Next deal; [Enter]"."""
        said, parts = f" {_plain(utterance.text)} ", [part for part, at in self._focus if now - at < ONCE]
        if any(said in part for part in parts):
            return True
        named = any(part in said for part in parts) and utterance.holds is not always
        return named and {*said.split()} <= {*"".join(parts).split()}

    def _cut(self) -> None:
        """Have what is being said fall silent."""
        if self._now is not None and (self.measured or self._now.end > self._clock()):
            self._miss(self._now.utterance)
        self._now = None

    def _miss(self, utterance: Utterance) -> None:
        if self.stepwise and utterance.kind is Kind.EVENT and utterance.holds is always:
            self._unheard.append(utterance.text)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def sentences(text: str) -> Iterator[str]:
    """Cut a text into its sentences; a single word, such as the letter of a name, is none."""
    begin = ""
    for part in re.split(_SENTENCE_END, text):
        begin = f"{begin} {part}" if begin else part
        if len(begin.split()) > 1:
            yield begin
            begin = ""
    if begin:
        yield begin
