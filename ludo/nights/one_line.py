"""A partie in one line: "Anna 7–3 Bruno", "Anna & Zoé 1010, Bruno & Léa 820", "Anna, Bruno, Zoé" by places."""

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from ludo.nights.amounts import AmountError, read_amount
from ludo.nights.errors import NightsError
from ludo.nights.other_games import Side, Unit
from ludo.nights.people import folded_name

_TOKEN: Final = re.compile(
    r"(?P<number>(?<!\w)[+−–-]?\d(?:[\d.,'’٬٫]*\d)?(?!\w))|(?P<against>(?<=\d)\s*[–—:-]\s*(?=\d))|"
    r"(?P<end>[,;/])|(?P<both>&|\+)|(?P<word>[^\s,;/&+:]+)"
)
_AND: Final = ("and", "et")
_BEFORE_GROUP: Final = re.compile(r"[+−–-]?\d{1,3}(?:\s\d{3})*")
_GROUP: Final = re.compile(r"\d{3}(?:[.,]\d+)?")
"""Three figures behind a space, with what may follow the last ones."""


class _Token(NamedTuple):
    kind: str
    text: str
    at: tuple[int, int] = (0, 0)
    """Where it stands in the line."""


def read_line(line: str, people: Mapping[int, str], unit: Unit, present: Sequence[int] = ()) -> tuple[Side, ...]:
    """Return the sides that a line names. people: names by number. present: who is there.

    Raises NightsError: `unknown-name` with it, `score-missing`, `who-against`, `nothing-written`, `not-a-number`,
    `too-many-chips`, `unclear-number`, `number-left-over`.
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
                raise _not_understood(line, part, _name_at(line, parts[at:], names))
            elif part.kind == "number":
                part = _whole_number(line, parts, at)
                at += len(part.text.split()) - 1
            found.append(part)
            at += 1
    return found


def _whole_number(line: str, parts: Sequence[_Token], at: int) -> _Token:
    """Return a number with the groups of figures that follow it: "1 010"."""
    begin, end = parts[at].at
    for part in parts[at + 1 :]:
        together = part.at[0] == end + 1 and line[end].isspace() and _BEFORE_GROUP.fullmatch(line[begin:end])
        if part.kind != "number" or not together or not _GROUP.fullmatch(part.text):
            break
        end = part.at[1]
    return _Token("number", line[begin:end], (begin, end))


def _name_at(line: str, parts: Sequence[_Token], names: Collection[str]) -> str:
    """Return the words of a line that stand together before a known name, as somebody's whole name does."""
    others = {*_AND, *names}
    words = takewhile(lambda part: part.kind == "word" and folded_name(part.text) not in others, parts)
    return line[parts[0].at[0] : list(words)[-1].at[1]]


def _not_understood(line: str, part: _Token, name: str) -> NightsError:
    """Return why a word is none; one with figures, or beside some, is a number that is written otherwise."""
    around = next(word for word in re.finditer(r"\S+", line) if word.end() >= part.at[1]).group().strip(",;")
    if any(letter.isdecimal() for letter in around):
        return NightsError("unclear-number", around)
    return NightsError("unknown-name", name)


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

    rest = list(tokens)
    while rest:
        kind, text, _ = rest.pop(0)
        if kind == "person":
            if who and not joined:
                close(None)
            who.append(int(text))
        elif kind == "number":
            if not who or waiting is not None:
                raise NightsError("number-left-over", text if waiting is None else str(waiting))
            close(_read(text))
            if rest and rest[0].kind == "against":
                waiting = _second(text, rest)
        elif kind == "against":
            raise NightsError("unclear-number", text.strip())
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


def _second(first: str, rest: list[_Token]) -> int:
    """Take the second number of a pair like "7–3" from what comes."""
    sign = rest.pop(0).text.strip()
    if not rest or rest[0].kind != "number" or not first[0].isdecimal():
        raise NightsError("unclear-number", f"{first}{sign}")
    second = rest.pop(0).text
    if rest and rest[0].kind == "against":
        raise NightsError("unclear-number", f"{first}{sign}{second}{rest[0].text.strip()}")
    return _read(second)


def _read(text: str) -> int:
    try:
        return read_amount(text)
    except AmountError as error:
        raise NightsError(error.code, text) from None
