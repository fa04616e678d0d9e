"""Parties of other files, known by their results alone."""

import sqlite3
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ludo.nights.csv_tables import EveningKey, Owner, PartieKey, ResultRow
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.store.nights.other_games import write_results
from ludo.store.nights.people import CURRENT
from ludo.store.nights.sheets import insert_sheet
from ludo.store.partie_ends import write_finish
from ludo.store.person_names import person_by_name

_KNOWN: Final = f"""
SELECT f.source, f.origin, played.game, played.started, f.ended, r.chair, {CURRENT.format("r.person")}, r.place, r.score
FROM finished AS f JOIN results AS r ON r.source = f.source AND r.origin = f.origin
JOIN (
    SELECT 'session' AS source, id, game, started FROM sessions UNION ALL SELECT 'sheet', id, game, started FROM sheets
    UNION ALL SELECT 'play', plays.id, name, made FROM plays JOIN other_games ON other_games.id = game
) AS played ON played.source = f.source AND played.id = f.origin
ORDER BY f.source, f.origin, r.chair
"""


@dataclass(frozen=True, slots=True)
class Partie:
    """A partie of a CSV file with the lines that it is on; results by chair."""

    partie: PartieKey
    results: tuple[ResultRow, ...]
    lines: tuple[int, ...]

    @property
    def evening(self) -> EveningKey:
        """The evening that it belongs to."""
        return self.partie.evening

    def key(self, connection: sqlite3.Connection) -> Hashable:
        """Return what it has in common with the same partie in the file of this program."""
        return (
            self.partie.game,
            self.partie.started,
            self.partie.ended,
            tuple((row.chair, _number(connection, row.person), row.place, row.score) for row in self.results),
        )


def _number(connection: sqlite3.Connection, owner: Owner) -> int | None:
    return person_by_name(connection, owner.name, computer=owner.kind == "computer")


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


def known_parties(connection: sqlite3.Connection) -> Counter[Hashable]:
    """Count the parties with results that there are, by what `Partie.key` says."""
    parties: dict[tuple[object, ...], list[tuple[object, ...]]] = {}
    for source, origin, game, started, ended, *result in connection.execute(_KNOWN):
        parties.setdefault((source, origin, game, started, ended), []).append(tuple(result))
    return Counter((*key[2:], tuple(results)) for key, results in parties.items())


def write_partie(connection: sqlite3.Connection, partie: Partie, people: Sequence[int], evening: int | None) -> None:
    """Write a partie as a sheet without lines that is over, or as one of another game; within a transaction."""
    key = partie.partie
    if key.source == "play":
        rows = [Result(row.place, row.score) for row in partie.results]
        write_results(connection, key.game, people, rows, evening, key.ended)
        return
    number = insert_sheet(connection, key.game, {}, people, evening, key.started)
    connection.execute("UPDATE sheets SET over = 1, changed = ? WHERE id = ?", (key.ended, number))
    results = tuple(Result(row.place, row.score) for row in partie.results)
    write_finish(connection, "sheet", number, Finish(FinishKind.IMPORTED, results, key.counted), key.ended)
