"""The fortial (rulebook section 8)."""

from typing import Any

import pytest

from ludo.engine.events import Happened, Moved, Turned
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT, rules
from ludo.games.trut.scoring import Score
from ludo.games.trut.view import Outcome
from tests.games.trut.deals import FOUR, TWO, TrutDeal

THERE = ((6, 2), (4, 1))
"""Side 0 is at the fortial."""
WINS_0 = ("7d 8d 9h", "Kc Qs Jh")


@pytest.mark.clause("TRU-80")
@pytest.mark.parametrize(
    ("score", "options", "there"),
    [
        ((6, 2), {}, True),
        ((6, 1), {}, False),
        ((5, 2), {}, False),
        ((2, 2), {"truts_to_win": 3}, True),
        ((6, 3), {"points_per_trut": 4}, True),
        ((6, 2), {"points_per_trut": 4}, False),
        ((6, 2), {"truts_to_win": 8}, False),
    ],
)
def test_one_point_less_than_the_partie(score: tuple[int, int], options: dict[str, Any], there: bool) -> None:
    deal = TrutDeal(TWO, score=(score, (0, 0)), **options)
    assert rules.at_fortial(deal.state.options, Score(*score)) == there
    assert deal.offers(0) == ({"go", "no_go"} if there else {"play 8d", "play Qh", "play 10s", "trut"})


@pytest.mark.clause("TRU-80")
def test_no_procedure_with_the_option() -> None:
    deal = TrutDeal(TWO, score=THERE, fortial=False)
    assert deal.facts.fortial is None
    assert deal.must == 0
    assert "trut" in deal.offers(1)
    assert deal.sees(1, 1) == ["Kc", "7s", "9h"]


@pytest.mark.clause("TRU-81")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_deal_starts_with_the_decision_whoever_opens(dealer: int) -> None:
    deal = TrutDeal(TWO, score=THERE, dealer=dealer)
    assert (deal.must, deal.may) == (0, ())
    assert deal.offers(0) == {"go", "no_go"}
    assert deal.offers(1) == set()
    assert deal.refusal("0 play 8d") == "unknown-action"
    assert deal.refusal("1 play Kc") == "answer-first"
    assert Happened("fortial", {"side": 0}) in deal.events


@pytest.mark.clause("TRU-82")
def test_the_opponents_do_not_look_meanwhile() -> None:
    deal = TrutDeal(TWO, score=THERE)
    assert deal.sees(0, 0) == ["8d", "Qh", "10s"]
    assert deal.sees(1, 1) == []
    assert deal.state.view(1).cards(hand(1)) == (None, None, None)
    assert deal.facts.looked == (0,)


@pytest.mark.clause("TRU-83")
def test_going_binds_the_opponents_and_everybody_takes_up_his_cards() -> None:
    deal = TrutDeal(TWO, "0 go", score=THERE)
    assert deal.sees(1, 1) == ["Kc", "7s", "9h"]
    assert deal.sees(0, 1) == []
    assert deal.facts.went
    assert (deal.must, deal.may) == (0, ())
    assert deal.offers(0) == {"play 8d", "play Qh", "play 10s"}
    assert deal.offers(1) == set()
    for text in ("1 fold", "1 no_go", "1 follow"):
        assert deal.refusal(text) == "unknown-action"


@pytest.mark.clause("TRU-83")
def test_nobody_truts_or_announces_in_that_deal() -> None:
    deal = TrutDeal(["Jc Jd Js", "9c 9d 7h"], "0 go", score=THERE)
    for seat, word in ((0, "trut"), (0, "brelan"), (1, "trut"), (1, "deux_pareilles")):
        assert deal.refusal(f"{seat} {word}") == "trut-fortial"
    deal.do("0 play Jc", "1 play 7h")
    assert deal.refusal("0 trut") == "trut-fortial"
    assert deal.offers(0) == set()


@pytest.mark.clause("TRU-84")
def test_not_going_gives_the_opponents_a_point() -> None:
    deal = TrutDeal(TWO, "0 no_go", score=THERE)
    assert deal.outcome == Outcome("no_go", 1)
    assert deal.score == [(6, 2), (4, 2)]
    for seat in (0, 1, None):
        assert deal.state.view(seat).cards(STOCK) == (None,) * 32
    faces = [
        event.seen_by(1) for event in deal.events if isinstance(event, Moved | Turned) and any(event.seen_by(1).cards)
    ]
    assert faces == []


@pytest.mark.clause("TRU-84", "TRU-43")
def test_the_point_is_transformed_with_its_consequences() -> None:
    deal = TrutDeal(TWO, "0 no_go", score=((6, 2), (4, 2)))
    assert deal.score == [(6, 0), (5, 0)]
    deal.deal(*TWO)
    assert deal.facts.fortial is None


@pytest.mark.clause("TRU-84")
def test_otherwise_the_side_is_at_the_fortial_again() -> None:
    deal = TrutDeal(TWO, "0 no_go", score=THERE)
    deal.deal(*TWO)
    assert deal.facts.fortial == 0
    assert deal.offers(0) == {"go", "no_go"}


@pytest.mark.clause("TRU-84", "TRU-90")
def test_the_point_of_not_going_may_be_the_last_of_the_partie() -> None:
    deal = TrutDeal(TWO, "0 no_go", score=((2, 2), (2, 1)), truts_to_win=3)
    assert deal.score == [(2, 2), (2, 2)]
    deal = TrutDeal(TWO, score=((2, 2), (2, 2)), truts_to_win=3)
    assert deal.facts.fortial is None


@pytest.mark.clause("TRU-85")
@pytest.mark.parametrize(("stake", "score"), [("trut", [(7, 2), (4, 0)]), ("donne", [(7, 0), (4, 0)])])
def test_the_side_at_the_fortial_wins_the_partie_if_it_wins(stake: str, score: list[tuple[int, int]]) -> None:
    deal = TrutDeal(WINS_0, "0 go", score=THERE, fortial_stake=stake)
    deal.do("0 play 7d", "1 play Kc", "0 play 8d", "1 play Qs")
    assert deal.score == score
    assert deal.state.standing().winners == (0,)


@pytest.mark.clause("TRU-85")
@pytest.mark.parametrize(("stake", "score"), [("trut", [(6, 0), (5, 1)]), ("donne", [(6, 2), (4, 2)])])
def test_what_losing_a_fortial_deal_costs(stake: str, score: list[tuple[int, int]]) -> None:
    deal = TrutDeal([*reversed(WINS_0)], "0 go", score=THERE, fortial_stake=stake)
    deal.do("0 play Kc", "1 play 7d", "1 play 8d", "0 play Qs")
    assert deal.score == score


@pytest.mark.clause("TRU-85", "TRU-40")
def test_a_fortial_deal_for_a_point_gives_it_even_if_untruted_deals_give_none() -> None:
    deal = TrutDeal(WINS_0, "0 go", score=THERE, fortial_stake="donne", untruted_donne_points=0)
    deal.do("0 play 7d", "1 play Kc", "0 play 8d", "1 play Qs")
    assert deal.state.standing().winners == (0,)


@pytest.mark.clause("TRU-86")
@pytest.mark.parametrize(("dealer", "first"), [(2, 0), (3, 0), (0, 2), (1, 2)])
def test_the_partner_first_after_the_dealer_speaks_first(dealer: int, first: int) -> None:
    deal = TrutDeal(FOUR, dealer=dealer, score=THERE)
    assert deal.must == first
    assert deal.facts.looked == (first,)
    for seat in range(4):
        assert bool(deal.sees(seat, seat)) == (seat == first)
    deal.do(f"{first} go")
    assert deal.facts.phase == "play"
    assert all(deal.sees(seat, seat) for seat in range(4))


@pytest.mark.clause("TRU-87")
@pytest.mark.parametrize("blind", [False, True])
@pytest.mark.parametrize("word", ["go", "no_go"])
def test_the_partner_decides_after_a_no(word: str, blind: bool) -> None:
    deal = TrutDeal(FOUR, "0 no_go", dealer=2, score=THERE, fortial_partner_blind=blind)
    assert deal.must == 2
    assert deal.offers(2) == {"go", "no_go"}
    assert deal.offers(0) == set()
    assert deal.sees(2, 2) == ([] if blind else ["Kh", "Ks", "9d"])
    assert deal.sees(1, 1) == deal.sees(3, 3) == []
    deal.do(f"2 {word}")
    if word == "go":
        assert deal.facts.phase == "play"
        assert deal.sees(2, 2) == ["Kh", "Ks", "9d"]
    else:
        assert deal.outcome == Outcome("no_go", 1)
        assert deal.score == [(6, 2), (4, 2)]


@pytest.mark.clause("TRU-88", "TRU-14")
@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_is_opened_as_usual(dealer: int) -> None:
    deal = TrutDeal(FOUR, dealer=dealer, score=THERE)
    deal.do(f"{deal.must} go")
    assert deal.must == (dealer + 1) % 4


@pytest.mark.clause("TRU-89")
def test_with_both_sides_at_the_fortial_the_deal_is_ordinary() -> None:
    deal = TrutDeal(TWO, score=((6, 2), (6, 2)))
    assert deal.facts.fortial is None
    assert deal.facts.looked == (0, 1)
    assert "trut" in deal.offers(0)
    assert "trut" in deal.offers(1)
    deal.do("0 trut", "1 fold")
    assert deal.state.standing().winners == (0,)
    played = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s", score=((6, 2), (6, 2)))
    assert played.state.standing().winners == (1,)


@pytest.mark.clause("TRU-82", "TRU-86")
def test_an_imagined_hand_stays_unseen_until_it_is_taken_up() -> None:
    deal = TrutDeal(FOUR, dealer=2, score=THERE)
    assert deal.state.turn().must == 0
    assert TRUT.sides(deal.state.options) == ((0, 2), (1, 3))
    heard = [event.seen_by(3) for event in deal.events if isinstance(event, Moved) and event.target == hand(3)]
    assert [event.cards for event in heard] == [(None,)] * 3
    before = len(deal.events)
    deal.do("0 go")
    shown = [event.seen_by(3) for event in deal.events[before:] if isinstance(event, Turned)]
    assert [event for event in shown if any(card is not None for card in event.cards)] == [
        Turned(hand(3), deal.state.view(3).known(hand(3)))
    ]
    assert deal.state.turn().must != CHANCE
