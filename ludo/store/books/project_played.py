"""Parties and sheets as rows: where they belong, who sits there, lines, ends, and what they move."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ludo.store.books.act import Act, Value, shown
from ludo.store.books.derive_played import UNKNOWN
from ludo.store.books.kinds import POINTS
from ludo.store.books.moved import TABLE
from ludo.store.books.projecting import Projecting
from ludo.store.books.rows_kept import COLUMNS, Row, keep
from ludo.store.books.standing import Standing

LEDGER: Final[Mapping[str, str]] = {"session": "deal", "sheet": "line", "play": "hand"}
Move = tuple[int, int, int, int]
"""Part, payer, payee, chips."""
_DROP_ACCOUNT: Final = f"""
DELETE FROM accounts WHERE sheet = ? AND NOT EXISTS (SELECT 1 FROM {TABLE} WHERE accounts.id IN (payer, payee))
"""


class Seat(NamedTuple):
    """With which line, by number and act, somebody took a chair over, or (None) left it."""

    line: int
    chair: int
    person: str | None
    act: str = ""


class Replaced(NamedTuple):
    """Moves that other ones have replaced. back: the reason and moment of that."""

    moves: Sequence[Move]
    made: str
    back: tuple[str, str]


def chairs_of(standing: Standing, act: Act) -> list[tuple[str, Value]]:
    """Return who sits on the chairs of a partie or sheet from the beginning, as was said last, and their levels."""
    chairs = act.body.get("chairs")
    found: list[tuple[str, Value]] = []
    for chair, one in enumerate(chairs if isinstance(chairs, list) else []):
        person, level = (one[0], one[1]) if isinstance(one, list) else (one, None)
        said = standing.value(act.id, f"chair:{chair}", person)
        found.append((said if isinstance(said, str) else str(person or ""), shown("level", level)))
    return found


def write_partie(projection: Projecting, act: Act) -> None:
    """Make the rows of a partie; its log and what the log says of itself are written where it is played."""
    connection = projection.connection
    number = projection.numbers.of("session", act.id)
    chairs = chairs_of(projection.standing, act)
    rows = [(number, chair, projection.person(person), level) for chair, (person, level) in enumerate(chairs) if person]
    evening = projection.evening(projection.standing.value(act.id, "evening"))
    query = "UPDATE sessions SET evening = ? WHERE id = ? AND evening IS NOT ?"
    connection.execute(query, (evening, number, evening))
    keep(connection, "chairs", "session = ?", (number,), rows)
    ended = last_end(projection, act)
    write_end(projection, "session", number, [person for person, _ in chairs], ended)
    write_place(projection, act, "session", number)
    deals: dict[int, list[Move]] = {}
    made: dict[int, tuple[str, str | None]] = {}
    for_points = projection.standing.value(act.id, "for") == POINTS
    for deal in projection.users(act.id, "deal"):
        if projection.own(deal) and not for_points:
            deals[deal.number("number")] = _deal(projection, deal, number, [person for person, _ in chairs])
            made[deal.number("number")] = projection.happened(deal), None
    write_postings(projection, "session", number, deals, made, projection.back(act.id))


def _deal(projection: Projecting, act: Act, session: int, chairs: Sequence[str]) -> list[Move]:
    own = "session", session
    said = act.body.get("moves")
    if isinstance(said, list):
        return moves_of(projection, said, own)
    gains = act.body.get("gains")
    found = []
    for chair, person in enumerate(chairs):
        chips = gains.get(str(chair), 0) if isinstance(gains, Mapping) else 0
        if isinstance(chips, int) and chips and person:
            table, account = projection.account("t", own), projection.account(f"p:{person}")
            payer, payee = (account, table) if chips < 0 else (table, account)
            found.append((chair, payer, payee, abs(chips)))
    return found


def moves_of(
    projection: Projecting,
    said: Sequence[Value],
    own: tuple[str, int] = ("", 0),
    chairs: dict[int, str | None] | None = None,
) -> list[Move]:
    """Return moves with the accounts of the file; what moves nothing, or moves it to a chair of nobody, is left out."""
    found = []
    held = {f"c:{chair}" for chair, person in (chairs or {}).items() if person}
    for part, move in enumerate(said):
        if isinstance(move, list) and len(move) == 3 and isinstance(move[2], int) and move[2] > 0:
            if any(str(account).startswith("c:") and account not in held for account in move[:2]):
                continue
            payer, payee = (projection.account(str(account), own, chairs) for account in move[:2])
            if payer != payee:
                found.append((part, payer, payee, move[2]))
    return found


def last_end(projection: Projecting, act: Act) -> Act | None:
    """Return how something ended as was said last, None while it lasts."""
    ends = [end for end in projection.users(act.id, "ended") if projection.own(end)]
    return ends[-1] if ends and ends[-1].text("how") else None


def write_end(projection: Projecting, source: str, number: int, people: Sequence[str], ended: Act | None) -> None:
    """Make the rows of how something ended and what came of it."""
    ends, results = [], []
    if ended is not None:
        if ended.text("how") != UNKNOWN:
            moment = projection.happened(ended)
            ends.append((source, number, ended.text("how"), int(bool(ended.body.get("counted"))), moment))
        said = ended.body.get("results")
        for chair, result in enumerate(said if isinstance(said, list) else []):
            if isinstance(result, list) and chair < len(people) and people[chair]:
                person = str(result[2]) if len(result) > 2 else people[chair]
                results.append((source, number, chair, projection.person(person), *result[:2]))
    write_results(projection.connection, source, number, ends, results)


def write_results(
    connection: sqlite3.Connection, source: str, number: int, ends: Sequence[Row], results: Sequence[Row]
) -> None:
    """Make rows of `finished` and `results`."""
    keep(connection, "finished", "source = ? AND origin = ?", (source, number), ends)
    keep(connection, "results", "source = ? AND origin = ?", (source, number), results)


def write_annulled(projection: Projecting, act: Act, source: str, number: int) -> None:
    """Make the row of whether something was taken back."""
    undo = projection.back(act.id)
    gone = source != "session" and projection.is_gone(act.id)
    rows = [] if undo is None or gone else [(source, number, 0, undo.text("reason"), projection.happened(undo))]
    keep(projection.connection, "annulled", "source = ? AND origin = ?", (source, number), rows)


def write_place(projection: Projecting, act: Act, source: str, number: int) -> None:
    """Make the rows of what was taken out of an evening, of what counts outside, and of what was annulled."""
    standing, connection = projection.standing, projection.connection
    out: dict[int, str] = {}
    before: Value = act.body.get("evening")
    for said in standing.values(act.id, "evening"):
        was = projection.evening(before)
        if said.body.get("value") is None and was is not None:
            out[was] = projection.happened(said)
        before = said.body.get("value")
    is_out = before is None and not projection.is_gone(act.id)
    rows = [(evening, source, number, moment) for evening, moment in out.items()] if is_out else []
    keep(connection, "taken_out", "source = ? AND origin = ?", (source, number), rows)
    counts = standing.value(act.id, "outside")
    counted = [] if counts is None or projection.is_gone(act.id) else [(source, number, int(bool(counts)))]
    keep(connection, "outside", "source = ? AND origin = ?", (source, number), counted)
    write_annulled(projection, act, source, number)


def write_postings(
    projection: Projecting,
    source: str,
    number: int,
    moves: Mapping[int, Sequence[Move]],
    made: Mapping[int, tuple[str, str | None]],
    undo: Act | None,
    *,
    only: int | None = None,
    before: Mapping[int, Sequence[Replaced]] = {},
) -> None:
    """Make the entries of something, with counter-entries if it was taken back. only: of this number alone.

    made: by number, the moment and the reason. before: what there was in the place of these, with counter-entries.
    """
    rows: list[Row] = []
    back = None if undo is None else (undo.text("reason"), projection.happened(undo))
    for place, parts in moves.items():
        replaced = before.get(place, ())
        for generation, old in enumerate(replaced, 1):
            key = LEDGER[source], number, place, generation
            rows += _entries(key, old.moves, (None, old.made), old.back)
        moment, reason = made[place]
        rows += _entries((LEDGER[source], number, place, len(replaced) + 1), parts, (reason, moment), back)
    where = "source = ? AND origin = ?" + ("" if only is None else " AND number = ?")
    values = (LEDGER[source], number, *(() if only is None else (only,)))
    if before:  # an entry is not written beside counter-entries of another one
        there = set(projection.connection.execute(f"SELECT {COLUMNS[TABLE]} FROM {TABLE} WHERE {where}", values))
        fresh = {row[2] for row in rows if row not in there and row[3] <= len(before.get(row[2], ())) and not row[4]}
        drop = f"DELETE FROM {TABLE} WHERE {where} AND number = ?"
        projection.connection.executemany(drop, [(*values, place) for place in fresh])
    keep(projection.connection, TABLE, where, values, rows)


def _entries(
    key: Row, moves: Sequence[Move], made: tuple[str | None, str], back: tuple[str, str] | None
) -> Iterator[Row]:
    """Return entries, and all counter-entries after them."""
    yield from ((*key, 0, *move, *made) for move in moves)
    if back is not None:
        yield from ((*key, 1, part, payee, payer, chips, *back) for part, payer, payee, chips in moves)


def write_sheet(projection: Projecting, act: Act) -> None:
    """Make the rows of a sheet."""
    connection, standing = projection.connection, projection.standing
    number = projection.numbers.of("sheet", act.id)
    gone = projection.is_gone(act.id)
    chairs = [person for person, _ in chairs_of(projection.standing, act)]
    lines = [] if gone else [line for line in projection.users(act.id, "line") if projection.own(line)]
    end = [] if gone else [end for end in projection.users(act.id, "ended") if projection.own(end)]
    ended = last_end(projection, act)
    changed = max(projection.happened(each) for each in [act, *lines, *end])
    evening = projection.evening(standing.value(act.id, "evening"))
    row = (
        number,
        evening,
        act.text("game"),
        act.text("options"),
        projection.happened(act),
        changed,
        int(ended is not None),
        act.number("rules"),
    )
    keep(connection, "sheets", "id = ?", (number,), [] if gone else [row])
    seats = (
        [] if gone else [(number, chair, projection.person(person)) for chair, person in enumerate(chairs) if person]
    )
    keep(connection, "sheet_chairs", "sheet = ?", (number,), seats)
    write_end(projection, "sheet", number, chairs, None if gone else ended)
    write_place(projection, act, "sheet", number)
    _write_lines(projection, act, number, lines, chairs)
    if gone:
        connection.execute(_DROP_ACCOUNT, (number,))


def _write_lines(projection: Projecting, act: Act, sheet: int, lines: Sequence[Act], chairs: Sequence[str]) -> None:
    """Make the rows of lines, of who took a chair over with them, and of what they move."""
    rows, changes = [], {}
    revisions: dict[int, int] = {}
    moments = {line.id: projection.happened(line) for line in lines}
    for line in lines:
        number, moment = line.number("number"), moments[line.id]
        if line.text("text"):
            revision = revisions[number] = revisions.get(number, -1) + 1
            reason = shown("reason", line.body.get("reason"))
            rows.append((sheet, number, revision, line.text("text"), reason, moment))
    seats = seats_of(projection.standing, lines)
    for seat in seats:
        who = None if seat.person is None else projection.person(seat.person)
        changes[seat.chair, seat.line] = (sheet, seat.chair, seat.line, who, moments[seat.act])
    keep(projection.connection, "sheet_lines", "sheet = ?", (sheet,), rows)
    keep(projection.connection, "chair_changes", "sheet = ?", (sheet,), list(changes.values()))
    told, own = moves_of_lines(lines), ("sheet", sheet)
    order = {line.id: place for place, line in enumerate(lines)}
    before: dict[int, list[Replaced]] = {}
    for place, each in told.items():
        for (line, said), (after, _) in pairwise(each):
            sat = holders(chairs, [seat for seat in seats if order[seat.act] < order[after.id]], place)
            moves = moves_of(projection, _of_somebody(said, sat), own, sat)
            back = after.text("reason"), moments[after.id]
            before.setdefault(place, []).append(Replaced(moves, moments[line.id], back))
    made = {place: (moments[each[-1][0].id], None) for place, each in told.items()}
    last: dict[int, list[Move]] = {}
    for place, each in told.items():
        sat = holders(chairs, seats, place)
        last[place] = moves_of(projection, _of_somebody(each[-1][1], sat), own, sat)
    write_postings(projection, "sheet", sheet, last, made, projection.back(act.id), before=before)


def seats_of(standing: Standing, lines: Sequence[Act]) -> list[Seat]:
    """Return who took a chair over with lines, as was said last."""
    found: list[Seat] = []
    for line in lines:
        seat = standing.value(line.id, "seat")
        if isinstance(seat, list):
            person = seat[1] if isinstance(seat[1], str) else None
            found.append(Seat(line.number("number"), int(str(seat[0])), person, line.id))
    return found


def _of_somebody(said: Sequence[Value], sat: Mapping[int, str | None]) -> list[Value]:
    """Return the moves of chairs on which somebody sits: of a damaged file that may be known no more."""
    there = {f"c:{chair}" for chair, person in sat.items() if person}
    moves = [move for move in said if isinstance(move, list)]
    return [move for move in moves if all(str(who) in there or str(who)[:2] != "c:" for who in move[:2])]


def moves_of_lines(lines: Sequence[Act]) -> dict[int, list[tuple[Act, Sequence[Value]]]]:
    """Return what lines move by number, as was said first and again, and the lines that said it."""
    found: dict[int, list[tuple[Act, Sequence[Value]]]] = {}
    for line in lines:
        said = line.body.get("moves")
        for place, each in said.items() if isinstance(said, Mapping) else ():
            found.setdefault(int(place), []).append((line, each if isinstance(each, list) else []))
    return found


def holders(chairs: Sequence[str], seats: Sequence[Seat], line: int) -> dict[int, str | None]:
    """Return who sits on each chair with a line."""
    found: dict[int, str | None] = dict(enumerate(chairs))
    for seat in sorted(seats, key=lambda seat: seat.line):
        if seat.line <= line:
            found[seat.chair] = seat.person
    return found
