"""Deux pareilles et une fausse, and brelan (rulebook section 7)."""

import pytest

from ludo.engine.events import Moved, Said, Turned
from ludo.engine.places import hand
from ludo.games.trut.view import Outcome
from tests.games.trut.deals import FOUR, TrutDeal

PAIR_AND_BRELAN = ("Jc Jd Js", "9c 9d 7h")
NEITHER = "Ah Kh Qh"
BRELANS = ("9c 9d 9h", "8c 8d 8h", "Jc Jd Jh", "Ac Ad Kh")


@pytest.mark.clause("TRU-70", "TRU-71", "TRU-73")
def test_only_who_holds_the_cards_may_announce_them() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0)
    assert deal.offers(1) == {"play 9c", "play 9d", "play 7h", "trut", "deux_pareilles"}
    assert deal.offers(0) == {"trut", "brelan"}
    assert deal.refusal("1 brelan") == "announce-untrue"
    assert deal.refusal("0 deux_pareilles") == "announce-untrue"
    neither = TrutDeal([NEITHER, PAIR_AND_BRELAN[1]])
    assert neither.offers(0) == {"play Ah", "play Kh", "play Qh", "trut"}


@pytest.mark.clause("TRU-70", "TRU-71", "TRU-74")
@pytest.mark.parametrize(("seat", "word"), [(1, "deux_pareilles"), (0, "brelan")])
def test_an_announcement_is_a_trut_answered_and_worth_the_same(seat: int, word: str) -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], f"{seat} {word}", dealer=0)
    assert (deal.facts.truter, deal.facts.call) == (seat, word)
    assert deal.offers(1 - seat) == {"follow", "fold"}
    assert Said(seat, word) in deal.events
    declined = TrutDeal([*PAIR_AND_BRELAN], f"{seat} {word}", f"{1 - seat} fold", dealer=0)
    assert declined.outcome == Outcome("fold", seat)
    assert declined.score[seat] == (0, 1)
    deal.do(f"{1 - seat} follow", "1 play 7h", "0 play Jc", "1 play 9c", "0 play Jd", "0 play Js", "1 play 9d")
    assert deal.score == [(1, 0), (0, 0)]


@pytest.mark.clause("TRU-74", "TRU-33")
def test_an_announcement_uses_up_the_trut_and_shows_no_card() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], "0 brelan", "1 follow", dealer=0)
    assert deal.refusal("1 trut") == "trut-already"
    assert deal.refusal("1 deux_pareilles") == "trut-already"
    assert deal.sees(1, 0) == []
    told = [event.seen_by(1) for event in deal.events if isinstance(event, Moved | Turned)]
    shown = [event.target if isinstance(event, Moved) else event.place for event in told if any(event.cards)]
    assert set(shown) == {hand(1)}
    assert deal.sees(None, 0) == []


@pytest.mark.clause("TRU-71")
def test_a_brelan_may_be_kept_silent() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0)
    assert deal.facts.truter == -1
    deal.do("1 play 7h", "0 play Jc")
    assert deal.facts.truter == -1


@pytest.mark.clause("TRU-71")
def test_a_compulsory_brelan_is_announced_by_itself() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0, brelan_compulsory=True)
    assert (deal.facts.truter, deal.facts.call, deal.must) == (0, "brelan", 1)
    assert Said(0, "brelan") in deal.events


@pytest.mark.clause("TRU-71")
@pytest.mark.parametrize(("dealer", "first"), [(3, 0), (0, 1), (1, 2), (2, 0)])
def test_the_first_after_the_dealer_with_a_brelan_announces_it(dealer: int, first: int) -> None:
    deal = TrutDeal(BRELANS, dealer=dealer, brelan_compulsory=True)
    assert deal.facts.truter == first


@pytest.mark.clause("TRU-71")
def test_no_brelan_is_forced_in_a_fortial_deal() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], "0 go", brelan_compulsory=True, score=((6, 2), (0, 0)))
    assert deal.facts.truter == -1
    assert deal.offers(0) == {"play Jc", "play Jd", "play Js"}


@pytest.mark.clause("TRU-71", "TRU-72")
@pytest.mark.parametrize("timing", ["any", "own_turn", "between_tricks"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_compulsory_brelan_is_announced_whatever_the_timing(timing: str, dealer: int) -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=dealer, brelan_compulsory=True, trut_timing=timing)
    assert (deal.facts.truter, deal.facts.call, deal.must) == (0, "brelan", 1)
    assert deal.do("1 follow").must == 1 - dealer


@pytest.mark.clause("TRU-71")
def test_the_first_brelan_after_the_dealer_is_announced_out_of_turn_too() -> None:
    hands = [FOUR[0], FOUR[1], "Kh Ks Kd", "Jh Jd Js"]
    deal = TrutDeal(hands, brelan_compulsory=True, trut_timing="own_turn")
    assert (deal.facts.truter, deal.facts.asked) == (2, (1, 3))


@pytest.mark.clause("TRU-71", "TRU-70")
def test_no_brelan_is_forced_where_there_are_no_announcements() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0, brelan_compulsory=True, announcements=False)
    assert deal.facts.truter == -1


@pytest.mark.clause("TRU-72")
@pytest.mark.parametrize("word", ["deux_pareilles", "brelan"])
def test_both_only_before_the_first_card(word: str) -> None:
    seat = 1 if word == "deux_pareilles" else 0
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0)
    assert word in deal.offers(seat)
    deal.do("1 play 9c")
    assert deal.refusal(f"{seat} {word}") == "announce-late"
    deal.do("0 play Jc")
    assert word not in deal.offers(0) | deal.offers(1)


@pytest.mark.clause("TRU-72", "TRU-34")
def test_by_any_player_who_may_trut_at_that_moment() -> None:
    hands = [FOUR[0], FOUR[1], "Kh Ks 9d", "Jh Jd Js"]
    assert "deux_pareilles" in TrutDeal(hands).offers(2)
    assert "brelan" in TrutDeal(hands).offers(3)
    own_turn = TrutDeal(hands, trut_timing="own_turn")
    assert own_turn.refusal("2 deux_pareilles") == "trut-own-turn"
    assert "brelan" in TrutDeal(hands, dealer=2, trut_timing="own_turn").offers(3)


@pytest.mark.clause("TRU-73")
def test_anybody_may_say_either_with_the_option() -> None:
    deal = TrutDeal([NEITHER, PAIR_AND_BRELAN[1]], announcement_bluff=True)
    for seat in (0, 1):
        assert {"trut", "deux_pareilles", "brelan"} <= deal.offers(seat)
    deal.do("0 brelan")
    assert deal.facts.call == "brelan"
    late = TrutDeal([NEITHER, PAIR_AND_BRELAN[1]], "0 play Ah", announcement_bluff=True)
    assert late.refusal("1 brelan") == "announce-late"


@pytest.mark.clause("TRU-70")
def test_none_at_all_with_the_option() -> None:
    deal = TrutDeal([*PAIR_AND_BRELAN], dealer=0, announcements=False)
    assert deal.offers(0) == {"trut"}
    assert deal.refusal("0 brelan") == "announce-off"
    assert deal.refusal("1 deux_pareilles") == "announce-off"
