"""Whether a hand holds a contract, and how its cards go together for it; neither says how to open."""

from collections.abc import Sequence
from functools import lru_cache

from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.places import hand
from ludo.games.trio.arrangements import arrangements
from ludo.games.trio.combinations import WILD
from ludo.games.trio.contracts import last_contract, shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.plans import plan_for
from ludo.games.trio.view import TrioView


def contract_is_ready(view: TrioView) -> bool:
    """Do the cards of the view's seat make all combinations of its contract, which it has not laid yet?"""
    facts, seat = view.facts, view.seat
    if seat is None or facts.outcome is not None or seat in facts.opened:
        return False
    contract = facts.contracts[seat]
    if not 0 < contract <= last_contract(view.options):
        return False
    return _holds(tuple(sorted(view.known(hand(seat)))), contract, view.options)


@lru_cache(maxsize=64)
def _holds(cards: tuple[Card, ...], contract: int, options: TrioOptions) -> bool:
    return next(arrangements(cards, shapes_of(contract, options), options), None) is not None


def grouped(view: TrioView, cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards in groups as they serve the contract of the view's seat, wilds after them, then the others."""
    seat = view.seat
    contract = 0 if seat is None else view.facts.contracts[seat]
    rest = sorted(cards, key=lambda card: (WILD[card], RANK[card], SUIT[card], card))
    if not 0 < contract <= last_contract(view.options):
        return rest
    kept = list(plan_for(cards, contract, view.options).kept)
    for card in kept:
        rest.remove(card)
    return [*kept, *rest]
