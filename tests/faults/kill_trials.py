"""Trials that kill a program while it opens, saves, copies or brings back a file."""

import os
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from shutil import copyfile
from time import sleep
from typing import Final

from ludo.store.store import Store
from tests.faults.files import PAGE, Played, good, inspect, parties, saved

FILES: Final = Path(__file__).parents[1] / "store" / "files"


def write_and_die(path: Path, count: int) -> None:
    """Write so many parties in another process, which is killed then."""
    child = get_context("fork").Process(target=_write_and_die, args=(path, count))
    child.start()
    child.join()


def _write_and_die(path: Path, count: int) -> None:
    store = Store(path)
    for number in range(count):
        partie = parties()[number % len(parties())]
        session = store.create(partie.head)
        store.append(session, 0, partie.lines, partie.settlements(), partie.over)
    os.kill(os.getpid(), signal.SIGKILL)


@dataclass
class Kills:
    """How often something was killed before it came to its end, by what it was."""

    counts: Counter[str] = field(default_factory=Counter)
    within: dict[str, float] = field(default_factory=dict)
    """Seconds within which to kill: longer after each kill, shorter where the end came first."""
    acknowledged: int = 0
    """Actions of programs that played that were told of before the end."""

    def kill(self, name: str, work: Callable[[], object], rng: Random) -> None:
        """Do something in another process and kill it at a random instant."""
        within = self.within.get(name, 0.05)
        child = get_context("fork").Process(target=work)
        child.start()
        sleep(rng.uniform(0, within))
        child.kill()
        child.join()
        killed = child.exitcode == -signal.SIGKILL
        self.counts[name] += killed
        self.within[name] = within * (1.1 if killed else 0.8)


KILLED: Final = Kills()


def _after_kills(path: Path, notice: str | None, is_whole: Callable[[Store], bool]) -> list[str]:
    """What is wrong with a file that killed programs leave; `notice`: what must be said of it."""
    store = Store(path)
    said = None if store.notice is None else store.notice.code
    problems = [] if said == notice else [f"said {said}, not {notice}"]
    if not is_whole(store):
        problems.append("parties are gone")
    problems += inspect(store)
    store.close()
    return problems


def kill_start(folder: Path, rng: Random) -> list[str]:
    """While a file of a killed program is opened."""
    content, known = good()
    path = folder / "ludo.db"
    path.write_bytes(content)
    write_and_die(path, 2)
    for _ in range(2):
        KILLED.kill("start", lambda: Store(path).close(), rng)
    return _after_kills(
        path, None, lambda store: len(saved(store, known)) == len(known) and store.session_count() >= len(known) + 2
    )


def kill_salvage(folder: Path, rng: Random) -> list[str]:
    """While a damaged file is saved."""
    content, known = good()
    path = folder / "ludo.db"
    with closing(sqlite3.connect(":memory:")) as raw:
        plain = bytearray(content)
        plain[18:20] = b"\1\1"
        raw.deserialize(plain)
        page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings_by_payer'").fetchone()[0]
    path.write_bytes(content[: (page - 1) * PAGE] + bytes(PAGE) + content[page * PAGE :])
    for _ in range(3):
        KILLED.kill("salvage", lambda: Store(path), rng)
    return _after_kills(path, "damaged", lambda store: len(saved(store, known)) == len(known))


def kill_migration(folder: Path, rng: Random) -> list[str]:
    """While a file of version 1 is brought up to date."""
    path = folder / "ludo.db"
    copyfile(FILES / "version-1-evenings.db", path)
    for _ in range(2):
        KILLED.kill("migration", lambda: Store(path), rng)
    return _after_kills(path, None, lambda store: [summary.number for summary in store.sessions()] == [5, 4, 3, 2, 1])


def _with_copy(folder: Path) -> tuple[Path, Path, dict[int, Played]]:
    """Return a file, a copy of everything beside it, and what is in both."""
    content, known = good()
    path, copy = folder / "ludo.db", folder / "copy.ludo"
    path.write_bytes(content)
    store = Store(path)
    store.backup(copy)
    store.close()
    return path, copy, known


def kill_backup(folder: Path, rng: Random) -> list[str]:
    """While everything is copied over an older copy."""
    path, copy, known = _with_copy(folder)
    KILLED.kill("backup", lambda: Store(path).backup(copy), rng)
    return _both_whole((path, copy), known)


def kill_restore(folder: Path, rng: Random) -> list[str]:
    """While a copy takes the place of everything."""
    path, copy, known = _with_copy(folder)
    KILLED.kill("restore", lambda: Store(path).restore(copy), rng)
    store = Store(path)
    if store.session_count():
        problems = _missing(store, known)
    else:  # killed between the two renames: the old file lies beside
        kept = [entry for entry in folder.glob("ludo.replaced-*.db") if entry.stat().st_size]
        problems = [] if kept or list(folder.glob("*.import")) else ["both are gone"]
        problems += [] if store.notice is not None else ["nothing was said"]
    problems += inspect(store)
    store.close()
    return problems


def _both_whole(paths: tuple[Path, ...], known: dict[int, Played]) -> list[str]:
    problems = []
    for path in paths:
        store = Store(path)
        problems += [] if store.notice is None else [f"notice {store.notice.code} of {path.name}"]
        problems += _missing(store, known)
        store.close()
    return problems


def _missing(store: Store, known: dict[int, Played]) -> list[str]:
    return ["parties are gone"] if len(saved(store, known)) < len(known) else []
