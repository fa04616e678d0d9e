"""Base of what reads and writes some tables of the open file."""

from ludo.store.database import Database


class FileTable:
    """Some tables of a file. Everything raises StorageError where the file cannot be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database
