"""A partie in one line: "Anna 7–3 Bruno", "Anna & Zoé 1010, Bruno & Léa 820", "Anna, Bruno, Zoé" by places."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludo.nights.errors import NightsError
from ludo.nights.others import Side, Unit
from ludo.nights.people import folded_name

_TOKEN: Final = re.compile(
    r"(?P<pair>(?<![\w+−-])\d+\s*[–—:-]\s*\d+(?!\w))|(?P<number>(?<!\w)[+−–-]?\d+(?!\w))|(?P<end>[,;/])|(?P<both>&|\+)|"
    r"(?P<word>[^\s,;/&+:]+)"
)
_AND: Final = ("and", "et")
_MOST: Final = 10**12


class _Token(NamedTuple):
    kind: str
    text: str
    at: tuple[int, int] = (0, 0)
    """Where it stands in the line."""


def read_line(line: str, people: Mapping[int, str], unit: Unit, present: Sequence[int] = ()) -> tuple[Side, ...]:
    """Return the sides that a line names. people: names by number. present: who is there.

    Raises NightsError: `unknown-name` with it, `score-missing`, `who-against`, `nothing-written`, `too-many-chips`.
    """
    sides = _sides(_tokens(line, people), people, present)
    if not sides:
        raise NightsError("nothing-written")
    scores = [score for _, score in sides]
    if all(score is None for score in scores) and len(sides) > 1:
        if unit is not Unit.PLACES:
            raise NightsError("score-missing")
        return tuple(Side(who, place) for place, (who, _) in enumerate(sides, 1))
    found = []
    for who, score in sides:
        if score is None:
            raise NightsError("score-missing")
        if abs(score) > _MOST:
            raise NightsError("too-many-chips", str(score))
        found.append(Side(who, score))
    return tuple(found)


def _tokens(line: str, people: Mapping[int, str]) -> list[_Token]:
    """Return the parts of a line; words that make a known name together are one `person`, by number."""
    parts = [
        _Token(match.lastgroup or "", match.group(), match.span())
        for match in _TOKEN.finditer(line)
        if match.group().strip(".")
    ]
    names = {folded_name(name): number for number, name in people.items()}
    longest = max((len(_TOKEN.findall(name)) for name in names), default=1)
    found: list[_Token] = []
    at = 0
    while at < len(parts):
        for count in range(min(longest, len(parts) - at), 0, -1):
            taken = parts[at : at + count]
            known = names.get(folded_name(line[taken[0].at[0] : taken[-1].at[1]]))
            if known is not None and any(part.kind == "word" for part in taken):
                found.append(_Token("person", str(known)))
                at += count
                break
        else:
            part = parts[at]
            if part.kind == "word" and part.text.casefold() in _AND:
                part = _Token("both", part.text)
            elif part.kind == "word":
                raise NightsError("unknown-name", part.text)
            found.append(part)
            at += 1
    return found


def _sides(
    tokens: Sequence[_Token], people: Mapping[int, str], present: Sequence[int]
) -> list[tuple[tuple[int, ...], int | None]]:
    """Return who plays together with their score; after "7–3" those who come next have the second one."""
    found: list[tuple[tuple[int, ...], int | None]] = []
    who: list[int] = []
    waiting: int | None = None
    joined = False

    def close(score: int | None) -> None:
        nonlocal waiting
        if who:
            found.append((tuple(who), waiting if score is None and waiting is not None else score))
            waiting = None if score is None else waiting
            who.clear()

    for kind, text, _ in tokens:
        if kind == "person":
            if who and not joined:
                close(None)
            who.append(int(text))
        elif kind == "number":
            close(_whole(text))
        elif kind == "pair":
            first, second = (int(part) for part in re.findall(r"\d+", text))
            close(first)
            waiting = second
        elif kind == "end":
            close(None)
        joined = kind == "both"
    close(None)
    if waiting is not None:
        named = {person for side, _ in found for person in side}
        others = [person for person in dict.fromkeys(present) if person not in named]
        if len(others) != len(found[-1][0] if found else ()):
            raise NightsError("who-against")
        found.append((tuple(others), waiting))
    return found


def _whole(text: str) -> int:
    digits = text.lstrip("+−–-")
    return -int(digits) if text[0] in "−–-" else int(digits)
