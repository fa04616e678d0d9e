"""What people lay out piece by piece: complete, or what is missing and what is wrong."""

from random import Random
from typing import Any

import pytest

from ludo.engine.cards import SUITS, card_of, read_cards, write_cards
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import SEQUENCE, SET, Shape, wild_places
from ludo.games.trio.combinations import WILDS as WILD_CARDS
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.laying import readings
from ludo.games.trio.plans import out_of_reach, plan_for
from ludo.games.trio.proposals import Proposal, Tray, propose, propose_meld, tray_of
from tests.games.trio.table import cards, context, options

WILDS = "2c 2d 2h 2s"
"""The wilds of Trio: there is no joker (TRO-02)."""


def tray(shape: str, laid: str, limit: int | None = 1, **values: Any) -> Tray:
    return tray_of(Shape(SEQUENCE if shape[0] == "S" else SET, int(shape[1:]), limit), cards(laid), options(**values))


def codes(found: Tray) -> list[str]:
    return [problem.code for problem in found.problems]


def wanted(found: Tray) -> set[str]:
    return set(write_cards(found.wanted).split())


def proposed(held: str, *laid: str, contract: int = 1, **more: Any) -> Proposal:
    return propose(context(held, "never", contract=contract, **more), [cards(text) for text in laid])


@pytest.mark.clause("TRO-18", "TRO-24")
def test_a_set_in_the_making() -> None:
    two = tray("B3", "9h 9d")
    assert (two.missing, codes(two)) == (1, ["tray-short"])
    assert wanted(two) == {"9c", "9d", "9h", "9s", *WILDS.split()}
    assert wanted(tray("B3", "9h 2c")) == {"9c", "9d", "9h", "9s"}
    assert wanted(tray("B3", "9h", duplicates_in_sets=False)) == {"9c", "9d", "9s", *WILDS.split()}
    assert (tray("B3", "").wanted, codes(tray("B3", ""))) == ((), ["tray-short"])
    assert (tray("B3", "2c").wanted, codes(tray("B3", "2c"))) == ((), ["tray-short"])


@pytest.mark.clause("TRO-18", "TRO-20", "TRO-24")
@pytest.mark.parametrize(
    ("shape", "laid", "expected"),
    [
        ("B3", "9h 10h", ["set-ranks", "tray-short"]),
        ("B3", "2c 2d", ["wilds-too-many", "tray-short"]),
        ("B3", "9h 2c 2d", ["wilds-too-many"]),
        ("B3", "9h 9d 9s 9c", ["tray-long"]),
        ("S4", "9h 9d", ["seq-suits", "tray-short"]),
        ("S4", "9h Kh", ["tray-apart", "tray-short"]),
        ("S4", "5h Kh", ["tray-apart", "tray-short"]),
        ("S4", "9h 9h", ["tray-apart", "tray-short"]),
        ("S4", "8h 9h Jh Qh", ["tray-apart"]),
        ("S4", "8h 2c 2d", ["wilds-too-many", "tray-short"]),
    ],
)
def test_what_is_wrong_with_a_tray(shape: str, laid: str, expected: list[str]) -> None:
    found = tray(shape, laid)
    assert codes(found) == expected
    assert found.readings == ()


@pytest.mark.clause("TRO-20")
def test_doubled_cards_in_a_tray() -> None:
    assert codes(tray("B3", "9h 9h", duplicates_in_sets=False)) == ["set-duplicate", "tray-short"]
    assert codes(tray("B3", "9h 9h 9s", duplicates_in_sets=False)) == ["set-duplicate"]
    assert codes(tray("B3", "9h 9h 9s")) == []


@pytest.mark.clause("TRO-21", "TRO-22", "TRO-23")
def test_a_sequence_in_the_making() -> None:
    two = tray("S4", "6h 8h")
    assert (two.missing, wanted(two)) == (2, {"5h", "7h", "9h", *WILDS.split()})
    assert wanted(tray("S4", "6h 2c 8h")) == {"5h", "7h", "9h"}
    low = tray("S4", "Ah 3h")
    assert wanted(low) == {"4h", *WILDS.split()}
    assert wanted(tray("S4", "Ah 3h", natural_twos=True)) == {"4h", "2h", *WILDS.split()}
    assert wanted(tray("S4", "Kh Ah")) == {"Jh", "Qh", *WILDS.split()}
    assert "2h" in wanted(tray("S4", "Kh Ah", sequence_wrap=True))


@pytest.mark.clause("ECO-06", "ECO-10")
def test_a_sequence_of_lecole_in_the_making() -> None:
    ecole = {"variant": "ecole"}
    assert wanted(tray("S4", "5h 2c Jo 8h", None, **ecole)) == set()
    assert codes(tray("S4", "5h 2c Jo 8h", None, **ecole)) == ["tray-apart"]
    assert wanted(tray("S4", "5h 2c Jo", None, **ecole)) == {"3h", "4h", "6h", "7h"}
    thirteen = tray("S13", "As 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", None, **ecole)
    assert wanted(thirteen) == {"3s", "Jo", *WILDS.split()}
    no_jokers = tray("S4", "4h 5h 6h", None, **ecole, jokers_per_pack=0)
    assert wanted(no_jokers) == {"3h", "7h", *WILDS.split()}
    assert tray("S4", "2c Jo", None, **ecole).problems[0].code == "tray-short"


@pytest.mark.clause("TRO-05")
def test_twos_alone_in_a_tray_where_they_may_be_natural() -> None:
    assert wanted(tray("S4", "2h 2c", natural_twos=True)) == {"Ah", "3h", "4h", "5h", "Ac", "3c", "4c", "5c"}
    assert codes(tray("S4", "2h 2c 2d 2s", natural_twos=True)) == ["tray-apart"]


@pytest.mark.clause("TRO-36", "TRO-39")
def test_a_complete_proposal_tells_the_openings() -> None:
    found = proposed("9h 9h 9s Kd Kc 2d 4s", "9h 9s 9h", "2d Kd Kc")
    assert [TRIO.write(opening) for opening in found.openings] == ["open:9h 9h 9s / Kc Kd 2d=K"]
    assert found.complete
    assert found.problems == ()
    several = proposed("8h 9h 10h 2d 4c 5c 6c 7c 3s", "8h 9h 10h 2d", "4c 5c 6c 7c", contract=6)
    assert len(several.openings) == 2


@pytest.mark.clause("TRO-37")
def test_an_incomplete_proposal() -> None:
    found = proposed("9h 9h 9s Kd Kc 2d 4s", "9h 9s 9h", "Kd Kc")
    assert not found.complete
    assert [part.missing for part in found.trays] == [0, 1]
    assert [len(part.readings) for part in found.trays] == [1, 0]
    with pytest.raises(ValueError, match="shorter"):
        proposed("9h 9h 9s Kd Kc 2d 4s", "9h 9s 9h")


@pytest.mark.clause("TRO-35", "TRO-39")
def test_what_is_wrong_between_the_trays() -> None:
    def problems(found: Proposal) -> list[str]:
        assert not found.complete
        return [problem.code for problem in found.problems]

    kings = "Kh Kh Kd Kd Kc Ks 4s"
    assert problems(proposed(kings, "Kh Kh Kd", "Kd Kc Ks", same_rank_contract_sets=False)) == ["contract-same-rank"]
    assert problems(proposed("9h 9s 9d Kd Kc Ks", "9h 9s 9d", "Kd Kc Kh")) == ["not-held"]
    held = "5c 6c 7c 8c 9c 10c Jc Qc Kc Ac 4h 4d 4s 9h"
    stuck = proposed(held, held.partition(" 4h")[0], "4h 4d 4s", contract=9, taken="9h", variant="ecole")
    assert problems(stuck) == ["turn-stuck"]


@pytest.mark.clause("TRO-43")
def test_new_combinations_in_any_order() -> None:
    assert [TRIO.write(meld) for meld in propose_meld(context("10d 8d 2s 3c"), cards("10d 8d 2s"))] == [
        "meld:tierce:8d 2s=9d 10d"
    ]
    assert len(propose_meld(context("10d 9d 2s 3c"), cards("10d 9d 2s"))) == 2
    assert propose_meld(context("8d 9d 10d Jd Qd"), cards("8d 9d 10d Jd Qd")) == ()
    assert len(propose_meld(context("8d 9d 10d Jd Qd", later_sequences="any"), cards("8d 9d 10d Jd Qd"))) == 1
    assert propose_meld(context("8d 9d 10d", "this_turn"), cards("8d 9d 10d")) == ()
    assert propose_meld(context("8d 8h 3c"), cards("8d 8h")) == ()


def plan(held: str, contract: int, **values: Any) -> tuple[set[str], int, set[str]]:
    found = plan_for(read_cards(held), contract, options(**values))
    return set(write_cards(found.kept).split()), found.missing, set(write_cards(found.wanted).split())


def test_a_plan_keeps_what_is_nearest() -> None:
    assert plan("9h 9d Kd Kc 2d 4s 6h 8c", 1) == (
        {"9h", "9d", "Kd", "Kc", "2d"}, 1, {"9c", "9d", "9h", "9s", "Kc", "Kd", "Kh", "Ks"},
    )  # fmt: skip
    kept, missing, wanted_cards = plan("3d 4d 6d 9h 9s 9c Kc 5s", 4)
    assert (kept, missing, wanted_cards >= {"5d"}) == ({"3d", "4d", "6d", "9h", "9s", "9c"}, 2, True)
    strict = plan("9h 9h 9d Kd Kc 4s", 1, duplicates_in_sets=False)
    assert strict[2] == {"9c", "9s", "Kh", "Ks"}
    assert plan("4s", 1)[1] == 5
    assert plan("2s", 1)[1:] == (5, set())


@pytest.mark.clause("ECO-06")
def test_a_plan_knows_that_wilds_stay_apart() -> None:
    held = "3c 4c 5c 6c 7c 10c Jc Qc 2d 2h 2s Jo 5d 9h"
    assert plan(held, 7, variant="ecole")[1] == 1
    assert len(shapes_of(7, options(variant="ecole"))) == 1


def test_a_plan_leaves_what_is_out_of_reach() -> None:
    read = options(variant="ecole", players=3)
    at = context("3c 4c 5c 6c 7c 10c Jc Qc 3d 4d 5d 6d 7d 2h", variant="ecole", players=3, others=["8c 9c 10c"] * 2)
    gone = out_of_reach(at.hand, at.melds, read)
    assert set(write_cards(sorted(gone)).split()) == {"8c", "9c", "10c"}
    assert set(write_cards(plan_for(at.hand, 7, read, gone).kept).split()) == {"3d", "4d", "5d", "6d", "7d", "2h"}
    assert set(write_cards(plan_for(at.hand, 7, read).kept).split()) >= {"3c", "10c"}
    nines = frozenset(read_cards("9c 9d 9h 9s"))
    assert set(plan_for(read_cards("9c 4s 4h"), 1, read, nines).kept) == set(read_cards("4s 4h"))


def test_every_meaning_of_many_wilds_is_offered() -> None:
    """Five wilds have 120 orders; the sequence that they leave may begin at either of two ranks all the same."""
    rules = TRIO.read_options(dict(TRIO.presets["ecole"]))
    shape = max((one for year in range(1, 11) for one in shapes_of(year, rules)), key=lambda one: one.size)
    luck, several = Random(4), 0
    for _ in range(200):
        first, suit = luck.choice((1, 2)), luck.choice(SUITS)
        ranks = [14 if rank == 1 else rank for rank in range(first, first + shape.size)]
        wilds = luck.sample(range(shape.size), luck.randint(3, 5))
        natural = [card_of(rank, suit) for place, rank in enumerate(ranks) if place not in wilds]
        laid = (*natural, *(luck.choice(tuple(WILD_CARDS)) for _ in wilds))
        expected = {(one.of, one.start, wild_places(one, rules)) for one in readings(laid, shape, rules)}
        told = {(one.of, one.start, wild_places(one, rules)) for one in tray_of(shape, laid, rules).readings}
        assert told >= expected
        several += len(expected) > 1
    assert several > 20
