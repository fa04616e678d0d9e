"""Drafts of Triomphe: a card is laid into the trick, or exchanged for the card on offer; all else are buttons."""

from dataclasses import replace

from ludo.engine.actions import Action
from ludo.engine.drafts import Check, Draft, Item, OneStepDraft
from ludo.engine.offers import Offers
from ludo.engine.places import hand
from ludo.games.triomphe.actions import CONCEDE, PILLAGES, Pillage
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED, TriompheView


def draft(view: TriompheView, offers: Offers, check: Check) -> Draft:
    """Return an empty draft of an action of the view's seat."""
    if view.facts.phase == "pillage" and view.turn.must == view.seat:
        return _exchange(view, offers, check)
    found = OneStepDraft.of_hand(view, offers, check)
    return replace(found, offered=tuple(sorted(found.offered, key=lambda action: action == CONCEDE)))


def _exchange(view: TriompheView, offers: Offers, check: Check) -> Draft:
    """Return the draft of a plunder: one brings a card of the hand to the card on offer, or the other way round.

    The card of the hand may also be brought to those given up before (APP-04, APP-07, APP-15).
    """
    steps: dict[tuple[Item, Item], Action] = {}
    place = TURNED if view.cards(TURNED) else TURN_UP
    offered = Item(place, view.known(place)[0])
    assert view.seat is not None
    own = hand(view.seat)
    for card in view.known(own):
        for source, target in (
            (Item(own, card), offered),
            (Item(own, card), Item(GIVEN)),
            (offered, Item(own, card)),
        ):
            steps[source, target] = PILLAGES[card]
    return OneStepDraft(steps, tuple([action for action in offers if not isinstance(action, Pillage)]), check)
