"""A full state of Trio that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.offers import Rng
from ludo.engine.places import STOCK, Seat, hand
from ludo.engine.views import View
from ludo.games.trio.combinations import WILD
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import layoffs
from ludo.games.trio.rules import full_pack, unnamed
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import DISCARDS, TrioFacts, shown_to

_ATTEMPTS = 60


def imagine(view: View, rng: Rng) -> TrioState:
    """Everything public as it is; hidden hands and stock by lot. Who took the discard to finish can finish (TRO-45)."""
    facts: TrioFacts = view.facts
    state = TrioState(view.options)
    for name in (
        "phase", "deal", "holder", "dealer", "on_turn", "turns", "contracts", "scores", "sheet", "opened", "opened_now",
        "melds", "drawn_from", "taken", "bound", "must_finish", "outcome", "winners",
    ):  # fmt: skip
        setattr(state, name, getattr(facts, name))
    players = range(view.options.players)
    state.discards = list(view.known(DISCARDS))
    state.shown = [list(view.known(shown_to(seat))) for seat in players]
    _draw_hidden(view, state, rng)
    return state


def _draw_hidden(view: View, state: TrioState, rng: Rng) -> None:
    """Hands and stock from the cards that this seat does not see, every choice alike."""
    players = range(view.options.players)
    held = [list(view.known(hand(seat))) for seat in players]
    seen = [card for cards in view.zones.values() for card in cards if card is not None]
    unseen = [*unnamed(full_pack(view.options), seen)]
    finisher = state.on_turn if state.must_finish and state.on_turn != view.seat else -1
    state.known = [cards[:] if seat != view.seat else [] for seat, cards in enumerate(held)]
    for _ in range(_ATTEMPTS if finisher >= 0 else 1):
        pool = unseen[:]
        rng.shuffle(pool)
        state.hands = [cards[:] for cards in held]
        if finisher >= 0:
            _give_finishing(state, finisher, len(view.cards(hand(finisher))), pool)
        for seat in players:
            missing = len(view.cards(hand(seat))) - len(state.hands[seat])
            state.hands[seat] += [pool.pop() for _ in range(missing)]
        if finisher < 0 or can_finish(state.moment()):
            break
    state.stock = pool[: len(view.cards(STOCK))]


def _give_finishing(state: TrioState, seat: Seat, size: int, pool: list[Card]) -> None:
    """Move cards from the pool to a hand so that all may be laid: sets around the known cards, then further sets;
    where two cards are left to give, one that fits the table. The last one of all does not matter."""
    held = state.hands[seat]
    cores = sorted(held, key=lambda card: card != state.bound)
    while (room := size - len(held)) >= 2:
        if not cores and room == 2:
            _give(held, pool, [card for card in pool if _fits_table(state, seat, card)][:1] or pool[:1])
            return
        if not cores:
            cores.append(pool[-1])
            _give(held, pool, pool[-1:])
            room -= 1
        mates = _mates(cores.pop(0), pool)[: 3 if room == 4 else 2]
        _give(held, pool, mates[:room])


def _give(held: list[Card], pool: list[Card], cards: list[Card]) -> None:
    for card in cards:
        pool.remove(card)
        held.append(card)


def _mates(core: Card, pool: list[Card]) -> list[Card]:
    """Cards of the pool that make a combination with a card: those that follow it in its suit, if the pool offers
    them first, or those of its rank."""
    if WILD[core]:
        core = next((card for card in pool if not WILD[card]), core)
    of_suit = [card for card in dict.fromkeys(pool) if SUIT[card] == SUIT[core] and 0 < RANK[card] - RANK[core] <= 3]
    of_rank = list({SUIT[card]: card for card in pool if RANK[card] == RANK[core] and card != core}.values())
    run = sorted(of_suit)
    longest = [card for step, card in enumerate(run, 1) if RANK[card] - RANK[core] == step]
    return longest if len(longest) >= 2 and RANK[pool[0]] % 2 else of_rank


def _fits_table(state: TrioState, seat: Seat, card: Card) -> bool:
    """Could this seat lay that card off at once?"""
    moment = state.moment()._replace(seat=seat, hand=(card,))
    return any(True for _ in layoffs(moment))
