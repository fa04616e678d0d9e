"""Views: the table as a seat sees it by zones, and the game's own public facts.

A view can also be followed: the view of the start, brought up to date by the events that the seat heard, is the view
of now. Screens and computer players need nothing else.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from ludo.engine.cards import Card
from ludo.engine.compiling import mypyc_attr
from ludo.engine.events import Asked, Changed, Event, Faces, Moved, Paid, Turned
from ludo.engine.frozen import Frozen
from ludo.engine.options import Options
from ludo.engine.places import POT, Place, Seat, purse
from ludo.engine.turns import Turn

OptionsT_co = TypeVar("OptionsT_co", bound=Options, covariant=True)
FactsT_co = TypeVar("FactsT_co", bound="Facts", covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Facts(Frozen):
    """The public fields of a game, besides cards, chips and turn; each game adds its own as a frozen dataclass."""


class View(NamedTuple, Generic[OptionsT_co, FactsT_co]):
    """The table as one seat sees it (`seat` None: as an onlooker sees it).

    `zones` holds every place with cards, None standing for a face that this seat does not know. The order of cards
    means something only where it is public (trick, discard pile, melds) and in the seat's own hand (as they came); in
    other people's hands known faces stand first. `chips` holds every place with chips. `facts` is the game's own
    frozen dataclass of public fields; `options` is the game's options.
    """

    game: str
    options: OptionsT_co
    seat: Seat | None
    turn: Turn
    zones: Mapping[Place, Faces]
    chips: Mapping[Place, int]
    facts: FactsT_co

    def cards(self, place: Place) -> Faces:
        """Return the cards of a place, empty if there are none."""
        return self.zones.get(place, ())

    def known(self, place: Place) -> tuple[Card, ...]:
        """Only those cards of a place whose faces this seat knows."""
        return tuple(card for card in self.zones.get(place, ()) if card is not None)


AnyView: TypeAlias = View[Options, Facts]
"""A view of whatever game."""


def zones_of(piles: Iterable[tuple[Place, Iterable[Card | None]]]) -> dict[Place, Faces]:
    """Zones from places and their cards, empty places left out."""
    return {place: faces for place, cards in piles if (faces := tuple(cards))}


def chips_of(purses: Sequence[int], pot: int) -> dict[Place, int]:
    """Chips by place, from those of each seat and of the pot; places without any left out."""
    chips = {purse(seat): amount for seat, amount in enumerate(purses) if amount}
    if pot:
        chips[POT] = pot
    return chips


def follow(view: View[OptionsT_co, FactsT_co], events: Iterable[Event]) -> View[OptionsT_co, FactsT_co]:
    """The view after these events, as the view's seat heard them. Raises ValueError if they do not fit the view."""
    zones = {place: list(cards) for place, cards in view.zones.items()}
    chips = dict(view.chips)
    facts: dict[str, object] = {}
    turn = view.turn
    for event in events:
        match event:
            case Moved(cards, source, target):
                _take(zones, source, cards)
                _put(zones, target, cards, view.seat)
            case Turned(place, cards):
                zones[place] = list(cards)
            case Paid(amount, source, target):
                chips[source] = chips.get(source, 0) - amount
                chips[target] = chips.get(target, 0) + amount
            case Changed(name, value):
                facts[name] = value
            case Asked(must, may, _):
                turn = Turn(must, may)
            case _:
                pass
    return view._replace(
        turn=turn,
        zones=zones_of(zones.items()),
        chips={place: amount for place, amount in chips.items() if amount},
        facts=replace(view.facts, **facts) if facts else view.facts,
    )


def remove_last(pile: list[Card] | list[Card | None], card: Card) -> None:
    """Take a card out of a pile; of equal ones the topmost. Raises ValueError if there is none."""
    for index in range(len(pile) - 1, -1, -1):
        if pile[index] == card:
            del pile[index]
            return
    raise ValueError(f"card {card} is not in the pile")


def _take(zones: dict[Place, list[Card | None]], place: Place, cards: Faces) -> None:
    pile = zones.get(place, [])
    for card in cards:
        if card is not None and card in pile:
            remove_last(pile, card)
        elif None in pile:
            pile.remove(None)
        elif card is None and pile:
            pile.pop()
        else:
            raise ValueError(f"no such card lies in {place}")


def _put(zones: dict[Place, list[Card | None]], place: Place, cards: Faces, seat: Seat | None) -> None:
    pile = zones.setdefault(place, [])
    if place.kind == "hand" and place.owner != seat:
        known = [card for card in pile if card is not None] + [card for card in cards if card is not None]
        zones[place] = [*known, *([None] * (len(pile) + len(cards) - len(known)))]
    else:
        pile.extend(cards)
