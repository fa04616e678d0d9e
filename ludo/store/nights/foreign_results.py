"""Results of other programs, written into a file as parties of evenings, one a day."""

import sqlite3
from collections.abc import Hashable, Iterable, Sequence
from datetime import datetime
from pathlib import Path

from ludo.nights.bg_stats import read_bg_stats
from ludo.nights.csv_tables import MAX_BYTES, game_id
from ludo.nights.evenings import Plan
from ludo.nights.exchange import ImportPreview, LineReport, Verdict
from ludo.nights.foreign_tables import Columns, ForeignPartie, RawTable, guess, read_parties, read_raw
from ludo.nights.other_games import Play, Side, results
from ludo.session.foreign_files import read_foreign
from ludo.store.checked_copies import blamed
from ludo.store.nights.diary import begin
from ludo.store.nights.imported import known_parties
from ludo.store.nights.other_games import write_known, write_play
from ludo.store.nights.people import add_person
from ludo.store.person_names import person_by_name
from ludo.store.rows import integer
from ludo.store.tables import BookTable


class BringingTable(BookTable):
    """Results that other programs have written."""

    def look_at(self, path: Path) -> tuple[RawTable, Columns | None]:
        """Return a spreadsheet and what its columns seem to hold; None for a file that needs no such choice."""
        content = read_foreign(path, MAX_BYTES)
        if read_bg_stats(content) is not None:
            return RawTable(), None
        table = read_raw(content)
        return table, guess(table) if not table.code else Columns(0)

    def preview(self, path: Path, columns: Columns | None) -> ImportPreview:
        """Return line by line what bringing a file in would do."""
        read = _read(path, columns)
        with self._database.reading(), blamed(path):
            return self._plan(self._database.connection, read)[0]

    def take_in(self, path: Path, columns: Columns | None) -> ImportPreview:
        """Import a file, all of it or, if anything is wrong, nothing; return what was done.

        Parties belong to one closed evening a day, counted for itself.
        """
        read = _read(path, columns)
        with self._database.transaction() as connection, blamed(path):
            preview, new = self._plan(connection, read)
            if not preview.code and not preview.wrong:
                self._write(connection, new)
            return preview

    def _plan(
        self, connection: sqlite3.Connection, read: tuple[str, list[ForeignPartie], list[LineReport]]
    ) -> tuple[ImportPreview, list[ForeignPartie]]:
        code, parties, wrong = read
        reports, new = list(wrong), []
        known = known_parties(connection)
        for partie in parties:
            key = _key(connection, partie)
            known[key] -= 1
            is_known = known[key] >= 0
            verdict = Verdict.KNOWN if is_known else Verdict.NEW
            reports += [
                LineReport(line, verdict, understood=understood) for line, understood in partie.understood().items()
            ]
            new += [] if is_known else [partie]
        names = dict.fromkeys(name for partie in new for who, _ in partie.sides for name in who)
        days = dict.fromkeys(_day(partie.moment) for partie in new)
        preview = ImportPreview(
            None,
            tuple(sorted(reports, key=lambda report: report.line)),
            tuple(name for name in names if person_by_name(connection, name) is None),
            tuple(day for day in days if _evening_of_day(connection, parties, day) is None),
            code or ("" if reports else "nothing-in-it"),
        )
        return preview, new

    def _write(self, connection: sqlite3.Connection, parties: Iterable[ForeignPartie]) -> None:
        from ludo.games import GAMES

        ordered = sorted(parties, key=lambda partie: partie.moment)
        evenings: dict[str, int] = {}
        for partie in ordered:
            day = _day(partie.moment)
            if day not in evenings:
                evenings[day] = _evening_of_day(connection, ordered, day) or begin(
                    self._database.books, Plan(carried=False), partie.moment, partie.moment
                )
            sides = tuple(
                Side(tuple(add_person(self._database, name) for name in who), score) for who, score in partie.sides
            )
            game = game_id(partie.game, GAMES)
            if game is None:
                play = Play(partie.game, partie.unit, sides)
                write_play(self._database.books, self._ledger, evenings[day], play, partie.moment)
            else:
                write_known(self._database.books, self._ledger, evenings[day], game, partie.unit, sides, partie.moment)


def _read(path: Path, columns: Columns | None) -> tuple[str, list[ForeignPartie], list[LineReport]]:
    """Return why a file cannot be read, its parties, and what is wrong in it."""
    content = read_foreign(path, MAX_BYTES)
    if columns is None:
        exported = read_bg_stats(content)
        return ("not-understood", [], []) if exported is None else ("", *exported)
    table = read_raw(content)
    return (table.code, [], []) if table.code else ("", *read_parties(table, columns))


def _key(connection: sqlite3.Connection, partie: ForeignPartie) -> Hashable:
    """Return what a partie has in common with the same one in the file of this program."""
    from ludo.games import GAMES

    people = [person_by_name(connection, name) for who, _ in partie.sides for name in who]
    sides = [Side(tuple(range(len(who))), score) for who, score in partie.sides]
    rows = results(sides, partie.unit)
    return (
        game_id(partie.game, GAMES) or _other(connection, partie.game),
        partie.moment,
        partie.moment,
        tuple((chair, who, row.place, row.score) for chair, (who, row) in enumerate(zip(people, rows, strict=True))),
    )


def _other(connection: sqlite3.Connection, name: str) -> object:
    found = connection.execute("SELECT name FROM other_games WHERE folded = folded_name(?)", (name,)).fetchone()
    return name if found is None else found[0]


def _day(moment: str) -> str:
    return f"{datetime.fromisoformat(moment).astimezone():%Y-%m-%d}"


def _evening_of_day(connection: sqlite3.Connection, parties: Sequence[ForeignPartie], day: str) -> int | None:
    """Return the evening of a day that was made for parties of other programs before."""
    moments = {partie.moment for partie in parties if _day(partie.moment) == day}
    for moment in sorted(moments):
        found = connection.execute(
            "SELECT evening FROM evening_events JOIN evenings ON evenings.id = evening "
            "WHERE number = 1 AND moment = ? AND closed = 1 AND name = '' LIMIT 1",
            (moment,),
        ).fetchone()
        if found is not None:
            return integer(found[0])
    return None
