"""Truting and its answers (rulebook section 4)."""

from random import Random

import pytest

from ludo.engine.events import Happened, Moved, Said, Turned
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT
from ludo.games.trut.view import Outcome
from tests.contract.playing import playing
from tests.games.trut.donne import FOUR, TWO, Donne

WHOLE = ["0 play Qh", "1 play Kc", "1 play 9h", "0 play 10s", "0 play 8d", "1 play 7s"]
"""A whole donne between the hands `TWO`: seat 1 wins the last trick."""


@pytest.mark.clause("TRU-30")
@pytest.mark.parametrize("cards", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_truting_is_possible_at_any_moment_until_the_last_card_falls(cards: int, seat: int) -> None:
    donne = Donne(TWO, *WHOLE[:cards])
    held = len(donne.state.view(seat).cards(hand(seat)))
    assert ("trut" in donne.offers(seat)) == (held > 0)
    if held:
        donne.do(f"{seat} trut")
        assert donne.facts.truter == seat


@pytest.mark.clause("TRU-30", "TRU-82")
def test_nobody_truts_before_having_seen_his_cards() -> None:
    donne = Donne(TWO, score=((6, 2), (0, 0)))
    assert donne.refusal("0 trut") == "unknown-action"
    assert donne.refusal("1 trut") == "answer-first"


@pytest.mark.clause("TRU-31")
def test_a_declined_trut_gives_a_point_and_ends_the_donne_at_once() -> None:
    donne = Donne(TWO, "0 play Qh", "1 play Kc", "0 trut", "1 fold", score=((1, 0), (2, 1)))
    assert donne.outcome == Outcome("fold", 0)
    assert donne.score == [(1, 1), (2, 1)]
    assert donne.offers(0) == donne.offers(1) == set()


@pytest.mark.clause("TRU-31", "TRU-39")
def test_unplayed_cards_go_back_to_the_stock_unseen() -> None:
    donne = Donne(TWO, "0 play Qh", "0 trut", "1 fold")
    for seat in (0, 1, None):
        view = donne.state.view(seat)
        assert view.cards(hand(0)) == view.cards(hand(1)) == ()
        assert view.cards(STOCK) == (None,) * 31
        heard = [event.seen_by(seat) for event in donne.events]
        back = [event for event in heard if isinstance(event, Moved) and event.target == STOCK]
        assert all(card is None for event in back for card in event.cards)


@pytest.mark.clause("TRU-32", "TRU-38")
def test_a_followed_trut_goes_on_for_a_trut() -> None:
    donne = Donne(TWO, "0 trut", "1 follow")
    assert donne.must == 0
    assert donne.facts.followed
    donne.do(*WHOLE)
    assert donne.score == [(0, 0), (1, 0)]
    assert Happened("trut-marked", {"side": 1}) in donne.events


@pytest.mark.clause("TRU-32", "TRU-42")
def test_the_loser_of_a_followed_trut_need_not_have_a_trick() -> None:
    one = Donne(TWO, "1 trut", "0 follow", *WHOLE)
    none = Donne(TWO, "1 trut", "0 follow", "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert one.facts.results.count(0) == 1
    assert none.facts.results.count(0) == 0
    assert one.score == none.score == [(0, 0), (1, 0)]


@pytest.mark.clause("TRU-33")
def test_one_trut_a_donne_and_no_raise() -> None:
    donne = Donne(TWO, "0 trut")
    assert donne.offers(1) == {"follow", "fold"}
    assert donne.refusal("1 trut") == "unknown-action"
    donne.do("1 follow")
    assert donne.offers(0) == {"play 8d", "play Qh", "play 10s"}
    assert donne.offers(1) == set()
    for seat in (0, 1):
        for word in ("trut", "deux_pareilles", "brelan"):
            assert donne.refusal(f"{seat} {word}") == "trut-already"
    donne.do(*WHOLE[:4])
    assert donne.refusal("1 trut") == "trut-already"


@pytest.mark.clause("TRU-33")
def test_the_next_donne_has_a_trut_of_its_own() -> None:
    donne = Donne(TWO, "0 trut", "1 fold")
    donne.deal(*TWO)
    assert "trut" in donne.offers(0)


@pytest.mark.clause("TRU-34")
def test_any_player_may_step_in_between_two_cards() -> None:
    donne = Donne(FOUR, "0 play Qd")
    assert donne.must == 1
    assert donne.may == (2, 3, 0)
    for seat in range(4):
        assert "trut" in donne.offers(seat)
    donne.do("3 trut")
    assert donne.facts.truter == 3


@pytest.mark.clause("TRU-34")
def test_a_call_in_a_gap_belongs_to_the_first_in_order_of_play_from_the_player_on_turn() -> None:
    """`Turn.may` is in order of precedence, and the seat on turn comes before it."""
    for cards, must, may in ((0, 0, (1, 2, 3)), (1, 1, (2, 3, 0)), (2, 2, (3, 0, 1)), (3, 3, (0, 1, 2))):
        plays = ["0 play Qd", "1 play 8d", "2 play 9d", "3 play Jh"][:cards]
        donne = Donne(FOUR, *plays)
        assert (donne.must, donne.may) == (must, may)


@pytest.mark.clause("TRU-34")
def test_laying_the_next_card_closes_the_gap_without_anybody_saying_no() -> None:
    donne = Donne(TWO, "0 play Qh", "1 play Kc")
    assert donne.facts.results == (1,)
    assert not any(isinstance(event, Said) for event in donne.events)


@pytest.mark.clause("TRU-34")
def test_only_the_player_about_to_play_with_own_turn() -> None:
    for cards in range(6):
        donne = Donne(TWO, *WHOLE[:cards], trut_timing="own_turn")
        assert donne.may == ()
        assert donne.must is not None
        assert "trut" in donne.offers(donne.must)
        assert donne.offers(1 - donne.must) == set()
        if donne.state.view(None).cards(hand(1 - donne.must)):
            assert donne.refusal(f"{1 - donne.must} trut") == "trut-own-turn"


@pytest.mark.clause("TRU-34")
def test_any_player_but_never_inside_a_trick_with_between_tricks() -> None:
    for cards in range(6):
        donne = Donne(TWO, *WHOLE[:cards], trut_timing="between_tricks")
        for seat in (0, 1):
            held = donne.state.view(None).cards(hand(seat))
            assert ("trut" in donne.offers(seat)) == (cards % 2 == 0 and bool(held))
            if cards % 2:
                assert donne.refusal(f"{seat} trut") == "trut-in-trick"
        assert bool(donne.may) == (cards % 2 == 0)


@pytest.mark.clause("TRU-35")
def test_a_player_without_cards_cannot_trut_but_the_holder_of_the_last_card_can() -> None:
    donne = Donne(TWO, *WHOLE[:5])
    assert donne.refusal("0 trut") == "trut-no-cards"
    assert donne.may == ()
    assert donne.offers(1) == {"play 7s", "trut"}
    donne.do("1 trut", "0 follow", "1 play 7s")
    assert donne.score == [(0, 0), (1, 0)]


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
        donne = Donne(FOUR, f"{truter} trut", dealer=dealer, response_order=option)
        assert donne.must == order[0]
        assert donne.offers(order[1]) == set()
        assert donne.refusal(f"{order[1]} follow") == "answer-first"
        donne.do(f"{order[0]} fold")
        assert donne.must == order[1]
        assert donne.offers(order[1]) == {"follow", "fold"}


@pytest.mark.clause("TRU-37")
def test_one_follow_commits_the_side() -> None:
    first = Donne(FOUR, "3 trut", "0 follow")
    assert first.facts.followed
    assert first.must == 0
    second = Donne(FOUR, "3 trut", "0 fold", "2 follow")
    assert second.facts.followed
    assert not second.over


@pytest.mark.clause("TRU-37")
def test_a_trut_is_declined_only_if_both_decline() -> None:
    donne = Donne(FOUR, "3 trut", "0 fold")
    assert not donne.over
    donne.do("2 fold")
    assert donne.outcome == Outcome("fold", 1)
    assert donne.score == [(0, 0), (0, 1)]


@pytest.mark.clause("TRU-37")
def test_with_two_players_the_opponent_alone_answers() -> None:
    donne = Donne(TWO, "1 trut")
    assert donne.must == 0
    assert donne.facts.asked == (0,)


@pytest.mark.clause("TRU-38")
def test_a_trut_is_answered_before_anything_else_and_play_goes_on_where_it_was() -> None:
    donne = Donne(FOUR, "0 play 8c", "3 trut")
    assert donne.may == ()
    assert donne.refusal("1 play Jc") == "answer-first"
    assert donne.refusal("3 play As") == "answer-first"
    donne.do("0 fold", "2 follow")
    assert donne.must == 1
    assert {"play 8d", "play Jc", "play 10s"} == donne.offers(1)


@pytest.mark.clause("TRU-39")
@pytest.mark.parametrize("players", [2, 4])
def test_cards_not_played_are_never_shown(players: int) -> None:
    """Over whole parties: nobody hears a face that was not his own or laid."""
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
def test_cards_are_not_shown_when_the_donne_stops_early() -> None:
    donne = Donne(TWO, "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert donne.over
    for seat in (0, 1, None):
        assert donne.state.view(seat).cards(STOCK) == (None,) * 28
    assert donne.must == CHANCE
