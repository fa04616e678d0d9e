"""People who play: persons and computer players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

MAX_NAME: Final = 60
"""Letters of the longest name."""
MAX_PICTURE: Final = 2_000_000
"""Bytes of the largest picture."""
COLOURS: Final = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "grey")
"""Ids of the colours of people without a picture."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays.

    merged_into: the entry that stands for this one, since both are the same person. archived: not offered any more.
    colour: one of `COLOURS`. has_picture: see `People.picture`. guest: of which evening they are a guest, 0 for a
    single partie, None for who is of the roster.
    """

    number: int
    name: str
    computer: bool = False
    merged_into: int | None = None
    archived: bool = False
    colour: str = COLOURS[0]
    has_picture: bool = False
    notes: str = ""
    guest: int | None = None

    @property
    def initials(self) -> str:
        """Return one or two letters that stand for the name."""
        return initials(self.name)

    @property
    def listed(self) -> bool:
        """Is it offered where people are chosen?"""
        return self.merged_into is None and not self.archived and self.guest is None


def initials(name: str, most: int = 2) -> str:
    """Return the first letters of the first and the last word of a name, in capitals; `most`: so many."""
    words = [word for word in name.replace("-", " ").split() if word[0].isalnum()] or name.split()
    if not words:
        return "?"
    chosen = words if len(words) < 2 else (words[0], words[-1])
    return "".join(map(_first_sign, chosen[:most])).upper()


_JOINERS: Final = "\u200c\u200d"
"""Letters that cannot be seen, but shape others: in Persian names, and between the parts of an emoji."""


def _first_sign(word: str) -> str:
    """Return the first letter of a word, or the emoji that it begins with, whole."""
    end = 1
    while end < len(word) and (
        word[end] in _JOINERS
        or word[end - 1] == "\u200d"
        or "\ufe00" <= word[end] <= "\ufe0f"
        or category(word[end]) in ("Mn", "Me")
        or "\U0001f3fb" <= word[end] <= "\U0001f3ff"
        or (end == 1 and _is_flag_half(word[0]) and _is_flag_half(word[1]))
    ):
        end += 1
    return word[:end]


def _is_flag_half(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


_UNSEEN: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
"""Letters that cannot be seen though their category does not say so; variation selectors too."""


def _is_unseen(letter: str) -> bool:
    return (
        category(letter) in ("Cc", "Cf", "Cs")
        or letter in _UNSEEN
        or "\ufe00" <= letter <= "\ufe0f"
        or "\U000e0100" <= letter <= "\U000e01ef"
    )


@lru_cache(2000)
def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name as it is kept: single spaces, no line breaks, composed letters, nothing unseen, not too long.

    Empty if there is nothing to be seen in it.
    """
    kept = "".join(letter for letter in " ".join(name.split()) if _is_seen(letter))
    cleaned = normalize("NFC", " ".join(kept.split()))[:most].strip()
    return cleaned if folded_name(cleaned) else ""


def clean_note(text: str) -> str:
    """Return what somebody wrote as it is kept: lines of what can be seen, without signs that turn or hide letters."""
    lines = text.replace("\t", " ").splitlines()
    kept = ("".join(letter for letter in line if _is_seen(letter)).rstrip() for line in lines)
    return normalize("NFC", "\n".join(kept)).strip()


def clean_line(text: str) -> str:
    """Return what somebody wrote on one line, however long, as it is kept: a place, the name of an evening."""
    return " ".join(clean_note(text).split())


def _is_seen(letter: str) -> bool:
    return category(letter) not in ("Cc", "Cf", "Cs") or letter in _JOINERS


@lru_cache(2000)
def folded_name(name: str) -> str:
    """Return what two names have in common that are the same to people.

    Capitals, composed or decomposed accents, kinds of spaces, full-width letters and what cannot be seen make no
    difference; accents do.
    """
    letters = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in letters if not _is_unseen(letter) or letter.isspace()).split())


def name_key(name: str) -> tuple[str, str]:
    """Return what names are sorted by, as in a dictionary: accents and capitals count last."""
    letters = normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter)), name


def default_colour(number: int) -> str:
    """Return the colour of somebody who has not chosen any."""
    return COLOURS[number % len(COLOURS)]


def current(people: Iterable[Person]) -> Mapping[int, Person]:
    """Return who stands for each number now: a merged entry's number leads to the entry it was merged into."""
    found = {person.number: person for person in people}
    return {
        number: found.get(person.merged_into, person) if person.merged_into is not None else person
        for number, person in found.items()
    }
