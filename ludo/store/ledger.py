"""Chips: who paid whom, and why.

Every row moves chips from one account to another, so all of them sum to zero whatever happens. An account belongs to a
person, to the table of a session or of a score sheet (chips staked and not yet won), or has a name (a bank, a board
that is kept between evenings). What was taken back with a reason stays, with counter-entries.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludo.store.books.moved import SUMS, TABLE
from ludo.store.rows import integer, optional_text
from ludo.store.tables import FileTable

KINDS: Final[Mapping[str, str]] = {"session": "deal", "sheet": "line"}
"""By source of a result: what its chips are for."""

_GAINS: Final = f"""
SELECT number, part, sum(CASE WHEN accounts.session IS NULL THEN amount ELSE -amount END)
FROM {TABLE} JOIN accounts ON accounts.id = payee
WHERE source = 'deal' AND origin = ? GROUP BY number, part HAVING sum(1 - 2 * reversal) > 0
"""
_BALANCES: Final = f"""
SELECT now.id, now.name, coalesce(now.computer, 0), sum(chips)
FROM ({SUMS}) JOIN accounts ON accounts.id = account
LEFT JOIN people AS paid ON paid.id = accounts.person
LEFT JOIN people AS now ON now.id = coalesce(paid.merged_into, paid.id)
GROUP BY now.id ORDER BY sum(chips) DESC, now.name
"""


class Balance(NamedTuple):
    """The chips of an account over everything: of a person (or computer player), or with `person` None of a table."""

    person: int | None
    name: str | None
    computer: bool
    chips: int


class Ledger(FileTable):
    """The chips of a file."""

    def gains(self, session: int) -> dict[int, dict[int, int]]:
        """Return what each deal of a session has brought each chair, as it stands: deal to chair to chips."""
        found: dict[int, dict[int, int]] = {}
        for deal, chair, chips in self._database.connection.execute(_GAINS, (session,)):
            found.setdefault(integer(deal), {})[integer(chair)] = integer(chips)
        return found

    def balances(self) -> list[Balance]:
        """Return chips by person over everything, richest first, and what lies on tables; they sum to zero."""
        return [
            Balance(person if person is None else integer(person), optional_text(name), bool(computer), integer(chips))
            for person, name, computer, chips in self._database.connection.execute(_BALANCES)
        ]
