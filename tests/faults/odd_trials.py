"""Trials of odd places and times: a folder copied while it is open, clocks that jump, a disk full at any write."""

import os
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, Plan
from ludo.session.ports import StorageError
from ludo.store import exit_marker
from ludo.store.store import Store
from tests.faults.files import Played, inspect, open_all_evenings, parties
from tests.zones import in_zone

MOMENTS: Final = (
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(2036, 2, 7, 6, 28, 15, tzinfo=UTC),
    datetime(2038, 1, 19, 3, 14, 7, tzinfo=UTC),
    datetime(2026, 3, 29, 0, 59, 59, tzinfo=UTC),
    datetime(2026, 10, 25, 0, 59, 59, tzinfo=UTC),
    datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC),
)
"""Clocks that were never set, that counters of seconds begin anew at, and at which summer and years begin and end."""
STEPS: Final = (-3600, -1, 0, 1, 3600, 86_400)
"""Seconds from one look at the clock to the next: an hour back, a day asleep."""
ZONES: Final = ("UTC", "Europe/Paris", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu")


def synced_while_open(folder: Path, rng: Random) -> list[str]:
    """A program copies the folder to other computers, and what they wrote over it, while somebody plays."""
    place = folder / rng.choice(["OneDrive", "Dropbox"])
    place.mkdir()
    path, partie = place / "ludo.db", rng.choice(parties())
    store = Store(path)
    session = store.create(partie.head)
    act = rng.choice([_copied, _replaced, _written_over, _beside])
    stop = rng.randrange(1, len(partie.lines) + 1)
    problems = _played(store, session, partie, 0, stop)
    copyfile(path, folder / "copied.db")
    problems += [f"the copy: {problem}" for problem in _holds(folder / "copied.db", session, partie.lines[:stop])]
    promised = act(path, folder, store, session, partie, stop)
    with suppress(StorageError):
        store.close()
    return [f"{act.__name__}: {problem}" for problem in problems + _holds(path, session, promised)]


def _copied(_path: Path, _folder: Path, store: Store, session: int, partie: Played, stop: int) -> list[str]:
    """Nothing comes from elsewhere."""
    _played(store, session, partie, stop, len(partie.lines))
    return partie.lines


def _beside(path: Path, folder: Path, store: Store, session: int, partie: Played, stop: int) -> list[str]:
    """The file of another computer comes beside this one, and its marker in the place of ours."""
    copyfile(folder / "copied.db", path.with_name("ludo (conflicted copy).db"))
    exit_marker.write(path, exit_marker.Marker(None, exit_marker.fingerprint(folder / "copied.db")))
    return _copied(path, folder, store, session, partie, stop)


def _replaced(path: Path, folder: Path, store: Store, session: int, partie: Played, stop: int) -> list[str]:
    """Another file takes the place of this one: it is said, and not written over."""
    os.replace(folder / "copied.db", path)
    try:
        store.append(session, stop, ["elsewhere"], [], False)
    except StorageError as error:
        return partie.lines[:stop] if error.code == "vanished" else [error.code]
    return ["written into a file that is gone"]


def _written_over(path: Path, folder: Path, store: Store, session: int, partie: Played, stop: int) -> list[str]:
    """Another computer has gone on; its bytes come into this very file between two acts."""
    there = Store(folder / "copied.db")
    there.append(session, stop, ["there"], [], False)
    there.close()
    copyfile(folder / "copied.db", path)
    try:
        store.append(session, stop, ["here"], [], False)
    except StorageError as error:
        return [*partie.lines[:stop], "there"] if error.code in ("conflict", "busy", "damaged") else [error.code]
    return ["written over what the other computer wrote"]


def _played(store: Store, session: int, partie: Played, first: int, end: int) -> list[str]:
    for number in range(first, end):
        store.append(session, number, [partie.lines[number]], partie.paid[number], False)
    return []


def _holds(path: Path, session: int, lines: list[str]) -> list[str]:
    """Say what is wrong with a file that has to hold a partie."""
    store = Store(path)
    found = store.load(session)[1]
    damaged = [notice.code for notice in store.notices if notice.code not in ("synced-folder",)]
    store.close()
    return [f"{len(found)} lines of {len(lines)} promised"] * (found != lines) + damaged


def odd_clocks(folder: Path, rng: Random) -> list[str]:
    """The clock jumps at every look, and the computer is in another zone each start: evenings stay in order."""
    moment = rng.choice(MOMENTS)

    def clock() -> datetime:
        nonlocal moment
        moment = max(MOMENTS[0], moment + timedelta(seconds=rng.choice(STEPS)))
        return moment

    path, partie, problems = folder / "ludo.db", rng.choice(parties()), []
    promised: list[tuple[int, int]] = []
    for _ in range(3):
        with in_zone(rng.choice(ZONES)):
            store = Store(path, clock)
            promised.append(_evening(store, partie, rng))
            problems += inspect(store, replay=False) + open_all_evenings(store)
            problems += [notice.code for notice in store.notices]
            store.close()
            moment = rng.choice((moment, *MOMENTS))
    store = Store(path, clock)
    for evening, session in promised:
        events = [event.moment for event in store.nights.evenings.events(evening)]
        problems += ["events out of order"] * (events != sorted(events))
        problems += ["lines are lost"] * (store.load(session)[1] != partie.lines)
    store.close()
    return problems


def _evening(store: Store, partie: Played, rng: Random) -> tuple[int, int]:
    """Hold an evening with a partie; its number and that of the partie."""
    nights = store.nights
    known = {person.name: person.number for person in nights.people.all()}
    people = [known.get(name) or nights.people.add(name) for name in ("Anna", "Paul", "Zoé")]
    evening = nights.evenings.start(Plan("odd"), people)
    session = store.create(partie.head)
    _played(store, session, partie, 0, len(partie.lines))
    nights.evenings.assign("session", session, evening)
    nights.chips.correct(None, person_account(people[0]), person_account(people[1]), 1 + rng.randrange(9), "a debt")
    for kind in (EventKind.PAUSED, EventKind.RESUMED, EventKind.CLOSED):
        nights.evenings.record(evening, kind)
    return evening, session


def suspended(folder: Path, rng: Random) -> list[str]:
    """The computer sleeps for a day, while another program writes to the same folder: both keep what was promised."""
    place = folder / rng.choice(["Ludo", "Dropbox"])
    now = datetime(2026, 11, 28, 22, 0, tzinfo=UTC)
    asleep = Store(place / "ludo.db", lambda: now)
    partie = rng.choice(parties())
    stop = rng.randrange(1, len(partie.lines) + 1)
    session = asleep.create(partie.head)
    problems = _played(asleep, session, partie, 0, stop)
    other = Store(place / "ludo.db", lambda: now)
    theirs = other.create(partie.head)
    problems += _played(other, theirs, partie, 0, len(partie.lines))
    if rng.random() < 0.5:
        other.close()
    now += timedelta(days=1)
    problems += _played(asleep, session, partie, stop, len(partie.lines))
    asleep.close()
    other.close()
    for number in (session, theirs):
        problems += _holds(place / "ludo.db", number, partie.lines)
    return problems


def full_between_writes(folder: Path, rng: Random) -> list[str]:
    """The disk is full from any write on, and has room again later: what was refused is not there, the rest is."""
    path = folder / rng.choice(["Ludo", "Dropbox"]) / "ludo.db"
    store = Store(path)
    session = store.create(parties()[0].head)
    connection = store._database.connection
    full, room = sorted(rng.sample(range(120), 2))
    promised: list[str] = []
    refused = 0
    for number in range(120):
        if number == full:
            used = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {used}")
        if number == room:
            connection.execute(f"PRAGMA max_page_count = {1 << 30}")
        line = f"{number} {'x' * rng.randrange(3000)}"
        try:
            store.append(session, len(promised), [line], [], False)
            promised.append(line)
        except StorageError as error:
            refused += 1
            if error.code != "disk-full":
                return [error.code]
            if store.load(session)[1] != promised:
                return ["what is there differs from what was promised"]
    store.close()
    return [f"full {full} to {room}, {refused} refused: {problem}" for problem in _holds(path, session, promised)]
