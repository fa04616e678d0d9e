"""Stakes collected by play (TRPV-01 to TRPV-05, TRPV-08) and Cosmo (TRPV-20 to TRPV-22)."""

from random import Random
from typing import Any

import pytest

from ludo.engine.cards import JOKER, read_cards
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.actions import Windows
from ludo.games.tripoli.position import StartPhase
from ludo.games.tripoli.rules import COSMO_SPACES, Layout
from tests.games.tripoli.table import Table

BOARD = {"ace": 4, "king": 4, "queen": 4, "jack": 4, "ten": 4, "king_queen": 8, "sequence": 4, "kitty": 4}
E21 = ("8h 9h 3c", "10h Jh 5d", "Qh Kh 2s", "Ah 4d 6c 7c")
E25 = ("4s 5s 6s 9c", "7s Jh 3d", "Kd 2h 8c")
WINDOWS = "Ad 7c 10h 4s Js / 9h 10h / 4-5-6"
EIGHT = dict.fromkeys(COSMO_SPACES[:8], 3)


def by_play(*hands: str, **more: Any) -> Table:
    return Table("michigan", *hands, **{"board": BOARD, "pay_collect": "by_play", **more})


def cosmo(phase: StartPhase, *hands: str, **more: Any) -> Table:
    return Table(phase, *hands, dealer=2, windows=WINDOWS, cosmo=True, board=EIGHT, **more)


@pytest.mark.clause("TRPV-01", "TRPV-02", "TRPV-03")
def test_stakes_are_taken_by_whoever_lays_the_card() -> None:
    """Rulebook E21."""
    table = by_play(*E21).do("0 play 8h")
    assert (table.gains, table.board) == ([0, 8, 16, 4], {"sequence": 4, "kitty": 4})
    assert table.leads() == (3, {"4d", "6c"})
    assert [(told["seat"], told["space"]) for told in table.happened("collected")] == [
        (1, "ten"), (1, "jack"), (2, "queen"), (2, "king"), (2, "king_queen"), (3, "ace"),
    ]  # fmt: skip


@pytest.mark.clause("TRPV-01")
def test_a_lead_collects_as_well() -> None:
    assert by_play("Jh 2c", "3d 4d").do("0 play Jh").gains == [4, 0]


@pytest.mark.clause("TRPV-02")
def test_king_and_queen_must_be_laid_by_one_player() -> None:
    table = by_play("Qh 2c", "Kh 3d").do("0 play Qh")
    assert (table.gains, table.board["king_queen"]) == ([4, 4], 8)


@pytest.mark.clause("TRPV-03")
def test_a_sequence_must_be_laid_by_one_player_from_its_first_card() -> None:
    assert by_play("8s 9s 10s Js 2c", "3d 4d").do("0 play 8s").gains == [4, 0]
    assert by_play("7s 8s 9s 10s 2c", "3d 4d").do("0 play 7s").gains == [4, 0]
    assert by_play("8s 9s 2c", "10s 4d").do("0 play 8s").gains == [0, 0]
    assert by_play("9s 10s 2c", "3d 4d").do("0 play 9s").gains == [0, 0]
    assert by_play("9s 10s 2c", "8s 4d", leader=1).do("1 play 8s").gains == [0, 0]


@pytest.mark.clause("TRPV-03")
def test_the_first_sequence_of_a_hand_takes_all_and_the_next_finds_nothing() -> None:
    table = by_play("8s 9s 10s 2c 5c", "3c 8d 9d 10d 4h").do("0 play 8s")
    assert (table.gains, table.board["kitty"]) == ([4, 0], 4)
    table.do("0 play 2c", "1 play 8d")
    assert table.laid[-3:] == ["1 8d", "1 9d", "1 10d"]
    assert table.gains == [4, 0]
    assert [told["chips"] for told in table.happened("collected")] == [4, 0]


@pytest.mark.clause("TRPV-04", "TRP-90")
def test_a_last_card_first_collects_and_what_is_not_laid_earns_nothing() -> None:
    table = by_play("8h 9h 3c", "10h", "Jh Qh Kh 2s", "Ah 4d 6c 7c").do("0 play 8h")
    assert table.gains == [-1, 17, -4, -4]
    assert table.board == {"ace": 4, "king": 4, "queen": 4, "jack": 4, "king_queen": 8, "sequence": 4}


@pytest.mark.clause("TRPV-04")
def test_a_blocked_hand_pays_no_cards() -> None:
    table = by_play("8c 10c", "Kc Ac", spare="9c").do("0 play 8c")
    assert table.board == {**BOARD, "kitty": 4 + 3}


@pytest.mark.clause("TRPV-08")
def test_the_chosen_suit_pays() -> None:
    hands = ("Qd 3c", "Kd 4s", "Kh 2d", "5c 9c")
    board = {"queen": 4, "king": 4, "king_queen": 8, "sequence": 3}
    table = Table("michigan", *hands, board=board, pay_suit="d", rules={"pay_suit": "auction"}).do("0 play Qd")
    assert (table.gains, table.board) == ([4, 4, 0, 0], {"king_queen": 8, "sequence": 3})
    hearts = Table("michigan", "8h 9h 10h 3c", "2c 4s", board=board, pay_suit="d", rules={"pay_suit": "auction"})
    assert hearts.do("0 play 8h").gains == [3, 0]


@pytest.mark.clause("TRPV-05")
def test_rummoli_collects_by_play() -> None:
    assert by_play(*E21, preset="rummoli").do("0 play 8h").gains == [0, 8, 16, 4]


@pytest.mark.clause("TRPV-20", "TRPV-22", "TRPV-16")
def test_cosmo_goes_from_the_spare_hand_to_stage_three() -> None:
    """Rulebook E25."""
    table = cosmo("spare", *E25, spare="5h 9d").do("2 keep")
    assert table.gains == [0, 0, 0]
    assert table.leads() == (0, {"4s"})
    table.do("0 play 4s")
    assert (table.gains, table.leads()) == ([6, 0, 0], (1, {"3d"}))


@pytest.mark.clause("TRPV-21", "TRPV-22")
def test_a_card_shown_twice_pays_twice() -> None:
    table = cosmo("michigan", "8h 2s Kc", "9h 10h 5c", "Kd 2c 8c").do("0 play 2s", "0 play 8h")
    assert table.gains == [0, 6, 0]
    assert table.board == {space: 3 for space in EIGHT if space not in ("window_3", "pair")}


@pytest.mark.clause("TRPV-22")
def test_cosmo_stakes_eight_chips_and_has_no_pot() -> None:
    table = Table("ante", players=4, cosmo=True, windows=WINDOWS, board={"pair": 5})
    assert table.gains == [-8] * 4
    assert table.board == {**dict.fromkeys(COSMO_SPACES[:8], 4), "pair": 9}


@pytest.mark.clause("TRPV-21")
def test_the_windows_are_drawn_before_the_antes_of_every_deal() -> None:
    state = TRIPOLI.new(TRIPOLI.read_options({"preset": "cosmo", "first_dealer": 1}))
    numbers = Random(1)
    state.apply(CHANCE, state.legal(CHANCE).sample(numbers))
    assert state.phase == "windows"
    assert state.standing().chips == (0, 0, 0, 0)
    drawn = state.legal(CHANCE).sample(numbers)
    assert drawn in state.legal(CHANCE)
    assert state.legal(CHANCE)
    state.apply(CHANCE, drawn)
    assert isinstance(drawn, Windows)
    assert state.view(None).facts.layout == drawn.layout
    assert state.standing().chips == (-8,) * 4
    boards = [state_board(seed) for seed in range(300)]
    assert {board.sequence for board in boards} == set(range(2, 13))
    assert {card for board in boards for card in board.cards} == set(range(52))
    assert {board.pair for board in boards} <= {(low, low + 1) for low in range(52) if low % 13 < 12}
    assert len({board.pair for board in boards}) > 40


def state_board(seed: int) -> Layout:
    drawn = windows_phase().state.legal(CHANCE).sample(Random(seed))
    assert isinstance(drawn, Windows)
    return drawn.layout


def windows_phase() -> Table:
    return Table("ante", players=3, cosmo=True)


@pytest.mark.clause("TRPV-21")
@pytest.mark.parametrize(
    "text",
    [
        "Ad 7c 10h 4s Ad / 9h 10h / 4-5-6",
        "Ad 7c 10h 4s / 9h 10h / 4-5-6",
        "Ad 7c 10h 4s Jo / 9h 10h / 4-5-6",
        "Ad 7c 10h 4s Js / 9h 10c / 4-5-6",
        "Ad 7c 10h 4s Js / Ah 2s / 4-5-6",
        "Ad 7c 10h 4s Js / 9h Jh / 4-5-6",
    ],
)
def test_what_is_no_cosmo_board(text: str) -> None:
    state = windows_phase().state
    action = TRIPOLI.read(f"windows {text}")
    refusal = state.check(CHANCE, action)
    assert refusal is not None
    assert refusal.code == "misdeal-windows"
    assert action not in state.legal(CHANCE)
    assert state.check(CHANCE, TRIPOLI.read("lot 0")) is not None


@pytest.mark.clause("TRPV-21")
def test_jokers_make_no_pair_of_a_cosmo_board() -> None:
    state = windows_phase().state
    board = Layout(read_cards("Ad 7c 10h 4s Js"), (JOKER, JOKER + 1), 4)
    refusal = state.check(CHANCE, Windows(board))
    assert refusal is not None
    assert refusal.code == "misdeal-windows"


@pytest.mark.clause("TRPV-21")
@pytest.mark.parametrize("three", ["2-3-4", "Q-K-A"])
def test_the_lowest_and_the_highest_of_the_eleven_sequences(three: str) -> None:
    state = windows_phase().state
    action = TRIPOLI.read(f"windows Ad 7c 10h 4s Js / 9h 10h / {three}")
    assert state.check(CHANCE, action) is None
    assert action in state.legal(CHANCE)


def test_the_first_boards_of_all() -> None:
    first = next(iter(windows_phase().state.legal(CHANCE)))
    assert TRIPOLI.write(first) == "windows 2c 3c 4c 5c 6c / 2c 3c / 2-3-4"


@pytest.mark.clause("TRPV-28")
def test_the_windows_are_the_pay_cards_that_bar_from_trading() -> None:
    table = cosmo("spare", "4s 5d", "2c 3c", "7c 8d", spare="5h 9d", pay_card_bars_trade=True)
    assert table.offers(2) == {"keep", "auction"}
    free = cosmo("spare", "4s 5d", "2c 3c", "Ah Kh", spare="5h 9d", pay_card_bars_trade=True)
    assert free.offers(2) == {"keep", "exchange", "auction"}
    sequence = cosmo("spare", "4s 5d", "2c 3c", "4h 5c 6h", spare="5h 9d", pay_card_bars_trade=True)
    assert sequence.offers(2) == {"keep", "exchange", "auction"}
    complete = cosmo("spare", "4s 5d", "2c 3c", "4c 5c 6c", spare="5h 9d", pay_card_bars_trade=True)
    assert complete.offers(2) == {"keep", "auction"}


@pytest.mark.clause("TRPV-22", "TRPV-20")
def test_cosmo_closes_with_poker_all_the_same() -> None:
    table = Table("closing", players=2, cosmo=True, board={"window_1": 3, "kitty": 2}, closing_betting=False, dealer=1)
    table.deal("Kc 9d 7h 4s 2d", "Qc Jd 10h 8s 5d")
    assert (table.gains, table.board) == ([5, 0], {})
