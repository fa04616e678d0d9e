"""What is tried: each trial spoils something, starts again, and says what it finds wrong."""

import os
import shutil
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from shutil import copyfile
from time import process_time, sleep
from typing import Final, TypeAlias

from ludo.games import GAMES
from ludo.session.outcomes import outcome
from ludo.session.ports import StorageError
from ludo.store.files import WAL, companion
from ludo.store.partie_text import PartieTextError, read_partie, write_partie
from ludo.store.store import Store
from tests.faults import damage, oracle
from tests.faults.book_trials import kill_books, mutated_books
from tests.faults.files import PAGE, SMALL, Played, evenings_held, good, inspect, open_all_evenings, parties, saved
from tests.faults.windows import windows

LARGE: Final = 3000
FILES: Final = Path(__file__).parents[1] / "store" / "files"
Trial: TypeAlias = Callable[[Path, Random], list[str]]


@dataclass
class Shares:
    """What a salvage kept of the rows that could be read, by kind of damage and table."""

    counts: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)

    def add(self, kind: str, found: Mapping[str, tuple[int, int]]) -> None:
        """Count one file."""
        for table, (could, did) in found.items():
            before = self.counts.get((kind, table), (0, 0))
            self.counts[kind, table] = before[0] + could, before[1] + did

    def low(self) -> list[str]:
        """Return where less is kept than promised."""
        return [
            f"{kind}, {table}: {did} of {could} rows kept"
            for (kind, table), (could, did) in self.counts.items()
            if did < could * SHARE
        ]


SHARE: Final = 0.99
"""So much of what can be read is kept, in every table."""
SHARES: Final = Shares()


def verdict(path: Path, known: dict[int, Played]) -> list[str]:
    """Start with a file: nothing may be lost without a word, and what is there must make sense."""
    store = Store(path)
    try:
        whole = saved(store, known)
        problems = inspect(store)
        if len(whole) < len(known) and store.notice is None:
            problems.append(f"{len(known) - len(whole)} parties are gone without a word")
        if store.nights.evenings.count() < evenings_held(len(known)) and store.notice is None:
            problems.append("evenings are gone without a word")
        store.notices_read()
    finally:
        store.close()
    again = Store(path)
    if again.notice is not None and again.notice.code == "damaged":
        problems.append("damaged again after it was saved")
    again.close()
    return problems


# spoiled files


def spoiled_bytes(folder: Path, rng: Random) -> list[str]:
    """Bytes, pages and sizes of a file."""
    content, known = good()
    kind = rng.choice(list(damage.BYTES))
    path = folder / "ludo.db"
    spoiled = damage.BYTES[kind](content, rng)
    path.write_bytes(spoiled)
    problems = verdict(path, known)
    kept = [entry for entry in folder.glob("ludo.*-*.db") if entry.read_bytes() == spoiled]
    if list(folder.glob("ludo.damaged-*.db")) and not kept:
        problems.append("the damaged file was not kept as it was")
    return [f"{kind}: {problem}" for problem in problems]


def share_saved(folder: Path, rng: Random) -> list[str]:
    """What is kept of the rows of a larger file that can be found by their keys, table by table."""
    content, _ = good(60)
    known = oracle.read(content)
    kind = damage.SHARED[rng.randrange(len(damage.SHARED))]
    spoiled = damage.BYTES[kind](content, rng)
    could = oracle.readable(spoiled, known)
    path = folder / "ludo.db"
    path.write_bytes(spoiled)
    store = Store(path)
    notice = store.notice
    problems = open_all_evenings(store)
    store.close()
    SHARES.add(kind, oracle.kept(could, oracle.read(path.read_bytes())))
    gone = [table for table, rows in known.items() if len(could[table]) < len(rows) and table not in _SILENT]
    if gone and kind != "random_bytes" and notice is None:
        problems.append(f"{kind}: rows of {gone} are gone without a word")
    return problems


_SILENT: Final = ("people",)
"""Of a picture that lies on a page of zeros nothing but the picture is wrong."""


def wrong_types(folder: Path, rng: Random) -> list[str]:
    """Values of another type than their column."""
    return _spoiled_by(damage.wrong_type, folder, rng)


def other_schemas(folder: Path, rng: Random) -> list[str]:
    """Other tables than ours."""
    return _spoiled_by(damage.other_schema, folder, rng)


def _spoiled_by(spoil: Callable[[Path, Random], None], folder: Path, rng: Random) -> list[str]:
    content, known = good()
    path = folder / "ludo.db"
    path.write_bytes(content)
    spoil(path, rng)
    return verdict(path, known)


def links_and_rights(folder: Path, rng: Random) -> list[str]:
    """Links, directories and files without rights where files should be."""
    content, known = good()
    path = folder / "ludo.db"
    kind = rng.randrange(6)
    real = folder / "real.db"
    real.write_bytes(content)
    if kind == 0:
        path.symlink_to(real)
    elif kind == 1:
        path.symlink_to(folder / "nowhere" / "ludo.db")
        known = {}
    elif kind == 2:
        path.mkdir()
        known = {}
    elif kind == 3:
        path.write_bytes(content)
        companion(path, rng.choice([WAL, "-shm", "-state", ".salvage", ".salvage.part"])).mkdir()
    elif kind == 4:
        path.write_bytes(content)
        companion(path, ".salvage").write_bytes(rng.randbytes(5000))
    else:
        path.write_bytes(content)
        path.chmod(0o000)
    store = Store(path)
    problems = [] if len(saved(store, known)) == len(known) or store.notice else ["gone without a word"]
    problems += inspect(store)
    store.close()
    return [f"kind {kind}: {problem}" for problem in problems]


def journals(folder: Path, rng: Random) -> list[str]:
    """Journals that are foreign, missing, damaged, or alone."""
    content, known = good()
    mine, other = folder / "mine" / "ludo.db", folder / "other" / "ludo.db"
    for path, stored in ((mine, content), (other, good(SMALL - 3)[0])):
        path.parent.mkdir()
        path.write_bytes(stored)
        Store(path).close()
    killed = rng.random() < 0.5
    for path in (mine, other) if killed else (other,):
        write_and_die(path, rng.randrange(1, 5))
    kind = rng.randrange(4)
    journal = companion(mine, WAL)
    if kind == 0:
        copyfile(companion(other, WAL), journal)
    elif kind == 1 and journal.exists():
        journal.unlink()
    elif kind == 2 and journal.exists():
        data = bytearray(journal.read_bytes())
        data[rng.randrange(len(data))] ^= 0xFF
        journal.write_bytes(data)
    elif kind == 3:
        if not journal.exists():
            copyfile(companion(other, WAL), journal)
        mine.unlink() if rng.random() < 0.5 else mine.write_bytes(b"")
        known = {}
    expected = known if not killed or kind == 0 else {}
    store = Store(mine)
    problems = []
    if (kind in (0, 3) or (killed and kind == 1)) and store.notice is None:
        problems.append("nothing was said")
    if len(saved(store, expected)) < len(expected):
        problems.append("parties of the closed file are gone")
    if len(saved(store, known)) < len(known) and store.notice is None:
        problems.append("parties are gone without a word")
    problems += inspect(store, replay=False)
    store.close()
    return [f"kind {kind}, killed {killed}: {problem}" for problem in problems]


def backups(folder: Path, rng: Random) -> list[str]:
    """A spoiled copy is imported: all of it, or nothing changes."""
    content, known = good()
    path, copy = folder / "ludo.db", folder / "copy.ludo"
    path.write_bytes(content)
    store = Store(path)
    store.backup(copy)
    kind = rng.choice(list(damage.BYTES))
    copy.write_bytes(damage.BYTES[kind](copy.read_bytes(), rng))
    problems = []
    try:
        store.restore(copy)
    except StorageError as error:
        if len(saved(store, known)) < len(known):
            problems.append(f"refused ({error.code}), but parties are gone")
    problems += inspect(store)
    store.close()
    return [f"{kind}: {problem}" for problem in problems]


def texts(folder: Path, rng: Random) -> list[str]:
    """Spoiled texts of parties: read, or refused with a line; never anything else."""
    partie = rng.choice(parties())
    text = write_partie(partie.head, partie.lines)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(text) + 1)
        piece = rng.choice(
            [
                "",
                "\n",
                " ",
                "0",
                "-1",
                "undo 99999999999999999999",
                "undo 0\n",
                "9" * 5000,
                "[" * 20_000,
                "\u2028",
                "é",
                "\0",
            ]
        )
        text = text[:at] + piece + text[at + rng.choice([0, 0, 1, 5, 40]) :]
    try:
        head, lines = read_partie(text)
    except PartieTextError:
        return []
    if head.game in GAMES:
        outcome(GAMES[head.game], head, lines)
    return []


# kills


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


def kill_backup(folder: Path, rng: Random) -> list[str]:
    """While everything is copied over an older copy."""
    content, known = good()
    path, copy = folder / "ludo.db", folder / "copy.ludo"
    path.write_bytes(content)
    store = Store(path)
    store.backup(copy)
    store.close()
    KILLED.kill("backup", lambda: Store(path).backup(copy), rng)
    return _both_whole((path, copy), known)


def kill_restore(folder: Path, rng: Random) -> list[str]:
    """While a copy takes the place of everything."""
    content, known = good()
    path, copy = folder / "ludo.db", folder / "copy.ludo"
    path.write_bytes(content)
    store = Store(path)
    store.backup(copy)
    store.close()
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


# places


def two_programs(folder: Path, rng: Random) -> list[str]:
    """Two programs write to one file: what one was promised stays."""
    path = folder / "ludo.db"
    stores = [Store(path), Store(path)]
    promised: dict[int, list[str]] = {}
    numbers = [store.create(parties()[0].head) for store in stores]
    for _ in range(20):
        store, session = rng.choice(stores), rng.choice(numbers)
        lines = promised.setdefault(session, [])
        line = f"line {rng.randrange(3)}"
        at = max(0, len(lines) - rng.randrange(2))
        try:
            store.append(session, at, [line], [], False)
        except StorageError as error:
            if error.code not in ("conflict", "busy"):
                return [error.code]
            continue
        if at == len(lines):
            lines.append(line)
    for store in stores if rng.random() < 0.5 else stores[::-1]:
        store.close()
    store = Store(path)
    problems = [] if store.notice is None else [f"notice {store.notice.code}"]
    for session, lines in promised.items():
        if store.load(session)[1] != lines:
            problems.append("lines differ")
    store.close()
    return problems


def vanished_folder(folder: Path, rng: Random) -> list[str]:
    """The folder is deleted while somebody plays: it is said, and the games go on elsewhere."""
    data = folder / "data"
    store = Store(data / "ludo.db")
    partie = rng.choice(parties())
    session = store.create(partie.head)
    gone = rng.randrange(len(partie.lines))
    for number, line in enumerate(partie.lines):
        if number == gone:
            shutil.rmtree(data)
        try:
            store.append(session, number, [line], partie.paid[number], False)
        except StorageError as error:
            if error.code != "vanished" or number != gone:
                return [f"{error.code} at {number}, gone at {gone}"]
            store.move(folder / "elsewhere")
            store.append(session, number, [line], partie.paid[number], False)
    store.close()
    again = Store(folder / "elsewhere" / "ludo.db")
    problems = [] if again.load(session)[1] == partie.lines else ["lines are lost"]
    problems += inspect(again, replay=False)
    again.close()
    return problems


def full_disk(folder: Path, rng: Random) -> list[str]:
    """The disk is full at some write: start, play, salvage and copies say so and lose nothing.

    In a mount of its own where that is possible (`tests.faults.full`), else by a limit of the size of files.
    """
    content, known = good()
    path = folder / "ludo.db"
    salvaging = rng.random() < 0.5
    if salvaging:
        content = damage.zeroed_page(content, rng)
    path.write_bytes(content)
    filler = folder / "filler"
    room = _fill_up(filler, rng)
    problems: list[str] = []
    store = Store(path)
    promised: list[int] = []
    session = None
    with suppress(StorageError):
        session = store.create(parties()[1].head)
        for number in range(300):
            store.append(session, number, ["0 play Kh" * 20], [], False)
            promised.append(number)
    with suppress(StorageError):
        store.backup(folder / "copy.ludo")
    if session is not None and len(store.load(session)[1]) != len(promised):
        problems.append("what was written differs from what was promised")
    saving = store.saving
    store.close()
    filler.unlink()
    again = Store(path)
    if session is not None and saving and len(again.load(session)[1]) != len(promised):
        problems.append("promised lines are lost")
    if len(saved(again, known)) < len(known) and not salvaging:
        problems.append("parties are gone")
    problems += inspect(again)
    again.close()
    return [f"room {room}, salvaging {salvaging}: {problem}" for problem in problems]


def _fill_up(filler: Path, rng: Random) -> int:
    """Leave a few bytes at most; how many."""
    status = os.statvfs(filler.parent)
    free = status.f_bavail * status.f_frsize
    room = rng.choice([0, 4096, 40_000, 150_000, 400_000])
    with filler.open("wb") as file:
        file.write(bytes(max(0, free - room)))
    return room


@dataclass
class Stalls:
    """The longest times without a sign of life, in seconds of processor time: other programs do not count."""

    longest: dict[str, float] = field(default_factory=dict)

    def measure(self, name: str, work: Callable[[Callable[[int, int], None]], object]) -> list[str]:
        """Do something that shows its progress; what is wrong with it."""
        last, longest = process_time(), 0.0

        def progress(_done: int, _of: int) -> None:
            nonlocal last, longest
            now = process_time()
            longest, last = max(longest, now - last), now

        work(progress)
        progress(0, 0)
        self.longest[name] = max(longest, self.longest.get(name, 0.0))
        return [f"{name}: {longest:.1f} s without a sign of life"] if longest > LONGEST else []


STALLS: Final = Stalls()
LONGEST: Final = 2.0


def long_work(folder: Path, rng: Random) -> list[str]:
    """Starts, salvage and import of a large file show their progress all the time."""
    content, known = good(LARGE)
    path = folder / "ludo.db"
    path.write_bytes(content)
    problems = STALLS.measure("start", lambda progress: Store(path, progress=progress).close())
    for kind, spoil in damage.BYTES.items():
        path.write_bytes(spoil(content, rng))
        problems += STALLS.measure(kind, lambda progress: Store(path, progress=progress).close())
    copy = folder / "copy.ludo"
    copy.write_bytes(content)
    store = Store(path)
    problems += STALLS.measure("import", lambda progress: store.restore(copy, progress))
    problems += STALLS.measure("copy", lambda _: store.backup(copy))
    problems += STALLS.measure("list", lambda _: store.sessions())
    problems += [] if store.session_count() == len(known) else ["not everything was imported"]
    store.close()
    return problems


@dataclass(frozen=True)
class Plan:
    """A trial, how often it is tried in a whole campaign, and how often in the tests of every day."""

    trial: Trial
    whole: int
    short: int


PLANS: Final = (
    Plan(spoiled_bytes, 2500, 24),
    Plan(share_saved, 300, 6),
    Plan(wrong_types, 800, 10),
    Plan(other_schemas, 300, 6),
    Plan(links_and_rights, 200, 12),
    Plan(journals, 200, 8),
    Plan(backups, 1500, 10),
    Plan(texts, 4500, 60),
    Plan(kill_start, 80, 3),
    Plan(kill_salvage, 80, 3),
    Plan(kill_migration, 80, 3),
    Plan(kill_backup, 100, 3),
    Plan(kill_restore, 100, 3),
    Plan(kill_books, 300, 2),
    Plan(mutated_books, 2000, 8),
    Plan(two_programs, 100, 3),
    Plan(vanished_folder, 50, 3),
    Plan(long_work, 2, 0),
    Plan(windows, 300, 4),
)
UNIX_ONLY: Final = (
    journals,
    kill_start,
    kill_salvage,
    kill_migration,
    kill_backup,
    kill_restore,
    kill_books,
    vanished_folder,
)


def possible(plan: Plan) -> bool:
    """Can this be tried on this system?"""
    return sys.platform != "win32" or plan.trial not in UNIX_ONLY
