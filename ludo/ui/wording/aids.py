"""Aids to judge a hand at the table: the order of the ranks, the value of the hand, the wanted card."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ludo.engine.cards import RANK, Card
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.cards import rank_name


class AidItem(NamedTuple):
    """A part of an aid: a rank, shown by its index, or (`rank` 0) a short text. `lit`: the viewer holds or needs it."""

    rank: int
    lit: bool
    text: str = ""


class Aid(NamedTuple):
    """An aid to judge a hand: a title of a few words, its parts in their order, and all of it in a sentence.

    spoken: what it says of this very hand, which the key for the hand reads after it.
    """

    title: str
    items: tuple[AidItem, ...]
    sentence: str
    spoken: str = ""


def rank_aid(ranks: Sequence[int], held: Collection[Card]) -> Aid:
    """Return the order of the ranks, highest first, lit for the cards that are held."""
    mine = {RANK[card] for card in held}
    items = tuple(AidItem(rank, rank in mine) for rank in ranks)
    order = enumerated(rank_name(rank) for rank in ranks)
    sentence = translate("Aids", "From the highest to the lowest: {ranks}.").format(ranks=order)
    yours = enumerated(rank_name(rank) for rank in ranks if rank in mine)
    if yours:
        sentence += " " + translate("Aids", "You hold: {ranks}.").format(ranks=yours)
    return Aid(translate("Aids", "Highest first"), items, sentence)
