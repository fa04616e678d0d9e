"""Books of others that make no sense: the message names them, and the own file is neither changed nor suspected."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from shutil import copyfile
from typing import Final

import pytest

from ludo.nights.chips import BANK, person_account
from ludo.nights.evenings import EventKind
from ludo.nights.merging import Choice
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.session.ports import ForeignError, StorageError
from ludo.store.books.act import Body, Value, act_text, make_act, read_act
from ludo.store.schema import SCHEMA
from ludo.ui.wording.errors import storage_text
from tests.store.merging.books import Computer
from tests.store.merging.test_stories import line, shared
from tests.store.nights.test_bounds import assert_whole, read_all
from tests.store.nights.test_exchange import fill

FULL: Final = "full.ludobook"
BAD: Final = "of the neighbours.ludobook"
WRONG: Final = {"INTEGER": ("{} + 1000", "-{} - 1", "{}"), "TEXT": ("'x' || {}", "''"), "BLOB": ("x'00'",)}
"""What may stand in a column in the place of what does, by its type."""

SHORT: Final = ("evening_events", "results", "seasons", "taken_out")
"""The tables whose columns are tried in the usual run."""


def tables() -> dict[str, list[tuple[str, str]]]:
    """The tables of a book with their columns and types."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.create_function("line_sum", 2, lambda *_: 0)
        model.executescript(SCHEMA)
        names = [name for (name,) in model.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [row[1:3] for row in model.execute(f"PRAGMA table_info({name})")] for name in names}


COLUMNS: Final = tables()


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with something in every table that goes from one computer to another."""
    folder = tmp_path_factory.mktemp("full")
    one = Computer(folder, "one")
    nights = one.store.nights
    evening = fill(one.store)
    people = [person.number for person in nights.people.all() if not person.computer]
    play = nights.others.write(evening, Play("Belote", Unit.CHIPS, (Side((people[0],), 3), Side((people[1],), -3))))
    nights.mending.annul("play", play, "mistyped")
    nights.money.pay(evening, person_account(people[0]), BANK, 870, "EUR")
    nights.money.count(evening, {people[0]: 40})
    nights.people.add_guest("Guest", evening)
    nights.people.merge(nights.people.add("Anne"), people[0])
    sheet = nights.sheets.create("tripoli", {}, people[:2], evening)
    line(one, sheet, 1, people[0], 7)
    nights.mending.annul("sheet", sheet, "mistyped")
    for name in ("Gone", "Here"):
        season = nights.seasons.write(Season(0, name, date(2026, 1, 1), date(2026, 6, 30)))
    nights.seasons.remove(season - 1)
    nights.evenings.record(evening, EventKind.REOPENED)
    return one.give().rename(folder / FULL)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Computer]:
    computer = Computer(tmp_path, "own")
    shared((computer, Computer(tmp_path, "other")))
    yield computer
    computer.store.close()


def spoil(full: Path, folder: Path, *statements: str) -> Path:
    """A book in which something was changed by hand, past all triggers."""
    path = Path(copyfile(full, folder / BAD))
    with closing(sqlite3.connect(path, isolation_level=None)) as book:
        book.execute("PRAGMA synchronous = OFF")
        triggers = book.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        book.execute("BEGIN")
        for name, _ in triggers:
            book.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            try:
                book.execute(statement)
            except sqlite3.IntegrityError:
                continue  # a file cannot hold that
        for _, sql in triggers:
            book.execute(sql)
        book.execute("COMMIT")
    return path


def offer(own: Computer, path: Path) -> str:
    """Take a book in, or have it refused; what is said then."""
    before = own.store._database.connection.total_changes
    try:
        asked = own.store.nights.merging.preview(path, {}).conflicts
        answers = {each.key: Choice.THEIRS if Choice.THEIRS in each.choices else Choice.SAME for each in asked}
        own.store.nights.merging.take_in(path, answers)
    except ForeignError as error:
        said = storage_text(error)
        assert BAD in said
        assert not own.store._database.connection.in_transaction
    else:
        said = ""
        assert own.store._database.connection.total_changes >= before
    assert own.store._database._suspect == [False]
    read_all(own.store)
    return said


def test_a_full_book_holds_rows_of_every_table_that_goes_out(full: Path, own: Computer) -> None:
    with closing(sqlite3.connect(full)) as book:
        empty = {name for name in COLUMNS if not book.execute(f"SELECT count(*) FROM {name}").fetchone()[0]}
    assert empty <= {"reviews", "reviewed", "losses", "retries", "lucks", "outside", "taken_out", "chair_changes",
                     "distinct_people", "removed", "blobs", "set_aside", "act_order"}  # fmt: skip
    assert offer(own, Path(copyfile(full, own.folder / BAD))) == ""
    assert_whole(own.store)


def test_rows_that_are_missing_are_the_fault_of_the_book(full: Path, own: Computer) -> None:
    for table in COLUMNS:
        offer(own, spoil(full, own.folder, f"DELETE FROM {table}"))
    assert_whole(own.store)


def test_an_act_that_is_not_what_its_id_vouches_for_is_refused(full: Path, own: Computer) -> None:
    said = offer(own, spoil(full, own.folder, """UPDATE acts SET line = replace(line, '"evening"', '"evening "')"""))
    assert "makes no sense" in said
    assert own.store.nights.evenings.count() == 1


SENSELESS: Final[Sequence[Value]] = (-1, 2**62, "x", "f" * 32, None, [], [["x", "y", 2**62]], {"a": [1]}, True)
"""What may stand in a field of an act in the place of what does."""


def kinds_and_fields() -> list[tuple[str, str]]:
    fields = {
        "evening": "name options carried", "came": "person evening", "buy": "person chips evening",
        "give": "from chips", "sheet": "game options rules chairs evening", "line": "number text moves seat",
        "play": "game unit sides known",
        "partie": "log game rules options chairs", "deal": "number gains moves", "ended": "how counted results",
        "season": "since until rules", "set": "thing field value over", "undo": "of reason", "same": "pairs",
        "expense": "paid chips exact shares", "pay": "from to chips", "person": "name computer guest_of",
    }  # fmt: skip
    return [(kind, field) for kind, names in fields.items() for field in names.split()]


FEW: Final = (("buy", "chips"), ("play", "sides"), ("line", "moves"), ("set", "value"), ("partie", "chairs"))


@pytest.mark.parametrize(
    ("kind", "field"),
    [pytest.param(*each, marks=() if each in FEW else pytest.mark.long) for each in kinds_and_fields()],
)
def test_acts_that_make_no_sense_are_the_fault_of_the_book(full: Path, own: Computer, kind: str, field: str) -> None:
    with closing(sqlite3.connect(full)) as book:
        acts = [read_act(line) for (line,) in book.execute("SELECT line FROM acts ORDER BY position")]
    like = next((act for act in acts if act.kind == kind), None)
    body: Body = {} if like is None else like.body
    saw = [act.id for act in acts[-1:]]
    for value in SENSELESS:
        stamp = acts[-1].stamp.after(0)
        act = make_act(kind, {**body, field: value}, stamp=stamp, happened="2026-05-01T18:00:00+00:00", saw=saw)
        path = spoil(full, own.folder)
        with closing(sqlite3.connect(path)) as book, book:
            book.execute("INSERT INTO acts (id, line) VALUES (?, ?)", (act.id, act_text(act)))
        offer(own, path)
    assert_whole(own.store)


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=() if table in SHORT else pytest.mark.long) for table in COLUMNS]
)
def test_values_that_make_no_sense_are_the_fault_of_the_book(full: Path, own: Computer, table: str) -> None:
    for column, kind in COLUMNS[table]:
        for wrong in WRONG.get(kind, ()):
            value = wrong.format(column) if wrong != "{}" else str(2**62)
            offer(own, spoil(full, own.folder, f"UPDATE {table} SET {column} = {value}"))
    assert_whole(own.store)


def test_what_makes_no_sense_here_already_is_no_fault_of_a_book(full: Path, own: Computer) -> None:
    with own.store._database.transaction() as mine:
        mine.execute("UPDATE evening_events SET moment = '1950-01-01T20:00:00+00:00'")
    with pytest.raises(StorageError) as caught:
        own.accept(Path(copyfile(full, own.folder / BAD)))
    assert not isinstance(caught.value, ForeignError)
    assert own.store._database._suspect == [True]
