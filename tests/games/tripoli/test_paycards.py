"""Stage one: pay cards (rulebook section 6)."""

from typing import Any

import pytest

from ludo.engine.cards import read_cards
from ludo.engine.events import Turned
from ludo.engine.places import hand
from tests.games.tripoli.table import Table

SPADES_AND_CLUBS = "8c 9c 10c 8s 9s 10s"


def stage_one(*hands: str, board: dict[str, int], **more: Any) -> Table:
    return Table("stage_one", *hands, board=board, **more)


def e8() -> Table:
    """Rulebook E8."""
    hands = ("Jh Qh 7c", "Ah Ks Qs", "8d 9d 10d", "10h 9h 2c")
    board = {
        "ace": 4,
        "king": 8,
        "queen": 4,
        "jack": 4,
        "ten": 4,
        "king_queen": 16,
        "sequence": 12,
        "kitty": 4,
        "pot": 4,
    }
    return stage_one(*hands, board=board, spare="Kh 8h")


@pytest.mark.clause("TRP-40", "TRP-41", "TRP-43", "TRP-46", "TRP-47")
def test_everybody_takes_what_his_cards_pay_at_once() -> None:
    table = e8()
    assert table.gains == [8, 4, 12, 4]
    assert table.board == {"king": 8, "king_queen": 16, "kitty": 4, "pot": 4}
    assert table.facts.phase == "select"


@pytest.mark.clause("TRP-41")
@pytest.mark.parametrize(
    ("card", "space"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("10h", "ten")]
)
def test_each_single_card_takes_its_space(card: str, space: str) -> None:
    table = stage_one(f"{card} 2c", "3c 4s", board={"ace": 1, "king": 2, "queen": 3, "jack": 4, "ten": 5})
    assert space not in table.board
    assert len(table.board) == 4
    assert table.gains[1] == 0


@pytest.mark.clause("TRP-42")
def test_king_and_queen_in_one_hand_take_three_spaces() -> None:
    board = {"king": 4, "queen": 5, "king_queen": 12}
    assert stage_one("Kh Qh", "2c", board=board).gains == [21, 0]
    apart = stage_one("Kh", "Qh", board=board)
    assert (apart.gains, apart.board) == ([4, 5], {"king_queen": 12})
    assert stage_one("Kd Qd", "2c", board=board).gains == [0, 0]


@pytest.mark.clause("TRP-43")
def test_a_sequence_may_be_of_any_suit() -> None:
    assert stage_one("8s 9s 10s", "2c", board={"sequence": 7}).gains == [7, 0]
    assert stage_one("8h 9h 10h", "2c", board={"sequence": 7, "ten": 2}).gains == [9, 0]
    assert stage_one("8h 9d 10h", "8d 9h 10c", board={"sequence": 7}).gains == [0, 0]


@pytest.mark.clause("TRP-44")
def test_several_sequences_share_and_the_rest_stays() -> None:
    """Rulebook E9."""
    hands = ("8c 9c 10c", "2c", "3c", "8s 9s 10s", "8h 9h 10h", "8d 9d Jd")
    table = stage_one(*hands, board={"sequence": 20, "ten": 6})
    assert table.gains == [6, 0, 0, 6, 12, 0]
    assert table.board == {"sequence": 2}


@pytest.mark.clause("TRP-45")
@pytest.mark.parametrize(("share", "gains", "left"), [("by_player", [8, 0, 8], 0), ("by_sequence", [10, 0, 5], 1)])
def test_two_sequences_in_one_hand(share: str, gains: list[int], left: int) -> None:
    """Rulebook E10."""
    table = stage_one(SPADES_AND_CLUBS, "2c", "8d 9d 10d", board={"sequence": 16}, sequence_share=share)
    assert (table.gains, table.board.get("sequence", 0)) == (gains, left)


@pytest.mark.clause("TRP-44", "TRP-45")
@pytest.mark.parametrize("share", ["by_player", "by_sequence"])
def test_a_sole_claimant_takes_everything(share: str) -> None:
    table = stage_one(SPADES_AND_CLUBS, "2c", board={"sequence": 15}, sequence_share=share)
    assert (table.gains, table.board) == ([15, 0], {})


@pytest.mark.clause("TRP-46")
def test_unclaimed_chips_grow_with_the_next_antes() -> None:
    table = stage_one("2c 3c", "4c 5c", board={"king_queen": 6})
    assert table.board == {"king_queen": 6}
    assert Table("ante", players=2, board=table.board).board["king_queen"] == 8


@pytest.mark.clause("TRP-47")
def test_only_the_hands_after_the_trade_count() -> None:
    board = {"ace": 3, "king": 5}
    table = Table("spare", "Ah 2c", "3c 4c", spare="Kh 5c", board=board).do("0 exchange", "0 keep")
    assert (table.gains, table.board) == ([5, 0], {"ace": 3})


@pytest.mark.clause("TRP-48")
def test_a_claim_shows_its_cards_to_everybody_and_they_stay_in_the_hand() -> None:
    table = Table("spare", "Kh Qh 2c 3c", "8d 9d 10d 4c", "Ad 5s 6s 7s", spare="Ah", board={"ace": 3})
    table.do("0 keep")
    assert table.facts.shown == (read_cards("Qh Kh"), read_cards("8d 9d 10d"), ())
    assert set(table.facts.dead) == set(read_cards("Ah Jh 10h"))
    assert len(table.cards(0)) == 4
    assert table.sees(2, 0) == []
    shown = [event.seen_by(2).cards for event in table.events if isinstance(event, Turned) and event.place == hand(1)]
    assert shown == [(*read_cards("8d 9d 10d"), None), (None,) * 4]
    claims = [(claim["seat"], claim["space"], claim["chips"]) for claim in table.happened("claimed")]
    assert claims == [(0, "king", 0), (0, "queen", 0), (0, "king_queen", 0), (1, "sequence", 0)]


@pytest.mark.clause("TRPV-09")
@pytest.mark.parametrize(
    ("sequence", "taker"), [("6-7-8", 1), ("8-9-10", 0), ("Q-K-A", 2), ("2-3-4", None), ("9-10-J", None)]
)
def test_the_space_may_pay_for_other_ranks(sequence: str, taker: int | None) -> None:
    table = stage_one("8c 9c 10c", "6h 7h 8h", "Qd Kd Ad", board={"sequence": 16}, sequence=sequence)
    assert table.gains == [16 if seat == taker else 0 for seat in range(3)]


@pytest.mark.clause("TRPV-01")
def test_stage_one_is_left_out_when_stakes_are_collected_by_play() -> None:
    table = stage_one("Ah Kh", "2c 3c", board={"ace": 3, "king": 3}, pay_collect="by_play")
    assert (table.gains, table.board) == ([0, 0], {"ace": 3, "king": 3})
    assert table.facts.phase == "select"
    assert table.facts.shown == ((), ())
