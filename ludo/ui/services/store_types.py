"""The types of what keeps everything: the interface is given them, and reads nothing of the store itself."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludo.store.merging.merging_table import MergingTable as MergingTable
    from ludo.store.nights.corrections import MendingTable as MendingTable
    from ludo.store.nights.done import DoneTable as DoneTable
    from ludo.store.nights.exchange import ExchangeTables as ExchangeTables
    from ludo.store.nights.foreign_results import BringingTable as BringingTable
    from ludo.store.nights.nights import Nights as Nights
    from ludo.store.nights.people import PeopleTable as PeopleTable
    from ludo.store.nights.seasons import SeasonsTable as SeasonsTable
    from ludo.store.nights.statistics import StatisticsTable as StatisticsTable
    from ludo.store.notices import Notice as Notice
    from ludo.store.own_play import OwnPlayTable as OwnPlayTable
    from ludo.store.retries import RetriesTable as RetriesTable
    from ludo.store.reviews import LossesTable as LossesTable
    from ludo.store.store import Store as Store
else:

    def __getattr__(name: str) -> type[object]:
        """Stand for a type while the program runs, which only names it."""
        return object
