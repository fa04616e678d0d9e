"""Sentences that all games share."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludo.session.chairs import Chair
from ludo.ui.i18n import Text, enumerated, locale, present_language, texts, translate

_level_text = texts("Levels")

_LEVELS: Final[Mapping[str, Text]] = {
    "random": _level_text("Weak computer"),
    "simple": _level_text("Computer"),
    "debutant": _level_text("Beginner"),
    "amateur": _level_text("Amateur"),
    "fort": _level_text("Strong"),
    "expert": _level_text("Expert"),
}


class StatusText(NamedTuple):
    """The status: one line above the hand, and a title above it where it is an event.

    tone: "plain", "call" for what must be answered or waited for, "result", "end" of the partie, "refused" for what
    is not possible. reason: why it came to this, shown above the line, or before it where
    there is a title; the journal has said it already.
    """

    line: str
    title: str = ""
    tone: str = "plain"
    reason: str = ""


def with_head(head: str, text: str) -> str:
    """Return a text with what it is about before it."""
    return translate("Common", "{head}: {text}").format(head=head, text=text)


def in_parts(parts: Sequence[str]) -> str:
    """Join the parts of a sentence that are sentences themselves."""
    return translate("Common", "; ").join(parts)


def capital(text: str) -> str:
    """Return a text that begins a sentence."""
    return locale().toUpper(text[:1]) + text[1:] if present_language().capitals else text


def seat_title(chair: Chair, marks: Sequence[str]) -> str:
    """Return a seat in words: who sits there, and everything that its plate shows by signs."""
    return enumerated([chair.name if chair.person else f"{chair.name} ({level_name(chair.level or '')})", *marks])


def level_name(level: str) -> str:
    """Return the name of a level of computer players."""
    return _LEVELS[level]() if level in _LEVELS else level
