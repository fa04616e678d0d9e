"""Money of the books: what chips are worth, rests of cents, expenses, and what people owe each other.

Amounts of money are whole cents (hundredths of a currency). Books without money use the currency `CHIPS`, in which a
chip is worth one.
"""

from collections.abc import Hashable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from ludo.nights.chips import MAX_CHIPS, Account, Source, SourceKind
from ludo.nights.errors import NightsError

CHIPS: Final = "chips"
"""The currency of books without money."""

Key = TypeVar("Key", bound=Hashable)


class Way(StrEnum):
    """How chips are paid for: with money that goes into the cash box, or later (*lent*)."""

    MONEY = "money"
    ACCOUNT = "account"


class Worth(NamedTuple):
    """The worth of chips of an evening: so many chips are so many cents of a currency."""

    chips: int = 1
    cents: int = 1
    currency: str = CHIPS

    @property
    def is_money(self) -> bool:
        """Is it played for money?"""
        return self.currency != CHIPS

    def of(self, chips: int) -> int:
        """Return the cents of some chips alone, half a cent rounded up."""
        return in_cents({0: chips}, self)[0]

    def lowest(self) -> "Worth":
        """Return an equal worth of the fewest chips. Raises NightsError `no-worth`."""
        from math import gcd

        if not (0 < self.chips <= MAX_CHIPS and 0 < self.cents <= MAX_CHIPS):
            raise NightsError("no-worth")
        common = gcd(self.chips, self.cents)
        return Worth(self.chips // common, self.cents // common, self.currency)


NO_MONEY: Final = Worth()


class BeforePerson(NamedTuple):
    """The chips that lie before a person at an evening: none are known of who never bought.

    bought: did they buy any? Closing hands chips in: then `chips` is 0, and `handed_in` what lay there.
    """

    chips: int
    bought: bool
    handed_in: int = 0


class StatementLine(NamedTuple):
    """A change of what a person is owed: when (UTC), at which evening (None: outside of any), by how much.

    kind: None for chips that closing an evening handed in, `chips` of them. owed: what is owed after it.
    """

    moment: str
    evening: int | None
    kind: SourceKind | None
    chips: int
    cents: int
    currency: str
    reason: str | None
    owed: int


class MoneyEntry(NamedTuple):
    """An entry that changes what people are owed: who owes more by it, and whom, in all."""

    source: Source
    made: str
    payers: tuple[Account, ...]
    payees: tuple[Account, ...]
    cents: int
    currency: str
    reason: str | None


class Revalued(NamedTuple):
    """A change that a revaluation of an evening makes: chips of an account, and what it is owed were it closed now.

    change: by how much the chips are worth more (or less); it is kept out of what is owed if they keep their value.
    """

    account: Account
    chips: int
    owed: int
    change: int


class Count(NamedTuple):
    """Chips counted at closing. counted: chips by person; differences: count less books; played: it counts as won.

    missing: chips that nobody has (or, below 0, that are too many).
    """

    counted: Mapping[int, int]
    differences: Mapping[int, int]
    played: bool

    @property
    def missing(self) -> int:
        """Return the chips that nobody has (or, below 0, that are too many)."""
        return -sum(self.differences.values())


def divide(total: int, parts: Mapping[Key, int]) -> dict[Key, int]:
    """Return shares of a total by their parts; rests go to the largest fractions, then as named."""
    whole = sum(parts.values())
    if whole <= 0 or min(parts.values()) < 0:
        raise ValueError("no parts")
    return _rounded({key: (total * part, whole) for key, part in parts.items()}, total)


def in_cents(chips: Mapping[Key, int], worth: Worth) -> dict[Key, int]:
    """Return the cents that chips are worth, rounded together: sums that are zero stay zero.

    Rests of a cent go to the largest fractions, then as named.
    """
    total, rest = divmod(sum(chips.values()) * worth.cents, worth.chips)
    exact = {key: (amount * worth.cents, worth.chips) for key, amount in chips.items()}
    return _rounded(exact, total + (2 * rest >= worth.chips and rest > 0))


def _rounded(exact: Mapping[Key, tuple[int, int]], total: int) -> dict[Key, int]:
    """Return fractions as whole numbers of a total: the largest rests are rounded up."""
    found = {key: amount // unit for key, (amount, unit) in exact.items()}
    rests = sorted(exact, key=lambda key: -(exact[key][0] % exact[key][1]))
    for key in rests[: total - sum(found.values())]:
        found[key] += 1
    return found


def settle(net: Mapping[Key, int]) -> list[tuple[Key, Key, int]]:
    """Return who gives how much to whom so that everybody gets (or, below 0, gives) what is said, in their order."""
    debts = {key: -amount for key, amount in net.items() if amount < 0}
    found: list[tuple[Key, Key, int]] = []
    for payee, claim in ((key, amount) for key, amount in net.items() if amount > 0):
        for payer, debt in debts.items():
            if paid := min(debt, claim):
                found.append((payer, payee, paid))
                debts[payer] -= paid
                claim -= paid
    return found


def bearers(total: int, shares: Mapping[Key, int] | None, exact: Mapping[Key, int] | None) -> dict[Key, int]:
    """Return what each bears of an expense. Raises NightsError `too-few-sides`, `not-the-sum`, `no-cents`."""
    if total <= 0:
        raise NightsError("no-cents")
    if total > MAX_CHIPS:
        raise NightsError("too-many-chips", str(total))
    if exact is not None:
        if sum(exact.values()) != total or min(exact.values(), default=-1) < 0:
            raise NightsError("not-the-sum", str(total - sum(exact.values())))
        return dict(exact)
    if not shares or sum(shares.values()) <= 0 or min(shares.values()) < 0:
        raise NightsError("too-few-sides")
    return divide(total, shares)
