"""The order in which the own hand is shown: as the cards came, sorted, or as the person has laid them."""

from collections import Counter
from collections.abc import Callable, Sequence

from ludo.engine.cards import Card, rank_of, suit_of
from ludo.engine.places import hand
from ludo.engine.views import AnyView, zones_of

Sorting = Callable[[AnyView, Sequence[Card]], Sequence[Card]]

_SUITS = (3, 2, 0, 1)
"""Black and red take turns."""


def by_suit(cards: Sequence[Card]) -> list[Card]:
    """Sort by suit, the highest rank first; jokers stand at the end."""
    return sorted(cards, key=lambda card: (_SUITS.index(suit_of(card)) if card < 52 else 4, -rank_of(card), card))


def by_rank(cards: Sequence[Card]) -> list[Card]:
    """Sort by rank, the highest first; jokers stand at the end."""
    return sorted(cards, key=lambda card: (card == 52, -rank_of(card) if card < 52 else 0, card))


class HandOrder:
    """The order of the hand of every chair; what the person has laid is kept as long as that hand is not empty.

    sorts: is every hand sorted that the person has not laid otherwise?
    """

    def __init__(self, sorting: Sorting) -> None:
        """`sorting`: how the game sorts a hand."""
        self._sorting = sorting
        self._kept: dict[int, list[Card]] = {}
        self._chosen: dict[int, Sorting] = {}
        self._last: tuple[object, ...] = ()
        self._shown: AnyView | None = None
        self.sorts = True

    def arranged(self, view: AnyView, chair: int | None) -> AnyView:
        """Return the view with the own hand in its order; the same object for the same question."""
        number = -1 if chair is None else chair
        key = (view, chair, self.sorts, self._chosen.get(number), tuple(self._kept.get(number, ())))
        same = len(self._last) == len(key) and self._last[0] is view and self._last[1:] == key[1:]
        if not same or self._shown is None:
            self._last, self._shown = key, self._arrange(view, chair)
        return self._shown

    def _arrange(self, view: AnyView, chair: int | None) -> AnyView:
        if view.seat is None or chair is None:
            return view
        place = hand(view.seat)
        cards = view.cards(place)
        known = view.known(place)
        if not known or len(known) != len(cards):
            if not cards:
                self._kept.pop(chair, None)
            return view
        order = self.order(view, chair)
        if tuple(order) == cards:
            return view
        return view._replace(zones=zones_of({**view.zones, place: tuple(order)}.items()))

    def order(self, view: AnyView, chair: int) -> list[Card]:
        """Return the cards of the own hand as they are shown."""
        assert view.seat is not None
        known = view.known(hand(view.seat))
        kept = self._kept.get(chair)
        if kept is None:
            chosen = self._chosen.get(chair, self._sorting if self.sorts else None)
            return list(known) if chosen is None else list(chosen(view, known))
        left = Counter(known)
        result = []
        for card in kept:
            if left[card] > 0:
                left[card] -= 1
                result.append(card)
        for card in known:
            if left[card] > 0:
                left[card] -= 1
                result.append(card)
        return result

    def put(self, view: AnyView, chair: int, card: Card | None, neighbour: Card | None) -> None:
        """Lay a card where another one lies; the order is the person's own from now on."""
        order = self.order(view, chair)
        if card in order and neighbour in order:
            goal = order.index(neighbour)
            order.remove(card)
            order.insert(goal, card)
            self._kept[chair] = order

    def sort(self, chair: int, sorting: Sorting | None = None) -> None:
        """Sort a hand from now on until the person lays it otherwise: as the game does, if nothing else is given."""
        self._chosen[chair] = sorting or self._sorting
        self._kept.pop(chair, None)
