"""`python -m tests.faults.wild [--minutes N] [--files N] [--seed S] [--all]`: open every page over wild contents.

Values of the type of their columns that make no sense: no dates, unknown games, numbers of any size, deep or endless
texts, in every table that the file names. Each file is opened by the whole program, half of them as if it had been
closed properly, so that nothing is looked through. Whatever a page meets, it opens; nothing escapes. With `--all` every
page is opened on every file, else Home and one page drawn at random.
"""

import argparse
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exception
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from ludo.app.start import DATABASE, application, open_window
from ludo.store import exit_marker
from ludo.store.connections import register_functions
from ludo.ui.dialogs.message import Message
from ludo.ui.games.registry import SCREENS
from ludo.ui.screens.declared import screens
from ludo.ui.services.destinations import (
    ToEvening,
    ToLedger,
    ToNewGame,
    ToPartie,
    ToPastGames,
    ToReplay,
    ToSheet,
    ToSheetSetup,
    ToStatistics,
)
from ludo.ui.shell.window import MainWindow
from tests.faults.files import good
from tests.ui.pages.thinkers import Nobody

_TEXTS: Final = (
    *("", " ", "?", "x", "0", "-1", "null", "[]", "{}", "true", "1e999", "NaN", '"', "\0", "\u202e", "ﷺ" * 200),
    *("2026-13-45T99:99:99", "2026-11-26", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59-23:59", "yesterday"),
    *("9" * 6000, "[" * 6000, '{"a":' * 6000, "x" * 200_000, "<img src='//server/x'>", '{"players": 99999999}'),
    *('{"players": -1}', '{"before": 3, "line": {}}', '{"values": {}, "chairs": [[1, 2]]}', '{"buy_in": 1e99}'),
)
_NUMBERS: Final = (-(1 << 63), -(1 << 31), -1, 0, 1, 2, 3, 99, 1 << 31, 1 << 53, (1 << 63) - 1)
_REALS: Final = (float("-inf"), -1e308, -1.0, 0.0, 5e-324, 0.1, 1e308, float("inf"))
_BLOBS: Final = (b"", b"\0" * 5000, b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>")
WILD: Final[Mapping[str, tuple[object, ...]]] = {
    "TEXT": _TEXTS,
    "INTEGER": _NUMBERS,
    "REAL": _REALS,
    "BLOB": _BLOBS,
}
"""By type of a column, what is put into it."""
_SETTINGS: Final = (
    *("settings.text_scale", "settings.language", "settings.theme", "settings.volume", "settings.back"),
    *("window.game", "window.size", "window.geometry", "presets.trut", "notice", "waiting.trut", "nights.backup"),
    *(f"last.{game}" for game in SCREENS),
)


_SHOWN: Final = 40
"""Of so many problems the text is printed."""
_TOLD: Final = 50
"""After so many files the count is printed."""


def spoil(path: Path, luck: Random, count: int = 0) -> list[str]:
    """Put some wild values into a file, past every check of its tables (count: so many); return what was done."""
    done = []
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        register_functions(raw)
        raw.execute("PRAGMA ignore_check_constraints = ON")
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        triggers = raw.execute(query).fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        for _ in range(count or luck.choice((1, 1, 2, 5))):
            done.append(_one(raw, luck))
        for _, sql in triggers:
            raw.execute(sql)
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if luck.random() < 0.5:
        exit_marker.write(path, exit_marker.Marker(None, exit_marker.fingerprint(path)))
    return done


def _one(raw: sqlite3.Connection, luck: Random) -> str:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = [name for (name,) in raw.execute(query)]
    if luck.random() < 0.15:
        key, text = luck.choice(_SETTINGS), luck.choice(_TEXTS)
        raw.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, text))
        return f"settings.{key} = {text[:30]!r}"
    table = luck.choice(tables)
    columns = raw.execute(f"PRAGMA table_info({table})").fetchall()
    _, column, kind, *_ = luck.choice(columns)
    value: object = luck.choice(WILD[kind])
    every = luck.random() < 0.3
    key = next(name for _, name, _, _, _, place in columns if place == 1)
    chosen = "" if every else f" WHERE {key} IN (SELECT {key} FROM {table} ORDER BY {luck.random()} * random() LIMIT 1)"
    with suppress(sqlite3.Error):
        raw.execute(f"UPDATE OR IGNORE {table} SET {column} = ?{chosen}", (value,))
    return f"{table}.{column} = {str(value)[:30]!r}{' everywhere' if every else ''}"


def pages(window: MainWindow, each: int = 4) -> list[Callable[[], object]]:
    """Return what opens each page, for as many evenings, sheets and so on."""
    store = window.services.store
    found: list[Callable[[], object]] = [
        *(partial(window.open, screen.to()) for screen in screens() if not screen.to.__annotations__),
        *(partial(window.open, to()) for to in (ToPastGames, ToLedger, ToStatistics)),
        *(window.resume_evening, window.playing.resume_last, window.show_rules),
        *(partial(window.open, to(game)) for to in (ToNewGame, ToSheetSetup) for game in SCREENS),
    ]
    with closing(sqlite3.connect(":memory:")) as copy:
        with suppress(sqlite3.Error, AttributeError):
            store._database.connection.backup(copy)
        for table, to in (
            ("evenings", ToEvening),
            ("sheets", ToSheet),
            ("sessions", ToReplay),
            ("sessions", ToPartie),
            ("evenings", lambda number: ToLedger(evening=number)),
            ("evenings", lambda number: ToStatistics(evening=number)),
            ("people", lambda number: ToLedger(person=number)),
        ):
            with suppress(sqlite3.Error):
                numbers = copy.execute(f"SELECT id FROM {table} ORDER BY id LIMIT {each}").fetchall()
                found += [partial(window.open, to(number)) for (number,) in numbers]
    return found


def wild(folder: Path, luck: Random, *, everything: bool) -> list[str]:
    """Open the program over a file with wild contents, twice, and pages of it; return what escaped."""
    path = folder / DATABASE
    path.write_bytes(good()[0])
    done = spoil(path, luck)
    problems: list[str] = []
    for start in ("first", "second"):
        problems += [f"{done}, {start} start: {problem}" for problem in look(folder, luck, everything=everything)]
    return problems


def look(
    folder: Path, luck: Random, *, everything: bool, each: int = 4, judge: Callable[[MainWindow], object] = id
) -> list[str]:
    """Open the program over a file and pages of it; return what escaped. judge: is shown each page."""
    problems: list[str] = []
    hook = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        problems.append("".join(format_exception(kind, error, trace)[-3:]).replace("\n", " | ")[-500:])

    app = application()
    sys.excepthook = note
    try:
        window = open_window(app, folder, Nobody(), luck.choice(["en", "fr"]))
        window.show()
        _pass(app, window)
        shows = pages(window, each)
        for show in shows if everything else [luck.choice(shows)]:
            try:
                show()
            except Exception as error:
                note(type(error), error, error.__traceback__)
            _pass(app, window)
            judge(window)
            window.navigator.home()
            _pass(app, window)
        window.close()
        window.services.store.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    except Exception as error:
        note(type(error), error, error.__traceback__)
    finally:
        sys.excepthook = hook
    return problems


def _pass(app: QApplication, window: MainWindow) -> None:
    for _ in range(2):
        app.processEvents()
    while messages := [message for message in window.findChildren(Message) if message.isVisible()]:
        for message in messages:
            message.reject()
        app.processEvents()


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.wild", description=__doc__)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    end = monotonic() + given.minutes * 60
    wrong: list[str] = []
    tried = 0
    while tried < given.files and monotonic() < end:
        with TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
            luck = Random(f"wild {given.seed} {tried}")
            for problem in wild(Path(folder), luck, everything=given.all):
                wrong.append(problem)
                if len(wrong) <= _SHOWN:
                    print(f"    {tried}: {problem}", flush=True)
        tried += 1
        if tried % _TOLD == 0:
            print(f"{tried} files", flush=True)
    print(f"{tried} files of {given.files}, {'all pages' if given.all else 'Home and one page'}: {len(wrong)} uncaught")
    return int(bool(wrong) or tried < given.files)


if __name__ == "__main__":
    sys.exit(main())
