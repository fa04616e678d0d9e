"""The languages of the program, as `resources/i18n/languages.json` lists them. Nothing of Qt is needed to read it.

A language needs its code and its name there; what else it can say is in the fields of `Language`.
"""

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ludo.resource_paths import resource

SOURCE: Final = "en"
"""The language in which sentences are written; it stands in for what another one lacks."""


class Elision(NamedTuple):
    """A word shortened before a vowel. before: how a word begins before which it is, as a regular expression."""

    before: str
    words: Mapping[str, str]
    """From the whole word to the short one: "de" to "d’"."""


class Language(NamedTuple):
    """A language of the program.

    name: in itself; locale: as Qt names it, for dates and numbers; court_letters: of king, queen and jack;
    decimals: the number by whose plural a number with decimals goes, None for its whole part;
    moment: how Qt writes a date with a time of day in a field, empty as usual in the locale;
    first_day: the number of the first day of a month, where it is not a plain one ("1er");
    capitals: sentences begin with a capital;
    words: other choices of words, by the name of a file of the sentences that differ (`ludo_fr-piger.qm`), each called
    as it is offered; "" calls the usual one;
    nsis: what the installer for Windows calls it, empty if it does not know it.
    """

    code: str
    name: str
    locale: str
    court_letters: str = "KQJ"
    elision: Elision | None = None
    decimals: int | None = 0
    moment: str = ""
    first_day: str = "1"
    capitals: bool = True
    nsis: str = ""
    words: Mapping[str, str] = MappingProxyType({})


@cache
def languages() -> Mapping[str, Language]:
    """Return all languages by code, in the order in which they are offered."""
    listed = json.loads(resource("i18n", "languages.json").read_text(encoding="utf-8"))
    return MappingProxyType({code: _read(code, fields) for code, fields in listed.items()})


def choices_of_words() -> Mapping[str, str]:
    """Return the other choices of words of all languages by the names of their files, and what they are called."""
    found = {}
    for language in languages().values():
        found.update({f"{language.code}-{key}": name for key, name in language.words.items() if key})
    return found


def supported(names: list[str]) -> str:
    """Return the first language that the program speaks of those that a system wishes ("fr-CA"), else English."""
    for name in names:
        short = name.replace("_", "-").split("-")[0]
        if short in languages():
            return short
    return SOURCE


def _read(code: str, fields: Mapping[str, Any]) -> Language:
    given = {"locale": code, **fields}
    if "elision" in given:
        given["elision"] = Elision(**given["elision"])
    if given.get("decimals") == "whole":
        given["decimals"] = None
    return Language(code, **given)
