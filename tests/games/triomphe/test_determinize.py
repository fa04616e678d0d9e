"""A state determinized from a view agrees with what that seat could work out."""

from random import Random
from typing import Any

import pytest

from ludo.engine.cards import ACE, card_of, write_card
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.determinize import _share_out as share_out
from tests.games.triomphe.table import THREE, TWO, Table

VARIANT: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
HELD = ("Kc 9d 8s Qh 7h", "Ad Jc 10c 9s 8h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh")
LUCKS = range(30)


def determinized(table: Table, seat: int, of: int) -> list[set[str]]:
    """The hands that a seat assumes somebody to hold."""
    view = table.state.view(seat)
    states = [TRIOMPHE.determinize(view, Random(number)) for number in LUCKS]
    return [set(map(write_card, state.cards_of(of))) for state in states]


@pytest.mark.clause("TRI-40", "TRI-41", "TRI-43")
def test_who_did_not_follow_is_void_and_who_did_not_beat_cannot() -> None:
    hands = ("Kc 9c 8d 7d Ks", "10c 7c Qd Qs As", "Jh 7h Jd 10d 9s", "10h Kh Ad Qh 8s")
    table = Table(hands, "Ah", "0 play 9c; 1 play 10c; 2 play 7h; 3 play 10h", dealer=3, concession="off")
    assert all(not any(card.endswith("c") for card in held) for held in determinized(table, 0, 3))
    assert all(not any(card.endswith("c") for card in held) for held in determinized(table, 0, 2))
    table = Table(hands, "Ah", "0 play Kc; 1 play 7c; 2 play Jh; 3 play 10h", dealer=3, strict_table=True,
                  concession="off")  # fmt: skip
    assert table.outcome.how == "fault"
    assert any({"Qh", "Kh"} & held for held in determinized(table, 0, 3))


@pytest.mark.clause("TRI-47", "TRI-48")
@pytest.mark.parametrize(("rule", "may"), [("winning", True), ("suit", False), ("last", True)])
def test_a_low_card_after_a_ruff_tells_of_no_weakness_unless_the_suit_must_be_beaten(rule: str, may: bool) -> None:
    hands = ("8s Qh Ah Kd 7d", "10s 9s Jh 10h 9d", "Kc 7c Jc Qc 8d")
    table = Table(hands, "9c", "1 play 10s; 2 play 7c; 0 play 8s", beat_rule=rule)
    higher = {"Js", "Qs", "Ks", "As"}
    assert any(higher & held for held in determinized(table, 1, 0)) == may


@pytest.mark.clause("APP-10")
def test_who_is_asked_to_plunder_holds_the_ace_of_trumps() -> None:
    table = Table(HELD, "10d", dealer=3, **VARIANT)
    assert all("Ad" in held for held in determinized(table, 0, 1))
    hidden = Table(
        HELD, "10d", "1 pillage 8h; 1 no_pillage", dealer=3, pillage_discard_visible=False, stock="7d", **VARIANT
    )
    assert all({"Ad", "10d"} <= held for held in determinized(hidden, 0, 1))


@pytest.mark.clause("APP-14")
def test_if_nobody_is_asked_the_ace_of_trumps_lies_in_the_stock() -> None:
    table = Table(("Kc 9d 8s Qh 7h", "Ac Jc 10c 9s 8h"), "10d", dealer=1, **VARIANT)
    ace = card_of(ACE, 1)
    for number in LUCKS:
        assert ace in TRIOMPHE.determinize(table.state.view(0), Random(number)).stage.stock
    silent = Table(HELD, "10d", dealer=3, stock="Kh", pillage_takes_turnup=False, **VARIANT)
    assert {"Ad"} < set().union(*determinized(silent, 0, 1))


@pytest.mark.clause("TRI-26", "TRI-89", "TRI-90")
@pytest.mark.parametrize(
    ("hands", "actions", "options"),
    [
        (TWO, "1 play 9c; 0 concede; 1 accept", {"concession": "any_turn"}),
        (TWO, "1 play 9c; 0 play Ks", {"concession": "off"}),
        (THREE, "1 play Kc; 2 play Kd", {}),
    ],
)
def test_a_trick_broken_off_belongs_to_those_who_laid_it_when_another_deals_next(
    hands: tuple[str, ...], actions: str, options: dict[str, Any]
) -> None:
    """So every seat has had five cards, laid or not, whoever is named to deal."""
    state = Table(hands, "7d", actions, strict_table=True, **options).state
    assert state.stage.outcome is not None
    while (asked := state.turn().must) is not None and asked != CHANCE:
        state.apply(asked, list(state.legal(asked))[-1])
    for seat in (None, *range(len(hands))):
        for number in LUCKS:
            other = TRIOMPHE.determinize(state.view(seat), Random(number))
            assert other.view(seat) == state.view(seat)
            assert [len(held) for held in other.stage.hands] == [5] * len(hands)


def test_places_are_filled_by_moving_cards_where_that_is_the_only_way() -> None:
    assert share_out([1, 2, 3], [1, 1], [0b1110, 0b0010]) == {0: [2], 1: [1]}


def test_cards_that_nobody_may_hold_are_dealt_all_the_same() -> None:
    shares = share_out([1, 2], [1, 1], [0, 0b0010])
    assert sorted(card for cards in shares.values() for card in cards) == [1, 2]
