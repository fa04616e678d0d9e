"""The currency of the books: one for all evenings of a file, kept in its settings."""

import sqlite3
from typing import Final

from ludo.store.rows import text

_KEY: Final = "currency"


def read_currency(connection: sqlite3.Connection) -> str:
    """Return the code (ISO 4217) of the currency of a file, empty where none was chosen."""
    row = connection.execute("SELECT value FROM settings WHERE key = ?", (_KEY,)).fetchone()
    return "" if row is None else text(row[0])
