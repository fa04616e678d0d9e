"""Whatever is done to the books is taken back and brought back: all tables are as they were before, and after it."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludo.nights.chips import BANK, Move, Payment, Source, SourceKind, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.books.check import Snapshot, differences, snapshot
from ludo.store.books.log import read_log, rebuild
from ludo.store.books.standing import Standing
from ludo.store.nights.nights import Nights
from tests.nights.club import Club
from tests.session.tables import header


class Books:
    """An evening of four who have bought chips, with a partie, a sheet and a result; another one before it."""

    def __init__(self, folder: Path) -> None:
        self.club = Club(folder / "ludo.db")
        self.folder = folder
        self.nights: Nights = self.club.store.nights
        self.anna, self.bruno, self.carla, self.dario = (
            self.club.person(name) for name in ["Anna", "Bruno", "Carla", "Dario"]
        )
        self.before = self.club.evening("Anna", "Bruno", name="Monday")
        self.club.close(self.before)
        self.club.wait(days=1)
        plan = Plan("Tuesday", rules=HouseRules(buy_in=100))
        self.evening = self.nights.evenings.start(plan, [self.anna, self.bruno, self.carla, self.dario])
        self.sheet = self.club.sheet("trut", [("Anna", 1), ("Bruno", 2)], evening=self.evening, chips=[7, -7])
        chairs = (Chair("Anna"), Chair("Carla"))
        self.session = self.club.store.create(header("trut", chairs, stake=5), self.evening)
        self.club.store.append(self.session, 0, ["luck lot 1"], [Settlement(1, (-5, 5))], False)
        sides = (Side((self.anna,), 9), Side((self.bruno,), -9))
        self.play = self.nights.others.write(self.evening, Play("Belote", Unit.CHIPS, sides))
        self.nights.mending.take_out("session", self.club.store.create(header("trut", chairs), self.evening))
        self.outside = self.club.sheet("trut", [("Anna", 1), ("Bruno", 2)])
        self.season = self.nights.seasons.write(Season(0, "Spring", date(2026, 1, 1), date(2026, 4, 1)))
        self.club.wait(minutes=5)

    def look(self) -> Snapshot:
        """All that the tables say."""
        self.nights.acts.done(limit=1)
        return snapshot(self.club.store._database.connection)

    def event(self, kind: EventKind, person: int | None = None) -> int:
        """The number of an event of the diary."""
        events = self.nights.evenings.events(self.evening)
        return next(each.number for each in events if each.kind is kind and each.person == person)


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Books]:
    books = Books(tmp_path)
    yield books
    books.club.store.close()


def leave_with_chips(books: Books) -> None:
    books.nights.money.cash(books.evening, books.dario, 100)
    books.nights.evenings.record(books.evening, EventKind.LEFT, books.dario)


def leave_with_debts(books: Books) -> None:
    books.nights.chips.pay(books.evening, Payment(person_account(books.bruno), BANK, 16))
    books.nights.evenings.record(books.evening, EventKind.LEFT, books.bruno)


def take_in(books: Books) -> None:
    path = books.folder / "results.csv"
    path.write_text("date,game,Anna,Emma\n2026-01-20,Rami,30,12\n2026-01-20,Rami,8,20\n", "utf-8")
    _, columns = books.nights.bringing.look_at(path)
    assert books.nights.bringing.take_in(path, columns).new == 2


def add_line(books: Books) -> None:
    sheets, people = books.nights.sheets, [books.anna, books.bruno]
    sheets.write(sheets.create("trut", {}, people, books.evening), 1, "{}", SheetOutcome())


def correct_line(books: Books) -> None:
    moves = {1: [Move(person_account(books.anna), person_account(books.bruno), 3)]}
    books.nights.sheets.write(books.sheet, 1, "{}", SheetOutcome(moves), "mistyped")


def record(kind: EventKind, name: str = "") -> Callable[[Books], object]:
    return lambda books: books.nights.evenings.record(books.evening, kind, books.club.person(name) if name else None)


ACTS: Final[dict[str, Callable[[Books], object]]] = {
    "leaves": record(EventKind.LEFT, "Carla"),
    "leaves with chips": leave_with_chips,
    "leaves with debts": leave_with_debts,
    "somebody comes": record(EventKind.CAME, "Emma"),
    "pause": record(EventKind.PAUSED),
    "close": record(EventKind.CLOSED),
    "an evening": lambda books: books.nights.evenings.start(
        Plan("Wednesday", rules=HouseRules(buy_in=50)), [books.club.person("Emma"), books.anna]
    ),
    "a guest": lambda books: books.nights.people.add_guest("Gaël", books.evening),
    "edit": lambda books: books.nights.evenings.edit(books.evening, Plan("Thursday", "at Anna's", carried=False)),
    "a moment": lambda books: books.nights.evenings.set_moment(books.evening, 1, "2026-01-03T18:00:00+00:00"),
    "a span": lambda books: books.nights.evenings.set_span(books.before, "2026-01-01T18:00:00+00:00"),
    "an arrival was wrong": lambda books: books.nights.mending.take_back_event(
        books.evening, books.event(EventKind.CAME, books.dario)
    ),
    "chips bought": lambda books: books.nights.chips.buy_in(books.evening, books.anna, 30),
    "chips cashed in": lambda books: books.nights.money.cash(books.evening, books.anna, 30),
    "chips given": lambda books: books.nights.chips.transfer(books.evening, books.anna, books.carla, 4),
    "correction": lambda books: books.nights.chips.correct(
        books.evening, person_account(books.anna), BANK, 3, "miscounted"
    ),
    "payment": lambda books: books.nights.chips.pay(None, Payment(person_account(books.bruno), BANK, 9)),
    "expense": lambda books: books.nights.others.expense(
        books.evening, books.anna, 31, [books.anna, books.bruno, books.carla], "pizza"
    ),
    "annul a sheet": lambda books: books.nights.mending.annul("sheet", books.sheet, "not played"),
    "annul a partie": lambda books: books.nights.mending.annul("session", books.session, "not played"),
    "annul a result": lambda books: books.nights.mending.annul("play", books.play, "not played"),
    "exchange at a sheet": lambda books: books.nights.mending.exchange(
        "sheet", books.sheet, books.anna, books.club.person("Emma"), "mistyped"
    ),
    "exchange at a partie": lambda books: books.nights.mending.exchange(
        "session", books.session, books.anna, books.dario, "mistyped"
    ),
    "take out": lambda books: books.nights.mending.take_out("sheet", books.sheet),
    "put in again": lambda books: books.nights.mending.put_in_again(books.evening, "session", books.session + 1),
    "assign": lambda books: books.nights.evenings.assign("sheet", books.outside, books.before),
    "gather": lambda books: books.nights.outside.gather([("sheet", books.outside)], "Before"),
    "delete": lambda books: books.nights.mending.delete_evening(books.before),
    "put away": lambda books: books.nights.mending.put_away(books.evening, "a trial"),
    "a result": lambda books: books.nights.others.write(
        books.evening, Play("Rami", Unit.POINTS, (Side((books.anna,), 3), Side((books.club.person("Emma"),), 8)))
    ),
    "a sheet": add_line,
    "correct a line": correct_line,
    "person": lambda books: books.club.person("Emma"),
    "rename": lambda books: books.nights.people.rename(books.anna, "Annabelle"),
    "describe": lambda books: books.nights.people.describe(books.anna, colour="", notes="left-handed"),
    "archive": lambda books: books.nights.people.archive(books.dario),
    "merge": lambda books: books.nights.people.merge(books.dario, books.carla),
    "season": lambda books: books.nights.seasons.write(Season(0, "Summer", date(2026, 4, 1), date(2026, 7, 1))),
    "no season": lambda books: books.nights.seasons.remove(books.season),
    "currency": lambda books: books.nights.set_currency("CHF"),
    "import": take_in,
}


@pytest.mark.parametrize("act", ACTS.values(), ids=list(ACTS))
def test_an_act_is_taken_back_and_brought_back(books: Books, act: Callable[[Books], object]) -> None:
    acts, before, mark = books.nights.acts, books.look(), books.nights.acts.written()
    act(books)
    batch = acts.since(mark)
    assert batch is not None
    after = books.look()
    assert after != before
    acts.undo(batch.ids)
    assert differences(before, books.look()) == []
    undone = acts.batch(batch.ids).undos
    assert undone
    acts.undo(undone)
    assert differences(after, books.look()) == []


def test_nothing_is_written_at_an_evening_that_was_put_away_until_it_is_listed_again(books: Books) -> None:
    acts = books.nights.acts
    books.nights.mending.put_away(books.evening, "a trial")
    refused = set()
    for name, act in ACTS.items():
        mark = acts.written()
        try:
            act(books)
        except NightsError as error:
            refused |= {name} if error.code == "put-away" else set()
        batch = acts.since(mark)
        assert batch is None or not any(done.evening and done.evening.name == "Tuesday" for done in batch.acts), name
    at_an_evening = {"somebody comes", "close", "a guest", "edit", "a moment", "chips bought", "chips given"}
    assert refused >= {*at_an_evening, "correction", "expense", "put away", "a result", "a sheet"}
    books.nights.mending.bring_back(books.evening)
    books.nights.chips.buy_in(books.evening, books.anna, 30)


def test_a_line_that_is_corrected_keeps_its_entry_with_a_counter_entry(books: Books) -> None:
    chips = books.nights.chips
    before = chips.entries(source=Source(SourceKind.LINE, books.sheet, 1))
    for _ in range(2):
        correct_line(books)
    *rest, last = reversed(chips.entries(source=Source(SourceKind.LINE, books.sheet, 1)))
    assert [(each.reversal, each.standing, each.reason) for each in rest[: 2 * len(before)]] == [
        *([(False, False, None)] * len(before)),
        *([(True, False, "mistyped")] * len(before)),
    ]
    assert (last.move.chips, last.standing) == (3, True)


@pytest.mark.parametrize("reason", ["", "mistaken"])
def test_a_board_whose_chips_went_on_is_not_taken_back(books: Books, reason: str) -> None:
    acts, sheets, people = books.nights.acts, books.nights.sheets, [books.anna, books.bruno]
    mark = acts.written()
    first = sheets.create("tripoli", {}, people)
    begun = acts.since(mark)
    assert begun is not None
    sheets.write(first, 1, "{}", SheetOutcome({1: [Move(person_account(books.anna), sheet_account(first), 10)]}))
    second = sheets.create("tripoli", {}, people)
    sheets.write(second, 1, "{}", SheetOutcome({1: [Move(sheet_account(first), sheet_account(second), 10)]}))
    before = books.look()
    for undo in (lambda: acts.consequences(begun.ids), lambda: acts.undo(begun.ids, reason)):
        with pytest.raises(NightsError, match="chips-went-on"):
            undo()
    assert differences(before, books.look()) == []


def test_who_was_taken_back_and_is_named_is_offered_no_more_until_they_come(books: Books) -> None:
    acts, nights, mark = books.nights.acts, books.nights, books.nights.acts.written()
    emma = books.club.person("Emma")
    batch = acts.since(mark)
    assert batch is not None
    nights.evenings.record(books.evening, EventKind.CAME, emma)
    acts.undo(batch.ids)
    assert nights.people.get(emma).archived
    assert emma in nights.evenings.summaries()[0].people
    assert books.club.person("Emma") == emma
    assert not nights.people.get(emma).archived
    mark = acts.written()
    dora = books.club.person("Dora")
    batch = acts.since(mark)
    assert batch is not None
    acts.undo(batch.ids)
    assert dora not in [person.number for person in nights.people.all()]


def stir(books: Books, luck: Random) -> None:
    """Do anything, or take back or bring back something that was done."""
    acts = books.nights.acts
    if luck.random() < 0.5:
        luck.choice([act for name, act in ACTS.items() if name not in ("import", "gather")])(books)
        return
    batch = luck.choice(acts.done(limit=40))
    acts.undo(batch.undos or batch.ids, luck.choice(("", "mistaken")))


@pytest.mark.parametrize("count", [100, pytest.param(10_000, marks=pytest.mark.long)])
def test_what_was_undone_at_random_is_what_is_made_anew(books: Books, count: int) -> None:
    luck = Random(64)
    for number in range(1, count + 1):
        with suppress(NightsError, StopIteration):
            stir(books, luck)
        if number % min(count, 100) == 0:
            before = books.look()
            with books.club.store._database.transaction() as connection:
                rebuild(connection, Standing(read_log(connection)))
            assert differences(before, books.look()) == []
