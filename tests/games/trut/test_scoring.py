"""Worth of a deal, points and truts, end of the partie, match and stakes (rulebook sections 5 and 9)."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludo.engine.events import DealEnded, Happened, Paid, PartieEnded
from ludo.engine.places import POT, purse
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT, scoring
from ludo.games.trut.scoring import Score
from tests.games.trut.deals import FOUR, TWO, TrutDeal

WINS_0 = ("7d 8d 9h", "Kc Qs Jh")
WINS_1 = ("Kc Qs Jh", "7d 8d 9h")
TRICKS = {
    WINS_0: ["0 play 7d", "1 play Kc", "0 play 8d", "1 play Qs"],
    WINS_1: ["0 play Kc", "1 play 7d", "1 play 8d", "0 play Qs"],
}


def won_by_0(*before: str, score: Sequence[tuple[int, int]] = ((0, 0), (0, 0)), **options: Any) -> TrutDeal:
    """A deal that side 0 wins in two tricks, with these calls before it."""
    return TrutDeal(WINS_0, *before, *TRICKS[WINS_0], dealer=1, score=score, **options)


@pytest.mark.clause("TRU-40")
def test_a_deal_without_a_trut_is_worth_a_point() -> None:
    deal = won_by_0()
    assert deal.score == [(0, 1), (0, 0)]
    assert Happened("point-marked", {"side": 0}) in deal.events


@pytest.mark.clause("TRU-40")
def test_or_nothing_with_the_option() -> None:
    deal = won_by_0(untruted_donne_points=0)
    assert deal.score == [(0, 0), (0, 0)]
    assert deal.outcome is not None
    assert deal.outcome.winner == 0
    assert won_by_0("0 trut", "1 follow", untruted_donne_points=0).score == [(1, 0), (0, 0)]


@pytest.mark.clause("TRU-41", "TRU-43")
@pytest.mark.parametrize("per_trut", [2, 3, 5])
def test_enough_points_become_a_trut_at_once(per_trut: int) -> None:
    deal = won_by_0(score=((0, per_trut - 2), (4, 1)), points_per_trut=per_trut)
    assert deal.score == [(0, per_trut - 1), (4, 1)]
    deal.deal(*WINS_1)
    deal.do("1 trut", "0 fold")
    deal = won_by_0(score=((0, per_trut - 1), (4, 1)), points_per_trut=per_trut)
    assert deal.score == [(1, 0), (4, 0)]
    assert Happened("transformed", {"side": 0}) in deal.events


@pytest.mark.clause("TRU-42")
@pytest.mark.parametrize("truter", [0, 1])
def test_the_winner_of_a_followed_trut_marks_it_and_the_others_lose_their_points(truter: int) -> None:
    deal = won_by_0(f"{truter} trut", f"{1 - truter} follow", score=((1, 0), (2, 2)))
    assert deal.score == [(2, 0), (2, 0)]


@pytest.mark.clause("TRU-43")
@pytest.mark.parametrize("declined", [False, True])
def test_transforming_takes_the_others_points_however_the_point_came(declined: bool) -> None:
    score = ((0, 2), (4, 2))
    deal = TrutDeal(TWO, "0 trut", "1 fold", score=score) if declined else won_by_0(score=score)
    assert deal.score == [(1, 0), (4, 0)]


@pytest.mark.clause("TRU-44")
def test_who_marks_a_trut_keeps_its_points() -> None:
    assert won_by_0("0 trut", "1 follow", score=((3, 2), (2, 1))).score == [(4, 2), (2, 0)]


@pytest.mark.clause("TRU-90")
@pytest.mark.parametrize("truts", [1, 3, 7])
def test_the_partie_ends_with_enough_truts(truts: int) -> None:
    deal = won_by_0("0 trut", "1 follow", score=((truts - 1, 1), (0, 1)), truts_to_win=truts)
    assert deal.score == [(truts, 1), (0, 0)]
    standing = deal.state.standing()
    assert (standing.over, standing.winners) == (True, (0,))
    assert deal.must is None
    assert deal.events[-2] == PartieEnded((0,))
    assert deal.refusal("0 trut") == "partie-over"
    assert [type(event) for event in deal.events].count(DealEnded) == 1


@pytest.mark.clause("TRU-90")
def test_points_left_over_do_not_matter() -> None:
    deal = TrutDeal(WINS_1, "0 trut", "1 follow", *TRICKS[WINS_1], score=((0, 2), (6, 0)))
    assert deal.state.standing().winners == (1,)
    transformed = won_by_0(score=((6, 2), (6, 2)))
    assert transformed.state.standing().winners == (0,)


@pytest.mark.clause("TRU-91")
def test_there_is_no_limit_to_the_number_of_deals() -> None:
    cards = (("Ac", "Jd", "9s"), ("Ad", "Js", "9h"))
    hands = [" ".join(held) for held in cards]
    deal = TrutDeal(hands, score=((6, 1), (6, 2)), fortial=False)
    for number in range(1, 201):
        opener = deal.facts.on_turn
        for trick, leader in enumerate((opener, 1 - opener, opener)):
            deal.do(f"{leader} play {cards[leader][trick]}", f"{1 - leader} play {cards[1 - leader][trick]}")
        assert deal.facts.deal_number == number
        assert deal.score == [(6, 1), (6, 2)]
        assert not deal.state.standing().over
        deal.deal(*hands)


@pytest.mark.clause("TRU-92")
def test_a_match_is_won_by_the_side_with_most_parties() -> None:
    options: dict[str, Any] = {"parties": 3, "truts_to_win": 1}
    deal = won_by_0("0 trut", "1 follow", **options)
    assert deal.facts.winners == (0,)
    assert not deal.state.standing().over
    assert deal.state.standing().parties == (1, 0)
    deal.deal(*WINS_0)
    assert deal.score == [(0, 0), (0, 0)]
    deal.do("1 trut", "0 follow", "1 play Kc", "0 play 7d", "0 play 8d", "1 play Qs")
    deal.deal(*WINS_1)
    deal.do("0 trut", "1 follow", *TRICKS[WINS_1])
    standing = deal.state.standing()
    assert standing.parties == (2, 1)
    assert (standing.over, standing.winners) == (True, (0,))


@pytest.mark.clause("TRU-92")
def test_scores_return_to_zero_and_the_deal_goes_on_in_turn() -> None:
    deal = won_by_0("0 trut", "1 follow", parties=2, truts_to_win=1, score=((0, 1), (0, 1)))
    assert deal.facts.dealer == 0
    deal.deal(*TWO)
    assert deal.score == [(0, 0), (0, 0)]
    assert deal.must == 1


@pytest.mark.clause("TRU-92")
def test_equality_is_a_drawn_match() -> None:
    deal = won_by_0("0 trut", "1 follow", parties=2, truts_to_win=1)
    deal.deal(*WINS_1)
    deal.do("1 trut", "0 follow", "1 play 7d", "0 play Kc", "1 play 8d", "0 play Qs")
    standing = deal.state.standing()
    assert (standing.over, standing.winners, standing.parties) == (True, (), (1, 1))
    assert scoring.match_result((0, 1), 2) == (True, None)
    assert scoring.match_result((0, 1), 3) == (False, None)


@pytest.mark.clause("TRU-93")
@pytest.mark.parametrize(("hands", "chips"), [(TWO, (-5, 5)), (FOUR, (-5, 5, -5, 5))])
def test_stakes_are_paid_in_at_the_start_and_shared_by_the_winners(
    hands: tuple[str, ...], chips: tuple[int, ...]
) -> None:
    deal = TrutDeal(hands, stake=5, truts_to_win=1)
    players = len(hands)
    view = deal.state.view(None)
    assert view.chips == {POT: 5 * players} | {purse(seat): -5 for seat in range(players)}
    assert [event for event in deal.events if isinstance(event, Paid)] == [
        Paid(5, purse(seat), POT) for seat in range(players)
    ]
    if players == 2:
        deal.do("1 trut", "0 follow", "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    else:
        deal.do("1 trut", "0 follow", "0 play 9h", "1 play 8d", "2 play 9d", "3 play Jh")
        deal.do("1 play 10s", "2 play Ks", "3 play As", "0 play Qd")
    assert deal.state.standing().chips == chips
    ended = [event for event in deal.events if isinstance(event, DealEnded)]
    assert ended == [DealEnded(1, "play", tuple(range(1, players, 2)), chips)]
    assert scoring.pay_out(scoring.pay_in((0,) * players, 5), 5, 1) == chips


@pytest.mark.clause("TRU-93")
def test_whole_chips_are_shared_out_as_whole_chips() -> None:
    deal = won_by_0("0 trut", "1 follow", truts_to_win=1, stake=3)
    assert [str(chips) for chips in deal.state.standing().chips] == ["3", "-3"]
    assert [str(event.amount) for event in deal.events if isinstance(event, Paid)] == ["3", "3", "6"]


@pytest.mark.clause("TRU-93")
def test_every_partie_of_a_match_has_its_stakes() -> None:
    deal = won_by_0("0 trut", "1 follow", parties=2, truts_to_win=1, stake=3)
    assert deal.state.standing().chips == (3, -3)
    deal.deal(*TWO)
    assert deal.state.view(None).chips == {POT: 6, purse(1): -6}


@pytest.mark.clause("TRU-93")
def test_a_deal_inside_a_partie_costs_nothing() -> None:
    deal = TrutDeal(TWO, "0 trut", "1 fold", stake=5)
    deal.deal(*TWO)
    assert deal.state.standing().chips == (-5, -5)


@pytest.mark.clause("TRU-93")
def test_no_chips_move_without_a_stake() -> None:
    deal = won_by_0("0 trut", "1 follow", truts_to_win=1)
    assert deal.state.view(None).chips == {}
    assert not [event for event in deal.events if isinstance(event, Paid)]
    assert deal.state.standing().chips == (0, 0)


@pytest.mark.clause("TRU-41")
def test_a_score_is_told_in_truts_and_points() -> None:
    state = TRUT.position(TRUT.read_options({}), 0, [Score(2, 1), Score(0, 2)])
    assert [score._asdict() for score in state.standing().scores] == [
        {"truts": 2, "points": 1},
        {"truts": 0, "points": 2},
    ]
    assert state.turn().must == CHANCE
