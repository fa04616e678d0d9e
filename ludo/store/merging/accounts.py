"""Accounts and postings of two files, compared by whose they are."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ludo.store.merging.file_pair import Pair, rows
from ludo.store.rows import integer

Owner: TypeAlias = tuple[str, int | str]
"""Whose account: `person`, `session`, `sheet` and its number here, or `name` and that."""
Key: TypeAlias = tuple[int, int, int, int]
"""Number, generation, reversal and part of a posting of an origin."""
Paid: TypeAlias = tuple[Owner, Owner, int]
"""Payer, payee, chips."""

_POSTINGS: Final = (
    "SELECT id, number, generation, reversal, part, payer, payee, amount, reason, made FROM postings "
    "WHERE source = :source AND origin = :origin AND (:number IS NULL OR number = :number) ORDER BY id"
)


def _where(source: str, origin: int, number: int | None) -> dict[str, str | int | None]:
    """Return the values of `_POSTINGS`."""
    return {"source": source, "origin": origin, "number": number}


class Accounts:
    """Postings of both files, with the owners that are here."""

    def __init__(self, pair: Pair, person: Callable[[int], int], played: Callable[[str, int], int | None]) -> None:
        """person: who one of theirs is here; played: which session or sheet here one of theirs is."""
        self._pair, self._person, self._played = pair, person, played
        self._owners: dict[int, Owner] = {}

    def owner(self, theirs: int) -> Owner:
        """Return whose an account of theirs is, here."""
        if theirs not in self._owners:
            self._owners[theirs] = self._owner(theirs)
        return self._owners[theirs]

    def forget(self) -> None:
        """Look again whose accounts are: something of theirs is another one here now."""
        self._owners.clear()

    def _owner(self, theirs: int) -> Owner:
        row = self._pair.their("accounts", theirs)
        if row["person"] is not None:
            return "person", self._person(integer(row["person"]))
        for kind in ("session", "sheet"):
            if row[kind] is not None:
                number = self._played(kind, integer(row[kind]))
                return ("name", f"{kind} {row[kind]}") if number is None else (kind, number)
        return "name", str(row["name"])

    def there(
        self, source: str, origin: int, number: int | None = None
    ) -> dict[Key, tuple[Paid, int, str | None, str]]:
        """Return the postings of an origin of theirs: what they move here, their number there, reason and moment.

        number: those of one deal, line or entry only.
        """
        return {
            (row["number"], row["generation"], row["reversal"], row["part"]): (
                (self.owner(row["payer"]), self.owner(row["payee"]), row["amount"]),
                row["id"],
                row["reason"],
                row["made"],
            )
            for row in rows(self._pair.theirs, _POSTINGS, _where(source, origin, number))
        }

    def here(self, source: str, origin: int, number: int | None = None) -> dict[Key, Paid]:
        """Return the postings of an origin of mine."""
        return {
            (row["number"], row["generation"], row["reversal"], row["part"]): (
                owner_of(self._pair.mine, row["payer"]),
                owner_of(self._pair.mine, row["payee"]),
                row["amount"],
            )
            for row in rows(self._pair.mine, _POSTINGS, _where(source, origin, number))
        }

    def write(
        self,
        source: str,
        origin: int,
        postings: Mapping[Key, tuple[Paid, int, str | None, str]],
        *,
        number: int | None = None,
    ) -> dict[int, int]:
        """Write postings of theirs that are not here, in their order; by number there, that here.

        number: that of the entry here, where it has another one than there.
        """
        written = {}
        for (own, generation, reversal, part), ((payer, payee, chips), there, reason, made) in sorted(
            postings.items(), key=lambda posting: posting[1][1]
        ):
            cursor = self._pair.mine.execute(
                "INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, "
                "reason, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(source, origin, own if number is None else number, generation, reversal, part),
                    *(self.account(payer), self.account(payee), chips, reason, made),
                ),
            )
            written[there] = integer(cursor.lastrowid)
            self._pair.counts["postings"] += 1
        return written

    def account(self, owner: Owner) -> int:
        """Return the account of an owner here, made if missing."""
        kind, key = owner
        self._pair.mine.execute(f"INSERT INTO accounts ({kind}) VALUES (?) ON CONFLICT DO NOTHING", (key,))
        query = f"SELECT id FROM accounts WHERE {kind} = ?"
        return integer(self._pair.mine.execute(query, (key,)).fetchone()[0])

    def give_back(self, source: str, origin: int, reason: str) -> None:
        """Take what stands of an origin here back by counter-entries."""
        paid = self.here(source, origin)
        for (number, generation, reversal, part), (payer, payee, chips) in sorted(paid.items()):
            if reversal or (number, generation, 1, part) in paid:
                continue
            self._pair.mine.execute(
                "INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, "
                "reason, made) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)",
                (
                    *(source, origin, number, generation, part),
                    *(self.account(payee), self.account(payer), chips, reason, self._pair.now),
                ),
            )
            self._pair.counts["postings"] += 1


def owner_of(connection: sqlite3.Connection, account: int) -> Owner:
    """Return whose an account of a file is."""
    person, session, sheet, name = connection.execute(
        "SELECT person, session, sheet, name FROM accounts WHERE id = ?", (account,)
    ).fetchone()
    for kind, key in (("person", person), ("session", session), ("sheet", sheet)):
        if key is not None:
            return kind, integer(key)
    return "name", str(name)
