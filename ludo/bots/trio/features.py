"""Features of an imagined deal of Trio: what the stock brings, and what the next player takes."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from ludo.bots.contract import Fact
from ludo.bots.trio.baseline import plan_of, wants_discard
from ludo.bots.trio.outlook import unseen_of
from ludo.engine.actions import Action, Discard
from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.games.trio.combinations import WILDS
from ludo.games.trio.context import NEVER, TurnContext, without_one
from ludo.games.trio.rules import full_pack, next_seat
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import TrioView, context_of


class Imagined(NamedTuple):
    """An imagined deal and its luck."""

    state: TrioState
    luck: int


Feature: TypeAlias = Callable[[Imagined], bool]
"""Is something so in an imagined deal?"""


def facts_of(view: TrioView, acts: Sequence[Action | None]) -> dict[Fact, Feature]:
    """Return the facts that may matter for a decision of who has not opened.

    `stock-helps-after` (card thrown, cards still missing, hidden cards that help, hidden cards): the next card of the
    stock helps the contract after this throw; `next-wants` (card): the next player takes it if they have not opened.
    """
    context = context_of(view)
    if context.opened != NEVER or context.drawing:
        return {}
    seen = [card for cards in view.zones.values() for card in cards if card is not None]
    unseen = unseen_of(seen, full_pack(view.options))
    found: dict[Fact, Feature] = {}
    following = next_seat(context.seat, view.options.players)
    for act in dict.fromkeys(acts):
        if isinstance(act, Discard):
            plan = plan_of(_after_throw(context, act.card))
            helping = frozenset((*plan.wanted, *WILDS))
            told = (act.card, plan.missing, sum([unseen[card] for card in helping]), sum(unseen))
            found[Fact("stock-helps-after", told)] = partial(_stock_helps, helping=helping)
            if following not in view.facts.opened:
                found[Fact("next-wants", (act.card,))] = partial(_next_wants, seat=following, card=act.card)
    return found


def concerns_of(facts: Iterable[Fact]) -> dict[Fact, tuple[Action, ...]]:
    """Return which act throws the card that a fact speaks of."""
    return {fact: (Discard(fact.details[0]),) for fact in facts}


def _after_throw(context: TurnContext, card: Card) -> TurnContext:
    later = context.copy()
    later.hand = without_one(context.hand, card)
    return later


def _stock_helps(imagined: "Imagined", helping: frozenset[Card]) -> bool:
    stock = imagined.state.stock
    return bool(stock) and stock[-1] in helping


def _next_wants(imagined: "Imagined", seat: Seat, card: Card) -> bool:
    state = imagined.state
    context = TurnContext(
        state.options, seat, True, state.hands[seat], state.stage.contracts[seat], NEVER, state.melds, card
    )
    return wants_discard(context)
