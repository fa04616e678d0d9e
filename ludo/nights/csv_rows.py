"""Rows of a CSV file of postings or results, as values."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludo.nights.chips import SourceKind
from ludo.nights.evenings import Plan
from ludo.nights.exchange import LineReport, Table


class Owner(NamedTuple):
    """Whose account: one of `csv_tables.OWNERS`, and a name or number."""

    kind: str
    name: str


class EveningKey(NamedTuple):
    """An evening by its name and when it began; both empty outside of any."""

    name: str
    started: str


OUTSIDE: Final = EveningKey("", "")


class Cents(NamedTuple):
    """An amount of money; role: `owed` by who gives it, or `cash` for chips."""

    cents: int
    currency: str
    role: str


class PostingRow(NamedTuple):
    """A posting of a file. kind: as what it is entered here, where the deal or line that it is of is not known.

    amount: chips, or money. plan: what is known of its evening.
    """

    kind: SourceKind
    made: str
    evening: EveningKey
    payer: Owner
    payee: Owner
    amount: int | Cents
    reason: str
    own: str
    plan: Plan = Plan()


class PartieKey(NamedTuple):
    """A partie of a file, by what tells it from others."""

    source: str
    origin: int
    evening: EveningKey
    game: str
    started: str
    ended: str
    counted: bool
    own: str


class ResultRow(NamedTuple):
    """The result of a chair of a partie of a file."""

    partie: PartieKey
    chair: int
    person: Owner
    place: int
    score: int


class Partie(NamedTuple):
    """A partie of a file with the lines that it is on; results by chair."""

    partie: PartieKey
    results: tuple[ResultRow, ...]
    lines: tuple[int, ...]

    @property
    def evening(self) -> EveningKey:
        """The evening that it belongs to."""
        return self.partie.evening


def parties_of(rows: Iterable[tuple[int, ResultRow]]) -> list[Partie]:
    """Return the parties of the rows of a file."""
    found: dict[PartieKey, list[tuple[int, ResultRow]]] = {}
    for line, row in rows:
        found.setdefault(row.partie, []).append((line, row))
    return [
        Partie(
            key,
            tuple(row for _, row in sorted(entries, key=lambda entry: entry[1].chair)),
            tuple(line for line, _ in entries),
        )
        for key, entries in found.items()
    ]


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A CSV file as it was read. code: why it cannot be read at all. Rows come with the numbers of their lines."""

    table: Table | None = None
    code: str = ""
    entries: tuple[tuple[int, PostingRow], ...] = ()
    results: tuple[tuple[int, ResultRow], ...] = ()
    wrong: tuple[LineReport, ...] = ()
