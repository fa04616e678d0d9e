"""Books with something in every table: evenings, sheets with corrected lines, chips, pictures, imported parties."""

import struct
import zlib
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.exchange import Table
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.store.store import Store
from tests.faults.books_more import add_more

PEOPLE: Final = ("Anna", "Paul", "Léa", "Zoé", "Marc", "Nora")
STAKE: Final = 5


def hold_evening(store: Store, session: int, seed: int) -> None:
    """Hold an evening with this partie, a sheet with corrected lines, chips, mistakes, and what else there can be."""
    nights, luck = store.nights, Random(seed)
    people = [nights.people.add(name) for name in luck.sample(PEOPLE, 4)]
    nights.people.describe(people[0], colour="teal", notes=f"came for the {seed}th time")
    nights.people.set_picture(people[0], picture(seed))
    evening = nights.evenings.start(Plan(f"Evening {seed}", "Chez Léa", "rain", rules=HouseRules(buy_in=50)), people)
    nights.evenings.assign("session", session, evening)
    write_sheet(store, evening, people, luck)
    nights.chips.take_back(nights.chips.transfer(evening, people[0], people[1], 5), "never happened")
    nights.money.cash(evening, people[2], 20, reason="had to leave")
    nights.chips.correct(None, person_account(people[3]), person_account(people[0]), 1 + seed % 7, "an old debt")
    add_more(store, evening, people, seed)
    nights.evenings.record(evening, EventKind.LEFT, people[3])
    nights.evenings.record(evening, EventKind.PAUSED)
    nights.evenings.record(evening, EventKind.RESUMED)
    nights.evenings.record(evening, EventKind.CLOSED)
    import_partie(store, evening, seed)
    if seed % 4 == 1:
        nights.people.merge(nights.people.add(f"Annette {seed}"), people[0])
    if seed % 4 == 3:
        nights.people.archive(nights.people.add(f"Guest {seed}"))


def write_sheet(store: Store, evening: int | None, people: list[int], luck: Random) -> int:
    """Write a score sheet of Trut to its end, with a corrected line, a struck one and one that was forgotten."""
    number = store.nights.sheets.create("trut", {"stake": STAKE, "truts_to_win": 2}, people, evening)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    sheet.add(TrutLine("plain", 0))
    sheet.revise(1, TrutLine("plain", 1), "mistyped")
    sheet.add(TrutLine("void", None))
    sheet.revise(2, None, "another table")
    sheet.insert(1, TrutLine("plain", 0), "forgotten")
    while not sheet.position.standing.over:  # type: ignore[attr-defined]
        side = luck.randrange(2)
        fortial = sheet.position.fortial  # type: ignore[attr-defined]
        sheet.add(TrutLine("followed", side) if fortial is None else TrutLine("went", side))
    return number


def import_partie(store: Store, evening: int, seed: int) -> None:
    """Take in a partie of another computer, of which only the results are known."""
    plan = store.nights.evenings.get(evening)
    text = StringIO()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.csv"
        store.nights.exchange.export(Table.RESULTS, path, evening=evening)
        head = path.read_text(encoding="utf-8-sig").splitlines()[0]
        text.write(f"{head}\n")
        for chair, name in enumerate(("Anna", "Paul", "Marc")):
            started = plan.started
            text.write(
                f"sheet,{900 + seed},{plan.plan.name},{started},trio,{started},{started},1,{chair},person,{name},"
                f"{1 + (chair + seed) % 3},{seed * chair}\n"
            )
        path.write_text(text.getvalue(), encoding="utf-8")
        store.nights.exchange.take_in(path)


def picture(seed: int) -> bytes:
    """Return a picture (PNG) of some pages of a file."""
    luck, side = Random(seed), 56
    rows = b"".join(b"\0" + luck.randbytes(3 * side) for _ in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 0)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
