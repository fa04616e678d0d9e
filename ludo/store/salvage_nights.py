"""Copies what can still be read of game nights out of a damaged file.

What refers to something that cannot be read is kept with a stand-in for it, so that no evening, sheet or posting that
can be read is lost.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from ludo.store.damaged import UNREADABLE, Row, Source
from ludo.store.ledger import SALVAGED, Ledger
from ludo.store.ledger import Source as PaidFor
from ludo.store.rows import RowError, check_json, moment
from ludo.store.schema import EVENT_KINDS
from ludo.store.schema_books import DERIVE_IDENTITIES
from ludo.store.schema_sharing import DERIVE_IDENTITIES as DERIVE_MORE

_REST: Final = (
    *("evening_events", "sheet_chairs", "sheet_lines", "hand_entries", "finished", "results"),
    *("annulled", "outside", "taken_out", "chair_changes", "distinct_people", "play_chairs", "removed"),
)
"""Tables whose rows belong to evenings, sheets, parties and people, in an order that keeps references whole."""
_PERSON: Final = {"evening_events": 3, "sheet_chairs": 2, "results": 3, "chair_changes": 3, "play_chairs": 2}
"""Tables whose rows name a person, and in which column."""


def insert(connection: sqlite3.Connection, table: str, row: Sequence[object]) -> bool:
    """Write a row into a fresh file; False if it does not fit."""
    try:
        connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    except sqlite3.OperationalError:
        raise
    except UNREADABLE:
        return False
    return True


def columns(source: Source, target: sqlite3.Connection, table: str) -> str:
    """Return what is read for the columns of a table of the fresh file: their defaults where an older file has none."""
    return ", ".join(
        name if default is None or source.has(table, name) else f"{default} AS {name}"
        for _, name, _, _, default, _ in target.execute(f"PRAGMA table_info({table})")
    )


class NightsCopy:
    """Evenings, sheets and results, and the postings of lines and hands.

    unknown: makes a person who stands for one that could not be read.
    """

    def __init__(
        self, source: Source, target: sqlite3.Connection, ledger: Ledger, unknown: Callable[[object, None], int]
    ) -> None:
        self._source = source
        self._target = target
        self._ledger = ledger
        self._unknown = unknown
        self._ownerless: dict[object, object] = {}
        """Accounts that could not be copied, each with the number of a person, if it is that of one."""

    def _columns(self, table: str) -> str:
        return columns(self._source, self._target, table)

    def evenings(self) -> None:
        """Copy the evenings."""
        for row in self._source.numbered("evenings", self._columns("evenings"))[0]:
            insert(self._target, "evenings", (*row[:5], _json_or_nothing(row[5]), *row[6:]))

    def evening(self, number: object) -> int | None:
        """Return an evening that something refers to, with a stand-in if it could not be read; None for none."""
        if not isinstance(number, int) or number < 1:
            return None
        self._target.execute("INSERT INTO evenings (id) VALUES (?) ON CONFLICT DO NOTHING", (number,))
        return number

    def sheets(self) -> None:
        """Copy the score sheets."""
        rows, _ = self._source.numbered("sheets", self._columns("sheets"))
        for number, evening, game, options, *rest in rows:
            insert(self._target, "sheets", (number, self.evening(evening), game, _json_or_nothing(options), *rest))

    def others(self) -> None:
        """Copy other games and what was played of them, and seasons."""
        for row in self._source.numbered("other_games", self._columns("other_games"))[0]:
            insert(self._target, "other_games", row)
        for number, game, evening, *rest in self._source.numbered("plays", self._columns("plays"))[0]:
            known = self._target.execute("SELECT 1 FROM other_games WHERE id = ?", (game,)).fetchone()
            if known is None:
                insert(self._target, "other_games", (game, f"? {game}", f"? {game}", "points"))
            insert(self._target, "plays", (number, game, self.evening(evening), *rest))
        for season in self._source.numbered("seasons", self._columns("seasons"))[0]:
            insert(self._target, "seasons", (*season[:-1], _json_or_nothing(season[-1])))

    def accounts(self) -> None:
        """Copy the accounts whose owners are there; the others are made where a posting needs them."""
        for row in self._source.numbered("accounts", self._columns("accounts"))[0]:
            if not insert(self._target, "accounts", row):
                self._ownerless[row[0]] = row[1]

    def _stand_in(self, account: object) -> None:
        """Make an account that could not be copied: that of a person who stands for its owner, or one with a name."""
        person = self._ownerless.get(account)
        if self._is_missing(person):
            insert(self._target, "accounts", (account, self._unknown(person, None), None, None, None))
        insert(self._target, "accounts", (account, None, None, None, f"salvage {account}"))

    def posting(self, row: Row) -> bool:
        """Write a posting of a line or a hand that did not fit as it was, with what is missing for it."""
        _, source, origin, number, _, reversal, _, payer, payee, *_ = row
        if source not in ("line", "hand"):
            return False
        for account in (payer, payee):
            self._stand_in(account)
        if insert(self._target, "postings", row):
            return True
        if reversal or not isinstance(origin, int) or not isinstance(number, int):
            return False
        # the counter-entries of an earlier generation could not be read
        self._ledger.reverse(PaidFor("line" if source == "line" else "hand", origin, number), SALVAGED)
        return insert(self._target, "postings", row)

    def rest(self) -> None:
        """Copy what belongs to evenings, sheets and parties, once these are there."""
        for table in _REST:
            for row in self._source.keyed(table, self._columns(table)):
                self._row(table, row)
        self._target.execute(
            "DELETE FROM finished WHERE source = 'session' AND origin NOT IN (SELECT id FROM sessions WHERE over = 1) "
            "OR source = 'sheet' AND origin NOT IN (SELECT id FROM sheets) "
            "OR source = 'play' AND origin NOT IN (SELECT id FROM plays)"
        )
        self._target.execute(
            "DELETE FROM results WHERE NOT EXISTS "
            "(SELECT 1 FROM finished WHERE source = results.source AND origin = results.origin)"
        )
        self._mend_diaries()
        self._identities()

    def _identities(self) -> None:
        """Let everything have the identity that it had, or the one that other copies of the file derive for it."""
        for statement in (*DERIVE_IDENTITIES, *DERIVE_MORE):
            self._target.execute(statement)
        for table, key in (
            ("identities", ("kind", "number")),
            ("entry_identities", ("evening", "number")),
            ("event_identities", ("evening", "number")),
        ):
            known = f"UPDATE {table} SET identity = ? WHERE {key[0]} = ? AND {key[1]} = ?"
            for row in self._source.keyed(table, ", ".join(("identity", *key))):
                with suppress(sqlite3.IntegrityError, *UNREADABLE):
                    self._target.execute(known, row)

    def _row(self, table: str, row: Row) -> None:
        if table in ("evening_events", "hand_entries", "taken_out"):
            self.evening(row[0])
        if table == "evening_events" and not _makes_sense(row):
            return
        if insert(self._target, table, row):
            return
        place = _PERSON.get(table)
        if place is not None and self._is_missing(row[place]):
            insert(self._target, table, (*row[:place], self._unknown(row[place], None), *row[place + 1 :]))

    def _is_missing(self, person: object) -> bool:
        """Is there nobody with a number that something refers to?"""
        found = self._target.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone()
        return person is not None and found is None

    def _mend_diaries(self) -> None:
        """Let every evening have begun, and be closed if it was."""
        self._target.execute(
            "INSERT INTO evening_events (evening, number, kind, moment) "
            "SELECT id, 1, 'started', coalesce("
            "(SELECT min(moment) FROM evening_events WHERE evening = id), "
            "(SELECT min(started) FROM (SELECT started FROM sessions WHERE evening = evenings.id "
            "UNION ALL SELECT started FROM sheets WHERE evening = evenings.id)), ?) FROM evenings "
            "WHERE NOT EXISTS (SELECT 1 FROM evening_events WHERE evening = id AND number = 1)",
            (self._now(),),
        )
        self._target.execute(
            "INSERT INTO evening_events (evening, number, kind, moment) "
            "SELECT id, (SELECT max(number) + 1 FROM evening_events WHERE evening = id), 'closed', "
            "(SELECT max(moment) FROM evening_events WHERE evening = id) FROM evenings WHERE closed = 1 "
            "AND coalesce((SELECT kind FROM evening_events WHERE evening = id AND kind IN ('closed', 'reopened') "
            "ORDER BY number DESC LIMIT 1), '') <> 'closed'"
        )
        self._target.execute(
            "UPDATE evenings SET closed = coalesce((SELECT kind FROM evening_events WHERE evening = id "
            "AND kind IN ('closed', 'reopened') ORDER BY number DESC LIMIT 1), '') = 'closed'"
        )

    def _now(self) -> str:
        found = self._target.execute("SELECT max(changed) FROM sessions").fetchone()[0]
        return str(found or "1970-01-01T00:00:00+00:00")


def _makes_sense(event: Row) -> bool:
    """Can an event of an evening be understood?"""
    try:
        moment(event[4])
    except RowError:
        return False
    return event[2] in EVENT_KINDS


def _json_or_nothing(value: object) -> object:
    """Return a text that holds named values as it is, else one that holds none."""
    try:
        check_json(value)
    except RowError:
        return "{}"
    return value
