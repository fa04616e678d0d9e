"""Whatever is asked of something that is not there, or no more, is refused with a code, and nothing is written."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from ludo.nights.chips import BANK, Move, Payment, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from tests.session.tables import header
from tests.store.nights.test_undo import Books

Ask: TypeAlias = Callable[[Books, int], object]
UNKNOWN: Final = (999, -1)
AT: Final = "2026-01-03T18:00:00+00:00"


def play(one: int, other: int) -> Play:
    return Play("Belote", Unit.CHIPS, (Side((one,), 9), Side((other,), -9)))


PEOPLE: Final[dict[str, Ask]] = {
    "adopt": lambda books, who: books.nights.people.adopt(who),
    "archive": lambda books, who: books.nights.people.archive(who),
    "buy in": lambda books, who: books.nights.chips.buy_in(books.evening, who, 5),
    "cash out": lambda books, who: books.nights.money.cash(None, who, 5),
    "come": lambda books, who: books.nights.evenings.record(books.evening, EventKind.CAME, who),
    "correct": lambda books, who: books.nights.chips.correct(books.evening, person_account(who), BANK, 3, "why"),
    "describe": lambda books, who: books.nights.people.describe(who, colour="", notes=""),
    "erase": lambda books, who: books.nights.people.erase(who),
    "exchange": lambda books, who: books.nights.mending.exchange("sheet", books.sheet, books.anna, who, "why"),
    "expense": lambda books, who: books.nights.others.expense(books.evening, books.anna, 30, [books.anna, who], "x"),
    "give": lambda books, who: books.nights.chips.transfer(books.evening, books.anna, who, 5),
    "leave": lambda books, who: books.nights.evenings.record(books.evening, EventKind.LEFT, who),
    "merge": lambda books, who: books.nights.people.merge(books.anna, who),
    "paid": lambda books, who: books.nights.others.expense(books.evening, who, 30, [books.anna], "x"),
    "pay": lambda books, who: books.nights.chips.pay(None, Payment(BANK, person_account(who), 3)),
    "picture": lambda books, who: books.nights.people.set_picture(who, b"x"),
    "play": lambda books, who: books.nights.others.write(books.evening, play(books.anna, who)),
    "rename": lambda books, who: books.nights.people.rename(who, "X"),
    "separate": lambda books, who: books.nights.people.separate(who),
    "sheet": lambda books, who: books.nights.sheets.create("trut", {}, [books.anna, who], books.evening),
    "start": lambda books, who: books.nights.evenings.start(Plan("X", rules=HouseRules(buy_in=5)), [who]),
    "tell apart": lambda books, who: books.nights.people.tell_apart(books.anna, who),
}
EVENINGS: Final[dict[str, Ask]] = {
    "account": lambda books, where: books.nights.closing.account(where),
    "assign": lambda books, where: books.nights.evenings.assign("sheet", books.sheet, where),
    "begin a partie": lambda books, where: books.club.store.create(header("trut", (Chair("A"), Chair("B"))), where),
    "bring back": lambda books, where: books.nights.mending.bring_back(where),
    "buy in": lambda books, where: books.nights.chips.buy_in(where, books.anna, 5),
    "close": lambda books, where: books.nights.evenings.record(where, EventKind.CLOSED),
    "come": lambda books, where: books.nights.evenings.record(where, EventKind.CAME, books.anna),
    "correct": lambda books, where: books.nights.chips.correct(where, person_account(books.anna), BANK, 3, "why"),
    "delete": lambda books, where: books.nights.mending.delete_evening(where),
    "edit": lambda books, where: books.nights.evenings.edit(where, Plan("X")),
    "expense": lambda books, where: books.nights.others.expense(where, books.anna, 30, [books.bruno], "x"),
    "give back": lambda books, where: books.nights.closing.give_back(where, books.session, "why"),
    "guest": lambda books, where: books.nights.people.add_guest("Gaël", where),
    "moment": lambda books, where: books.nights.evenings.set_moment(where, 1, AT),
    "play": lambda books, where: books.nights.others.write(where, play(books.anna, books.bruno)),
    "put away": lambda books, where: books.nights.mending.put_away(where, "why"),
    "put in again": lambda books, where: books.nights.mending.put_in_again(where, "session", books.session + 1),
    "seat": lambda books, where: books.nights.people.seat("Gaël", guest=True, evening=where),
    "sheet": lambda books, where: books.nights.sheets.create("trut", {}, [books.anna, books.bruno], where),
    "span": lambda books, where: books.nights.evenings.set_span(where, AT),
}
PLAYED: Final[dict[str, Callable[[Books, str, int], object]]] = {
    "annul": lambda books, source, origin: books.nights.mending.annul(source, origin, "why"),
    "assign": lambda books, source, origin: books.nights.evenings.assign(source, origin, books.evening),
    "assign to none": lambda books, source, origin: books.nights.evenings.assign(source, origin, None),
    "count again": lambda books, source, origin: books.nights.mending.count_again(source, origin),
    "exchange": lambda books, source, origin: books.nights.mending.exchange(
        source, origin, books.anna, books.dario, "why"
    ),
    "gather": lambda books, source, origin: books.nights.outside.gather([(source, origin)], "X"),
    "gather more": lambda books, source, origin: books.nights.outside.gather(
        [("sheet", books.outside), (source, origin)], "X"
    ),
    "leave out": lambda books, source, origin: books.nights.outside.leave_out([(source, origin)]),
    "put in again": lambda books, source, origin: books.nights.mending.put_in_again(books.evening, source, origin),
    "take out": lambda books, source, origin: books.nights.mending.take_out(source, origin),
}
OTHER: Final[dict[str, Ask]] = {
    "a partie, deals": lambda books, number: books.club.store.reconcile(number, [Settlement(1, (1, -1))]),
    "a partie, lines": lambda books, number: books.club.store.append(number, 0, ["x"], [Settlement(1, (1, -1))], False),
    "a result": lambda books, number: books.nights.mending.annul("play", number, "why"),
    "a season": lambda books, number: books.nights.seasons.remove(number),
    "a season, changed": lambda books, number: books.nights.seasons.write(
        Season(number, "X", date(2026, 1, 1), date(2026, 2, 1))
    ),
    "an event": lambda books, number: books.nights.mending.take_back_event(books.evening, number),
    "an event's moment": lambda books, number: books.nights.evenings.set_moment(books.evening, number, AT),
    "a sheet": lambda books, number: books.nights.sheets.write(number, 1, "{}", SheetOutcome()),
    "a sheet's moves": lambda books, number: books.nights.sheets.write(
        books.sheet, 2, "{}", SheetOutcome({2: [Move(person_account(books.anna), sheet_account(number), 1)]})
    ),
}


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    books = Books(tmp_path_factory.mktemp("books"))
    yield books
    books.club.store.close()


def refused(books: Books, ask: Callable[[], object]) -> None:
    mark = books.nights.acts.written()
    with pytest.raises((NightsError, StorageError)):
        ask()
    assert books.nights.acts.since(mark) is None


@pytest.mark.parametrize(
    "ask",
    [pytest.param(ask, id=f"{kind}: {name}")
     for kind, asks in (("people", PEOPLE), ("evenings", EVENINGS), ("other", OTHER)) for name, ask in asks.items()],
)  # fmt: skip
def test_what_was_never_there_is_refused(books: Books, ask: Ask) -> None:
    for number in UNKNOWN:
        refused(books, lambda number=number: ask(books, number))  # type: ignore[misc]


@pytest.mark.parametrize("ask", PLAYED.values(), ids=list(PLAYED))
def test_what_was_never_played_is_refused(books: Books, ask: Callable[[Books, str, int], object]) -> None:
    for source in ("session", "sheet"):
        for number in UNKNOWN:
            refused(books, lambda source=source, number=number: ask(books, source, number))  # type: ignore[misc]


def test_what_was_taken_back_meanwhile_is_refused(tmp_path: Path) -> None:
    """A page still shows it: it was taken back elsewhere."""
    books = Books(tmp_path)
    acts, mark = books.nights.acts, books.nights.acts.written()
    sheet, evening = books.club.sheet("trut", [("Anna", 1), ("Bruno", 2)]), books.club.evening("Anna")
    made = acts.since(mark)
    assert made is not None
    acts.undo(made.ids)
    for played in PLAYED.values():
        refused(books, lambda played=played: played(books, "sheet", sheet))  # type: ignore[misc]
    for ask in EVENINGS.values():
        refused(books, lambda ask=ask: ask(books, evening))  # type: ignore[misc]
    books.club.store.close()
