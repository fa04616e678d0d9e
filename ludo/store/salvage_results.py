"""Works out again what a damaged file does not hold any more but its logs and score sheets tell: results and chips."""

from collections.abc import Collection, Sequence
from typing import Final

from ludo.nights.chips import Account, AccountKind
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.nights.sheet_records import LineRecord, SheetOutcome
from ludo.session.outcomes import Outcome, outcome
from ludo.session.ports import Header, StorageError
from ludo.store.damaged import DamagedFile, Value
from ludo.store.ledger import Posting
from ludo.store.ledger import Source as PaidFor
from ludo.store.partie_ends import TABLES, write_finish
from ludo.store.rows import RowError, integer, optional_text, text
from ludo.store.rows import options as read_options
from ludo.store.salvage_target import SalvageTarget
from ludo.store.summaries import summaries

_INCOMPLETE: Final = """
SELECT id, evening, changed, kind, counted, ended, chairs, known FROM (
    SELECT id, evening, changed, f.kind, f.counted, f.ended,
        (SELECT count(*) FROM {chairs} WHERE {source} = {table}.id) AS chairs,
        (SELECT count(*) FROM results AS r WHERE r.source = '{source}' AND r.origin = {table}.id) AS known
    FROM {table} LEFT JOIN finished AS f ON f.source = '{source}' AND f.origin = {table}.id WHERE over = 1
) WHERE kind IS NULL OR kind <> 'given-up' AND known <> chairs
"""
_PLAYS: Final = """
SELECT evening, chairs, known FROM (
    SELECT evening, (SELECT count(*) FROM play_chairs WHERE play = plays.id) AS chairs,
        (SELECT count(*) FROM results AS r WHERE r.source = 'play' AND r.origin = plays.id) AS known FROM plays
) WHERE known < chairs
"""
_PLAYS_ENDED: Final = """
INSERT INTO finished (source, origin, kind, counted, ended) SELECT 'play', id, 'imported', 1, made FROM plays
WHERE NOT EXISTS (SELECT 1 FROM finished WHERE source = 'play' AND origin = plays.id)
"""
"""Parties of other games are written down once they are over."""
_LINES: Final = "SELECT number, revision, line, reason, made FROM sheet_lines WHERE sheet = ? ORDER BY number, revision"


def played_again(head: Header, lines: Sequence[str]) -> Outcome | None:
    """Play a log again; None where this program cannot."""
    from ludo.games import NotUnderstoodError, understood

    try:
        game, _ = understood(head.game, head.rules_version, head.options)
    except NotUnderstoodError:
        return None
    return outcome(game, head, lines)


def complete_results(
    source: DamagedFile, target: SalvageTarget, doubtful: Collection[int], holed: Collection[int]
) -> None:
    """Work out the results that are not whole, and the chips of score sheets that are not.

    doubtful: sheets whose postings are not whole. holed: sheets whose lines or people are not: these tell nothing.
    """
    for kind, (table, chairs) in TABLES.items():
        query = _INCOMPLETE.format(source=kind, table=table, chairs=chairs)
        kept = source.has("finished") and bool(source.table("finished").gaps)
        for number, evening, changed, end, counted, ended, seats, known in target.connection.execute(query).fetchall():
            source.show(source.done)
            if end is None and not known and not kept and kind == "session":
                continue  # it ended before results were kept, and is looked at when somebody asks
            found = _of_session(target, number) if kind == "session" else _of_sheet(target, number, holed).finish
            if found is None and end is None:
                lines = kind == "session" or target.connection.execute(_LINES, (number,)).fetchone()
                found = Finish(FinishKind.PLAYED if lines else FinishKind.IMPORTED, _known(target, kind, number), True)
                target.miss("results", seats - known, evening)
            elif found is None:
                target.miss("results", max(0, seats - known), evening)
                continue
            if counted is not None:
                found = Finish(found.kind, found.results, bool(counted))
            _write(target, kind, number, found, known, str(ended or changed))
    target.connection.execute(_PLAYS_ENDED)
    for evening, seats, known in target.connection.execute(_PLAYS).fetchall():
        target.miss("results", seats - known, evening)
    for sheet in doubtful:
        _pay_again(target, sheet, _of_sheet(target, sheet, holed))


def _write(target: SalvageTarget, kind: str, number: int, finish: Finish, known: int, ended: str) -> None:
    """Write an end; the results that are there stay where none were found."""
    if finish.results and len(finish.results) >= known:
        write_finish(target.connection, kind, number, finish, ended)
        return
    row: dict[str, Value] = {
        "source": kind,
        "origin": number,
        "kind": finish.kind.value,
        "counted": int(finish.counted),
        "ended": ended,
    }
    target.put("finished", row)


def _known(target: SalvageTarget, kind: str, number: int) -> tuple[Result, ...]:
    """Return the results that are there if they are those of all chairs from the first one on."""
    rows = target.connection.execute(
        "SELECT chair, place, score FROM results WHERE source = ? AND origin = ? ORDER BY chair", (kind, number)
    ).fetchall()
    whole = [chair for chair, *_ in rows] == list(range(len(rows)))
    return tuple(Result(place, score) for _, place, score in rows) if whole else ()


def _of_session(target: SalvageTarget, number: int) -> Finish | None:
    entry = next(iter(summaries(target.connection, number=number)))
    if isinstance(entry, RowError):
        return None
    log = target.connection.execute("SELECT line FROM log WHERE session = ? ORDER BY number", (number,))
    played = played_again(entry.header, [line for (line,) in log])
    return None if played is None else played.finish


def _of_sheet(target: SalvageTarget, number: int, holed: Collection[int]) -> SheetOutcome:
    """Return what the lines of a sheet amount to, as far as that can be told."""
    from ludo.games import NotUnderstoodError, understood
    from ludo.nights.sheets.contract import fill
    from ludo.nights.sheets.line_order import ordered_texts
    from ludo.nights.sheets.outcome import outcome as sheet_outcome
    from ludo.nights.sheets.registry import SHEETS
    from ludo.nights.sheets.table_lines import ChairLine

    found = target.connection.execute(
        "SELECT game, rules_version, options FROM sheets WHERE id = ?", (number,)
    ).fetchone()
    sheet = SHEETS.get(found[0]) if found is not None else None
    if number in holed or sheet is None:
        return SheetOutcome()
    chairs = target.connection.execute("SELECT person FROM sheet_chairs WHERE sheet = ? ORDER BY chair", (number,))
    people = [integer(person) for (person,) in chairs]
    try:
        values = {**read_options(found[2]), "players": len(people)}
        game, options = understood(found[0], found[1], values)
        lines = [
            LineRecord(integer(line), integer(revision), text(content), optional_text(reason), text(made))
            for line, revision, content, reason, made in target.connection.execute(_LINES, (number,))
        ]
    except (NotUnderstoodError, RowError):
        return SheetOutcome()
    if not lines:
        return SheetOutcome()
    filled = fill(sheet, options, ordered_texts(lines).items())
    if any(isinstance(marked.table, ChairLine) for marked in filled.lines):
        return SheetOutcome()  # who sat down then is lost
    return sheet_outcome(sheet, number, people, game.sides(options), filled)


def _pay_again(target: SalvageTarget, sheet: int, due: SheetOutcome) -> None:
    """Pay the lines of a sheet whose postings are gone."""
    standing = target.ledger.standing("line", sheet)
    for line, moves in due.moves.items():
        if standing.get(line, (0, []))[1]:
            continue
        try:
            postings = [
                Posting(part, _account(target, move.payer), _account(target, move.payee), move.chips)
                for part, move in enumerate(moves)
                if move.chips
            ]
            target.ledger.pay(PaidFor("line", sheet, line), postings)
        except StorageError:
            continue


def _account(target: SalvageTarget, account: Account) -> int:
    """Return the account of a person or of the table of a sheet; no line of a sheet moves chips of others."""
    return target.ledger.account("sheet" if account.kind is AccountKind.SHEET else "person", account.key)
