"""A language that nobody speaks: `python -m translations.pseudo DIR` makes a checkout that has it.

Every sentence is longer by four tenths, has accents and stands in brackets: what is seen without brackets is not
translated, and what is cut has no room for other languages. `cd DIR && python -m ludo --lang qps` shows it.
"""

import argparse
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from ludo.languages import SOURCE
from translations.adding import checkout_with, ts_text
from translations.update import all_sentences, ts_file

CODE: Final = "qps"
NAME: Final = "[Þšéûđô]"
_ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "åçéîñôšûýžÅÇÉÎÑÔŠÛÝŽ")
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%\w|\*\.\w+|&(?=\w)|\n)")
"""What is filled in, endings of files, marks of keys and ends of lines."""
_VOWEL: Final = re.compile("[aeiouyAEIOUY]")
_LONGER: Final = 0.4


def pseudo(text: str) -> str:
    """Return a sentence in this language; single letters, and signs without letters, stay as they are."""
    if sum(letter.isalpha() for letter in _KEPT.sub("", text)) < 2:
        return text
    parts = _KEPT.split(text)
    letters = sum(map(len, parts[::2]))
    more = round(letters * _LONGER) - 2
    said = [
        part if place % 2 else _stretched(part, more * len(part) // max(1, letters)) for place, part in enumerate(parts)
    ]
    return f"[{''.join(said)}]"


def is_pseudo(word: str) -> bool:
    """Return whether a word is of this language: of a sentence in words to choose, the middle has no bracket."""
    return not word.isascii() and word.translate(_ACCENTS) == word


def _stretched(text: str, more: int) -> str:
    """Return a text with accents, and so many letters more: its vowels are long."""
    places = [found.start() for found in _VOWEL.finditer(text)] or list(range(len(text)))
    times = dict.fromkeys(places, 1)
    for number in range(max(0, more)):
        times[places[number % len(places)]] += 1
    return "".join(letter * times.get(place, 1) for place, letter in enumerate(text)).translate(_ACCENTS)


def words() -> dict[tuple[str, str], tuple[str, ...]]:
    """Return all sentences in this language, by context and source, plurals in their two English forms."""
    plurals = {}
    for context in ET.parse(ts_file(SOURCE)).getroot().iter("context"):
        for message in context.iter("message"):
            forms = tuple(form.text or "" for form in message.iter("numerusform"))
            plurals[context.findtext("name", ""), message.findtext("source", "")] = forms
    return {
        (each.context, each.text): tuple(map(pseudo, plurals[each[:2]] if each.plural else (each.text,)))
        for each in all_sentences()
    }


def make(folder: Path) -> None:
    """Make a checkout with this language in a new folder."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"ludo_{CODE}.ts"
    source.write_text(ts_text("en_GB", words()), encoding="utf-8")
    checkout_with(folder, CODE, {"name": NAME, "locale": "sv_SE"}, source)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m translations.pseudo", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder that does not exist yet")
    make(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
