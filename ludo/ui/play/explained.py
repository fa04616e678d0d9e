"""Words on the card of a guide or a lesson, and the part of the page of which they speak."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ludo.session.lessons import ANOTHER_WAY
from ludo.ui.games.guide import Target
from ludo.ui.games.lesson import Act, Read
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.platform.keys import native_text
from ludo.ui.platform.shortcuts import NEXT_KEYS
from ludo.ui.play.facts import Facts
from ludo.ui.play.messages import EndGuide, Leave, TableMessage
from ludo.ui.play.state import GuideState, LessonCard, LessonState

_guide = texts("Guide")
_lesson = texts("Lesson")
_NEXT, _DONE, _SHOW = _guide("Next"), _guide("Done"), _guide("Show me")
_SKIP, _NO = _guide("Skip the rest"), _guide("No, thanks")
_ON, _FOR_ME, _PLAY, _LEAVE = _lesson("Next"), _lesson("Do it for me"), _lesson("Play now"), _lesson("Leave")
BUTTONS_OF_GUIDE: Final = ((_NEXT, _DONE, _SHOW), (_SKIP, _NO))
BUTTONS_OF_LESSON: Final = ((_ON, _FOR_ME, _PLAY), (_LEAVE,))
"""All words that the buttons of a card will have."""


class Explained(NamedTuple):
    """Words of the card. key: what tells it from other words; why: what was wrong about an act, and reason what tells
    that from the rest; at: what it speaks of; next, skip: the words of its buttons, None where there are none; leave:
    what the second says to the table; heard: other words for who hears them, who uses keys."""

    key: object
    caption: Text
    words: Text
    skip: Text | None
    leave: TableMessage
    next: Text | None = None
    at: Target | None = None
    why: Text = str
    reason: object = None
    next_hint: Text = str
    skip_hint: Text = str
    heard: Text | None = None

    def spoken(self) -> str:
        """Return all of it as text."""
        return joined([self.caption(), self.why(), (self.heard or self.words)()])


def message_of(facts: Facts) -> str:
    """Return what there is to read or to do, as text; empty if there is nothing."""
    now, lesson = explained(facts), facts.state.lesson
    asks = facts.reading or (lesson is not None and lesson.shown)
    return now.spoken() if now is not None and asks else ""


def explained(facts: Facts) -> Explained | None:
    """Return what the card says, None if there is none."""
    guide, lesson = facts.state.guide, facts.state.lesson
    if lesson is not None and lesson.card is not None:
        return _of_lesson(facts, lesson, lesson.card)
    return None if guide is None or not guide.card else _of_guide(facts, guide)


def _of_guide(facts: Facts, guide: GuideState) -> Explained:
    if guide.card == "rest":
        words = _guide("Play on: more comes when it is time.")
        return Explained("rest", _caption, words, _SKIP, EndGuide(), skip_hint=_later)
    if guide.shown is None:
        return Explained("offer", _caption, facts.now.offer or str, _NO, EndGuide(), _SHOW)
    step, left = facts.now.steps[guide.shown], len(guide.left)
    return Explained(
        guide.shown,
        partial(_guide_number, guide.count - left + 1, guide.count),
        step.words(facts.view),
        None if left == 1 else _SKIP,
        EndGuide(),
        _DONE if left == 1 else _NEXT,
        step.at,
        next_hint=_enter,
        skip_hint=_later,
        heard=step.heard,
    )


def _caption() -> str:
    return translate("Guide", "Guide")


def _guide_number(number: int, count: int) -> str:
    return translate("Guide", "Guide: {number} of {count}").format(number=number, count=count)


def _enter() -> str:
    return translate("Guide", "Enter, or {keys}").format(keys=native_text(NEXT_KEYS))


_later = _guide("Escape: not in this deal, but in the next one")


def _of_lesson(facts: Facts, lesson: LessonState, card: LessonCard) -> Explained:
    told = facts.now.lesson
    assert told is not None
    part = told.parts[card.part] if card.part < len(told.parts) else None
    caption = partial(_lesson_number, min(told.told, card.number), told.told)
    why = _why(facts, card) if card.why is not None else str
    reason = card.why, card.done, lesson.tries
    if not isinstance(part, Read | Act):
        words = _lesson("That was the lesson. Now play: the guide will tell the rest.")
        return Explained("end", caption, words, _LEAVE, Leave("home"), _PLAY, why=why, reason=reason)
    button = (_FOR_ME if isinstance(part, Act) else _ON) if lesson.shown else None
    at = part.at if lesson.shown else None
    heard = part.heard if isinstance(part, Act) else None
    return Explained(
        (card.part, card.number), caption, part.text, _LEAVE, Leave("home"), button, at, why, reason, heard=heard
    )


def _lesson_number(number: int, count: int) -> str:
    return translate("Lesson", "Lesson: {number} of {count}").format(number=number, count=count)


def _why(facts: Facts, card: LessonCard) -> Text:
    """Return why an act was not done: by what it costs, or by the rule."""
    assert card.why is not None
    refusal, tried = card.why
    part = None if facts.now.lesson is None else facts.now.lesson.parts[card.part]
    words, names = facts.now.words, facts.names
    if refusal != ANOTHER_WAY or tried is None:
        rule: Callable[[], str] = lambda: words.refusal_text(refusal, names)  # noqa: E731
        return rule
    if not isinstance(part, Act):
        return _lesson("Wait a moment: here the others act first.")
    why = part.why_not(facts.now.session.game.write(tried))
    return partial(_done_for_you, why) if card.done else why


def _done_for_you(why: Text) -> str:
    return joined([why(), translate("Lesson", "So the lesson does it for you this time.")])
