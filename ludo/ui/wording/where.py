"""Where to look before one decides: the first step of a hint, which gives no act away."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from ludo.engine.actions import Action
from ludo.engine.cards import SUIT, Card
from ludo.engine.places import TRICK, Seat, hand
from ludo.engine.views import AnyView
from ludo.ui.i18n import translate
from ludo.ui.wording.names import Names

_MANY: Final = 200
"""So many acts are looked through at most for one that would be given away."""


class Where(NamedTuple):
    """A sentence, the cards of which it speaks, wherever they lie open, and the seat of the person of whom it does."""

    text: str
    cards: tuple[Card, ...] = ()
    seat: Seat = -1


def usual_place(view: AnyView, names: Names) -> Where:
    """Return where to look where a game does not say it."""
    must, held = view.turn.must, () if view.seat is None else view.known(hand(view.seat))
    if must is not None and must >= 0 and must != view.seat:
        text = translate("Hint", "Look at {name}, whose turn it is, and at your own hand.")
        return Where(text.format(name=names.name(must)), held, must)
    if view.known(TRICK):
        return Where(translate("Hint", "Look at the card that leads the trick."), view.known(TRICK)[:1])
    if held:
        return Where(translate("Hint", "Look at your own hand."), held)
    return Where(translate("Hint", "There are no cards to look at yet."))


def without_the_act(found: Where, offers: Iterable[Action], meant: Callable[[Action], tuple[Card, ...]]) -> Where:
    """Return a place to look at with more cards where a single act would be done with those that are lit."""
    single = {cards[0] for action in islice(offers, _MANY) if len(cards := meant(action)) == 1}
    if len(single) > 1 and len(single.intersection(found.cards)) == 1:
        return found._replace(cards=(*found.cards, *sorted(single.difference(found.cards))))
    return found


def longest_suit(cards: Sequence[Card], worth: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of the suit in which most is held."""
    suits = {SUIT[card] for card in cards}
    best = max(suits, key=lambda suit: sum([worth[card] for card in cards if SUIT[card] == suit]), default=None)
    return tuple([card for card in cards if SUIT[card] == best])
