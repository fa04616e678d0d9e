"""What a long-lived file costs: `python -m benchmarks.store [--sessions N] [--runs N]`.

Opens a file that was closed properly, and reads what the first page shows, with N sessions (20,000) and with none, by
turns; medians of processor time are compared within one invocation. Looking through the whole file, and all sessions,
are shown beside it.
"""

import argparse
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.store import exit_marker
from ludo.store.store import Store

BAR: Final = 1.5
LINES: Final = 40


def fill(path: Path, sessions: int) -> None:
    """Write a file with so many sessions of 40 lines between twelve people, two postings each."""
    store = Store(path)
    names = [f"Person {number}" for number in range(12)]
    first = Header("trut", 1, {"players": 2, "stake": 5}, tuple(Chair(name) for name in names), store.now())
    if sessions:
        store.create(first)
    store.close()
    options = json.dumps(dict(first.options))
    with closing(sqlite3.connect(path)) as raw:
        for session in range(2, sessions + 1):
            raw.execute(
                "INSERT INTO sessions (id, game, rules_version, options, started, changed, played, over) "
                "VALUES (?, 'trut', 1, ?, ?, ?, ?, 1)",
                (session, options, first.started, first.started, session),
            )
            people = (session % 12 + 1, session % 11 + (2 if session % 11 >= session % 12 else 1))
            raw.executemany(
                "INSERT INTO chairs VALUES (?, ?, ?, NULL)", [(session, *pair) for pair in enumerate(people)]
            )
            raw.executemany(
                "INSERT INTO log VALUES (?, ?, ?)", [(session, line, "0 play 10h") for line in range(LINES)]
            )
            accounts = []
            for column, key in (("person", people[0]), ("person", people[1]), ("session", session)):
                raw.execute(f"INSERT OR IGNORE INTO accounts ({column}) VALUES (?)", (key,))
                accounts += raw.execute(f"SELECT id FROM accounts WHERE {column} = ?", (key,)).fetchone()
            raw.executemany(
                "INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, made) "
                "VALUES ('deal', ?, 1, 1, 0, ?, ?, ?, 5, '')",
                [(session, 0, accounts[0], accounts[2]), (session, 1, accounts[2], accounts[1])],
            )
        raw.commit()
    Store(path).close()


def cpu(what: Callable[[], object]) -> float:
    """Processor time of a call in milliseconds."""
    begun = process_time()
    what()
    return (process_time() - begun) * 1000


def first_page(path: Path) -> None:
    """Open the file and read what the first page shows."""
    store = Store(path)
    store.sessions(1, unfinished=True, games=("trut",))
    store.sessions(9)
    store.session_count()
    store.close()


def looked_through(path: Path) -> None:
    """Open the file as after a kill."""
    path.with_name(path.name + exit_marker.SUFFIX).unlink(missing_ok=True)
    Store(path).close()


def all_sessions(path: Path) -> None:
    """Read every session of the list, and all balances."""
    store = Store(path)
    store.sessions()
    store.balances()
    store.close()


def main() -> int:
    """The command; 1 above the bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description=__doc__)
    parser.add_argument("--sessions", type=int, default=20_000)
    parser.add_argument("--runs", type=int, default=15)
    given = parser.parse_args()
    measured = {"first page": first_page, "looked through": looked_through, "all sessions, balances": all_sessions}
    with TemporaryDirectory() as name:
        paths = {"empty": Path(name) / "empty.db", "full": Path(name) / "full.db"}
        fill(paths["empty"], 0)
        fill(paths["full"], given.sessions)
        print(f"{given.sessions} sessions: {paths['full'].stat().st_size / 1e6:.0f} MB; processor time, median")
        ratios = {}
        for what, call in measured.items():
            times: dict[str, list[float]] = {"empty": [], "full": []}
            for _ in range(given.runs):
                for which, path in paths.items():
                    times[which].append(cpu(lambda call=call, path=path: call(path)))  # type: ignore[misc]
            empty, full = median(times["empty"]), median(times["full"])
            ratios[what] = full / empty
            print(f"{what:24} empty {empty:7.1f} ms, full {full:7.1f} ms: {ratios[what]:.2f} times")
    print(f"a clean start and the first page cost {ratios['first page']:.2f} times those of an empty file (bar: {BAR})")
    return int(ratios["first page"] > BAR)


if __name__ == "__main__":
    sys.exit(main())
