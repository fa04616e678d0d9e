"""How every connection to a file is set up, and the functions that its SQL can call."""

import sqlite3

from ludo.store.rows import line_sum


def prepare(connection: sqlite3.Connection) -> None:
    """Set up a connection: what is written is on disk, and nothing in the system's temporary folder."""
    connection.text_factory = readable
    register_functions(connection)
    for pragma in (
        "temp_store = MEMORY",
        "synchronous = FULL",
        "fullfsync = ON",
        "checkpoint_fullfsync = ON",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def readable(text: bytes) -> str:
    """Return text of a file whose bytes may have been damaged without SQLite noticing."""
    return text.decode(errors="replace")


def register_functions(connection: sqlite3.Connection) -> None:
    """Register the functions that schema and migrations need for SQL of a connection."""
    connection.create_function("line_sum", 2, line_sum, deterministic=True)
    connection.create_function("folded_name", 1, _folded_name, deterministic=True)
    connection.create_function("derived_identity", 4, derived_identity, deterministic=True)


def derived_identity(kind: str, number: int, moment: str, first: str) -> str:
    """Return the identity of a row of before, from what every copy of its file holds."""
    from hashlib import sha256  # takes milliseconds, and no start needs it

    parts = "\x1f".join((kind, str(number), str(moment), str(first)))
    return sha256(parts.encode(errors="surrogatepass")).hexdigest()[:32]


def _folded_name(name: str) -> str:
    from ludo.nights.people import folded_name  # the first paint does without game nights

    return folded_name(name)
