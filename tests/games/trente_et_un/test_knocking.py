"""Knocking, comparing hands and paying (rulebook 1.5 and 1.6)."""

from typing import Any

import pytest

from ludo.engine.cards import read_cards
from ludo.games.trente_et_un import TRENTE_ET_UN, rules, scoring
from tests.games.trente_et_un.table import LOW, Table, used_up


def losses(*hands: str, knocker: int = 0, **options: object) -> tuple[int | None, ...]:
    """What these final hands cost."""
    read = TRENTE_ET_UN.read_options({"players": len(hands), **options})
    values = [rules.hand_value(read, read_cards(held)) for held in hands]
    return scoring.showdown_losses(read, values, knocker)


@pytest.mark.clause("T31-31", "T31-32", "T31-33")
def test_one_may_knock_instead_of_drawing_from_the_first_turn_on() -> None:
    table = Table(LOW)
    assert table.refusal("0 knock") is None
    table.do("0 knock")
    assert table.hand(0) == set(LOW[0].split())
    assert table.facts.closer == 0
    assert table.must == 1
    assert table.said() == [(0, "knock")]


@pytest.mark.clause("T31-32")
def test_or_after_the_discard() -> None:
    table = Table(LOW, knock_timing="after_discard", rest="Qd Kh")
    assert table.offers() == {"draw_talon", "draw_discard"}
    assert table.refusal("0 knock") == "knock-after-discard"
    table.do("0 draw_talon", "0 discard:Kh")
    assert table.must == 0
    assert table.offers() == {"knock", "end_turn"}
    assert table.refusal("0 draw_talon") == "unknown-action"
    ended = Table(LOW, "0 draw_talon", "0 discard:Kh", "0 end_turn", knock_timing="after_discard", rest="Qd Kh")
    assert (ended.must, ended.facts.closer, ended.state.phase) == (1, -1, "draw")
    table.do("0 knock", "1 draw_talon", "1 discard:3c")
    assert (table.must, table.facts.closer, table.state.phase) == (2, 0, "draw")
    assert table.offers() == {"draw_talon", "draw_discard"}
    assert table.refusal("2 knock") == "knocked"


@pytest.mark.clause("T31-33")
def test_no_knock_before_everybody_has_had_a_turn() -> None:
    for draws in range(3):
        table = used_up(LOW, draws=draws, rest="Kd Ks Kc Qs", knock_first_round=False)
        assert "knock" not in table.offers()
        assert table.refusal(f"{draws} knock") == "knock-first-round"
    assert "knock" in used_up(LOW, draws=3, rest="Kd Ks Kc Qs", knock_first_round=False).offers()
    without = used_up((LOW[0], "", LOW[2]), draws=2, rest="Kd Ks Kc", knock_first_round=False)
    assert "knock" in without.offers(), "who has left has no turn"


@pytest.mark.clause("T31-32", "T31-33")
def test_nor_at_the_end_of_a_first_turn() -> None:
    table = used_up(LOW, draws=2, rest="Kd Ks Kc Qs Qh", knock_first_round=False, knock_timing="after_discard")
    table.do("2 draw_talon", "2 discard:Qs")
    assert table.offers() == {"end_turn"}
    assert table.refusal("2 knock") == "knock-first-round"
    table.do("2 end_turn", "0 draw_talon", "0 discard:Qh")
    assert table.offers() == {"knock", "end_turn"}


@pytest.mark.clause("T31-34", "T31-36")
def test_after_a_knock_each_other_player_has_one_more_turn() -> None:
    table = Table((*LOW, "6c 7h 8d"), "0 draw_talon", "0 discard:Kh", "1 knock", rest="Qd Kh")
    order = []
    while table.losses is None:
        seat = table.state.on_turn
        order.append(seat)
        assert "knock" not in table.offers()
        assert table.refusal(f"{seat} knock") == "knocked"
        table.do(f"{seat} draw_talon", f"{seat} discard:{sorted(table.hand(seat))[0]}")
    assert order == [2, 3, 0]
    assert table.outcome is not None
    assert table.outcome.how == "showdown"


@pytest.mark.clause("T31-35", "T31-44")
@pytest.mark.parametrize(("options", "paid"), [({}, (1, 0, 1)), ({"knocker_two_on_31": True}, (2, 0, 1))])
def test_a_thirty_one_in_the_last_round_stops_the_deal(options: dict[str, Any], paid: tuple[int, ...]) -> None:
    """The worked example E13."""
    table = Table(("Ah 10h 8h", "Ad Jd 4c", "6s 7c 2h"), "0 knock", "1 draw_talon", "1 discard:4c", rest="9s Kd",
                  **options)  # fmt: skip
    assert table.losses == paid
    assert table.outcome is not None
    assert table.outcome.how == "thirty_one"


@pytest.mark.clause("T31-37", "T31-39")
def test_the_lowest_hand_loses_a_chip_and_the_best_knocker_nothing() -> None:
    """The worked example E7."""
    hands = ("Kh 9h 7h", "Qs 10s 2d", "8d 7d 6d")
    assert losses(*hands) == (0, 1, 0)
    table = Table(hands, "0 knock", "1 draw_talon", "1 discard:3c", "2 draw_talon", "2 discard:3h", rest="9s 3c 3h")
    assert table.losses == (0, 1, 0)
    assert table.chips == (3, 2, 3)
    assert table.facts.lives == (4, 3, 4)


@pytest.mark.clause("T31-38")
def test_all_tied_for_lowest_lose() -> None:
    assert losses("Kh 9h 7h", "Qs 2d 3c", "Qd 2s 3h") == (0, 1, 1)
    assert losses("Kh 9h 7h", "Qs 2d 3c", "Qd 2s 3h", knocker=-1) == (0, 1, 1)


@pytest.mark.clause("T31-41", "T31-42")
def test_a_surpassed_knocker_loses_two() -> None:
    """The worked example E8."""
    hands = ("Ks Qs 3h", "Jd 9d 8d", "7c 5c 9h")
    assert losses(*hands) == (2, 0, 1)
    assert losses(*hands, knocker_surpassed="only_if_lowest") == (0, 0, 1)
    assert losses(*hands, lowest_pays_with_knocker=False) == (2, 0, 0)
    assert losses(*hands, knocker_surpassed="only_if_lowest", lowest_pays_with_knocker=False) == (0, 0, 1)


@pytest.mark.clause("T31-41", "T31-42")
@pytest.mark.parametrize("surpassed", ["by_any", "only_if_lowest"])
def test_a_knocker_with_the_lowest_hand_loses_two_and_never_three(surpassed: str) -> None:
    hands = ("7c 5d 9h", "Jd 9d 8d", "Ks Qs 3h")
    for tie in ("tied_lose", "all_others_lose", "lowest_tie_safe"):
        assert losses(*hands, knocker_surpassed=surpassed, knock_tie=tie) == (2, 0, 0)


@pytest.mark.clause("T31-40")
@pytest.mark.parametrize(
    ("tie", "paid"), [("tied_lose", (0, 1, 0, 1)), ("all_others_lose", (0, 1, 1, 1)), ("lowest_tie_safe", (0, 0, 0, 1))]
)
def test_a_tie_at_the_top(tie: str, paid: tuple[int, ...]) -> None:
    """The worked example E9."""
    assert losses("Kh 10h 8h", "Kd 10d 8d", "Qs Js 2c", "9c 6c 3s", knock_tie=tie) == paid


@pytest.mark.clause("T31-40")
@pytest.mark.parametrize("tie", ["tied_lose", "all_others_lose"])
def test_with_three_players_the_two_readings_agree(tie: str) -> None:
    assert losses("Kh 10h 8h", "Kd 10d 8d", "9c 6c 3s", knock_tie=tie) == (0, 1, 1)


@pytest.mark.clause("T31-40", "T31-38", "T31-41", "T31-42")
def test_a_tie_at_the_bottom() -> None:
    """The worked example E10."""
    hands = ("Kh 7h 2c", "Kd 7d 3s", "Js 8s 7s")
    assert losses(*hands) == (2, 1, 0)
    assert losses(*hands, knocker_surpassed="only_if_lowest") == (2, 1, 0)
    assert losses(*hands, lowest_pays_with_knocker=False) == (2, 0, 0)
    for surpassed in ("by_any", "only_if_lowest"):
        for others in (True, False):
            assert losses(*hands, knock_tie="lowest_tie_safe", knocker_surpassed=surpassed,
                          lowest_pays_with_knocker=others) == (0, 1, 0)  # fmt: skip


@pytest.mark.clause("T31-43")
def test_all_hands_equal() -> None:
    """The worked example E11."""
    hands = ("Kh Qh 3c", "Kd Qd 5s", "Ks Qs 4h")
    for tie in ("tied_lose", "all_others_lose", "lowest_tie_safe"):
        assert losses(*hands, knock_tie=tie) == (0, 1, 1)
    assert losses(*hands, knocker=-1) == (0, 0, 0)


@pytest.mark.clause("T31-20", "T31-41")
def test_three_of_a_kind_surpasses_a_thirty() -> None:
    assert losses("Kh Qh Jh", "5c 5d 5s", "2h 3d 4c", three_kind_30_5=True) == (2, 0, 1)
    assert losses("Kh Qh Jh", "5c 5d 5s", "2h 3d 4c") == (0, 0, 1)


@pytest.mark.clause("T31-44")
def test_a_thirty_one_costs_everybody_else_who_is_in_one_chip() -> None:
    assert Table(("Ad Kd Qd", "", LOW[1], LOW[2])).losses == (0, None, 1, 1)


@pytest.mark.clause("T31-45", "T31-07")
def test_lost_chips_go_to_the_pot() -> None:
    table = Table(("Ad Kd Qd", *LOW[1:]))
    assert [(amount, source.owner, target.kind) for amount, source, target in table.paid()] == [
        (1, 1, "pot"), (1, 2, "pot"),
    ]  # fmt: skip
    assert sum(table.state.view(None).chips.values()) == 9
    assert scoring.pay((1, 3), (2, 4), (2, 0)) == ((0, 3), (0, 4), (1, 0))


@pytest.mark.clause("T31-48")
def test_somebody_always_pays_nothing() -> None:
    """Whatever the hands and options are."""
    hands = ("Kh 7h 2c", "Kd 7d 3s", "Js 8s 7s")
    for first in range(3):
        turned = hands[first:] + hands[:first]
        for knocker in (-1, 0, 1, 2):
            for tie in ("tied_lose", "all_others_lose", "lowest_tie_safe"):
                for surpassed in ("by_any", "only_if_lowest"):
                    paid = losses(*turned, knocker=knocker, knock_tie=tie, knocker_surpassed=surpassed)
                    assert 0 in paid
                    assert max(loss or 0 for loss in paid) <= 2
