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
    """The chips of a person at an evening.

    brought: what they had of earlier evenings; given: got from others, by corrections and for expenses (or, below 0,
    given); cashed: given back for money; settled: what payments with money have moved; holds: what they have now.
    """

    person: int
    brought: int
    bought: int
    won: int
    given: int
    cashed: int
    settled: int
    holds: int

    @property
    def net(self) -> int:
        """Return the chips that the evening has brought them, whatever they bought, cashed or paid."""
        return self.won + self.given


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
    """The account of an evening.

    carried_in: what people held and what lay on tables before; moved: what the cash box gave by payments with money and
    corrections (or, below 0, got); on_tables: what lies on tables and under names.
    """

    people: Sequence[PersonAccount]
    tables: Sequence[OpenTable]
    carried_in: int
    bought: int
    moved: int
    held: int
    on_tables: int
    cashed: int

    @property
    def difference(self) -> int:
        """Return what is missing where the sums do not agree; 0 where they do."""
        return self.carried_in + self.bought + self.moved - self.held - self.on_tables - self.cashed

    @property
    def unfinished(self) -> Sequence[OpenTable]:
        """Tables on which the partie is not over, those of earlier evenings too."""
        return [table for table in self.tables if not table.over]

    def of(self, person: int) -> PersonAccount:
        """Return the account of a person, empty if they have none."""
        nothing = PersonAccount(person, 0, 0, 0, 0, 0, 0, 0)
        return next((line for line in self.people if line.person == person), nothing)


_GIVEN = (SourceKind.TRANSFER, SourceKind.CORRECTION, SourceKind.EXPENSE)


def evening_account(
    people: Sequence[int],
    tonight: Mapping[Account, int],
    in_all: Mapping[Account, int],
    won: Mapping[int, int],
    flows: Sequence[Flow],
    tables: Sequence[OpenTable],
) -> EveningAccount:
    """Return the account of an evening.

    people: who was there. tonight, in_all: chips by account, of this evening and of all that is carried. won: by
    person. flows: entries by hand. tables: what is not over, and what chips lie on.
    """
    by_kind: dict[tuple[Account, SourceKind], int] = {(flow.account, flow.kind): flow.chips for flow in flows}

    def moved(account: Account, *kinds: SourceKind) -> int:
        return sum(by_kind.get((account, kind), 0) for kind in kinds)

    lines = []
    for person in people:
        own = person_account(person)
        holds = in_all.get(own, 0)
        lines.append(
            PersonAccount(
                person,
                holds - tonight.get(own, 0),
                moved(own, SourceKind.BUY_IN),
                won.get(person, 0),
                moved(own, *_GIVEN),
                -moved(own, SourceKind.CASH_OUT),
                moved(own, SourceKind.PAYMENT),
                holds,
            )
        )
    others = [account for account in {**tonight, **in_all} if account != BANK]
    before = sum(in_all.get(account, 0) - tonight.get(account, 0) for account in others)
    return EveningAccount(
        lines,
        tables,
        carried_in=before,
        bought=-moved(BANK, SourceKind.BUY_IN),
        moved=-moved(BANK, *(kind for kind in SourceKind if kind not in (SourceKind.BUY_IN, SourceKind.CASH_OUT))),
        held=sum(chips for account, chips in in_all.items() if account.kind is AccountKind.PERSON),
        on_tables=sum(in_all.get(account, 0) for account in others if account.kind is not AccountKind.PERSON),
        cashed=moved(BANK, SourceKind.CASH_OUT),
    )
