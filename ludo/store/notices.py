"""Notices about the file, kept until a person has read them.

Before anything is moved aside, its notice is written to a small file beside the data; once the data is open the notice
goes into its settings, and from there when the person has read it. So a program that ends in between loses none.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from ludo.store.files import companion, remove, write_through

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many sessions have been dealt with, and how many there are."""

INSTRUCTIONS: Final = 50_000
"""Steps of SQLite between two signs of life."""

MISSING: Final = (
    *("evenings", "diary", "sheets", "sheet-lines", "results", "chips", "reasons", "entries", "people", "pictures"),
    *("retries", "settings", "acts", "other"),
)
"""Kinds of what may be missing of a damaged file, beside sessions."""

_EVENING: Final = """
SELECT name, coalesce((SELECT min(moment) FROM evening_events WHERE evening = id), '') FROM evenings WHERE id = ?
"""
CLEANED: Final = "cleaned"
NOTICE_KEY: Final = "notice"
"""The setting that holds notices until they have been read."""
_MOST: Final = 1 << 31
ANNOUNCED: Final = "-notice"
"""Behind the name of the file: notices that are not in its settings yet."""


def unseen(done: int, of: int) -> None:
    """Show no progress."""


class Notice(NamedTuple):
    """Something about the file that a person must be told, as a code.

    Ludo goes on with a new file, the old one is in `kept`:
    `damaged` (`saved` sessions could be copied, `cut` of them only up to some action, `lost` could not be read;
    `interrupted`: an earlier attempt did not come to its end), `other-program`, `gone` (missing or empty).

    missing: what else could not be read, by kind (`MISSING`), and how much of it; 0: some may be missing. evenings:
    name and beginning of those that are concerned.

    Ludo goes on with the file, something about its journal (kept in `kept`) was wrong:
    `foreign-journal`, `journal-only`, `journal-damaged`, `journal-missing`.

    Ludo goes on with the file, its folder is one in which no journal is shared (`ludo.store.places`):
    `network-folder`, `synced-folder`, `plain-journal`.

    Ludo goes on with the file, out of `saved` texts of which signs that nobody sees were taken: `cleaned`.

    Nothing is written, the file is left as it is, `saved` sessions of it can be looked at:
    `newer-version`, `old-sqlite`, `read-only`, `disk-full`, `disk-error`, `no-access`, `busy`.
    """

    code: str
    kept: Path | None = None
    saved: int = 0
    cut: int = 0
    lost: int = 0
    interrupted: bool = False
    missing: tuple[tuple[str, int], ...] = ()
    evenings: tuple[tuple[str, str], ...] = ()


class Report:
    """How many sessions were saved, how many of them only up to some action, and how many could not be read.

    missing: how many other things could not be, by kind (see `Notice`); 0 where that cannot be told. evenings: the
    numbers of those that are concerned.
    """

    def __init__(self) -> None:
        self.saved = self.cut = self.lost = 0
        self.missing: Counter[str] = Counter()
        self.evenings: set[int] = set()

    def notice(self, code: str, kept: Path | None, interrupted: bool, connection: sqlite3.Connection) -> Notice:
        """Return what must be told; the evenings are those of the file that was written."""
        found = [connection.execute(_EVENING, (number,)).fetchone() for number in sorted(self.evenings)]
        return Notice(
            code,
            kept,
            self.saved,
            self.cut,
            self.lost,
            interrupted,
            tuple((kind, self.missing[kind]) for kind in MISSING if kind in self.missing),
            tuple((str(name), str(begun)) for name, begun in (row for row in found if row is not None)),
        )


def write_notices(notices: Iterable[Notice]) -> str:
    """Return notices as text."""
    return json.dumps([(notice.code, notice.kept and str(notice.kept), *notice[2:]) for notice in notices])


def read_notices(text: object) -> list[Notice]:
    """Return notices from their text; what is none is left out."""
    try:
        entries = json.loads(text) if isinstance(text, str) else []
    except (ValueError, RecursionError):
        return []
    found = [_notice(entry) for entry in entries] if isinstance(entries, list) else []
    return [notice for notice in found if notice is not None]


def _notice(entry: object) -> Notice | None:
    match entry:
        case [str(code), None | str() as kept, int(saved), int(cut), int(lost), bool(interrupted), *more] if (
            min(saved, cut, lost) >= 0 and max(saved, cut, lost) < _MOST
        ):
            missing, evenings = (*more, [], [])[:2]
            return Notice(
                code,
                None if kept is None else Path(kept),
                saved,
                cut,
                lost,
                interrupted,
                tuple((kind, count) for kind, count in _pairs(missing) if kind in MISSING and isinstance(count, int)),
                tuple((str(name), str(begun)) for name, begun in _pairs(evenings)),
            )
    return None


def _pairs(entries: object) -> list[tuple[Any, Any]]:
    if not isinstance(entries, list):
        return []
    return [(entry[0], entry[1]) for entry in entries if isinstance(entry, list) and len(entry) == 2]


def announce(path: Path, notice: Notice) -> None:
    """Keep a notice about the file at `path` before that is done which it is about. Raises OSError."""
    write_through(companion(path, ANNOUNCED), write_notices([*announced(path), notice]).encode())


def announced(path: Path) -> list[Notice]:
    """Return the notices that are not in the file yet, but for what was never done."""
    try:
        text = companion(path, ANNOUNCED).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return []
    return [notice for notice in read_notices(text) if notice.kept is None or notice.kept.exists()]


def kept_notices(connection: sqlite3.Connection) -> list[Notice]:
    """Return the notices in a file that nobody may have read."""
    row = connection.execute("SELECT value FROM settings WHERE key = ?", (NOTICE_KEY,)).fetchone()
    return [] if row is None else read_notices(row[0])


def keep_notices(connection: sqlite3.Connection, notices: Sequence[Notice]) -> None:
    """Replace the notices of a file."""
    connection.execute("DELETE FROM settings WHERE key = ?", (NOTICE_KEY,))
    if notices:
        connection.execute("INSERT INTO settings VALUES (?, ?)", (NOTICE_KEY, write_notices(notices)))


def settle_notices(connection: sqlite3.Connection, path: Path, *more: Notice | None) -> list[Notice]:
    """Store all notices about the file in it, the gravest first; return them."""
    found: list[Notice] = []
    before = kept_notices(connection)
    for notice in (*before, *announced(path), *more):
        if notice is not None and notice not in found:
            found.append(notice)
    found.sort(key=lambda notice: notice.code not in ("damaged", "gone", "other-program"))
    if found != before:
        keep_notices(connection, found)
    remove(companion(path, ANNOUNCED))
    return found
