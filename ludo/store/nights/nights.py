"""All that the file holds of game nights; what only some pages need is read on first use.

Everything may raise `ludo.session.ports.StorageError` where the file cannot be read or written, and `NightsError` for
what is not allowed; then nothing has changed. Every call that writes is one transaction, on disk when it returns.
Numbers of people: a merged entry's number is understood everywhere, answers hold the number that stands for it now.
Moments are UTC, ISO 8601 with seconds; `None` is now.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ludo.lazy import LazyPart
from ludo.store.books.deriving import BOOKS
from ludo.store.database import Database
from ludo.store.nights.chips import ChipsTable
from ludo.store.nights.currency import read_currency
from ludo.store.nights.evenings import EveningsTable
from ludo.store.nights.people import PeopleTable
from ludo.store.nights.sheets import SheetsTable

if TYPE_CHECKING:
    from ludo.store.merging.merging_table import MergingTable
    from ludo.store.nights.checking import CheckingTable
    from ludo.store.nights.closing import ClosingTable
    from ludo.store.nights.corrections import MendingTable
    from ludo.store.nights.done import DoneTable
    from ludo.store.nights.exchange import ExchangeTables
    from ludo.store.nights.foreign_results import BringingTable
    from ludo.store.nights.money import MoneyTable
    from ludo.store.nights.other_games import OthersTable
    from ludo.store.nights.outside_evenings import OutsideTable
    from ludo.store.nights.seasons import SeasonsTable
    from ludo.store.nights.statistics import StatisticsTable


class Nights:
    """People, evenings, score sheets, chips and statistics of a file."""

    bringing: LazyPart[BringingTable] = LazyPart("ludo.store.nights.foreign_results:BringingTable", "_database")
    """Results of other programs."""
    seasons: LazyPart[SeasonsTable] = LazyPart("ludo.store.nights.seasons:SeasonsTable", "_database")
    """Seasons with their standings."""
    others: LazyPart[OthersTable] = LazyPart("ludo.store.nights.other_games:OthersTable", "_database")
    """Parties in one line, and shared expenses."""
    exchange: LazyPart[ExchangeTables] = LazyPart("ludo.store.nights.exchange:ExchangeTables", "_database")
    """CSV files and backups."""
    statistics: LazyPart[StatisticsTable] = LazyPart("ludo.store.nights.statistics:StatisticsTable", "_database")
    """The table that charts and ratings ask."""
    outside: LazyPart[OutsideTable] = LazyPart("ludo.store.nights.outside_evenings:OutsideTable", "_database")
    """The table of what was played outside of any evening."""
    mending: LazyPart[MendingTable] = LazyPart("ludo.store.nights.corrections:MendingTable", "_database")
    """Mistakes."""
    acts: LazyPart[DoneTable] = LazyPart("ludo.store.nights.done:DoneTable", "_database")
    """All acts, and their taking back."""
    checking: LazyPart[CheckingTable] = LazyPart("ludo.store.nights.checking:CheckingTable", "_database")
    """The check of the books."""
    money: LazyPart[MoneyTable] = LazyPart("ludo.store.nights.money:MoneyTable", "_database", "chips")
    """Debts of people, in money or in chips."""
    closing: LazyPart[ClosingTable] = LazyPart("ludo.store.nights.closing:ClosingTable", "_database", "chips")
    """The table of what is unfinished at an evening."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.people = PeopleTable(database)
        self.evenings = EveningsTable(database)
        self.sheets = SheetsTable(database)
        self.chips = ChipsTable(database)

    @cached_property
    def merging(self) -> MergingTable:
        """Evenings for another computer, and those of one."""
        from ludo.store.merging.merging_table import MergingTable

        return MergingTable(self._database)

    def currency(self) -> str:
        """Return the code (ISO 4217) of the currency of the books, empty where none was chosen."""
        with self._database.reading() as connection:
            return read_currency(connection)

    def set_currency(self, code: str) -> None:
        """Set the currency of all evenings."""
        with self._database.transaction():
            self._database.books.set_value(BOOKS, "currency", code)

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601 with seconds."""
        return self._database.now()
