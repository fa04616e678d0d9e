"""Single bytes are wrong: every row that SQLite can still find by its key is kept as it was, and more than those."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.files import PAGE, good

TABLES: Final = (
    *("sessions", "log", "acts", "settings", "identities", "entry_identities", "event_identities", "people"),
    "postings",
)
"""Tables of the file that have rows."""
_SIZES: Final = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
"""Bytes of a value by its kind, those of texts apart."""


def described(content: bytes, table: str) -> tuple[int, str]:
    """Return where a table begins, and how it was made."""
    with oracle.opened(content) as raw:
        query = "SELECT rootpage, sql FROM sqlite_master WHERE type = 'table' AND name = ?"
        root, sql = raw.execute(query, (table,)).fetchone()
        return root, sql


def cells(content: bytes, page: int) -> Iterator[int]:
    """Yield where the records below a page begin, from left to right."""
    at = (page - 1) * PAGE
    leaf = content[at] in (10, 13)
    first = at + (8 if leaf else 12)
    for place in range(int.from_bytes(content[at + 3 : at + 5], "big")):
        cell = at + int.from_bytes(content[first + 2 * place : first + 2 * place + 2], "big")
        if leaf:
            yield cell
            continue
        yield from cells(content, int.from_bytes(content[cell : cell + 4], "big"))
        if content[at] == 2:
            yield cell + 4
    if not leaf:
        yield from cells(content, int.from_bytes(content[at + 8 : at + 12], "big"))


def number_at(content: bytes, at: int) -> tuple[int, int]:
    """Return a number of a few bytes, and where it ends."""
    value = 0
    while True:
        value = value << 7 | content[at] & 0x7F
        at += 1
        if not content[at - 1] & 0x80:
            return value, at


def value_at(content: bytes, at: int, place: int) -> int:
    """Return where a value of a record is, which begins here."""
    kinds = content[at + 1 : at + content[at]]
    return at + content[at] + sum(_SIZES.get(kind, (kind - 12) // 2) for kind in kinds[:place])


def saved(tmp_path: Path, content: bytes) -> oracle.Books:
    """Return what a start makes of a file."""
    path = tmp_path / "ludo.db"
    path.write_bytes(content)
    Store(path).close()
    return oracle.read(path.read_bytes())


def lost(could: oracle.Books, after: oracle.Books) -> dict[str, list[oracle.Key]]:
    """Return the keys of rows that could be read and are not there as they were."""
    counts = oracle.kept(could, after)
    return {
        table: [key for key, row in could[table].items() if after.get(table, {}).get(key) != row]
        for table, (readable, same) in counts.items()
        if same < readable
    }


@pytest.mark.parametrize("table", TABLES)
def test_a_row_is_kept_whose_size_is_wrong(table: str, tmp_path: Path) -> None:
    content, _ = good()
    known = oracle.read(content)
    spoiled = bytearray(content)
    root, _ = described(content, table)
    wrong = 0
    for cell in cells(content, root):
        size, end = number_at(content, cell)
        if size < PAGE // 4 and spoiled[end - 1] < 0x7F:
            spoiled[end - 1] += 1
            wrong += 1
    assert wrong
    assert lost(known, saved(tmp_path, bytes(spoiled))) == {}


@pytest.mark.parametrize("table", TABLES)
def test_the_rows_of_a_table_are_kept_whose_description_is_wrong(table: str, tmp_path: Path) -> None:
    content, _ = good()
    known = oracle.read(content)
    _, sql = described(content, table)
    column = next(
        name
        for name in ("notes", "moment", "changed", "level", "line", "identity", "kind", "person", "made", "value")
        if f" {name} " in sql and name not in sql.partition("PRIMARY KEY (")[2]
    )
    wrong = sql.replace(f" {column} ", f" z{column[1:]} ", 1)
    spoiled = bytearray(content)
    at = spoiled.index(sql.encode())
    spoiled[at : at + len(sql)] = wrong.encode()
    could = oracle.readable(bytes(spoiled), known)
    assert len(could[table]) > len(known[table]) // 2
    assert lost(could, saved(tmp_path, bytes(spoiled))) == {}


@pytest.mark.parametrize("table", TABLES)
def test_the_rows_of_a_table_are_kept_that_the_list_of_tables_calls_something_else(table: str, tmp_path: Path) -> None:
    content, _ = good()
    known = oracle.read(content)
    entry = f"table{table}{table}".encode()
    spoiled = bytearray(content)
    at = next(place for place in range(len(content)) if content.startswith(entry, place))
    spoiled[at + 1] ^= 0x80
    spoiled[at + 6] ^= 1
    could = oracle.readable(bytes(spoiled), known)
    assert len(could[table]) > len(known[table]) // 2
    assert lost(could, saved(tmp_path, bytes(spoiled))) == {}


@pytest.mark.parametrize("table", ["identities", "evenings", "people", "sessions", "accounts"])
@pytest.mark.parametrize("other", [1, *(pytest.param(other, marks=pytest.mark.long) for other in (-1, 2, 3))])
def test_a_row_with_the_key_of_another_does_not_take_its_place(table: str, other: int, tmp_path: Path) -> None:
    """Every row but that one is kept, whichever it is, the first and the last too."""
    content, _ = good(60)
    known = oracle.read(content)
    root, _ = described(content, table)
    places = [_key_at(content, cell, table) for cell in cells(content, root)]
    for place, at in list(enumerate(places))[:: max(1, len(places) // 4)]:
        if not 0 <= place + other < len(places):
            continue
        spoiled = bytearray(content)
        spoiled[at] = content[places[place + other]]
        could = oracle.readable(bytes(spoiled), known)
        folder = tmp_path / str(place)
        folder.mkdir()
        after = saved(folder, bytes(spoiled))
        gone = {name: keys for name, keys in lost(could, after).items() if name in (table, "identities")}
        assert gone == {}, place


def _key_at(content: bytes, cell: int, table: str) -> int:
    """Return where the number of a row is."""
    _, at = number_at(content, cell)
    return at if table != "identities" else value_at(content, at, 1)


@pytest.mark.parametrize("twelfth", range(3, 12))
def test_what_is_on_a_page_that_the_end_of_a_file_cuts_is_kept(twelfth: int, tmp_path: Path) -> None:
    content, _ = good(60)
    known = oracle.read(content)
    pages = len(content) // PAGE
    leaves = (page for page in range(pages * twelfth // 12, pages) if content[page * PAGE] in (10, 13))
    cut = content[: next(leaves) * PAGE + PAGE * 2 // 3]
    could = oracle.readable(cut, known)
    assert any(could.values())
    gone = lost(could, saved(tmp_path, cut))
    assert {table: keys for table, keys in gone.items() if table != "log"} == {}
    assert len(gone.get("log", ())) <= len(could["log"]) // 100


def test_one_line_with_a_wrong_number_does_not_lose_the_log(tmp_path: Path) -> None:
    content, _ = good()
    known = oracle.read(content)
    session, over = next((number, row[8]) for (number,), row in known["sessions"].items() if not row[8])
    assert not over
    root, _ = described(content, "log")
    spoiled = bytearray(content)
    for cell in cells(content, root):  # size, four of header, session, number
        if content[cell + 1 : cell + 4] == b"\4\1\1" and content[cell + 5 : cell + 7] == bytes((int(str(session)), 30)):
            spoiled[cell + 6] = 0x92
    assert spoiled != content
    after = saved(tmp_path, bytes(spoiled))
    assert [number for of, number in after["log"] if of == session][:30] == list(range(30))


def test_a_partie_whose_log_is_whole_stays_over_although_its_options_cannot_be_played(tmp_path: Path) -> None:
    content, _ = good(60)
    known = oracle.read(content)
    over = {number for (number,), row in known["sessions"].items() if row[8]}
    root, _ = described(content, "log")
    spoiled = bytearray(content)
    session = 0
    leaves = groupby(cells(content, root), key=lambda cell: cell // PAGE)
    for rows in (list(rows) for page, rows in leaves if content[page * PAGE] == 10):
        first, last = (content[value_at(content, number_at(content, cell)[1], 0)] for cell in (rows[0], rows[-1]))
        if not session and last in over and first != last > 2:
            session = last
            spoiled[number_at(content, rows[0])[1] + 1] = (
                0x0B  # no kind of value: something on a page of the log cannot be read
            )
    assert session
    root, _ = described(content, "sessions")
    for cell in cells(content, root):
        _, at = number_at(content, cell)
        if number_at(content, at)[0] == session:
            at = content.index(b'"direction"', at)
            spoiled[at + 4] ^= 2
    after = saved(tmp_path, bytes(spoiled))
    assert after["sessions"][session,][8:10] == (1, 0)
    assert {key for key in known["results"] if key[:2] == ("session", session)} <= after["results"].keys()
    assert ("session", session) in after["finished"]


_KEY: Final = ("source", "origin", "number", "generation", "reversal", "part")
"""Columns of the index, before the number of the posting."""
