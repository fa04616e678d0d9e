"""Sharing out hidden cards among holders that may not hold each of them."""

from collections.abc import Sequence

from ludo.engine.cards import Card
from ludo.engine.masks import CardSet


def share_out(cards: Sequence[Card], wanted: Sequence[int], allowed: Sequence[CardSet]) -> list[list[Card]]:
    """Give each holder as many cards as it wants, each one that it may hold as long as that is possible.

    cards: in the order in which they are offered; wanted, allowed: by holder. Every place is filled in turn; where no
    card is left for it, cards move between places until one is free. A place that nothing fits gets what is left.
    """
    places = [holder for holder, count in enumerate(wanted) for _ in range(count)]
    place_of: dict[Card, int] = {}

    def fill(place: int, tried: set[Card]) -> bool:
        for card in cards:
            if card not in tried and allowed[places[place]] >> card & 1:
                tried.add(card)
                if card not in place_of or fill(place_of[card], tried):
                    place_of[card] = place
                    return True
        return False

    for place in range(len(places)):
        if not fill(place, set()):
            spare = next(card for card in cards if card not in place_of)
            place_of[spare] = place
    shares: list[list[Card]] = [[] for _ in wanted]
    for card, place in place_of.items():
        shares[places[place]].append(card)
    return shares
