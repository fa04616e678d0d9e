"""Text files as spreadsheets write and read them: encodings, separators, cells that must not become formulas."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ludo.moments import read_moment

SEPARATORS: Final = (";", ",", "\t")
"""What can stand between two cells; where a file does not say which, the one that its first line has most of."""

_DECLARED: Final = re.compile(r'^"?sep=(.)"?;*,*\r?\n', re.IGNORECASE)
_FORMULA: Final = re.compile(r"'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]")
_HIDDEN: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f]")
_TITLES: Final = 6
"""Lines among which one with separators is looked for: a title may stand above the table."""
_WIDE: Final = 0.3
"""From this share of zero bytes on, text without a mark at its beginning is one of two bytes a letter."""


def local_cells(moment: str) -> tuple[str, str]:
    """Return date and time of a moment (UTC, ISO 8601) by the clock of this computer, as ISO 8601 writes them."""
    here = read_moment(moment).astimezone()
    return f"{here:%Y-%m-%d}", f"{here:%H:%M}"


@dataclass(frozen=True, slots=True)
class Style:
    """How a file is written for a country.

    cells: date and time of a moment as people write them there. games: names by id; the id for those without one.
    """

    separator: str = ","
    cells: Callable[[str], tuple[str, str]] = local_cells
    games: Mapping[str, str] = field(default_factory=dict)


PLAIN: Final = Style()
"""What every program can read."""


def guarded(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula (CWE-1236): `unguarded` gives it back unchanged."""
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """Return what `guarded` was given."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def decoded(content: bytes) -> str | None:
    """Return the text of a file: UTF-8, UTF-16, or as Windows writes it in western Europe; None if it is no text."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings = ["utf-16"]
    elif content[:4096].count(0) > _WIDE * len(content[:4096]):
        encodings = ["utf-16-le" if content[1:2] == b"\0" else "utf-16-be"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if encoding == "utf-8-sig" or not _HIDDEN.search(text):
            return text
    return None


def cells_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """Return the rows of a text, each with the number of the line on which it begins. Raises csv.Error."""
    declared = _DECLARED.match(text)
    skipped = 0 if declared is None else 1
    body = text if declared is None else text[declared.end() :]
    separator = _separator(body) if declared is None else declared.group(1)
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=separator, strict=True)
    line = 1 + skipped
    for fields in reader:
        yield line, fields
        line = reader.line_num + 1 + skipped


def _separator(text: str) -> str:
    """Return what stands most often between the cells of the first line that has any, quoted ones left out."""
    for line in text.split("\n", _TITLES)[:_TITLES]:
        bare = re.sub(r'"[^"]*"', "", line)
        if any(map(bare.count, SEPARATORS)):
            return max(SEPARATORS, key=bare.count)
    return ","


def without_tail(fields: list[str]) -> list[str]:
    """Return the cells of a row without the empty ones at its end, which spreadsheets add."""
    last = max((place for place, field in enumerate(fields) if field.strip()), default=-1)
    return fields[: last + 1]


def lines_of(rows: Iterable[Iterable[object]], separator: str) -> Iterator[str]:
    """Return the lines of a file; texts are guarded, numbers stay numbers, None is an empty cell."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, delimiter=separator, lineterminator="\r\n")
    for row in rows:
        writer.writerow(["" if cell is None else guarded(cell) if isinstance(cell, str) else cell for cell in row])
        yield buffer.getvalue()
        buffer.seek(0)
        buffer.truncate()
