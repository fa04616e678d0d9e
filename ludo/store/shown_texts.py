"""Texts of a file, whoever wrote it: no name, note or setting turns or hides what stands beside it."""

import json
import sqlite3
from collections.abc import Mapping
from functools import partial
from typing import Final

from ludo.session.json_values import Json, json_value
from ludo.store.books.act import Value, shown
from ludo.store.books.moved import TABLE
from ludo.store.notices import CLEANED, Notice, keep_notices, kept_notices

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "people": ("name", "notes"),
    "evenings": ("name", "place", "notes", "currency"),
    "seasons": ("name",),
    "other_games": ("name",),
    "accounts": ("name",),
    "sessions": ("game",),
    "sheets": ("game",),
    "chairs": ("level",),
    "sheet_lines": ("reason",),
    "annulled": ("reason",),
    "money": ("reason", "currency"),
    TABLE: ("reason",),
    "settings": ("value",),
}


def clean_texts(connection: sqlite3.Connection) -> None:
    """Take signs that nobody sees out of all texts of a file of this version, as rows that follow from acts have none.

    In how many of them there were some becomes a notice of the file.

    Raises sqlite3.Error where two accounts come to have one name.
    """
    cleaned = 0
    for table, columns in SHOWN.items():
        for column in columns:
            texts = connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL").fetchall()
            clean = _setting if table == "settings" else partial(shown, column)
            changes = [(new, old) for (old,) in texts if (new := clean(old)) != old]
            connection.executemany(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", changes)
            cleaned += len(changes)
    if cleaned:
        keep_notices(connection, [*kept_notices(connection), Notice(CLEANED, saved=cleaned)])


def _setting(text: str) -> Value:
    read = json_value(text)
    if not isinstance(read, list | dict):
        return shown("value", text)
    clean = _within(read)
    return text if clean == read else json.dumps(clean)


def _within(value: Json) -> Json:
    match value:
        case str():
            return str(shown("value", value))
        case list():
            return list(map(_within, value))
        case dict():
            return {str(shown("key", key)): _within(part) for key, part in value.items()}
    return value
