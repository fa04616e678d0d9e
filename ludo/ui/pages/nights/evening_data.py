"""All that the page of an evening shows, read at once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludo.nights.chips import Account, AccountKind, Payment, Scope, person_account
from ludo.nights.corrections import TakenOut
from ludo.nights.evenings import Evening, EveningState, Event, Played, attended, present
from ludo.nights.people import Person, current
from ludo.ui.pages.nights.words import account_text
from ludo.ui.services.store_types import Nights

_TABLES: Final = (AccountKind.SESSION, AccountKind.SHEET)


@dataclass(frozen=True)
class EveningData:
    """An evening with its diary, its people by every number they have had, what was played, and the chips.

    tonight, in_all: chips by account, of this evening alone and, where they are carried, of all up to its end. won: by
    person, what play has brought; nothing that was bought, cashed, given or corrected. paid: payments that were made at
    this evening. taken_out: what belongs to it no more. currency: that of the books, empty where none was chosen.
    elsewhere: parties of other evenings on whose tables chips lie.
    """

    evening: Evening
    events: Sequence[Event]
    people: Mapping[int, Person]
    played: Sequence[Played]
    tonight: Mapping[Account, int]
    in_all: Mapping[Account, int]
    payments: Sequence[Payment]
    won: Mapping[int, int]
    paid: Sequence[Payment] = ()
    taken_out: Sequence[TakenOut] = ()
    currency: str = ""
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
        numbers += [account.key for account in self.tonight if isinstance(account.key, int) and _is_person(account)]
        return list(dict.fromkeys(self.people[number] for number in numbers if number in self.people))

    def present(self) -> tuple[int, ...]:
        """Return who is there now."""
        return tuple(dict.fromkeys(self.people[number].number for number in present(self.events)))

    def in_play(self, person: Person) -> int:
        """Return what a person has won in what was played."""
        return self.won.get(person.number, 0)

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

    def tonight_of(self, person: Person) -> int:
        """Return a person's chips of this evening alone."""
        return self.tonight.get(person_account(person.number), 0)

    def in_all_of(self, person: Person) -> int:
        """Return a person's chips of everything that is carried."""
        return self.in_all.get(person_account(person.number), 0)


def read_evening(nights: Nights, number: int) -> EveningData:
    """Read an evening. Raises StorageError, and NightsError if there is no such evening."""
    evening = nights.evenings.get(number)
    tonight = nights.chips.balances(Scope.EVENING, number)
    in_all = nights.chips.balances(Scope.CARRIED, number) if evening.plan.carried else tonight
    return EveningData(
        evening,
        tuple(nights.evenings.events(number)),
        dict(current(nights.people.all())),
        tuple(nights.evenings.played(number)),
        {balance.account: balance.chips for balance in tonight},
        {balance.account: balance.chips for balance in in_all},
        tuple(nights.chips.payments(number)),
        dict(nights.chips.won(number)),
        tuple(nights.chips.paid(number)),
        tuple(nights.mending.taken_out(number)),
        nights.currency(),
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
