"""Results of other programs, written into a file as parties of evenings, one a day."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ludo.gate.apart import run
from ludo.gate.beside import beside
from ludo.gate.budgets import APART_FROM, BUDGETS, Kind, kind_of
from ludo.gate.files import read_foreign
from ludo.nights.bg_stats import read_bg_stats, read_plays
from ludo.nights.csv_tables import game_id
from ludo.nights.evenings import Plan, Result
from ludo.nights.exchange import ImportPreview, LineReport, Mend, Progress, Verdict, part_of, told, unseen
from ludo.nights.foreign_rows import read_parties
from ludo.nights.foreign_tables import Columns, Details, ForeignPartie, RawTable, guess, read_raw, sheet_of
from ludo.nights.money import NO_MONEY, Worth
from ludo.nights.other_games import Side, results
from ludo.nights.people import folded_name
from ludo.store.books.act import Body
from ludo.store.checked_copies import blamed
from ludo.store.nights.currency import read_currency
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
from ludo.store.nights.other_games import play_body
from ludo.store.person_names import person_by_name
from ludo.store.tables import FileTable

_KINDS: Final = (Kind.TABLE, Kind.WORKBOOK, Kind.JSON)
_Read: TypeAlias = tuple[str, list[tuple[ForeignPartie, Written]], list[LineReport]]
"""Why a file cannot be read, its parties with what is known of them, and what is wrong in it."""
_Looked: TypeAlias = tuple[tuple[bytes, Columns | None, Mapping[int, Mend]], _Read]
"""What a file held, as it was to be read, and what that was."""


class _Entry(NamedTuple):
    """A partie, and what is to be done with it."""

    partie: ForeignPartie
    written: Written
    found: Found


class BringingTable(FileTable):
    """Results that other programs have written."""

    _last: _Looked | None = None

    def look_at(
        self, path: Path, sheet: int | None = None, progress: Progress = unseen
    ) -> tuple[RawTable, Columns | None]:
        """Return a spreadsheet and what its columns seem to hold; None for a file that needs no such choice.

        sheet: which one of several; None: the first that holds a table.
        """
        if not self._read_once(path, None, {}, progress)[0]:
            return RawTable(), None
        table = beside(lambda tell: _table(path, read_foreign(path, *_KINDS), sheet, tell), progress)
        return table, guess(table) if not table.code else Columns(0)

    def preview(
        self,
        path: Path,
        columns: Columns | None,
        progress: Progress = unseen,
        *,
        mends: Mapping[int, Mend] | None = None,
    ) -> ImportPreview:
        """Return line by line what bringing a file in would do; what `progress` raises ends it.

        mends: by line, what somebody has written in the place of what was set aside.
        """
        read = self._read_once(path, columns, mends or {}, part_of(progress, 0, 50))
        with self._database.reading(), blamed(path):
            return self._plan(self._database.connection, read, part_of(progress, 50, 100))[0]

    def take_in(
        self,
        path: Path,
        columns: Columns | None,
        *,
        mends: Mapping[int, Mend] | None = None,
        again: bool = False,
        over: bool = False,
        currency: str = "EUR",
        progress: Progress = unseen,
    ) -> ImportPreview:
        """Import a file but for what is set aside, and return what was done.

        Parties belong to one closed evening a day, counted for itself. again: those too that were taken back here;
        over: those too that were changed here since. currency: of amounts with hundredths, where the books have none
        yet. What `progress` raises ends it, and nothing was imported.
        """
        read = self._read_once(path, columns, mends or {}, part_of(progress, 0, 15))
        self._last = None

        def take(tell: Progress) -> ImportPreview:
            with blamed(path):
                preview, entries = self._plan(self._database.connection, read, part_of(tell, 15, 30))
                if not preview.code:
                    self._write(entries, part_of(tell, 30, 100), currency, again=again, over=over)
                return preview

        return at_last(self._database, progress, take)

    def _read_once(self, path: Path, columns: Columns | None, mends: Mapping[int, Mend], progress: Progress) -> _Read:
        """Return what a file holds; what was looked at last is not read again as it comes in."""
        last = self._last

        def read(tell: Progress) -> _Looked:
            asked = (read_foreign(path, *_KINDS), columns, dict(mends))
            if last is not None and last[0] == asked:
                return last
            code, parties, wrong = _read(path, *asked, tell)
            return asked, (code, [(partie, _written(partie)) for partie in parties], wrong)

        self._last = beside(read, progress)
        return self._last[1]

    def _plan(
        self,
        connection: sqlite3.Connection,
        read: _Read,
        progress: Progress,
    ) -> tuple[ImportPreview, list[_Entry]]:
        code, parties, wrong = read
        books = self._database.books
        sorting = Sorting(books.standing, known_parties(connection) if parties else {})
        entries = []
        for partie, written in told(parties, progress, 0, len(parties)):
            entries.append(_Entry(partie, written, sorting.find(written)))
        reports = wrong + [
            LineReport(line, found.verdict, understood=understood)
            for partie, _, found in entries
            for line, understood in partie.understood().items()
        ]
        coming = (Verdict.NEW, Verdict.CHANGED, Verdict.ASKED)
        new = [partie for partie, _, found in entries if found.verdict in coming]
        names = dict.fromkeys(name for partie in new for who, _ in partie.sides for name in who)
        there = known_evenings(books.standing)
        preview = ImportPreview(
            None,
            tuple(sorted(reports, key=lambda report: report.line)),
            tuple(name for name in names if person_by_name(connection, name) is None),
            tuple(dict.fromkeys(_day(partie) for partie in new if _uid(partie) not in there)),
            code or ("" if reports else "nothing-in-it"),
        )
        return preview, entries

    def _write(self, entries: Sequence[_Entry], progress: Progress, currency: str, *, again: bool, over: bool) -> None:
        from ludo.games import GAMES

        verdicts = {verdict: [entry for entry in entries if entry.found.verdict is verdict] for verdict in Verdict}
        asked = verdicts[Verdict.ASKED] if over else []
        new = sorted(verdicts[Verdict.NEW] + verdicts[Verdict.CHANGED] + asked, key=lambda entry: entry.partie.moment)
        writing = Import(self._database, "table", progress, 2 * len(new))
        writing.add_people((name, False) for entry in new for who, _ in entry.partie.sides for name in who)
        currency = read_currency(self._database.connection) or currency
        begins: dict[str, tuple[Plan, str]] = {}
        places: defaultdict[str, set[str]] = defaultdict(set)
        for partie, *_ in new:
            places[_uid(partie)].add(partie.details.place)
        for partie, *_ in new:
            where = places[_uid(partie)]
            worth = Worth(1, 1, currency) if partie.cents else NO_MONEY
            plan = Plan(place=min(where) if len(where) == 1 else "", carried=False, worth=worth)
            begins.setdefault(_uid(partie), (plan, partie.moment))
        evenings = writing.evenings(begins)
        for partie, written, found in new:
            sides = tuple(Side(tuple(writing.person(name) for name in who), score) for who, score in partie.sides)
            evening = evenings[_uid(partie)]
            game = game_id(partie.game, GAMES) or partie.game
            acts = [[writing.person_act(person) for person in side.people] for side in sides]
            body = play_body(game, partie.unit, acts, _rows(partie), writing.evening_act(evening))
            body = {**body, **_said(partie, lambda name: writing.person_act(writing.person(name)))}
            writing.write("play", body, found, written.text, partie.moment)
            writing.come(evening, [person for side in sides for person in side.people])
        writing.finish([entry.found for entry in entries], again=again, over=over)


def _read(
    path: Path, content: bytes, columns: Columns | None, mends: Mapping[int, Mend], progress: Progress
) -> tuple[str, list[ForeignPartie], list[LineReport]]:
    if columns is None:
        if kind_of(content) is not Kind.JSON:
            exported = None
        elif len(content) < APART_FROM:
            exported = read_bg_stats(content, mends, progress)
        else:
            whole = run("bg-stats", (), content, BUDGETS[Kind.JSON], path, progress)
            exported = read_plays(whole, mends, progress) if isinstance(whole, dict) else None
        return ("not-understood", [], []) if exported is None else ("", *exported)
    table = _table(path, content, columns.sheet, progress)
    return (table.code, [], []) if table.code else ("", *read_parties(table, columns, mends, progress))


def _table(path: Path, content: bytes, sheet: int | None, progress: Progress) -> RawTable:
    """Return a sheet of a spreadsheet, which a library reads in a process of its own, or the rows of a text."""
    if kind_of(content) is not Kind.WORKBOOK:
        return read_raw(content, sheet)
    return sheet_of(run("sheet", (sheet,), content, BUDGETS[Kind.WORKBOOK], path, progress))


def _written(partie: ForeignPartie) -> Written:
    """Return what is known of a partie, wherever it was read."""
    from ludo.games import GAMES

    named = sorted((sorted(folded_name(name) for name in who), score) for who, score in partie.sides)
    scores = [(len(who), score) for who, score in partie.sides]
    game = folded_name(game_id(partie.game, GAMES) or partie.game)
    rows = _rows(partie)
    more = [part for part in (partie.places, partie.details) if part and part != Details()]
    people = [folded_name(name) for who, _ in partie.sides for name in who]
    held = ranked((name, row.place, row.score) for name, row in zip(people, rows, strict=True))
    return Written(
        partie.own,
        digest(partie.written, partie.unit, scores if partie.own else sorted(scores), *more),
        digest(partie.written, game, named),
        (game, partie.moment, partie.moment, held),
    )


def _day(partie: ForeignPartie) -> str:
    return partie.written[:10]


def _uid(partie: ForeignPartie) -> str:
    """Return what the evening of a day is known by; amounts in hundredths have one of their own."""
    return f"day {_day(partie)}" + (" 0.01" if partie.cents else "")


def _rows(partie: ForeignPartie) -> list[Result]:
    """Return the results by person: places as they are marked, else as scores give them."""
    by_score = results([Side(tuple(range(len(who))), score) for who, score in partie.sides], partie.unit)
    if not partie.places:
        return by_score
    places = [place for place, (who, _) in zip(partie.places, partie.sides, strict=True) for _ in who]
    return [Result(place, row.score) for place, row in zip(places, by_score, strict=True)]


def _said(partie: ForeignPartie, act_of: Callable[[str], str]) -> Body:
    """Return what is said of a partie beside its results."""
    more = partie.details
    return {
        name: value
        for name, value in (
            ("minutes", more.minutes),
            ("comment", more.comment),
            ("place", more.place),
            ("together", more.together),
            ("begin", [act_of(name) for name in more.begin]),
            ("new", [act_of(name) for name in more.new]),
        )
        if value
    }
