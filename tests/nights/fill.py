"""`python -m tests.nights.fill FILE`: ten years of evenings, for benchmarks and for looking at pages.

The same seed makes the same file. Parties played here have the log of a short partie that can be looked at again.
"""

import argparse
import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from ludo.games import GAMES
from ludo.nights.evenings import HouseRules
from ludo.session.ports import Header
from ludo.store.books.log import take_tables
from ludo.store.nights.house_rules import write_rules
from ludo.store.rows import line_sum
from ludo.store.store import Store
from tests.session.tables import Memory, computers, header, open_session

BEGIN: Final = datetime(2016, 1, 8, 19, tzinfo=UTC)
YEARS: Final = 10
SEATS: Final = 4
PEOPLE: Final = (
    *("Anna", "Bruno", "Camille", "Denis", "Élodie", "Fabien", "Gaëlle", "Hugo", "Inès", "Jean-Marc", "Karine", "Léon"),
    *("Mireille", "Noé"),
)
COMPUTERS: Final = ("Ada", "Blaise")
_BUY_IN: Final = 100
_SHARES: Final = {4: (2, 1, -1, -2), 3: (2, -1, -1), 2: (1, -1), 1: (-1,)}
"""By number of postings, what a deal brings: all of it is won, but for a single chip that stays on the table."""


@dataclass(frozen=True)
class Amounts:
    """How much of everything there shall be."""

    evenings: int = 500
    results: int = 20_000
    postings: int = 200_000


def fill(path: Path, amounts: Amounts = Amounts(), seed: int = 1) -> None:
    """Write a new file with so many evenings, results and postings."""
    store = Store(path)
    with store._database.transaction() as connection:
        _Filler(connection, Random(seed), amounts).fill()
        take_tables(connection)
    store.close()


def _short_partie() -> tuple[Header, list[str]]:
    """A partie of Trut for four, with its log."""
    storage = Memory()
    head = header("trut", computers(SEATS, "simple"), truts_to_win=1, stake=5)
    session = open_session(storage, head, 1)
    while session.step():
        pass
    return head, storage.lines


def spread(total: int, parts: int) -> list[int]:
    """Numbers that sum to a total, as equal as can be."""
    each, rest = divmod(total, max(parts, 1))
    return [each + (place < rest) for place in range(parts)]


class _Filler:
    """Writes evening after evening."""

    def __init__(self, connection: sqlite3.Connection, rng: Random, amounts: Amounts) -> None:
        self._connection = connection
        self._rng = rng
        self._amounts = amounts
        self._head, self._log = _short_partie()
        self._log_sum = sum(line_sum(*entry) for entry in enumerate(self._log))
        self._skill = {person: rng.gauss(0, 1) for person in range(1, len(PEOPLE) + len(COMPUTERS) + 1)}
        self._sessions = self._sheets = 0
        self._hands: dict[int, int] = {}

    def fill(self) -> None:
        """Write everything."""
        everybody = [*((name, 0) for name in PEOPLE), *((name, 1) for name in COMPUTERS)]
        self._many("INSERT INTO people (name, computer) VALUES (?, ?)", everybody)
        self._many("INSERT INTO accounts (person) VALUES (?)", [(number + 1,) for number in range(len(everybody))])
        self._connection.execute("INSERT INTO accounts (name) VALUES ('bank')")
        self._bank = len(everybody) + 1
        evenings = self._amounts.evenings
        parties = spread(-(-self._amounts.results // SEATS), evenings)
        postings = spread(self._amounts.postings, evenings)
        results = self._amounts.results
        for number in range(1, evenings + 1):
            begin = BEGIN + timedelta(days=365 * YEARS * (number - 1) / evenings)
            taken = min(results, parties[number - 1] * SEATS)
            self._evening(number, begin, parties[number - 1], taken, postings[number - 1], last=number == evenings)
            results -= taken

    def _many(self, query: str, rows: Sequence[tuple[object, ...]]) -> None:
        self._connection.executemany(query, rows)

    def _evening(self, number: int, begin: datetime, parties: int, results: int, postings: int, *, last: bool) -> None:
        rng = self._rng
        there = rng.sample(range(1, len(PEOPLE) + 1), rng.randrange(SEATS, SEATS + 4))
        end = begin + timedelta(minutes=25 * parties + 30)
        self._connection.execute(
            "INSERT INTO evenings (id, name, place, carried, options, closed) VALUES (?, ?, ?, ?, ?, ?)",
            (
                number,
                f"Soirée {number}" if number % 3 else "",
                rng.choice(("Chez Anna", "Chez Bruno", "Café du Port", "")),
                int(number % 10 > 0),
                write_rules(HouseRules(buy_in=_BUY_IN)),
                int(not last),
            ),
        )
        events = [("started", None, begin), *(("came", person, begin) for person in there)]
        events += [] if last else [("closed", None, end)]
        self._many(
            "INSERT INTO evening_events (evening, number, kind, person, moment) VALUES (?, ?, ?, ?, ?)",
            [(number, place, kind, who, moment.isoformat()) for place, (kind, who, moment) in enumerate(events, 1)],
        )
        by_hand = min(len(there), postings)
        self._buy(number, there[:by_hand], begin)
        shares = iter(spread(postings - by_hand, parties))
        for place in range(parties):
            seats = min(SEATS, results - place * SEATS)
            started = begin + timedelta(minutes=25 * place + 5)
            self._partie(number, rng.sample(there, SEATS), started, seats, next(shares), here=place % 2 == 0)

    def _buy(self, evening: int, people: Sequence[int], made: datetime) -> None:
        self._many(
            "INSERT INTO hand_entries (evening, number, kind) VALUES (?, ?, 'buy-in')",
            [(evening, place) for place, _ in enumerate(people, 1)],
        )
        self._post(
            ("hand", evening, place, 1, 0, 0, self._bank, person, _BUY_IN, None, made.isoformat())
            for place, person in enumerate(people, 1)
        )

    def _post(self, rows: Iterator[tuple[object, ...]]) -> None:
        self._many(
            "INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, reason, "
            "made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            list(rows),
        )

    def _partie(
        self, evening: int, people: list[int], started: datetime, results: int, postings: int, *, here: bool
    ) -> None:
        rng = self._rng
        if here and rng.random() < 0.2:
            people[-1] = len(PEOPLE) + rng.randrange(len(COMPUTERS)) + 1
        ended = started + timedelta(minutes=rng.randrange(8, 24), seconds=rng.randrange(60))
        origin = (
            self._session(evening, people, started, ended) if here else self._sheet(evening, people, started, ended)
        )
        source = "session" if here else "sheet"
        order = sorted(people, key=lambda person: self._skill[person] + rng.gauss(0, 2), reverse=True)
        self._connection.execute(
            "INSERT INTO finished (source, origin, kind, counted, ended) VALUES (?, ?, 'played', ?, ?)",
            (source, origin, int(rng.random() < 0.9), ended.isoformat()),
        )
        self._many(
            "INSERT INTO results (source, origin, chair, person, place, score) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (source, origin, chair, person, order.index(person) + 1, 30 - 7 * order.index(person))
                for chair, person in enumerate(people[:results])
            ],
        )
        self._connection.execute(f"INSERT INTO accounts ({source}) VALUES (?)", (origin,))
        (table,) = self._connection.execute("SELECT last_insert_rowid()").fetchone()
        self._post(self._deals("deal" if here else "line", origin, table, order, postings, started))

    def _session(self, evening: int, people: Sequence[int], started: datetime, ended: datetime) -> int:
        self._sessions += 1
        number, head = self._sessions, self._head
        options = json.dumps(dict(head.options))
        self._connection.execute(
            "INSERT INTO sessions (id, evening, game, rules_version, options, started, changed, played, over, log_sum) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?)",
            (
                *(number, evening, head.game, head.rules_version, options),
                *(started.isoformat(), ended.isoformat(), number, self._log_sum),
            ),
        )
        self._many(
            "INSERT INTO chairs (session, chair, person, level) VALUES (?, ?, ?, ?)",
            [
                (number, chair, person, "simple" if person > len(PEOPLE) else None)
                for chair, person in enumerate(people)
            ],
        )
        self._many("INSERT INTO log VALUES (?, ?, ?)", [(number, *entry) for entry in enumerate(self._log)])
        self._review(number, people)
        return number

    def _review(self, session: int, people: Sequence[int]) -> None:
        """What decisions cost in a partie, and now and then a mistake that is to be tried again."""
        self._connection.execute("INSERT INTO reviewed VALUES (?, ?)", (session, self._log_sum))
        persons = [chair for chair, person in enumerate(people) if person <= len(PEOPLE)]
        self._many(
            "INSERT INTO losses VALUES (?, ?, ?, 'partie', ?, ?, ?, ?, ?)",
            [
                (session, chair, kind, count, count * rate, count * rate**2, count * rate**2 / 9, rate)
                for chair in persons
                for kind, count, rate in (("", 20, 0.02), ("play", 12, 0.01), ("call", 10, 0.03))
            ],
        )
        if session % 8 == 0:
            day = (BEGIN + timedelta(days=session)).date().isoformat()
            self._many("INSERT INTO retries VALUES (?, 9, ?, 0, ?, NULL, NULL)", [(session, persons[0], day)])

    def _sheet(self, evening: int, people: Sequence[int], started: datetime, ended: datetime) -> int:
        self._sheets += 1
        number = self._sheets
        self._connection.execute(
            "INSERT INTO sheets (id, evening, game, options, started, changed, over) VALUES (?, ?, ?, '{}', ?, ?, 1)",
            (number, evening, self._rng.choice(tuple(GAMES)), started.isoformat(), ended.isoformat()),
        )
        self._many(
            "INSERT INTO sheet_chairs (sheet, chair, person) VALUES (?, ?, ?)",
            [(number, chair, person) for chair, person in enumerate(people)],
        )
        return number

    def _deals(
        self, source: str, origin: int, table: int, order: Sequence[int], postings: int, started: datetime
    ) -> Iterator[tuple[object, ...]]:
        """The chips of a partie, posting by posting: the better the place, the more; a correction now and then."""
        deal = 0
        while postings:
            deal += 1
            made = (started + timedelta(seconds=30 * deal)).isoformat()
            count = 3 if postings == SEATS + 1 else min(postings, SEATS)
            stake = self._rng.randrange(1, 10)
            gains = [stake * share for share in _SHARES[count]]
            if self._rng.random() < 0.4:
                self._rng.shuffle(gains)
            postings -= count
            rows = [
                (source, origin, deal, 1, 0, part, *((table, who) if gain > 0 else (who, table)), abs(gain), None, made)
                for part, (who, gain) in enumerate(zip(order[:count], gains, strict=False))
            ]
            yield from rows
            if count == SEATS and source == "line" and postings >= SEATS and self._rng.random() < 0.02:
                postings -= SEATS
                for *key, _, part, payer, payee, amount, _, when in rows:
                    yield (*key, 1, part, payee, payer, amount, "mistyped", when)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.nights.fill", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--evenings", type=int, default=Amounts.evenings)
    parser.add_argument("--results", type=int, default=Amounts.results)
    parser.add_argument("--postings", type=int, default=Amounts.postings)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.file.exists():
        parser.error(f"{given.file} exists already")
    fill(given.file, Amounts(given.evenings, given.results, given.postings), given.seed)


if __name__ == "__main__":
    main()
