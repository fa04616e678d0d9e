"""The order of the lines of a sheet: one that was forgotten stands before a line that was written earlier.

A line keeps the number with which it was written. The text of the first revision of a forgotten line says before which
line it stands: `{"before": 3, "line": {…}}`; everything else about it is as with other lines.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ludo.nights.sheet_records import LineRecord
from ludo.nights.sheets.line_texts import json_text


def forgotten_text(before: int, text: str) -> str:
    """Return the text of a line to be written now that stands before another one (its number)."""
    return json_text({"before": before, "line": json.loads(text)})


def plain_text(text: str) -> str:
    """Return the text of a line without the place where it stands."""
    return _parted(text)[1]


def ordered_texts(records: Iterable[LineRecord]) -> dict[int, str]:
    """Return the last revision of every line by number, in the order in which the lines count."""
    order: list[int] = []
    texts: dict[int, str] = {}
    for record in sorted(records):
        before, text = _parted(record.line)
        if record.number not in texts:
            order.insert(order.index(before) if before in order else len(order), record.number)
        texts[record.number] = text
    return {number: texts[number] for number in order}


def with_forgotten(texts: Mapping[int, str], before: int, number: int, text: str) -> dict[int, str]:
    """Return ordered texts with another line (its number and text) before one of them."""
    found: dict[int, str] = {}
    for known, kept in texts.items():
        if known == before:
            found[number] = text
        found[known] = kept
    return found


def _parted(text: str) -> tuple[int, str]:
    """Return before which line the line of a text stands, 0 for none, and its own text."""
    try:
        values: Any = json.loads(text)
    except (ValueError, RecursionError):
        return 0, text
    match values:
        case {"before": int(before), "line": dict(line)}:
            return before, json_text(line)
    return 0, text
