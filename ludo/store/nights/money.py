"""Debts of people, in money or in chips: written, and asked for."""

import sqlite3
from collections.abc import Mapping, Sequence

from ludo.nights.chips import BANK, Account, Payment, Source, SourceKind, person_account
from ludo.nights.errors import NightsError
from ludo.nights.money import (
    CHIPS,
    BeforePerson,
    Count,
    MoneyEntry,
    Revalued,
    StatementLine,
    Way,
    Worth,
    bearers,
    in_cents,
)
from ludo.nights.people import clean_note
from ludo.store.books.act import Body, Value
from ludo.store.database import Database
from ludo.store.nights import owed as sums
from ludo.store.nights.chips import ChipsTable
from ludo.store.nights.diary import in_money
from ludo.store.nights.entries import account_text, check_entry, require_evening
from ludo.store.nights.people import current_number
from ludo.store.schema import MAX_CHIPS


class MoneyTable:
    """Money of the evenings of a file, and between them."""

    def __init__(self, database: Database, chips: ChipsTable) -> None:
        self._database, self._chips = database, chips

    # what is written

    def buy(
        self,
        evening: int | None,
        person: int,
        chips: int,
        cents: int | None = None,
        way: Way = Way.MONEY,
        reason: str | None = None,
    ) -> Source:
        """Sell chips of the cash box to a person. cents: what they cost, as chips are worth if not named."""
        return self._trade(SourceKind.BUY_IN, evening, person, chips, cents, way, reason)

    def cash(
        self,
        evening: int | None,
        person: int,
        chips: int,
        cents: int | None = None,
        way: Way = Way.MONEY,
        reason: str | None = None,
    ) -> Source:
        """Take chips of a person back. cents: what they get for them, as chips are worth if not named."""
        return self._trade(SourceKind.CASH_OUT, evening, person, chips, cents, way, reason)

    def _trade(
        self,
        kind: SourceKind,
        evening: int | None,
        person: int,
        chips: int,
        cents: int | None,
        way: Way,
        reason: str | None,
    ) -> Source:
        with self._database.transaction() as connection:
            check_entry(connection, evening, chips)
            said: Body = {
                "person": self._person(person),
                "chips": chips,
                **in_money(sums.worth_of(connection, evening), chips, _checked(cents), way),
            }
            if kind is SourceKind.BUY_IN:
                return self._write("buy", kind, evening, {**said, "came": None}, reason)
            return self._write("cash", kind, evening, said, reason)

    def give(
        self, evening: int, payer: int, payee: int, chips: int, cents: int = 0, reason: str | None = None
    ) -> Source:
        """Give chips of one person to another. cents: what the other one owes for them, 0 for nothing."""
        with self._database.transaction() as connection:
            check_entry(connection, evening, chips)
            said: Body = {"from": self._person(payer), "to": self._person(payee), "chips": chips}
            if said["from"] == said["to"]:
                raise NightsError("same-account")
            if _checked(cents):
                said = {**said, "cents": cents, "currency": sums.worth_of(connection, evening).currency}
            return self._write("give", SourceKind.TRANSFER, evening, said, reason)

    def pay(
        self, evening: int | None, payer: Account, payee: Account, cents: int, currency: str, reason: str | None = None
    ) -> Source:
        """Write down that somebody has handed money over, on any day; books without money move chips."""
        if currency == CHIPS:
            return self._chips.pay(evening, Payment(payer, payee, cents), reason)
        with self._database.transaction() as connection:
            check_entry(connection, evening, cents)
            sides = [self._account(account) for account in (payer, payee)]
            if sides[0] == sides[1]:
                raise NightsError("same-account")
            names = ["bank" if side == "n:bank" else side.removeprefix("p:") for side in sides]
            said: Body = {"from": names[0], "to": names[1], "cents": cents, "currency": currency}
            return self._write("pay", SourceKind.PAYMENT, evening, said, reason)

    def expense(
        self,
        evening: int | None,
        paid: Mapping[int, int],
        currency: str,
        *,
        shares: Mapping[int, int] | None = None,
        exact: Mapping[int, int] | None = None,
        reason: str = "",
    ) -> Source:
        """Share what some have paid for several: by parts, or as said exactly; chips stay where they are.

        Raises NightsError `no-cents`, `not-the-sum`, `too-few-sides` if nobody else bears anything.
        """
        paid = {person: cents for person, cents in paid.items() if cents}
        if min(paid.values(), default=0) < 0:
            raise NightsError("no-cents")
        due = bearers(sum(paid.values()), shares, exact)
        if all(due.get(person, 0) == cents for person, cents in paid.items()):
            raise NightsError("too-few-sides")
        with self._database.transaction() as connection:
            if evening is not None:
                require_evening(connection, evening)
            said: dict[str, Value] = {"paid": self._amounts(paid), "currency": currency}
            said |= {"shares": self._amounts(shares or {})} if exact is None else {"exact": self._amounts(exact)}
            return self._write("expense", SourceKind.EXPENSE, evening, said, reason)

    def correct(
        self, evening: int | None, payer: Account, payee: Account, cents: int, currency: str, reason: str
    ) -> Source:
        """Move a debt from one account to another, with a reason; books without money move chips."""
        if currency == CHIPS:
            return self._chips.correct(evening, payer, payee, cents, reason)
        if not reason.strip():
            raise NightsError("reason-missing")
        with self._database.transaction() as connection:
            check_entry(connection, evening, cents)
            sides: list[Value] = [self._account(account) for account in (payer, payee)]
            if sides[0] == sides[1]:
                raise NightsError("same-account")
            said: Body = {"moves": [], "money": [[*sides, cents]], "currency": currency}
            return self._write("correct", SourceKind.CORRECTION, evening, said, reason.strip())

    def count(self, evening: int, counts: Mapping[int, int], play: bool | None = None) -> Source:
        """Write down the chips that lie before people at the end. play: is the difference won by play?

        None: it is won where nothing was played that moved chips.
        """
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            for chips in counts.values():
                if not 0 <= chips <= MAX_CHIPS:
                    raise NightsError("too-many-chips" if chips > 0 else "no-chips", str(chips))
            is_play = not sums.was_played(connection, evening) if play is None else play
            kind = SourceKind.COUNT_PLAY if is_play else SourceKind.COUNT
            return self._write("count", kind, evening, {"counts": self._amounts(counts), "play": is_play}, None)

    def revalue(self, evening: int, worth: Worth, *, keep: bool = True) -> Source:
        """Change the worth of chips of an evening that goes on. keep: what lies there keeps its value.

        Raises NightsError `evening-closed`, `no-worth`.
        """
        with self._database.transaction():
            worth, rows = worth.lowest(), self.revaluation(evening, worth, keep=keep)
            changes = {row.account: row.change for row in rows} if keep else {}
            money = [self._owes(account, cents) for account, cents in changes.items() if cents]
            said: Body = {"worth": [worth.chips, worth.cents], "currency": worth.currency, "money": money}
            return self._write("revalue", SourceKind.REVALUE, evening, said, None)

    def turn_into_money(self, worth: Worth) -> Source:
        """Turn all that is owed in chips into money, once and for all."""
        with self._database.transaction():
            found = self.turning(worth).items()
            turned = [self._owes(account, chips) for account, (chips, _) in found if chips]
            money = [self._owes(account, -cents) for account, (_, cents) in found if cents]
            said: Body = {"currency": worth.currency, "turned": turned, "money": money}
            return self._write("revalue", SourceKind.REVALUE, None, said, None)

    def _owes(self, account: Account, amount: int) -> Value:
        """Return the move that makes an account owe the cash box so much (or, below 0, the other way)."""
        sides = [self._account(account), "n:bank"]
        return [*(sides if amount > 0 else reversed(sides)), abs(amount)]

    def _write(self, act: str, kind: SourceKind, evening: int | None, said: Body, reason: str | None) -> Source:
        books = self._database.books
        body: Body = {"evening": books.evening(evening), **said, "reason": clean_note(reason or "") or None}
        return Source(kind, *books.entry_number(books.write(act, body).id))

    def _person(self, number: int) -> str:
        return self._database.books.person(current_number(self._database.connection, number))

    def _account(self, account: Account) -> str:
        return account_text(self._database.books, self._database.connection, account)

    def _amounts(self, amounts: Mapping[int, int]) -> list[Value]:
        return [[self._person(person), amount] for person, amount in amounts.items()]

    # the three figures

    def lying(self, evening: int) -> Mapping[Account, int]:
        """Return the chips before people, on tables and in the cash box (below 0) at an evening."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            return sums.lying(connection, evening)

    def owed_at(self, evening: int) -> Mapping[Account, int]:
        """Return what each account is owed in the currency and the purse of an evening."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            return sums.owed_at(connection, self._chips, evening)

    def chips_before(self, evening: int) -> Mapping[int, BeforePerson]:
        """Return the chips that lie before each person who has any or bought some."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            closed = sums.is_closed(connection, evening)
            lying, bought = sums.people_of(sums.lying(connection, evening)), sums.buyers(connection, evening)
            return {
                person: BeforePerson(0 if closed else chips, person in bought, chips if closed else 0)
                for person, chips in {**dict.fromkeys(bought, 0), **lying}.items()
            }

    def owed(self, currency: str, purse: int | None = None, closing: int | None = None) -> Mapping[Account, int]:
        """Return what each account is owed (or, below 0, owes); they sum to zero.

        purse: an evening that counts for itself, None for what all others have in common. closing: an evening that is
        taken for closed.
        """
        with self._database.reading() as connection:
            if currency == CHIPS:
                return sums.owed_in_chips(connection, self._chips, purse, closing)
            return sums.owed_in_money(connection, currency, purse, closing)

    def owed_by(self) -> Mapping[int, Mapping[str, int]]:
        """Return what each person is owed over all evenings that have their debts in common, by currency."""
        with self._database.reading() as connection:
            found: dict[int, dict[str, int]] = {}
            for currency in sums.currencies(connection):
                for person, amount in sums.people_of(self.owed(currency)).items():
                    found.setdefault(person, {})[currency] = amount
            return found

    def currencies(self) -> Sequence[str]:
        """Return the currencies in which something was written, that of chips too."""
        with self._database.reading() as connection:
            return sums.currencies(connection)

    def statement(self, person: int, currency: str, purse: int | None = None) -> Sequence[StatementLine]:
        """Return what changed what a person is owed, in order of time; the last line says what they are owed."""
        with self._database.reading() as connection:
            who = current_number(connection, person)
            total = self.owed(currency, purse).get(person_account(who), 0)
            return sums.statement(connection, who, currency, purse, total)

    def entries(self, evening: int | None = None, account: Account | None = None) -> Sequence[MoneyEntry]:
        """Return what was entered in money and stands, the latest first: at an evening, or of an account.

        Of an account the cents are what they change what it is owed.
        """
        with self._database.reading() as connection:
            return sums.entries(connection, evening, account)

    def box_cash(self, evening: int) -> int:
        """Return the money that chips, and payments to and from the cash box, have left in it at an evening."""
        with self._database.reading() as connection:
            return sums.box_cash(connection, evening)

    def proposed(
        self, evening: int | None = None, *, alone: bool = False, currency: str | None = None
    ) -> Sequence[Payment]:
        """Return the fewest payments over everything open, at an evening as if it were closed now.

        alone: for what this evening alone has brought. Amounts are cents of the currency of the evening.
        """
        with self._database.reading() as connection:
            if evening is None:
                unit = currency or CHIPS
                return self._chips.fewest(self.owed(unit))
            unit, carried = sums.unit_of(connection, evening)
            if alone:
                return self._chips.fewest(sums.owed_of(connection, evening))
            if unit == CHIPS:
                amounts = dict(self._chips.balances(self._chips.scope_of(evening), evening))
                for account, lent in sums.lent_in_chips(connection, None if carried else evening):
                    amounts[account] = amounts.get(account, 0) + lent
                return self._chips.fewest(amounts)
            return self._chips.fewest(self.owed(unit, None if carried else evening, evening))

    def paid(self, evening: int) -> Sequence[Payment]:
        """Return the payments that were made at an evening and stand, in order; in chips or cents, as it counts."""
        with self._database.reading() as connection:
            return [*self._chips.paid(evening), *sums.paid(connection, evening)]

    # counting and revaluing

    def counted(self, evening: int) -> Count | None:
        """Return what was counted last, with the differences to what the books say by now."""
        with self._database.reading() as connection:
            found = sums.counted(connection, evening)
            return None if found is None else self._count(connection, evening, *found)

    def counting(self, evening: int, counts: Mapping[int, int]) -> Count:
        """Return the differences that a count would make."""
        with self._database.reading() as connection:
            return self._count(connection, evening, counts, not sums.was_played(connection, evening))

    def _count(self, connection: sqlite3.Connection, evening: int, counts: Mapping[int, int], play: bool) -> Count:
        held = sums.people_of(sums.lying(connection, evening, counted=False))
        differences = {person: chips - held.get(person, 0) for person, chips in counts.items()}
        return Count(counts, differences, play)

    def revaluation(self, evening: int, worth: Worth, *, keep: bool = True) -> Sequence[Revalued]:
        """Return what a revaluation changes for whoever has chips. Raises NightsError as `revalue` does."""
        with self._database.reading() as connection:
            require_evening(connection, evening)
            if sums.is_closed(connection, evening):
                raise NightsError("evening-closed")
            before, worth = sums.worth_of(connection, evening), worth.lowest()
            if keep and before.currency != worth.currency:
                raise NightsError("no-worth")
            lying = sums.lying(connection, evening)
            old, new = in_cents(lying, before), in_cents(lying, worth)
            purse = None if sums.unit_of(connection, evening)[1] else evening
            owed = self.owed(before.currency, purse, evening)
            return [
                Revalued(account, chips, owed.get(account, 0), new[account] - old[account])
                for account, chips in lying.items()
                if account != BANK
            ]

    def written_worth(self) -> Worth | None:
        """Return the worth of a chip that all evenings of before have written down, if debts in chips are left."""
        with self._database.reading() as connection:
            written = sums.written_worth(connection)
            return written if written is not None and any(self.owed(CHIPS).values()) else None

    def turning(self, worth: Worth) -> Mapping[Account, tuple[int, int]]:
        """Return what everybody is owed in chips, and in cents if it is turned into money."""
        owed = self.owed(CHIPS)
        cents = in_cents(owed, worth)
        return {account: (chips, cents[account]) for account, chips in owed.items() if account != BANK}


def _checked(cents: int | None) -> int | None:
    if cents is not None and not 0 <= cents <= MAX_CHIPS:
        raise NightsError("too-many-chips" if cents > 0 else "no-cents", str(cents))
    return cents
