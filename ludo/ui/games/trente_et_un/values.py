"""Values of hands, as the table shows them."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import floor
from typing import Final

from ludo.engine.cards import ACE, RANK, SUIT, Card
from ludo.engine.drafts import Item
from ludo.engine.places import DISCARD_PILE, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.rules import HAND_SIZE, POINTS, bound_card, hand_value, pack_of
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnFacts, TrenteEtUnView, trente_et_un_view
from ludo.ui.i18n import full_stop, listed, translate
from ludo.ui.wording.aids import Aid, AidItem
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import Names
from ludo.ui.wording.readouts import open_hand_text

_WORTH_TEN: Final = (ACE, 13, 12, 11, 10)
"""The ranks that do not count their number, and the ten, from the highest."""


def value_text(value: float) -> str:
    """Return a value as it is written: 27, or 30½."""
    return str(int(value)) if value == int(value) else f"{floor(value)}½"


def worth(view: AnyView | TrenteEtUnView, cards: Sequence[Card]) -> float | None:
    """Return what three cards are worth at this table, None for another number of cards."""
    return hand_value(trente_et_un_view(view).options, cards) if len(cards) == HAND_SIZE else None


def counting(view: AnyView | TrenteEtUnView, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that make the value of a hand of three: of one suit, or all of one rank; none of others."""
    value = worth(view, cards)
    if value is None:
        return ()
    parts = (part for size in (1, 2, 3) for part in combinations(cards, size))
    suits = (part for part in parts if len({SUIT[card] for card in part}) == 1)
    return next((part for part in suits if sum(POINTS[card] for card in part) == value), tuple(cards))


def own_worth(view: AnyView | TrenteEtUnView) -> float | None:
    """Return what the viewer's hand is worth, None while it is not known or not of three cards."""
    return None if view.seat is None else worth(view, view.known(hand(view.seat)))


def shown_worth(view: TrenteEtUnView, seat: Seat) -> float | None:
    """Return what a hand is worth that everybody knows, None for any other."""
    return worth(view, view.known(hand(seat)))


def pot_text(chips: int) -> str:
    """Return how many chips are in the pot."""
    return translate("Trente-et-un", "Pot: %n chip(s)", None, chips)


def others_text(view: AnyView, names: Names) -> str:
    """Return the hands of others that lie open: the cards, and what they are worth."""
    shown, parts = trente_et_un_view(view), []
    for seat in range(len(names.names)):
        if seat == view.seat:
            continue
        value = shown_worth(shown, seat)
        if value is None:
            parts.append(open_hand_text(view, seat, names))
        else:
            cards = listed([card_name(card) for card in view.known(hand(seat))])
            form = translate("Trente-et-un", "{name} holds {value}: {cards}.")
            parts.append(form.format(name=names.name(seat), value=value_text(value), cards=cards))
    return " ".join(filter(None, parts))


def loses(facts: TrenteEtUnFacts, seat: Seat) -> bool:
    """Return whether the deal that has ended costs a seat lives."""
    return facts.outcome is not None and bool(facts.outcome.losses[seat])


def worth_after(view: TrenteEtUnView, touched: Item | None) -> Mapping[Item, float]:
    """Return what the viewer's hand would be worth after a step with what is touched, by where that step leads.

    With 36 cards a card of the hand or the middle is exchanged with each card that it fits; with 52 a card is thrown,
    or the open one taken and the best hand kept.
    """
    if view.seat is None or view.turn.must != view.seat or touched is None or touched.card is None:
        return {}
    card, own = touched.card, hand(view.seat)
    held, facts = view.known(own), view.facts
    match facts.phase, touched.place:
        case "turn", place if place == own and view.seat not in facts.frozen:
            return {Item(TABLE, other): _value(view, held, card, other) for other in view.known(TABLE)}
        case "turn", place if place == TABLE and view.seat not in facts.frozen:
            return {Item(own, other): _value(view, held, other, card) for other in held}
        case "discard", place if place == own:
            bound = bound_card(view.options.turnup_returnable, facts.taken, facts.fresh)
            return {} if card == bound else {touched: hand_value(view.options, _without(held, card))}
        case "draw", place if place == DISCARD_PILE:
            return {touched: max(_value(view, held, other, card) for other in held)}
    return {}


def best_worth(view: TrenteEtUnView) -> float | None:
    """Return what the viewer's hand is worth, at best once they have thrown a card; None while it is not known."""
    if view.seat is None:
        return None
    own = hand(view.seat)
    throws = [worth_after(view, Item(own, card)) for card in view.known(own)]
    return max((value for after in throws for value in after.values()), default=None)


def _without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in cards if other != card)


def _value(view: TrenteEtUnView, held: Sequence[Card], given: Card, taken: Card) -> float:
    """Return what a hand is worth in which one card stands for another."""
    return hand_value(view.options, (*_without(held, given), taken))


def value_aid(view: AnyView) -> Aid:
    """Return what the cards count, lit for the ranks that the viewer holds; low ranks share a part."""
    held = set() if view.seat is None else {RANK[card] for card in view.known(hand(view.seat))}
    lowest = min(RANK[card] for card in pack_of(trente_et_un_view(view).options))
    items = [AidItem(rank, rank in held) for rank in _WORTH_TEN]
    items.append(AidItem(0, bool(held - set(_WORTH_TEN)), f"9–{lowest}"))
    title = translate("Trente-et-un", "Ace 11, courts and ten 10")
    sentence = translate(
        "Trente-et-un", "The ace counts 11; king, queen, jack and ten count 10; all other cards their number."
    )
    return Aid(title, tuple(items), sentence, _at_best(trente_et_un_view(view)))


def _at_best(view: TrenteEtUnView) -> str:
    """Return what a hand is worth of which a card is to be thrown; empty for another."""
    if view.seat is None or view.facts.phase != "discard" or len(view.known(hand(view.seat))) != HAND_SIZE + 1:
        return ""
    best = best_worth(view)
    return "" if best is None else with_head(translate("Trente-et-un", "At best"), full_stop(value_text(best)))
