"""Contents of the right type that make no sense stop no start and no page, and are mended when Ludo starts again."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludo.app.start import DATABASE
from ludo.store import exit_marker
from ludo.store.books.check import snapshot
from ludo.store.store import Store
from tests.faults.files import good
from tests.faults.wild import WILD, look, wild

_DEEP: Final = "[" * 100_000
_PUT: Final = "INSERT OR REPLACE INTO settings VALUES"
CASES: Final = {
    "a sheet that began yesterday": "UPDATE sheets SET started = 'yesterday'",
    "a session that changed on no day": "UPDATE sessions SET changed = '2026-13-45T99:99:99'",
    "an unknown game": "UPDATE sessions SET game = 'belote'",
    "a sheet of an unknown game": "UPDATE sheets SET game = 'belote'",
    "results of fewer chairs": "DELETE FROM results WHERE chair = 0",
    "results of more chairs": "UPDATE results SET chair = chair + 40 WHERE chair = 0",
    "a size of writing of 6,000 digits": f"{_PUT} ('settings.text_scale', '{'9' * 6000}')",
    "deep options of the last partie": f"{_PUT} ('last.trut', '{_DEEP}')",
    "deep house rules": f"UPDATE evenings SET options = '{_DEEP}'",
    "postings of no time": "UPDATE postings SET made = ''",
    "reviews of no sense": "UPDATE reviews SET content = '[' || content, digest = ''",
    "losses of no sense": "UPDATE losses SET kind = 'wild', unit = '[', decisions = -1, cost = 9e999, most = -1",
    "retries of no sense": "UPDATE retries SET due = '', step = -9, tried = 'x', act = '['",
    "ends of no time": "UPDATE finished SET ended = 'x'",
}


def _spoil(folder: Path, sql: str) -> None:
    path = folder / DATABASE
    path.write_bytes(good()[0])
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        triggers = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute(sql)
        for _, made in triggers:
            raw.execute(made)
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    exit_marker.write(path, exit_marker.Marker(None, exit_marker.fingerprint(path)))


@pytest.mark.parametrize("case", CASES)
def test_every_page_opens(case: str, tmp_path: Path) -> None:
    _spoil(tmp_path, CASES[case])
    assert look(tmp_path, Random(case), everything=True, each=1) == []


@pytest.mark.parametrize("case", ["a sheet that began yesterday", "postings of no time", "ends of no time"])
def test_what_makes_no_sense_is_mended_and_told_when_the_file_is_looked_through(case: str, tmp_path: Path) -> None:
    (tmp_path / "good.db").write_bytes(good()[0])
    good_store = Store(tmp_path / "good.db")
    before = snapshot(good_store._database.connection)
    good_store.close()
    _spoil(tmp_path, CASES[case])
    (tmp_path / f"{DATABASE}{exit_marker.SUFFIX}").unlink()
    store = Store(tmp_path / DATABASE)
    assert store.notice is not None
    assert (store.notice.code, store.notice.missing) == ("damaged", ()), "acts know what stood there"
    assert snapshot(store._database.connection) == before
    store.close()


@pytest.mark.parametrize("seed", range(6))
def test_wild_contents_stop_nothing(seed: int, tmp_path: Path) -> None:
    assert wild(tmp_path, Random(f"test {seed}"), everything=False) == []


def test_every_type_of_a_column_of_the_file_has_wild_values(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(good()[0])
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        query = (
            "SELECT DISTINCT c.type FROM sqlite_master t, pragma_table_info(t.name) c"
            " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
        )
        assert {kind for (kind,) in raw.execute(query)} <= WILD.keys()
