"""Schwimmen as it is played with 32 cards (rulebook 2.5): pushing, a new table, fire, exchanging freely."""

from typing import Any

import pytest

from ludo.engine.actions import Shuffle
from ludo.engine.cards import RANK, read_cards
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules
from ludo.games.trente_et_un.view import LAID_ASIDE
from tests.games.trente_et_un.table import Table

PRESET: dict[str, Any] = dict(TRENTE_ET_UN.presets["schwimmen_32"])
HANDS = ("Ah 9h 7c", "Jc 10c 9d", "Qs Js 8d")
TABLE = "Kh 8h 7d"
ASIDE = "9c 9s Ac 10h"


class Schwimmen(Table):
    """A table of Schwimmen; seat 2 deals and has kept its packet. `rest`: the table, then the cards set aside."""

    def __init__(
        self, *actions: str, hands: tuple[str, ...] = HANDS, rest: str = f"{TABLE} {ASIDE}", **options: Any
    ) -> None:
        super().__init__(hands, rest=rest, **{**PRESET, **options})
        self.do("2 dealer_keep", *actions)


def first_round(*actions: str, **options: Any) -> Schwimmen:
    """All have had a turn in which they changed little."""
    return Schwimmen("0 swap:7c:7d", "1 push", "2 push", *actions, **options)


@pytest.mark.clause("SCH-40")
@pytest.mark.parametrize(("pack", "lowest", "cards"), [(36, 6, 36), (32, 7, 32)])
def test_the_sixes_may_be_out_too(pack: int, lowest: int, cards: int) -> None:
    options = TRENTE_ET_UN.read_options({"variant": "schwimmen36", "sch_pack": pack})
    assert len(rules.pack_of(options)) == cards
    assert min(RANK[card] for card in rules.pack_of(options)) == lowest


@pytest.mark.clause("SCH-40")
def test_nine_players_leave_two_cards_aside() -> None:
    state = TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({**PRESET, "players": 9}), 8)
    pack = sorted(rules.pack_of(state.options), key=lambda card: (RANK[card], card))
    state.apply(CHANCE, Shuffle(tuple(pack)))
    state.apply(8, TRENTE_ET_UN.read("dealer_keep"))
    assert len(dict(state.piles())[STOCK]) == 2


@pytest.mark.clause("SCH-41")
def test_who_pushes_keeps_their_cards_and_stays_in_the_deal() -> None:
    table = Schwimmen("0 push")
    assert (table.hand(0), table.table, table.must) == (set(HANDS[0].split()), set(TABLE.split()), 1)
    assert (table.facts.closer, table.facts.pushes, table.facts.turns) == (-1, 1, 1)
    assert (0, "push") in table.said()


@pytest.mark.clause("SCH-41", "SCH-43")
def test_nobody_pushes_by_the_defaults() -> None:
    table = Schwimmen(sch_push=False, sch_close_first_round=True)
    assert "push" not in table.offers()
    assert table.refusal("0 push") == "unknown-action"
    assert "pass" in table.offers()


@pytest.mark.clause("SCH-41", "SCH-13", "SCH-14")
def test_once_somebody_has_closed_nobody_pushes() -> None:
    table = first_round("0 pass")
    assert "push" not in table.offers()
    assert table.refusal("1 push") == "closed"
    assert {"pass", "swap_all"} < table.offers()
    table.do("1 swap:9d:7c", "2 pass")
    assert table.outcome is not None
    assert table.outcome.how == "showdown"


@pytest.mark.clause("SCH-41", "SCH-18")
@pytest.mark.parametrize("rule", ["must_pass", "skip"])
def test_who_is_bound_does_not_push(rule: str) -> None:
    table = Schwimmen("0 swap_all", "1 swap:9d:9h", "2 push", sch_after_swap_all=rule)
    if rule == "skip":
        assert table.must == 1
    else:
        assert table.offers() == {"pass"}
        assert table.refusal("0 push") == "swapped-all"


@pytest.mark.clause("SCH-42")
def test_when_all_have_pushed_the_table_is_new() -> None:
    """The worked example E21."""
    table = Schwimmen("0 push", "1 push")
    assert table.table == set(TABLE.split())
    table.do("2 push")
    assert table.state.middle == read_cards("9c 9s Ac")
    assert table.sees(1, LAID_ASIDE) == set(TABLE.split()), "old tables are public"
    assert (table.must, table.facts.pushes, table.facts.turns) == (0, 0, 3)
    assert table.happened("all-pushed")
    assert table.refusal("0 swap:7c:7d") == "not-on-table"
    later = Schwimmen("0 push", "1 swap:9d:7d", "2 push", "0 push")
    assert later.table == {"Kh", "8h", "9d"}
    later.do("1 push")
    assert (later.table, later.must) == ({"9c", "9s", "Ac"}, 2)


@pytest.mark.clause("SCH-42")
def test_with_too_few_cards_aside_hands_are_compared() -> None:
    """The end of the worked example E21: of 32 cards nine players leave two."""
    table = Schwimmen()
    for seat in (0, 1, 2) * 7:
        if table.outcome is not None:
            break
        table.do(f"{seat} push")
    assert table.outcome is not None
    assert table.outcome.how == "pushed"
    assert len(table.happened("all-pushed")) == 6, "of the twenty cards aside two are left"
    assert table.outcome.values == (20, 20, 20)


@pytest.mark.clause("SCH-42", "SCH-18")
def test_where_the_bound_are_skipped_only_the_others_need_to_push() -> None:
    table = Schwimmen("0 swap_all", "1 push", "2 push", sch_after_swap_all="skip")
    assert table.facts.turns == 3
    assert table.table == {"9c", "9s", "Ac"}
    bound = Schwimmen("0 swap_all", "1 push", "2 push", sch_after_swap_all="must_pass")
    assert bound.table == set(HANDS[0].split())
    assert bound.must == 0


@pytest.mark.clause("SCH-42", "SCH-34")
def test_a_push_is_a_turn_and_the_last_one_turns_up_no_table() -> None:
    table = Schwimmen("0 push", "1 push", "2 push", turn_limit=3)
    assert table.outcome is not None
    assert table.outcome.how == "turns"
    assert table.table == set(TABLE.split())


@pytest.mark.clause("SCH-43")
def test_nobody_closes_in_their_first_turn() -> None:
    """The worked example E22."""
    table = Schwimmen()
    assert "pass" not in table.offers()
    assert table.refusal("0 pass") == "close-first-round"
    table.do("0 swap:7c:7d", "1 push", "2 swap:8d:7c")
    assert "pass" in table.offers()
    table.do("0 pass")
    for seat in (1, 2):
        assert table.refusal(f"{seat} push") == "closed"
        table.do(f"{seat} pass")
    assert table.outcome is not None


@pytest.mark.clause("SCH-43")
def test_without_pushing_one_must_exchange_in_the_first_turn() -> None:
    table = Schwimmen(sch_push=False)
    assert len(table.offers()) == 10
    assert "swap_all" in table.offers()
    table.do("0 swap:7c:7d", "1 swap:9d:8h", "2 swap:8d:7c")
    assert "pass" in table.offers()


@pytest.mark.clause("SCH-43", "SCH-19")
def test_a_thirty_one_ends_the_deal_in_the_first_round_all_the_same() -> None:
    table = Schwimmen("0 swap:7c:Kh", hands=("Ah Qh 7c", *HANDS[1:]))
    assert table.outcome is not None
    assert table.outcome.how == "thirty_one"


@pytest.mark.clause("SCH-44")
def test_exchanging_all_binds_nobody_where_it_is_free() -> None:
    """The worked example E25."""
    table = Schwimmen("0 swap_all", "1 push", "2 push")
    assert table.facts.frozen == ()
    assert table.refusal("0 swap:8h:9h") is None
    table.do("0 swap:8h:9h")
    bound = Schwimmen("0 swap_all", "1 push", "2 push", sch_after_swap_all="must_pass")
    assert bound.offers(0) == {"pass"}


FIRE = ("Kd Qd 10d", "Ah Ad 9c", "Ks Qs 10s")


@pytest.mark.clause("SCH-45")
def test_three_aces_are_fire_and_cost_all_others_a_life() -> None:
    """The worked example E23."""
    table = Schwimmen("0 push", "1 swap:9c:As", hands=FIRE, rest="As 8h 7d")
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders) == ("fire", (1,))
    assert table.outcome.values == (None, 33, None), "the others need not show"
    assert table.losses == (1, 0, 1)
    assert (1, "fire") in table.said()
    assert table.sees(0, hand(2)) == set()
    plain = Schwimmen("0 push", "1 swap:9c:As", hands=FIRE, rest="As 8h 7d", sch_fire="none")
    assert plain.outcome is None
    assert rules.hand_value(plain.options, read_cards("Ah Ad As")) == 30.5


@pytest.mark.clause("SCH-45")
def test_dealt_fire_comes_before_a_dealt_thirty_one() -> None:
    table = Schwimmen(hands=("Kd Ad Qd", "Ah Ac As", "Ks Qs 10s"), rest="7h 8h 7d")
    assert table.outcome is not None
    assert table.outcome.how == "fire"
    assert table.losses == (1, 0, 1)


@pytest.mark.clause("SCH-45", "SCH-20")
def test_what_is_declared_first_ends_the_deal_where_it_is_done_on_the_own_turn() -> None:
    table = Schwimmen(hands=("Kd Ad Qd", "Ah Ac As", "Ks Qs 10s"), rest="7h 8h 7d", sch_thirty_one="own_turn")
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders) == ("thirty_one", (0,))
    assert table.outcome.values == (31, 33, 30)
    assert table.losses == (0, 0, 1)
    late = Schwimmen("0 push", hands=("Ks Qs 10s", "Ah Ac As", "Kd Ad Qd"), rest="7h 8h 7d", sch_thirty_one="own_turn")
    assert late.outcome is not None
    assert late.outcome.how == "fire"
    assert late.losses == (1, 0, 1)


@pytest.mark.clause("SCH-45")
def test_fire_that_is_not_declared_before_the_end_counts_thirty_three() -> None:
    table = Schwimmen("0 push", "1 swap:9c:As", hands=FIRE, rest="As 8h 7d", sch_thirty_one="own_turn", turn_limit=2)
    assert table.outcome is not None
    assert table.outcome.how == "turns"
    assert table.outcome.values == (30, 33, 30)
    assert table.losses == (1, 0, 1)


@pytest.mark.clause("SCH-21", "SCH-46")
@pytest.mark.parametrize(("rule", "losses"), [("lowest", (0, 0, 1)), ("all_others", (1, 0, 1))])
def test_who_loses_to_a_thirty_one(rule: str, losses: tuple[int, ...]) -> None:
    """The worked example E24."""
    hands = ("7c 8c 9c", "Ah Qh 7d", "10s 9s 8d")
    table = Schwimmen("0 push", "1 swap:7d:Kh", hands=hands, rest="Kh 8h 7h", sch_thirty_one_losers=rule)
    assert table.outcome is not None
    assert table.outcome.holders == (1,)
    assert None not in table.outcome.values, "all hands are shown"
    assert table.losses == losses


@pytest.mark.clause("SCH-46")
def test_who_holds_one_without_having_declared_it_does_not_lose_to_it() -> None:
    hands = ("Kd Ad Qd", "Ah Kh Qh", "9s 10s 8d")
    table = Schwimmen(hands=hands, rest="7h 8h 7d", sch_thirty_one="own_turn", sch_thirty_one_losers="all_others")
    assert table.losses == (0, 0, 1)
    assert Schwimmen(
        "0 swap:9s:8s", "1 pass", "2 pass", "0 pass",
        hands=("9s Ks 7c", "8c 8d 7h", "9h 10h 10d"), rest="8s 8h 7d", sch_thirty_one_losers="all_others",
        sch_close_first_round=True,
    ).losses == (0, 1, 0), "a comparison without a thirty-one stays as it is"  # fmt: skip


@pytest.mark.clause("SCH-47")
def test_the_preset_is_the_books() -> None:
    assert TRENTE_ET_UN.presets["schwimmen_32"] == {
        "variant": "schwimmen36", "sch_pack": 32, "sch_push": True, "sch_close_first_round": False,
        "sch_after_swap_all": "free", "sch_fire": "all_others_lose",
    }  # fmt: skip
    assert TRENTE_ET_UN.presets["schwimmen"] == {"variant": "schwimmen36"}
