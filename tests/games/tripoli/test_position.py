"""Positions of Tripoli that cannot be are refused, and the refusal says why."""

from collections.abc import Mapping
from typing import Any

import pytest

from ludo.engine.cards import JOKER
from ludo.engine.positions import PositionError
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.position import Position
from ludo.games.tripoli.rules import Layout

FIVE = (5, 6, 7, 8, 9)
COSMO = {"preset": "cosmo"}
SIT_OUT = {"shortfall": "sit_out"}
LAYOUT = Layout((0, 5, 34, 41, 48), (33, 34), 4)
CASES: list[tuple[Mapping[str, Any], str, Mapping[str, Any], str, Mapping[str, Any]]] = [
    ({}, "supper", {}, "no-such-phase", {"phase": "supper"}),
    ({}, "pay_suit", {}, "phase-not-played", {"phase": "pay_suit"}),
    (COSMO, "poker", {}, "phase-not-played", {"phase": "poker"}),
    ({}, "ante", {"dealer": 2}, "no-such-dealer", {"seat": 2, "players": 2}),
    ({}, "spare", {"dealer": -1}, "no-such-dealer", {"seat": -1, "players": 2}),
    ({}, "michigan", {"leader": 7}, "no-such-leader", {"seat": 7, "players": 2}),
    ({}, "michigan", {"leader": -1}, "no-such-leader", {"seat": -1, "players": 2}),
    ({"players": 3}, "spare", {"sitting_out": (0,)}, "dealer-sits-out", {"seat": 0}),
    ({"players": 3}, "michigan", {"sitting_out": (1,), "leader": 1}, "leader-sits-out", {"seat": 1}),
    ({"players": 3}, "spare", {"sitting_out": (3,)}, "no-such-seat", {"seat": 3, "players": 3}),
    ({"players": 4}, "spare", {"sitting_out": (1, 1)}, "seat-twice", {"seat": 1}),
    ({}, "spare", {"sitting_out": (1,)}, "too-few-players", {"playing": 1, "needed": 2}),
    ({}, "closing", {"sitting_out": (0, 1)}, "too-few-players", {"playing": 0, "needed": 1}),
    (
        {"players": 3}, "michigan", {"leader": 0, "sitting_out": (1,), "hands": ((1,), (2,), (3,))},
        "cards-of-sitting-out", {"seat": 1},
    ),
    ({}, "michigan", {"leader": 0, "runs": -1}, "runs-negative", {"runs": -1}),
    ({}, "michigan", {"leader": 0, "last_suit": 4}, "no-such-suit", {"suit": 4}),
    ({}, "stage_one", {"pay_suit": -1}, "no-such-suit", {"suit": -1}),
    ({}, "stage_one", {"layout": LAYOUT}, "layout-without-cosmo", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(cards=(0, 0, 1, 2, 3))}, "no-such-layout", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(cards=(0, 1, 2, 3))}, "no-such-layout", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(cards=(0, 1, 2, 3, JOKER))}, "no-such-layout", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(pair=(33, 35))}, "no-such-layout", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(pair=(12, 13))}, "no-such-layout", {}),
    (COSMO, "spare", {"layout": LAYOUT._replace(sequence=13)}, "no-such-layout", {}),
    ({}, "ante", {"balances": (1, 2, 3)}, "wrong-length", {"of": "balances", "given": 3, "needed": 2}),
    ({}, "ante", {"bought": (1,)}, "wrong-length", {"of": "bought", "given": 1, "needed": 2}),
    ({}, "spare", {"hands": ((1,), (2,), (3,))}, "wrong-length", {"of": "hands", "given": 3, "needed": 2}),
    (
        {}, "poker", {"hands": ((1, 2, 3, 4, 10), FIVE), "selected": (FIVE,)},
        "wrong-length", {"of": "selected", "given": 1, "needed": 2},
    ),
    (SIT_OUT, "ante", {"balances": (20, -1)}, "balance-negative", {"seat": 1, "chips": -1}),
    ({}, "ante", {"bought": (-100, 0)}, "bought-negative", {"seat": 0, "chips": -100}),
    ({}, "ante", {"board": {"cellar": 3}}, "no-such-space", {"space": "cellar"}),
    ({}, "ante", {"board": {"king": -3}}, "space-negative", {"space": "king", "chips": -3}),
    ({}, "spare", {"hands": ((1, JOKER), (2,))}, "no-such-card", {"card": JOKER}),
    ({}, "spare", {"spare": (-1,)}, "no-such-card", {"card": -1}),
    ({}, "spare", {"hands": ((1,), (1,))}, "card-twice", {"card": 1}),
    ({}, "spare", {"hands": ((1, 1), (2,))}, "card-twice", {"card": 1}),
    ({}, "spare", {"hands": ((1,), (2,)), "spare": (2,)}, "card-twice", {"card": 2}),
    ({}, "spare", {"hands": (FIVE, ()), "selected": (FIVE, ())}, "selected-outside-poker", {"phase": "spare"}),
    ({}, "poker", {"hands": ((1, 2, 3, 4, 10, 11), FIVE)}, "selected-five", {"seat": 0, "size": 5}),
    (
        {}, "poker", {"hands": ((1, 2, 3, 4), FIVE), "selected": ((1, 2, 3, 4), FIVE)},
        "selected-five", {"seat": 0, "size": 5},
    ),
    (
        {}, "poker", {"hands": (FIVE, (1, 2, 3, 4, 10)), "selected": (FIVE, (1, 2, 3, 4, 11))},
        "selected-five", {"seat": 1, "size": 5},
    ),
    (
        {}, "poker", {"hands": (FIVE, (1, 2, 3, 4, 10)), "selected": (FIVE, (1, 1, 2, 3, 4))},
        "selected-five", {"seat": 1, "size": 5},
    ),
    ({}, "poker", {"hands": (FIVE, (1, 2, 3, 4, 10)), "selected": (FIVE, ())}, "selected-five", {"seat": 1, "size": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("options", "phase", "more", "code", "details"), CASES)
def test_what_is_wrong_is_named(
    options: Mapping[str, Any], phase: Any, more: Mapping[str, Any], code: str, details: Mapping[str, Any]
) -> None:
    read = TRIPOLI.read_options({"players": 2, **options})
    with pytest.raises(PositionError) as raised:
        TRIPOLI.position(read, Position(phase, **{"dealer": 0, **more}))
    assert (raised.value.code, raised.value.details) == (code, details)


@pytest.mark.parametrize(
    ("options", "phase", "more"),
    [
        ({}, "ante", {"balances": (0, -40)}),
        (COSMO, "ante", {"layout": LAYOUT}),
        (COSMO, "closing", {"board": {"kitty": 3}}),
        (SIT_OUT, "closing", {"board": {"kitty": 3}, "sitting_out": (0,)}),
        ({}, "poker", {"hands": ((1, 2), (3,))}),
        ({}, "michigan", {"leader": 1, "hands": ((1,), (3,)), "last_suit": 3, "runs": 2}),
        ({"pay_suit": "auction"}, "pay_suit", {}),
    ],
)
def test_a_position_that_can_be_set_up_is_taken(
    options: Mapping[str, Any], phase: Any, more: Mapping[str, Any]
) -> None:
    read = TRIPOLI.read_options({"players": 2, **options})
    state = TRIPOLI.position(read, Position(phase, **{"dealer": 0, **more}))
    assert state.turn().must is not None or state.standing().over
