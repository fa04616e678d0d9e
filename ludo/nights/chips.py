"""Chips: accounts, postings, balances, and who pays whom at the end."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

MAX_CHIPS: Final = 10**12
"""The largest amount of one posting: millions of them still sum within 64 bits."""


class AccountKind(StrEnum):
    """Whose chips an account holds."""

    PERSON = "person"
    SESSION = "session"
    SHEET = "sheet"
    NAME = "name"


class Account(NamedTuple):
    """Whose chips: a person's (its number), those on the table of a session or score sheet, or those under a name."""

    kind: AccountKind
    key: int | str


BANK: Final = Account(AccountKind.NAME, "bank")
"""The cash box (*caisse*): chips are bought from it and cashed in to it."""


def person_account(number: int) -> Account:
    """Return the account of a person."""
    return Account(AccountKind.PERSON, number)


def sheet_account(number: int) -> Account:
    """Return what lies on the table of a score sheet."""
    return Account(AccountKind.SHEET, number)


class SourceKind(StrEnum):
    """The source of a posting: a deal played here, a line of a score sheet, or what somebody entered by hand.

    PLAY: a partie of another game, which is annulled as a whole. EXPENSE: what some have paid for several. COUNT: a
    difference that was counted at closing; COUNT_PLAY: one that play has made. REVALUE: chips are worth something else.
    """

    DEAL = "deal"
    LINE = "line"
    BUY_IN = "buy-in"
    CASH_OUT = "cash-out"
    TRANSFER = "transfer"
    PAYMENT = "payment"
    CORRECTION = "correction"
    IMPORT = "import"
    PLAY = "play"
    EXPENSE = "expense"
    COUNT = "count"
    COUNT_PLAY = "count-play"
    REVALUE = "revalue"


BY_HAND: Final = tuple(kind for kind in SourceKind if kind not in (SourceKind.DEAL, SourceKind.LINE, SourceKind.PLAY))
"""Sources that belong to an evening itself."""


class Source(NamedTuple):
    """The reason for a payment of chips.

    origin: the number of the session, of the sheet, or of the evening (0: none); number: the deal, the line, or a
    running number.
    """

    kind: SourceKind
    origin: int
    number: int


class Move(NamedTuple):
    """Chips (more than 0) from one account to another."""

    payer: Account
    payee: Account
    chips: int


@dataclass(frozen=True, slots=True)
class Posting:
    """An entry of the ledger.

    number: counts up. reversal: it takes back the posting with the same part of its generation. evening: where it
    belongs. standing: it has not been taken back, nor is it a counter-entry.
    """

    number: int
    source: Source
    generation: int
    reversal: bool
    move: Move
    reason: str | None
    made: str
    evening: int | None
    standing: bool


class Balance(NamedTuple):
    """The chips of an account."""

    account: Account
    chips: int


class Scope(StrEnum):
    """The range that a balance counts.

    EVENING: what was posted at one evening. CARRIED: all evenings up to now but those that are counted for themselves,
    what was entered by hand outside of any, and what of before nobody has answered for yet (`ludo.nights.corrections`).
    ALL: everything, play outside of any evening too.
    """

    EVENING = "evening"
    CARRIED = "carried"
    ALL = "all"


class Payment(NamedTuple):
    """Money from one account's owner to another's, for so many chips; the ledger moves them the other way."""

    payer: Account
    payee: Account
    chips: int


_EXACT: Final = 14
"""Among so many accounts the fewest payments are found within some milliseconds."""


def payments(balances: Mapping[Account, int]) -> list[Payment]:
    """Return who pays whom with the fewest payments, so that every balance becomes zero.

    Whoever has chips is paid, whoever lacks chips pays; the balances must sum to zero. Where more than 14 accounts are
    left after equal pairs are taken out, the number of payments is small, but not always the smallest.
    """
    if sum(balances.values()):
        raise ValueError(f"balances sum to {sum(balances.values())}")
    open_balances = {account: chips for account, chips in sorted(balances.items()) if chips}
    found: list[Payment] = []
    for group in [*_equal_pairs(open_balances), *_zero_groups(open_balances)]:
        found += _within(group)
    return found


def _equal_pairs(balances: dict[Account, int]) -> list[dict[Account, int]]:
    """Take out pairs that cancel out: no other way needs fewer payments."""
    pairs: list[dict[Account, int]] = []
    waiting: dict[int, list[Account]] = {}
    for account, chips in list(balances.items()):
        if waiting.get(-chips):
            partner = waiting[-chips].pop(0)
            pairs.append({partner: balances.pop(partner), account: balances.pop(account)})
        else:
            waiting.setdefault(chips, []).append(account)
    return pairs


def _zero_groups(balances: Mapping[Account, int]) -> list[dict[Account, int]]:
    """Divide balances into as many groups as possible that sum to zero each: every group saves a payment."""
    if len(balances) > _EXACT:
        return [dict(balances)]
    accounts, amounts = list(balances), list(balances.values())
    full = (1 << len(amounts)) - 1
    sums, groups, last = [0] * (full + 1), [0] * (full + 1), [0] * (full + 1)
    for members in range(1, full + 1):
        lowest = members & -members
        sums[members] = sums[members ^ lowest] + amounts[lowest.bit_length() - 1]
        best, best_bit, rest = -1, 0, members
        while rest:
            bit = rest & -rest
            rest ^= bit
            if groups[members ^ bit] > best:
                best, best_bit = groups[members ^ bit], bit
        groups[members], last[members] = best + (sums[members] == 0), best_bit
    found: list[dict[Account, int]] = []
    group: dict[Account, int] = {}
    members = full
    while members:
        place = last[members].bit_length() - 1
        group[accounts[place]] = amounts[place]
        members ^= last[members]
        if sums[members] == 0:
            found.append(group)
            group = {}
    return found


def _within(group: Mapping[Account, int]) -> list[Payment]:
    """Return payments within a group: the largest debt goes to the largest claim first."""
    debts = sorted(((-chips, account) for account, chips in group.items() if chips < 0), reverse=True)
    claims = sorted(((chips, account) for account, chips in group.items() if chips > 0), reverse=True)
    found: list[Payment] = []
    while debts and claims:
        (debt, payer), (claim, payee) = debts.pop(0), claims.pop(0)
        chips = min(debt, claim)
        found.append(Payment(payer, payee, chips))
        if debt > chips:
            debts = sorted([*debts, (debt - chips, payer)], reverse=True)
        if claim > chips:
            claims = sorted([*claims, (claim - chips, payee)], reverse=True)
    return found
