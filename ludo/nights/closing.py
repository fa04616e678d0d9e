"""The account of an evening: what everybody brought, bought, won, gave and cashed, and what lies on tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludo.nights.chips import BANK, Account, AccountKind, SourceKind, person_account
from ludo.nights.evenings import Played


class Flow(NamedTuple):
    """Chips that an account got at an evening (or, below 0, gave) by entries of one kind."""

    account: Account
    kind: SourceKind
    chips: int


@dataclass(frozen=True, slots=True)
class PersonAccount:
    """The chips of a person at an evening, and what they are owed.

    given: got from others and by corrections (or, below 0, given); cashed: given back for money; miscounted: what a
    count has added; chips: what lies before them, until closing hands it in; owed: in the currency of the evening.
    """

    person: int
    bought: int = 0
    won: int = 0
    given: int = 0
    cashed: int = 0
    miscounted: int = 0
    chips: int = 0
    owed: int = 0


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A partie, sheet or board with what lies on it. put: what is of whom, where it is plain; over: it is finished.

    A board that is over lies there for another evening. played: None for what belongs to an earlier evening.
    """

    account: Account
    played: Played | None
    chips: int
    over: bool
    put: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class EveningAccount:
    """The account of the chips of an evening.

    carried_in: what lay on tables of earlier evenings; moved: what corrections have got out of the cash box (or, below
    0, given to it); before: what lies before people; on_tables: on tables and under names.
    """

    people: Sequence[PersonAccount]
    tables: Sequence[OpenTable]
    carried_in: int
    bought: int
    moved: int
    before: int
    on_tables: int
    cashed: int

    @property
    def difference(self) -> int:
        """Return what is missing where the sums do not agree; 0 where they do."""
        return self.carried_in + self.bought + self.moved - self.before - self.on_tables - self.cashed

    @property
    def unfinished(self) -> Sequence[OpenTable]:
        """Tables on which the partie is not over, those of earlier evenings too."""
        return [table for table in self.tables if not table.over]

    def of(self, person: int) -> PersonAccount:
        """Return the account of a person, empty if they have none."""
        return next((line for line in self.people if line.person == person), PersonAccount(person))


_GIVEN = (SourceKind.TRANSFER, SourceKind.CORRECTION)


def evening_account(
    people: Sequence[int],
    lying: Mapping[Account, int],
    owed: Mapping[Account, int],
    won: Mapping[int, int],
    flows: Sequence[Flow],
    tables: Sequence[OpenTable],
) -> EveningAccount:
    """Return the account of an evening.

    people: who was there. lying: chips of this evening by account. owed: by account. won: by person. flows: entries by
    hand. tables: what is not over, and what chips lie on.
    """
    by_kind: dict[tuple[Account, SourceKind], int] = {(flow.account, flow.kind): flow.chips for flow in flows}

    def moved(account: Account, *kinds: SourceKind) -> int:
        return sum(by_kind.get((account, kind), 0) for kind in kinds)

    lines = []
    for person in people:
        own = person_account(person)
        lines.append(
            PersonAccount(
                person,
                moved(own, SourceKind.BUY_IN),
                won.get(person, 0),
                moved(own, *_GIVEN),
                -moved(own, SourceKind.CASH_OUT),
                moved(own, SourceKind.COUNT),
                lying.get(own, 0),
                owed.get(own, 0),
            )
        )
    others = {account: chips for account, chips in lying.items() if account.kind is not AccountKind.PERSON}
    bank = others.pop(BANK, 0)
    bought, cashed = -moved(BANK, SourceKind.BUY_IN), moved(BANK, SourceKind.CASH_OUT)
    return EveningAccount(
        lines,
        tables,
        carried_in=-sum(chips for chips in others.values() if chips < 0),
        bought=bought,
        moved=-bank - bought + cashed,
        before=sum(chips for account, chips in lying.items() if account.kind is AccountKind.PERSON),
        on_tables=sum(chips for chips in others.values() if chips > 0),
        cashed=cashed,
    )
