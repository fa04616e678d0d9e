"""The account of an evening, and what becomes of chips when people leave."""

import sqlite3
from collections.abc import Collection, Mapping
from typing import Final

from ludo.nights.chips import Account, AccountKind, Move, Scope, SourceKind, person_account
from ludo.nights.closing import EveningAccount, Flow, OpenTable, evening_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Played, attended
from ludo.store.books.moved import TABLE, sides
from ludo.store.database import Database
from ludo.store.nights.chips import ChipsTable
from ludo.store.nights.diary import read_events
from ludo.store.nights.entries import enter, nights_source, read_account, require_evening
from ludo.store.nights.owed import buyers, lying, owed_at, people_of
from ludo.store.nights.people import CURRENT
from ludo.store.nights.played import played, put_in
from ludo.store.nights.winnings import won_at
from ludo.store.partie_ends import TABLES
from ludo.store.rows import integer

_FLOWS: Final = f"""
WITH moved AS (
    {sides("source = 'hand' AND origin = :evening", "number,")}
)
SELECT {CURRENT.format("person")}, session, sheet, name, entry.kind, sum(chips) FROM moved
JOIN accounts ON accounts.id = account
JOIN hand_entries AS entry ON entry.evening = :evening AND entry.number = moved.number
GROUP BY 1, 2, 3, 4, 5 HAVING sum(chips) <> 0
"""


class ClosingTable:
    """Unfinished things of an evening."""

    def __init__(self, database: Database, chips: ChipsTable) -> None:
        self._database = database
        self._chips = chips

    def account(self, evening: int) -> EveningAccount:
        """Return the account of an evening as the ledger stands. Raises NightsError `no-such-evening`."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            tonight = lying(connection, evening)
            carried = self._chips.scope_of(evening) is Scope.CARRIED
            in_all = dict(self._chips.balances(Scope.CARRIED, evening)) if carried else tonight
            parties = played(connection, evening)
            people = [*attended(read_events(connection, evening))]
            people += [person for partie in parties for person in partie.people]
            people += [int(account.key) for account in tonight if account.kind is AccountKind.PERSON]
            return evening_account(
                list(dict.fromkeys(people)),
                tonight,
                owed_at(connection, self._chips, evening),
                won_at(connection, evening),
                _flows(connection, evening),
                _tables(connection, parties, in_all),
            )

    def stacks(self, people: Collection[int], evening: int | None) -> Mapping[int, int]:
        """Return the chips before people who have bought some; what others have won is no stack."""
        if evening is None:
            return {}
        with self._database.reading() as connection:
            held, bought = people_of(lying(connection, evening)), buyers(connection, evening)
            return {person: chips for person in people if person in bought and (chips := held.get(person, 0)) > 0}

    def give_back(self, evening: int, session: int, reason: str) -> None:
        """Give what lies on the table of a partie back to those who put it in, in equal shares where that is not plain.

        Raises NightsError `no-chips`, `reason-missing`.
        """
        if not reason.strip():
            raise NightsError("reason-missing")
        with self._database.transaction() as connection:
            parties = {(partie.source, partie.origin): partie for partie in played(connection, evening)}
            partie = parties.get(("session", session))
            table = Account(AccountKind.SESSION, session)
            chips = on_table(connection, table)
            if partie is None or chips <= 0:
                raise NightsError("no-chips")
            shares = put_in(connection, table, chips) or _equal(chips, partie.people)
            moves = [Move(table, person_account(person), share) for person, share in shares.items() if share]
            enter(self._database, evening, SourceKind.CORRECTION, moves, reason.strip())


def on_table(connection: sqlite3.Connection, table: Account) -> int:
    """Return the chips that lie on the table of a partie or sheet."""
    query = (
        "SELECT coalesce(sum(iif(payee = accounts.id, amount, -amount)), 0) FROM accounts "
        f"JOIN {TABLE} ON accounts.id IN (payer, payee) WHERE accounts.{table.kind} = ?"
    )
    return integer(connection.execute(query, (table.key,)).fetchone()[0])


def _equal(chips: int, people: Collection[int]) -> dict[int, int]:
    each, over = divmod(chips, len(people))
    return {person: each + (place < over) for place, person in enumerate(people)}


def _flows(connection: sqlite3.Connection, evening: int) -> list[Flow]:
    rows = connection.execute(_FLOWS, {"evening": evening})
    return [
        Flow(read_account(*owner), nights_source("hand", 0, 0, kind).kind, integer(chips))
        for *owner, kind, chips in rows
    ]


def _tables(connection: sqlite3.Connection, parties: list[Played], in_all: Mapping[Account, int]) -> list[OpenTable]:
    """Return what is not over at an evening, and every table on which chips lie."""
    known = {
        Account(AccountKind(partie.source), partie.origin): partie for partie in parties if partie.source != "play"
    }
    open_ones = [account for account, partie in known.items() if not partie.over and not partie.annulled]
    with_chips = [
        account for account in in_all if account.kind in (AccountKind.SESSION, AccountKind.SHEET) and in_all[account]
    ]
    found = []
    for account in dict.fromkeys([*open_ones, *with_chips]):
        partie, chips = known.get(account), in_all.get(account, 0)
        over = _is_over(connection, account) if partie is None else partie.over
        found.append(OpenTable(account, partie, chips, over, put_in(connection, account, chips)))
    return found


def _is_over(connection: sqlite3.Connection, table: Account) -> bool:
    """Is the partie of a table over, whatever evening it belongs to?"""
    found = connection.execute(f"SELECT over FROM {TABLES[table.kind][0]} WHERE id = ?", (table.key,)).fetchone()
    return found is None or bool(found[0])
