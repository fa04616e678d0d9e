"""Who is who in a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

from ludo.session.chairs import Chair
from ludo.ui.i18n import Sentence, Text, listed, present_language, translate
from ludo.ui.wording.common import capital

if TYPE_CHECKING:  # the first page reads nothing of the games
    from ludo.engine.places import Seat


class Names(NamedTuple):
    """The names of the players, by seat. `you`: the seat that sentences address, None to name everybody."""

    names: tuple[str, ...]
    you: Seat | None = None

    def of(self, seat: Seat) -> str:
        """Return a name as the subject of a sentence or before a colon: "You" or "Anna"."""
        return translate("Names", "You") if seat == self.you else self.names[seat]

    def name(self, seat: Seat) -> str:
        """Return the name itself."""
        return self.names[seat]

    def all_of(self, seats: Sequence[Seat]) -> str:
        """Join several names as in a sentence; "you" comes last."""
        ordered = sorted(seats, key=lambda seat: seat == self.you)
        words = [translate("Names", "you") if seat == self.you else self.names[seat] for seat in ordered]
        return listed(words)

    def yours(self, seats: Sequence[Seat]) -> bool:
        """Return whether you are one of them."""
        return self.you is not None and self.you in seats


def names_of(chairs: Sequence[Chair], you: Seat | None) -> Names:
    """Return the names of chairs."""
    return Names(tuple(chair.name for chair in chairs), you)


def elided(form: str, **fields: object) -> str:
    """Format a sentence; a word that loses its end before a vowel loses it before such a field: "Jetons d’Anna"."""
    elision = present_language().elision
    if elision is not None:
        vowel = re.compile(elision.before, re.IGNORECASE)
        for key in [key for key, value in fields.items() if vowel.match(normalize("NFD", str(value)))]:
            for word, short in elision.words.items():
                form = re.sub(rf"\b{word} \{{{key}\}}", f"{short}{{{key}}}", form)
                form = re.sub(rf"\b{capital(word)} \{{{key}\}}", f"{capital(short)}{{{key}}}", form)
    return Sentence(form).format(**fields)


def choose(
    names: Names, seats: Sequence[Seat], you: str, one: str, with_you: str = "", many: str = "", **fields: object
) -> str:
    """Choose the form of a sentence by its subject: you alone, one other, your side or you and others, several others.

    All forms may hold {name} and the other fields.
    """
    alone, several = (you, with_you) if names.yours(seats) else (one, many)
    return (alone if len(seats) == 1 else several).format(name=names.all_of(seats), **fields)


def choose_of(names: Names, seats: Sequence[Seat], forms: Sequence[Text], **fields: object) -> str:
    """Choose among texts as `choose` does: two, or four where several can be meant."""
    you, one, with_you, many = (*(form() for form in forms), "", "")[:4]
    return choose(names, seats, you, one, with_you, many, **fields)
