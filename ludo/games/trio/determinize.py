"""A full state of Trio that looks the same to a view: hidden cards are drawn by lot among those that fit."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import partial
from itertools import islice
from typing import Final

from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.changes import change_stage
from ludo.engine.offers import Rng
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.games.trio.base import Stage
from ludo.games.trio.combinations import WILD, face, first_slots
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import layoffs
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import full_pack, unnamed
from ludo.games.trio.state import TrioState, start
from ludo.games.trio.view import SHOWN, TrioFacts, TrioView

_ATTEMPTS: Final = 300


_TURN_FIELDS: Final = tuple(field.name for field in fields(TrioFacts) if field.name not in Stage._fields)
"""The public fields that a state keeps itself."""


def determinize(view: TrioView, rng: Rng) -> TrioState:
    """Return a state with everything public as it is; hidden hands and stock are drawn by lot. Who took the discard to
    finish can finish (TRO-45)."""
    facts = view.facts
    state = start(view.options)
    change_stage(state, None, **{name: getattr(facts, name) for name in Stage._fields if name != "shown"})
    for name in _TURN_FIELDS:
        setattr(state, name, getattr(facts, name))
    shown = tuple(view.known(SHOWN[seat]) for seat in range(view.options.players))
    state.stage = state.stage._replace(shown=shown if any(shown) else ())
    state.discards = view.known(DISCARD_PILE)
    _draw_hidden(view, state, rng)
    return state


def _draw_hidden(view: TrioView, state: TrioState, rng: Rng) -> None:
    """Hands and stock from the cards that this seat does not see, every choice alike."""
    players = range(view.options.players)
    held = [view.known(hand(seat)) for seat in players]
    seen = [card for cards in view.zones.values() for card in cards if card is not None]
    unseen = [*unnamed(full_pack(view.options), seen)]
    finisher = state.current_turn if state.must_finish and state.current_turn != view.seat else -1
    state.known = tuple(cards if seat != view.seat else () for seat, cards in enumerate(held))
    for _ in range(_ATTEMPTS if finisher >= 0 else 1):
        pool = unseen[:]
        rng.shuffle(pool)
        hands = [list(cards) for cards in held]
        if finisher >= 0:
            _give_finishing(state, hands[finisher], finisher, len(view.cards(hand(finisher))), pool, rng)
        for seat in players:
            missing = len(view.cards(hand(seat))) - len(hands[seat])
            hands[seat] += [pool.pop() for _ in range(missing)]
        state.hands = tuple(map(tuple, hands))
        if finisher < 0 or can_finish(state.context()):
            break
    state.stock = tuple(pool[: len(view.cards(STOCK))])


def _give_finishing(state: TrioState, held: list[Card], seat: Seat, size: int, pool: list[Card], rng: Rng) -> None:
    """Move cards from the pool to a hand so that all may well be laid. What goes with the known cards, each in a way
    drawn by lot, then further combinations. One card of all may be thrown, and of two left to give one fits the
    table."""
    cores = sorted(held, key=lambda card: card != state.bound)
    while (room := size - len(held)) > 0:
        if not cores and room <= 2:
            fitting = filter(partial(_fits_table, state, seat), pool[:])
            _give(held, pool, islice(fitting, room - rng.randrange(2)))
            return
        if not cores:
            cores.append(pool[-1])
            _give(held, pool, pool[-1:])
        core = cores.pop(0)
        kinds = _ways(core, [*cores, *pool], state.options)
        kind = kinds[rng.randrange(len(kinds))]
        given = kind[rng.randrange(len(kind))][:]
        for card in cores[:]:
            if card in given:
                given.remove(card)
                cores.remove(card)
        _give(held, pool, given[: size - len(held)])


def _give(held: list[Card], pool: list[Card], cards: Iterable[Card]) -> None:
    for card in cards:
        pool.remove(card)
        held.append(card)


def _ways(core: Card, others: Sequence[Card], options: TrioOptions) -> list[list[list[Card]]]:
    """Return cards that may help to get rid of a card, by kind. Nothing; a neighbour or a wild; two or three that make
    a set with it; two or three that make a sequence with it. One wild at most stands in."""
    wilds = [card for card in others if WILD[card]][:1]
    if WILD[core]:
        sets = [[card, *_of_rank(card, others)][:2] for card in others if not WILD[card]]
        return [[[]], sets] if sets else [[[]]]
    of_rank = _of_rank(core, others) + wilds
    sequences = []
    for size in (3, 4):
        for first in first_slots(size, options.sequence_wrap, options.ace_rank):
            places = [face(SUIT[core], first + step) for step in range(size)]
            mates = [card for card in places if card != core and card in others and not WILD[card]] + wilds
            if core in places and len(mates) >= size - 1:
                sequences.append(mates[: size - 1])
    near = [card for card in others if SUIT[card] == SUIT[core] and abs(RANK[card] - RANK[core]) in (1, 2, 11, 12)]
    kinds = [[list[Card]()], [[card] for card in near + wilds], [of_rank[:number] for number in (2, 3)], sequences]
    return [kind for kind in kinds if kind]


def _of_rank(core: Card, others: Sequence[Card]) -> list[Card]:
    """One card of each other suit that has the rank of a card."""
    return [card for card in dict.fromkeys(others) if RANK[card] == RANK[core] and card != core]


def _fits_table(state: TrioState, seat: Seat, card: Card) -> bool:
    """Could this seat lay that card off at once?"""
    context = state.context()._replace(seat=seat, hand=(card,))
    return any(True for _ in layoffs(context))
