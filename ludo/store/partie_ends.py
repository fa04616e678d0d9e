"""The ends of parties, written within a transaction."""

import sqlite3
from typing import Final

from ludo.nights.evenings import Finish

TABLES: Final = {"session": ("sessions", "chairs"), "sheet": ("sheets", "sheet_chairs")}
"""By source of a result: the table of what was played, and that of who sat there."""
CHAIRS: Final = {source: chairs for source, (_, chairs) in TABLES.items()} | {"play": "play_chairs"}
"""By source of a result: the table of who took part; `play` is a partie of another game."""


def write_finish(connection: sqlite3.Connection, source: str, origin: int, finish: Finish | None, ended: str) -> None:
    """Write how a partie ended in the place of what was there; None: it has not ended. Within a transaction."""
    connection.execute("DELETE FROM results WHERE source = ? AND origin = ?", (source, origin))
    connection.execute("DELETE FROM finished WHERE source = ? AND origin = ?", (source, origin))
    if finish is None:
        return
    connection.execute(
        "INSERT INTO finished (source, origin, kind, counted, ended) VALUES (?, ?, ?, ?, ?)",
        (source, origin, finish.kind.value, int(finish.counted), ended),
    )
    table = CHAIRS[source]
    for chair, result in enumerate(finish.results):
        if result is None:
            continue
        connection.execute(
            "INSERT INTO results (source, origin, chair, person, place, score) "
            f"SELECT ?, ?, chair, person, ?, ? FROM {table} WHERE {source} = ? AND chair = ?",
            (source, origin, result.place, result.score, origin, chair),
        )
