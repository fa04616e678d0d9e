"""One page of zeros anywhere: every row that can be read is kept, and what cannot be is counted and named."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ludo.store.books.check import snapshot
from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.files import PAGE, good, open_all_evenings

EVENINGS: Final = 60
LEAVES: Final = ("acts", "log", "results", "sheet_lines", "entry_identities", "event_identities")
"""Tables of which a leaf is overwritten."""


def spoiled(content: bytes, table: str) -> bytes:
    """Overwrite the first leaf of a table, which may be all of it."""
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    at = (page - 1) * PAGE
    while content[at] in (2, 5):
        first = at + int.from_bytes(content[at + 12 : at + 14], "big")
        at = (int.from_bytes(content[first : first + 4], "big") - 1) * PAGE
    assert content[at] in (10, 13)
    return content[:at] + bytes(PAGE) + content[at + PAGE :]


def opened(tmp_path: Path, content: bytes) -> Store:
    path = tmp_path / "ludo.db"
    path.write_bytes(content)
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "damaged"
    return store


@pytest.mark.parametrize("table", LEAVES)
def test_all_rows_are_kept_that_can_be_found_by_their_keys(table: str, tmp_path: Path) -> None:
    content, _ = good(EVENINGS)
    known = oracle.read(content)
    could = oracle.readable(spoiled(content, table), known)
    assert len(could[table]) < len(known[table])
    store = opened(tmp_path, spoiled(content, table))
    assert open_all_evenings(store) == []
    store.close()
    for name, (readable, kept) in oracle.kept(could, oracle.read(store.path.read_bytes())).items():
        assert kept == readable, name


def test_a_partie_that_was_over_keeps_its_result_and_its_chips_when_a_line_of_its_log_is_lost(tmp_path: Path) -> None:
    content, _ = good(EVENINGS)
    known = oracle.read(content)
    path = tmp_path / "ludo.db"
    path.write_bytes(content)
    over = next(number for (number,), row in known["sessions"].items() if row[8])
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("DROP TRIGGER log_no_delete")
        raw.execute("DELETE FROM log WHERE session = ? AND number = 3", (over,))
    store = Store(path)
    notice = store.notice
    store.close()
    assert notice is not None
    assert (notice.code, notice.cut, notice.lost) == ("damaged", 1, 0)
    after = oracle.read(path.read_bytes())
    assert after["sessions"][over,][8:10] == (1, 1)
    with oracle.opened(content) as one, oracle.opened(path.read_bytes()) as other:
        before, now = snapshot(one), snapshot(other)
    assert (now["chips"], now["balances"]) == (before["chips"], before["balances"])
    assert after["results"] == known["results"]
    assert {key for key, row in known["log"].items() if after["log"].get(key) != row} == {(over, 3)}
