"""How the simple player plays Tripoli, in positions where a sensible player has no doubt."""

from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.tripoli.baseline import ROUNDS, choose
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.position import Position
from tests.bots.contests import advantage, contest
from tests.games.tripoli.table import Table

LUCKS = range(20)
BOARD = {"ace": 8, "king": 8, "queen": 8, "jack": 8, "ten": 8, "king_queen": 20, "sequence": 12, "pot": 8}
JUNK = "2c 3d 4s 6d 7s 9c Jd 5c 10c Qd"
JEWELS = "Ah Kh Qh Jh 10h 9h 8h 3s 5s 6s"
OTHER = "2h 3c 4d 6c 7d 9s Jc 8d 10s Qc"
UNSEEN = "2s 3h 4c 6h 7c 9d Js 8c 10d Qs"


def wishes(table: Table, seat: int | None = None) -> list[str | None]:
    """What the seat does, with many different lucks; the one that must act if none is named."""
    must = table.must
    asked = must if seat is None else seat
    assert asked is not None
    request = DecisionRequest(table.state.view(asked), (), table.state.legal(asked), asked == must, "simple")
    actions = [choose(request, Random(luck)) for luck in LUCKS]
    assert all(action is None or action in request.offers for action in actions)
    return [None if action is None else TRIPOLI.write(action) for action in actions]


def spare(*hands: str, **more: Any) -> Table:
    return Table("spare", *hands, spare=UNSEEN, board=BOARD, **more)


def test_a_dealer_exchanges_junk_and_sells_the_spare_hand_beside_jewels() -> None:
    assert set(wishes(spare(JUNK, OTHER, JEWELS))) == {"exchange"}
    assert set(wishes(spare(JEWELS, OTHER, JUNK))) == {"auction"}
    assert set(wishes(spare(JEWELS, OTHER, JUNK, balances=[50, 0, 0]))) == {"keep"}


def test_only_who_has_a_poor_hand_bids_and_never_more_than_it_is_worth() -> None:
    table = spare(OTHER, JUNK, JEWELS).do("0 auction")
    assert set(wishes(table)) == {"bid 1"}
    table.do("1 pass")
    assert set(wishes(table)) == {"pass"}
    dear = spare(OTHER, JUNK, JEWELS, spare_min_bid=60).do("0 auction")
    assert set(wishes(dear)) == {"pass"}


def test_the_pay_suit_is_the_one_it_holds() -> None:
    hands = ("Ad Kd Qd Jd 2c", "3c 4c 5s 6h 7h", "5c 6c 8s 9s 10s")
    table = Table("pay_suit", *hands, board=BOARD, rules={"pay_suit": "auction"})
    assert set(wishes(table)) == {"bid 1"}
    table.do("0 bid 1")
    assert set(wishes(table)) == {"pass"}
    table.do("1 pass", "2 pass")
    assert set(wishes(table)) == {"suit d"}


def test_it_keeps_its_best_five_apart() -> None:
    table = Table("stage_one", "9c 9d 9h 2s 4c 7d Jh", "3c 4d 5h 8s Kd 2c", dealer=1)
    assert set(wishes(table)) == {"select 9c 7d 9d 9h Jh"}


def betting(*hands: str, **more: Any) -> Table:
    return Table("poker", *hands, dealer=len(hands) - 1, board={"pot": 6}, **more)


FOUR_OF_A_KIND = "9c 9d 9h 9s 4c"
NOTHING = "2s 4d 7c 8h Js"


def test_it_bets_and_raises_with_the_best_cards() -> None:
    table = betting(FOUR_OF_A_KIND, NOTHING, "2c 3c 5d 6h Qs")
    assert all(wish is not None and wish.startswith("bet") for wish in wishes(table))
    answered = betting(NOTHING, FOUR_OF_A_KIND, "2c 3c 5d 6h Qs").do("0 bet 5")
    assert all(wish is not None and wish.split()[0] in ("raise", "call") for wish in wishes(answered))


def test_it_checks_nothing_mostly_and_folds_it_to_a_bet() -> None:
    quiet = wishes(betting(NOTHING, FOUR_OF_A_KIND, "2c 3c 5d 6h Qs"))
    assert quiet.count("check") > len(quiet) / 2
    assert set(wishes(betting(FOUR_OF_A_KIND, NOTHING, "2c 3c 5d 6h Qs").do("0 bet 10"))) == {"fold"}


def test_a_free_call_is_never_folded() -> None:
    """Nobody folds when it costs nothing: without a bet there is only the check."""
    assert "fold" not in wishes(betting(NOTHING, FOUR_OF_A_KIND))


def test_it_leads_where_it_lays_most_cards() -> None:
    table = Table("michigan", "4c 5c 6c 9d", "7c Jd 2h", "3s Kd 8h", spare="10d")
    assert set(wishes(table)) == {"play 4c"}
    keeps = Table("michigan", "9d 2h", "3h Jd 2s", "3s Kd 8h", spare="10d")
    keeps.state.dead = (21,)
    assert set(wishes(keeps)) == {"play 9d"}


def test_it_takes_stakes_where_they_are_taken_by_play() -> None:
    hands = ("Ah 2c 5c", "3c 4d 7s", "6d 8s 9s")
    table = Table("michigan", *hands, pay_collect="by_play", board={"ace": 9, "kitty": 3}, spare="3d")
    assert set(wishes(table)) == {"play Ah"}


@pytest.mark.parametrize(("deal", "wish"), [(1, "another"), (3 * ROUNDS, "close")])
def test_the_night_ends_when_everybody_has_dealt_a_few_times(deal: int, wish: str) -> None:
    table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc").do("0 play 6d")
    table.state.stage = table.state.stage._replace(deal_number=deal)
    assert set(wishes(table)) == {wish}
    assert set(wishes(table, 0)) == {None}


def test_it_closes_where_nobody_can_play_on() -> None:
    table = Table("michigan", "Ac", "2d 3h", balances=[20, 3], shortfall="sit_out").do("0 play Ac")
    assert set(wishes(table)) == {"close"}


@pytest.mark.parametrize("preset", ["classic", "rummoli", "cosmo", "pay_suit", "red_black", "high_stakes"])
def test_it_beats_random_play(preset: str) -> None:
    values = {**TRIPOLI.presets[preset], "players": 3}
    assert advantage(contest("tripoli", values, seed=5), "baseline", "random", 12).value > 0


def test_it_beats_random_play_where_luck_decides_more() -> None:
    """The family game has neither trade nor bets: more parties are needed to see it."""
    values = {**TRIPOLI.presets["family"], "players": 3}
    assert advantage(contest("tripoli", values, seed=5), "baseline", "random", 120).low > 0


def test_it_plays_a_whole_position_with_nothing_seen_of_others() -> None:
    """Its worth of a hand needs only what a view shows, also under Cosmo."""
    options = TRIPOLI.read_options({"players": 3, "preset": "cosmo"})
    position = Position("spare", 0, hands=((1, 2, 3), (4, 5, 6), (7, 8, 9)), spare=(10, 11, 12))
    state = TRIPOLI.position(options, position)
    action = choose(DecisionRequest(state.view(0), (), state.legal(0), True, "simple"), Random(1))
    assert action in state.legal(0)
