"""One page of zeros anywhere: every row that can be read is kept, and what cannot be is counted and named."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ludo.nights.evenings import FinishKind
from ludo.store.store import Store
from ludo.ui.wording.errors import note_text
from tests.faults import oracle
from tests.faults.files import PAGE, good, open_all_evenings

EVENINGS: Final = 60
LEAVES: Final = ("results", "sheet_lines", "finished", "hand_entries", "evening_events")
"""Tables of the books of which a leaf is overwritten."""


def spoiled(content: bytes, table: str) -> bytes:
    """Overwrite the first leaf of a table, which may be all of it."""
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    at = (page - 1) * PAGE
    if content[at] == 2:
        first = at + int.from_bytes(content[at + 12 : at + 14], "big")
        at = (int.from_bytes(content[first : first + 4], "big") - 1) * PAGE
    assert content[at] == 10
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


def test_results_are_worked_out_again_from_logs_and_sheets_and_the_others_are_counted(tmp_path: Path) -> None:
    content, _ = good(EVENINGS)
    books = oracle.read(content)
    known = books["results"]
    imported = {key for key, row in books["finished"].items() if FinishKind(str(row[2])) is FinishKind.IMPORTED}
    lost = known.keys() - oracle.readable(spoiled(content, "results"), books)["results"].keys()
    store = opened(tmp_path, spoiled(content, "results"))
    notice = store.notice
    store.close()
    after = oracle.read(store.path.read_bytes())["results"]
    gone = {key for key in lost if key[:2] in imported}
    assert {key for key, row in known.items() if after.get(key) != row} == gone
    assert notice is not None
    assert dict(notice.missing).get("results", 0) == len(gone)
    if gone:
        assert notice.evenings


def test_parties_of_other_games_are_over_although_the_page_that_says_so_is_lost(tmp_path: Path) -> None:
    content, _ = good()
    known = oracle.read(content)["finished"]
    store = opened(tmp_path, spoiled(content, "finished"))
    store.close()
    after = oracle.read(store.path.read_bytes())["finished"]
    assert {key: row for key, row in after.items() if key[0] == "play"} == {
        key: row for key, row in known.items() if key[0] == "play"
    }
    assert any(key[0] == "play" for key in known)


def test_the_notice_counts_lines_of_sheets_and_names_their_evenings(tmp_path: Path) -> None:
    content, _ = good(EVENINGS)
    store = opened(tmp_path, spoiled(content, "sheet_lines"))
    notice = store.notice
    assert notice is not None
    missing = dict(notice.missing)
    assert missing["sheet-lines"] >= 0
    text = note_text(notice, store.path)
    assert "score sheets" in text
    assert notice.evenings
    assert notice.evenings[0][0] in text
    store.close()


def test_postings_are_made_up_from_their_indexes(tmp_path: Path) -> None:
    content, _ = good(EVENINGS)
    known = oracle.read(content)["postings"]
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings'").fetchone()
    at = (page - 1) * PAGE
    store = opened(tmp_path, content[:at] + bytes(PAGE) + content[at + PAGE :])
    notice = store.notice
    store.close()
    after = oracle.read(store.path.read_bytes())["postings"]
    assert {key: row[:10] for key, row in after.items()} == {key: row[:10] for key, row in known.items()}
    assert notice is not None
    assert dict(notice.missing)["reasons"] == len(known)


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
    assert after["postings"] == known["postings"]
    assert after["results"] == known["results"]
    assert {key for key, row in known["log"].items() if after["log"].get(key) != row} == {(over, 3)}
