"""After opening: new combinations, laying off, exchanging wilds (rulebook sections 3 to 5)."""

from typing import Any

import pytest

from ludo.engine.cards import read_card
from ludo.engine.events import Happened
from ludo.games.trio import TRIO
from ludo.games.trio.context import NO_CARD
from ludo.games.trio.laying import after, layoffs, new_melds, replacements
from tests.games.trio.table import Table, combination, context, on_table, options, put_on_pile, refused

EXCHANGE: dict[str, Any] = {"wild_replacement": True}


@pytest.mark.clause("TRO-27", "TRO-28", "TRO-43")
def test_new_combinations_have_three_or_four_cards() -> None:
    at = context("8d 9d 10d Jd Qd 3c 3d 3h 3s Kd Kc")
    assert refused(at, "meld:tierce:8d 9d 10d") is None
    assert refused(at, "meld:quatrieme:9d 10d Jd Qd") is None
    assert refused(at, "meld:brelan:3c 3d 3h") is None
    assert refused(at, "meld:carre:3c 3d 3h 3s") is None
    assert refused(at, "meld:seq5:8d 9d 10d Jd Qd") == "meld-size"
    assert (
        refused(at._replace(options=at.options.__class__(later_sequences="any")), "meld:seq5:8d 9d 10d Jd Qd") is None
    )
    assert refused(at, "meld:tierce:9h 10h Jh") == "not-held"
    assert refused(at, "meld:tierce:8d 9d 10d".replace("8d", "3c=8d")) == "seq-card"
    assert len(list(new_melds(at))) == 5 + 4 + 3


@pytest.mark.clause("TRO-43")
def test_any_number_of_new_combinations_in_later_turns() -> None:
    table = Table("6c 6d 6h 9c 9d 9s 4c 4d 4h Js Qs Ks 3d").do("0 draw_talon; 0 open:6c 6d 6h / 9c 9d 9s; 0 discard:3d")
    table.do("1 draw_talon").do(f"1 discard:{table.hand(1).split()[-1]}")
    table.do("2 draw_talon").do(f"2 discard:{table.hand(2).split()[-1]}")
    table.do("0 draw_talon; 0 meld:brelan:4c 4d 4h; 0 meld:tierce:Js Qs Ks")
    assert len(table.facts.melds) == 4
    assert table.facts.contracts == (1, 1, 1)


@pytest.mark.clause("TRO-36", "TRO-38", "TRO-46")
def test_nothing_is_laid_before_opening() -> None:
    at = context("3c 3d 3h 9h Kd", "never", others=["6h 7h 8h", "5h 6h 2c=7h"], **EXCHANGE)
    assert refused(at, "meld:brelan:3c 3d 3h") == "open-first"
    assert refused(at, "layoff:9h:0:high") == "open-first"
    assert refused(at, "replace:7h:1:7") == "open-first"
    assert not [*layoffs(at), *new_melds(at)]


@pytest.mark.clause("TRO-46")
def test_a_sequence_is_lengthened_at_either_end() -> None:
    """Rulebook E10."""
    at = context("9h 10h 5h Kd Qd", others=["6h 7h 8h"])
    assert refused(at, "layoff:10h:0:high") == "seq-card"
    assert refused(at, "layoff:9h:0:high") is None
    assert refused(after(at, TRIO.read("layoff:9h:0:high")), "layoff:10h:0:high") is None
    assert after(at, TRIO.read("layoff:5h:0:low")).melds[0].combination.start == 5
    assert refused(at, "layoff:5h:0:set") == "layoff-end"
    assert refused(at, "layoff:Jh:0:high") == "not-held"
    assert refused(at, "layoff:9h:4:high") == "unknown-action"


@pytest.mark.clause("TRO-48", "TRO-49")
def test_how_far_a_sequence_grows() -> None:
    """Rulebook E10."""
    at = context("2c Ah 3d 4d", others=["9h 10h Jh Qh Kh Ah", "3h 4h 5h 6h", "2c=2h 3h 4h"])
    assert refused(at, "layoff:2c:0:high") == "seq-end"
    assert refused(at, "layoff:2c:1:low") is None
    assert refused(at, "layoff:Ah:2:low") is None
    lowest = after(at, TRIO.read("layoff:Ah:2:low"))
    assert refused(lowest._replace(hand=at.hand), "layoff:2c:2:low") == "seq-end"
    high_only = context("Ah 3d 4d", others=["2c=2h 3h 4h"], ace_rank="high")
    assert refused(high_only, "layoff:Ah:0:low") == "seq-end"
    circle = context("Kh 3d 4d", others=["Ah 2c=2h 3h"], sequence_wrap=True)
    assert refused(circle, "layoff:Kh:0:low") is None
    assert after(circle, TRIO.read("layoff:Kh:0:low")).melds[0].combination.start == 13
    full = context("Jh 3d 4d", others=["Qh Kh Ah 2s=2h 3h 4h 5h 6h 7h 8h 9h 10h Jh"], sequence_wrap=True)
    assert refused(full, "layoff:Jh:0:low") == "seq-end"


@pytest.mark.clause("TRO-24", "TRO-49")
def test_laying_off_wilds() -> None:
    """Rulebook E9, E10."""
    at = context("2s 9h 4d Kd", others=["9c 9d 2h=9", "9c 9d 9d", "3h 4h 2d=5h 6h", "10c Jc Qc"])
    assert refused(at, "layoff:9h:0:set") is None
    assert refused(at, "layoff:2s:0:set") == "wilds-too-many"
    assert refused(at, "layoff:2s:1:set") is None
    assert refused(at, "layoff:2s:2:low") == "wilds-too-many"
    assert refused(at, "layoff:2s:3:low") is None
    at_laying = at._replace(options=at.options.__class__(wild_limit_scope="at_laying"))
    assert refused(at_laying, "layoff:2s:0:set") is None
    assert refused(at_laying, "layoff:2s:2:low") is None
    assert refused(context("2s 2d 9h", wild_limit_scope="at_laying"), "meld:brelan:9h 2d=9 2s=9") == "wilds-too-many"


@pytest.mark.clause("TRO-05")
def test_a_natural_two_is_no_second_wild() -> None:
    at = context("2h 2s 4d Kd", others=["3h 4h 2d=5h 6h"], natural_twos=True)
    assert refused(at, "layoff:2h:0:low") is None
    assert refused(at, "layoff:2s:0:low") == "wilds-too-many"


@pytest.mark.clause("TRO-20", "TRO-46")
def test_a_fourth_card_for_a_brelan() -> None:
    at = context("9h 9d 10h Kd", others=["9c 9d 9s"])
    assert refused(at, "layoff:9h:0:set") is None
    assert refused(at, "layoff:10h:0:set") == "set-card"
    assert refused(at, "layoff:9h:0:low") == "layoff-end"
    strict = context("9h 9d 10h Kd", others=["9c 9d 9s"], duplicates_in_sets=False)
    assert refused(strict, "layoff:9d:0:set") == "set-duplicate"


@pytest.mark.clause("TRO-31")
def test_a_carre_takes_no_further_card() -> None:
    """Rulebook E9."""
    at = context("9h 9s 10h Kd", others=["9c 9d 9s", "Kc Kd Kh Ks"])
    later = after(at, TRIO.read("layoff:9h:0:set"))
    assert refused(later, "layoff:9s:0:set") == "meld-closed"
    assert refused(later, "layoff:Kd:1:set") == "meld-closed"


@pytest.mark.clause("TRO-31", "TRO-46")
def test_a_brelan_completed_at_the_table_is_told() -> None:
    table = Table("6c 6d 6h 9c 9d 9s Kd", "4c 4d 4h 5c 5d 5s 6s 9h Kc").do(
        "0 draw_talon; 0 open:6c 6d 6h / 9c 9d 9s; 0 discard:Kd"
    )
    table.do("1 draw_talon; 1 open:4c 4d 4h / 5c 5d 5s; 1 layoff:6s:0:set")
    assert [event.details for event in table.events if isinstance(event, Happened)] == [{"meld": 0}]
    assert table.facts.melds[0].combination.cards == combination("6c 6d 6h 6s").cards


@pytest.mark.clause("TRO-37", "TRO-42")
def test_laying_off_in_the_opening_turn() -> None:
    """Rulebook E5, E16."""
    held, mine, others = "Ad 5s 3c", ["5h 5d 5c"], ["Jd Qd Kd"]
    at = context(held, "this_turn", mine, others)
    assert refused(at, "layoff:Ad:1:high") is None
    assert refused(at, "layoff:5s:0:set") == "layoff-own-next-turn"
    none = context(held, "this_turn", mine, others, layoff_opening_turn="none")
    assert refused(none, "layoff:Ad:1:high") == "layoff-next-turn"
    anything = context(held, "this_turn", mine, others, layoff_opening_turn="any")
    assert refused(anything, "layoff:5s:0:set") is None


@pytest.mark.clause("TRO-47")
def test_ones_own_combinations_in_later_turns() -> None:
    at = context("5s 3c Kd", mine=["5h 5d 5c"])
    assert refused(at, "layoff:5s:0:set") is None
    others_only = context("5s 3c Kd", mine=["5h 5d 5c"], layoff_own_melds=False)
    assert refused(others_only, "layoff:5s:0:set") == "layoff-own"


@pytest.mark.clause("TRO-42", "TRO-47")
@pytest.mark.parametrize("opening_turn", ["others", "any"])
def test_ones_own_combinations_are_barred_in_the_opening_turn_too(opening_turn: str) -> None:
    barred = context(
        "5s Ad 3c", "this_turn", ["5h 5d 5c"], ["Jd Qd Kd"], layoff_opening_turn=opening_turn, layoff_own_melds=False
    )
    assert refused(barred, "layoff:5s:0:set") == "layoff-own"
    assert refused(barred, "layoff:Ad:1:high") is None


@pytest.mark.clause("ECO-09")
def test_laying_off_wilds_in_lecole() -> None:
    at = context("2d Qc 3h Kd", others=["8c 9c Jo=10c", "8c Jo=9c 10c 2s=Jc"], variant="ecole")
    assert refused(at, "layoff:2d:0:high") == "wilds-adjacent"
    assert refused(at, "layoff:2d:0:low") is None
    assert refused(at, "layoff:Qc:1:high") is None
    lenient = at._replace(options=at.options.__class__(variant="ecole", wild_limit_scope="at_laying"))
    assert refused(lenient, "layoff:2d:0:high") == "wilds-adjacent"


@pytest.mark.clause("ECO-07", "ECO-09")
def test_a_short_sequence_of_lecole_keeps_its_limit() -> None:
    at = context("2d Qc 3h Kd", others=["8c Jo=9c 10c Jc"], variant="ecole", ecole_free_wilds="long_only")
    assert refused(at, "layoff:2d:0:low") == "wilds-too-many"
    assert refused(at, "layoff:2d:0:high") == "wilds-too-many"


@pytest.mark.clause("ECO-07")
def test_a_sequence_laid_with_six_cards_is_free_one_with_five_is_not() -> None:
    any_length: dict[str, Any] = {"variant": "ecole", "ecole_free_wilds": "long_only", "later_sequences": "any"}
    at = context("5d 2c 7d 8d 2s 10d Kh Kc", **any_length)
    assert refused(at, "meld:seq6:5d 2c=6d 7d 8d 2s=9d 10d") is None
    assert refused(at, "meld:seq5:5d 2c=6d 7d 8d 2s=9d") == "wilds-too-many"
    grown = context("2s Kh Kc", others=["4d 5d 6d 2c=7d 8d"], **any_length)._replace(melds=())
    five = on_table("4d 5d 6d 2c=7d 8d", options(**any_length))
    six = on_table("4d 5d 6d 2c=7d 8d 9d", options(**any_length))
    assert refused(grown._replace(melds=(five,)), "layoff:2s:0:low") == "wilds-too-many"
    assert refused(grown._replace(melds=(six,)), "layoff:2s:0:low") is None


@pytest.mark.clause("TRO-30", "TRO-35", "TRO-45")
@pytest.mark.parametrize(
    "order", [("meld:brelan:Kd Kh 2s=K", "replace:4h:0:3"), ("replace:4h:0:3", "meld:brelan:Kd Kh 2s=K")]
)
def test_melding_and_exchanging_lead_to_the_same_in_either_order(order: tuple[str, str]) -> None:
    """An equal wild that comes back is not the one that was taken, which lies on the table."""
    at = context("Kh Kd 4h 2s", mine=["4c 4d 2s=4"], taken="2s", layoff_own_melds=False, **EXCHANGE)
    for text in order:
        assert refused(at, text) is None
        at = after(at, TRIO.read(text))
    assert refused(at, "discard:2s") is None


@pytest.mark.clause("TRO-30", "TRO-35")
def test_the_taken_wild_that_comes_back_may_not_be_thrown() -> None:
    at = context("5h 2s 9c", others=["2d=2h 3h 4h"], taken="2s", wild_limit_scope="at_laying", **EXCHANGE)
    at = at._replace(must_finish=False)
    assert refused(at, "discard:2s") == "taken-discard"
    at = after(at, TRIO.read("layoff:2s:0:high"))
    at = after(at, TRIO.read("replace:5h:0:5"))
    assert refused(at, "discard:2s") == "taken-discard"
    assert refused(at, "discard:9c") is None


@pytest.mark.clause("TRO-22", "TRO-30", "TRO-35")
def test_the_taken_wild_comes_back_from_a_sequence_in_a_circle() -> None:
    at = context(
        "Ah Kh 2s 9c", others=["2d=2h 3h 4h"], taken="2s", wild_limit_scope="at_laying", sequence_wrap=True, **EXCHANGE
    )
    at = at._replace(must_finish=False)
    for text in ("layoff:2s:0:low", "layoff:Kh:0:low", "replace:Ah:0:14"):
        at = after(at, TRIO.read(text))
    assert refused(at, "discard:2s") == "taken-discard"


@pytest.mark.clause("TRO-29", "TRO-30")
def test_a_wild_keeps_its_meaning() -> None:
    """Rulebook E11."""
    at = context("8h 9h 4h Kd", others=["5h 6h 7h 2c=8h"])
    assert refused(at, "layoff:8h:0:high") == "seq-card"
    assert refused(at, "layoff:9h:0:high") is None
    assert refused(at, "layoff:4h:0:low") is None
    assert refused(at, "replace:8h:0:8") == "replace-off"
    assert not list(replacements(at))


@pytest.mark.clause("TRO-30")
def test_exchanging_a_wild() -> None:
    at = context("8h 8d 7h 9s 9d Kd", others=["5h 6h 7h 2c=8h", "9c 9d 2h=9", "Kc Kh Ks 2d=K"], **EXCHANGE)
    assert refused(at, "replace:8h:0:8") is None
    assert refused(at, "replace:8d:0:8") == "replace-card"
    assert refused(at, "replace:7h:0:7") == "replace-no-wild"
    assert refused(at, "replace:8h:0:9") == "replace-no-wild"
    assert refused(at, "replace:9s:1:3") is None
    assert refused(at, "replace:Kd:2:4") == "meld-closed"
    assert refused(at, "replace:8h:3:8") == "unknown-action"
    assert refused(at, "replace:10h:0:8") == "not-held"
    assert {TRIO.write(action) for action in replacements(at)} == {"replace:8h:0:8", "replace:9s:1:3", "replace:9d:1:3"}
    later = after(at, TRIO.read("replace:8h:0:8"))
    assert later.hand[-1] == read_card("2c")
    strict = context("9s 9d Kd", others=["9c 9d 2h=9"], duplicates_in_sets=False, **EXCHANGE)
    assert refused(strict, "replace:9d:0:3") == "set-duplicate"
    assert refused(strict, "replace:9s:0:3") is None
    low = context("2h 3c 4c", others=["2c=2h 3h 4h"], **EXCHANGE)
    assert refused(low, "replace:2h:0:2") == "replace-card"
    natural = context("2h 3c 4c", others=["2c=2h 3h 4h"], natural_twos=True, **EXCHANGE)
    assert refused(natural, "replace:2h:0:2") is None


@pytest.mark.clause("TRO-30", "TRO-35")
def test_an_exchanged_wild_comes_to_the_hand_and_everybody_knows_it() -> None:
    table = Table("6c 6d 6h 9c 9d 2h Kd 3s", "4c 4d 4h 5c 5d 5s 9s Kc", wild_replacement=True)
    table.do("0 draw_talon; 0 open:6c 6d 6h / 9c 9d 2h=9; 0 discard:Kd")
    table.do("1 draw_talon; 1 open:4c 4d 4h / 5c 5d 5s; 1 replace:9s:1:3")
    assert table.hand(1).endswith("2h")
    assert table.seen_hand(2, 1) == ["2h"] + [None] * 7
    assert table.refused("1 discard:2h") is None


@pytest.mark.clause("TRO-35")
def test_a_taken_wild_laid_and_exchanged_back_may_still_not_be_thrown() -> None:
    table = Table("6c 6d 6h 9c 9d 9s Kd", "4c 4d 4h 5c 5d 5s 8c 7d", turn_up="3s", wild_replacement=True)
    table.do("0 draw_talon; 0 open:6c 6d 6h / 9c 9d 9s; 0 discard:Kd")
    put_on_pile(table.state, "2s")
    table.do("1 draw_discard; 1 open:4c 4d 4h / 5c 5d 2s=5")
    assert table.facts.bound == -1
    table.do("1 replace:5s:3:3")
    assert table.facts.bound == table.facts.taken
    assert table.refused("1 discard:2s") == "taken-discard"


@pytest.mark.clause("TRO-30", "TRO-35", "ECO-11")
def test_no_exchange_that_leaves_only_the_taken_wild() -> None:
    """10.3: an act after which the turn cannot be completed is not legal."""
    table = Table(
        "Kd", "5c 6c 7c 8c 9c 10c Jc Kc Ac 4d 4h 4s Qc", turn_up="3s",
        variant="ecole", wild_replacement=True, contracts=(1, 9, 1),
    )  # fmt: skip
    table.do("0 draw_talon; 0 discard:Kd")
    put_on_pile(table.state, "2s")
    table.do("1 draw_discard; 1 open:5c 6c 7c 8c 9c 10c Jc 2s=Qc Kc Ac / 4d 4h 4s")
    assert table.refused("1 replace:Qc:0:12") == "turn-stuck"
    assert table.offered() == {"discard:Qc"}
    held, mine = "Kh", ["Kd Ks 2s=K"]
    at = context(held, mine=mine, taken="2s", layoff_own_melds=False, **EXCHANGE)._replace(bound=NO_CARD)
    assert refused(at, "replace:Kh:0:3") == "turn-stuck"
    thrown_back = context(held, mine=mine, taken="2s", return_taken_discard=True, layoff_own_melds=False, **EXCHANGE)
    assert refused(thrown_back, "replace:Kh:0:3") is None
    drawn = context(held, mine=mine, **EXCHANGE)
    assert refused(drawn, "replace:Kh:0:3") is None


@pytest.mark.clause("TRO-24", "TRO-25")
def test_only_the_sequence_of_seven_keeps_its_wilds_apart() -> None:
    values: dict[str, Any] = {"trio_adjacent_wilds": False, "wild_limit_scope": "at_laying"}
    at = context("2s 3c Kd", others=["7d 8d 2h=9d"], **values)
    assert refused(at, "layoff:2s:0:high") is None
    read = options(**values)
    seventh = at._replace(melds=(on_table("4d 5d 6d 7d 8d 9d 2h=10d", read, contract_7=True),))
    assert refused(seventh, "layoff:2s:0:high") == "wilds-adjacent"
    assert refused(seventh, "layoff:2s:0:low") is None
