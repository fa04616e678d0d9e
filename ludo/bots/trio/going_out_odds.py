"""How likely the next player, an opener, goes out with a card that is thrown before them."""

from collections.abc import Collection, Iterable
from math import comb
from typing import Final

from ludo.bots.trio.outlook import Outlook
from ludo.bots.trio.sequence_wilds import SLOTS_OF_RANK
from ludo.engine.cards import RANK, SUIT, Card, card_of
from ludo.engine.places import hand
from ludo.games.trio.arrangements import OF_RANK
from ludo.games.trio.combinations import (
    SET,
    SET_RANKS,
    WILD,
    WILDS,
    Combination,
    End,
    Meld,
    ends_of,
    face,
    layoff_refusal,
    outer_slot,
)
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import next_seat
from ludo.games.trio.view import TrioView

FITTING: Final = (0.0, 1.0, 0.1, 0.0)
"""How likely an opener goes out with a discard since it fits the table, by the cards they hold; with more than three
they hardly do. This and the next two were measured in 600 deals."""
WITH_WILD: Final = (0.0, 0.0, 0.35, 0.55)
"""The same with a wild that they lay wherever it goes, of two or more cards."""
KEPT_PAIRS: Final = (0.0, 0.0, 7.0, 3.0)
"""How much oftener two of their last cards go together than two unseen ones: they have laid and thrown the others."""


def fitting(melds: Iterable[Meld], options: TrioOptions) -> frozenset[Card]:
    """Return the cards that fit what lies on the table, wilds where the limit leaves room (TRO-46, TRO-49)."""
    found: set[Card] = set()
    for meld in melds:
        one = meld.combination
        for end in ends_of(one):
            near = {*_next_to(one, end, options), *WILDS} - found
            found.update([card for card in near if layoff_refusal(meld, card, end, options) is None])
    return frozenset(found)


def _next_to(one: Combination, end: End, options: TrioOptions) -> tuple[Card, ...]:
    """Return the cards that a combination is continued with at an end, wilds aside."""
    if one.kind == SET:
        return OF_RANK[one.of]
    slot = outer_slot(one, end, options)
    return () if slot is None else (face(one.of, slot),)


def lets_out(view: TrioView, card: Card, outlook: Outlook, fits: Collection[Card]) -> float:
    """Return about how likely the next player, who has opened, goes out with a card that is thrown before them
    (TRO-45). It fits the table, or makes a combination with two of theirs. fits: the cards that fit, by `fitting`."""
    assert view.seat is not None
    seat = next_seat(view.seat, view.options.players)
    number = len(view.cards(hand(seat)))
    if seat not in view.facts.opened or number >= len(FITTING):
        return 0.0
    if WILD[card]:
        return WITH_WILD[number] if number > 1 else FITTING[number] * (card in fits)
    pairs = comb(number, 2) * _pairs_for(card, outlook) / comb(max(outlook.total, 2), 2)
    return min(FITTING[number] * (card in fits) + KEPT_PAIRS[number] * pairs, 1.0)


def _pairs_for(card: Card, outlook: Outlook) -> int:
    """Return how many pairs of unseen natural cards make a new combination with a card (TRO-43)."""
    unseen = outlook.unseen
    slots = SLOTS_OF_RANK[RANK[card]]
    near = [
        sum([unseen[card_of(rank, SUIT[card])] for rank in SET_RANKS if SLOTS_OF_RANK[rank] & reach])
        for reach in (slots >> 2, slots >> 1, slots << 1, slots << 2)
    ]
    alike = sum([unseen[other] for other in OF_RANK[RANK[card]]])
    return comb(alike, 2) + near[0] * near[1] + near[1] * near[2] + near[2] * near[3]
