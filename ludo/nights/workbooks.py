"""Files of Excel and LibreOffice (.xlsx, .xlsm, .xls, .ods): sheets as rows of texts."""

import re
import zlib
from collections.abc import Callable, Iterator
from datetime import date, datetime, time
from io import BytesIO
from math import isfinite
from typing import Final, NamedTuple
from zipfile import BadZipFile, ZipFile, ZipInfo

from ludo.nights.spreadsheets import lines_of

_MAGIC: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
MOST_CELLS: Final = 5_000_000
"""So many cells may lie between the first and the last one of a sheet: all of them are held in memory."""
_MOST_BYTES: Final = 500_000_000
_PIECE: Final = 1 << 20
_LONGEST_TAG: Final = 500
_CELL: Final = re.compile(rb'<c r="([A-Z]{1,3})(\d{1,7})"')
_REPEATED: Final = re.compile(
    rb'-(columns|rows)-repeated="(\d{4,})"[^>]*(?:office:value-type|>\s*<table:table-cell[^>]*value-type)'
)


class Workbook(NamedTuple):
    """The names of all sheets, and the rows of one with their numbers. code: why it cannot be read, else ""."""

    sheets: tuple[str, ...] = ()
    rows: tuple[tuple[int, list[str]], ...] = ()
    code: str = ""


def is_workbook(content: bytes) -> bool:
    """Does a file begin as those of spreadsheets do?"""
    return content.startswith(_MAGIC)


def read_workbook(content: bytes, sheet: int) -> Workbook:
    """Return a sheet by its place; code: `not-workbook`, `too-large`, `not-a-table`, `no-reader`."""
    try:
        from python_calamine import CalamineError, load_workbook  # a start does without
    except ImportError:  # an environment of before
        return Workbook(code="no-reader")
    try:
        if content.startswith(b"PK") and not _fits(content):
            return Workbook(code="too-large")
        book = load_workbook(BytesIO(content))
        if not 0 <= sheet < len(book.sheet_names):
            return Workbook(tuple(book.sheet_names), code="not-a-table")
        cells = book.get_sheet_by_index(sheet).to_python(skip_empty_area=False)
    except (CalamineError, BadZipFile, zlib.error, EOFError, OSError, ValueError, KeyError, RuntimeError):
        return Workbook(code="not-workbook")
    return Workbook(
        tuple(book.sheet_names), tuple((at, [_text(cell) for cell in row]) for at, row in enumerate(cells, 1))
    )


def workbook_text(content: bytes, progress: Callable[[int, int], None]) -> str:
    """Return the first sheet as a text file holds it: perhaps what Ludo wrote, saved by a program for spreadsheets."""
    return "".join(lines_of((row for _, row in read_workbook(content, 0).rows), ","))


def _fits(content: bytes) -> bool:
    """Does all of it have room in memory? A few bytes can stand for very many cells."""
    with ZipFile(BytesIO(content)) as parts:
        if sum(part.file_size for part in parts.infolist()) > _MOST_BYTES:
            return False
        for part in parts.infolist():
            width = height = 0
            for piece in _pieces(parts, part):
                if part.filename == "content.xml" and _REPEATED.search(piece):
                    return False
                for letters, row in _CELL.findall(piece) if part.filename.startswith("xl/worksheets/") else ():
                    width, height = max(width, _column(letters)), max(height, int(row))
                if width * height > MOST_CELLS:
                    return False
    return True


def _pieces(parts: ZipFile, part: ZipInfo) -> Iterator[bytes]:
    """Yield a part in pieces that begin with the end of the one before; it is never whole in memory."""
    end = b""
    with parts.open(part) as file:
        while block := file.read(_PIECE):
            yield end + block
            end = block[-_LONGEST_TAG:]


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + letter - ord("A") + 1
    return number


def _text(cell: object) -> str:
    """Return a cell as one would write it: a fraction never has three digits, which could be read in two ways."""
    if isinstance(cell, float) and isfinite(cell):
        whole = round(cell)
        if abs(cell - whole) < 1e-9:
            return str(whole)
        return f"{cell:.2f}" if abs(round(cell, 2) - cell) < 1e-9 else f"{cell:.6f}"
    if isinstance(cell, datetime):
        return cell.date().isoformat() if cell.time() == time() else cell.isoformat(" ", "minutes")
    if isinstance(cell, date):
        return cell.isoformat()
    if isinstance(cell, time):
        return cell.isoformat("minutes")
    return str(cell).strip()
