"""Combinations (rulebook section 3) and what L'École changes about their wilds."""

from typing import Any

import pytest

from ludo.engine.cards import read_cards
from ludo.games.trio import TRIO
from ludo.games.trio.actions import LayMeld, Open, read_rank, write_combination
from ludo.games.trio.combinations import (
    Shape,
    face,
    index_of,
    make_set,
    name_of,
    problems,
    readings_in_order,
    sequence_of,
    shape_named,
    slot_at,
)
from tests.games.trio.table import combination, context, options, refused


def valid(name: str, text: str, contract_7: bool = False, **values: Any) -> bool:
    """Are these cards, in this order, a combination of that name?"""
    read = options(**values)
    return bool(readings_in_order(read_cards(text), shape_named(name, read, contract_7), read))


def codes(name: str, text: str, **values: Any) -> list[str]:
    read = options(**values)
    return [problem.code for problem in problems(combination(text), shape_named(name, read), read)]


@pytest.mark.clause("TRO-18", "TRO-19", "TRO-27")
def test_sets_have_three_or_four_cards_of_one_rank() -> None:
    assert valid("brelan", "9h 9d 9s")
    assert valid("carre", "9h 9d 9s 9c")
    assert not valid("brelan", "9h 9d")
    assert not valid("brelan", "9h 9d 9s 9c")
    assert not valid("carre", "9h 9d 9s")
    assert not valid("brelan", "9h 9d 10s")
    assert codes("carre", "9h 9d 9s") == ["meld-shape"]


@pytest.mark.clause("TRO-04", "TRO-05")
def test_there_is_no_set_of_twos() -> None:
    for twos in (False, True):
        assert not valid("brelan", "2h 2d 2s", natural_twos=twos)
    assert [p.code for p in problems(make_set(2, read_cards("2c 2d 2h")), Shape("set", 3, 1), options())] == [
        "set-rank",
        "wilds-too-many",
    ]


@pytest.mark.clause("TRO-20")
def test_doubled_cards_in_sets() -> None:
    """Rulebook E3."""
    assert valid("brelan", "9h 9h 9s")
    assert not valid("brelan", "9h 9h 9s", duplicates_in_sets=False)
    assert valid("brelan", "9h 9s 2d", duplicates_in_sets=False)
    assert valid("carre", "9h 9s 9c 2d", duplicates_in_sets=False)
    assert codes("brelan", "9h 9h 9s", duplicates_in_sets=False) == ["set-duplicate"]


@pytest.mark.clause("TRO-21", "TRO-28")
def test_sequences_are_consecutive_cards_of_one_suit() -> None:
    assert valid("tierce", "8h 9h 10h")
    assert valid("quatrieme", "9s 10s Js Qs")
    assert not valid("tierce", "8h 9h 10d")
    assert not valid("tierce", "8h 10h Jh")
    assert not valid("tierce", "10h 9h 8h")
    assert [name_of("seq", size) for size in (3, 4, 7)] == ["tierce", "quatrieme", "seq7"]
    assert shape_named("seq4", options()) == shape_named("quatrieme", options())
    with pytest.raises(ValueError, match="no combination"):
        shape_named("paire", options())


@pytest.mark.clause("TRO-27", "TRO-48")
def test_no_sequence_has_two_cards_or_fifteen() -> None:
    hearts = "2c 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah"
    assert not valid("seq1", "8h")
    assert not valid("seq2", "8h 9h")
    assert not valid("seq2", "8h 9h 10h")
    assert valid("seq14", f"Ah {hearts}")
    assert not valid("seq15", f"Ah {hearts} 2d")
    assert not valid("seq14", f"Ah {hearts}", sequence_wrap=True)


@pytest.mark.clause("TRO-22")
def test_the_ace_is_low_or_high_never_in_the_middle() -> None:
    """Rulebook E7."""
    assert valid("quatrieme", "Ah 2s 3h 4h")
    assert valid("quatrieme", "Jh Qh Kh Ah")
    assert not valid("quatrieme", "Kh Ah 2s 3h")
    assert not valid("tierce", "Ad 2c 3d", ace_rank="high")
    assert valid("tierce", "Qd Kd Ad", ace_rank="high")
    assert not valid("tierce", "Qh Kh Ah", ace_rank="low")
    assert valid("tierce", "Ad 2c 3d", ace_rank="low")


@pytest.mark.clause("TRO-22", "TRO-48")
def test_slots_read_in_a_circle() -> None:
    assert valid("quatrieme", "Kh Ah 2s 3h", sequence_wrap=True)
    assert valid("seq13", "Qh Kh Ah 2s 3h 4h 5h 6h 7h 8h 9h 10h Jh", sequence_wrap=True)
    assert not valid("seq14", "Ah 2s 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah", sequence_wrap=True)
    assert valid("seq14", "Ah 2s 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah")
    assert face(2, 15) == read_cards("2h")[0]


@pytest.mark.clause("TRO-05", "TRO-23")
def test_a_two_is_wild_even_in_its_own_place() -> None:
    """Rulebook E7."""
    assert not valid("quatrieme", "2h 3h 4h 2c")
    assert valid("quatrieme", "2h 3h 4h 2c", natural_twos=True)
    assert not valid("quatrieme", "2d 3h 4h 2c", natural_twos=True)
    assert not valid("quatrieme", "Ah 7h 3h 4h")


@pytest.mark.clause("TRO-24", "TRO-26")
def test_one_wild_in_each_combination() -> None:
    """Rulebook E4."""
    assert valid("brelan", "6h 6d 2s")
    assert not valid("brelan", "6h 2s 2h")
    assert not valid("tierce", "2c 9h 2d")
    assert codes("brelan", "6h 2h=6 2s=6") == ["wilds-too-many"]
    two = context("6h 6d 2s Qs Qc 2h 3d", opened="never")
    assert refused(two, "open:6d 6h 2s=6 / Qc Qs 2h=Q") is None


@pytest.mark.clause("TRO-25")
def test_two_wilds_in_the_sequence_of_seven_of_contract_7() -> None:
    """Rulebook E6."""
    seven = "4h 5h 2c 2d 8h 9h 10h"
    assert valid("seq7", seven, contract_7=True)
    assert not valid("seq7", seven)
    assert not valid("seq7", seven, contract_7=True, trio_adjacent_wilds=False)
    assert valid("seq7", "4h 2c 6h 2d 8h 9h 10h", contract_7=True, trio_adjacent_wilds=False)
    assert not valid("seq7", "4h 2c 6h 2d 8h 9h 2s", contract_7=True)
    assert not valid("quatrieme", "4h 2c 6h 2d", contract_7=True)


@pytest.mark.clause("TRO-25")
def test_the_second_wild_belongs_to_that_combination_only() -> None:
    long = "4d 5d 2h=6d 7d 8d 9d 10d"
    grown = context("2s 3c Kh", others=["4d 5d 2h=6d 7d"])
    seventh = grown._replace(melds=(grown.melds[0]._replace(combination=combination(long)),))
    assert refused(seventh, "layoff:2s:0:low") == "wilds-too-many"
    of_contract_7 = seventh._replace(melds=(seventh.melds[0]._replace(limit=2),))
    assert refused(of_contract_7, "layoff:2s:0:low") is None
    apart = context("2s 3c Kh", trio_adjacent_wilds=False)._replace(
        melds=(of_contract_7.melds[0]._replace(combination=combination("2h=4d 5d 6d 7d 8d 9d 10d")),)
    )
    assert refused(apart, "layoff:2s:0:low") == "wilds-adjacent"
    assert refused(apart, "layoff:2s:0:high") is None


@pytest.mark.clause("ECO-06", "ECO-07", "ECO-08")
def test_wilds_in_the_sequences_of_lecole() -> None:
    """Rulebook E17."""
    ecole: dict[str, Any] = {"variant": "ecole"}
    assert valid("quatrieme", "2c 5h Jo 7h", **ecole)
    assert not valid("quatrieme", "5h 2c Jo 8h", **ecole)
    assert codes("quatrieme", "5h 2c=6h Jo=7h 8h", **ecole) == ["wilds-adjacent"]
    assert not valid("brelan", "8s 2c Jo", **ecole)
    assert valid("seq6", "4s Jo 6s Jo 8s 9s", **ecole)
    long_only: dict[str, Any] = {**ecole, "ecole_free_wilds": "long_only"}
    assert not valid("quatrieme", "2c 5h Jo 7h", **long_only)
    assert not valid("tierce", "2c 5h Jo", **long_only)
    assert valid("seq6", "2c 5h Jo 7h 2d 9h", **long_only)


@pytest.mark.clause("ECO-10")
def test_sequences_of_thirteen() -> None:
    """Rulebook E18, E19."""
    ecole: dict[str, Any] = {"variant": "ecole"}
    assert valid("seq13", "As 2d 3s 4s 5s Jo 7s 8s 9s 10s Js 2h Ks", **ecole)
    assert not valid("seq13", "As 2d Jo 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", **ecole)
    assert not valid("seq13", "Jo 2d 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", **ecole)
    assert valid("seq13", "2d 3s 4s 5s 6s 7s 8s Jo 10s Js Qs Ks As", **ecole)
    assert not valid("seq13", "2d Jo 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", **ecole)


@pytest.mark.parametrize(
    "text",
    [
        "9h 9h 9s",
        "Kc Kd 2d=K",
        "4h 5h 2c=6h 2d=7h 8h 9h 10h",
        "Ah 2s=2h 3h",
        "Ah 2h 3h",
        "2c=4h 5h Jo=6h 7h",
        "Jh Qh Kh Ah",
        "Kh Ah 2s=2h 3h",
        "10c 10h Jo=10",
    ],
)
def test_a_combination_is_written_with_what_its_wilds_stand_for(text: str) -> None:
    assert write_combination(combination(text)) == text
    assert TRIO.write(TRIO.read(f"open:{text}")) == f"open:{text}"


@pytest.mark.parametrize(
    "text",
    [
        "open:",
        "open:9h 9h 9s / ",
        "open:9s 9h 9h",
        "open:8h 10h",
        "open:Ah Ah 3h",
        "open:9h 2c",
        "open:Jo Jo Jo",
        "meld:brelan:8h 9h 10h",
        "meld:8h 9h 10h",
        "layoff:9h:1",
        "layoff:9h:1:middle",
        "layoff:9h:x:low",
        "replace:9h:1",
        "replace:9h:1:-1",
        "discard:",
        "discard:9x",
    ],
)
def test_what_is_no_action_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=r"no |three parts"):
        TRIO.read(text)


def test_equal_openings_are_equal_in_whatever_order_they_are_named() -> None:
    nines, tens = make_set(9, read_cards("9s 2h 9c")), combination("10c 10h 10s")
    assert Open((nines, tens)) == Open((tens, make_set(9, read_cards("9c 9s 2h"))))
    assert Open((nines, tens)).combinations[0] == nines
    assert TRIO.write(LayMeld(sequence_of(2, 1, read_cards("Ah 2h 3h")))) == "meld:tierce:Ah 2h 3h"


def test_ranks_and_slots_are_read_and_counted() -> None:
    assert [read_rank(text) for text in ("3", "10", "A")] == [3, 10, 14]
    with pytest.raises(ValueError, match="no rank"):
        read_rank("1")
    with pytest.raises(ValueError, match="no rank"):
        read_rank("")
    for one in (combination("9c 9d 2h=9"), combination("5h 6h 7h")):
        assert [index_of(one, slot_at(one, index)) for index in range(3)] == [0, 1, 2]
    assert [
        problem.code for problem in problems(sequence_of(2, 13, read_cards("Kh Ah 2h")), Shape("seq", 3, 1), options())
    ] == ["seq-range"]
    assert codes("tierce", "8h 9h 10h") == []
    assert [p.code for p in problems(sequence_of(2, 8, read_cards("8h 9h 10d")), Shape("seq", 3, 1), options())] == [
        "seq-card"
    ]
