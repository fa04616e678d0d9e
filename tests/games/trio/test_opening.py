"""Contracts and opening (rulebook sections 2 and 4)."""

from itertools import islice
from typing import Any

import pytest

from ludo.games.trio import TRIO, checks
from ludo.games.trio.contracts import CONTRACTS, last_contract, shapes_of
from ludo.games.trio.laying import openings
from tests.games.trio.table import Table, context, options, refused

E3 = "9h 9h 9s Kd Kc 2d 4s 5s 7d 8c Jh Qh 3c Ac"
TWO_BRELANS = "6c 6d 6h 9c 9d 9s"
OPEN = "open:6c 6d 6h / 9c 9d 9s"


def can_open(held: str, contract: int, **values: Any) -> bool:
    at = context(held, "never", contract=contract, **values)
    return any(checks.laying_refusal(at, opening) is None for opening in openings(at))


@pytest.mark.clause("TRO-12", "ECO-05")
def test_the_contracts() -> None:
    def names(variant: str) -> list[str]:
        return [" ".join(f"{kind[0]}{size}" for kind, size in shapes) for shapes in CONTRACTS[variant]]

    assert names("trio") == ["s3 s3", "s3 s4", "s4 s4", "s4 s4", "s3 s3 s3", "s4 s4", "s7 s3"]
    kinds = [[kind for kind, _ in shapes] for shapes in CONTRACTS["trio"]]
    assert [shapes.count("seq") for shapes in kinds] == [0, 0, 0, 1, 0, 2, 1]
    assert [sum(size for _, size in shapes) for shapes in CONTRACTS["trio"]] == [6, 7, 8, 8, 9, 8, 10]
    assert [sum(size for _, size in shapes) for shapes in CONTRACTS["ecole"]] == [6, 4, 7, 8, 9, 11, 10, 12, 13, 13]
    assert [shapes.count(("seq", 4)) for shapes in CONTRACTS["ecole"]] == [0, 1, 1, 2, 0, 2, 0, 0, 0, 0]
    assert [last_contract(options(variant=variant)) for variant in ("trio", "ecole")] == [7, 10]
    assert [shape.limit for shape in shapes_of(7, options())] == [2, 1]
    assert [shape.limit for shape in shapes_of(7, options(variant="ecole"))] == [None]


@pytest.mark.clause("TRO-12")
@pytest.mark.parametrize(
    ("contract", "held", "possible"),
    [
        (2, "6h 6d 6c Ks Kd Kh Kc 3s 4d 5h 7c 8s 9h Jd", True),
        (3, "6h 6d 6c 2s Ks Kd Kh Kc 3s 4d 5h 7c 8s 9h", True),
        (3, "6h 6d 2c 2s Ks Kd Kh Kc 3s 4d 5h 7c 8s 9h", False),
        (4, "3d 4d 5d 6d Qs Qh Qc 2h 7s 8c 9h 10s Jc Ah", True),
        (5, "6h 6d 6c 9h 9d 9c Qs Qh 4d 4c 3s 7h 8c Ad", False),
        (5, "6h 6d 6c 9h 9d 9c Qs Qh 4d 4c 2s 7h 8c Ad", True),
        (6, "4h 5h 6h 7h 8s 9s 10s Js 3s 6c 9d Qs Kc Ad", True),
        (7, "4h 5h 2c 2d 8h 9h 10h Qs Qd 2s 3d Jc 6s 7c", True),
        (7, "4h 5h 2c 2d 8h 9h 10h Qs Jd 2s 3d Kc 6s 7c", False),
    ],
)
def test_hands_for_the_contracts_of_trio(contract: int, held: str, possible: bool) -> None:
    assert can_open(held, contract) is possible


@pytest.mark.clause("ECO-05", "ECO-06")
@pytest.mark.parametrize(
    ("year", "held", "possible"),
    [
        (2, "4d 2c 6d Jo Kh Kc 8s 9s 3h 10c Jh 5c Qd As", True),
        (3, "4d 5d 6d 7d Kh Kc 2s 9s 3h 10c Jh 5c Qd As", True),
        (6, "4d 2c 6d Jo 8s Jo 10s Js Kh Kc Kc 5c Qd As", True),
        (7, "3c 4c 5c 7c 8c 9c 10c Jc Kh Kd 2s 6d 6h As", False),
        (7, "3c 4c 5c 7c 8c 9c 10c Jc Kh Kd 2s 2h 6h As", True),
        (8, "3c 4c 5c 6c 7c 8c 9d 10d Jd Qd Kd Ad 4h 5s", True),
        (9, "5c 6c 7c 8c 9c 10c Jc Qc Kc Ac 4h 4d 4s 9h", True),
        (10, "As 2d 3s 4s 5s Jo 7s 8s 9s 10s Js 2h Ks 5c", True),
        (10, "As 2d Jo 4s 5s 6s 7s 8s 9s 10s Js Qs Ks 5c", False),
    ],
)
def test_hands_for_the_years_of_lecole(year: int, held: str, possible: bool) -> None:
    assert can_open(held, year, variant="ecole") is possible


@pytest.mark.clause("TRO-18", "TRO-20", "TRO-36", "TRO-37")
def test_opening_the_first_contract() -> None:
    """Rulebook E3."""
    assert can_open(E3, 1)
    assert not can_open(E3, 1, duplicates_in_sets=False)
    at = context(E3, "never")
    assert refused(at, "open:9h 9h 9s / Kc Kd 2d=K") is None
    assert refused(at, "open:9h 9h 9s / Kc Kd Ks") == "not-held"
    assert refused(at, "discard:9h") is None


@pytest.mark.clause("TRO-37", "TRO-38")
def test_exactly_the_contract_is_laid() -> None:
    """Rulebook E5."""
    held = "5h 5d 5c 5s Jh Jd Jc 3s 4h 7d 8s 9c Qh Kc"
    at = context(held, "never")
    assert refused(at, "open:5c 5d 5h / Jc Jd Jh") is None
    assert refused(at, "open:5c 5d 5h") == "not-the-contract"
    assert refused(at, "open:Jc Jd Jh / 5c 5d 5h 5s") == "not-the-contract"
    third = context("5h 5d 5c Jh Jd Jc 9h 9d 9c 3s", "never")
    assert refused(third, "open:5c 5d 5h / 9c 9d 9h / Jc Jd Jh") == "not-the-contract"
    table = Table("5h 5d 5c 5s Jh Jd Jc 9c 9s 9h").do("0 draw_talon; 0 open:5c 5d 5h / Jc Jd Jh")
    assert table.refused("0 layoff:5s:0:set") == "layoff-own-next-turn"
    assert table.refused("0 meld:brelan:9c 9h 9s") == "meld-next-turn"


@pytest.mark.clause("TRO-29", "TRO-39")
def test_a_card_serves_once() -> None:
    assert not can_open("Kh Kd Ks 4c 5c 7d 8h", 1)
    assert can_open("Kh Kd Ks Kc Kh Kd 4c 5c 7d 8h", 1)
    assert not can_open("Kh Kd Ks Kc Kh Kd 4c 5c 7d 8h", 1, same_rank_contract_sets=False)
    at = context("Kh Kd Ks Kc Kh Kd 4c", "never", same_rank_contract_sets=False)
    assert refused(at, "open:Kc Kd Kd / Kh Kh Ks") == "contract-same-rank"


@pytest.mark.clause("TRO-39")
def test_sequences_that_follow_on_each_other() -> None:
    held = "4h 5h 6h 7h 8h 9h 10h Jh 3s 6c 9d Qs Kc Ad"
    assert can_open(held, 6)
    assert not can_open(held, 6, contiguous_contract_sequences=False)
    assert can_open(held.replace("Jh 3s", "Jh Qh"), 6, contiguous_contract_sequences=False)
    at = context(held, "never", contract=6, contiguous_contract_sequences=False)
    assert refused(at, "open:4h 5h 6h 7h / 8h 9h 10h Jh") == "contract-contiguous"
    round_the_corner = "Jd Qd Kd Ad 2d 3d 4d 5d 7s 8c"
    circle: dict[str, Any] = {"sequence_wrap": True, "natural_twos": True}
    assert can_open(round_the_corner, 6, **circle)
    strict = context(round_the_corner, "never", contract=6, contiguous_contract_sequences=False, **circle)
    assert refused(strict, "open:2d 3d 4d 5d / Jd Qd Kd Ad") == "contract-contiguous"
    assert refused(strict, "open:3d 4d 5d 2d=6d / Jd Qd Kd Ad") is None


@pytest.mark.clause("TRO-39")
def test_a_sequence_round_the_whole_circle_does_not_follow_on_itself() -> None:
    held = "As 2d 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks 5c"
    assert can_open(held, 10, variant="ecole", sequence_wrap=True, contiguous_contract_sequences=False)


@pytest.mark.clause("TRO-39")
def test_the_player_chooses_among_all_ways_to_open() -> None:
    at = context("9h 9d 9s 9c Kd Kc 2d", "never")
    nines = ("9c 9d 9h", "9c 9d 9s", "9c 9h 9s", "9d 9h 9s")
    assert {TRIO.write(opening) for opening in openings(at)} == {f"open:{three} / Kc Kd 2d=K" for three in nines}
    wilds = context("4d 2c 6d Jo", "never", contract=2, variant="ecole")
    assert {TRIO.write(opening) for opening in openings(wilds)} == {
        "open:4d 2c=5d 6d Jo=7d",
        "open:4d Jo=5d 6d 2c=7d",
        "open:2c=3d 4d Jo=5d 6d",
        "open:Jo=3d 4d 2c=5d 6d",
    }


@pytest.mark.clause("TRO-05")
def test_a_two_in_its_own_place_leaves_the_wild_to_others() -> None:
    held = "Ah 2h 3h 2c 7s 8s 9s 10s 5d 6c"
    assert not can_open(held, 6)
    assert can_open(held, 6, natural_twos=True)
    assert refused(context(held, "never", contract=6, natural_twos=True), "open:Ah 2h 3h 2c=4h / 7s 8s 9s 10s") is None


@pytest.mark.clause("TRO-36")
def test_nobody_must_open() -> None:
    table = Table(TWO_BRELANS).do("0 draw_talon")
    assert OPEN in table.offered()
    assert table.do("0 discard:9s").facts.opened == ()


@pytest.mark.clause("TRO-14", "TRO-36", "TRO-41")
def test_opening_shows_the_combinations_and_the_turn_ends_with_a_discard() -> None:
    table = Table(TWO_BRELANS + " Kd").do(f"0 draw_talon; 0 {OPEN}")
    assert [meld.owner for meld in table.facts.melds] == [0, 0]
    assert (table.facts.opened, table.facts.opened_now) == ((0,), True)
    assert table.state.turn().must == 0
    assert all(None not in cards for place, cards in table.state.view(2).zones.items() if place.kind == "meld")
    table.do("0 discard:Kd")
    assert table.state.turn().must == 1
    assert len(table.state.hands[0]) == 14 - 6 - 1
    assert table.facts.opened_now is False


@pytest.mark.clause("TRO-15")
def test_one_contract_in_a_deal() -> None:
    table = Table(TWO_BRELANS + " 4c 4d 4h 5c 5d 5h 5s").do(f"0 draw_talon; 0 {OPEN}")
    assert table.refused("0 open:4c 4d 4h / 5c 5d 5h 5s") == "already-opened"
    later = context("4c 4d 4h 5c 5d 5h 5s", contract=2)
    assert refused(later, "open:4c 4d 4h / 5c 5d 5h 5s") == "already-opened"
    assert not list(openings(later))


@pytest.mark.clause("TRO-40")
def test_opening_with_the_taken_discard() -> None:
    table = Table("6c 6d 6h 9c 9d", turn_up="9s").do("0 draw_discard")
    assert table.refused(f"0 {OPEN}") is None
    assert table.do(f"0 {OPEN}").facts.bound == -1


@pytest.mark.clause("TRO-35", "ECO-11")
def test_an_opening_that_leaves_only_the_taken_discard_is_refused() -> None:
    held = "5c 6c 7c 8c 9c 10c Jc Qc Kc Ac 4h 4d 4s 9h"
    text = "open:5c 6c 7c 8c 9c 10c Jc Qc Kc Ac / 4d 4h 4s"
    alone = context(held, "never", contract=9, taken="9h", variant="ecole")
    assert refused(alone, text) == "turn-stuck"
    assert refused(alone._replace(bound=-1), text) is None
    fitting = context(held, "never", contract=9, taken="9h", variant="ecole", others=["6h 7h 8h"])
    assert refused(fitting, text) is None


@pytest.mark.clause("TRO-13", "TRO-15")
def test_the_first_openings_come_lazily() -> None:
    at = context("9h 9d 9s 9c Kd Kc Ks Kh 2d 2h Jd Jc Jh Js", "never", contract=1)
    assert len(list(islice(openings(at), 5))) == 5
    assert len(set(openings(at))) == len(list(openings(at)))
