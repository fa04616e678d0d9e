"""Queries for what counts: parties, sheets and other games that ended, were not given up and are not annulled."""

import sqlite3
from typing import Final

from ludo.session.chairs import UNNAMED, UNNAMED_KEY


def annulled(source: str, origin: str) -> str:
    """Return SQL for whether something was annulled. source: its kind, or SQL for that."""
    source = f"'{source}'" if source in ("session", "sheet", "play") else source
    return f"EXISTS (SELECT 1 FROM annulled AS a WHERE a.source = {source} AND a.origin = {origin})"


def stands(source: str, origin: str) -> str:
    """Return SQL for whether something was not annulled."""
    return f"NOT {annulled(source, origin)}"


PERSON: Final = f"""iif(who.guest = 0, coalesce((
    SELECT coalesce(named.merged_into, named.id) FROM settings JOIN people AS named ON named.name = value
    WHERE key = '{UNNAMED_KEY}' AND named.computer = 0 AND named.guest IS NULL
    ORDER BY named.merged_into IS NOT NULL, named.id LIMIT 1
), {UNNAMED}), who.id)"""
"""SQL for whose play that of `who` is, an entry of people: what was played without a name is of who has said so."""


def alone(chair: str) -> str:
    """Return SQL for whether whoever sits on a chair is the only person at the table."""
    return f"""1 = (
        SELECT count(*) FROM chairs AS beside JOIN people AS they ON they.id = beside.person
        WHERE beside.session = {chair}.session AND they.computer = 0
    )"""


COUNTS: Final = f"f.kind <> 'given-up' AND {stands('f.source', 'f.origin')}"
"""SQL for whether something counts, from its row `f` of `finished`."""
GIVEN_BACK: Final = f"""
SELECT coalesce(plays.evening, 0), entry FROM plays WHERE entry IS NOT NULL AND {annulled("play", "plays.id")}
"""
"""SQL for evening and number of what was entered by hand for parties of other games that count no more."""


def is_annulled(connection: sqlite3.Connection, source: str, origin: int) -> bool:
    """Was something annulled?"""
    return bool(connection.execute(f"SELECT {annulled('?', '?')}", (source, origin)).fetchone()[0])
