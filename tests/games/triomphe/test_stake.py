"""The stake that is agreed between two parties of a match (rulebook section 8)."""

from random import Random
from typing import Any

import pytest

from ludo.engine.events import Changed, Said
from ludo.engine.places import POT, purse
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.actions import NAMINGS, Stake
from tests.games.triomphe.table import THREE, TWO, Table

GIFT = "1 concede; 0 accept"
"""The side of seat 0 marks a point."""


def after_a_partie(**options: Any) -> Table:
    """A match in which seat 0 has just won the first partie of four chips."""
    return Table(TWO, "9d", GIFT, scores=(4, 3), **({"stake": 4, "parties": 3} | options))


def to_the_end(table: Table) -> None:
    """Play until a partie is won."""
    while table.facts.winner is None:
        must = table.must
        assert must is not None
        table.state.do(must, table.state.legal(must).sample(Random(1)))


@pytest.mark.clause("TRI-74")
def test_between_two_parties_anybody_may_name_another_stake() -> None:
    table = after_a_partie()
    assert table.state.turn().must == CHANCE
    assert set(table.state.turn().may) == {0, 1}
    assert (table.refusal("0 stake 6"), table.refusal("1 stake 0")) == (None, None)
    assert table.refusal("0 stake 4") == "stake-same"
    assert table.refusal("0 stake 101") == "stake-limits"
    assert TRIOMPHE.steps_in(Stake(6))


@pytest.mark.clause("TRI-74", "TRI-75")
def test_what_was_named_is_paid_in_and_won() -> None:
    table = after_a_partie().do("1 stake 6")
    assert table.events[-3:-1] == [Said(1, "stake", {"chips": 6}), Changed("stake", 6)]
    table.deal(TWO, "9d")
    assert table.state.view(None).chips == {purse(0): -2, purse(1): -10, POT: 12}
    table.do("0 concede; 1 accept")
    for dealer in (0, 1, 0, 1):
        table.deal(TWO, "9d").do(f"{1 - dealer} keep; {dealer} concede; {1 - dealer} accept" if dealer == 0
                                 else "0 concede; 1 accept")  # fmt: skip
    assert table.facts.winners == (0, 1)
    assert table.state.standing().chips == (-2, 2)


@pytest.mark.clause("TRI-74")
def test_without_a_word_the_stake_stays() -> None:
    """So logs in which nobody was asked replay."""
    table = after_a_partie().do("1 stake 6").deal(TWO, "9d")
    assert table.facts.stake == 6
    assert after_a_partie().deal(TWO, "9d").facts.stake == 4


@pytest.mark.clause("TRI-74")
def test_it_is_never_changed_during_a_partie() -> None:
    fresh = Table(TWO, "9d", stake=4, parties=3)
    assert fresh.refusal("0 stake 6") == "stake-fixed"
    assert not any(text.startswith("stake") for text in fresh.offers(1))
    middle = Table(TWO, "9d", GIFT, stake=4, parties=3)
    assert (middle.outcome.points, middle.state.turn().may) == ((1, 0), ())
    assert middle.refusal("0 stake 6") == "stake-fixed"
    assert after_a_partie().do("0 stake 6").deal(TWO, "9d").refusal("0 stake 4") == "stake-fixed"


@pytest.mark.clause("TRI-72", "TRI-74")
def test_nobody_is_asked_after_the_match_or_where_nothing_is_staked() -> None:
    for options in ({"parties": 1}, {"stake": 0}):
        table = after_a_partie(**options)
        assert table.refusal("0 stake 6") in ("stake-fixed", "partie-over")
        assert table.state.turn().may == ()


@pytest.mark.clause("TRI-26", "TRI-74")
def test_who_names_the_dealer_may_name_a_stake_first() -> None:
    table = Table(THREE, "9s", stake=2, parties=2, scores=(4, 4, 4), concession="off")
    to_the_end(table)
    must = table.state.turn().must
    assert (table.facts.phase, must, sorted(table.state.turn().may)) == (
        "next_dealer", 0, [1, 2],
    )  # fmt: skip
    assert {"dealer 1", "stake 3"} <= table.offers(0)
    table.do("2 stake 3", "0 stake 5", "0 dealer 1")
    assert table.facts.stake == 5


@pytest.mark.clause("TRI-74")
def test_the_draft_of_a_stake() -> None:
    table = after_a_partie()
    draft = TRIOMPHE.draft(table.state.view(0), table.state.legal(0), lambda action: table.state.check(0, action))
    assert draft.beside_result
    assert draft.amount is not None
    assert tuple(draft.amount) == (0, 100, 1, 4)
    assert (draft.buttons, draft.actions) == ((), ())
    assert draft.with_amount(9).actions == (Stake(9),)
    assert draft.with_amount(9).with_amount(4).actions == ()
    with pytest.raises(ValueError, match="101 is not between"):
        draft.with_amount(101)


@pytest.mark.clause("TRI-74")
def test_random_play_goes_on_as_it_does_without_stakes() -> None:
    """Who must act draws among their other choices; who merely may, among stakes."""
    table = Table(THREE, "9s", stake=2, parties=2, scores=(4, 4, 4), concession="off")
    to_the_end(table)
    luck = Random(2)
    assert all(table.state.legal(0).sample(luck) in NAMINGS for _ in range(40))
    drawn = {table.state.legal(1).sample(luck) for _ in range(400)}
    assert all(isinstance(action, Stake) and action != Stake(2) for action in drawn)
    assert drawn <= set(table.state.legal(1))
