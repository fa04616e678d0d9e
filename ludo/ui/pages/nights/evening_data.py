"""All that the page of an evening shows, read at once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludo.nights.chips import Account, AccountKind, Payment, Scope, person_account
from ludo.nights.corrections import TakenOut
from ludo.nights.evenings import Evening, EveningState, Event, Played, attended, present
from ludo.nights.money import BeforePerson
from ludo.nights.people import Person, current
from ludo.ui.pages.nights.words import account_text
from ludo.ui.services.store_types import Nights

_TABLES: Final = (AccountKind.SESSION, AccountKind.SHEET)


@dataclass(frozen=True)
class EveningData:
    """An evening with its diary, its people by every number they have had, what was played, and the chips.

    lying: chips of this evening by account. in_all: with those of tables of earlier ones. before: the chips before
    people; won: what play has brought them; owed: by account, in the currency of the evening. payments, paid: those
    that are left, and those that were made at this evening. taken_out: what belongs to it no more. elsewhere: parties
    of other evenings on whose tables chips lie.
    """

    evening: Evening
    events: Sequence[Event]
    people: Mapping[int, Person]
    played: Sequence[Played]
    lying: Mapping[Account, int]
    in_all: Mapping[Account, int]
    payments: Sequence[Payment]
    won: Mapping[int, int]
    before: Mapping[int, BeforePerson]
    owed: Mapping[Account, int]
    paid: Sequence[Payment] = ()
    taken_out: Sequence[TakenOut] = ()
    elsewhere: Sequence[Played] = ()

    @property
    def number(self) -> int:
        """The number of the evening."""
        return self.evening.number

    @property
    def closed(self) -> bool:
        """Is the evening closed?"""
        return self.evening.state is EveningState.CLOSED

    def attended(self) -> list[Person]:
        """Return everybody who was there at some time, and whoever else has chips of this evening."""
        numbers = [*attended(self.events), *(number for partie in self.played for number in partie.people)]
        numbers += [account.key for account in self.lying if isinstance(account.key, int) and _is_person(account)]
        return list(dict.fromkeys(self.people[number] for number in numbers if number in self.people))

    def present(self) -> tuple[int, ...]:
        """Return who is there now."""
        return tuple(dict.fromkeys(self.people[number].number for number in present(self.events)))

    @property
    def currency(self) -> str:
        """The currency of the evening, `CHIPS` without money."""
        return self.evening.plan.worth.currency

    def won_of(self, person: Person) -> int:
        """Return what play has won a person."""
        return self.won.get(person.number, 0)

    def chips_of(self, person: Person) -> int:
        """Return the chips that lie before a person, whether they have bought any or not."""
        return self.lying.get(person_account(person.number), 0)

    def owed_to(self, person: Person) -> int:
        """Return what a person is owed (or, below 0, owes)."""
        return self.owed.get(person_account(person.number), 0)

    def parties(self) -> dict[tuple[str, int], Played]:
        """Return what was played by source and number."""
        return {(partie.source, partie.origin): partie for partie in self.played}

    def name_of(self, account: Account) -> str:
        """Return whose chips they are."""
        known = {(partie.source, partie.origin): partie for partie in self.elsewhere} | self.parties()
        return account_text(account, self.people, known, self.number)

    def unfinished(self) -> int:
        """Return the chips on tables of this evening on which the partie is not over."""
        parties = self.parties()
        tables = ((parties.get((str(account.kind), int(account.key))), chips) for account, chips in self._on_tables())
        return sum(chips for partie, chips in tables if partie is not None and not partie.over)

    def _on_tables(self) -> Iterable[tuple[Account, int]]:
        return ((account, chips) for account, chips in self.in_all.items() if account.kind in _TABLES)


def read_evening(nights: Nights, number: int) -> EveningData:
    """Read an evening. Raises StorageError, and NightsError if there is no such evening."""
    evening = nights.evenings.get(number)
    lying = dict(nights.money.lying(number))
    carried = nights.chips.scope_of(number) is Scope.CARRIED
    in_all = nights.chips.balances(Scope.CARRIED, number) if carried else nights.chips.balances(Scope.EVENING, number)
    return EveningData(
        evening,
        tuple(nights.evenings.events(number)),
        dict(current(nights.people.all())),
        tuple(nights.evenings.played(number)),
        lying,
        {balance.account: balance.chips for balance in in_all},
        tuple(nights.money.proposed(number)),
        dict(nights.chips.won(number)),
        dict(nights.money.chips_before(number)),
        dict(nights.money.owed_at(number)),
        tuple(nights.money.paid(number)),
        tuple(nights.mending.taken_out(number)),
        parties_on(nights, [balance.account for balance in in_all], number),
    )


def parties_on(nights: Nights, accounts: Iterable[Account], without: int | None = None) -> Sequence[Played]:
    """Return what was played on the tables among some accounts. without: an evening whose parties are known."""
    tables = [(str(each.kind), int(each.key)) for each in accounts if each.kind in _TABLES]
    others = {nights.evenings.evening_of(*table) for table in tables} - {without, None}
    played = [partie for evening in others if evening for partie in nights.evenings.played(evening)]
    return tuple(partie for partie in played if (partie.source, partie.origin) in tables)


def _is_person(account: Account) -> bool:
    return account.kind is AccountKind.PERSON
