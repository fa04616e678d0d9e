"""Balances by SQL, against sums of the postings one by one; where every posting comes from."""

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from ludo.nights.chips import (
    BANK,
    Account,
    Move,
    Payment,
    Posting,
    Scope,
    SourceKind,
    person_account,
    sheet_account,
)
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.nights.fill import Amounts, fill
from tests.session.tables import fresh_store, header


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    minutes = count()
    opened = Store(
        tmp_path / "ludo.db", lambda: datetime(2026, 5, 1, 20, tzinfo=UTC) + timedelta(minutes=next(minutes))
    )
    yield opened
    opened.close()


def summed(postings: list[Posting]) -> dict[Account, int]:
    """Balances from postings, one by one."""
    found: Counter[Account] = Counter()
    for posting in postings:
        found[posting.move.payee] += posting.move.chips
        found[posting.move.payer] -= posting.move.chips
    return {account: chips for account, chips in found.items() if chips}


def balances(store: Store, scope: Scope, evening: int | None) -> dict[Account, int]:
    """Balances by SQL."""
    return dict(store.nights.chips.balances(scope, evening))


def test_balances_are_summed_again_only_when_something_was_played_or_entered(store: Store) -> None:
    anna, bruno = (store.nights.people.add(name) for name in ("Anna", "Bruno"))
    read: list[str] = []
    store._database.connection.set_trace_callback(read.append)

    def sums() -> int:
        read.clear()
        balances(store, Scope.ALL, None)
        return len(read)

    assert sums()
    store.put("settings.theme", "dark")
    assert not sums()
    store.nights.chips.transfer(None, anna, bruno, 17)
    assert sums()
    assert balances(store, Scope.ALL, None)[person_account(bruno)] == 17


def test_balances_are_what_the_postings_say(tmp_path: Path) -> None:
    fill(tmp_path / "ludo.db", Amounts(12, 160, 1500), seed=3)
    store = fresh_store(tmp_path)
    nights = store.nights
    anna, bruno, camille = (nights.people.add(name) for name in ("Anna", "Bruno", "Camille"))
    nights.people.merge(anna, bruno)
    nights.chips.transfer(None, bruno, camille, 17)
    assert store.notice is None
    postings = list(nights.chips.entries())
    assert nights.chips.posting_count() == len(postings) > 1400
    assert balances(store, Scope.ALL, None) == summed(postings)
    assert not any(account == person_account(anna) for account in balances(store, Scope.ALL, None))
    carried = {summary.evening.number: summary.evening for summary in nights.evenings.summaries()}
    for number, evening in carried.items():
        assert balances(store, Scope.EVENING, number) == summed([p for p in postings if p.evening == number])
        counted = {
            other.number for other in carried.values() if other.plan.carried and other.started <= evening.started
        }
        until = [posting for posting in postings if posting.evening is None or posting.evening in counted]
        assert balances(store, Scope.CARRIED, number) == summed(until), number
    for few in (1, 2, 3, 4, 5, 6, 7, 8, 9):
        nights.evenings.edit(few, Plan(carried=False))
    left = [p for p in postings if p.evening is None or (p.evening > 9 and carried[p.evening].plan.carried)]
    assert balances(store, Scope.CARRIED, None) == summed(left)
    store.close()


def test_every_posting_is_traced_to_what_it_was_paid_for(store: Store) -> None:
    nights = store.nights
    anna, paul = nights.people.add("Anna"), nights.people.add("Paul")
    evening = nights.evenings.start(Plan(rules=HouseRules(buy_in=100)), [anna])
    session = store.create(header("trut", (Chair("Anna"), Chair("Paul")), stake=5), evening)
    store.append(session, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    sheet = nights.sheets.create("tripoli", {}, [anna, paul], evening)
    nights.sheets.write(sheet, 1, "{}", SheetOutcome({1: [Move(person_account(anna), sheet_account(sheet), 7)]}))
    given = nights.chips.transfer(evening, paul, anna, 20, "for the wine")
    nights.chips.take_back(given, "it was cider")
    nights.money.cash(evening, anna, 98)
    kinds = [posting.source.kind for posting in reversed(nights.chips.entries(evening=evening))]
    assert kinds == [
        SourceKind.BUY_IN,
        SourceKind.BUY_IN,
        SourceKind.DEAL,
        SourceKind.DEAL,
        SourceKind.LINE,
        SourceKind.TRANSFER,
        SourceKind.TRANSFER,
        SourceKind.CASH_OUT,
    ]
    back, first = nights.chips.entries(source=given)
    assert (first.standing, first.reversal, first.reason) == (False, False, "for the wine")
    assert (back.standing, back.reversal, back.reason) == (False, True, "it was cider")
    assert back.move == Move(first.move.payee, first.move.payer, 20)
    of_paul = nights.chips.entries(account=person_account(paul), evening=evening)
    assert len(of_paul) == nights.chips.posting_count(account=person_account(paul)) == 4
    assert [posting.number for posting in of_paul[:2]] == [
        posting.number for posting in nights.chips.entries(account=person_account(paul), limit=2)
    ]
    assert balances(store, Scope.EVENING, evening) == {
        person_account(paul): 95,
        sheet_account(sheet): 7,
        BANK: -102,
    }


@pytest.mark.parametrize("kind", ["buy-in", "cash-out", "transfer", "payment", "correction"])
def test_what_was_entered_is_undone_and_done_again(store: Store, kind: str) -> None:
    nights, ledger = store.nights, store.nights.chips
    anna, paul = (person_account(nights.people.add(name)) for name in ("Anna", "Paul"))
    evening = nights.evenings.start(Plan(rules=HouseRules(buy_in=50)), [int(anna.key), int(paul.key)])
    before, place = balances(store, Scope.EVENING, evening), nights.acts.written()
    match kind:
        case "buy-in":
            source = ledger.buy_in(evening, int(anna.key), 30)
        case "cash-out":
            source = nights.money.cash(evening, int(anna.key), 30)
        case "transfer":
            source = ledger.transfer(evening, int(anna.key), int(paul.key), 30)
        case "payment":
            source = ledger.pay(evening, Payment(anna, paul, 30))
        case _:
            source = ledger.correct(evening, BANK, paul, 30, "miscounted")
    assert source.kind == kind
    after, done = balances(store, Scope.EVENING, evening), nights.acts.since(place)
    assert done is not None
    nights.acts.undo(done.ids)
    assert balances(store, Scope.EVENING, evening) == before
    assert not ledger.entries(source=source)
    nights.acts.undo(nights.acts.batch(done.ids).undos)
    assert balances(store, Scope.EVENING, evening) == after != before
    ledger.take_back(source, "mistyped")
    assert balances(store, Scope.EVENING, evening) == before
    assert ledger.entries(source=source)[0].reason == "mistyped"


def test_what_makes_no_sense_is_refused_and_nothing_is_written(store: Store) -> None:
    ledger = store.nights.chips
    anna = store.nights.people.add("Anna")
    evening = store.nights.evenings.start(Plan(), [anna])
    refused: dict[str, Callable[[], object]] = {
        "no-chips": lambda: ledger.buy_in(evening, anna, 0),
        "too-many-chips": lambda: ledger.buy_in(evening, anna, 10**13),
        "no-such-person": lambda: ledger.buy_in(evening, 99, 5),
        "no-such-evening": lambda: ledger.buy_in(99, anna, 5),
        "same-account": lambda: ledger.transfer(evening, anna, anna, 5),
        "reason-missing": lambda: ledger.correct(evening, person_account(anna), BANK, 5, " "),
        "no-such-source": lambda: ledger.correct(evening, person_account(anna), sheet_account(9), 5, "x"),
    }
    for code, attempt in refused.items():
        with pytest.raises(NightsError) as error:
            attempt()
        assert error.value.code == code
    bought = ledger.buy_in(evening, anna, 5)
    ledger.take_back(bought, "too early")
    with pytest.raises(NightsError, match="already-reversed"):
        ledger.take_back(bought, "again")
    with pytest.raises(NightsError, match="no-such-source"):
        ledger.take_back(bought._replace(number=7), "never was")
    assert ledger.posting_count() == 2


def test_chips_of_a_kept_board_stay_there_and_are_kept_by_the_bank(store: Store) -> None:
    nights = store.nights
    anna, paul = nights.people.add("Anna"), nights.people.add("Paul")
    evening = nights.evenings.start(Plan(carried=False), [anna, paul])
    sheet = nights.sheets.create("tripoli", {}, [anna, paul], evening)
    board = sheet_account(sheet)
    moves = {1: [Move(person_account(anna), board, 20), Move(board, person_account(paul), 8)]}
    finish = Finish(FinishKind.PLAYED, (Result(2, -20), Result(1, 8)), counted=True)
    nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves, finish))
    due = nights.chips.payments(evening)
    assert set(due) == {
        Payment(person_account(anna), person_account(paul), 8),
        Payment(person_account(anna), BANK, 12),
    }
    for payment in due:
        nights.chips.pay(evening, payment)
    assert set(nights.money.paid(evening)) == set(due)
    assert balances(store, Scope.EVENING, evening) == {board: 12, BANK: -12}
    assert [(kept.sheet.number, kept.chips) for kept in nights.sheets.kept_tables("tripoli")] == [(sheet, 12)]
    # the next evening begins with what lies on the board, and Anna wins it
    second = nights.evenings.start(Plan(carried=False), [anna, paul])
    other = nights.sheets.create("tripoli", {}, [anna, paul], second)
    moves = {
        1: [Move(board, sheet_account(other), 12)],
        2: [Move(sheet_account(other), person_account(anna), 12)],
    }
    nights.sheets.write(other, 1, "{}", SheetOutcome({1: moves[1]}))
    nights.sheets.write(other, 2, "{}", SheetOutcome(moves))
    assert not nights.sheets.kept_tables("tripoli")
    assert nights.chips.payments(second) == [Payment(BANK, person_account(anna), 12)]


def test_a_corrected_line_changes_only_what_it_says_otherwise(store: Store) -> None:
    nights = store.nights
    anna, paul = nights.people.add("Anna"), nights.people.add("Paul")
    evening = nights.evenings.start(Plan(), [anna, paul])
    sheet = nights.sheets.create("trut", {}, [anna, paul], evening)
    moves = {
        line: [Move(person_account(anna), sheet_account(sheet), 5), Move(sheet_account(sheet), person_account(paul), 5)]
        for line in (1, 2, 3)
    }
    for line in (1, 2, 3):
        nights.sheets.write(sheet, line, f'"{line}"', SheetOutcome({n: m for n, m in moves.items() if n <= line}))
    moves[2] = [
        Move(person_account(anna), sheet_account(sheet), 5),
        Move(sheet_account(sheet), person_account(paul), 3),
    ]
    before = [
        (posting.source.number, posting.move.chips, posting.made)
        for posting in reversed(nights.chips.entries())
        if posting.source.number != 2
    ]
    nights.sheets.write(sheet, 2, '"two"', SheetOutcome(moves), "paid two less")
    paid = [(posting.source.number, posting.move.chips, posting.made) for posting in reversed(nights.chips.entries())]
    told = [(number, chips) for number, chips, _ in paid]
    assert told[:6] == [(1, 5), (1, 5), (2, 5), (2, 5), (3, 5), (3, 5)]
    assert told[6:] == [(2, 5), (2, 5), (2, 5), (2, 3)], "two counter-entries, then what it says now"
    assert [each for each in paid if each[0] != 2] == before
    assert [(line.number, line.revision, line.reason) for line in nights.sheets.lines(sheet)] == [
        (1, 0, None),
        (2, 0, None),
        (2, 1, "paid two less"),
        (3, 0, None),
    ]
    for code, line, reason in (("line-missing", 5, None), ("reason-missing", 1, " ")):
        with pytest.raises(NightsError, match=code):
            nights.sheets.write(sheet, line, "{}", SheetOutcome(moves), reason)
    assert nights.chips.posting_count() == 10


def test_who_plays_has_come_and_bought_in_once(store: Store) -> None:
    nights = store.nights
    anna = nights.people.add("Anna")
    evening = nights.evenings.start(Plan(rules=HouseRules(buy_in=50)), [anna])
    store.create(header("trut", (Chair("Anna"), Chair("Zoé")), stake=5), evening)
    store.create(header("trut", (Chair("Zoé"), Chair("Hugo", "simple")), stake=5), evening)
    zoe = next(person.number for person in nights.people.all() if person.name == "Zoé")
    nights.evenings.record(evening, EventKind.LEFT, zoe)
    nights.evenings.record(evening, EventKind.CAME, zoe)
    came = [event.person for event in nights.evenings.events(evening) if event.kind is EventKind.CAME]
    assert came == [anna, zoe, zoe]
    assert balances(store, Scope.EVENING, evening) == {
        person_account(anna): 50,
        person_account(zoe): 50,
        BANK: -100,
    }
