"""Evenings for another computer, out and in."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from ludo.nights.merging import Answers, Choice, MergePreview
from ludo.store.checked_copies import blamed, checked_copy, opened
from ludo.store.errors import translated_errors
from ludo.store.file_kinds import BOOK
from ludo.store.files import companion, flush, remove, rename
from ludo.store.merging.entries import Entries
from ludo.store.merging.evenings import Evenings
from ludo.store.merging.file_pair import Pair
from ludo.store.merging.people import People
from ludo.store.merging.played import Played
from ludo.store.nights.currency import read_currency, write_currency
from ludo.store.opening import make_tables, prepare
from ludo.store.row_checks import check_rows
from ludo.store.rows import integer
from ludo.store.tables import FileTable

_BELOW: Final = """
SELECT DISTINCT other.evening FROM sheets JOIN postings ON source = 'line' AND origin = sheets.id
JOIN accounts ON accounts.id IN (payer, payee) JOIN sheets AS other ON other.id = accounts.sheet
WHERE sheets.evening = ? AND other.evening IS NOT NULL
"""
"""Evenings from whose tables chips went on."""
_STILL_HERE: Final = "SELECT identity FROM identities UNION SELECT identity FROM event_identities"
"""What is still here was not removed, whatever the other computer says."""


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
                with closing(sqlite3.connect(partial, isolation_level=None)) as book, self._database.reading():
                    prepare(book)
                    make_tables(book)
                    book.execute("BEGIN IMMEDIATE")
                    source = self._database.connection
                    _merge(Pair(book, source, {}, self._database.now(), _with_those_below(source, evenings)))
                    book.execute("INSERT INTO settings (key, value) VALUES (?, ?)", (BOOK, "1"))
                    book.execute("COMMIT")
                    book.execute("PRAGMA journal_mode = DELETE")
                flush(partial)
                rename(partial, path)
                return path.stat().st_size
            finally:
                remove(partial)

    def preview(self, path: Path, answers: Answers) -> MergePreview:
        """Return what taking a file in would do, with the decisions so far."""
        return self._take(path, answers, keep=False)

    def take_in(self, path: Path, answers: Answers) -> MergePreview:
        """Take a file in, all of it, or nothing if something is undecided; what was done.

        Raises ForeignError where it holds what makes no sense here.
        """
        return self._take(path, answers, keep=True)

    def _take(self, path: Path, answers: Answers, *, keep: bool) -> MergePreview:
        with (
            checked_copy(path, companion(self._database.path, ".merged"), self._database.clock) as copy,
            translated_errors(),
            opened(copy) as theirs,
        ):
            preview = MergePreview()
            with suppress(_LookedAtError), self._database.transaction() as mine:
                if keep:
                    check_rows(mine)  # what makes no sense already is no fault of theirs
                with blamed(path):
                    preview = _merged(Pair(mine, theirs, answers, self._database.now(), None))
                    if not keep or preview.undecided:
                        raise _LookedAtError
                    check_rows(mine)
            return preview


def _merged(pair: Pair) -> MergePreview:
    """Take in all that theirs knows; return what that has done."""
    before = pair.mine.total_changes
    _merge(pair)
    return MergePreview(
        tuple(pair.people),
        tuple(pair.evenings),
        pair.counts["parties"],
        pair.counts["postings"],
        pair.counts["events"],
        pair.mine.total_changes - before,
        tuple(pair.conflicts),
        tuple(pair.followed),
    )


def _merge(pair: Pair) -> None:
    """Take in all that theirs knows."""
    _take_currency(pair)
    evenings = Evenings(pair)
    people = People(pair, evenings)
    for evening in evenings.all():
        evenings.number(evening)
    if pair.only is None:
        people.take_all()
    for evening in evenings.all():
        evenings.take_events(evening, people.number)
    played = Played(pair, evenings, people.number)
    played.take()
    Entries(pair, evenings, people.number, played).take()
    evenings.drop_removed()
    still = {identity for (identity,) in pair.mine.execute(_STILL_HERE)}
    pair.mine.executemany(
        "INSERT INTO removed VALUES (?) ON CONFLICT DO NOTHING",
        [(identity,) for identity in sorted(pair.removed_there - pair.removed_here - still)],
    )


def _with_those_below(connection: sqlite3.Connection, evenings: Iterable[int] | None) -> frozenset[int] | None:
    """Return evenings with those from whose tables chips went on to them."""
    if evenings is None:
        return None
    found, open_ = set(), list(evenings)
    while open_:
        evening = open_.pop()
        if evening not in found:
            found.add(evening)
            open_ += [integer(number) for (number,) in connection.execute(_BELOW, (evening,))]
    return frozenset(found)


def _take_currency(pair: Pair) -> None:
    """Take the currency of theirs where there is none here; of two somebody has to choose: it is never guessed."""
    here, there = read_currency(pair.mine), read_currency(pair.theirs)
    if not there or here == there:
        return
    if not here or pair.ask("currency", "currency", "", here, there, must=True) is Choice.THEIRS:
        write_currency(pair.mine, there)
