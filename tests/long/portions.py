"""Portions of random parties, played in processes of their own."""

import time
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field

from ludo.games import GAMES
from tests.contract.tables import tables_of
from tests.contract.watch import watch_party

PORTION = 100
"""How many parties a process plays before it reports."""


@dataclass(frozen=True)
class Portion:
    """Parties `first` to `last` - 1 of a table."""

    game: str
    table: int
    first: int
    last: int
    close: float


@dataclass
class Count:
    """What came of some parties."""

    parties: int = 0
    actions: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Count") -> None:
        self.parties += other.parties
        self.actions += other.actions
        self.seconds += other.seconds
        self.failures = [*self.failures, *other.failures]


def play(portion: Portion) -> Count:
    """Play a portion; broken parties are reported by their seeds."""
    table = tables_of(GAMES[portion.game])[portion.table]
    count = Count()
    began = time.process_time()
    for number in range(portion.first, portion.last):
        seed = f"long {table} {number}"
        try:
            count.actions += watch_party(table, seed, portion.close)
        except Exception:
            count.failures.append(f"seed {seed!r}:\n{traceback.format_exc()}")
        count.parties += 1
    count.seconds = time.process_time() - began
    return count


def portions(tables: Iterable[tuple[str, int]], parties: int, close: float) -> list[Portion]:
    return [
        Portion(game, table, first, min(first + PORTION, parties), close)
        for game, table in tables
        for first in range(0, parties, PORTION)
    ]
