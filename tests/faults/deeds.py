"""What somebody did with the books, and what the file must hold for it; programs are killed while they do it.

Each deed says by itself which rows must be there, from what it was told and not from what the program answers; the
oracle reads them. A process does one deed after the other and reports each that came to its end.
"""

import os
import signal
from collections.abc import Callable
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import sleep
from typing import Final, TypeAlias

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.exchange import Table
from ludo.nights.sheets.kept import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.books import PEOPLE, STAKE, import_partie, picture

Facts: TypeAlias = dict[tuple[object, ...], tuple[object, ...]]
"""By what a row is known, what it must hold."""
Deed: TypeAlias = Callable[[Store, Random], Facts]

_COMPARED: Final = {
    "people": ("id", "name", "merged_into", "archived", "colour", "picture", "notes"),
    "evenings": ("id", "name", "place", "notes", "closed"),
    "evening_events": ("evening", "number", "kind", "person"),
    "sheets": ("id", "game", "evening", "over"),
    "sheet_chairs": ("sheet", "chair", "person"),
    "sheet_lines": ("sheet", "number", "revision", "line", "reason"),
    "results": ("source", "origin", "chair", "person", "place", "score"),
    "finished": ("source", "origin", "kind", "counted"),
    "hand_entries": ("evening", "number", "kind"),
    "postings": ("source", "origin", "number", "generation", "reversal", "payer", "payee", "amount", "reason"),
    "settings": ("key", "value"),
}
"""What deeds say of the rows of a table; of postings the owners of accounts are compared."""
ELSEWHERE: Final = frozenset(
    (
        *("sessions", "chairs", "log", "accounts", "identities", "entry_identities", "event_identities"),
        *("distinct_people", "annulled", "outside", "taken_out", "chair_changes", "other_games", "plays"),
        *("play_chairs", "seasons", "removed"),
    )
)
"""Tables that deeds say nothing of: parties are killed by `kill_play`, and every table is compared row by row where a
file is salvaged, copied, migrated or restored."""


def unknown_tables(books: oracle.Books) -> list[str]:
    """Return tables of a file that nothing here compares."""
    return sorted(books.keys() - _COMPARED.keys() - ELSEWHERE)


def facts(path: Path) -> Facts:
    """Return what a file says of everything that deeds are about."""
    with closing(oracle.connect(path)) as raw:
        found: Facts = {}
        owners = {
            number: person if person is not None else session or sheet or name
            for number, person, session, sheet, name in raw.execute(
                "SELECT id, person, session, sheet, name FROM accounts"
            )
        }
        for table, columns in _COMPARED.items():
            for row in raw.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                values = list(row)
                if table == "postings":
                    values[5:7] = owners[row[5]], owners[row[6]]
                size = _KEYS.get(table, 1)
                key = (table, *values[:size])
                found[key] = tuple(values[size:])
        return found


_KEYS: Final = {
    "evening_events": 2,
    "sheet_chairs": 2,
    "sheet_lines": 3,
    "results": 3,
    "finished": 2,
    "hand_entries": 2,
    "postings": 5,
}


def begin(store: Store) -> list[int]:
    """Write people and an evening down that deeds are about; the numbers of the people."""
    people = [store.nights.people.add(name) for name in PEOPLE]
    store.nights.evenings.start(Plan("Deeds", "Chez Léa"), people)
    return people


def _number(store: Store, query: str) -> int:
    found = store._database.connection.execute(query).fetchone()[0]
    return int(found or 0)


def _hand(store: Store, luck: Random) -> Facts:
    """Chips by hand: bought, given back, given to somebody, corrected."""
    payer, payee = luck.sample(range(1, len(PEOPLE) + 1), 2)
    chips, reason = luck.randrange(1, 90), f"reason {luck.random()}"
    entry = 1 + _number(store, "SELECT max(number) FROM hand_entries WHERE evening = 1")
    kind = luck.choice(("buy-in", "cash-out", "transfer", "correction"))
    chip = store.nights.chips
    match kind:
        case "buy-in":
            chip.buy_in(1, payee, chips, reason)
            sides: tuple[object, object] = ("bank", payee)
        case "cash-out":
            chip.cash_out(1, payer, chips, reason)
            sides = (payer, "bank")
        case "transfer":
            chip.transfer(1, payer, payee, chips, reason)
            sides = (payer, payee)
        case _:
            chip.correct(1, person_account(payer), person_account(payee), chips, reason)
            sides = (payer, payee)
    return {
        ("hand_entries", 1, entry): (kind,),
        ("postings", "hand", 1, entry, 1, 0): (*sides, chips, reason),
    }


def _diary(store: Store, luck: Random) -> Facts:
    """Somebody leaves or comes back; the evening is closed, or opened again."""
    place = 1 + _number(store, "SELECT max(number) FROM evening_events WHERE evening = 1")
    closed = bool(_number(store, "SELECT closed FROM evenings WHERE id = 1"))
    kind = EventKind.REOPENED if closed else EventKind.CLOSED
    store.nights.evenings.record(1, kind)
    plan = ("Deeds", "Chez Léa", "", int(kind is EventKind.CLOSED))
    return {("evening_events", 1, place): (kind.value, None), ("evenings", 1): plan}


def _sheet(store: Store, luck: Random) -> Facts:
    """A sheet is begun, a line written, and corrected; its chips go with it."""
    people = luck.sample(range(1, len(PEOPLE) + 1), 4)
    number = store.nights.sheets.create("trut", {"stake": STAKE, "truts_to_win": 7}, people, 1)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights, number)  # type: ignore[type-var]
    told: Facts = {("sheets", number): ("trut", 1, 0)}
    told |= {("sheet_chairs", number, chair): (person,) for chair, person in enumerate(people)}
    for line in (1, 2):
        side = luck.randrange(2)
        sheet.add(TrutLine("plain", side))
        told["sheet_lines", number, line, 0] = (sheet.sheet.write(TrutLine("plain", side)), None)
    sheet.revise(1, None, "struck")
    told["sheet_lines", number, 1, 1] = ("null", "struck")
    return told


def _finished_sheet(store: Store, luck: Random) -> Facts:
    """A sheet is played to its end: its result is there, and its stakes are paid."""
    people = luck.sample(range(1, len(PEOPLE) + 1), 4)
    number = store.nights.sheets.create("trut", {"stake": STAKE, "truts_to_win": 1}, people, 1)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights, number)  # type: ignore[type-var]
    while not sheet.position.standing.over:  # type: ignore[attr-defined]
        fortial = sheet.position.fortial  # type: ignore[attr-defined]
        sheet.add(TrutLine("followed", 0) if fortial is None else TrutLine("went", 0))
    told: Facts = {("sheets", number): ("trut", 1, 1), ("finished", "sheet", number): ("played", 1)}
    told |= {
        ("results", "sheet", number, chair): (person, 1 if chair % 2 == 0 else 3, 1 if chair % 2 == 0 else 0)
        for chair, person in enumerate(people)
    }
    return told


def _person(store: Store, luck: Random) -> Facts:
    """A picture and notes."""
    number, notes = luck.randrange(1, len(PEOPLE) + 1), f"notes {luck.random()}"
    photo = picture(luck.randrange(1000))
    store.nights.people.set_picture(number, photo)
    store.nights.people.describe(number, colour="pink", notes=notes)
    return {("people", number): (PEOPLE[number - 1], None, 0, "pink", photo, notes)}


def _merge(store: Store, luck: Random) -> Facts:
    """Two entries become one person."""
    number = store.nights.people.add(f"Twin {luck.random()}")
    name = store.nights.people.get(number).name
    into = luck.randrange(1, len(PEOPLE) + 1)
    store.nights.people.merge(number, into)
    return {("people", number): (name, into, 0, None, None, "")}


def _import(store: Store, luck: Random) -> Facts:
    """A CSV file with a partie of another computer."""
    before = _number(store, "SELECT max(id) FROM sheets")
    seed = luck.randrange(10_000)
    import_partie(store, 1, seed)
    number = _number(store, "SELECT max(id) FROM sheets")
    if number == before:  # known already
        return {}
    ids = {name: place for place, name in enumerate(PEOPLE, 1)}
    told: Facts = {("finished", "sheet", number): ("imported", 1)}
    for chair, name in enumerate(("Anna", "Paul", "Marc")):
        told["results", "sheet", number, chair] = (ids[name], 1 + (chair + seed) % 3, seed * chair)
    return told


def _setting(store: Store, luck: Random) -> Facts:
    value = str(luck.random())
    store.put("deeds", value)
    return {("settings", "deeds"): (value,)}


def _copies(store: Store, luck: Random) -> Facts:
    """Everything goes out as CSV and as a copy, and the copy is looked at."""
    folder = store.path.parent
    for table in Table:
        store.nights.exchange.export(table, folder / f"{table}.csv")
    store.backup(folder / "copy.ludo")
    return {}


DEEDS: Final[tuple[Deed, ...]] = (
    *(_hand, _hand, _hand, _diary, _diary, _sheet, _sheet, _finished_sheet, _person, _merge, _import),
    *(_setting, _copies),
)


def do(path: Path, pipe: Connection, seed: int) -> None:
    """Do one deed after the other, and report each that came to its end."""
    store, luck = Store(path), Random(seed)
    while True:
        pipe.send(luck.choice(DEEDS)(store, luck))


def kill_while_doing(path: Path, luck: Random, within: float = 0.35) -> Facts:
    """Let a process do deeds, and kill it; what was reported."""
    ours, theirs = get_context("fork").Pipe(duplex=False)
    child = get_context("fork").Process(target=do, args=(path, theirs, luck.randrange(1 << 30)), daemon=True)
    child.start()
    theirs.close()
    sleep(luck.uniform(0.02, within))
    os.kill(child.pid or 0, signal.SIGKILL)
    child.join()
    told: Facts = {}
    try:
        while True:
            told |= ours.recv()
    except (EOFError, OSError):
        ours.close()
    return told


def missing(told: Facts, path: Path, *, exact: bool = False) -> list[str]:
    """Return what was reported and is not in the file, or otherwise; and tables that nobody compares.

    Where not `exact`: what was being done when the end came may have changed once more what goes on.
    """
    there = facts(path)
    wrong = [
        f"{key}: {there.get(key)}, not {row}"
        for key, row in told.items()
        if there.get(key) != row and (exact or key not in there or key[0] not in _MAY_GO_ON)
    ]
    return wrong[:3] + [f"nobody compares the table {table}" for table in unknown_tables(oracle.read_file(path))]


_MAY_GO_ON: Final = ("sheets", "evenings", "people", "settings")


def kill_books(folder: Path, luck: Random, rounds: int = 3) -> list[str]:
    """Kill a program that does something with the books, several times over one file; return what is wrong then."""
    path = folder / "ludo.db"
    if not path.exists():
        store = Store(path)
        begin(store)
        store.close()
    told: Facts = {}
    for _ in range(rounds):
        told |= kill_while_doing(path, luck)
    problems = missing(told, path)
    store = Store(path)
    problems += [] if store.notice is None else [f"notice {store.notice.code}"]
    store.close()
    problems += missing(told, path)
    return problems if sums_to_zero(path) else [*problems, "a counter-entry is alone"]


def sums_to_zero(path: Path) -> bool:
    """Is every posting between two accounts, and a counter-entry that of one that is there?"""
    with closing(oracle.connect(path)) as raw:
        query = (
            "SELECT count(*) FROM postings AS back WHERE reversal = 1 AND NOT EXISTS (SELECT 1 FROM postings WHERE "
            "source = back.source AND origin = back.origin AND number = back.number AND generation = back.generation "
            "AND reversal = 0 AND part = back.part AND amount = back.amount)"
        )
        return bool(raw.execute(query).fetchone()[0] == 0)
