"""Features of an imagined deal of Trente-et-un: who holds more, what the stock brings, what the next player takes."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

from ludo.bots.contract import Fact
from ludo.bots.trente_et_un.beliefs import World
from ludo.bots.trente_et_un.hands import Hands, hands_of
from ludo.engine.actions import Action, Discard
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.engine.places import Seat, hand
from ludo.games.trente_et_un.actions import DRAW_TALON, SWAP_ALL, Swap
from ludo.games.trente_et_un.rules import next_in, pack_of
from ludo.games.trente_et_un.view import TrenteEtUnView

Feature: TypeAlias = Callable[[World], bool]
"""Is something so in an imagined deal?"""


def facts_of(view: TrenteEtUnView, acts: Sequence[Action]) -> dict[Fact, Feature]:
    """Return the facts that may matter for a decision.

    `opponent-better` (points): somebody holds more than one's own hand is worth now; `stock-helps` (so many cards of so
    many not seen): the next card of the stock makes it better; `next-wants` (card): the next player's hand is better
    with the card that is thrown or given.
    """
    seat = view.seat
    assert seat is not None
    hands = hands_of(view.options)
    held = mask_of(view.known(hand(seat)))
    if not held:
        return {}
    best = held ^ BIT[hands.throw[held]] if held.bit_count() > 3 else held
    worth = hands.value[best]
    found: dict[Fact, Feature] = {}
    found[Fact("opponent-better", (int(worth),))] = partial(_opponent_better, hands=hands, seat=seat, worth=worth)
    if DRAW_TALON in acts:
        seen = {card for cards in view.zones.values() for card in cards}
        unseen = [card for card in pack_of(view.options) if card not in seen]
        helping = mask_of([card for card in unseen if _better(hands, held, card)])
        found[Fact("stock-helps", (helping.bit_count(), len(unseen)))] = partial(_stock_helps, helping=helping)
    following = next_in(view.facts.lives, seat)
    for card in sorted({given for act in acts if (given := _given(act)) is not None}):
        found[Fact("next-wants", (card,))] = partial(_wants, hands=hands, seat=following, card=card)
    return found


def concerns_of(facts: Iterable[Fact], acts: Sequence[Action]) -> dict[Fact, tuple[Action, ...]]:
    """Return which acts give the card that a fact speaks of, for the facts that do."""
    of_card = [fact for fact in facts if fact.code == "next-wants"]
    return {fact: tuple(act for act in acts if act == SWAP_ALL or _given(act) == fact.details[0]) for fact in of_card}


def _given(act: Action) -> Card | None:
    """Return the card that the next player may take after an act."""
    if isinstance(act, Discard):
        return act.card
    return act.held if isinstance(act, Swap) else None


def _better(hands: Hands, held: CardSet, card: Card) -> bool:
    """Is a hand of three worth more with this card in exchange for one of its own?"""
    four = held | BIT[card]
    return four != held and hands.value[four ^ BIT[hands.throw[four]]] > hands.value[held]


def _opponent_better(world: World, hands: Hands, seat: Seat, worth: float) -> bool:
    return any(hands.value[held] > worth for other, held in enumerate(world.hands) if held and other != seat)


def _stock_helps(world: World, helping: CardSet) -> bool:
    return bool(world.stock and helping & BIT[world.stock[-1]])


def _wants(world: World, hands: Hands, seat: Seat, card: Card) -> bool:
    return _better(hands, world.hands[seat], card)
