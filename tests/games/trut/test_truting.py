"""Truting and its answers (rulebook section 4)."""

from random import Random

import pytest

from ludo.engine.events import Happened, Moved, Said, Turned
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT
from ludo.games.trut.view import Outcome
from tests.contract.playing import playing
from tests.games.trut.deals import FOUR, TWO, TrutDeal

WHOLE = ["0 play Qh", "1 play Kc", "1 play 9h", "0 play 10s", "0 play 8d", "1 play 7s"]
"""A whole deal between the hands `TWO`: seat 1 wins the last trick."""


@pytest.mark.clause("TRU-30")
@pytest.mark.parametrize("cards", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_truting_is_possible_at_any_moment_until_the_last_card_falls(cards: int, seat: int) -> None:
    deal = TrutDeal(TWO, *WHOLE[:cards])
    held = len(deal.state.view(seat).cards(hand(seat)))
    assert ("trut" in deal.offers(seat)) == (held > 0)
    if held:
        deal.do(f"{seat} trut")
        assert deal.facts.truter == seat


@pytest.mark.clause("TRU-30", "TRU-82")
def test_nobody_truts_before_having_seen_his_cards() -> None:
    deal = TrutDeal(TWO, score=((6, 2), (0, 0)))
    assert deal.refusal("0 trut") == "unknown-action"
    assert deal.refusal("1 trut") == "answer-first"


@pytest.mark.clause("TRU-31")
def test_a_declined_trut_gives_a_point_and_ends_the_deal_at_once() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc", "0 trut", "1 fold", score=((1, 0), (2, 1)))
    assert deal.outcome == Outcome("fold", 0)
    assert deal.score == [(1, 1), (2, 1)]
    assert deal.offers(0) == deal.offers(1) == set()


@pytest.mark.clause("TRU-31", "TRU-39")
def test_unplayed_cards_go_back_to_the_stock_unseen() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "0 trut", "1 fold")
    for seat in (0, 1, None):
        view = deal.state.view(seat)
        assert view.cards(hand(0)) == view.cards(hand(1)) == ()
        assert view.cards(STOCK) == (None,) * 31
        heard = [event.seen_by(seat) for event in deal.events]
        back = [event for event in heard if isinstance(event, Moved) and event.target == STOCK]
        assert all(card is None for event in back for card in event.cards)


@pytest.mark.clause("TRU-32", "TRU-38")
def test_a_followed_trut_goes_on_for_a_trut() -> None:
    deal = TrutDeal(TWO, "0 trut", "1 follow")
    assert deal.must == 0
    assert deal.facts.followed
    deal.do(*WHOLE)
    assert deal.score == [(0, 0), (1, 0)]
    assert Happened("trut-marked", {"side": 1}) in deal.events


@pytest.mark.clause("TRU-32", "TRU-42")
def test_the_loser_of_a_followed_trut_need_not_have_a_trick() -> None:
    one = TrutDeal(TWO, "1 trut", "0 follow", *WHOLE)
    none = TrutDeal(TWO, "1 trut", "0 follow", "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert one.facts.results.count(0) == 1
    assert none.facts.results.count(0) == 0
    assert one.score == none.score == [(0, 0), (1, 0)]


@pytest.mark.clause("TRU-33")
def test_one_trut_a_deal_and_no_raise() -> None:
    deal = TrutDeal(TWO, "0 trut")
    assert deal.offers(1) == {"follow", "fold"}
    assert deal.refusal("1 trut") == "unknown-action"
    deal.do("1 follow")
    assert deal.offers(0) == {"play 8d", "play Qh", "play 10s"}
    assert deal.offers(1) == set()
    for seat in (0, 1):
        for word in ("trut", "deux_pareilles", "brelan"):
            assert deal.refusal(f"{seat} {word}") == "trut-already"
    deal.do(*WHOLE[:4])
    assert deal.refusal("1 trut") == "trut-already"


@pytest.mark.clause("TRU-33")
def test_the_next_deal_has_a_trut_of_its_own() -> None:
    deal = TrutDeal(TWO, "0 trut", "1 fold")
    deal.deal(*TWO)
    assert "trut" in deal.offers(0)


@pytest.mark.clause("TRU-34")
def test_any_player_may_step_in_between_two_cards() -> None:
    deal = TrutDeal(FOUR, "0 play Qd")
    assert deal.must == 1
    assert deal.may == (2, 3, 0)
    for seat in range(4):
        assert "trut" in deal.offers(seat)
    deal.do("3 trut")
    assert deal.facts.truter == 3


@pytest.mark.clause("TRU-34")
def test_a_call_in_a_gap_belongs_to_the_first_in_order_of_play_from_the_player_on_turn() -> None:
    """`Turn.may` is in order of precedence, and the seat on turn comes before it."""
    for cards, must, may in ((0, 0, (1, 2, 3)), (1, 1, (2, 3, 0)), (2, 2, (3, 0, 1)), (3, 3, (0, 1, 2))):
        plays = ["0 play Qd", "1 play 8d", "2 play 9d", "3 play Jh"][:cards]
        deal = TrutDeal(FOUR, *plays)
        assert (deal.must, deal.may) == (must, may)


@pytest.mark.clause("TRU-34")
def test_laying_the_next_card_closes_the_gap_without_anybody_saying_no() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc")
    assert deal.facts.results == (1,)
    assert not any(isinstance(event, Said) for event in deal.events)


@pytest.mark.clause("TRU-34")
def test_only_the_player_about_to_play_with_own_turn() -> None:
    for cards in range(6):
        deal = TrutDeal(TWO, *WHOLE[:cards], trut_timing="own_turn")
        assert deal.may == ()
        assert deal.must is not None
        assert "trut" in deal.offers(deal.must)
        assert deal.offers(1 - deal.must) == set()
        if deal.state.view(None).cards(hand(1 - deal.must)):
            assert deal.refusal(f"{1 - deal.must} trut") == "trut-own-turn"


@pytest.mark.clause("TRU-34")
def test_any_player_but_never_inside_a_trick_with_between_tricks() -> None:
    for cards in range(6):
        deal = TrutDeal(TWO, *WHOLE[:cards], trut_timing="between_tricks")
        for seat in (0, 1):
            held = deal.state.view(None).cards(hand(seat))
            assert ("trut" in deal.offers(seat)) == (cards % 2 == 0 and bool(held))
            if cards % 2:
                assert deal.refusal(f"{seat} trut") == "trut-in-trick"
        assert bool(deal.may) == (cards % 2 == 0)


@pytest.mark.clause("TRU-35")
def test_a_player_without_cards_cannot_trut_but_the_holder_of_the_last_card_can() -> None:
    deal = TrutDeal(TWO, *WHOLE[:5])
    assert deal.refusal("0 trut") == "trut-no-cards"
    assert deal.may == ()
    assert deal.offers(1) == {"play 7s", "trut"}
    deal.do("1 trut", "0 follow", "1 play 7s")
    assert deal.score == [(0, 0), (1, 0)]


@pytest.mark.clause("TRU-36")
@pytest.mark.parametrize(
    ("dealer", "truter", "after_dealer", "after_truter"),
    [
        (3, 3, [0, 2], [0, 2]),
        (3, 1, [0, 2], [2, 0]),
        (0, 0, [1, 3], [1, 3]),
        (0, 2, [1, 3], [3, 1]),
        (1, 0, [3, 1], [1, 3]),
    ],
)
def test_the_two_opponents_are_asked_one_after_the_other(
    dealer: int, truter: int, after_dealer: list[int], after_truter: list[int]
) -> None:
    for option, order in (("after_dealer", after_dealer), ("after_truter", after_truter)):
        deal = TrutDeal(FOUR, f"{truter} trut", dealer=dealer, response_order=option)
        assert deal.must == order[0]
        assert deal.offers(order[1]) == set()
        assert deal.refusal(f"{order[1]} follow") == "answer-first"
        deal.do(f"{order[0]} fold")
        assert deal.must == order[1]
        assert deal.offers(order[1]) == {"follow", "fold"}


@pytest.mark.clause("TRU-37")
def test_one_follow_commits_the_side() -> None:
    first = TrutDeal(FOUR, "3 trut", "0 follow")
    assert first.facts.followed
    assert first.must == 0
    second = TrutDeal(FOUR, "3 trut", "0 fold", "2 follow")
    assert second.facts.followed
    assert not second.over


@pytest.mark.clause("TRU-37")
def test_a_trut_is_declined_only_if_both_decline() -> None:
    deal = TrutDeal(FOUR, "3 trut", "0 fold")
    assert not deal.over
    deal.do("2 fold")
    assert deal.outcome == Outcome("fold", 1)
    assert deal.score == [(0, 0), (0, 1)]


@pytest.mark.clause("TRU-37")
def test_with_two_players_the_opponent_alone_answers() -> None:
    deal = TrutDeal(TWO, "1 trut")
    assert deal.must == 0
    assert deal.facts.asked == (0,)


@pytest.mark.clause("TRU-38")
def test_a_trut_is_answered_before_anything_else_and_play_goes_on_where_it_was() -> None:
    deal = TrutDeal(FOUR, "0 play 8c", "3 trut")
    assert deal.may == ()
    assert deal.refusal("1 play Jc") == "answer-first"
    assert deal.refusal("3 play As") == "answer-first"
    deal.do("0 fold", "2 follow")
    assert deal.must == 1
    assert {"play 8d", "play Jc", "play 10s"} == deal.offers(1)


@pytest.mark.clause("TRU-39")
@pytest.mark.parametrize("players", [2, 4])
def test_cards_not_played_are_never_shown(players: int) -> None:
    """Over whole parties: nobody hears a face that was not their own or laid."""
    state = TRUT.new(TRUT.read_options({"players": players}))
    for step in playing(state, Random(players), 5000):
        for seat in (*range(players), None):
            for event in step.history(seat):
                if isinstance(event, Moved) and any(card is not None for card in event.cards):
                    assert event.target == hand(-1 if seat is None else seat) or event.source.kind in ("hand", "trick")
                    assert event.target != STOCK
                if isinstance(event, Turned) and any(card is not None for card in event.cards):
                    assert event.place == hand(-1 if seat is None else seat)
    assert state.standing().over


@pytest.mark.clause("TRU-39")
def test_cards_are_not_shown_when_the_deal_stops_early() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert deal.over
    for seat in (0, 1, None):
        assert deal.state.view(seat).cards(STOCK) == (None,) * 28
    assert deal.must == CHANCE
