"""Composing an action of Trente-et-un: which card goes where."""

from typing import TypeAlias

from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.drafts import Check, Item, OneStepDraft
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.games.trente_et_un import actions
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView, packet

Steps: TypeAlias = dict[tuple[Item, Item], Action]


def draft(view: TrenteEtUnView, offers: Offers, check: Check) -> OneStepDraft:
    """Return an empty draft of an action of the view's seat: every card that it could bring somewhere, legal or not."""
    steps: Steps = {}
    if view.seat is not None:
        if setting_of(view.options).is_36:
            _add_exchanges(steps, view, view.seat)
        else:
            _add_draws_and_discards(steps, view, view.seat)
    buttons = tuple(action for action in offers if not isinstance(action, Discard | actions.Swap))
    return OneStepDraft(steps, buttons, check)


def _add_draws_and_discards(steps: Steps, view: TrenteEtUnView, seat: Seat) -> None:
    """The top of either pile comes into the hand (T31-24), a card of the hand goes on the discard pile (T31-25)."""
    own = hand(seat)
    if view.cards(STOCK):
        steps[Item(STOCK), Item(own)] = actions.DRAW_TALON
    for top in view.known(DISCARD_PILE)[-1:]:
        steps[Item(DISCARD_PILE, top), Item(own)] = actions.DRAW_DISCARD
    for card in view.known(own):
        steps[Item(own, card), Item(DISCARD_PILE)] = DISCARD_ACTIONS[card]


def _add_exchanges(steps: Steps, view: TrenteEtUnView, seat: Seat) -> None:
    """A card of the hand and one of the table take each other's place (SCH-15), from either side; or all do (SCH-16).

    The dealer takes their packet up or lays it on the table (SCH-06, SCH-07).
    """
    own = hand(seat)
    if view.cards(packet(seat)):
        steps[Item(packet(seat)), Item(own)] = actions.DEALER_KEEP
        steps[Item(packet(seat)), Item(TABLE)] = actions.DEALER_REFUSE
    table = view.known(TABLE)
    for held in view.known(own):
        for taken in table:
            steps[Item(own, held), Item(TABLE, taken)] = actions.swap(held, taken)
    for taken in table:
        for held in view.known(own):
            steps[Item(TABLE, taken), Item(own, held)] = actions.swap(held, taken)
    if table and view.cards(own):
        steps[Item(own), Item(TABLE)] = actions.SWAP_ALL
        steps[Item(TABLE), Item(own)] = actions.SWAP_ALL
