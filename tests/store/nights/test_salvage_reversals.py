"""Counter-entries of a damaged file: all of them are kept, and what they annulled stays annulled."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from ludo.store.store import Store
from tests.faults import oracle
from tests.faults.files import PAGE, good, inspect

PARTIES = 12


def changed(tmp_path: Path, *statements: str) -> bytes:
    """Return a file with something in it that its tables refuse."""
    path = tmp_path / "changed.db"
    path.write_bytes(good(PARTIES)[0])
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        assert all(raw.execute(statement).rowcount for statement in statements)
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def saved(tmp_path: Path, content: bytes) -> oracle.Books:
    """Return what a start makes of a file, which must make sense."""
    path = tmp_path / "ludo.db"
    path.write_bytes(content)
    store = Store(path)
    assert store.notice is not None
    store.close()
    after = oracle.read(path.read_bytes())
    copy = tmp_path / "inspected.db"
    copy.write_bytes(path.read_bytes())
    store = Store(copy)
    assert inspect(store) == []
    store.close()
    return after


def given_back(source: str) -> list[oracle.Row]:
    """Return the counter-entries of the first deal, line or entry that has several of them."""
    rows = oracle.read(good(PARTIES)[0])["postings"].values()
    of_each: dict[oracle.Row, list[oracle.Row]] = {}
    for row in rows:
        if row[1] == source and row[5]:
            of_each.setdefault(row[1:5], []).append(row)
    return next(found for found in of_each.values() if len(found) > 1)


def standing(books: oracle.Books, source: str, origin: object) -> list[oracle.Row]:
    """Return the entries that no counter-entry has taken back."""
    rows = [row for row in books["postings"].values() if row[1:3] == (source, origin)]
    back = {(*row[3:5], row[6]) for row in rows if row[5]}
    return [row for row in rows if not row[5] and (*row[3:5], row[6]) not in back]


@pytest.mark.parametrize("source", ["deal", "line", "hand"])
@pytest.mark.parametrize(
    ("how", "parts"),
    [
        ("wrong", (0, 1)),
        ("gone", (1,)),
        *(pytest.param(*case, marks=pytest.mark.long) for case in (("gone", (0, 1)), ("wrong", (1,)), ("wrong", (0,)))),
    ],
)
def test_all_counter_entries_are_kept_whichever_entries_are_not(
    source: str, parts: Sequence[int], how: str, tmp_path: Path
) -> None:
    known = oracle.read(good(PARTIES)[0])["postings"]
    back = given_back(source)
    which = tuple(back[at][6] for at in parts)
    where = "source = '{}' AND origin = {} AND number = {} AND generation = {}".format(*back[0][1:5])
    where += f" AND reversal = 0 AND part IN ({', '.join(map(str, which))})"
    begin = "UPDATE postings SET payee = payer" if how == "wrong" else "DELETE FROM postings"
    after = saved(tmp_path, changed(tmp_path, f"{begin} WHERE {where}"))["postings"]
    gone = {key: row for key, row in known.items() if after.get(key) != row}
    assert all(row[5] == 0 and row[6] in which and row[1:5] == back[0][1:5] for row in gone.values())
    assert len(after) == len(known)


def page_of_annulled(content: bytes) -> bytes:
    """Overwrite the page of what is annulled."""
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'annulled'").fetchone()
    at = (page - 1) * PAGE
    assert content[at] == 10
    return content[:at] + bytes(PAGE) + content[at + PAGE :]


def test_what_was_annulled_stays_so_although_the_page_that_says_so_is_lost(tmp_path: Path) -> None:
    content = good(PARTIES)[0]
    known = oracle.read(content)["annulled"]
    assert {source for source, _ in known} == {"session", "sheet", "play"}
    after = saved(tmp_path, page_of_annulled(content))["annulled"]
    assert {key: (row[0], row[1], row[3]) for key, row in after.items()} == {
        key: (row[0], row[1], row[3]) for key, row in known.items()
    }


def test_a_partie_stays_annulled_although_the_reasons_of_its_counter_entries_are_lost_too(tmp_path: Path) -> None:
    known = oracle.read(good(PARTIES)[0])["annulled"]
    parties = {key for key in known if key[0] in ("session", "play")}
    lost = changed(tmp_path, "UPDATE postings SET reason = 'salvage' WHERE reversal = 1 AND source <> 'line'")
    assert parties <= saved(tmp_path, page_of_annulled(lost))["annulled"].keys()


def corrected(books: oracle.Books) -> int:
    """Return a score sheet of which chips stand, and others were given back for a line that was corrected."""
    back = {row[2] for row in books["postings"].values() if row[1] == "line" and row[5]}
    return next(int(str(of)) for of in sorted(back, key=str) if standing(books, "line", of))


@pytest.mark.parametrize(
    ("source", "kind", "wrong"), [("deal", "session", 9999), ("deal", "session", 2), ("line", "sheet", 0)]
)
def test_an_annulment_with_a_wrong_number_takes_no_chips_of_another_partie(
    source: str, kind: str, wrong: int, tmp_path: Path
) -> None:
    known = oracle.read(good(PARTIES)[0])
    wrong = wrong or corrected(known)
    assert wrong == 9999 or standing(known, source, wrong)
    number = next(of for name, of in known["annulled"] if name == kind)
    change = f"UPDATE annulled SET origin = {wrong} WHERE source = '{kind}' AND origin = {number}"
    after = saved(tmp_path, page_of_bit(changed(tmp_path, change)))
    assert (kind, number) in after["annulled"]
    assert standing(after, source, wrong) == standing(known, source, wrong)


def page_of_bit(content: bytes) -> bytes:
    """Let a start look through a file: an index is no page of one any more."""
    with oracle.opened(content) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings_by_payer'").fetchone()
    return content[: (page - 1) * PAGE] + bytes(PAGE) + content[page * PAGE :]


@pytest.mark.parametrize("source", ["deal", "line", "hand"])
def test_nothing_stands_of_what_is_annulled_although_a_counter_entry_is_lost(source: str, tmp_path: Path) -> None:
    kind = {"deal": "session", "line": "sheet", "hand": "play"}[source]
    known = oracle.read(good(PARTIES)[0])
    origin = next(of for name, of in known["annulled"] if name == kind)
    of, number = (origin, "number") if kind != "play" else known["plays"][origin,][2:4]
    change = (
        f"UPDATE postings SET payee = payer WHERE id = (SELECT max(id) FROM postings WHERE source = '{source}' "
        f"AND origin = {of} AND number = {number} AND reversal = 1)"
    )
    after = saved(tmp_path, changed(tmp_path, change))
    assert after["annulled"] == known["annulled"]
    assert standing(after, source, of) == standing(known, source, of)
