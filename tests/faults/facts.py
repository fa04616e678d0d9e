"""What a file says of everything that deeds are about, by its own tables, and what of it is missing."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final, TypeAlias

from tests.faults import oracle

Facts: TypeAlias = dict[tuple[object, ...], tuple[object, ...] | None]
"""By what a row is known, what it must hold; None: it must not be there."""

_COMPARED: Final[Mapping[str, tuple[str, int]]] = {
    "people": ("id, name, merged_into, archived, colour, picture, notes", 1),
    "evenings": ("id, name, place, notes, closed, put_away", 1),
    "evening_events": ("evening, number, kind, person", 2),
    "sessions": ("id, evening, game, over, cut", 1),
    "chairs": ("session, chair, person, level", 2),
    "log": ("session, number, line", 2),
    "sheets": ("id, game, evening, over", 1),
    "sheet_chairs": ("sheet, chair, person", 2),
    "sheet_lines": ("sheet, number, revision, line, reason", 3),
    "results": ("source, origin, chair, person, place, score", 3),
    "finished": ("source, origin, kind, counted", 2),
    "hand_entries": ("evening, number, kind", 2),
    "postings": (
        "source, origin, number, generation, part, reversal, (SELECT owner FROM owners WHERE id = payer), "
        "(SELECT owner FROM owners WHERE id = payee), amount, reason",
        6,
    ),
    "money": (
        "evening, number, part, (SELECT owner FROM owners WHERE id = payer), "
        "(SELECT owner FROM owners WHERE id = payee), cents, currency, role",
        3,
    ),
    "counts": ("evening, number, (SELECT owner FROM owners WHERE id = account), chips", 3),
    "settings": ("key, value", 1),
    "accounts": ("(SELECT owner FROM owners WHERE owners.id = accounts.id)", 1),
    "identities": ("kind, number, identity", 2),
    "entry_identities": ("evening, number, identity", 2),
    "event_identities": ("evening, number, identity", 2),
    "distinct_people": ("one, other", 2),
    "annulled": ("source, origin, reason", 2),
    "outside": ("source, origin, counts", 2),
    "taken_out": ("evening, source, origin", 3),
    "chair_changes": ("sheet, chair, line, person", 3),
    "other_games": ("name, unit", 1),
    "plays": ("id, (SELECT name FROM other_games WHERE other_games.id = game), evening", 1),
    "play_chairs": ("play, chair, person, team", 2),
    "seasons": ("id, name, since, until", 1),
    "removed": ("identity", 1),
    "reviews": ("session, ply, chair, digest, content", 3),
    "reviewed": ("session", 1),
    "losses": ("session, chair, kind, unit, decisions, cost, squares, doubt, most", 4),
    "retries": ("session, ply, chair, step, act", 3),
    "lucks": ("session, digest, content", 1),
    "acts": ("id, line", 1),
    "set_aside": ("id, line", 1),
    "blobs": ("digest", 1),
}
"""What is compared of the rows of each table, and by how many values of it they are told apart."""
_FOLLOW: Final = {"act_order", "act_refs"}
"""Where acts are found, which is worked out anew."""

_OWNERS: Final = """
CREATE TEMP TABLE owners AS SELECT id, CASE WHEN person IS NOT NULL THEN 'person ' || person
    WHEN session IS NOT NULL THEN 'session ' || session WHEN sheet IS NOT NULL THEN 'sheet ' || sheet ELSE name END
    AS owner FROM accounts
"""


class Identity:
    """Any identity: 32 hexadecimal digits."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and len(other) == 32 and set(other) <= set("0123456789abcdef")

    __hash__ = None  # type: ignore[assignment]


class Somebody:
    """The number of any person."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int) and other > 0

    __hash__ = None  # type: ignore[assignment]


def unknown_tables(books: oracle.Books) -> list[str]:
    """Return tables of a file that nothing here compares."""
    return sorted(books.keys() - _COMPARED.keys() - _FOLLOW)


def facts(path: Path) -> Facts:
    """Return what a file says of everything."""
    with closing(oracle.connect(path)) as raw:
        return read_facts(raw)


def read_facts(raw: sqlite3.Connection) -> Facts:
    """Return what an open file says of everything."""
    raw.execute(_OWNERS)
    found: Facts = {}
    for table, (columns, keys) in _COMPARED.items():
        for row in raw.execute(f"SELECT {columns} FROM {table}"):
            found[table, *row[:keys]] = tuple(row[keys:])
    return found


def missing(told: Facts, path: Path, *, exact: bool = False) -> list[str]:
    """Return what was reported and is not in the file, or otherwise; and tables that nobody compares.

    Where not `exact`: what was being done when the end came may have changed once more what goes on.
    """
    there = facts(path)
    wrong = [
        f"{key}: {there.get(key)}, not {row}"
        for key, row in told.items()
        if there.get(key) != row and (exact or key not in there or row is None or key[0] not in _MAY_GO_ON)
    ]
    return wrong[:3] + [f"nobody compares the table {table}" for table in unknown_tables(oracle.read_file(path))]


_MAY_GO_ON: Final = ("sheets", "evenings", "people", "settings")
