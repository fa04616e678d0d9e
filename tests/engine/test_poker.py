"""The ranking of poker hands, compared with an independent library (phevaluator)."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest

from ludo.engine.cards import RANK, read_cards, write_card
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.poker import CLASS_NAMES, best_five, class_name, poker_value

try:
    from phevaluator import evaluate_cards  # type: ignore[import-untyped]
except ImportError:
    evaluate_cards = None
compared = pytest.mark.skipif(evaluate_cards is None, reason="phevaluator is not installed")

_THEIRS = [write_card(card).replace("10", "T") for card in range(52)]
_LAST_OF_CLASS = (10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)
"""The library numbers the hands from 1, the best: the number of the worst of each class, best class first."""
_WHEEL = {14, 2, 3, 4, 5}


def _value(text: str, ace_low: bool = True) -> int:
    return poker_value(mask_of(read_cards(text)), ace_low)


def _theirs(cards: Sequence[int]) -> int:
    return -int(evaluate_cards(*(_THEIRS[card] for card in cards)))


def _their_class(value: int) -> str:
    return CLASS_NAMES[-1 - bisect_left(_LAST_OF_CLASS, -value)]


def _theirs_ace_high(cards: tuple[int, ...]) -> float:
    """Five cards as the library ranks them, but A-2-3-4-5 as the lowest hand with an ace."""
    if {RANK[card] for card in cards} != _WHEEL:
        return _theirs(cards)
    with_six = [card + 1 if RANK[card] == 5 else card for card in cards]
    return _theirs(with_six) - 0.5


@cache
def _hands(seed: int, count: int, smallest: int, largest: int) -> list[tuple[int, ...]]:
    rng = Random(seed)
    return [tuple(rng.sample(range(52), rng.randint(smallest, largest))) for _ in range(count)]


def _order_agrees(found: Iterable[tuple[int, float]]) -> bool:
    """Do both values put all hands into the same order, with the same ties?"""
    pairs = sorted(found)
    return all(
        (ours < their_ours) == (theirs < their_theirs) and (ours == their_ours) == (theirs == their_theirs)
        for (ours, theirs), (their_ours, their_theirs) in pairwise(pairs)
    )


@compared
@pytest.mark.parametrize("size", [5, 6, 7])
def test_same_class_and_order_as_the_library(size: int) -> None:
    """TRP-53: five to seven cards, eight thousand random hands of each."""
    hands = _hands(size, 8000, size, size)
    for hand in hands:
        theirs = _their_class(_theirs(hand))
        assert class_name(poker_value(mask_of(hand))) == theirs, [write_card(card) for card in hand]
    assert _order_agrees([(poker_value(mask_of(hand)), _theirs(hand)) for hand in hands])


@compared
def test_every_five_cards_of_a_small_pack() -> None:
    """TRP-53: all 15504 hands from five ranks, where pairs, threes, fours and full houses abound."""
    pack = [card for card in range(52) if RANK[card] in _WHEEL]
    hands = list(combinations(pack, 5))
    assert len(hands) == 15504
    assert _order_agrees([(poker_value(mask_of(hand)), _theirs(hand)) for hand in hands])


@compared
@pytest.mark.parametrize(("smallest", "largest", "count"), [(8, 10, 300), (11, 14, 40), (18, 18, 6), (26, 26, 3)])
def test_more_cards_are_worth_their_best_five(smallest: int, largest: int, count: int) -> None:
    """TRP-51: what is found without combinations equals the best of all combinations."""
    found = []
    for hand in _hands(largest, count, smallest, largest):
        best = max(_theirs(five) for five in combinations(hand, 5))
        value = poker_value(mask_of(hand))
        assert class_name(value) == _their_class(best)
        found.append((value, best))
    assert _order_agrees(found)


@compared
@pytest.mark.parametrize("size", [5, 6, 7])
def test_ace_high_only(size: int) -> None:
    """TRP-54: with `ace_low_straight` off, A-2-3-4-5 is an ace high (or a flush)."""
    pack = [card for card in range(52) if RANK[card] in _WHEEL | {6, 13}]
    rng = Random(size)
    hands = [tuple(rng.sample(pack, size)) for _ in range(1500)]
    pairs = [
        (poker_value(mask_of(hand), False), max(_theirs_ace_high(five) for five in combinations(hand, 5)))
        for hand in hands
    ]
    assert _order_agrees(pairs)


@pytest.mark.parametrize("ace_low", [True, False])
def test_best_five_is_worth_as_much_as_all(ace_low: bool) -> None:
    """The five cards picked for a player are five of theirs, and no other five are better."""
    for hand in _hands(99, 3000, 5, 26):
        five = best_five(mask_of(hand), ace_low)
        assert len(cards_in(five)) == 5
        assert set(cards_in(five)) <= set(hand)
        assert poker_value(five, ace_low) == poker_value(mask_of(hand), ace_low)


def test_classes_from_low_to_high() -> None:
    """TRP-53: the nine classes, best last."""
    hands = (
        "2h 5s 9s 10s Js", "As Ah 10d 5c 3d", "6c 6d 8c 8s Ac", "7c 7d 7s Qh 3c", "10c Jh Qc Ks Ad",
        "2d 5d 8d Jd Qd", "Kc Kd Kh 9c 9d", "4c 4d 4h 4s 2c", "5h 6h 7h 8h 9h",
    )  # fmt: skip
    values = [_value(hand) for hand in hands]
    assert [class_name(value) for value in values] == list(CLASS_NAMES)
    assert values == sorted(values)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ac Kc Qc Jc 10c", "9h 10h Jh Qh Kh"),
        ("3c 3d 3h 3s 4c", "2c 2d 2h 2s Ac"),
        ("3c 3d 3h 3s 5c", "3c 3d 3h 3s 4c"),
        ("9c 9d 9h 2s 2c", "8c 8d 8h As Ac"),
        ("9c 9d 9h 3s 3c", "9c 9d 9h 2s 2c"),
        ("Qd Jd 8d 5d 3d", "Qc Jc 8c 5c 2c"),
        ("6c 5d 4h 3s 2c", "Ac 2d 3h 4s 5c"),
        ("7c 7d 7h Qs 4c", "7c 7d 7h Js 10c"),
        ("Jc Jd 4h 4s 8c", "Jh Js 4c 4d 7c"),
        ("Jc Jd 5h 5s 2c", "Jh Js 4c 4d Ac"),
        ("8c 8d Kh 6s 4c", "8h 8s Kc 6d 3c"),
        ("Kc 9d 7h 4s 2d", "Qc Jd 10h 8s 5d"),
    ],
)
def test_ties_inside_a_class_are_broken(better: str, worse: str) -> None:
    """TRP-53: the column "tie-break"."""
    assert _value(better) > _value(worse)


def test_suits_never_break_ties() -> None:
    """TRP-54: the same ranks in other suits are equal."""
    assert _value("Qc Qd 8h 6s 3c") == _value("Qh Qs 8c 6h 3d")
    assert _value("Ac 9c 7c 4c 2c") == _value("Ah 9h 7h 4h 2h")


def test_no_straight_passes_through_the_ace() -> None:
    """TRP-54: Q-K-A-2-3 is nothing; A-2-3-4-5 counts as five high, or not at all."""
    assert class_name(_value("Qc Kd Ah 2s 3c")) == "high card"
    assert class_name(_value("As 2d 3h 4c 5s")) == "straight"
    assert class_name(_value("As 2d 3h 4c 5s", ace_low=False)) == "high card"
    assert class_name(_value("As 2s 3s 4s 5s")) == "straight flush"
    assert class_name(_value("As 2s 3s 4s 5s", ace_low=False)) == "flush"
    assert class_name(_value("10c Jh Qc Ks Ad", ace_low=False)) == "straight"
