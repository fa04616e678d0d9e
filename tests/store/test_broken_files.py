"""A file that cannot be used is kept aside, and the program goes on."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest

from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store.damaged import LOST, DamagedFile
from ludo.store.errors import storage_code
from ludo.store.notices import Report
from ludo.store.salvage_target import SalvageTarget
from ludo.store.schema import APPLICATION_ID, SCHEMA, VERSION
from ludo.store.store import Store
from tests.session.tables import computers, fresh_store, header, open_session

HEAD = header("trut", (Chair("Anna"), Chair("Hugo", "simple")), stake=5)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with a few parties in it, closed properly."""
    folder = tmp_path_factory.mktemp("played")
    store = fresh_store(folder)
    for seed in range(6):
        session = open_session(store, header("trut", computers(2 + seed % 2 * 2), truts_to_win=1, stake=2), seed)
        while session.step():
            pass
    store.put("theme", "dark")
    store.close()
    return (folder / "ludo.db").read_bytes()


def mutate(content: bytes, rng: Random) -> bytes:
    """The file truncated, overwritten in places, with pages swapped, zeroed or repeated, or plain noise."""
    kind = rng.randrange(7)
    data = bytearray(content)
    if kind == 0:
        return bytes(data[: rng.randrange(len(data))])
    if kind == 1:
        return rng.randbytes(rng.randrange(1, 20_000))
    if kind == 2:
        for _ in range(rng.randrange(1, 200)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data)
    if kind == 3:
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(100)] = rng.randrange(256)
        return bytes(data)
    pages = [bytes(data[start : start + 4096]) for start in range(0, len(data), 4096)]
    victim = rng.randrange(len(pages))
    if kind == 4:
        pages[victim] = bytes(4096)
    elif kind == 5:
        other = rng.randrange(len(pages))
        pages[victim], pages[other] = pages[other], pages[victim]
    else:
        pages[victim] = rng.randbytes(4096)
    return b"".join(pages)


def is_usable(store: Store) -> None:
    """New parties can be begun, played and found; what is listed can be loaded; the ledger sums to zero."""
    number = store.create(HEAD)
    store.append(number, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    assert number in [summary.number for summary in store.sessions()]
    for summary in store.sessions():
        store.load(summary.number)
    assert sum(balance.chips for balance in store.balances()) == 0
    assert store.load(number) == (HEAD, ["luck lot 1"])


@pytest.mark.parametrize("block", range(10))
def test_six_hundred_broken_files_are_kept_and_the_program_goes_on(tmp_path: Path, played: bytes, block: int) -> None:
    rng = Random(block)
    for number in range(60):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "ludo.db"
        broken = mutate(played, rng)
        path.write_bytes(broken)
        store = Store(path)
        if store.notice is not None:
            assert store.notice.code in ("damaged", "other-program", "newer-version")
            assert store.notice.kept is not None
            assert store.notice.kept.read_bytes() == broken
            store.notices_read()
        is_usable(store)
        store.close()
        again = Store(path)
        assert again.notice is None
        again.close()


def test_a_file_that_says_it_is_of_a_later_format_is_damaged(tmp_path: Path, played: bytes) -> None:
    """SQLite would open it for reading only."""
    path = tmp_path / "ludo.db"
    path.write_bytes(played[:18] + b"\x09" + played[19:])
    store = Store(path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved) == ("damaged", 6)
    is_usable(store)
    store.close()


def test_what_can_still_be_read_of_a_damaged_file_is_saved(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    for number in range(40):
        session = store.create(HEAD)
        store.append(session, 0, [f"line {line} of {number}" for line in range(30)], [Settlement(1, (1, -1))], False)
    store.close()
    path = tmp_path / "ludo.db"
    data = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as raw, raw:
        page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings_by_payer'").fetchone()[0]
    raw.close()
    data[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(data)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved) == ("damaged", 40)
    assert len(store.sessions()) == 40
    assert store.load(7)[1][29] == "line 29 of 6"
    is_usable(store)


@pytest.mark.parametrize(
    ("end_of_log", "end_in_acts", "expected"),
    [
        pytest.param(True, True, (True, False), id="only its row is lost"),
        pytest.param(True, False, (True, False), id="its log alone tells that it is over"),
        pytest.param(False, True, (True, True), id="its acts alone tell that it is over"),
        pytest.param(False, False, (False, False), id="nothing tells that it was over"),
    ],
)
def test_a_partie_that_was_over_stays_so_where_anything_tells_it(
    tmp_path: Path, played: bytes, end_of_log: bool, end_in_acts: bool, expected: tuple[bool, bool]
) -> None:
    path = tmp_path / "ludo.db"
    path.write_bytes(played)
    with closing(sqlite3.connect(path)) as raw, raw:
        for trigger in ("log_no_delete", "acts_no_delete"):
            raw.execute(f"DROP TRIGGER {trigger}")
        raw.execute("DELETE FROM sessions")
        if not end_of_log:
            last = "SELECT max(number) FROM log AS l WHERE l.session = log.session"
            raw.execute(f"DELETE FROM log WHERE number = ({last})")
        if not end_in_acts:
            raw.execute("DELETE FROM acts WHERE line LIKE '%\"ended\"%'")
    store = Store(path)
    assert [(summary.over, summary.cut) for summary in store.sessions()] == [expected] * 6
    assert store.notice is not None
    assert (store.notice.saved, store.notice.cut) == (6, 6 * expected[1])
    is_usable(store)
    store.close()


def test_another_programs_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    content = path.read_bytes()
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "other-program"
    assert store.notice.kept is not None
    assert store.notice.kept.read_bytes() == content
    is_usable(store)


def test_a_file_of_a_newer_version_is_left_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    with closing(sqlite3.connect(path)) as newer, newer:
        newer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        newer.execute("CREATE TABLE future (name TEXT)")
    newer.close()
    content = path.read_bytes()
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "newer-version"
    assert store.notice.kept is None
    assert not store.saving
    is_usable(store)
    store.close()
    assert path.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == ["ludo.db"]


def test_a_file_with_the_right_number_but_other_tables_is_damaged(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    store._database.connection.execute("DROP TABLE settings")
    store.close()
    again = fresh_store(tmp_path)
    assert again.notice is not None
    assert again.notice.code == "damaged"
    is_usable(again)


def test_two_damaged_files_in_the_same_second_are_both_kept(tmp_path: Path) -> None:
    kept = set()
    for _ in range(3):
        (tmp_path / "ludo.db").write_bytes(b"nothing of use here, but long enough to be read as a file")
        store = fresh_store(tmp_path)
        assert store.notice is not None
        kept.add(store.notice.kept)
        store.close()
    assert len(kept) == 3


def test_where_the_folder_cannot_be_made_the_program_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "ludo.db")
    assert store.notice is not None
    assert store.notice.code == "no-access"
    assert not store.saving
    is_usable(store)


_READ_ONLY = """
import os
import sys
from contextlib import closing, suppress
from pathlib import Path
import ludo.games, ludo.store.salvage
from ludo.store.store import Store
if os.getuid() == 0:
    os.seteuid(65534)
store = Store(Path(sys.argv[1]) / "ludo.db")
print(store.notice.code if store.notice else "fine", store.saving, len(store.sessions()))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights of folders work differently there")
@pytest.mark.parametrize(("files", "rights"), [(0, 0o555), (1, 0o555), (1, 0o777)])
def test_where_nothing_may_be_written_it_is_said_and_what_is_there_is_shown(
    tmp_path: Path, files: int, rights: int, request: pytest.FixtureRequest
) -> None:
    folder = tmp_path / "data"
    if os.getuid() == 0:  # somebody else, whom the folder of tests may shut out, tries to write
        folder = Path(mkdtemp(dir="/tmp")) / "data"
        request.addfinalizer(lambda: rmtree(folder.parent))
        folder.parent.chmod(0o755)
    folder.mkdir()
    if files:
        store = fresh_store(folder)
        store.create(HEAD)
        store.close()
        (folder / "ludo.db").chmod(0o444)
    folder.chmod(rights)
    ran = subprocess.run(
        [sys.executable, "-c", _READ_ONLY, str(folder)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    folder.chmod(0o755)
    assert ran.stderr == ""
    assert ran.stdout.split() == ["read-only", "False", str(files)]


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    number = store.create(HEAD)
    pages = store._database.connection.execute("PRAGMA page_count").fetchone()[0]
    store._database.connection.execute(f"PRAGMA max_page_count = {pages}")
    written = 0
    code = ""
    while not code:
        try:
            store.append(number, written, ["x" * 200], [], False)
            written += 1
        except StorageError as error:
            code = error.code
    assert code == "disk-full"
    assert len(store.load(number)[1]) == written
    store._database.connection.execute("PRAGMA max_page_count = 1000000")
    store.append(number, written, ["x" * 200], [], False)
    assert len(store.load(number)[1]) == written + 1


def test_a_file_in_use_elsewhere_is_said(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    store._database.connection.execute("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(tmp_path / "ludo.db", isolation_level=None)) as other, other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as caught:
            store.put("theme", "dark")
        other.execute("ROLLBACK")
    other.close()
    assert caught.value.code == "busy"
    store.put("theme", "dark")


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(28, "no space"), "disk-full"),
        (OSError(30, "read-only"), "read-only"),
        (OSError(13, "denied"), "read-only"),
        (OSError(2, "missing"), "no-access"),
        (sqlite3.DatabaseError("not a database"), "damaged"),
    ],
)
def test_errors_have_codes(error: Exception, code: str) -> None:
    assert storage_code(error) == code


@pytest.mark.parametrize("content", [None, b"", b"noise"])
def test_reading_what_holds_nothing_leaves_no_connection_open(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*args: Any, **options: Any) -> sqlite3.Connection:
        made.append(connect(*args, **options))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", remember)
    path = tmp_path / "ludo.db"
    if content is not None:
        path.write_bytes(content)
    with suppress(MemoryError), DamagedFile(path) as source:
        assert not source.table("sessions").rows
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_a_row_of_which_nothing_is_left_is_lost_and_no_error() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(SCHEMA)
        fresh = SalvageTarget(connection, Report())
        for table, columns in fresh.columns.items():
            assert not fresh.put(table, dict.fromkeys(columns, LOST))
