"""Merging, annulling, undoing, killing and restarting in any order: nothing is lost, and books become equal."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from ludo.nights.chips import BY_HAND, Move, Scope, person_account, sheet_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Finish, FinishKind, Plan, Result
from ludo.nights.merging import Choice
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from tests.session.tables import fresh_store, header
from tests.store.merging.books import Computer, books, chips, postings

WHO, CHIPS, PLACE = st.integers(0, 2), st.integers(1, 60), st.integers(0, 30)
SIDE = st.booleans()


def die_while_taking(folder: str, path: str, answers: dict[str, Choice]) -> None:
    """Take a book in, and be killed before it is on disk."""
    store = fresh_store(Path(folder))
    database = store._database
    with suppress(Exception), database.transaction() as connection:
        connection.execute("UPDATE people SET notes = 'lost'")
        os.kill(os.getpid(), signal.SIGKILL)


class TwoBooks(RuleBasedStateMachine):
    """Two computers that share an evening, and everything that can happen to it on each."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.both = [Computer(Path(self.folder.name), name) for name in ("one", "two")]
        self.seen: list[list[tuple[object, ...]]] = [[], []]

    def teardown(self) -> None:
        for computer in self.both:
            computer.store.close()
        self.folder.cleanup()

    @initialize()
    def share(self) -> None:
        store = self.both[0].store
        people = [store.nights.people.add(name) for name in ("Anna", "Bruno", "Zoé")]
        evening = store.nights.evenings.start(Plan("Mai"), people)
        store.nights.sheets.create("tripoli", {}, people, evening)
        store.create(header("trut", (Chair("Anna"), Chair("Zoé")), stake=5), evening)
        self.both[1].take(self.both[0].give())

    def people(self, at: bool) -> list[int]:
        """Anna, Bruno and Zoé on a computer."""
        everybody = {person.name: person.number for person in self.both[at].store.nights.people.all()}
        return [everybody[name] for name in ("Anna", "Bruno", "Zoé")]

    def evening(self, at: bool) -> int:
        return self.both[at].store.nights.evenings.summaries()[-1].evening.number

    def do(self, act: Callable[[], object]) -> None:
        with suppress(NightsError):
            act()

    @rule(at=SIDE, who=WHO, amount=CHIPS, kind=st.sampled_from(("buy", "give", "expense")))
    def enter(self, at: bool, who: int, amount: int, kind: str) -> None:
        nights, people, evening = self.both[at].store.nights, self.people(at), self.evening(at)
        if kind == "buy":
            nights.chips.buy_in(evening, people[who], amount)
        elif kind == "give":
            nights.chips.transfer(evening, people[who], people[who - 1], amount)
        else:
            self.do(lambda: nights.others.expense(evening, people[who], amount, people, "Pizza"))

    @rule(at=SIDE, place=PLACE)
    def take_back(self, at: bool, place: int) -> None:
        nights = self.both[at].store.nights
        entered = [posting for posting in nights.chips.postings() if posting.source.kind in BY_HAND]
        if entered:
            self.do(lambda: nights.chips.take_back(entered[place % len(entered)].source, "by mistake"))

    @rule(at=SIDE, who=WHO, amount=CHIPS)
    def play(self, at: bool, who: int, amount: int) -> None:
        people = self.people(at)
        sides = (Side((people[who],), amount), Side((people[who - 1],), -amount))
        self.both[at].store.nights.others.write(self.evening(at), Play("Belote", Unit.CHIPS, sides))

    @rule(at=SIDE, place=PLACE, again=st.booleans())
    def annul_play(self, at: bool, place: int, again: bool) -> None:
        nights = self.both[at].store.nights
        plays = [partie.origin for partie in nights.evenings.played(self.evening(at)) if partie.source == "play"]
        if plays:
            act = nights.others.restore if again else nights.others.annul
            self.do(lambda: act(plays[place % len(plays)], "mistyped"))

    def sheets(self, at: bool) -> list[int]:
        nights = self.both[at].store.nights
        return [
            partie.origin
            for partie in nights.evenings.played(self.evening(at))
            if partie.source == "sheet" and not partie.annulled
        ]

    @rule(at=SIDE, who=WHO, amount=CHIPS, over=st.booleans())
    def write_line(self, at: bool, who: int, amount: int, over: bool) -> None:
        people = self.people(at)
        for number in self.sheets(at)[:1]:
            self.write(at, number, people[who], amount, over)

    def write(self, at: bool, sheet: int, person: int, amount: int, over: bool) -> None:
        """Write the next line of a sheet: somebody loses chips to the table."""
        store, people = self.both[at].store, self.people(at)
        number = len({line.number for line in store.nights.sheets.lines(sheet)}) + 1
        standing = store.ledger.standing("line", sheet)
        if any(len(paid) != 1 for _, paid in standing.values()):
            return
        accounts = {store.ledger.account("person", person): person for person in people}
        moves = {
            line: [Move(person_account(accounts[paid[0].payer]), sheet_account(sheet), paid[0].chips)]
            for line, (_, paid) in standing.items()
            if paid[0].payer in accounts
        }
        moves[number] = [Move(person_account(person), sheet_account(sheet), amount)]
        finish = Finish(FinishKind.PLAYED, (Result(1, 0),) * 3, counted=True) if over else None
        self.do(
            lambda: store.nights.sheets.write(
                sheet, number, f'{{"x": {amount}}}', SheetOutcome(moves, finish), "corrected"
            )
        )

    @rule(at=SIDE, again=st.booleans())
    def annul_sheet(self, at: bool, again: bool) -> None:
        nights = self.both[at].store.nights
        for partie in nights.evenings.played(self.evening(at)):
            if partie.source == "sheet":
                act = nights.mending.count_again if again else nights.mending.annul
                self.do(lambda partie=partie, act=act: act("sheet", partie.origin, "mistyped"))  # type: ignore[misc]
                return

    @rule(at=SIDE, gains=st.integers(-30, 30))
    def settle(self, at: bool, gains: int) -> None:
        store = self.both[at].store
        for partie in store.nights.evenings.played(self.evening(at)):
            if partie.source == "session" and not partie.annulled:
                log = store.load(partie.origin)[1]
                deal = len(store.ledger.gains(partie.origin)) + 1 + 100 * len(log)
                store.append(partie.origin, len(log), [f"luck lot {at}"], [Settlement(deal, (gains, -gains))], False)
                return

    @rule(
        at=SIDE, who=WHO, kind=st.sampled_from((EventKind.CAME, EventKind.LEFT, EventKind.CLOSED, EventKind.REOPENED))
    )
    def happen(self, at: bool, who: int, kind: EventKind) -> None:
        person = self.people(at)[who] if kind in (EventKind.CAME, EventKind.LEFT) else None
        self.do(lambda: self.both[at].store.nights.evenings.record(self.evening(at), kind, person))

    @rule(at=SIDE, place=PLACE)
    def take_event_back(self, at: bool, place: int) -> None:
        nights, evening = self.both[at].store.nights, self.evening(at)
        events = nights.evenings.events(evening)
        self.do(lambda: nights.mending.take_back_event(evening, events[place % len(events)].number))

    @rule(at=SIDE, name=st.sampled_from(("Mai", "Juin", "Chez Anna")), place=st.sampled_from(("", "Lyon")))
    def edit(self, at: bool, name: str, place: str) -> None:
        self.both[at].store.nights.evenings.edit(self.evening(at), Plan(name, place))

    @rule(at=SIDE, who=WHO)
    def begin(self, at: bool, who: int) -> None:
        self.both[at].store.nights.evenings.start(Plan("Another"), [self.people(at)[who]])

    @rule(at=SIDE)
    def merge_one_way(self, at: bool) -> None:
        self.both[at].take(self.both[not at].give())

    @rule(first=SIDE)
    def merge_both_ways(self, first: bool) -> None:
        """Both take in what the other one had before."""
        given = [computer.give() for computer in self.both]
        for at in (first, not first):
            self.both[at].take(given[not at])
        assert books(self.both[0].store) == books(self.both[1].store)
        for at in (False, True):
            again = self.both[at].take(self.both[not at].give())
            assert (again.postings, again.parties, again.events, again.people, again.evenings) == (0, 0, 0, (), ())
        assert books(self.both[0].store) == books(self.both[1].store)

    @rule(at=SIDE)
    def restart(self, at: bool) -> None:
        self.both[at].restart()

    @rule(at=SIDE)
    def kill(self, at: bool) -> None:
        if sys.platform == "win32":
            return
        computer = self.both[at]
        computer.store.close()
        child = get_context("fork").Process(target=die_while_taking, args=(str(computer.folder), "", {}))
        child.start()
        child.join()
        assert child.exitcode == -signal.SIGKILL
        computer.store = fresh_store(computer.folder)
        assert computer.store.notice is None
        assert all(person.notes != "lost" for person in computer.store.nights.people.all())

    @invariant()
    def it_sums_to_zero_and_no_posting_changes(self) -> None:
        for at, computer in enumerate(self.both):
            assert sum(chips(computer.store, Scope.ALL).values()) == 0
            rows = postings(computer.store)
            assert rows[: len(self.seen[at])] == self.seen[at]
            self.seen[at] = rows


TwoBooks.TestCase.settings = settings(max_examples=6, stateful_step_count=20, deadline=None, phases=(Phase.generate,))
TestTwoBooks = TwoBooks.TestCase


@pytest.mark.long
@pytest.mark.parametrize("batch", range(25))
def test_five_hundred_histories_end_in_equal_books(batch: int) -> None:
    """Twenty histories a batch: no test may take longer than a run on a busy machine allows."""
    run_state_machine_as_test(
        TwoBooks,
        settings=settings(
            max_examples=20,
            stateful_step_count=25,
            deadline=None,
            database=None,
            derandomize=False,
            phases=(Phase.generate,),
        ),
    )
    print("histories", 20 * (batch + 1))
