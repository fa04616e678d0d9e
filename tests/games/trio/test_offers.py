"""What a player is offered, and what random players do with it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludo.engine.actions import Shuffle
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO, laying
from ludo.games.trio.actions import DRAW_TALON
from ludo.games.trio.context import Opened
from ludo.games.trio.offers import offers_of
from tests.games.trio.table import Table, context, leave_one_card

SCATTERED = "9h 9d Kc Kd 2s 3c 5d 7h 4h 6s 8c 10d Qh Jc"


def drawn(held: str, opened: Opened = "earlier", times: int = 400, **more: Any) -> Counter[str]:
    offers = offers_of(context(held, opened, **more))
    luck = Random(held)
    return Counter(TRIO.write(offers.rollout_action(luck)).partition(":")[0] for _ in range(times))


def test_a_fair_draw_takes_every_action_alike() -> None:
    offers = offers_of(context("3c 3d 3h 9h Kd Qc", others=["6h 7h 8h"]))
    luck = Random(3)
    drawn_actions = Counter(offers.sample(luck) for _ in range(1600))
    assert set(drawn_actions) == set(offers)
    assert len(drawn_actions) == 8
    assert min(drawn_actions.values()) > 130
    assert max(drawn_actions.values()) < 280


def test_a_fair_draw_may_leave_an_opening_unlaid() -> None:
    offers = offers_of(context("9h 9d 9s Kc Kd Kh 3c 4s", "never"))
    luck = Random(3)
    assert {offers.sample(luck) for _ in range(300)} == set(offers)


def test_a_kind_of_action_is_drawn_first() -> None:
    kinds = drawn("3c 3d 3h 9h Kd Qc", others=["6h 7h 8h"])
    assert set(kinds) == {"meld", "layoff", "discard"}
    assert min(kinds.values()) > 90


def test_an_opening_is_always_taken() -> None:
    assert set(drawn("9h 9d 9s Kc Kd Kh 3c 4s", "never")) == {"open"}


def test_who_cannot_open_mostly_throws_what_his_contract_does_not_want() -> None:
    at = context(SCATTERED, "never", contract=5)
    luck = Random(1)
    thrown = Counter(TRIO.write(offers_of(at).rollout_action(luck))[8:] for _ in range(600))
    assert set(thrown) == set(SCATTERED.split())
    assert sum(thrown[card] for card in ("9h", "9d", "Kc", "Kd", "2s")) < 60


def test_where_all_cards_are_wanted_any_is_thrown() -> None:
    at = context("3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", "never", contract=10, variant="ecole")
    assert set(drawn("3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", "never", contract=10, variant="ecole")) == {"discard"}
    assert len({offers_of(at).rollout_action(Random(number)) for number in range(60)}) == 11


def test_offers_are_asked_without_naming_all() -> None:
    offers = offers_of(context("9h 9d 9s Kc Kd Kh 3c 4s", "never"))
    assert offers
    assert TRIO.read("open:9d 9h 9s / Kc Kd Kh") in offers
    assert TRIO.read("discard:3c") in offers
    assert DRAW_TALON not in offers
    assert "discard:3c" not in offers
    assert {TRIO.write(action) for action in offers} == {
        "open:9d 9h 9s / Kc Kd Kh",
        *(f"discard:{card}" for card in ["9h", "9d", "9s", "Kc", "Kd", "Kh", "3c", "4s"]),
    }


def test_luck_is_offered_the_discards_when_the_stock_is_renewed() -> None:
    table = Table("8d")
    leave_one_card(table.state)
    table.do("0 draw_talon; 0 discard:8d")
    offers = table.state.legal(CHANCE)
    assert Shuffle(tuple(table.state.discards[:-1])) in offers
    assert not table.state.legal(1)


def test_only_what_lays_cards_has_a_moment_after_it() -> None:
    with pytest.raises(ValueError, match="nothing is laid"):
        laying.after(context("9h"), TRIO.read("discard:9h"))
