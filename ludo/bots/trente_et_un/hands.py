"""Hands of Trente-et-un as sets of cards: what three are worth, and which of four to throw."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from ludo.engine.cards import SUIT, SUITS, Card
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import POINTS, value_of

_MOST: Final = 100_000
"""How many sets of four are remembered."""


class Values(dict[CardSet, float]):
    """Values of three cards, each found when it is first asked for."""

    def __init__(self, brelan_counts: bool, pairs_count: bool, fire: bool) -> None:
        super().__init__()
        self._brelan_counts = brelan_counts
        self._pairs_count = pairs_count
        self._fire = fire

    def __missing__(self, cards: CardSet) -> float:
        value = value_of(cards_in(cards), self._brelan_counts, self._pairs_count, self._fire)
        self[cards] = value
        return value


class Throws(dict[CardSet, Card]):
    """Which of four cards to throw: the three that are left are worth most, then lie most together in suits."""

    def __init__(self, values: Values) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, cards: CardSet) -> Card:
        if len(self) > _MOST:
            self.clear()
        held = cards_in(cards)
        thrown = best_throw(self._values, held, held)
        self[cards] = thrown
        return thrown


def best_throw(values: Values, held: tuple[Card, ...], offered: Iterable[Card]) -> Card:
    """Return which of some cards held to throw.

    Cards lie together in suits as the squares of the suits' points say.
    """
    totals = [0] * len(SUITS)
    for card in held:
        totals[SUIT[card]] += POINTS[card]
    four = mask_of(held)
    best, most, least = -1, -1.0, 0
    for card in offered:
        value, points = values[four ^ BIT[card]], POINTS[card]
        lost = points * (2 * totals[SUIT[card]] - points)
        if value > most or (value == most and lost < least):
            best, most, least = card, value, lost
    return best


class Hands(NamedTuple):
    """Hands as the options judge them."""

    value: Values
    throw: Throws


def hands_of(options: TrenteEtUnOptions) -> Hands:
    """Return what these options make of hands; the tables are shared."""
    setting = setting_of(options)
    return _tables(setting.brelan_counts, setting.pairs_count, setting.fire)


@lru_cache(4)
def _tables(brelan_counts: bool, pairs_count: bool, fire: bool) -> Hands:
    values = Values(brelan_counts, pairs_count, fire)
    return Hands(values, Throws(values))
