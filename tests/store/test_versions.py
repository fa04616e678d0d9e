"""Files of every version that was ever released still open."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final

import pytest

from ludo.games import GAMES
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.session.ports import StorageError
from ludo.session.replay import Replay
from ludo.session.service import PartieService
from ludo.store.schema import VERSION
from ludo.store.store import Store
from tests.session.tables import AtOnce, fresh_store, ledger_chips, resume

FILES: Final = sorted((Path(__file__).parent / "files").glob("version-*.db"))
EVENINGS: Final = Path(__file__).parent / "files" / "version-1-evenings.db"
FILES_WITH_SHEETS: Final = [path for path in FILES if path.stem >= "version-3"]

_OLD_BALANCES: Final = """
SELECT name, coalesce(computer, 0), sum(chips) FROM entries LEFT JOIN people ON people.id = person GROUP BY person
"""


def _version(path: Path) -> int:
    return int(path.stem.split("-")[1])


def test_there_is_a_file_of_every_version() -> None:
    assert {_version(path) for path in FILES} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("old", FILES, ids=lambda path: path.stem)
def test_a_file_of_an_old_version_opens_and_every_partie_can_be_played_on(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(old, path)
    store = Store(path)
    assert store.notice is None
    assert store.sessions()
    for summary in store.sessions():
        header, lines = store.load(summary.number)
        replay = Replay(GAMES[header.game], header, lines)
        assert replay.damage is None
        assert replay.standing(len(replay)).over == summary.over
        session = resume(store, summary.number)
        if all(not chair.person for chair in header.chairs):
            while session.step():
                pass
            assert session.over
            assert ledger_chips(store, summary.number)[:-1] == session.standing().chips
    assert store.get("theme") == "dark"
    assert sum(balance.chips for balance in store.balances()) == 0
    store.close()
    again = Store(path)
    assert again.notice is None
    again.close()


def test_parties_people_and_chips_of_version_1_are_all_there(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(EVENINGS, path)
    with closing(sqlite3.connect(EVENINGS)) as old:
        balances = set(old.execute(_OLD_BALANCES).fetchall())
        logs = old.execute("SELECT session, number, line FROM log ORDER BY session, number").fetchall()
        order = [number for (number,) in old.execute("SELECT id FROM sessions ORDER BY changed DESC, id DESC")]
        seats = old.execute(
            "SELECT session, seat, name, level FROM chairs JOIN people ON people.id = person ORDER BY session, seat"
        ).fetchall()
    assert any(line.startswith("undo") for *_, line in logs)
    store = fresh_store(tmp_path)
    assert {(balance.name, int(balance.computer), balance.chips) for balance in store.balances()} == balances
    assert [summary.number for summary in store.sessions()] == order
    loaded = {summary.number: store.load(summary.number) for summary in store.sessions()}
    assert [
        (session, seat, chair.name, chair.level)
        for session, (header, _) in sorted(loaded.items())
        for seat, chair in enumerate(header.chairs)
    ] == seats
    assert [
        (session, number, line) for session, (_, lines) in sorted(loaded.items()) for number, line in enumerate(lines)
    ] == logs
    store.close()


def test_the_old_file_is_copied_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(EVENINGS, path)
    fresh_store(tmp_path).close()
    (copy,) = tmp_path.glob("ludo.version-1-*.db")
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(EVENINGS)) as before:
        assert list(old.iterdump()) == list(before.iterdump())
        assert old.execute("PRAGMA user_version").fetchone() == (1,)


def test_an_old_file_that_cannot_be_brought_up_to_date_is_saved_row_by_row(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(EVENINGS, path)
    with closing(sqlite3.connect(path)) as old:
        old.execute("UPDATE sessions SET rules_version = x'00' WHERE id = 3")
        old.commit()
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved, store.notice.lost) == ("damaged", 4, 1)
    assert sorted(summary.number for summary in store.sessions()) == [1, 2, 3, 4, 5]
    for number in (1, 2, 4, 5):
        resume(store, number)
    with pytest.raises(StorageError, match="unknown-game"):
        PartieService(store, tuple(GAMES), Random(1), AtOnce()).resume(3)
    assert sum(balance.chips for balance in store.balances()) == 0
    assert ledger_chips(store, 1) == (-5, 5, 0)
    store.close()


@pytest.mark.parametrize("old", FILES_WITH_SHEETS, ids=lambda path: path.stem)
def test_sheets_of_an_old_file_are_read_by_the_rules_of_then(tmp_path: Path, old: Path) -> None:
    copyfile(old, tmp_path / "ludo.db")
    store = fresh_store(tmp_path)
    sheet = store.nights.sheets.get(1)
    with closing(sqlite3.connect(old)) as raw:
        kept_by = (
            raw.execute("SELECT rules_version FROM sheets WHERE id = 1").fetchone()[0] if _version(old) >= 4 else 1
        )
    assert sheet.rules_version == kept_by
    kept = AnyKeptSheet(store.nights.sheets, sheet.number)
    assert {line.number for line in kept.filled.lines} == {1}
    store.close()


@pytest.mark.parametrize("old", FILES_WITH_SHEETS, ids=lambda path: path.stem)
def test_sheets_of_an_old_file_that_is_damaged_are_saved(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(old, path)
    before = fresh_store(tmp_path)
    sheet = before.nights.sheets.get(1)
    before.close()
    for companion in tmp_path.iterdir():
        companion.unlink()
    copyfile(old, path)
    with closing(sqlite3.connect(path)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sessions'").fetchone()
    content = bytearray(path.read_bytes())
    content[(root - 1) * 4096 : root * 4096] = bytes(4096)
    path.write_bytes(content)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert store.notice.code == "damaged"
    assert store.nights.sheets.get(1) == sheet
    assert [line.revision for line in store.nights.sheets.lines(sheet.number)] == [0, 1]
    store.close()
