"""Balances of everybody before and after something."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from typing import Final

from ludo.nights.merging import Held
from ludo.store.books.moved import SUMS

_HELD: Final = f"""
SELECT person, sum(chips) FROM ({SUMS}) JOIN accounts ON accounts.id = account WHERE person IS NOT NULL GROUP BY person
"""


def balances(connection: sqlite3.Connection) -> Mapping[int, int]:
    """Return what people hold, whoever they are the same as, by number."""
    return dict(connection.execute(_HELD).fetchall())


def balances_that_change(before: Mapping[int, int], connection: sqlite3.Connection) -> tuple[Held, ...]:
    """Return the balances that are other ones now, of people as they are united now, in order of names."""
    people = {number: (into or number, name) for number, into, name in connection.execute(
        "SELECT id, merged_into, name FROM people"
    )}  # fmt: skip
    was, now = Counter[int](), Counter[int]()
    for counter, held in ((was, before), (now, balances(connection))):
        for number, chips in held.items():
            counter[people[number][0] if number in people else number] += chips
    changed = [
        Held(people[number][1], was[number], now[number]) for number in {*was, *now} if was[number] != now[number]
    ]
    return tuple(sorted(changed))
