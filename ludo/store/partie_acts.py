"""Acts of the parties played here; within a transaction."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from ludo.moments import is_kept
from ludo.nights.evenings import Finish
from ludo.session.ports import Header, Settlement, StorageError
from ludo.store.books.act import Act, Body, Value
from ludo.store.books.books import Books, Said
from ludo.store.books.kinds import POINTS, UNDO
from ludo.store.database import Database
from ludo.store.rows import integer
from ludo.store.schema import MAX_CHIPS

_INSERT: Final = """
INSERT INTO sessions (game, rules_version, options, started, changed, played)
VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(played), 0) + 1 FROM sessions)) RETURNING id
"""


def insert_partie(database: Database, header: Header, people: Sequence[int], evening: int | None) -> int:
    """Write that a partie begins, with these people by chair; its number."""
    books, connection = database.books, database.connection
    seated = zip(people, header.chairs, strict=True)
    chairs: list[Value] = [[books.person(person), chair.level] for person, chair in seated]
    at, options = books.evening(evening), json.dumps(dict(header.options))
    row = (header.game, header.rules_version, options, header.started, database.now())
    number = integer(connection.execute(_INSERT, row).fetchone()[0])
    query = "SELECT identity FROM identities WHERE kind = 'session' AND number = ?"
    (log,) = connection.execute(query, (number,)).fetchone()
    body: Body = {"log": log, "game": header.game, "rules": header.rules_version, "options": options}
    if evening is not None and is_for_points(connection, evening, [chair.level for chair in header.chairs]):
        body = {**body, "for": POINTS}
    happened = header.started if is_kept(header.started) else None
    books.write("partie", {**body, "chairs": chairs, "evening": at}, happened=happened, number=number)
    return number


def is_for_points(connection: sqlite3.Connection, evening: int, levels: Sequence[str | None]) -> bool:
    """Does a partie move no chips at an evening, since it is played for money and computer players sit there?"""
    query = "SELECT currency <> 'chips' FROM evenings WHERE id = ?"
    return any(levels) and bool(connection.execute(query, (evening,)).fetchone()[0])


def write_deals(database: Database, session: int, settlements: Sequence[Settlement]) -> None:
    """Write what deals bring that are not there yet. Raises StorageError `conflict` for other chips than are there."""
    books = database.books
    partie = books.thing("session", session)
    known = {deal.number("number"): deal.body.get("gains") for deal in counting(books, partie, "deal")}
    said = []
    for settlement in settlements:
        before, gains = known.get(settlement.deal), _gains(settlement)
        if before is None and gains:
            said.append(_deal(partie, settlement))
        elif before is not None and before != gains:
            raise StorageError("conflict", f"deal {settlement.deal} of {session} has brought something else")
    books.write_all(said)


def write_end(database: Database, session: int, finish: Finish | None, happened: str | None = None) -> None:
    """Write how a partie ended; None: it goes on."""
    books = database.books
    books.write_all(said_end(books, books.thing("session", session), finish, happened))


def said_end(books: Books, thing: str, finish: Finish | None, happened: str | None = None) -> list[Said]:
    """Return the act of how a partie or sheet ended, None: it goes on; none if that is known."""
    ends = counting(books, thing, "ended")
    if finish is None:
        body: Body = {"of": thing, "how": "", "counted": False, "results": []}
        known = not ends or not ends[-1].text("how")
    else:
        results: list[Value] = [None if result is None else list(result) for result in finish.results]
        body = {"of": thing, "how": finish.kind.value, "counted": finish.counted, "results": results}
        known = bool(ends) and ends[-1].body == body
    return [] if known else [Said("ended", body, happened)]


def reconcile_deals(database: Database, session: int, settlements: Sequence[Settlement]) -> list[int]:
    """Make the books say what the whole log of a partie says; the deals that were taken back for that."""
    books = database.books
    partie = books.thing("session", session)
    wanted = {settlement.deal: settlement for settlement in settlements if _gains(settlement)}
    wrong: dict[int, list[str]] = {}
    for deal in counting(books, partie, "deal"):
        wrong.setdefault(deal.number("number"), []).append(deal.id)
    for number, (*_, last) in list(wrong.items()):
        if number in wanted and books.part(last).acts[last].body.get("gains") == _gains(wanted[number]):
            del wanted[number], wrong[number]
    gone: list[Value] = [name for names in wrong.values() for name in names]
    said = [Said(UNDO, {"of": gone, "reason": ""})] if gone else []
    books.write_all([*said, *(_deal(partie, settlement) for settlement in wanted.values())])
    return list(wrong)


def counting(books: Books, thing: str, kind: str) -> list[Act]:
    """Return the acts of a kind that are about a partie or sheet and are not taken back, in order."""
    standing = books.part(thing)
    return [
        act
        for act in standing.needing(thing, (kind,))
        if standing.current(act.id) == act.id and standing.undone_by(act.id) is None
    ]


def _gains(settlement: Settlement) -> dict[str, int]:
    return {str(chair): chips for chair, chips in enumerate(settlement.gains) if chips}


def _deal(partie: str, settlement: Settlement) -> Said:
    gains = _gains(settlement)
    most = max(map(abs, gains.values()), default=0)
    if most > MAX_CHIPS:
        raise StorageError("too-many-chips", str(most))
    return Said("deal", {"partie": partie, "number": settlement.deal, "gains": gains})
