"""Chips: who paid whom, and why.

Every posting moves chips from one account to another, so the ledger sums to zero whatever happens. An account belongs
to a person, to the table of a session or of a score sheet (chips staked and not yet won), or has a name (a bank, a
board that is kept between evenings).

What a deal, a line of a score sheet or a hand correction pays is a *generation* of postings. Nothing is ever changed:
a generation is reversed by counter-entries with a reason, and only then the next one can be paid.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from ludo.session.ports import Settlement, StorageError
from ludo.store.rows import integer, optional_text
from ludo.store.schema import MAX_CHIPS

Kind: TypeAlias = Literal["deal", "line", "hand"]

KINDS: Final[Mapping[str, Kind]] = {"session": "deal", "sheet": "line"}
"""By source of a result: what its postings are for."""

SALVAGED: Final = "salvage"
"""The reason of counter-entries for deals that the log of a session does not hold any more."""


class Source(NamedTuple):
    """The reason for a payment: a deal of a session, a line of a score sheet, a correction by hand of an evening.

    origin: the number of the session, sheet or evening; number: the deal, the line, or a running number.
    """

    kind: Kind
    origin: int
    number: int


class Posting(NamedTuple):
    """Chips (more than 0) from one account to another; `part` tells the postings of a generation apart."""

    part: int
    payer: int
    payee: int
    chips: int


class Balance(NamedTuple):
    """The chips of an account over everything: of a person (or computer player), or with `person` None of a table."""

    person: int | None
    name: str | None
    computer: bool
    chips: int


_OWNERS: Final = ("person", "session", "sheet", "name")

_BALANCES: Final = """
WITH sums (account, chips) AS (
    SELECT payee, sum(amount) FROM postings GROUP BY payee
    UNION ALL SELECT payer, -sum(amount) FROM postings GROUP BY payer
)
SELECT now.id, now.name, coalesce(now.computer, 0), sum(chips)
FROM sums JOIN accounts ON accounts.id = account
LEFT JOIN people AS paid ON paid.id = accounts.person
LEFT JOIN people AS now ON now.id = coalesce(paid.merged_into, paid.id)
GROUP BY now.id ORDER BY sum(chips) DESC, now.name
"""


class OpenedBooks(Protocol):
    """Where the postings are."""

    @property
    def connection(self) -> sqlite3.Connection:
        """The open file."""

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601."""


class Ledger:
    """The postings of a file. What writes is called within a transaction."""

    def __init__(self, database: OpenedBooks) -> None:
        self._database = database

    def account(self, owner: Literal["person", "session", "sheet", "name"], key: int | str) -> int:
        """Return the account of a person, table or sheet, or the one with a name; made if missing."""
        assert owner in _OWNERS
        connection = self._database.connection
        connection.execute(f"INSERT INTO accounts ({owner}) VALUES (?) ON CONFLICT DO NOTHING", (key,))
        return integer(connection.execute(f"SELECT id FROM accounts WHERE {owner} = ?", (key,)).fetchone()[0])

    def standing(self, kind: Kind, origin: int, number: int | None = None) -> dict[int, tuple[int, list[Posting]]]:
        """Return by number the last generation of each source of an origin, and what of it has not been reversed."""
        rows = self._database.connection.execute(
            "SELECT number, generation, reversal, part, payer, payee, amount FROM postings "
            f"WHERE source = ? AND origin = ?{'' if number is None else ' AND number = ?'} "
            "ORDER BY number, generation, reversal, part",
            (kind, origin, *(() if number is None else (number,))),
        )
        found: dict[int, tuple[int, dict[int, Posting]]] = {}
        for place, generation, reversal, *fields in rows:
            posting = Posting(*(integer(value) for value in fields))
            last, postings = found.get(integer(place), (0, {}))
            if integer(generation) > last:
                last, postings = generation, {}
            if reversal:
                postings.pop(posting.part, None)
            else:
                postings[posting.part] = posting
            found[place] = last, postings
        return {place: (last, list(postings.values())) for place, (last, postings) in found.items()}

    def current(self, source: Source) -> tuple[int, list[Posting]]:
        """Return the last generation of a source (0: none) and what of it has not been reversed."""
        return self.standing(*source).get(source.number, (0, []))

    def pay(
        self, source: Source, postings: Sequence[Posting], reason: str | None = None, made: str | None = None
    ) -> bool:
        """Pay a generation; False if exactly this is paid already. Raises StorageError `conflict` for anything else."""
        generation, standing = self.current(source)
        wanted = sorted(posting for posting in postings if posting.chips)
        if sorted(standing) == wanted:
            return False
        if standing:
            raise StorageError("conflict", f"{source} is paid otherwise")
        for posting in wanted:
            if not 0 < posting.chips <= MAX_CHIPS:
                raise StorageError("too-many-chips", str(posting.chips))
            self._write(source, generation + 1, 0, posting, reason, made)
        return True

    def reverse(self, source: Source, reason: str) -> bool:
        """Take back what stands of a source by counter-entries; False if there is nothing."""
        generation, standing = self.current(source)
        for part, payer, payee, chips in standing:
            self._write(source, generation, 1, Posting(part, payee, payer, chips), reason)
        return bool(standing)

    def _write(
        self,
        source: Source,
        generation: int,
        reversal: int,
        posting: Posting,
        reason: str | None,
        made: str | None = None,
    ) -> None:
        self._database.connection.execute(
            "INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, reason, "
            "made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*source, generation, reversal, *posting, reason, made or self._database.now()),
        )

    def settle(self, session: int, settlement: Settlement) -> bool:
        """Pay what a deal of a session brings its chairs, from or to the table; False if it is paid already."""
        return self.pay(Source("deal", session, settlement.deal), self._postings(session, settlement.gains))

    def _postings(self, session: int, gains: Sequence[int]) -> list[Posting]:
        table = self.account("session", session)
        people = self._database.connection.execute(
            "SELECT chair, person FROM chairs WHERE session = ? ORDER BY chair", (session,)
        ).fetchall()
        found = []
        for chair, person in people:
            account = self.account("person", integer(person))
            payer, payee = (account, table) if gains[chair] < 0 else (table, account)
            found.append(Posting(integer(chair), payer, payee, abs(gains[chair])))
        return found

    def gains(self, session: int) -> dict[int, dict[int, int]]:
        """Return what each deal of a session has brought each chair, as it stands: deal to chair to chips."""
        rows = self._database.connection.execute(
            "SELECT number, part, sum(CASE WHEN accounts.session IS NULL THEN amount ELSE -amount END) "
            "FROM postings JOIN accounts ON accounts.id = payee "
            "WHERE source = 'deal' AND origin = ? GROUP BY number, part HAVING sum(1 - 2 * reversal) > 0",
            (session,),
        ).fetchall()
        found: dict[int, dict[int, int]] = {}
        for deal, chair, chips in rows:
            found.setdefault(integer(deal), {})[integer(chair)] = integer(chips)
        return found

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> list[int]:
        """Make the ledger say what the log of a session says; the deals that were reversed."""
        wanted = {settlement.deal: self._postings(session, settlement.gains) for settlement in settlements}
        reversed_deals = []
        for deal, (_, standing) in self.standing("deal", session).items():
            due = sorted(posting for posting in wanted.get(deal, []) if posting.chips)
            if standing and sorted(standing) != due:
                self.reverse(Source("deal", session, deal), SALVAGED)
                reversed_deals.append(deal)
        for settlement in settlements:
            self.settle(session, settlement)
        return reversed_deals

    def balances(self) -> list[Balance]:
        """Return chips by person over everything, richest first, and what lies on tables; they sum to zero."""
        return [
            Balance(person if person is None else integer(person), optional_text(name), bool(computer), integer(chips))
            for person, name, computer, chips in self._database.connection.execute(_BALANCES)
        ]
