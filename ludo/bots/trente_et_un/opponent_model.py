"""How others are taken to play: what a hand is worth that knocks, and when the discard is taken."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from ludo.bots.trente_et_un.hands import hands_of
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.rules import HAND_SIZE, pack_of
from ludo.games.trente_et_un.view import TrenteEtUnFacts, TrenteEtUnView

KNOCK_RISK: Final = 0.25
"""The risk that a knocker takes of being surpassed, or of being lowest where only that is punished."""
DRAWS: Final = 6
"""Draws after which hands hardly improve any more."""
_SAMPLES: Final = 1500
NEVER: Final = 99.0
"""More than any hand is worth."""


@lru_cache(16)
def spread_of(options: TrenteEtUnOptions) -> tuple[Sequence[float], ...]:
    """Return, by number of draws, values of hands in ascending order: each draw is kept if that makes a hand better."""
    luck = Random(31)
    value, throw = hands_of(options)
    pack = pack_of(options)
    found: list[list[float]] = [[] for _ in range(DRAWS)]
    for _ in range(_SAMPLES):
        first, second, third, *drawn = luck.sample(pack, HAND_SIZE + DRAWS - 1)
        held = mask_of((first, second, third))
        found[0].append(value[held])
        for number, card in enumerate(drawn, 1):
            four = held | BIT[card]
            held = four ^ BIT[throw[four]]
            found[number].append(value[held])
    return tuple(sorted(values) for values in found)


def limit_at(limits: Sequence[float], turns: int, players: int) -> float:
    """Return the limit that holds after so many turns; the last one from then on."""
    return limits[min(turns // players, len(limits) - 1)]


def rounds_over(facts: TrenteEtUnFacts) -> int:
    """Return how many rounds of turns of a deal are over."""
    return facts.turns // sum(left > 0 for left in facts.lives)


def enough(view: TrenteEtUnView, limits_of: Callable[[TrenteEtUnOptions, int], Sequence[float]]) -> float:
    """Return what a hand is worth at this time of the deal that stops with a small risk. limits_of: `knock_limits` or
    `pass_limits`."""
    players = sum(left > 0 for left in view.facts.lives)
    return limit_at(limits_of(view.options, players), view.facts.turns, players)


@lru_cache(64)
def knock_limits(options: TrenteEtUnOptions, players: int) -> tuple[float, ...]:
    """Return what a hand is worth at least that knocks, by rounds of turns that are over."""
    only_lowest = options.knocker_surpassed == "only_if_lowest"
    return tuple(_knock_limit(values, players - 1, only_lowest) for values in spread_of(options)[1:])


def _knock_limit(values: Sequence[float], others: int, only_lowest: bool) -> float:
    """Return the least value whose risk is small against so many others."""
    for own in sorted(set(values)):
        higher = 1 - bisect_left(values, own + 0.25) / len(values)
        risk = higher**others if only_lowest else 1 - (1 - higher) ** others
        if risk <= KNOCK_RISK:
            return own
    return values[-1]


@lru_cache(16)
def gains(options: TrenteEtUnOptions) -> tuple[float, ...]:
    """Return by points of a hand how many more a card of the stock brings on average."""
    value, throw = hands_of(options)
    luck = Random(13)
    sums, counts = [0.0] * 32, [0] * 32
    pack = pack_of(options)
    for _ in range(_SAMPLES):
        *hand, one, two, three = luck.sample(pack, HAND_SIZE + 3)
        held = mask_of(hand)
        for card in (one, two, three):
            four = held | BIT[card]
            kept = four ^ BIT[throw[four]]
            sums[int(value[held])] += value[kept] - value[held]
            counts[int(value[held])] += 1
            held = kept
    return tuple(total / max(count, 1) for total, count in zip(sums, counts, strict=True))


BOUND: Final = 3
"""How many points it must bring to exchange all three cards and be bound, rather than one."""
PASS_RISK: Final = 0.4
"""The risk of being lowest, as a part of an equal share of it, that is taken to close a deal."""


@lru_cache(64)
def pass_limits(options: TrenteEtUnOptions, players: int) -> tuple[float, ...]:
    """Return what a hand is worth at least that closes a deal of the 36-card game, by rounds of turns that are over."""
    return tuple(_pass_limit(values, players) for values in exchanged(options))


def _pass_limit(values: Sequence[float], players: int) -> float:
    for own in sorted(set(values)):
        as_good = 1 - bisect_left(values, own) / len(values)
        if as_good ** (players - 1) * players <= PASS_RISK:
            return own
    return values[-1]


@lru_cache(16)
def exchanged(options: TrenteEtUnOptions) -> tuple[Sequence[float], ...]:
    """Return, by rounds, values of hands in ascending order: each round the best of three cards is taken."""
    luck = Random(36)
    value, throw = hands_of(options)
    pack = pack_of(options)
    found: list[list[float]] = [[] for _ in range(ROUNDS)]
    for _ in range(_SAMPLES):
        dealt = luck.sample(pack, HAND_SIZE * (ROUNDS + 1))
        held = mask_of(dealt[:HAND_SIZE])
        for number in range(ROUNDS):
            table = dealt[HAND_SIZE * (number + 1) : HAND_SIZE * (number + 2)]
            kept = [held | BIT[card] for card in table]
            held = max([four ^ BIT[throw[four]] for four in kept], key=value.__getitem__)
            found[number].append(value[held])
    return tuple(sorted(values) for values in found)


ROUNDS: Final = 3
"""Rounds of exchanges after which hands hardly improve any more."""


def takes(options: TrenteEtUnOptions, held: CardSet, top: Card) -> bool:
    """Return if the discard makes a hand better than a card of the stock does on average."""
    value, throw = hands_of(options)
    four = held | BIT[top]
    thrown = throw[four]
    return thrown != top and value[four ^ BIT[thrown]] >= value[held] + gains(options)[int(value[held])]
