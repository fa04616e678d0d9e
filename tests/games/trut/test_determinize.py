"""States imagined from a view: what was announced is believed, what was never shown is drawn by lot."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from ludo.engine.cards import write_cards
from ludo.games.trut import TRUT, rules
from tests.games.trut.deals import FOUR, TWO, TrutDeal

PAIR_AND_BRELAN = ("Jc Jd Js", "9c 9d 7h")


def imagined(deal: TrutDeal, seat: int | None, times: int = 60) -> list[list[tuple[int, ...]]]:
    """Hands by seat, imagined with several lucks."""
    view = deal.state.view(seat)
    states = [TRUT.determinize(view, Random(number)) for number in range(times)]
    assert all(state.view(seat) == view for state in states)
    return [[state.held(owner) for owner in range(state.options.players)] for state in states]


def test_hidden_hands_are_drawn_by_lot_and_the_own_stays() -> None:
    worlds = imagined(TrutDeal(FOUR, "0 play Qd"), 1)
    assert {write_cards(hands[1]) for hands in worlds} == {FOUR[1]}
    for seat in (0, 2, 3):
        assert len({hands[seat] for hands in worlds}) > 50


def test_every_hidden_card_is_as_likely_as_another() -> None:
    """Of the 29 cards that seat 0 does not see, each lies in seat 1's hand in 3 of 29 worlds."""
    seen = Counter(card for hands in imagined(TrutDeal(TWO), 0, 2900) for card in hands[1])
    assert len(seen) == 29
    assert all(220 < count < 385 for count in seen.values())


@pytest.mark.clause("TRU-70", "TRU-71", "TRU-73")
@pytest.mark.parametrize(
    ("seat", "word", "cards"), [(0, "brelan", 0), (0, "brelan", 2), (1, "deux_pareilles", 0), (1, "deux_pareilles", 3)]
)
def test_a_true_announcement_is_believed(seat: int, word: str, cards: int) -> None:
    plays = ["1 play 7h", "0 play Jc", "1 play 9c"][:cards]
    deal = TrutDeal(PAIR_AND_BRELAN, f"{seat} {word}", f"{1 - seat} follow", *plays, dealer=0)
    laid = [card for trick in deal.state.tricks() for layer, card in trick if layer == seat]
    for hands in imagined(deal, 1 - seat):
        assert rules.HOLDS[word]([*laid, *hands[seat]])


@pytest.mark.clause("TRU-73")
def test_an_announcement_that_may_be_false_is_not() -> None:
    deal = TrutDeal(PAIR_AND_BRELAN, "0 brelan", "1 follow", dealer=0, announcement_bluff=True)
    assert not all(rules.is_brelan(hands[0]) for hands in imagined(deal, 1))


@pytest.mark.clause("TRU-71")
def test_where_a_brelan_must_be_announced_nobody_silent_is_given_one() -> None:
    deal = TrutDeal(FOUR, brelan_compulsory=True)
    for hands in imagined(deal, None, 300):
        assert not any(rules.is_brelan(held) for held in hands)
    first = TrutDeal(FOUR, dealer=3, brelan_compulsory=True, trut_timing="own_turn")
    for hands in imagined(first, None, 300):
        assert not any(rules.is_brelan(held) for held in hands)
    announced = TrutDeal([FOUR[0], "Jc Jd Js", *FOUR[2:]], brelan_compulsory=True)
    assert all(rules.is_brelan(hands[1]) for hands in imagined(announced, 2))


@pytest.mark.clause("TRU-71", "TRU-73")
def test_where_a_brelan_must_be_announced_a_false_one_means_that_nobody_has_any() -> None:
    bluff = TrutDeal(FOUR, "0 brelan", "1 follow", brelan_compulsory=True, announcement_bluff=True)
    for hands in imagined(bluff, 2, 300):
        assert not any(rules.is_brelan(held) for held in hands)


@pytest.mark.clause("TRU-71", "TRU-73")
@pytest.mark.parametrize("bluff", [False, True])
def test_a_brelan_that_had_to_be_announced_is_true_and_the_first(bluff: bool) -> None:
    hands = [FOUR[0], FOUR[1], "7c 7d 7s", FOUR[3]]
    forced = TrutDeal(hands, dealer=3, brelan_compulsory=True, announcement_bluff=bluff)
    for held in imagined(forced, 3, 300):
        assert rules.is_brelan(held[2])
        assert not rules.is_brelan(held[0])
        assert not rules.is_brelan(held[1])


def test_a_view_that_cannot_be_is_imagined_all_the_same() -> None:
    """A brelan that should have been announced: nothing hangs, the own hand stays."""
    view = TrutDeal(PAIR_AND_BRELAN, dealer=0).state.view(0)
    odd = view._replace(options=replace(view.options, brelan_compulsory=True))
    assert write_cards(TRUT.determinize(odd, Random(1)).held(0)) == PAIR_AND_BRELAN[0]
