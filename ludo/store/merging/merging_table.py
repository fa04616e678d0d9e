"""Evenings for another computer, out and in: the union of two logs of acts, and the tables that follow from it."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from ludo.nights.exchange import part_of as share_of
from ludo.nights.merging import Answers, Choice, Held, LastMerge, MergePreview
from ludo.nights.people import clean_line
from ludo.store.books.act import Act
from ludo.store.books.log import append, last_position, read_log, rebuild
from ludo.store.books.needed import write_order
from ludo.store.books.part import part_of
from ludo.store.books.project import Projection
from ludo.store.books.rows_kept import Numbers
from ludo.store.books.standing import Standing
from ludo.store.books.union import Union
from ludo.store.checked_copies import blamed, checked_copy, opened
from ludo.store.connections import prepare
from ludo.store.errors import translated_errors
from ludo.store.file_kinds import BOOK
from ludo.store.files import companion, flush, remove, rename
from ludo.store.merging.balances import balances, balances_that_change
from ludo.store.merging.last_merge import CameWith, last_merge, set_aside
from ludo.store.merging.last_merge import keep as keep_merge
from ludo.store.merging.merge_preview import MergeTelling
from ludo.store.merging.partie_logs import PartieLogs
from ludo.store.nights.imported import at_last
from ludo.store.notices import CLEANED, Progress, kept_notices, unseen
from ludo.store.opening import make_tables
from ludo.store.row_checks import check_rows
from ludo.store.rows import RowError
from ludo.store.tables import FileTable
from ludo.store.untrusted_files import check_values


class _LookedAtError(Exception):
    """Only looked at: nothing stays written."""


class MergingTable(FileTable):
    """Takes the evenings of another computer in, and gives those of this one out."""

    def give_out(self, path: Path, evenings: Iterable[int] | None = None) -> int:
        """Write evenings, with all that belongs to them, into a file; None: everything but settings. How many bytes."""
        partial = companion(path, ".part")
        remove(partial)
        with translated_errors(path):
            try:
                with closing(sqlite3.connect(partial, isolation_level=None)) as book:
                    prepare(book)
                    make_tables(book)
                    with self._database.transaction(silent=True) as mine:
                        acts = self._acts(mine, evenings)
                        book.execute("BEGIN IMMEDIATE")
                        _copy_into(book, mine, acts)
                    book.execute("INSERT INTO settings (key, value) VALUES (?, ?)", (BOOK, "1"))
                    book.execute("COMMIT")
                    book.execute("PRAGMA journal_mode = DELETE")
                flush(partial)
                rename(partial, path)
                return path.stat().st_size
            finally:
                remove(partial)

    def _acts(self, mine: sqlite3.Connection, evenings: Iterable[int] | None) -> list[Act]:
        standing = self._database.books.standing
        if evenings is None:
            return list(standing.order)
        return part_of(standing, [self._database.books.thing("evening", number) for number in evenings])

    def preview(self, path: Path, answers: Answers, progress: Progress = unseen) -> MergePreview:
        """Return what taking a file in would do, with the decisions so far."""
        return self._take(path, answers, progress, keep=False)

    def take_in(self, path: Path, answers: Answers, progress: Progress = unseen) -> MergePreview:
        """Take a file in, all of it, or nothing if something is undecided; what was done.

        What `progress` raises ends it. Raises ForeignError where it holds what makes no sense here.
        """
        return self._take(path, answers, progress, keep=True)

    def _take(self, path: Path, answers: Answers, progress: Progress, *, keep: bool) -> MergePreview:
        name = clean_line(path.name)
        with (
            checked_copy(
                path, companion(self._database.path, ".preview-merge"), self._database.clock, share_of(progress, 0, 30)
            ) as copy,
            translated_errors(),
            opened(copy) as theirs,
        ):

            def merge(tell: Progress) -> MergePreview:
                mine = self._database.connection
                if keep:
                    check_rows(mine, share_of(tell, 30, 40))  # what makes no sense already is no fault of theirs
                with blamed(path):
                    merged = self._merged(mine, theirs, answers, name, share_of(tell, 40, 90))
                    if not keep or merged.undecided:
                        raise _LookedAtError(merged)
                    check_rows(mine, share_of(tell, 90, 100))
                    check_values(mine)
                    if mine.execute("PRAGMA foreign_key_check").fetchone() is not None:
                        raise RowError("acts name what is not there")
                return merged

            try:
                return at_last(self._database, progress, merge)
            except _LookedAtError as looked_at:
                preview: MergePreview = looked_at.args[0]
                return preview

    def last(self) -> LastMerge | None:
        """Return which file was taken in last, None where there is nothing to take back."""
        with self._database.reading() as connection:
            return last_merge(connection)

    def preview_undo(self) -> tuple[Held, ...]:
        """Return the balances that would be other ones without the last merge. Raises NightsError."""
        return self._set_aside(keep=False)

    def undo_last(self) -> tuple[Held, ...]:
        """Set aside what came with the last merge; taking the file in again brings it back. Raises NightsError."""
        return self._set_aside(keep=True)

    def _set_aside(self, *, keep: bool) -> tuple[Held, ...]:
        changed: tuple[Held, ...] = ()
        with suppress(_LookedAtError), self._database.transaction() as mine:
            held = balances(mine)
            set_aside(mine)
            changed = balances_that_change(held, mine)
            if not keep:
                raise _LookedAtError
        return changed

    def _merged(
        self,
        mine: sqlite3.Connection,
        theirs: sqlite3.Connection,
        answers: Answers,
        name: str,
        progress: Progress,
    ) -> MergePreview:
        """Take in all that theirs knows; return what that has done. What `progress` raises ends it."""
        moment = self._database.clock()
        here, held = self._database.books.standing, balances(mine)
        now, happened = round(moment.timestamp() * 1000), moment.isoformat(timespec="seconds")
        there = read_log(theirs, progress=share_of(progress, 0, 20))
        union = Union(here.order, there, answers, now=now, happened=happened, usual=Choice.MINE)
        telling = MergeTelling(mine, union, answers)
        came, before = CameWith(name, happened), last_position(mine)[0]
        PartieLogs(mine, theirs, union, came, telling.ask_session).take(share_of(progress, 30, 50))
        blobs = theirs.execute("SELECT digest, content FROM blobs WHERE length(digest) = 64").fetchall()
        mine.executemany("INSERT INTO blobs VALUES (?, ?) ON CONFLICT DO NOTHING", blobs)
        acts = union.acts
        append(mine, acts)
        write_order(mine, union.after.order)
        projection = Projection(mine, union.after)
        projection.write({unit for act in acts for unit in projection.units(act)}, share_of(progress, 50, 100))
        changed = len(acts) + len(came.copied) + len(came.grown)
        if changed:
            keep_merge(mine, came, before, acts)
        cleaned = sum(note.saved for note in kept_notices(theirs) if note.code == CLEANED)
        return replace(telling.preview(changed, balances_that_change(held, mine)), cleaned=cleaned)


def _copy_into(book: sqlite3.Connection, mine: sqlite3.Connection, acts: list[Act]) -> None:
    """Write acts into an empty book, with the logs of their parties, pictures, and the tables that follow."""
    book.execute("PRAGMA defer_foreign_keys = ON")
    append(book, acts)
    numbers = Numbers(mine), Numbers(book)
    for act in acts:
        number = numbers[0].find("session", act.id) if act.kind == "partie" else None
        if number is not None:
            numbers[1].give("session", act.id, number)
            for table, key in (("sessions", "id"), ("log", "session")):
                rows = mine.execute(f"SELECT * FROM {table} WHERE {key} = ?", (number,)).fetchall()
                for row in rows:
                    book.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    said = {str(value) for act in acts for value in act.body.values() if isinstance(value, str) and len(value) == 64}
    for digest in sorted(said):
        for row in mine.execute("SELECT digest, content FROM blobs WHERE digest = ?", (digest,)):
            book.execute("INSERT INTO blobs VALUES (?, ?)", row)
    rebuild(book, Standing(acts))
