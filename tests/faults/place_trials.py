"""Trials of the place of a file: two programs, a folder that vanishes, a full disk."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from random import Random

from ludo.session.ports import StorageError
from ludo.store.store import Store
from tests.faults import damage
from tests.faults.files import good, inspect, parties, saved


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
