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
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.books import PEOPLE, STAKE, import_partie, picture
from tests.faults.deeds_mending import MENDING
from tests.faults.deeds_more import MORE
from tests.faults.facts import Facts, Identity, missing
from tests.faults.files import parties

Deed: TypeAlias = Callable[[Store, Random], Facts]


def begin(store: Store) -> list[int]:
    """Write people and an evening down that deeds are about; the numbers of the people."""
    parties()  # before another process needs them
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
            sides = "bank", f"person {payee}"
        case "cash-out":
            store.nights.money.cash(1, payer, chips, reason=reason)
            sides = f"person {payer}", "bank"
        case "transfer":
            chip.transfer(1, payer, payee, chips, reason)
            sides = f"person {payer}", f"person {payee}"
        case _:
            chip.correct(1, person_account(payer), person_account(payee), chips, reason)
            sides = f"person {payer}", f"person {payee}"
    return {
        ("hand_entries", 1, entry): (kind,),
        ("entry_identities", 1, entry): (Identity(),),
        ("postings", "hand", 1, entry, 1, 0, 0): (*sides, chips, reason),
        **{("accounts", side): () for side in sides},
    }


def _diary(store: Store, luck: Random) -> Facts:
    """Somebody leaves or comes back; the evening is closed, or opened again."""
    place = 1 + _number(store, "SELECT max(number) FROM evening_events WHERE evening = 1")
    closed = bool(_number(store, "SELECT closed FROM evenings WHERE id = 1"))
    kind = EventKind.REOPENED if closed else EventKind.CLOSED
    store.nights.evenings.record(1, kind)
    plan = ("Deeds", "Chez Léa", "", int(kind is EventKind.CLOSED), 0)
    return {
        ("evening_events", 1, place): (kind.value, None),
        ("event_identities", 1, place): (Identity(),),
        ("evenings", 1): plan,
    }


def _sheet(store: Store, luck: Random) -> Facts:
    """A sheet is begun, a line written, and corrected; its chips go with it."""
    people = luck.sample(range(1, len(PEOPLE) + 1), 4)
    number = store.nights.sheets.create("trut", {"stake": STAKE, "truts_to_win": 7}, people, 1)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    told: Facts = {("sheets", number): ("trut", 1, 0), ("identities", "sheet", number): (Identity(),)}
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
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    while not sheet.position.standing.over:  # type: ignore[attr-defined]
        fortial = sheet.position.fortial  # type: ignore[attr-defined]
        sheet.add(TrutLine("followed", 0) if fortial is None else TrutLine("went", 0))
    told: Facts = {("sheets", number): ("trut", 1, 1), ("finished", "sheet", number): ("played", 1)}
    told |= {
        ("results", "sheet", number, chair): (person, 1 + chair % 2, 1 if chair % 2 == 0 else 0)
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
    return {
        ("people", number): (name, into, 0, None, None, ""),
        ("identities", "person", number): (Identity(),),
    }


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
    *MORE,
    *MENDING,
)


def do(path: Path, pipe: Connection, seed: int, writes: float = float("inf")) -> None:
    """Do one deed after the other, and report each that came to its end; die before the write that is one too many."""
    store, luck, done = Store(path), Random(seed), 0

    def trace(statement: str) -> None:
        nonlocal done
        done += statement.lstrip().upper().startswith(_WRITES)
        if done > writes:
            os.kill(os.getpid(), signal.SIGKILL)

    while True:
        store._database.connection.set_trace_callback(trace)  # another one after a restore
        pipe.send(luck.choice(DEEDS)(store, luck))


_WRITES: Final = ("INSERT", "UPDATE", "DELETE", "REPLACE", "BEGIN", "COMMIT", "CREATE", "DROP", "PRAGMA")
_MOST_WRITES: Final = 600


def kill_while_doing(path: Path, luck: Random, within: float = 0.35) -> Facts:
    """Let a process do deeds, and kill it between two writes or at any instant; what was reported."""
    ours, theirs = get_context("fork").Pipe(duplex=False)
    writes = luck.randrange(_MOST_WRITES) if luck.random() < 0.5 else float("inf")
    given = path, theirs, luck.randrange(1 << 30), writes
    child = get_context("fork").Process(target=do, args=given, daemon=True)
    child.start()
    theirs.close()
    if writes == float("inf"):
        sleep(luck.uniform(0.02, within))
        os.kill(child.pid or 0, signal.SIGKILL)
    told: Facts = {}
    try:
        while True:
            told |= ours.recv()
    except (EOFError, OSError):
        ours.close()
    child.join()
    return told


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
    problems = missing(told, path) if path.exists() else []  # between two renames of a restore there is none
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
