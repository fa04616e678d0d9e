"""What the pseudo-language shows: texts that nobody translated, and widgets without room for longer words."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale

from ludo.languages import languages
from translations.pseudo import is_pseudo

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_INITIALS: Final = re.compile(r"[A-ZÀ-Þ]{2}")
_ALWAYS: Final = frozenset({"Ludo", "ludo", "ludobook"})
"""The name of the program, and endings of its files."""
_BY_SCENE: Final = {
    "rules": "*",
    "licences": "*",
    "settings": " ".join(language.name for language in languages().values()),
    "exchange-columns": "Jour Bruno Anna a lot club csv",
    "exchange-import": "jetons csv made T h",
    "merge": "Chez Camille",
}
"""Words of files that scenes bring along; * where the page is a document of its own, in the language that it has."""


def look(checkout: Path, language: str, size: tuple[int, int], scenes: Sequence[str]) -> list[dict[str, Any]]:
    """Bring up scenes in a language of a checkout, in a process of its own. Fails if anything raises there."""
    command = [sys.executable, "-m", "tests.languages.look", language, *map(str, size), *scenes]
    told = subprocess.run(
        command, cwd=checkout, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    said = "\n".join(line for line in told.stderr.splitlines() if "propagateSizeHints" not in line)
    assert told.returncode == 0, said
    assert "Traceback" not in said, said
    return [json.loads(line) for line in told.stdout.splitlines()]


def untranslated(seen: dict[str, Any]) -> list[str]:
    """Return the texts of a scene that have words outside of brackets which nobody has typed."""
    allowed = {*_ALWAYS, *_of_dates("sv_SE"), *_words([*seen["data"], _BY_SCENE.get(seen["scene"], "")])}
    if _BY_SCENE.get(seen["scene"]) == "*":
        return []
    translated = [text for text in seen["texts"] if allowed.issuperset(_strange(text))]
    return [
        text
        for text in seen["texts"]
        if text not in translated and not _is_elided(text, seen["data"]) and not _is_line(text, translated)
    ]


def _is_elided(text: str, data: Iterable[str]) -> bool:
    """Return whether a text is the beginning of what people have typed, such as a name above a narrow column."""
    return text.endswith("…") and any(typed.startswith(text[:-1]) for typed in data)


def _is_line(text: str, translated: Iterable[str]) -> bool:
    """Return whether a text is a line of a longer one, which a painter writes into several lines."""
    return any(text in whole and text != whole for whole in translated)


def _strange(text: str) -> list[str]:
    outside = "" if text.startswith("<!DOCTYPE") else outside_brackets(text)
    if _INITIALS.fullmatch(outside) or _is_currency(outside):
        return []
    return [word for word in _words([outside]) if not is_pseudo(word)]


def outside_brackets(text: str) -> str:
    """Return what stands outside of brackets; one that is open to a side lost its other half when a text was cut up."""
    depth, found = 0, ""
    for letter in text:
        if letter == "[":
            depth += 1
        elif letter == "]":
            found = found if depth else ""
            depth = max(0, depth - 1)
        elif not depth:
            found += letter
    return found


def _words(texts: Iterable[str]) -> list[str]:
    return [word for text in texts for word in _WORD.findall(text)]


def _is_currency(text: str) -> bool:
    """Return whether a text is a sign of money, as the system names it: "kr. (DKK)", "MAD"."""
    return re.fullmatch(r"[^()]{1,6} \([A-Z]{3}\)|[A-Z]{3}", text) is not None


def _of_dates(locale: str) -> list[str]:
    here = QLocale(locale)
    forms = (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    months = [
        name(month, form)
        for name in (here.monthName, here.standaloneMonthName)
        for month in range(1, 13)
        for form in forms
    ]
    return _words([*months, *(here.dayName(day, form) for day in range(1, 8) for form in forms)])
