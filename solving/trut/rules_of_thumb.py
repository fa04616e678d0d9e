"""How the player of rules of thumb (`baseline`) plays a deal of two, as the chances of all decisions.

Their own code is asked what they think of each hand; what they make of it at a score follows from that.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Final

import numpy as np

from ludo.bots.trut.baseline import (
    BLIND,
    BLUFF,
    CHALLENGED,
    FOLLOWED,
    HESITATION,
    OUT_OF_TURN,
    THEY_FOLD,
    Thought,
)
from ludo.bots.trut.deal_history import DEALER, OPENER, Line, goes_on
from ludo.bots.trut.hands import PAIRS, STRENGTHS, TRIPLES
from ludo.engine.cards import PACK_32, Card
from ludo.engine.places import TRICK, Place, hand
from ludo.engine.turns import Turn
from ludo.engine.views import zones_of
from ludo.games.trut.rules import ROTTEN, STRENGTH
from ludo.games.trut.scoring import NO_SCORES, Scores
from ludo.games.trut.view import TrutFacts, TrutView, rotten, taken
from solving.trut.deal import WORDS
from solving.trut.hands import KIND_OF_HAND, Floats
from solving.trut.scores import OPTIONS
from solving.trut.second_trick import SecondTrick
from solving.trut.solved_deal import SolvedDeal

_OF_STRENGTH: Final = [[card for card in PACK_32 if STRENGTH[card] == strength] for strength in range(STRENGTHS)]
_ONES: Final = tuple((card,) for card in range(STRENGTHS))


def thought(cards: tuple[int, ...], player: int, rest: tuple[int, ...], scores: Scores = NO_SCORES) -> Thought | None:
    """Return what the player makes of their hand after these cards; None where there are not so many of a strength.

    cards: the strengths laid, in order; the opener has seat 0.
    """
    left = [faces[:] for faces in _OF_STRENGTH]
    if any((*cards, *rest).count(strength) > len(left[strength]) for strength in (*cards, *rest)):
        return None
    line = Line(cards)
    faces: list[Card] = [left[strength].pop() for strength in (*cards, *rest)]
    laid, held = faces[: len(cards)], faces[len(cards) :]
    results = line.results()
    leaders = tuple([line.on_turn(start) for start in range(0, len(cards), 2)])
    if len(cards) % 2 == 0:
        leaders = (*leaders, line.on_turn(len(cards)))
    piles: list[tuple[Place, list[Card]]] = [(hand(player), held)]
    for number, start in enumerate(range(0, len(cards), 2)):
        result = results[number] if number < len(results) else None
        place = TRICK if result is None else rotten(number) if result == ROTTEN else taken(result, number)
        piles.append((place, laid[start : start + 2]))
    facts = _facts(results, leaders, scores)
    view: TrutView = TrutView("trut", OPTIONS, player, Turn(player, ()), zones_of(piles), {}, facts)
    return Thought(view, Random(0))


def _facts(results: tuple[int, ...], leaders: tuple[int, ...], scores: Scores) -> TrutFacts:
    return TrutFacts(
        phase="play",
        deal_number=1,
        dealer=DEALER,
        on_turn=-1,
        results=results,
        leaders=leaders,
        truter=-1,
        call="",
        followed=False,
        asked=(),
        fortial=None,
        went=False,
        forced=False,
        looked=(OPENER, DEALER),
        scores=scores,
        winners=(),
        outcome=None,
        winner=None,
        chips_last_deal=(0, 0),
    )


@cache
def winning(cards: tuple[int, ...], player: int, rest: tuple[int, ...]) -> float:
    """Return the chance that the player gives themselves."""
    found = thought(cards, player, rest)
    return 0.0 if found is None else found.chance()


def _by_hand(cards: tuple[int, ...], player: int, hands: Sequence[tuple[int, ...]]) -> Floats:
    return np.array([winning(cards, player, rest) for rest in hands], np.float32)


@cache
def best_card(cards: tuple[int, ...], player: int, rest: tuple[int, ...]) -> int:
    """Return the strength of the card that the player lays."""
    found = thought(cards, player, rest)
    return rest[0] if found is None else STRENGTH[found.best_card()]


class Habits:
    """What the player does with their chances at a score, the opener's first."""

    def __init__(self, player: int, scores: Scores) -> None:
        asked = thought((), player, TRIPLES[0], scores)
        assert asked is not None
        self._by_trut = asked.worth(0, True), asked.worth(1, True)
        self._by_point = asked.worth(0, False), asked.worth(1, False)
        self._stake = asked.at_stake()

    def follows(self, chance: Floats) -> Floats:
        """Return how likely a call is followed."""
        return self._more(_between(_shrunk(chance, CHALLENGED), *self._by_trut) - self._by_point[0])

    def calls(self, chance: Floats) -> Floats:
        """Return how likely the player truts on their turn."""
        return self._earnest(chance) + self.bluffs(chance)

    def bluffs(self, chance: Floats) -> Floats:
        """Return how likely the player truts on their turn although they do not think their hand good enough."""
        return (1 - self._earnest(chance)) * BLUFF * (chance < BLIND)

    def _earnest(self, chance: Floats) -> Floats:
        followed = _between(_shrunk(chance, FOLLOWED), *self._by_trut)
        truted = THEY_FOLD * self._by_point[1] + (1 - THEY_FOLD) * followed
        return self._more(truted - _between(chance, *self._by_point))

    def _more(self, gain: Floats) -> Floats:
        return np.clip((gain / self._stake + HESITATION) / (2 * HESITATION), 0, 1).astype(np.float32)


def _between(chance: Floats, lost: float, won: float) -> Floats:
    return chance * won + (1 - chance) * lost


def _shrunk(chance: Floats, factor: float) -> Floats:
    return chance * factor / (chance * factor + 1 - chance)


def _interrupts(chance: Floats) -> Floats:
    return (chance >= OUT_OF_TURN).astype(np.float32)


def chances_of(deal: SolvedDeal, player: int, scores: Scores) -> dict[str, Floats]:
    """Return the chances of the decisions of a player of a deal without a fortial, by their names."""
    habits = Habits(player, scores)
    shapes = {name: decision.chances.shape for name, decision in deal.decisions()}
    found = _first_trick(habits, player, shapes)
    for leader, role in ((OPENER, "opener_leads"), (DEALER, "dealer_leads")):
        second = deal.seconds[leader]
        part = (
            _leading(habits, player, second, shapes[f"{role}/lead"])
            if leader == player
            else _following(habits, player, second)
        )
        found |= {f"{role}/{name}": chances for name, chances in part.items()}
    return found


def _first_trick(habits: Habits, player: int, shapes: dict[str, tuple[int, ...]]) -> dict[str, Floats]:
    first = _by_hand((), player, TRIPLES)
    if player == OPENER:
        calls = habits.calls(first)
        announced = habits.bluffs(first) * np.where(KIND_OF_HAND == 2, 1, np.where(KIND_OF_HAND == 1, BLIND, 0))
        led = np.array([_by_hand((card,), player, PAIRS) for card in range(STRENGTHS)])
        return {
            "opener_call0": calls,
            "opener_announce0": announced / np.maximum(calls, 1e-9),
            "opener_answer0": np.broadcast_to(habits.follows(first), (WORDS, len(TRIPLES))),
            "lead": _first_cards((), player, shapes["lead"]),
            "opener_call1": _interrupts(led),
            "opener_answer1": habits.follows(led),
        }
    answering = np.array([_by_hand((card,), player, TRIPLES) for card in range(STRENGTHS)])
    return {
        "dealer_call0": _interrupts(first),
        "dealer_announce0": np.zeros(len(TRIPLES), np.float32),
        "dealer_answer0": np.broadcast_to(habits.follows(first), (WORDS, len(TRIPLES))),
        "dealer_call1": habits.calls(answering),
        "dealer_answer1": habits.follows(answering),
        "reply": np.stack([_first_cards((card,), player, shapes["reply"][2:]) for card in range(STRENGTHS)])[None]
        + np.zeros(shapes["reply"], np.float32),
    }


def _first_cards(laid: tuple[int, ...], player: int, shape: tuple[int, ...]) -> Floats:
    chances = np.zeros((STRENGTHS, len(PAIRS)), np.float32)
    for card, (place, rest) in product(range(STRENGTHS), enumerate(PAIRS)):
        chances[card, place] = best_card(laid, player, tuple(sorted((card, *rest)))) == card
    return np.broadcast_to(chances, shape)


def _second_cards(laid: tuple[int, ...], player: int) -> Floats:
    chances = np.zeros((STRENGTHS, STRENGTHS), np.float32)
    for card, rest in product(range(STRENGTHS), repeat=2):
        low, high = sorted((card, rest))
        chances[card, rest] = best_card(laid, player, (low, high)) == card
    return chances


def _in_order(leader: int, own: int, other: int) -> tuple[int, int]:
    return (own, other) if leader == OPENER else (other, own)


def _leading(habits: Habits, player: int, second: SecondTrick, shape: tuple[int, ...]) -> dict[str, Floats]:
    firsts = [_in_order(player, *cards) for cards in second.first_tricks]
    pairs = np.array([_by_hand(cards, player, PAIRS) for cards in firsts])
    led = np.array([[_by_hand((*cards, card), player, _ONES) for card in range(STRENGTHS)] for cards in firsts])
    last = np.array([_by_hand(cards, player, _ONES) for cards in _third_tricks(firsts, second)])
    lead = np.array([_second_cards(cards, player) for cards in firsts])
    return {
        "lead": np.broadcast_to(lead, shape),
        "quiet_lead": lead,
        "leader_call2": habits.calls(pairs),
        "leader_answer2": habits.follows(pairs),
        "leader_call3": _interrupts(led),
        "leader_answer3": habits.follows(led),
        "leader_call4": _interrupts(last),
        "leader_answer4": habits.follows(last),
        "bluff": np.broadcast_to(habits.calls(np.zeros(1, np.float32)), last.shape),
    }


def _following(habits: Habits, player: int, second: SecondTrick) -> dict[str, Floats]:
    firsts = [_in_order(1 - player, *cards) for cards in second.first_tricks]
    pairs = np.array([_by_hand(cards, player, PAIRS) for cards in firsts])
    led = np.array([[_by_hand((*cards, card), player, PAIRS) for card in range(STRENGTHS)] for cards in firsts])
    thirds = _third_tricks(firsts, second)
    last = np.array([_by_hand(cards, player, _ONES) for cards in thirds])
    laid = np.array(
        [[winning((*cards, card), player, ()) for card in range(STRENGTHS)] for cards in thirds], np.float32
    )
    return {
        "follower_call2": _interrupts(pairs),
        "follower_answer2": habits.follows(pairs),
        "follower_call3": habits.calls(led),
        "follower_answer3": habits.follows(led),
        "reply": np.array([[_second_cards((*cards, card), player) for card in range(STRENGTHS)] for cards in firsts]),
        "follower_call4": habits.calls(last),
        "follower_answer4": habits.follows(last),
        "follower_answer5": habits.follows(laid),
    }


def _third_tricks(firsts: list[tuple[int, int]], second: SecondTrick) -> list[tuple[int, ...]]:
    """Return the cards before each third trick, in the order of the solver."""
    return [
        (*cards, led, reply)
        for cards, (own, other) in zip(firsts, second.first_tricks, strict=True)
        for led, reply in product(range(STRENGTHS), repeat=2)
        if goes_on(own == other, led, reply)
    ]
