"""The ledger sums to zero and pays nothing twice, whatever happens."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from ludo.nights.errors import NightsError
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store.books.check import differences, snapshot
from ludo.store.books.log import read_log, rebuild
from ludo.store.books.standing import Standing
from ludo.store.schema import MAX_CHIPS
from ludo.store.store import Store
from tests.session.tables import fresh_store, header

NAMES: Final = ("Anna", "Paul", "Léa", "Zoé")
GAINS = st.tuples(*[st.integers(-50, 50)] * 2)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path)
    yield opened
    opened.close()


def new_session(store: Store, first: str = "Anna", second: str = "Paul") -> int:
    return store.create(header("trut", (Chair(first), Chair(second)), stake=5))


def settle(store: Store, session: int, deal: int, gains: tuple[int, ...]) -> None:
    store.append(session, 0, [], [Settlement(deal, gains)], False)


def postings(store: Store) -> list[tuple[object, ...]]:
    query = "SELECT generation, reversal, part, amount, reason FROM postings ORDER BY id"
    return store._database.connection.execute(query).fetchall()


def test_a_deal_that_the_log_does_not_hold_is_taken_back_and_may_be_paid_again(store: Store) -> None:
    session = new_session(store)
    settle(store, session, 1, (5, -3))
    assert store.reconcile(session, []) == [1]
    assert store.ledger.gains(session) == {}
    assert store.balances() == []
    settle(store, session, 1, (-7, 7))
    assert store.ledger.gains(session) == {1: {0: -7, 1: 7}}
    assert postings(store) == [(1, 0, 0, 7, None), (1, 0, 1, 7, None)]


def test_a_ledger_that_says_what_the_log_says_is_left_alone(store: Store) -> None:
    session = new_session(store)
    settle(store, session, 1, (5, -3))
    before = postings(store)
    assert store.reconcile(session, [Settlement(1, (5, -3))]) == []
    assert postings(store) == before


def test_a_deal_that_the_ledger_lacks_is_paid(store: Store) -> None:
    session = new_session(store)
    assert store.reconcile(session, [Settlement(1, (5, -3))]) == []
    assert store.ledger.gains(session) == {1: {0: 5, 1: -3}}


def test_chips_that_would_not_add_up_any_more_are_refused(store: Store) -> None:
    session = new_session(store)
    with pytest.raises(StorageError, match="too-many-chips"):
        settle(store, session, 1, (MAX_CHIPS + 1, 0))
    assert store.ledger.gains(session) == {}


def test_one_person_never_sits_on_two_chairs(store: Store) -> None:
    with pytest.raises(StorageError, match="sits-twice"):
        new_session(store, "Anna", "anna")
    assert store.balances() == []


@pytest.mark.parametrize("row", ["0, 99, 1, 5", "0, 1, 1, 5", "0, 1, 2, -5", "0, 1, 2, 'five'"])
def test_the_file_itself_refuses_chips_from_nowhere(store: Store, row: str) -> None:
    settle(store, new_session(store), 1, (5, -3))
    with closing(sqlite3.connect(store.path)) as raw:
        raw.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError):
            raw.execute(f"INSERT INTO postings VALUES (NULL, 'hand', 0, 1, 1, 0, {row}, '', '')")


class Bookkeeping(RuleBasedStateMachine):
    """Deals settled, settled again, reversed and replayed, people merged, renamed and separated, the file closed."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.store = fresh_store(Path(self.folder.name))
        self.due: dict[int, dict[int, tuple[int, ...]]] = {}

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @rule(first=st.sampled_from(NAMES), second=st.sampled_from(NAMES))
    def begin(self, first: str, second: str) -> None:
        if len(self.due) < 3 and first != second:
            self.due[new_session(self.store, first, second)] = {}

    @rule(session=st.integers(1, 3), deal=st.integers(1, 3), gains=GAINS)
    def settle(self, session: int, deal: int, gains: tuple[int, ...]) -> None:
        if session not in self.due:
            return
        paid = self.due[session].get(deal)
        if paid is not None and paid != gains:
            with pytest.raises(StorageError, match="conflict"):
                settle(self.store, session, deal, gains)
            return
        settle(self.store, session, deal, gains)
        if any(gains):
            self.due[session][deal] = gains

    @rule(session=st.integers(1, 3))
    def settle_all_again(self, session: int) -> None:
        for deal, gains in self.due.get(session, {}).items():
            settle(self.store, session, deal, gains)

    @rule(session=st.integers(1, 3), deals=st.dictionaries(st.integers(1, 3), GAINS))
    def replay(self, session: int, deals: dict[int, tuple[int, int]]) -> None:
        if session in self.due:
            self.store.reconcile(session, [Settlement(deal, gains) for deal, gains in deals.items()])
            self.due[session] = {deal: gains for deal, gains in deals.items() if any(gains)}

    @rule(one=st.integers(1, 4), other=st.integers(1, 4))
    def merge(self, one: int, other: int) -> None:
        if {one, other} <= {person.number for person in self.store.nights.people.all()}:
            self.store.nights.people.merge(one, other)

    @rule(number=st.integers(1, 4))
    def separate(self, number: int) -> None:
        with suppress(NightsError):  # nobody has that number
            self.store.nights.people.separate(number)

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.store = fresh_store(Path(self.folder.name))
        assert self.store.notice is None

    @invariant()
    def nothing_is_lost_or_paid_twice(self) -> None:
        assert sum(balance.chips for balance in self.store.balances()) == 0
        for session, deals in self.due.items():
            expected = {
                deal: {chair: chips for chair, chips in enumerate(gains) if chips} for deal, gains in deals.items()
            }
            assert self.store.ledger.gains(session) == expected
        with self.store._database.transaction() as connection:
            before = snapshot(connection)
            rebuild(connection, Standing(read_log(connection)))
            assert differences(before, snapshot(connection)) == []


Bookkeeping.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestBookkeeping = Bookkeeping.TestCase
