"""Balances and entries of an evening, of all evenings, and outside of any."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludo.nights.chips import (
    BANK,
    BY_HAND,
    Account,
    AccountKind,
    Balance,
    Move,
    Payment,
    Posting,
    Scope,
    Source,
    SourceKind,
    payments,
    person_account,
)
from ludo.nights.errors import NightsError
from ludo.store.books.moved import PAIRS, SUMS, TABLE, numbers
from ludo.store.database import Database
from ludo.store.nights.cached_answers import Remembered
from ludo.store.nights.entries import (
    enter,
    nights_source,
    read_account,
    require_evening,
)
from ludo.store.nights.people import CURRENT
from ludo.store.nights.winnings import NOT_ALONE, won_at
from ludo.store.rows import integer, moment, optional_text

_PAIRS: Final = f"""
SELECT payer, payee, sum(amount) AS amount FROM {TABLE} WHERE source = '{{source}}' AND origin IN ({{origins}})
GROUP BY origin, payer, payee
"""
"""What accounts paid each other, summed in the order of an index."""
_OF_PAIRS: Final = "SELECT payee AS account, amount AS chips FROM pairs UNION ALL SELECT payer, -amount FROM pairs"
_ALL_BUT_PAIRS: Final = f"{SUMS} UNION ALL SELECT payee, -amount FROM pairs UNION ALL SELECT payer, amount FROM pairs"
_BALANCES: Final = f"""
WITH {{tables}} moved AS ({{moved}}),
sums AS MATERIALIZED (SELECT account, sum(chips) AS chips FROM moved GROUP BY account HAVING sum(chips) <> 0)
SELECT {CURRENT.format("person")}, session, sheet, name, sum(chips) FROM sums JOIN accounts ON accounts.id = account
GROUP BY 1, 2, 3, 4 HAVING sum(chips) <> 0 ORDER BY 5 DESC, 1, 2, 3, 4
"""
_UNTIL: Final = """
until (moment, started) AS (
    SELECT coalesce(max(moment) FILTER (WHERE kind = 'closed'), '~'), coalesce(min(moment), '~')
    FROM evening_events WHERE evening = :evening AND (SELECT closed FROM evenings WHERE id = :evening)
),
chosen (evening) AS (
    SELECT id FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1
    WHERE carried = 1 AND currency = 'chips' AND first.moment <= (SELECT started FROM until)
)
"""
_COUNTS: Final = (
    "changed <= (SELECT moment FROM until) AND id IN (SELECT origin FROM outside WHERE source = '{0}' AND counts)"
)
"""Outside of any evening: what was there before only evenings made debts, until somebody has answered."""
_IS_CARRIED: Final = f"evening IN chosen OR evening IS NULL AND {_COUNTS}"
_IS_LEFT_OUT: Final = f"evening NOT IN chosen OR evening IS NULL AND NOT ({_COUNTS})"
_OF_EVENING: Final = {
    "deal": "SELECT id FROM sessions WHERE evening = :evening",
    "line": "SELECT id FROM sheets WHERE evening = :evening",
    "hand": "SELECT :evening",
}
"""SQL for the origins of entries by their source."""
_CARRIED: Final = {
    "deal": f"SELECT id FROM sessions WHERE {_IS_CARRIED.format('session')}",
    "line": f"SELECT id FROM sheets WHERE {_IS_CARRIED.format('sheet')}",
    "hand": "SELECT evening FROM chosen UNION ALL SELECT 0",
}
_LEFT_OUT: Final = {
    "deal": f"SELECT id FROM sessions WHERE {_IS_LEFT_OUT.format('session')}",
    "line": f"SELECT id FROM sheets WHERE {_IS_LEFT_OUT.format('sheet')}",
    "hand": "SELECT id FROM evenings WHERE id NOT IN chosen",
}
_MOST_ARE_CARRIED: Final = f"WITH {_UNTIL} SELECT 2 * (SELECT count(*) FROM chosen) > (SELECT count(*) FROM evenings)"
"""Is less to be read of what is left out than of what is counted?"""
EVENING_OF: Final = """CASE p.source WHEN 'deal' THEN (SELECT evening FROM sessions WHERE id = p.origin)
    WHEN 'line' THEN (SELECT evening FROM sheets WHERE id = p.origin) ELSE nullif(p.origin, 0) END"""
"""SQL for the evening of a posting `p`."""
_POSTINGS: Final = f"""
SELECT p.id, p.source, p.origin, p.number, entry.kind, p.generation, p.reversal, p.amount, p.reason, p.made,
    {EVENING_OF},
    NOT p.reversal AND NOT EXISTS (
        SELECT 1 FROM {TABLE} AS back WHERE back.source = p.source AND back.origin = p.origin
        AND back.number = p.number AND back.generation = p.generation AND back.reversal = 1 AND back.part = p.part
    ),
    {CURRENT.format("payer.person")}, payer.session, payer.sheet, payer.name,
    {CURRENT.format("payee.person")}, payee.session, payee.sheet, payee.name
FROM {PAIRS}
LEFT JOIN hand_entries AS entry ON p.source = 'hand' AND entry.evening = p.origin AND entry.number = p.number
"""
_IS_THERE: Final = "SELECT EXISTS (SELECT 1 FROM hand_entries WHERE evening = ? AND number = ?)"
_SHARED_SESSIONS: Final = f"""
SELECT id FROM sessions WHERE {NOT_ALONE} OR id IN (SELECT origin FROM outside WHERE source = 'session' AND counts)
"""
_SHARED: Final = numbers(f"source <> 'deal' OR origin IN ({_SHARED_SESSIONS})")
"""All entries but those of what one person plays against the computer, where it counts in no balance."""
_IDS_OF_ACCOUNT: Final = {
    AccountKind.PERSON: "SELECT accounts.id FROM accounts JOIN people ON people.id = accounts.person "
    "WHERE coalesce(people.merged_into, people.id) = "
    "(SELECT coalesce(merged_into, id) FROM people WHERE id = :account)",
    AccountKind.SESSION: "SELECT id FROM accounts WHERE session = :account",
    AccountKind.SHEET: "SELECT id FROM accounts WHERE sheet = :account",
    AccountKind.NAME: "SELECT id FROM accounts WHERE name = :account",
}


class ChipsTable:
    """The ledger of a file, seen by evening."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._balances = Remembered[tuple[Balance, ...]]()
        """A page asks for them more than once."""

    def balances(self, scope: Scope = Scope.ALL, evening: int | None = None) -> Sequence[Balance]:
        """Return the accounts that are not at zero, the richest first; they sum to zero.

        Scope.EVENING needs an evening. Scope.CARRIED with an evening counts up to its end, in the order of evenings.
        """
        with self._database.reading() as connection:
            return self._balances.get(self._database, (scope, evening), lambda: _balances(connection, scope, evening))

    def won(self, evening: int) -> Mapping[int, int]:
        """Return what play has won each person at an evening, here and on tables; nothing that was moved by hand."""
        with self._database.reading() as connection:
            return won_at(connection, evening)

    def paid(self, evening: int) -> list[Payment]:
        """Return the payments with money that were made at an evening and stand, in order."""
        where = "p.source = 'hand' AND p.origin = ? AND entry.kind = 'payment' ORDER BY p.id"
        with self._database.reading() as connection:
            rows = connection.execute(f"{_POSTINGS} WHERE {where}", (evening,))
            moves = [posting.move for posting in map(_posting, rows) if posting.standing]
            return [Payment(move.payee, move.payer, move.chips) for move in moves]

    def scope_of(self, evening: int) -> Scope:
        """Return what is counted at an evening: itself alone, or all that is carried."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            query = "SELECT carried AND currency = 'chips' FROM evenings WHERE id = ?"
            return Scope.CARRIED if connection.execute(query, (evening,)).fetchone()[0] else Scope.EVENING

    def entries(
        self,
        *,
        evening: int | None = None,
        account: Account | None = None,
        source: Source | None = None,
        alone: bool = True,
        limit: int | None = None,
    ) -> Sequence[Posting]:
        """Return entries, the latest first: of an evening, of an account, of a source.

        alone: those of what one person plays against the computer, too.
        """
        chosen, values = _chosen(evening, account, source, alone)
        query = f"{_POSTINGS} WHERE p.id IN ({chosen} ORDER BY id DESC LIMIT :limit) ORDER BY p.id DESC"
        with self._database.reading() as connection:
            rows = connection.execute(query, {**values, "limit": -1 if limit is None else limit})
            return [_posting(row) for row in rows]

    def posting_count(self, *, evening: int | None = None, account: Account | None = None, alone: bool = True) -> int:
        """Return how many entries there are."""
        chosen, values = _chosen(evening, account, None, alone)
        with self._database.reading() as connection:
            query = f"SELECT count(*) FROM ({chosen})"
            return integer(connection.execute(query, values).fetchone()[0])

    def buy_in(self, evening: int | None, person: int, chips: int, reason: str | None = None) -> Source:
        """Sell chips of the bank to a person."""
        return self._enter(evening, SourceKind.BUY_IN, Move(BANK, person_account(person), chips), reason)

    def transfer(self, evening: int | None, payer: int, payee: int, chips: int, reason: str | None = None) -> Source:
        """Give chips of one person to another."""
        move = Move(person_account(payer), person_account(payee), chips)
        return self._enter(evening, SourceKind.TRANSFER, move, reason)

    def pay(self, evening: int | None, payment: Payment, reason: str | None = None) -> Source:
        """Write down that a payment of `payments` was made with money: the chips go the other way."""
        move = Move(payment.payee, payment.payer, payment.chips)
        return self._enter(evening, SourceKind.PAYMENT, move, reason)

    def correct(self, evening: int | None, payer: Account, payee: Account, chips: int, reason: str) -> Source:
        """Move chips between any two accounts, with a reason."""
        if not reason.strip():
            raise NightsError("reason-missing")
        return self._enter(evening, SourceKind.CORRECTION, Move(payer, payee, chips), reason.strip())

    def _enter(self, evening: int | None, kind: SourceKind, move: Move, reason: str | None) -> Source:
        with self._database.transaction():
            return enter(self._database, evening, kind, (move,), reason)

    def take_back(self, source: Source, reason: str) -> None:
        """Take back what was entered by hand. Raises NightsError `already-reversed`."""
        if not reason.strip():
            raise NightsError("reason-missing")
        with self._database.transaction() as connection:
            if source.kind not in BY_HAND or not connection.execute(_IS_THERE, source[1:]).fetchone()[0]:
                raise NightsError("no-such-source", str(source))
            books = self._database.books
            act = books.entry(source.origin, source.number)
            if books.part(act).back(act) is not None:
                raise NightsError("already-reversed")
            books.undo([act], reason.strip())

    def payments(self, evening: int | None = None) -> Sequence[Payment]:
        """Return who pays whom at the end of an evening, or (None) for everything that is carried.

        The bank stands for what nobody can be paid or asked for: chips of computer players, and those on tables, such
        as a pot that is not won yet, or a board that is kept for the next evening.
        """
        scope = Scope.CARRIED if evening is None else self.scope_of(evening)
        return self.fewest(dict(self.balances(scope, evening)))

    def fewest(self, amounts: Mapping[Account, int]) -> Sequence[Payment]:
        """Return the fewest payments after which nobody is owed anything."""
        owed: dict[Account, int] = {}
        for account, amount in amounts.items():
            payer = account if account.kind is AccountKind.PERSON and self._pays(int(account.key)) else BANK
            owed[payer] = owed.get(payer, 0) + amount
        return payments(owed)

    def _pays(self, person: int) -> bool:
        """Is it a person, who can be paid and asked for money?"""
        with self._database.reading() as connection:
            query = "SELECT computer FROM people WHERE id = ?"
            return not connection.execute(query, (person,)).fetchone()[0]


def _balances(connection: sqlite3.Connection, scope: Scope, evening: int | None) -> tuple[Balance, ...]:
    values = {"evening": evening}
    if evening is not None:
        require_evening(connection, evening)
    tables, moved = "", SUMS
    if scope is Scope.EVENING:
        tables, moved = f"{_pairs(_OF_EVENING)},", _OF_PAIRS
    elif scope is Scope.CARRIED and connection.execute(_MOST_ARE_CARRIED, values).fetchone()[0]:
        tables, moved = f"{_UNTIL}, {_pairs(_LEFT_OUT)},", _ALL_BUT_PAIRS
    elif scope is Scope.CARRIED:
        tables, moved = f"{_UNTIL}, {_pairs(_CARRIED)},", _OF_PAIRS
    rows = connection.execute(_BALANCES.format(tables=tables, moved=moved), values)
    return tuple(Balance(read_account(*owner), integer(chips)) for *owner, chips in rows)


def _pairs(origins: Mapping[str, str]) -> str:
    parts = [_PAIRS.format(source=source, origins=numbers) for source, numbers in origins.items()]
    return f"pairs AS MATERIALIZED ({' UNION ALL '.join(parts)})"


def _chosen(
    evening: int | None, account: Account | None, source: Source | None, alone: bool
) -> tuple[str, dict[str, int | str | None]]:
    """Return SQL for the numbers of entries, and its values. alone: what one person plays against the computer too."""
    values: dict[str, int | str | None] = {"evening": evening}
    parts = []
    shared = not alone and evening is None
    if evening is not None:
        of_sources = [
            numbers(f"source = '{source}' AND origin IN ({origins})") for source, origins in _OF_EVENING.items()
        ]
        parts.append(f"SELECT id FROM ({' UNION ALL '.join(of_sources)})")
    if account is not None:
        owned = _IDS_OF_ACCOUNT[account.kind]
        parts.append(f"SELECT id FROM ({numbers(f'payer IN ({owned})')} UNION {numbers(f'payee IN ({owned})')})")
        values["account"] = account.key
    if source is not None:
        parts.append(numbers("source = :source AND origin = :origin AND number = :number"))
        kind = source.kind if source.kind in (SourceKind.DEAL, SourceKind.LINE) else "hand"
        values |= {"source": kind, "origin": source.origin, "number": source.number}
    each = [f"SELECT id FROM ({part})" for part in parts]
    found = " INTERSECT ".join(each)
    if shared and found:  # looking through what was found is quicker than cutting it out of everything
        where = f"id IN ({found}) AND (source <> 'deal' OR origin IN ({_SHARED_SESSIONS}))"
        return f"SELECT id FROM ({numbers(where)})", values
    return f"SELECT id FROM ({found or (_SHARED if shared else numbers('1'))})", values


def _posting(row: tuple[Any, ...]) -> Posting:
    number, source, origin, place, kind, generation, reversal, amount, reason, made, evening, standing, *owners = row
    return Posting(
        integer(number),
        nights_source(source, origin, place, kind),
        integer(generation),
        bool(reversal),
        Move(read_account(*owners[:4]), read_account(*owners[4:]), integer(amount)),
        optional_text(reason),
        moment(made),
        None if evening is None else integer(evening),
        bool(standing),
    )
