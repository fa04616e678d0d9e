"""Order of the cards, the play and rotten tricks (rulebook sections 3 and 6)."""

import pytest

from ludo.engine.cards import write_card
from ludo.engine.events import Happened, Moved
from ludo.engine.places import TRICK, hand
from ludo.games.trut.view import Outcome, rotten, taken
from tests.games.trut.deals import FOUR, TWO, TrutDeal

ORDER = ["7", "8", "A", "K", "Q", "J", "10", "9"]


@pytest.mark.clause("TRU-20", "TRU-53")
@pytest.mark.parametrize("high", range(7))
@pytest.mark.parametrize("led_by_winner", [True, False])
def test_seven_eight_ace_king_queen_jack_ten_nine(high: int, led_by_winner: bool) -> None:
    for low in range(high + 1, 8):
        strong, weak = f"{ORDER[high]}h", f"{ORDER[low]}s"
        led, laid = (strong, weak) if led_by_winner else (weak, strong)
        deal = TrutDeal([f"{led} 7c 8c", f"{laid} 7d 8d"], f"0 play {led}", f"1 play {laid}")
        assert deal.facts.results == (0 if led_by_winner else 1,)


@pytest.mark.clause("TRU-21")
def test_suits_do_not_count() -> None:
    for rank in ORDER:
        for one in "cdhs":
            for other in "cdhs":
                if one == other:
                    continue
                fillers = [text for text in ("7c", "8c", "Ac", "Kc") if text not in (rank + one, rank + other)]
                hands = [f"{rank}{one} {fillers[0]} {fillers[1]}", f"{rank}{other} 10d 10h"]
                if rank == "10":
                    hands[1] = f"{rank}{other} Jd Jh"
                deal = TrutDeal(hands, f"0 play {rank}{one}", f"1 play {rank}{other}")
                assert deal.facts.results == (-1,)


@pytest.mark.clause("TRU-21")
def test_there_are_no_trumps_and_a_card_of_another_suit_wins() -> None:
    deal = TrutDeal(["Qh 7c 8c", "Ks 7d 8d"], "0 play Qh", "1 play Ks")
    assert deal.facts.results == (1,)


@pytest.mark.clause("TRU-50", "TRU-51")
def test_any_card_may_be_played_at_any_time() -> None:
    deal = TrutDeal(["Qh 8h 9s", "Kh 9h 7s"], "0 play Qh")
    assert {"play Kh", "play 9h", "play 7s"} <= deal.offers(1)
    deal.do("1 play 9h", "0 play 9s")
    assert {"play Kh", "play 7s"} <= deal.offers(1)
    assert deal.refusal("1 play 9h") == "not-held"
    assert deal.refusal("0 play 8h") == "not-your-turn"


@pytest.mark.clause("TRU-52")
def test_each_lays_one_card_face_up_in_order() -> None:
    deal = TrutDeal(FOUR)
    assert [deal.must, deal.do("0 play Qd").must, deal.do("1 play 8d").must] == [0, 1, 2]
    for seat in (0, 1, 2, 3, None):
        assert [write_card(card) for card in deal.state.view(seat).known(TRICK)] == ["Qd", "8d"]
    assert deal.do("2 play 9d").must == 3
    assert len(deal.state.view(None).cards(hand(0))) == 2


@pytest.mark.clause("TRU-53", "TRU-03")
def test_the_highest_card_makes_the_trick_for_its_side() -> None:
    deal = TrutDeal(FOUR, "0 play 9h", "1 play Jc", "2 play Kh", "3 play 10h")
    assert deal.facts.results == (0,)
    assert [write_card(card) for card in deal.state.view(1).known(taken(0, 0))] == ["9h", "Jc", "Kh", "10h"]
    assert Happened("trick-made", {"side": 0, "seat": 2}) in deal.events


@pytest.mark.clause("TRU-54")
def test_two_tricks_win_the_deal() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert deal.facts.results == (1, 1)
    assert deal.outcome == Outcome("play", 1)
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 9h", "0 play 10s", "0 play 8d")
    assert not deal.over
    assert deal.do("1 play 7s").outcome == Outcome("play", 1)


@pytest.mark.clause("TRU-55")
@pytest.mark.parametrize(("card", "leader"), [("Qh", 1), ("8d", 0)])
def test_who_made_a_trick_leads_to_the_next(card: str, leader: int) -> None:
    deal = TrutDeal(TWO, f"0 play {card}", "1 play Kc")
    assert deal.must == leader


@pytest.mark.clause("TRU-56")
def test_equal_cards_of_partners_do_not_rot_and_the_first_of_them_leads() -> None:
    deal = TrutDeal(["Ac 9c 9d", "Kc 10c 10d", "Ad 9h 9s", "Qc 10h 10s"])
    deal.do("0 play Ac", "1 play Kc", "2 play Ad", "3 play Qc")
    assert deal.facts.results == (0,)
    assert deal.must == 0
    deal = TrutDeal(["Qc 9c 9d", "Kc 10c 10d", "Jc 9h 9s", "Kd 10h 10s"])
    deal.do("0 play Qc", "1 play Kc", "2 play Jc", "3 play Kd")
    assert deal.facts.results == (1,)
    assert deal.must == 1


@pytest.mark.clause("TRU-60")
def test_a_trick_with_the_highest_rank_on_both_sides_is_rotten() -> None:
    deal = TrutDeal(["Ac Jd 9s", "Ad Qh 10c"], "0 play Ac", "1 play Ad")
    assert deal.facts.results == (-1,)
    assert [write_card(card) for card in deal.state.view(None).known(rotten(0))] == ["Ac", "Ad"]
    assert Happened("trick-rotten", {"seat": 1}) in deal.events
    crossed = [event.target for event in deal.events if isinstance(event, Moved) and event.source == TRICK]
    assert crossed == [rotten(0)]


@pytest.mark.clause("TRU-60")
def test_equal_cards_below_the_highest_do_not_rot() -> None:
    deal = TrutDeal(FOUR, "0 play 9h", "1 play 10s", "2 play 9d", "3 play As")
    assert deal.facts.results == (1,)


@pytest.mark.clause("TRU-61")
def test_who_rotted_leads() -> None:
    assert TrutDeal(["Ac Jd 9s", "Ad Qh 10c"], "0 play Ac", "1 play Ad").must == 1
    deal = TrutDeal(["Qc Ah 9s", "8d Ac 10c", "Jc 9h 9d", "Kd 10h 8h"])
    assert deal.do("0 play Ah", "1 play 10c", "2 play Jc", "3 play Kd").must == 0
    deal = TrutDeal(["Qc Ah 9s", "8d Ac 10c", "Jc 9h 9d", "As 10h 8h"])
    assert deal.do("0 play Ah", "1 play 10c", "2 play Jc", "3 play As").must == 3


@pytest.mark.clause("TRU-62")
@pytest.mark.parametrize(
    ("played", "first", "last"),
    [
        (("8c", "8d", "9d", "8h"), 1, 3),
        (("8c", "9s", "8d", "8h"), 3, 3),
        (("9s", "8c", "8d", "8h"), 2, 3),
        (("8c", "8d", "8h", "8s"), 1, 3),
        (("8c", "8d", "8h", "9s"), 1, 2),
    ],
)
def test_of_several_equal_cards_the_first_of_the_second_side_rots(
    played: tuple[str, ...], first: int, last: int
) -> None:
    fillers = ("7c 7d", "Ac Ad", "7h 7s", "Ah As")
    hands = [f"{card} {others}" for card, others in zip(played, fillers, strict=True)]
    actions = [f"{seat} play {card}" for seat, card in enumerate(played)]
    assert TrutDeal(hands, *actions).must == first
    assert TrutDeal(hands, *actions, pourri_leader="last").must == last


@pytest.mark.clause("TRU-63")
def test_one_rotten_trick_and_the_side_of_the_first_trick_wins() -> None:
    third = TrutDeal(["8c Jd 9s", "Kd Qh 9c"])
    third.do("0 play 8c", "1 play Kd", "0 play Jd", "1 play Qh", "1 play 9c", "0 play 9s")
    assert third.facts.results == (0, 1, -1)
    assert third.outcome == Outcome("play", 0)
    second = TrutDeal(["8c Jd 9s", "Kd Jh 9c"], "0 play 8c", "1 play Kd", "0 play Jd", "1 play Jh")
    assert second.outcome == Outcome("play", 0)


@pytest.mark.clause("TRU-63")
def test_if_the_first_trick_is_rotten_the_second_decides() -> None:
    deal = TrutDeal(["Ac Jd 9s", "Ad Qh 10c"], "0 play Ac", "1 play Ad", "1 play Qh", "0 play Jd")
    assert deal.outcome == Outcome("play", 1)


@pytest.mark.clause("TRU-64")
@pytest.mark.parametrize(
    ("hands", "actions", "results"),
    [
        (
            ("Ac Jd 9s", "Ad 10h Js"),
            ["0 play Ac", "1 play Ad", "1 play Js", "0 play Jd", "0 play 9s", "1 play 10h"],
            (-1, -1, 1),
        ),
        (
            ("Ac 10d 9s", "Ad Jh 9c"),
            ["0 play Ac", "1 play Ad", "1 play Jh", "0 play 10d", "1 play 9c", "0 play 9s"],
            (-1, 1, -1),
        ),
        (
            ("Kc 10d 9s", "Ad 10h 9c"),
            ["0 play Kc", "1 play Ad", "1 play 10h", "0 play 10d", "0 play 9s", "1 play 9c"],
            (1, -1, -1),
        ),
    ],
)
def test_two_rotten_tricks_and_the_only_trick_made_wins(
    hands: tuple[str, ...], actions: list[str], results: tuple[int, ...]
) -> None:
    deal = TrutDeal(hands, *actions, stop_when_decided=False)
    assert deal.facts.results == results
    assert deal.outcome == Outcome("play", 1)


@pytest.mark.clause("TRU-65")
def test_the_deal_stops_as_soon_as_it_is_decided() -> None:
    made = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert made.over
    assert made.offers(0) == made.offers(1) == set()
    rot = TrutDeal(["8c Jd 9s", "Kd Jh 9c"], "0 play 8c", "1 play Kd", "0 play Jd", "1 play Jh")
    assert rot.over
    assert rot.refusal("1 play 9c") == "not-asked"
    assert rot.refusal("1 trut") == "not-asked"


@pytest.mark.clause("TRU-65")
@pytest.mark.parametrize(
    ("hands", "actions", "rest"),
    [
        (TWO, ["0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s"], ["1 play 9h", "0 play 8d"]),
        (
            ("8c Jd 9s", "Kd Jh 10c"),
            ["0 play 8c", "1 play Kd", "0 play Jd", "1 play Jh"],
            ["1 play 10c", "0 play 9s"],
        ),
    ],
)
def test_with_the_option_all_three_tricks_are_played_and_the_winner_stays(
    hands: tuple[str, ...], actions: list[str], rest: list[str]
) -> None:
    stopped = TrutDeal(hands, *actions)
    deal = TrutDeal(hands, *actions, stop_when_decided=False)
    assert not deal.over
    assert "trut" in deal.offers(0)
    deal.do(*rest)
    assert deal.outcome == stopped.outcome
    assert deal.score == stopped.score


@pytest.mark.clause("TRU-65")
def test_without_points_for_untruted_deals_playing_on_leaves_a_last_chance_to_trut() -> None:
    actions = ["0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s"]
    assert TrutDeal(TWO, *actions, untruted_donne_points=0).score == [(0, 0), (0, 0)]
    deal = TrutDeal(TWO, *actions, "1 trut", "0 fold", untruted_donne_points=0, stop_when_decided=False)
    assert deal.score == [(0, 0), (0, 1)]


@pytest.mark.clause("TRU-66")
@pytest.mark.parametrize("truted", [False, True])
def test_three_rotten_tricks_count_for_nothing(truted: bool) -> None:
    actions = ["0 play Ac", "1 play Ad", "1 play Js", "0 play Jd", "0 play 9s", "1 play 9h"]
    if truted:
        actions = ["1 trut", "0 follow", *actions]
    deal = TrutDeal(["Ac Jd 9s", "Ad 9h Js"], *actions, score=((2, 1), (0, 2)))
    assert deal.outcome == Outcome("nul", None)
    assert deal.score == [(2, 1), (0, 2)]


@pytest.mark.clause("TRU-66")
def test_three_rotten_tricks_count_for_nothing_at_the_fortial() -> None:
    deal = TrutDeal(["Ac Jd 9s", "Ad 9h Js"], "0 go", score=((6, 2), (0, 2)))
    deal.do("0 play Ac", "1 play Ad", "1 play Js", "0 play Jd", "0 play 9s", "1 play 9h")
    assert deal.score == [(6, 2), (0, 2)]
    assert not deal.state.standing().over


@pytest.mark.clause("TRU-67")
def test_rotten_tricks_do_not_forbid_truting() -> None:
    deal = TrutDeal(["Ac Jd 9s", "Ad 10h Js"], "0 play Ac", "1 play Ad", "1 play Js", "0 play Jd")
    assert deal.facts.results == (-1, -1)
    assert "trut" in deal.offers(0)
    assert "trut" in deal.offers(1)
    deal.do("1 trut", "0 follow", "0 play 9s", "1 play 10h")
    assert deal.score == [(0, 0), (1, 0)]
