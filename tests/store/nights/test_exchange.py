"""CSV and backups: what goes out comes in again, once; spoiled files are refused and change nothing."""

import csv
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludo.nights.chips import AccountKind, Move, Scope, person_account, sheet_account
from ludo.nights.csv_tables import COLUMNS, ID, LOCAL, MORE
from ludo.nights.evenings import EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.exchange import ImportPreview, Mend, Table, Verdict
from ludo.nights.sheet_records import SheetOutcome
from ludo.nights.statistics import Filter
from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store.store import Store
from tests.faults.damage import BYTES
from tests.session.tables import header

MUTANTS: Final = 100
BACKUPS: Final = (333, pytest.param(1000, marks=pytest.mark.long))
"""How many mutated backups are restored."""


def fill(store: Store) -> int:
    """An evening with a partie here, a sheet with a corrected line, chips bought, given and taken back; its number."""
    nights = store.nights
    anna, paul, lea = (nights.people.add(name) for name in ("Anna", "Paul; le grand", 'Léa "L"'))
    plan = Plan("Chez Anna", rules=HouseRules(buy_in=100))
    evening = nights.evenings.start(plan, [anna, paul], "2026-05-01T18:00:00+00:00")
    chairs = (Chair("Anna"), Chair("Hugo", "simple"), Chair("Paul; le grand"), Chair("Ada", "simple"))
    session = store.create(header("trut", chairs, stake=5), evening)
    over = Finish(FinishKind.PLAYED, (Result(1, 7), Result(2, 3)) * 2, counted=True)
    store.append(session, 0, ["luck lot 1"], [Settlement(1, (5, -5, 0, 0))], True, over)
    sheet = nights.sheets.create("tripoli", {}, [anna, paul, lea], evening)
    for chips, reason in ((7, None), (9, "mistyped,\nonce")):
        moves = {1: [Move(person_account(anna), sheet_account(sheet), chips)]}
        finish = Finish(FinishKind.PLAYED, (Result(3, -9), Result(1, 0), Result(1, 0)), counted=True)
        nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves, finish), reason)
    nights.chips.take_back(nights.chips.transfer(evening, anna, paul, 5), "never happened")
    nights.chips.correct(None, person_account(lea), person_account(anna), 3, "=1+1")
    nights.evenings.record(evening, EventKind.CLOSED)
    return evening


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "one" / "ludo.db")
    fill(opened)
    yield opened
    opened.close()


def exported(store: Store, folder: Path) -> dict[Table, Path]:
    """All that there is as CSV."""
    paths = {table: folder / f"{table}.csv" for table in Table}
    for table, path in paths.items():
        store.nights.exchange.export(table, path)
    return paths


def rows(store: Store) -> list[list[tuple[object, ...]]]:
    """Everything of game nights in the file."""
    tables = [
        *("people", "evenings", "evening_events", "sheets", "sheet_chairs", "sheet_lines", "results", "finished"),
        *("accounts", "postings", "hand_entries"),
    ]
    return [store._database.connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]


def chips(store: Store) -> dict[str, int]:
    """Chips of people by name."""
    names = {person.number: person.name for person in store.nights.people.all()}
    return {
        names[int(account.key)]: held
        for account, held in store.nights.chips.balances(Scope.ALL)
        if account.kind is AccountKind.PERSON
    }


def test_a_file_holds_a_row_a_posting_and_a_row_a_result(store: Store, tmp_path: Path) -> None:
    for table, path in exported(store, tmp_path).items():
        content = path.read_text(encoding="utf-8-sig")
        assert content.splitlines()[0] == ",".join((*LOCAL, *COLUMNS[table], *MORE[table], ID))
    postings = store.nights.chips.posting_count()
    assert store.nights.exchange.export(Table.POSTINGS, tmp_path / "again.csv") == postings
    assert store.nights.exchange.export(Table.RESULTS, tmp_path / "again.csv") == 7
    assert store.nights.exchange.export(Table.POSTINGS, tmp_path / "again.csv", evening=1) == postings - 1


def test_the_program_lives_on_while_a_file_is_written(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludo.store.nights.exchange._ALIVE", 2)
    lived: list[int] = []

    def progress() -> None:
        lived.append(len(lived))
        store.put("lived", str(len(lived)))

    path = tmp_path / "progress.csv"
    count = store.nights.exchange.export(Table.POSTINGS, path, progress=progress)
    assert len(lived) >= count // 2
    assert path.read_bytes() == exported(store, tmp_path)[Table.POSTINGS].read_bytes()


def test_what_is_there_already_is_not_imported_again(store: Store, tmp_path: Path) -> None:
    before = rows(store)
    for path in exported(store, tmp_path).values():
        preview = store.nights.exchange.preview(path)
        assert {report.verdict for report in preview.lines} == {Verdict.KNOWN}
        assert store.nights.exchange.take_in(path) == preview
    assert rows(store) == before


def test_another_computer_has_the_same_chips_and_results_after_an_import(store: Store, tmp_path: Path) -> None:
    paths = exported(store, tmp_path)
    other = Store(tmp_path / "two" / "ludo.db")
    preview = other.nights.exchange.preview(paths[Table.POSTINGS])
    assert preview.new == len(preview.lines) == store.nights.chips.posting_count()
    assert sorted(preview.people) == ["Anna", "Hugo", 'Léa "L"', "Paul; le grand"]
    assert preview.evenings == ("Chez Anna",)
    assert rows(other) == [[]] * 11
    for path in paths.values():
        assert not other.nights.exchange.take_in(path).wrong
    assert chips(other) == chips(store)
    assert sum(held for _, held in other.nights.chips.balances()) == 0
    evening = other.nights.evenings.summaries()[0].evening
    assert (evening.plan.name, evening.started) == ("Chez Anna", "2026-05-01T18:00:00+00:00")
    (here,) = store.nights.evenings.summaries()
    (first, *_) = store.nights.evenings.played(here.evening.number)
    assert first.levels == (None, "simple", None, "simple")
    played = other.nights.evenings.played(evening.number)
    assert [(partie.game, partie.finish) for partie in played] == [
        ("trut", Finish(FinishKind.IMPORTED, (Result(1, 7), Result(2, 3)) * 2, counted=True)),
        ("tripoli", Finish(FinishKind.IMPORTED, (Result(3, -9), Result(1, 0), Result(1, 0)), counted=True)),
    ]
    for path in paths.values():
        assert other.nights.exchange.preview(path).new == 0
    # and back again
    for table, path in exported(other, tmp_path).items():
        assert store.nights.exchange.preview(path).new == 0, table
    other.close()


def test_a_row_counts_once_and_equal_rows_without_ids_as_often_as_they_are_there(store: Store, tmp_path: Path) -> None:
    path = exported(store, tmp_path)[Table.POSTINGS]
    content = path.read_text(encoding="utf-8-sig").splitlines()
    path.write_text("\n".join([*content, content[-1], ""]), encoding="utf-8-sig")
    assert store.nights.exchange.preview(path).new == 0
    with path.open(encoding="utf-8-sig", newline="") as file:
        written = [line[:-1] for line in csv.reader(file)]
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows(written)
    preview = store.nights.exchange.preview(path)
    assert (preview.new, preview.people) == (1, ()), "all of them are known"
    assert store.nights.exchange.take_in(path).new == 1
    assert store.nights.exchange.preview(path).new == 0


def without_id(line: str) -> str:
    """A line as an older Ludo wrote it."""
    return line.rpartition(",")[0]


def columns_turned(path: Path) -> None:
    """Write the columns of a file the other way round."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        lines = [row[::-1] for row in csv.reader(file)]
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(lines)


@pytest.mark.parametrize("older", [False, True])
def test_what_came_in_counts_once_whoever_was_renamed_and_however_columns_stand(
    store: Store, tmp_path: Path, older: bool
) -> None:
    paths = exported(store, tmp_path)
    for path in paths.values() if older else ():
        lines = path.read_text(encoding="utf-8-sig")
        if path == paths[Table.POSTINGS]:
            lines = lines.replace("mistyped,\nonce", "mistyped once")
        path.write_text("\n".join(map(without_id, lines.splitlines())) + "\n", encoding="utf-8")
    with closing(Store(tmp_path / "two" / "ludo.db")) as other:
        for path in paths.values():
            assert not other.nights.exchange.take_in(path).wrong
        people = {person.name: person.number for person in other.nights.people.all()}
        other.nights.people.rename(people["Anna"], "Anne")
        held = chips(other)
        for path in paths.values():
            columns_turned(path)
            done = other.nights.exchange.take_in(path)
            assert (done.new, done.people, done.evenings) == (0, (), ())
        assert chips(other) == held
        back = exported(other, tmp_path)
    assert older or [store.nights.exchange.preview(path).new for path in back.values()] == [0, 0]


def test_an_import_is_taken_back_at_once_and_comes_again_only_when_asked(store: Store, tmp_path: Path) -> None:
    paths = exported(store, tmp_path)
    with closing(Store(tmp_path / "two" / "ludo.db")) as other:
        for path in paths.values():
            before, without = other.nights.acts.written(), chips(other)
            other.nights.exchange.take_in(path)
            done = other.nights.acts.since(before)
            assert done is not None
            assert [batch.ids for batch in other.nights.acts.done(limit=1)] == [done.ids]
            held = chips(other), other.nights.evenings.summaries()
            other.nights.acts.undo(done.ids)
            assert chips(other) == without
            assert not other.nights.statistics.games(Filter())
            again = other.nights.exchange.preview(path)
            assert (again.new, again.deleted) == (0, len(again.lines))
            assert chips(other) == without
            assert other.nights.exchange.take_in(path, again=True) == again
            assert (chips(other), other.nights.evenings.summaries()) == held
            assert other.nights.exchange.preview(path).deleted == 0


def test_what_the_other_computer_has_corrected_takes_the_place_of_what_it_said(store: Store, tmp_path: Path) -> None:
    path = exported(store, tmp_path)[Table.RESULTS]
    with closing(Store(tmp_path / "two" / "ludo.db")) as other:
        other.nights.exchange.take_in(path)
        path.write_text(path.read_text(encoding="utf-8-sig").replace("Anna,3,-9", "Anna,3,-11"), encoding="utf-8")
        done = other.nights.exchange.take_in(path)
        assert [report.verdict for report in done.lines].count(Verdict.CHANGED) == 3
        finishes = [partie.finish for partie in other.nights.evenings.played(1)]
        assert Finish(FinishKind.IMPORTED, (Result(3, -11), Result(1, 0), Result(1, 0)), counted=True) in finishes
        assert len(finishes) == 2
        assert other.nights.exchange.preview(path).new == 0


def test_chips_between_people_who_turned_out_to_be_one_are_no_mistake_of_the_file(store: Store, tmp_path: Path) -> None:
    before = exported(store, tmp_path)[Table.POSTINGS].read_bytes()
    people = {person.name: person.number for person in store.nights.people.all()}
    store.nights.people.merge(people['Léa "L"'], people["Anna"])
    path = exported(store, tmp_path)[Table.POSTINGS]
    assert {report.verdict for report in store.nights.exchange.preview(path).lines} == {Verdict.KNOWN}
    path.write_bytes(before)
    assert {report.verdict for report in store.nights.exchange.preview(path).lines} == {Verdict.KNOWN}


def test_who_was_merged_is_known_by_the_old_name(store: Store, tmp_path: Path) -> None:
    paths = exported(store, tmp_path)
    people = {person.name: person.number for person in store.nights.people.all()}
    store.nights.people.merge(people['Léa "L"'], people["Anna"])
    assert [store.nights.exchange.preview(path).new for path in paths.values()] == [0, 0]


GOOD: Final = "2026-05-01T20:00:00Z,Chez Anna,2026-05-01T18:00:00+00:00,transfer,1,1,person,Anna,person,Bob,5,"


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        (GOOD + ",more", "too-many-fields", ""),
        (GOOD.replace(",5,", ""), "not-a-number", "chips"),
        (GOOD.replace(",5,", ",five,"), "not-a-number", "chips"),
        (GOOD.replace(",5,", ",0,"), "no-chips", "chips"),
        (GOOD.replace(",5,", ",-5,"), "no-chips", "chips"),
        (GOOD.replace(",5,", ",1000000000001,"), "too-many-chips", "chips"),
        (GOOD.replace("2026-05-01T20:00:00Z", "yesterday"), "not-a-moment", "made"),
        (GOOD.replace("transfer", "gift"), "unknown-word", "source"),
        (GOOD.replace("person,Bob", "robot,Bob"), "unknown-word", "payee_kind"),
        (GOOD.replace("Bob", " "), "name-missing", "payee"),
        (GOOD.replace("Bob", "Anna"), "same-account", "payee"),
        (GOOD.replace("Bob", "B" * 61), "text-too-long", "payee"),
        (GOOD + "x" * 1001, "text-too-long", "reason"),
        (GOOD.replace(",2026-05-01T18:00:00+00:00", ","), "unknown-evening", "evening_started"),
    ],
)
def test_what_is_wrong_is_set_aside_with_its_cells_and_the_rest_comes_in(
    store: Store, tmp_path: Path, line: str, code: str, column: str
) -> None:
    path = tmp_path / "postings.csv"
    path.write_text("\n".join([",".join(COLUMNS[Table.POSTINGS]), GOOD, line, GOOD, ""]), encoding="utf-8")
    before = len(store.nights.chips.entries())
    preview = store.nights.exchange.take_in(path)
    assert [(report.line, report.code, report.column) for report in preview.wrong] == [(3, code, column)]
    assert len(store.nights.chips.entries()) - before == preview.new == 2
    if code == "same-account":
        return
    (aside,) = preview.wrong
    said = tuple(text for _, text in aside.cells)
    assert len(said) == len(COLUMNS[Table.POSTINGS])
    mend = {3: Mend(said, tuple(GOOD.replace(",5,", ",6,").split(",")))}
    assert store.nights.exchange.take_in(path, mends=mend).new == 1
    assert store.nights.exchange.take_in(path, mends=mend).new == 0


def test_a_file_that_was_cut_off_is_not_taken_for_one_with_fewer_chips(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "postings.csv"
    path.write_text("\n".join([",".join(COLUMNS[Table.POSTINGS]), GOOD.replace(",5,", ",5")]), encoding="utf-8")
    assert [report.code for report in store.nights.exchange.take_in(path).wrong] == ["too-few-fields"]


RESULT: Final = "session,4,,,trut,2026-05-01T18:00:00Z,2026-05-01T19:00:00Z,1,0,person,Anna,1,7"


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        (RESULT, "chair-twice", "chair"),
        (RESULT.replace("trut", "whist"), "unknown-game", "game"),
        (RESULT.replace(",1,0,", ",yes,1,"), "unknown-word", "counted"),
        (RESULT.replace(",1,7", ",0,7"), "not-a-number", "place"),
    ],
)
def test_results_that_make_no_sense_are_refused(
    store: Store, tmp_path: Path, line: str, code: str, column: str
) -> None:
    path = tmp_path / "results.csv"
    before = rows(store)
    path.write_text("\n".join([";".join(COLUMNS[Table.RESULTS]), RESULT.replace(",", ";"), line.replace(",", ";")]))
    preview = store.nights.exchange.take_in(path)
    assert [(report.line, report.code) for report in preview.wrong] == [(2, "beside-aside"), (3, code)]
    assert preview.wrong[1].column == column
    assert rows(store) == before


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "not-csv"), (b"\xff\xfe\x00", "not-text"), (b"a,b,c\n1,2,3\n", "unknown-columns"), (b'"', "not-csv")],
)
def test_a_file_that_is_no_csv_of_ours_is_refused(store: Store, tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "some.csv"
    path.write_bytes(content)
    assert store.nights.exchange.preview(path) == ImportPreview(None, code=code)


def test_a_file_that_is_not_there_is_said_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        store.nights.exchange.preview(tmp_path / "nowhere.csv")
    with pytest.raises(StorageError):
        store.nights.exchange.preview_restore(tmp_path / "nowhere.ludo")
    with pytest.raises(StorageError):
        store.nights.exchange.export(Table.RESULTS, tmp_path / "nowhere" / "results.csv")


def mutated(content: bytes, rng: Random) -> bytes:
    """A CSV file with a few pieces replaced."""
    pieces = [
        b"",
        b",",
        b'"',
        b"\n",
        b"\0",
        b"-1",
        b"9" * 30,
        b"\xff",
        b"=",
        b";",
        "é".encode(),
        b"session",
        b"name",
        b"  ",
    ]
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(content) + 1)
        content = content[:at] + rng.choice(pieces) + content[at + rng.choice([0, 1, 3, 40]) :]
    return content


def test_mutated_csv_files_are_imported_or_refused_and_nothing_is_lost(store: Store, tmp_path: Path) -> None:
    originals = [path.read_bytes() for path in exported(store, tmp_path).values()]
    before = store._database.connection.execute("SELECT * FROM postings ORDER BY id").fetchall()
    path = tmp_path / "mutant.csv"
    outcomes = set()
    for number in range(MUTANTS):
        rng = Random(number)
        path.write_bytes(mutated(rng.choice(originals), rng))
        known = rows(store)
        done = store.nights.exchange.take_in(path)
        if done.code:
            assert rows(store) == known, number
        outcomes.add(done.code or ("wrong" if done.wrong else "imported"))
        assert all(report.code for report in done.wrong)
    after = store._database.connection.execute("SELECT * FROM postings ORDER BY id").fetchall()
    assert after[: len(before)] == before
    assert sum(held for _, held in store.nights.chips.balances()) == 0
    assert outcomes >= {"imported", "wrong", "not-text", "unknown-columns"}
    path = store.path
    store.close()
    again = Store(path)
    assert again.notice is None
    again.close()


def test_a_backup_is_compared_with_what_there_is(store: Store, tmp_path: Path) -> None:
    backup = tmp_path / "copy.ludo"
    store.backup(backup)
    before = backup.read_bytes()
    store.nights.people.add("Zoé")
    second = store.nights.evenings.start(Plan(), moment="2026-06-01T18:00:00+00:00")
    preview = store.nights.exchange.preview_restore(backup)
    assert preview.people_lost == ("Zoé",)
    assert preview.evenings_lost == ("2026-06-01T18:00:00+00:00",)
    assert (preview.people_new, preview.evenings_new, preview.damaged) == ((), (), False)
    assert (preview.present.evenings, preview.backup.evenings) == (2, 1)
    assert preview.backup.postings == preview.present.postings == store.nights.chips.posting_count()
    assert backup.read_bytes() == before
    assert [entry.name for entry in store.path.parent.iterdir() if "preview" in entry.name] == []
    store.restore(backup)
    assert store.nights.evenings.count() == 1
    assert store.nights.exchange.preview_restore(backup).evenings_lost == ()
    assert second == 2


def held(path: Path) -> list[tuple[object, ...]]:
    """The postings of a file that nobody has open."""
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("SELECT * FROM postings ORDER BY id").fetchall()


@pytest.mark.parametrize("mutants", BACKUPS)
def test_mutated_backups_are_restored_or_refused_and_nothing_is_lost(
    store: Store, tmp_path: Path, mutants: int
) -> None:
    backup, spoiled = tmp_path / "copy.ludo", tmp_path / "spoiled.ludo"
    store.backup(backup)
    content, known, postings = backup.read_bytes(), rows(store), held(backup)
    codes, restored = set(), 0
    for number in range(mutants):
        rng = Random(number)
        spoiled.write_bytes(rng.choice(list(BYTES.values()))(content, rng))
        try:
            store.nights.exchange.preview_restore(spoiled)
            kept = store.restore(spoiled)
        except StorageError as error:
            codes.add(error.code)
            assert rows(store) == known
            continue
        restored += 1
        assert store.notice is None
        assert sum(chips for _, chips in store.nights.chips.balances()) == 0
        assert kept is not None
        assert held(kept) == postings
        other = store.restore(backup)
        assert rows(store) == known
        for path in (kept, other):
            assert path is not None
            path.unlink()
    assert "damaged" in codes
    assert restored
