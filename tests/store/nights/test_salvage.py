"""What is left of a file of which a part cannot be read: its acts and logs, and all that follows from them."""

import re
import sqlite3
import struct
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final

import pytest

from ludo.nights.evenings import EventKind
from ludo.nights.merging import Choice
from ludo.store.books.act import ActError, read_act
from ludo.store.books.check import Snapshot, differences, snapshot
from ludo.store.books.log import read_log
from ludo.store.books.rows_kept import COLUMNS
from ludo.store.notices import Notice
from ludo.store.store import Store
from tests.faults import damage
from tests.store.nights.test_exchange import chips, fill

PAGE: Final = 4096
EVENING: Final = 1
TABLE_LEAF: Final = 13
"""Begins a page that holds records of a table."""
BEFORE_TEXT: Final = 60
"""So many bytes of a record lie before the text of an act at most."""
FIXTURES: Final = Path(__file__).parents[1] / "files"


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A closed file with an evening."""
    store = Store(tmp_path_factory.mktemp("filled") / "ludo.db")
    assert fill(store) == EVENING
    for number in range(40):
        store.nights.people.add(f"Guest {number}")
    store.close()
    return store.path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "ludo.db"
    path.write_bytes(content)
    return path


def said(path: Path) -> Snapshot:
    """What the books of a file say."""
    with closing(sqlite3.connect(path)) as raw:
        return snapshot(raw)


def acts(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as raw:
        return {act.id for act in read_log(raw)}


def lose(path: Path, table: str, *, leaf: int | None = None) -> None:
    """Overwrite the page where a table begins, or one of the pages below it."""
    with closing(sqlite3.connect(path)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    content = bytearray(path.read_bytes())
    if leaf is not None:
        at = (root - 1) * PAGE
        cell = at + int.from_bytes(content[at + 12 + 2 * leaf : at + 14 + 2 * leaf], "big")
        assert content[at] in (2, 5)
        root = int.from_bytes(content[cell : cell + 4], "big")
    content[(root - 1) * PAGE : root * PAGE] = bytes(PAGE)
    path.write_bytes(content)


def mended(path: Path) -> Notice:
    """Start with a file, which is damaged, and go on with it; what is told."""
    store = Store(path)
    (notice,) = store.notices
    assert notice.code == "damaged"
    nights = store.nights
    for number in [summary.evening.number for summary in nights.evenings.summaries()]:
        nights.evenings.played(number)
        nights.chips.payments(number)
    store.close()
    again = Store(path)
    assert [notice.code for notice in again.notices] == ["damaged"]
    number = again.nights.evenings.start(again.nights.evenings.get(EVENING).plan, [again.nights.people.add("Zoé")])
    again.nights.evenings.record(number, EventKind.CLOSED)
    assert sum(held for _, held in again.nights.chips.balances()) == 0
    again.nights.acts.undo([again._database.books.standing.order[-1].id])
    again.close()
    return notice


@pytest.mark.parametrize("table", [*COLUMNS, "accounts", "other_games", "evenings_open", "postings_by_origin"])
def test_what_follows_from_acts_is_there_again_whatever_of_it_is_lost(path: Path, table: str, tmp_path: Path) -> None:
    known, before = acts(path), said(path)
    lose(path, table)
    Store(path).close()
    assert differences(before, said(path)) == []
    assert acts(path) == known
    assert dict(mended(path).missing) == {}


def test_each_act_that_can_be_read_is_kept_and_how_many_are_not_is_told(path: Path) -> None:
    known = acts(path)
    lose(path, "acts", leaf=0)
    notice = mended(path)
    lost = known - acts(path)
    assert 0 < len(lost) < len(known) / 2
    assert dict(notice.missing)["acts"] == len(lost)


def varints(content: bytes, at: int, count: int) -> tuple[list[int], int]:
    """Numbers of one byte or more, and where they end."""
    found = [0]
    while len(found) <= count:
        byte, at = content[at], at + 1
        found[-1] = found[-1] << 7 | byte & 127
        found += [0] * (byte < 128)
    return found[:count], at


def whole_acts(content: bytes) -> set[str]:
    """The acts that lie whole in records of tables' pages, whatever leads there: read by hand, from each act's text."""
    found = set[str]()
    for begun in re.finditer(rb'\["([0-9a-f]{32})",', content):
        page, at = divmod(begun.start(), PAGE)
        head = content[page * PAGE : page * PAGE + PAGE]
        count = int.from_bytes(head[3:5], "big") if head[0] == TABLE_LEAF else 0
        records = struct.unpack_from(f">{count}H", head, 8) if 8 + 2 * count <= len(head) else ()
        for record in records:
            if 0 < at - record < BEFORE_TEXT:
                (_, _, _, *kinds), values = varints(head, record, 6)
                text = head[at : at + (kinds[2] - 13) // 2]
                if kinds[:2] == [0, 77] and at == values + 32:
                    with suppress(ActError):
                        found.add(read_act(text.decode(errors="replace")).id)
    return found


@pytest.mark.parametrize("count", [30, pytest.param(600, marks=pytest.mark.long)])
def test_each_act_that_is_whole_on_a_page_comes_back_whatever_else_is_lost(path: Path, count: int) -> None:
    content, told = path.read_bytes(), 0
    with closing(sqlite3.connect(path)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'acts'").fetchone()
    for number in range(count):
        luck = Random(f"acts {number}")
        spoiled = luck.choice(list(damage.BYTES.values()))(content, luck)
        if luck.random() < 0.5:  # nothing leads to the acts any more
            spoiled = spoiled[: (root - 1) * PAGE] + luck.randbytes(PAGE) + spoiled[root * PAGE :]
        for end in ("", "-wal", "-state"):
            Path(f"{path}{end}").unlink(missing_ok=True)
        path.write_bytes(spoiled)
        Store(path).close()
        due = whole_acts(spoiled)
        assert due <= acts(path), number
        told += len(due)
    assert told > count * 20


def test_people_and_an_evening_whose_acts_are_lost_keep_their_names_and_chips(path: Path) -> None:
    store = Store(path)
    before = chips(store)
    store.close()
    lose(path, "acts", leaf=0)
    store = Store(path)
    assert {person.name for person in store.nights.people.all()} >= set(before)
    assert store.nights.evenings.get(EVENING).plan.name == "Chez Anna"
    store.close()


def test_a_sheet_of_which_only_lines_are_left_costs_nothing_else(path: Path) -> None:
    """Nobody is known on its chairs any more, so its chips are nobody's."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER acts_no_delete")
        raw.execute("DELETE FROM acts WHERE line LIKE '%\"sheet\",{%'")
        for table in ("sheet_chairs", "chair_changes", "sheets"):
            raw.execute(f"DELETE FROM {table}")
    known = acts(path)
    assert mended(path).saved == 1
    assert acts(path) > known


def test_an_evening_whose_act_and_moments_make_no_sense_is_kept_all_the_same(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = replace(sql, ') STRICT', ')') WHERE name = 'evening_events'")
        raw.execute("PRAGMA writable_schema = RESET")
        raw.execute("UPDATE evening_events SET moment = CAST(moment AS BLOB) WHERE number = 1")
    lose(path, "acts", leaf=0)
    mended(path)


def test_acts_that_are_lost_come_back_from_another_computer(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "ludo.db"
    other.parent.mkdir()
    copyfile(path, other)
    before = said(path)
    lose(path, "acts", leaf=0)
    store = Store(path)
    there = Store(other)
    there.nights.merging.give_out(tmp_path / "other.ludobook")
    there.close()
    asked = store.nights.merging.preview(tmp_path / "other.ludobook", {}).undecided
    store.nights.merging.take_in(tmp_path / "other.ludobook", {each.key: Choice.SAME for each in asked})
    store.close()
    assert acts(path) >= acts(other)
    assert differences(before, said(path)) == []


def test_where_all_acts_are_lost_the_tables_become_acts_again(path: Path) -> None:
    before = said(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER acts_no_delete")
        raw.execute("DELETE FROM acts")
    lose(path, "acts")
    Store(path).close()
    assert differences(before, said(path)) == []


def test_a_partie_goes_on_although_its_row_and_its_chairs_are_lost(path: Path) -> None:
    store = Store(path)
    head, log = store.load(1)
    store.close()
    lose(path, "sessions")
    lose(path, "chairs")
    store = Store(path)
    found, lines = store.load(1)
    assert (found.game, found.options, found.chairs, lines) == (head.game, head.options, head.chairs, log)
    assert store.notice is not None
    assert (store.notice.saved, store.notice.lost) == (1, 0)
    store.close()


def test_numbers_of_things_are_told_by_their_index_too(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        before = set(raw.execute("SELECT * FROM identities WHERE kind <> 'game'"))
    lose(path, "identities")
    Store(path).close()
    with closing(sqlite3.connect(path)) as raw:
        assert set(raw.execute("SELECT * FROM identities WHERE kind <> 'game'")) == before


@pytest.mark.parametrize("version", range(1, 8))
@pytest.mark.parametrize("table", ["people", "sessions", "chairs"])
def test_a_file_of_before_becomes_acts_as_far_as_it_can_be_read(tmp_path: Path, version: int, table: str) -> None:
    path = tmp_path / "ludo.db"
    copyfile(FIXTURES / f"version-{version}.db", path)
    lose(path, table)
    store = Store(path)
    assert store.notice is not None
    assert store.notice.code == "damaged"
    assert len(acts(path)) > 0
    assert sum(held for _, held in store.nights.chips.balances()) == 0
    store.close()
    again = Store(path)
    assert [notice.code for notice in again.notices] == ["damaged"]
    again.close()


def test_names_come_from_the_people_where_the_texts_of_acts_are_lost(path: Path) -> None:
    before = said(path)["people"]
    lose(path, "blobs")
    Store(path).close()
    assert said(path)["people"] == before


@pytest.mark.parametrize("tables", [("blobs",), ("blobs", "people")])
def test_a_picture_whose_bytes_are_lost_comes_from_the_people_or_is_told(path: Path, tables: tuple[str, ...]) -> None:
    store = Store(path)
    anna = next(person.number for person in store.nights.people.all() if person.name == "Anna")
    store.nights.people.set_picture(anna, b"a picture")
    store.close()
    for table in tables:
        lose(path, table)
    store = Store(path)
    (notice,) = store.notices
    alone = len(tables) == 1
    assert dict(notice.missing).get("pictures", 0) == (0 if alone else 1)
    assert store.nights.people.picture(anna) == (b"a picture" if alone else None)
    store.close()


def test_who_is_forgotten_stays_so_although_their_act_is_lost(path: Path) -> None:
    lose(path, "acts", leaf=0)
    store = Store(path)
    (anna,) = (person.number for person in store.nights.people.all() if person.name == "Anna")
    store.nights.people.erase(anna)
    store.close()
    store = Store(path)
    assert "Anna" not in {person.name for person in store.nights.people.all()}
    with closing(sqlite3.connect(path)) as raw:
        assert not [line for line in raw.execute("SELECT line FROM acts") if '"Anna"' in line[0]]
        assert b"Anna" not in {content for (content,) in raw.execute("SELECT content FROM blobs")}
    store.close()
