"""Trials that spoil a file, start again, and say what they find wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final

from ludo.games import GAMES
from ludo.session.outcomes import outcome
from ludo.session.partie_text import PartieTextError, read_partie, write_partie
from ludo.session.ports import StorageError
from ludo.store.files import WAL, companion
from ludo.store.store import Store
from tests.faults import damage, oracle
from tests.faults.files import SMALL, Played, evenings_held, good, inspect, open_all_evenings, parties, saved
from tests.faults.kill_trials import write_and_die


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


_SILENT: Final = ("blobs",)
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
