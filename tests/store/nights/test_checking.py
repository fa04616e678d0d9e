"""The books are made anew from what was done; where they differed is said, and nothing is lost."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from ludo.app.instance import Instance
from ludo.app.main import main
from ludo.nights.chips import Scope, person_account
from ludo.nights.evenings import HouseRules, Plan
from ludo.nights.merging import Held
from ludo.nights.seasons import Season
from ludo.store.store import Store
from tests.session.tables import fresh_store

WRONG = """
UPDATE postings SET amount = 40 WHERE payee = (SELECT id FROM accounts WHERE person = 1);
UPDATE people SET name = 'Nobody' WHERE id = 2;
DELETE FROM seasons;
"""
SAID = """the books differed from what was done, and are put right:
           1  people
           2  entries of chips
           1  seasons and currency
          40 → 50  Anna
the file as it was is kept in """


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = fresh_store(tmp_path)
    fill(opened)
    yield opened
    opened.close()


def fill(store: Store) -> None:
    """Write an evening of two and a season down."""
    nights = store.nights
    people = [nights.people.add(name) for name in ("Anna", "Bruno")]
    nights.evenings.start(Plan(rules=HouseRules(buy_in=50)), people)
    nights.seasons.write(Season(0, "Club", date(2025, 9, 1), date(2026, 6, 30)))


def spoil(path: Path) -> None:
    """Write into the tables what nobody did."""
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript(WRONG)


def test_books_that_agree_stay_as_they_are(store: Store, tmp_path: Path) -> None:
    before = list(store._database.connection.iterdump())
    checked = store.nights.checking.check()
    assert (checked.differed, checked.balances, checked.kept, checked.acts > 5) == ({}, (), None, True)
    assert [line for line in store._database.connection.iterdump() if "in_order" in line] == []
    assert len(list(store._database.connection.iterdump())) == len(before)


def test_what_nobody_did_is_put_right_and_the_file_before_is_kept(store: Store) -> None:
    spoil(store.path)
    checked = store.nights.checking.check()
    assert checked.differed == {"people": 1, "entries": 2, "seasons": 1}
    assert checked.balances == (Held("Anna", 40, 50),)
    assert dict(store.nights.chips.balances(Scope.ALL))[person_account(1)] == 50
    assert [person.name for person in store.nights.people.all()] == ["Anna", "Bruno"]
    assert [season.name for season in store.nights.seasons.all()] == ["Club"]
    assert store.nights.checking.check().differed == {}
    assert checked.kept is not None
    with closing(sqlite3.connect(checked.kept)) as kept:
        assert kept.execute("SELECT name FROM people WHERE id = 2").fetchall() == [("Nobody",)]


def test_a_rebuild_in_the_terminal_says_where_the_books_differed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Store(tmp_path / "ludo.db")) as store:
        fill(store)
    spoil(tmp_path / "ludo.db")
    arguments = ["--lang", "en", "--rebuild", "--data-dir", str(tmp_path)]
    assert main(arguments) == 0
    assert capsys.readouterr().out.startswith(SAID + str(tmp_path))
    assert main(arguments) == 0
    assert capsys.readouterr().out.startswith("the books agree with what was done (")
    window = Instance(tmp_path)
    assert window.claim()
    assert main(arguments) == 1
    assert "Ludo is open" in capsys.readouterr().err
    window.close()
