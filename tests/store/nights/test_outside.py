"""Only evenings make debts: what is played outside of any, before and now."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from ludo.nights.chips import BANK, Account, Scope, person_account
from ludo.nights.errors import NightsError
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.store.store import Store
from tests.nights.club import Club
from tests.session.tables import fresh_store, header

FILES = Path(__file__).parent.parent / "files"
OLD = FILES / "version-4.db"
BEFORE = [path for path in sorted(FILES.glob("version-*.db")) if path.stem < "version-5"]
TWO = (Chair("Anna"), Chair("Hugo"))
ALONE = (Chair("Anna"), Chair("Victor", "simple"))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path / "ludo.db")
    yield club
    club.store.close()


def play(store: Store, chairs: tuple[Chair, ...], gains: tuple[int, ...], evening: int | None = None) -> int:
    """A partie whose first deal is settled."""
    session = store.create(header("trut", chairs, stake=5), evening)
    store.append(session, 0, ["luck lot 1"], [Settlement(1, gains)], False)
    return session


def carried(store: Store) -> dict[Account, int]:
    return dict(store.nights.chips.balances(Scope.CARRIED))


def test_what_is_played_outside_of_evenings_makes_nobody_owe_anything(club: Club) -> None:
    club.sheet("tripoli", [("Anna", 2), ("Bruno", 1)], chips=[-18, 18])
    play(club.store, TWO, (-5, 5))
    play(club.store, ALONE, (-25, 25))
    assert carried(club.store) == {}
    evening = club.evening("Anna", "Bruno")
    assert club.store.nights.chips.payments(evening) == []
    assert {point.name: point.balance for point in club.store.nights.statistics.balances(Filter())} == {
        "Anna": -23,
        "Bruno": 18,
        "Hugo": 5,
    }
    assert club.store.nights.outside.parties() == []


def test_it_enters_the_books_when_somebody_moves_it_to_an_evening(club: Club) -> None:
    session = play(club.store, TWO, (-5, 5))
    evening = club.evening("Anna")
    club.store.nights.evenings.assign("session", session, evening)
    anna, hugo = club.person("Anna"), club.person("Hugo")
    assert carried(club.store) == {person_account(hugo): 5, person_account(anna): -5}
    club.store.nights.mending.take_out("session", session)
    assert carried(club.store) == {}


def test_payments_and_corrections_without_an_evening_keep_counting(club: Club) -> None:
    anna = club.person("Anna")
    club.store.nights.chips.buy_in(None, anna, 30)
    assert carried(club.store) == {person_account(anna): 30, BANK: -30}


def test_what_one_person_plays_against_the_computer_belongs_to_no_evening(club: Club) -> None:
    evening = club.evening("Anna")
    session = play(club.store, ALONE, (-25, 25), evening)
    assert club.store.nights.evenings.played(evening) == []
    with pytest.raises(NightsError) as refused:
        club.store.nights.evenings.assign("session", session, evening)
    assert refused.value.code == "alone"
    assert club.store.nights.chips.balances(Scope.EVENING, evening) == ()


def test_what_one_person_plays_against_the_computer_is_in_no_ledger(club: Club) -> None:
    play(club.store, ALONE, (-25, 25))
    session = play(club.store, TWO, (-5, 5))
    chips, anna = club.store.nights.chips, club.person("Anna")
    chips.buy_in(None, anna, 30)
    for account in (None, person_account(anna)):
        shown = chips.entries(account=account, alone=False)
        assert {posting.source.origin for posting in shown if posting.source.kind == "deal"} == {session}
        assert chips.posting_count(account=account, alone=False) == len(shown)
        assert len(chips.entries(account=account)) > len(shown)


def old_balances(path: Path) -> dict[str, int]:
    """What everybody had in a file of before, summed by the rules of then."""
    query = (
        "SELECT people.name, sum(chips) FROM (SELECT payee AS account, amount AS chips FROM postings "
        "UNION ALL SELECT payer, -amount FROM postings) JOIN accounts ON accounts.id = account "
        "JOIN people AS sat ON sat.id = person JOIN people ON people.id = coalesce(sat.merged_into, sat.id) "
        "WHERE people.computer = 0 GROUP BY people.id HAVING sum(chips) <> 0"
    )
    with closing(sqlite3.connect(path)) as file:
        if file.execute("PRAGMA user_version").fetchone() == (1,):
            query = (
                "SELECT name, sum(chips) FROM entries JOIN people ON people.id = person WHERE computer = 0 "
                "GROUP BY person HAVING sum(chips) <> 0"
            )
        return dict(file.execute(query).fetchall())


def balances_by_name(store: Store) -> dict[str, int]:
    names = {person.number: person for person in store.nights.people.all()}
    return {
        names[int(account.key)].name: chips
        for account, chips in carried(store).items()
        if account.kind == "person" and not names[int(account.key)].computer
    }


def ledger(path: Path) -> list[tuple[object, ...]]:
    """All postings of a file."""
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT * FROM postings ORDER BY id").fetchall()


@pytest.mark.parametrize("old", BEFORE, ids=lambda path: path.stem)
def test_an_old_file_of_any_version_changes_nobodys_balance_and_no_posting(old: Path, tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(old, path)
    store = fresh_store(tmp_path)
    assert balances_by_name(store) == old_balances(old)
    postings = ledger(path)
    outside = store.nights.outside
    lines = outside.parties()
    assert outside.unanswered() == len(lines)
    outside.leave_out([line.key for line in lines])
    outside.gather([line.key for line in lines], "Before")
    assert balances_by_name(store) == old_balances(old)
    assert ledger(path) == postings
    store.close()


def test_balances_of_an_old_file_count_as_before_until_somebody_has_answered(tmp_path: Path) -> None:
    copyfile(OLD, tmp_path / "ludo.db")
    store = fresh_store(tmp_path)
    before = old_balances(OLD)
    assert balances_by_name(store) == before
    outside = store.nights.outside
    lines = outside.parties()
    assert outside.unanswered() == len(lines) > 1
    assert {line.alone for line in lines} == {True, False}
    alone = [line.key for line in lines if line.alone]
    shared = [line.key for line in lines if not line.alone]
    outside.leave_out(alone)
    evening = outside.gather(shared, "Before")
    assert evening is not None
    assert outside.unanswered() == 0
    lost = dict.fromkeys(before, 0)
    names = {person.number: person.name for person in store.nights.people.all()}
    for line in lines:
        if line.alone:
            for person, chips in zip(line.people, line.chips, strict=True):
                lost[names[person]] += chips
    assert balances_by_name(store) == {
        name: chips - lost[name] for name, chips in before.items() if chips != lost[name]
    }
    store.close()
    again = fresh_store(tmp_path)
    kept = {line.key: (line.evening, line.counts) for line in again.nights.outside.parties()}
    assert kept == dict.fromkeys(alone, (None, False)) | dict.fromkeys(shared, (evening, False))
    assert again.nights.outside.gather(alone, "Before") == evening
    assert balances_by_name(again) == before
    again.nights.outside.leave_out([*alone, *shared])
    assert again.nights.outside.unanswered() == 0
    again.close()
