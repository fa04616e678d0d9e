"""Sentences that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludo.ui.i18n import enumerated, locale, present_language, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.session.chairs import Chair


class StatusText(NamedTuple):
    """What is going on: one line above the hand, and a title above it where it is an event.

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
    match level:
        case "random":
            return translate("Levels", "Weak computer")
        case "simple":
            return translate("Levels", "Computer")
        case "debutant":
            return translate("Levels", "Beginner")
        case "amateur":
            return translate("Levels", "Amateur")
        case "fort":
            return translate("Levels", "Strong")
        case "expert":
            return translate("Levels", "Expert")
        case _:
            return level
