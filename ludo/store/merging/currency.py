"""The currency of two files: whose amounts of money are meant is asked, never guessed."""

from ludo.nights.merging import Choice
from ludo.store.merging.file_pair import Pair
from ludo.store.nights.currency import read_currency, write_currency


def take_currency(pair: Pair) -> None:
    """Take the currency of theirs where there is none here; of two currencies somebody has to choose."""
    here, there = read_currency(pair.mine), read_currency(pair.theirs)
    if not there or here == there:
        return
    if not here or pair.ask("currency", "currency", "", here, there, must=True) is Choice.THEIRS:
        write_currency(pair.mine, there)
