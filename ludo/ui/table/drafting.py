"""The view with a draft in it: cards laid into its trays have left the places where the view has them."""

from collections import Counter
from collections.abc import Iterator

from ludo.engine.cards import Card
from ludo.engine.drafts import Draft, Item
from ludo.engine.events import Moved
from ludo.engine.places import Place, hand
from ludo.engine.views import AnyView, zones_of


def drafted(view: AnyView, draft: Draft | None) -> AnyView:
    """Return the view with the cards of the draft in its trays."""
    if draft is None or not any(tray.cards for tray in draft.trays):
        return view
    zones = {place: list(cards) for place, cards in view.zones.items()}
    for tray in draft.trays:
        for card in tray.cards:
            place = _origin(zones, draft, view, card)
            if place is not None:
                zones[place].remove(card)
        zones[tray.place] = list(tray.cards)
    return view._replace(zones=zones_of(zones.items()))


def _origin(zones: dict[Place, list[Card | None]], draft: Draft, view: AnyView, card: Card) -> Place | None:
    """Return from where a card was taken: the hand, or another place, where fewer are left to take than lie there."""
    left = Counter(draft.sources)
    own = [] if view.seat is None else [hand(view.seat)]
    places = [place for place in (*own, *zones) if place.kind != "tray" and card in zones.get(place, ())]
    taken = (place for place in places if zones[place].count(card) > left[Item(place, card)])
    return next(taken, places[0] if places else None)


def transfers(before: AnyView, after: AnyView) -> Iterator[Moved]:
    """Yield the moves that lead from one picture to another, as far as the same faces disappear and appear."""
    gained = [
        (place, card)
        for place, cards in after.zones.items()
        for card in (Counter(cards) - Counter(before.cards(place))).elements()
    ]
    for place, cards in before.zones.items():
        for card in (Counter(cards) - Counter(after.cards(place))).elements():
            target = next((target for target, face in gained if face == card), None)
            if target is not None:
                gained.remove((target, card))
                yield Moved((card,), place, target)


def without(view: AnyView, place: Place, card: Card | None) -> AnyView:
    """Return the view as if a card had left its place already."""
    cards = list(view.cards(place))
    if card in cards:
        cards.remove(card)
    return view._replace(zones=zones_of({**view.zones, place: tuple(cards)}.items()))
