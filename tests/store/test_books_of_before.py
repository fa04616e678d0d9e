"""The tables of files of before become acts, and the acts become the same tables."""

import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from shutil import copyfile
from typing import Final

import pytest

from ludo.store.books.check import differences, snapshot
from ludo.store.books.derive import derive
from ludo.store.books.deriving import Derived
from ludo.store.books.log import read_log
from ludo.store.books.project import Projection
from ludo.store.books.rows_kept import COLUMNS
from ludo.store.books.standing import Standing
from ludo.store.connections import register_functions
from ludo.store.store import Store
from ludo.ui.wording.errors import note_text
from tests.zones import in_zone

FILES: Final = sorted((Path(__file__).parent / "files").glob("version-*.db"))
BEFORE_ACTS: Final = next(path for path in FILES if path.stem == "version-7")


def opened(source: Path, folder: Path) -> sqlite3.Connection:
    """Return a copy of a file, brought to the present tables, without rules that keep rows."""
    path = folder / "ludo.db"
    copyfile(source, path)
    Store(path).close()
    connection = sqlite3.connect(path, isolation_level=None)
    register_functions(connection)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f'DROP TRIGGER "{name}"')
    connection.execute("CREATE TABLE IF NOT EXISTS blobs (digest TEXT PRIMARY KEY, content BLOB)")
    return connection


def write_anew(connection: sqlite3.Connection, derived: Derived) -> None:
    """Empty the tables that follow from acts, and write them from the acts alone."""
    connection.execute("UPDATE sessions SET evening = NULL")
    for table in (*COLUMNS, "entry_identities", "identities", "accounts", "other_games"):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("DELETE FROM settings WHERE key = 'currency'")
    for (kind, number), act in derived.things.items():
        connection.execute("INSERT INTO identities VALUES (?, ?, ?)", (kind, number, act))
    for (evening, number), act in derived.entries.items():
        connection.execute("INSERT INTO entry_identities VALUES (?, ?, ?)", (evening, number, act))
    connection.executemany("INSERT INTO blobs VALUES (?, ?)", derived.blobs.items())
    Projection(connection, Standing(derived.acts)).rebuild()


SAME_ACTS: Final = {
    "version-1-evenings": "00dae9a492ab5e2a", "version-1": "bebc9c7b7034bc0d", "version-2": "1c57483d645f078e",
    "version-3": "a1867dbbc49d218e", "version-4": "e0eea74216eb62a4", "version-5": "42d918f0d3afd2d0",
    "version-6": "f92be4c1a626df76", "version-7": "24ae7a9adb34ccc2", "version-8": "0f5b3b942c759cb9",
    "version-9": "2debf9e21a7c9c45",
}  # fmt: skip
"""By file a digest of the ids of its acts: of two copies of it, opened on two computers by two versions, all acts have
to be the same, or merging them would double the books."""


@pytest.mark.parametrize("zone", ["UTC", "Asia/Tokyo"])
@pytest.mark.parametrize("old", FILES, ids=lambda path: path.stem)
def test_every_computer_makes_the_same_acts_of_a_file(tmp_path: Path, old: Path, zone: str) -> None:
    with in_zone(zone), closing(opened(old, tmp_path)) as connection:
        derived = derive(connection)
    told = (
        [act.id for act in derived.acts],
        sorted(derived.things.items()),
        sorted(derived.entries.items()),
        sorted(derived.blobs),
    )
    assert blake2b(repr(told).encode(), digest_size=8).hexdigest() == SAME_ACTS[old.stem]


@pytest.mark.parametrize("old", FILES, ids=lambda path: path.stem)
def test_tables_become_acts_and_acts_the_same_tables(tmp_path: Path, old: Path) -> None:
    with closing(opened(old, tmp_path)) as connection:
        before, derived = snapshot(connection), derive(connection)
        write_anew(connection, derived)
        assert differences(before, snapshot(connection)) == []
        (rest,) = connection.execute(
            "SELECT total(amount * ((payee = a.id) - (payer = a.id))) FROM postings, accounts AS a"
        ).fetchone()
        assert (rest, any(before.values())) == (0, True)


def test_two_copies_of_one_file_give_equal_acts(tmp_path: Path) -> None:
    found = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        with closing(opened(FILES[-1], folder)) as connection:
            found.append(derive(connection).acts)
    assert found[0] == found[1]


def test_a_log_that_is_made_again_is_the_same_log(tmp_path: Path) -> None:
    """Things stay what they are for other computers, whatever was written beside the log."""
    with closing(opened(BEFORE_ACTS, tmp_path)) as connection:
        before = {act.id for act in read_log(connection)}
        assert {act.id for act in derive(connection).acts} == before


def test_what_is_written_first_after_it_has_seen_all_of_it_and_names_one_act(tmp_path: Path) -> None:
    copyfile(FILES[-2], tmp_path / "ludo.db")
    with closing(Store(tmp_path / "ludo.db")) as store:
        before = {act.id for act in store._database.books.standing.order}
        store.nights.people.add("Zoé")
        standing = store._database.books.standing
        (last,) = (act for act in standing.order if act.id not in before)
        assert len(last.saw) == 1
        assert all(standing.knowledge.knows(last.id, name) for name in before)
        assert "seen" not in {act.kind for batch in store.nights.acts.done(limit=50) for act in batch.acts}


def test_a_file_that_acts_would_change_stays_as_it_was_and_that_is_told(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(BEFORE_ACTS, path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE evening_events SET moment = '1950-01-01T20:00:00+00:00' WHERE number = 2")
        raw.commit()
        before = list(raw.iterdump())
    store = Store(path)
    assert store.notice is not None
    assert (store.notice.code, store.saving) == ("not-migrated", False)
    assert "could not be taken over" in note_text(store.notice, path)
    store.close()
    with closing(sqlite3.connect(path)) as raw:
        assert (list(raw.iterdump()), raw.execute("PRAGMA user_version").fetchone()) == (before, (7,))
