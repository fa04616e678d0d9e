"""Base of what reads and writes some tables of the open file."""

from ludo.store.database import Database
from ludo.store.ledger import Ledger


class FileTable:
    """Some tables of a file. Everything raises StorageError where the file cannot be read or written."""

    def __init__(self, database: Database) -> None:
        self._database = database


class BookTable(FileTable):
    """The same, with the ledger, in which they move chips."""

    def __init__(self, database: Database, ledger: Ledger) -> None:
        super().__init__(database)
        self._ledger = ledger
