"""Who holds what in a decision that is looked at: in typical imagined deals, and as the cards really lay."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludo.bots.coach.typical_deals import Typical
from ludo.bots.contract import Hands
from ludo.engine.cards import Card
from ludo.engine.places import STOCK, Place
from ludo.session.decisions import Decision
from ludo.session.record import PartieRecord
from ludo.ui.i18n import listed, translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.hint_words import Asked
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import with_head

_MOST_SAID: Final = 15
"""Of more cards only the part that is gone to says which they are."""


class Lying(NamedTuple):
    """Cards that lay hidden from the person: whose they are or where they lie, and the same in a sentence."""

    name: str
    cards: tuple[Card, ...]
    sentence: str


class Deal(NamedTuple):
    """Cards in a deal, and what kind of deal it is. real: it is no imagined one."""

    title: str
    held: tuple[Lying, ...]
    real: bool = False

    @property
    def spoken(self) -> str:
        """Everything in sentences."""
        return with_head(self.title, joined([each.sentence for each in self.held]))

    @property
    def short(self) -> bool:
        """Are there so few cards that all are said without being asked for?"""
        return sum(len(each.cards) for each in self.held) <= _MOST_SAID


def typical_deals(asked: Asked, typical: Typical) -> tuple[Deal, ...]:
    """Return the imagined deals that show what an act cost: where it matters, and where not."""
    number = len(typical.matters)
    titles = [translate("Review", "In a deal where it matters")] * number
    titles += [translate("Review", "In a deal where it does not matter")] * len(typical.otherwise)
    if number > 1:
        titles[1] = translate("Review", "In another one where it matters")
    deals = (Deal(title, _held(asked, hands)) for title, hands in zip(titles, typical.hands, strict=False))
    return tuple(deal for deal in deals if deal.held)


def real_deal(record: PartieRecord, decision: Decision, asked: Asked, typical: Typical) -> Deal | None:
    """Return how the cards lay that the person could not see; None if all was seen.

    As far as anybody knew it, and those only that typical deals show.
    """
    places = typical.hands[0].keys() if typical.hands else None
    known: dict[Place, tuple[Card, ...]] = {}
    for chair in range(len(record.header.chairs)):
        for place, cards in record.view(decision.ply, chair).zones.items():
            faces = tuple(card for card in cards if card is not None)
            if len(faces) == len(cards) and (places is None or place in places):
                known[place] = faces
    held = _held(asked, known)
    return Deal(translate("Review", "How the cards lay"), held, real=True) if held else None


def _held(asked: Asked, cards: Mapping[Place, tuple[Card, ...]] | Hands) -> tuple[Lying, ...]:
    """Return the cards that the person did not see, each with whose they are."""
    hidden = [place for place in cards if None in asked.view.cards(place) and place.owner != asked.view.seat]
    return tuple(_of(asked, place, cards[place]) for place in hidden if cards[place])


def _of(asked: Asked, place: Place, cards: tuple[Card, ...]) -> Lying:
    names, view = asked.names, asked.view
    if place == STOCK:
        name = translate("Review", "Next card of the stock")
        return Lying(name, cards, with_head(name, card_name(cards[0])))
    if place.owner < 0:
        name = asked.words.place_title(place, names.names)
        return Lying(name, cards, with_head(name, listed([card_name(card) for card in cards])))
    name = names.name(place.owner)
    ordered = cards
    if place.kind == "hand":
        theirs = view._replace(seat=place.owner, zones={**view.zones, place: cards})
        ordered = tuple(asked.words.sorted_hand(theirs))
        sentence = translate("Readouts", "{name} holds {cards}.")
    else:
        sentence = translate("Review", "{name} has set apart {cards}.")
        ordered = tuple(sorted(cards))
    return Lying(name, ordered, sentence.format(name=name, cards=listed([card_name(card) for card in ordered])))
