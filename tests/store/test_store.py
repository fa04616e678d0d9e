"""What the file keeps."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store.store import Store
from tests.session.tables import computers, fresh_store, header, ledger_chips, open_session, resume

ANNA, HUGO = Chair("Anna"), Chair("Hugo", "simple")
HEAD = header("trut", (ANNA, HUGO), stake=5)


def test_a_session_is_found_again_as_it_was_left(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    store.append(number, 0, ["luck lot 1"], [], False)
    store.append(number, 1, ["luck cut 3", "0 trut"], [], False)
    store.close()
    again = fresh_store(tmp_path)
    assert again.notice is None
    assert again.load(number) == (HEAD, ["luck lot 1", "luck cut 3", "0 trut"])
    (summary,) = again.sessions()
    assert (summary.number, summary.header, summary.over, summary.cut) == (number, HEAD, False, False)


def test_the_session_played_last_comes_first(tmp_path: Path) -> None:
    moments = iter(datetime(2026, 5, 1, 20, minute, tzinfo=UTC) for minute in range(60))
    store = Store(tmp_path / "ludo.db", lambda: next(moments))
    first, second = store.create(HEAD), store.create(HEAD)
    assert [summary.number for summary in store.sessions()] == [second, first]
    store.append(first, 0, ["luck lot 1"], [], True)
    assert [(summary.number, summary.over) for summary in store.sessions()] == [(first, True), (second, False)]


def test_the_same_line_again_is_no_error_another_one_is(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    store.append(number, 0, ["luck lot 1"], [], False)
    store.append(number, 0, ["luck lot 1"], [], False)
    for place, line in ((0, "luck lot 0"), (2, "0 trut")):
        with pytest.raises(StorageError, match="conflict"):
            store.append(number, place, [line], [], False)
    assert store.load(number)[1] == ["luck lot 1"]


def test_a_refused_write_leaves_nothing_behind(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    store.append(number, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    with pytest.raises(StorageError, match="conflict"):
        store.append(number, 1, ["0 trut"], [Settlement(1, (7, -7))], False)
    assert store.load(number)[1] == ["luck lot 1"]
    assert ledger_chips(store, number) == (5, -5, 0)


def test_a_deal_is_settled_once(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    for _ in range(3):
        store.append(number, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    assert ledger_chips(store, number) == (5, -5, 0)


def test_what_is_staked_lies_on_the_table_and_all_sums_to_zero(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    store.append(number, 0, ["a"], [Settlement(1, (-5, -5))], False)
    assert ledger_chips(store, number) == (-5, -5, 10)
    assert sum(balance.chips for balance in store.balances()) == 0
    store.append(number, 1, ["b"], [Settlement(2, (0, 10))], True)
    assert ledger_chips(store, number) == (-5, 5, 0)
    balances = {(balance.name, balance.computer): balance.chips for balance in store.balances()}
    assert balances == {("Hugo", True): 5, ("Anna", False): -5, (None, False): 0}


def test_chips_follow_a_person_through_sessions_and_a_namesake_computer_is_another(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    for head, gains in ((HEAD, (5, -5)), (header("trut", (Chair("Paul"), ANNA), stake=5), (-3, 3))):
        store.append(store.create(head), 0, ["a"], [Settlement(1, gains)], True)
    store.append(
        store.create(header("trut", (Chair("Anna", "simple"), Chair("Paul")))), 0, ["a"], [Settlement(1, (9, -9))], True
    )
    balances = {(balance.name, balance.computer): balance.chips for balance in store.balances()}
    assert balances[("Anna", False)] == 8
    assert balances[("Anna", True)] == 9
    assert store.people() == ["Anna", "Paul"]


@pytest.mark.parametrize(
    "verb", ["DELETE FROM log", "UPDATE log SET line = line", "INSERT OR REPLACE INTO log SELECT * FROM log"]
)
def test_a_log_can_only_grow(tmp_path: Path, verb: str) -> None:
    store = fresh_store(tmp_path)
    store.append(store.create(HEAD), 0, ["a"], [], False)
    store.close()
    with sqlite3.connect(tmp_path / "ludo.db") as raw, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        raw.execute(verb)
    raw.close()


def test_writes_survive_a_power_cut_as_far_as_sqlite_can(tmp_path: Path) -> None:
    connection = fresh_store(tmp_path)._database.connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_partie_goes_on_where_it_stopped(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    session = open_session(store, header("trut", computers(4), truts_to_win=2, stake=2), seed=5)
    for _ in range(37):
        session.step()
    view = session.view(2)
    store.close()
    store = fresh_store(tmp_path)
    again = resume(store, session.number)
    assert again.damage is None
    assert again.view(2) == view
    while again.step():
        pass
    assert ledger_chips(store, session.number)[:-1] == again.standing().chips
    assert store.sessions()[0].over


def test_settings_are_kept(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    assert store.get("theme") is None
    store.put("theme", "dark")
    store.put("theme", "light")
    store.close()
    assert fresh_store(tmp_path).get("theme") == "light"


def test_a_missing_session_is_an_error_with_a_code(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        fresh_store(tmp_path).load(7)
    assert caught.value.code == "damaged"


@pytest.mark.parametrize("options", ["not json", "[1]"])
def test_a_session_that_cannot_be_understood_hides_no_other(tmp_path: Path, options: str) -> None:
    store = fresh_store(tmp_path)
    bad, good = store.create(HEAD), store.create(HEAD)
    store._database.connection.execute("UPDATE sessions SET options = ? WHERE id = ?", (options, bad))
    assert [summary.number for summary in store.sessions()] == [good]


def test_a_backup_holds_everything_and_can_be_put_back(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    store.append(number, 0, ["a"], [Settlement(1, (5, -5))], False)
    store.backup(tmp_path / "copy.ludo")
    store.append(number, 1, ["b"], [], False)
    kept = store.restore(tmp_path / "copy.ludo")
    assert store.load(number)[1] == ["a"]
    assert ledger_chips(store, number) == (5, -5, 0)
    assert kept is not None
    assert Store(kept).load(number)[1] == ["a", "b"]


@pytest.mark.parametrize("content", [b"", b"not a database at all", b"SQLite format 3\0" + b"\1" * 600])
def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    (tmp_path / "bad.ludo").write_bytes(content)
    with pytest.raises(StorageError) as caught:
        store.restore(tmp_path / "bad.ludo")
    assert caught.value.code in ("damaged", "other-program")
    assert store.load(number)[0] == HEAD
    assert sorted(entry.name for entry in tmp_path.iterdir() if "part" in entry.name) == []


def test_a_copy_that_cannot_be_finished_leaves_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "full")

    store, copy = fresh_store(tmp_path), tmp_path / "copy.ludo"
    store.backup(copy)
    before = copy.read_bytes()
    store.create(HEAD)
    monkeypatch.setattr("ludo.store.copies.rename", full)
    with pytest.raises(StorageError) as caught:
        store.backup(copy)
    assert caught.value.code == "disk-full"
    assert copy.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == [copy.name]


def test_backup_to_an_impossible_place_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        fresh_store(tmp_path).backup(tmp_path / "no such folder" / "copy.ludo")
    assert caught.value.code == "no-access"
