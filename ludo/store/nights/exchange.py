"""Postings and results of a file as CSV, out and in."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from ludo.gate.apart import run
from ludo.gate.beside import beside
from ludo.gate.budgets import BUDGETS, Kind, kind_of
from ludo.gate.files import read_foreign
from ludo.nights.csv_rows import OUTSIDE, Cents, EveningKey, Owner, Partie, PostingRow, ReadFile, parties_of
from ludo.nights.csv_tables import read_csv, write_csv
from ludo.nights.evenings import Plan, Result
from ludo.nights.exchange import (
    Contents,
    ImportPreview,
    LineReport,
    Mend,
    Progress,
    RestorePreview,
    Table,
    Verdict,
    part_of,
    told,
    unseen,
)
from ludo.nights.people import folded_name
from ludo.nights.spreadsheets import PLAIN, Style
from ludo.store.books.act import Body
from ludo.store.checked_copies import blamed
from ludo.store.database import Database
from ludo.store.errors import translated_errors
from ludo.store.files import companion, remove, rename
from ludo.store.nights.backup_contents import compare, contents
from ludo.store.nights.exported import MONEY, QUERIES, ROWS
from ludo.store.nights.imported import (
    Found,
    Import,
    Sorting,
    Written,
    at_last,
    digest,
    known_evenings,
    known_parties,
    ranked,
)
from ludo.store.nights.other_games import play_body, unit_of
from ludo.store.person_names import person_by_name
from ludo.store.rows import integer
from ludo.store.tables import FileTable

_COMING: Final = (Verdict.NEW, Verdict.CHANGED, Verdict.ASKED)
"""Decisions about lines that add something, perhaps after a question."""
_ALIVE: Final = 1000
"""Rows between two signs of life."""


class ExchangeTables(FileTable):
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
        """Write entries or results as CSV, whole or not at all; how many rows. progress: called often meanwhile."""
        where = "" if evening is None else "AND evenings.id = :evening"
        partial, count = companion(path, ".part"), -1
        with translated_errors(path):
            try:
                with partial.open("w", encoding="utf-8-sig", newline="") as file:
                    queries = (f"{query} {where} ORDER BY {order}" for query, order in QUERIES[table])
                    parts = (self._database.connection.execute(query, {"evening": evening}) for query in queries)
                    rows = chain.from_iterable(parts)
                    for line in write_csv(table, rows, style):
                        file.write(line)
                        count += 1
                        if count % _ALIVE == 0:
                            progress()
                rename(partial, path)
            finally:
                remove(partial)
        return count

    def preview(
        self, path: Path, progress: Progress = unseen, *, mends: Mapping[int, Mend] | None = None
    ) -> ImportPreview:
        """Return line by line what importing a CSV file would do; what `progress` raises ends it.

        mends: by line, what somebody has written in the place of what was set aside.
        """
        read = self._read(path, mends, part_of(progress, 0, 50))
        with self._database.reading(), blamed(path):
            return self._plan(self._database.connection, read, part_of(progress, 50, 100))[0]

    def take_in(
        self,
        path: Path,
        *,
        mends: Mapping[int, Mend] | None = None,
        again: bool = False,
        over: bool = False,
        progress: Progress = unseen,
    ) -> ImportPreview:
        """Import a CSV file but for what is set aside, and return what was done.

        again: also what was taken back here; over: also what was changed here since. What `progress` raises ends it,
        and nothing was imported.
        """
        read = self._read(path, mends, part_of(progress, 0, 15))

        def take(tell: Progress) -> ImportPreview:
            with blamed(path):
                preview, entries = self._plan(self._database.connection, read, part_of(tell, 15, 30))
                if not preview.code:
                    self._write(entries, part_of(tell, 30, 100), again=again, over=over)
                return preview

        return at_last(self._database, progress, take)

    def _write(
        self, entries: Sequence[tuple[PostingRow | Partie, Found]], progress: Progress, *, again: bool, over: bool
    ) -> None:
        wanted = (Verdict.NEW, Verdict.CHANGED, *((Verdict.ASKED,) if over else ()))
        new = [(entry, found) for entry, found in entries if found.verdict in wanted]
        writing = Import(self._database, "ludo", progress, len(new))
        owners = (_owner_key(*owner) for entry, _ in new for owner in _owners(entry))
        writing.add_people((name, kind == "computer") for kind, name in owners if kind != "name")
        plans = {entry.evening: _plan_of(entry) for entry, _ in reversed(new) if entry.evening != OUTSIDE}
        evenings = _evenings(self._database, writing, plans)
        for entry, found in new:
            evening = evenings.get(entry.evening)
            if isinstance(entry, PostingRow):
                accounts = [_account(writing, owner) for owner in (entry.payer, entry.payee)]
                body: Body = {
                    "evening": writing.evening_act(evening),
                    **_said(accounts, entry.amount),
                    "reason": entry.reason or None,
                    "as": entry.kind.value,
                }
                writing.write("import", body, found, _of_row(entry).text, entry.made)
            else:
                _write_partie(writing, entry, evening, found)
        writing.finish([found for _, found in entries], again=again, over=over)

    def contents(self) -> Contents:
        """Return how many there are of everything."""
        with self._database.reading():
            return contents(self._database.connection)

    def preview_restore(self, path: Path, progress: Progress = unseen) -> RestorePreview:
        """Return what restoring a backup would change. Raises StorageError if it is none that can be used."""
        return compare(self._database, path, progress)

    def _read(self, path: Path, mends: Mapping[int, Mend] | None, progress: Progress) -> ReadFile:
        from ludo.games import GAMES

        def read(tell: Progress) -> ReadFile:
            content = read_foreign(path, Kind.TABLE, Kind.WORKBOOK, Kind.JSON)
            if kind_of(content) is Kind.WORKBOOK:
                content = str(run("rows", (), content, BUDGETS[Kind.WORKBOOK], path, tell)).encode()
            return read_csv(content, GAMES, mends, tell)

        return beside(read, progress)

    def _plan(
        self, connection: sqlite3.Connection, read: ReadFile, progress: Progress = unseen
    ) -> tuple[ImportPreview, list[tuple[PostingRow | Partie, Found]]]:
        """Return what an import does, and each entry of the file with what becomes of it."""
        rows = len(read.entries) + len(read.results) + len(read.wrong)
        reports = list(read.wrong)
        entries: list[tuple[PostingRow | Partie, Found]] = []
        standing = self._database.books.standing
        ids = {row.own for _, row in read.entries if row.own}
        sorting = Sorting(standing, self._known(read, lambda: progress(0, rows)), ids)
        one_owner = _OneOwner(connection)
        for line, row in told(read.entries, progress, 0, rows):
            found = sorting.find(_of_row(row))
            if found.verdict in _COMING and one_owner(row):
                reports.append(LineReport(line, Verdict.WRONG, "same-account", "payee", row.payee.name))
                continue
            reports.append(LineReport(line, found.verdict))
            entries.append((row, found))
        sorting = Sorting(standing, known_parties(connection) if read.results else {})
        for partie in told(parties_of(read.results), progress, 0, rows):
            found = sorting.find(_of_partie(partie))
            reports += [LineReport(line, found.verdict) for line in partie.lines]
            entries.append((partie, found))
        new = [entry for entry, found in entries if found.verdict in _COMING]
        owners = dict.fromkeys(owner for entry in new for owner in _owners(entry))
        evenings = dict.fromkeys(entry.evening for entry in new)
        preview = ImportPreview(
            read.table,
            tuple(sorted(reports, key=lambda report: report.line)),
            tuple(_new_people(connection, owners)),
            tuple(key.name or key.started[:10] for key in _new_evenings(self._database, evenings)),
            read.code,
        )
        return preview, entries

    def _known(self, read: ReadFile, progress: Callable[[], None]) -> Counter[Hashable]:
        """Count the entries that there are at the moments of a file, as it would name them."""
        if not read.entries:
            return Counter()
        moments = [row.made for _, row in read.entries]
        query = "{} WHERE p.made BETWEEN ? AND ?"
        span = min(moments), max(moments)
        rows = chain.from_iterable(
            self._database.connection.execute(query.format(each), span) for each in (ROWS, MONEY)
        )
        return Counter(_stored_key(row) for row in told(rows, lambda _, __: progress(), 0, 0))


def _owner_key(kind: str, name: str) -> Owner:
    """Return whose account it is once it was imported: a table of another file is an account with a name."""
    return Owner("name", f"imported {kind} {name}") if kind in ("session", "sheet") else Owner(kind, name)


def _key(made: str, evening: EveningKey, payer: Owner, payee: Owner, amount: int | Cents, reason: str) -> Hashable:
    owners = (tuple(_owner_key(*owner)) for owner in (payer, payee))
    names = tuple((kind, name if kind == "name" else folded_name(name)) for kind, name in owners)
    return made, tuple(evening), names, amount, " ".join(reason.split())


def _stored_key(row: Sequence[Any]) -> Hashable:
    made, evening, started, _, _, _, *owners, chips, reason, cents, currency, role, _, _, _, _, _ = row
    payer, payee = Owner(owners[0], str(owners[1])), Owner(owners[2], str(owners[3]))
    return _key(
        made,
        EveningKey(evening or "", started or ""),
        payer,
        payee,
        chips or Cents(cents, currency, role),
        reason or "",
    )


def _of_row(row: PostingRow) -> Written:
    key = _key(row.made, row.evening, row.payer, row.payee, row.amount, row.reason)
    return Written(row.own, digest(row.made, row.amount), digest(key), key)


def _of_partie(partie: Partie) -> Written:
    key = partie.partie
    scores = [(row.chair, row.place, row.score) for row in partie.results]
    held = frozenset((folded_name(row.person.name), row.place, row.score) for row in partie.results)
    known = folded_name(key.game), key.started, key.ended
    alike = *known, ranked(held)
    return Written(key.own, digest(key.started, key.ended, scores), digest(*known, sorted(held)), alike)


def _owners(entry: PostingRow | Partie) -> Sequence[Owner]:
    if isinstance(entry, PostingRow):
        return entry.payer, entry.payee
    return [result.person for result in entry.results]


def _said(accounts: Sequence[str], amount: int | Cents) -> Body:
    """Return what an act says of chips or money that go from one account to another."""
    if isinstance(amount, int):
        return {"moves": [[*accounts, amount]]}
    field = "cash" if amount.role == "cash" else "money"
    return {"moves": [], field: [[*accounts, amount.cents]], "currency": amount.currency}


def _plan_of(entry: PostingRow | Partie) -> Plan:
    return entry.plan if isinstance(entry, PostingRow) else Plan(entry.evening.name)


class _OneOwner:
    """Are both accounts of a row of the same person now?"""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[Owner, object] = {}

    def __call__(self, row: PostingRow) -> bool:
        return self._now(row.payer) == self._now(row.payee)

    def _now(self, owner: Owner) -> object:
        if owner not in self._known:
            computer = owner.kind == "computer"
            is_person = computer or owner.kind == "person"
            number = person_by_name(self._connection, owner.name, computer=computer) if is_person else None
            self._known[owner] = number or (owner.kind, folded_name(owner.name) if is_person else owner.name)
        return self._known[owner]


def _new_people(connection: sqlite3.Connection, owners: Iterable[Owner]) -> list[str]:
    people = dict.fromkeys(owner for owner in owners if owner.kind in ("person", "computer"))
    return [
        owner.name
        for owner in people
        if person_by_name(connection, owner.name, computer=owner.kind == "computer") is None
    ]


def _new_evenings(database: Database, evenings: Iterable[EveningKey]) -> list[EveningKey]:
    there = known_evenings(database.books.standing)
    return [
        key
        for key in evenings
        if key != OUTSIDE and _uid(key) not in there and _evening_number(database.connection, key) is None
    ]


def _uid(key: EveningKey) -> str:
    """Return what an evening of a file is known by."""
    return f"evening {key.started} {folded_name(key.name)}"


def _evening_number(connection: sqlite3.Connection, key: EveningKey) -> int | None:
    found = connection.execute(
        "SELECT min(id) FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1 "
        "WHERE name = ? AND first.moment = ?",
        key,
    ).fetchone()[0]
    return None if found is None else integer(found)


def _evenings(database: Database, writing: Import, plans: Mapping[EveningKey, Plan]) -> dict[EveningKey, int]:
    """Return the numbers of evenings, those that there are and others made."""
    found = {key: number for key in plans if (number := _evening_number(database.connection, key)) is not None}
    missing = {_uid(key): key for key in plans if key not in found}
    made = writing.evenings({uid: (plans[key], key.started) for uid, key in missing.items()})
    return found | {missing[uid]: number for uid, number in made.items()}


def _account(writing: Import, owner: Owner) -> str:
    kind, name = _owner_key(*owner)
    if kind == "name":
        return f"n:{name}"
    return f"p:{writing.person_act(writing.person(name, computer=kind == 'computer'))}"


def _write_partie(writing: Import, partie: Partie, evening: int | None, found: Found) -> None:
    """Write a partie as a sheet without lines that is over, or as one of another game."""
    key, rows = partie.partie, [Result(row.place, row.score) for row in partie.results]
    people = [writing.person(row.person.name, computer=row.person.kind == "computer") for row in partie.results]
    sides = [(writing.person_act(person),) for person in people]
    body = play_body(key.game, unit_of(rows), sides, rows, writing.evening_act(evening))
    body = {**body, "ended": key.ended, "counted": key.counted}
    writing.write("play", body, found, _of_partie(partie).text, key.started)
    owners = zip(people, partie.results, strict=True)
    writing.come(evening, [person for person, row in owners if row.person.kind == "person"])
