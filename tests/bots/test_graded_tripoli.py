"""The graded players of Tripoli: what they make of a lead and of a bet."""

from dataclasses import replace
from random import Random

import pytest

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.effort import never
from ludo.bots.tripoli.player import choose, evaluate
from ludo.engine.cards import read_card
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.view import tripoli_view
from tests.games.tripoli.table import FIVES, Table


def request(table: Table, level: str = "expert") -> DecisionRequest:
    seat = table.must
    assert seat is not None
    return DecisionRequest(table.state.view(seat), (), table.state.legal(seat), True, level)


def weighed(table: Table) -> Evaluation:
    found = evaluate(request(table), Random(1), never)
    assert found is not None
    return found


def values(table: Table) -> dict[str, float]:
    return {TRIPOLI.write(one.action): one.value.value for one in weighed(table).offers if one.action is not None}


@pytest.mark.clause("TRP-90", "TRP-91")
def test_a_lead_that_goes_out_for_sure_gains_the_kitty_and_a_chip_for_each_card_of_the_others() -> None:
    """The run of spades ends with the ace, which leads again; the two of hearts is then the last card."""
    table = Table("michigan", "Ks As 2h", "3h 4h 5c", board={"kitty": 6}, leader=0, players=2)
    assert values(table)["play Ks"] == pytest.approx(6 + 3)
    assert values(table)["play 2h"] < 6 + 3


def test_the_best_lead_is_chosen_and_named_in_chips() -> None:
    table = Table("michigan", "Ks As 2h", "3h 4h 5c", board={"kitty": 6}, leader=0, players=2)
    assert weighed(table).unit == "chips"
    action = choose(request(table), Random(1), never)
    assert action is not None
    assert TRIPOLI.write(action) == "play Ks"


def test_it_knows_what_cannot_be_held_any_more() -> None:
    """TRP-83: who has led a higher heart holds no lower one, so the two comes back and nothing is risked by it."""
    table = Table("michigan", "Ks As 2h", "3h 4h 5c", board={"kitty": 6}, leader=0, players=2)
    asked = request(table)
    facts = tripoli_view(asked.view).facts
    denying = replace(asked, view=asked.view._replace(facts=replace(facts, denied=(0, 1 << read_card("3h")))))
    found = evaluate(denying, Random(1), never)
    assert found is not None
    assert [one.value.value for one in found.offers] == pytest.approx([9, 9])


def test_a_beginner_leads_his_lowest_card_and_does_not_bet() -> None:
    table = Table("michigan", "Ks As 2h", "3h 4h 5c", board={"kitty": 6}, leader=0, players=2)
    action = choose(request(table, "debutant"), Random(1), never)
    assert action is not None
    assert TRIPOLI.write(action) == "play 2h"


@pytest.mark.clause("TRP-22", "TRP-23", "TRP-25")
def test_a_beginner_keeps_his_hand_and_only_who_is_better_bids_for_the_spare_one() -> None:
    hands = ("2c 3d 4s 6d 7s 9c Jd 5c 10c Qd", "2h 3c 4d 6c 7d 9s Jc 8d 10s Qc", "Ah Kh Qh Jh 10h 9h 8h 3s 5s 6s")
    board = {"ace": 8, "king": 8, "queen": 8, "jack": 8, "ten": 8, "king_queen": 20, "sequence": 12, "pot": 8}
    unseen = "2s 3h 4c 6h 7c 9d Js 8c 10d Qs"
    dealt = Table("spare", *hands, spare=unseen, board=board)
    assert [act(dealt, 0, level) for level in ("debutant", "amateur", "fort")] == ["keep", "exchange", "exchange"]
    offered = Table("spare", hands[1], hands[0], hands[2], spare=unseen, board=board).do("0 auction")
    assert [act(offered, 1, level) for level in ("debutant", "amateur", "fort")] == ["pass", "bid 1", "bid 1"]
    rich = Table("spare", hands[2], hands[1], hands[0], spare=unseen, board=board)
    assert [act(rich, 0, level) for level in ("debutant", "amateur", "fort")] == ["keep", "keep", "auction"]


@pytest.mark.clause("TRP-25")
def test_an_amateur_bids_less_than_a_strong_player() -> None:
    hands = ("2c 3d 4s 6d 7s 9c Jd 5c 10c Qd", "2h 3c 4d 6c 7d 9s Jc 8d 10s Qc", "Ah Kh Qh Jh 10h 9h 8h 3s 5s 6s")
    board = {"ace": 8, "king": 8, "queen": 8, "jack": 8, "ten": 8, "king_queen": 20, "sequence": 12, "pot": 8}

    def goes_on(level: str, standing: int) -> bool:
        offered = Table("spare", hands[1], hands[0], hands[2], spare="2s 3h 4c 6h 7c 9d Js 8c 10d Qs", board=board)
        return act(offered.do("0 auction", "1 bid 1", f"2 bid {standing}"), 1, level) != "pass"

    assert [goes_on("fort", standing) for standing in (2, 3, 4, 8)] == [True, True, True, False]
    assert not any(goes_on("amateur", standing) for standing in (2, 3, 4, 8))


def act(table: Table, seat: int, level: str) -> str:
    """What a seat does that must act."""
    asked = DecisionRequest(table.state.view(seat), (), table.state.legal(seat), True, level)
    found = choose(asked, Random(1), never)
    assert found is not None
    return TRIPOLI.write(found)


def betting(five: str) -> Table:
    """Seat 1 is asked after a bet of seat 3, with these five cards."""
    table = Table("poker", *(five if seat == 1 else FIVES[seat] for seat in range(4)), board={"pot": 4})
    return table.do("1 check", "2 check", "3 bet 5", "0 fold")


def test_the_best_hand_of_all_is_not_folded_and_a_poor_one_is() -> None:
    best = values(betting("10s Js Qs Ks As"))
    assert max(best, key=best.__getitem__).startswith(("raise", "call"))
    poor = values(betting("2s 4h 5h 7d 9s"))
    assert max(poor, key=poor.__getitem__) == "fold"


@pytest.mark.clause("TRP-60", "TRP-61", "TRP-62", "TRP-67")
def test_a_fold_costs_nothing_more_and_every_amount_weighed_is_offered() -> None:
    table = betting("2s 4h 5h 7d 9s")
    found = values(table)
    assert found["fold"] == 0
    assert all(one.action in table.state.legal(1) for one in weighed(table).offers)
    assert {"fold", "call", "raise 1", "raise 10"} <= found.keys()


def test_who_has_bet_is_believed_to_hold_good_cards() -> None:
    """A call is worth less after three have put chips in than after one, though there is more to win."""
    one, three = (
        Table("poker", *("10c 10d 9h 3s 6d" if seat == 1 else FIVES[seat] for seat in range(4))).do("1 check", *acts)
        for acts in (("2 bet 5", "3 fold", "0 fold"), ("2 bet 5", "3 raise 5", "0 call"))
    )
    assert values(three)["call"] < values(one)["call"]


def test_below_the_expert_bets_are_made_by_rules_of_thumb() -> None:
    assert evaluate(request(betting("2s 4h 5h 7d 9s"), "fort"), Random(1), never) is None
