"""Postings and results of a file as CSV, out and in."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ludo.nights.chips import Account, AccountKind, Move
from ludo.nights.csv_tables import MAX_BYTES, OUTSIDE, EveningKey, Owner, PostingRow, ReadFile, read_csv, write_csv
from ludo.nights.evenings import Plan
from ludo.nights.exchange import (
    Contents,
    ImportPreview,
    LineReport,
    Progress,
    RestorePreview,
    Table,
    Verdict,
    told,
    unseen,
)
from ludo.nights.spreadsheets import PLAIN, Style
from ludo.session.foreign_files import read_foreign
from ludo.store.checked_copies import blamed
from ludo.store.counted_parties import COUNTS
from ludo.store.database import Database
from ludo.store.errors import translated_errors
from ludo.store.files import companion, remove, rename
from ludo.store.ledger import Ledger
from ludo.store.nights.backup_contents import compare, contents
from ludo.store.nights.chips import EVENING_OF
from ludo.store.nights.diary import begin, bring
from ludo.store.nights.entries import enter_all
from ludo.store.nights.imported import Partie, known_parties, parties_of, write_partie
from ludo.store.nights.people import CURRENT, add_person
from ludo.store.person_names import person_by_name
from ludo.store.rows import integer, text
from ludo.store.tables import BookTable

_OWNER: Final = """CASE WHEN {0}_person.computer = 0 THEN 'person' WHEN {0}_person.computer = 1 THEN 'computer'
    WHEN {0}.session IS NOT NULL THEN 'session' WHEN {0}.sheet IS NOT NULL THEN 'sheet' ELSE 'name' END,
    coalesce({0}_person.name, {0}.session, {0}.sheet, {0}.name)"""
_ROWS: Final = f"""
SELECT p.made, evenings.name, first.moment, coalesce(entry.kind, replace(p.source, 'hand', 'correction')),
    p.origin, p.number, {_OWNER.format("payer")}, {_OWNER.format("payee")}, p.amount, p.reason
FROM postings AS p JOIN accounts AS payer ON payer.id = p.payer JOIN accounts AS payee ON payee.id = p.payee
LEFT JOIN people AS payer_person ON payer_person.id = {CURRENT.format("payer.person")}
LEFT JOIN people AS payee_person ON payee_person.id = {CURRENT.format("payee.person")}
LEFT JOIN hand_entries AS entry ON p.source = 'hand' AND entry.evening = p.origin AND entry.number = p.number
LEFT JOIN evenings ON evenings.id = {EVENING_OF}
LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
"""
_RESULTS: Final = f"""
SELECT r.source, r.origin, evenings.name, first.moment, played.game, played.started, f.ended, f.counted, r.chair,
    CASE who.computer WHEN 0 THEN 'person' ELSE 'computer' END, who.name, r.place, r.score
FROM results AS r JOIN finished AS f ON f.source = r.source AND f.origin = r.origin
JOIN (
    SELECT 'session' AS source, id, evening, game, started FROM sessions
    UNION ALL SELECT 'sheet', id, evening, game, started FROM sheets
    UNION ALL SELECT 'play', plays.id, evening, name, made FROM plays JOIN other_games ON other_games.id = game
) AS played ON played.source = r.source AND played.id = r.origin
JOIN people AS who ON who.id = {CURRENT.format("r.person")}
LEFT JOIN evenings ON evenings.id = played.evening
LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
WHERE {COUNTS}
"""

_ALIVE: Final = 1000
"""Rows between two signs of life."""


class ExchangeTables(BookTable):
    """CSV files of a file, and what a backup would change."""

    def export(
        self,
        table: Table,
        path: Path,
        *,
        evening: int | None = None,
        style: Style = PLAIN,
        progress: Callable[[], None] = lambda: None,
    ) -> int:
        """Write postings or results as CSV, whole or not at all; how many rows. progress: called often meanwhile."""
        query = f"{_ROWS} WHERE true" if table is Table.POSTINGS else _RESULTS
        order = "p.id" if table is Table.POSTINGS else "f.ended, r.source, r.origin, r.chair"
        where = "" if evening is None else "AND evenings.id = :evening"
        partial, count = companion(path, ".part"), -1
        with translated_errors(path):
            try:
                with partial.open("w", encoding="utf-8-sig", newline="") as file:
                    rows = self._database.connection.execute(f"{query} {where} ORDER BY {order}", {"evening": evening})
                    for line in write_csv(table, rows, style):
                        file.write(line)
                        count += 1
                        if count % _ALIVE == 0:
                            progress()
                rename(partial, path)
            finally:
                remove(partial)
        return count

    def preview(self, path: Path, progress: Progress = unseen) -> ImportPreview:
        """Return line by line what importing a CSV file would do; what `progress` raises ends it."""
        read = self._read(path, lambda done, of: progress(done, 2 * of))
        with self._database.reading(), blamed(path):
            return self._plan(self._database.connection, read, progress)[0]

    def take_in(self, path: Path) -> ImportPreview:
        """Import a CSV file, all of it or, if anything is wrong, nothing; what was done."""
        read = self._read(path)
        with self._database.transaction() as connection, blamed(path):
            preview, postings, parties = self._plan(connection, read)
            if preview.code or preview.wrong:
                return preview
            import_ = _Import(self._database, self._ledger)
            for row in postings:
                import_.posting(row)
            for partie in parties:
                import_.partie(partie)
            return preview

    def contents(self) -> Contents:
        """Return how many there are of everything."""
        with self._database.reading():
            return contents(self._database.connection)

    def preview_restore(self, path: Path) -> RestorePreview:
        """Return what restoring a backup would change. Raises StorageError if it is none that can be used."""
        return compare(self._database, path)

    def _read(self, path: Path, progress: Progress = unseen) -> ReadFile:
        from ludo.games import GAMES

        return read_csv(read_foreign(path, MAX_BYTES), GAMES, progress)

    def _plan(
        self, connection: sqlite3.Connection, read: ReadFile, progress: Progress = unseen
    ) -> tuple[ImportPreview, list[PostingRow], list[Partie]]:
        """Return what an import does, and what it has to write for that."""
        rows = len(read.postings) + len(read.results) + len(read.wrong)
        reports = list(read.wrong)
        new: list[PostingRow] = []
        owners: dict[Owner, None] = {}
        evenings: dict[EveningKey, None] = {}
        names = _Names(connection)
        there = self._known(read, lambda: progress(rows, 2 * rows))
        for line, row, known in _sorted_out(told(read.postings, progress, rows, 2 * rows), names.key, there):
            if not known and names.one_owner(row):
                reports.append(LineReport(line, Verdict.WRONG, "same-account", "payee", row.payee.name))
                continue
            reports.append(LineReport(line, Verdict.KNOWN if known else Verdict.NEW))
            if not known:
                new.append(row)
                owners |= {row.payer: None, row.payee: None}
                evenings[row.evening] = None
        parties: list[Partie] = []
        entries = told([(0, partie) for partie in parties_of(read.results)], progress, rows, 2 * rows)
        for _, partie, known in _sorted_out(entries, lambda partie: partie.key(connection), known_parties(connection)):
            reports += [LineReport(line, Verdict.KNOWN if known else Verdict.NEW) for line in partie.lines]
            if not known:
                parties.append(partie)
                owners |= dict.fromkeys(result.person for result in partie.results)
                evenings[partie.evening] = None
        preview = ImportPreview(
            read.table,
            tuple(sorted(reports, key=lambda report: report.line)),
            tuple(_new_people(connection, owners)),
            tuple(key.name or key.started[:10] for key in _new_evenings(connection, evenings)),
            read.code,
        )
        return preview, new, parties

    def _known(self, read: ReadFile, progress: Callable[[], None]) -> Counter[Hashable]:
        """Count the postings that there are at the moments of a file, as it would name them."""
        if not read.postings:
            return Counter()
        moments = [row.made for _, row in read.postings]
        query = f"{_ROWS} WHERE p.made BETWEEN ? AND ?"
        rows = self._database.connection.execute(query, (min(moments), max(moments)))
        return Counter(_stored_key(row) for row in told(rows, lambda _, __: progress(), 0, 0))


def _sorted_out(
    entries: Iterable[tuple[int, Any]], key: Callable[[Any], Hashable], known: Counter[Hashable]
) -> Iterator[tuple[int, Any, bool]]:
    """Mark each entry that is there already; of equal ones as many as there are."""
    for line, entry in entries:
        found = key(entry)
        known[found] -= 1
        yield line, entry, known[found] >= 0


def _owner_key(kind: str, name: str) -> Owner:
    """Return whose account it is once it was imported: a table of another file is an account with a name."""
    return Owner("name", f"imported {kind} {name}") if kind in ("session", "sheet") else Owner(kind, name)


def _stored_key(row: Sequence[Any]) -> Hashable:
    made, evening, started, _, _, _, *owners, chips, reason = row
    payer, payee = _owner_key(owners[0], str(owners[1])), _owner_key(owners[2], str(owners[3]))
    return made, EveningKey(evening or "", started or ""), payer, payee, chips, " ".join((reason or "").split())


class _Names:
    """The owners of a CSV file by the names that they bear now."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[Owner, Owner] = {}

    def key(self, row: PostingRow) -> Hashable:
        """Return what a row has in common with the same posting in the file of this program."""
        payer, payee = (_owner_key(*self._now(owner)) for owner in (row.payer, row.payee))
        return row.made, row.evening, payer, payee, row.chips, " ".join(row.reason.split())

    def one_owner(self, row: PostingRow) -> bool:
        """Are both accounts of a row of the same person now?"""
        return self._now(row.payer) == self._now(row.payee)

    def _now(self, owner: Owner) -> Owner:
        if owner.kind not in ("person", "computer"):
            return owner
        if owner not in self._known:
            number = person_by_name(self._connection, owner.name, computer=owner.kind == "computer")
            found = self._connection.execute("SELECT name FROM people WHERE id = ?", (number,)).fetchone()
            self._known[owner] = owner if found is None else Owner(owner.kind, text(found[0]))
        return self._known[owner]


def _new_people(connection: sqlite3.Connection, owners: Iterable[Owner]) -> list[str]:
    people = dict.fromkeys(owner for owner in owners if owner.kind in ("person", "computer"))
    return [
        owner.name
        for owner in people
        if person_by_name(connection, owner.name, computer=owner.kind == "computer") is None
    ]


def _new_evenings(connection: sqlite3.Connection, evenings: Iterable[EveningKey]) -> list[EveningKey]:
    return [key for key in dict.fromkeys(evenings) if key != OUTSIDE and _evening_number(connection, key) is None]


def _evening_number(connection: sqlite3.Connection, key: EveningKey) -> int | None:
    found = connection.execute(
        "SELECT min(id) FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1 "
        "WHERE name = ? AND first.moment = ?",
        key,
    ).fetchone()[0]
    return None if found is None else integer(found)


class _Import:
    """Writes what is new, within a transaction."""

    def __init__(self, database: Database, ledger: Ledger) -> None:
        self._database = database
        self._connection = database.connection
        self._ledger = ledger
        self._now = database.now()
        self._evenings: dict[EveningKey, int | None] = {OUTSIDE: None}
        self._accounts: dict[Owner, Account] = {}

    def posting(self, row: PostingRow) -> None:
        """Write a posting as one entered by hand at its evening."""
        move = Move(self._account(row.payer), self._account(row.payee), row.chips)
        evening = self._evening(row.evening)
        enter_all(self._connection, self._ledger, evening, row.kind, (move,), row.reason or None, row.made)

    def partie(self, partie: Partie) -> None:
        """Write a partie with its results as a sheet without lines."""
        people = [self._person(result.person) for result in partie.results]
        evening = self._evening(partie.evening)
        write_partie(self._connection, partie, people, evening)
        if evening is not None:
            bring(self._database.books, evening, people, self._now, buying=False)

    def _person(self, owner: Owner) -> int:
        return int(self._account(owner).key)

    def _account(self, owner: Owner) -> Account:
        if owner not in self._accounts:
            kind, name = _owner_key(*owner)
            if kind == "name":
                self._accounts[owner] = Account(AccountKind.NAME, name)
            else:
                number = add_person(self._database, name, computer=kind == "computer")
                self._accounts[owner] = Account(AccountKind.PERSON, number)
        return self._accounts[owner]

    def _evening(self, key: EveningKey) -> int | None:
        """Return an evening, made if there is none: closed, for it was another file's."""
        if key not in self._evenings:
            found = _evening_number(self._connection, key)
            if found is None:
                found = begin(self._database.books, Plan(key.name), key.started, key.started)
            self._evenings[key] = found
        return self._evenings[key]
