"""Deeds with chips that go back: annulled, counted again, of another person, put away; see `tests.faults.deeds`."""

from random import Random
from typing import Final

from ludo.nights.chips import person_account
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.money import Worth
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.store.store import Store
from tests.faults.books import PEOPLE, STAKE
from tests.faults.deeds_more import highest
from tests.faults.facts import Facts

EVERYBODY: Final = range(1, len(PEOPLE) + 1)


def _paid(number: int, people: list[int]) -> Facts:
    """What a sheet that the first side has won pays: the others lose their stakes."""
    told: Facts = {}
    for chair, person in enumerate(people):
        sides = (f"sheet {number}", f"person {person}")
        payer, payee = sides if chair % 2 == 0 else sides[::-1]
        told["postings", "line", number, 1, 1, chair, 0] = (payer, payee, STAKE, None)
    return told


def _back(paid: Facts, reason: str) -> Facts:
    """The counter-entries of what was paid."""
    told: Facts = {}
    for key, row in paid.items():
        assert row is not None
        told[(*key[:-1], 1)] = (row[1], row[0], row[2], reason)
    return told


def mend_paid(store: Store, luck: Random) -> Facts:
    """A sheet is played for a stake and annulled; it may count again, and somebody else may have sat there."""
    mending, people = store.nights.mending, luck.sample(EVERYBODY, 4)
    number = store.nights.sheets.create("trut", {"stake": STAKE, "truts_to_win": 1}, people, 1)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    while not sheet.position.standing.over:  # type: ignore[attr-defined]
        fortial = sheet.position.fortial  # type: ignore[attr-defined]
        sheet.add(TrutLine("followed", 0) if fortial is None else TrutLine("went", 0))
    paid = _paid(number, people)
    mending.annul("sheet", number, "the wrong stake")
    told = {("sheets", number): ("trut", 1, 1), **paid, **_back(paid, "the wrong stake")}
    told["annulled", "sheet", number] = ("the wrong stake",)
    if luck.random() < 0.7:
        mending.count_again("sheet", number)
        told["annulled", "sheet", number] = None
        told |= dict.fromkeys(_back(paid, ""))
        if luck.random() < 0.7:
            other = luck.choice([person for person in EVERYBODY if person not in people])
            mending.exchange("sheet", number, people[0], other, "mixed up")
            told |= _paid(number, [other, *people[1:]])
            told["sheet_chairs", number, 0] = (other,)
            told["results", "sheet", number, 0] = (other, 1, 1)
    return told


def put_away(store: Store, luck: Random) -> Facts:
    """An evening was written twice: it is put away with its chips, and may be listed again."""
    nights, person = store.nights, luck.choice(EVERYBODY)
    number, chips, name = highest(store, "evenings") + 1, luck.randrange(1, 60), f"Twice {luck.random()}"
    nights.evenings.start(Plan(name), [person])
    nights.chips.buy_in(number, person, chips, "")
    nights.evenings.record(number, EventKind.CLOSED)
    nights.mending.put_away(number, "written twice")
    away = luck.random() < 0.5
    if not away:
        nights.mending.bring_back(number)
    bought, back = ("postings", "hand", number, 1, 1, 0, 0), ("postings", "hand", number, 1, 1, 0, 1)
    return {
        ("evenings", number): (name, "", "", 1, int(away)),
        ("hand_entries", number, 1): ("buy-in",),
        bought: ("bank", f"person {person}", chips, None),
        back: (f"person {person}", "bank", chips, "written twice") if away else None,
    }


def share_expense(store: Store, luck: Random) -> Facts:
    """One person has paid for three."""
    payer, *others = luck.sample(EVERYBODY, 3)
    share, reason = luck.randrange(1, 20), f"pizza {luck.random()}"
    query = "SELECT coalesce(max(number), 0) FROM hand_entries WHERE evening = 1"
    entry = 1 + int(store._database.connection.execute(query).fetchone()[0])
    store.nights.others.expense(1, payer, 3 * share, [payer, *others], reason)
    told: Facts = {("hand_entries", 1, entry): ("expense",)}
    for part, person in enumerate(others):
        told["postings", "hand", 1, entry, 1, part, 0] = (f"person {person}", f"person {payer}", share, reason)
    return told


def play_for_money(store: Store, luck: Random) -> Facts:
    """An evening for money: chips are bought and counted at the end, and a part of what is owed is paid."""
    nights, (one, other) = store.nights, luck.sample(EVERYBODY, 2)
    number, chips = highest(store, "evenings") + 1, luck.randrange(1, 90)
    nights.evenings.start(Plan(f"For money {luck.random()}", worth=Worth(100, 500, "EUR")), [one, other])
    nights.money.buy(number, one, chips)
    nights.money.count(number, {one: chips - 1, other: 1}, play=True)
    nights.money.pay(number, person_account(one), person_account(other), 3, "EUR")
    kinds = {1: "buy-in", 2: "count-play", 3: "payment"}
    return {
        **{("hand_entries", number, entry): (kind,) for entry, kind in kinds.items()},
        ("money", number, 1, 0): (f"person {one}", "bank", 5 * chips, "EUR", "cash"),
        ("money", number, 3, 0): (f"person {other}", f"person {one}", 3, "EUR", "owed"),
        ("counts", number, 2, f"person {one}"): (chips - 1,),
        ("counts", number, 2, f"person {other}"): (1,),
    }


MENDING: Final = (mend_paid, mend_paid, put_away, share_expense, play_for_money)
