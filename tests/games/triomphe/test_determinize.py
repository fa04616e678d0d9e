"""A state determinized from a view agrees with what that seat could work out."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludo.engine.cards import ACE, card_of, read_card, write_card
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE
from tests.games.triomphe.table import THREE, TWO, Table

VARIANT: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
HELD = ("Kc 9d 8s Qh 7h", "Ad Jc 10c 9s 8h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh")
LUCKS = range(30)


def holder(table: Table, seat: int, number: int) -> int | None:
    """Who holds the ace of trumps, diamonds, in a world that a seat imagines; None if it lies in the stock."""
    stage = TRIOMPHE.determinize(table.state.view(seat), Random(number)).stage
    ace = card_of(ACE, stage.trump)
    assert any(ace in cards for cards in (*stage.hands, stage.stock))
    return next((owner for owner, cards in enumerate(stage.hands) if ace in cards), None)


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


@pytest.mark.clause("APP-10", "APP-15")
def test_who_has_plundered_holds_the_ace_of_trumps() -> None:
    table = Table(HELD, "10d", "1 pillage 8h", dealer=3, stock="7d", **VARIANT)
    assert all({"Ad", "10d"} <= held for held in determinized(table, 0, 1))


@pytest.mark.clause("APP-15")
def test_while_the_question_is_put_somebody_holds_the_ace_of_trumps() -> None:
    table = Table(HELD, "10d", dealer=3, **VARIANT)
    assert {holder(table, 0, number) for number in range(60)} == {1, 2, 3}


@pytest.mark.clause("APP-14", "APP-15")
@pytest.mark.parametrize("hands", [HELD, (HELD[0], "9c Jc 10c 9s 8h", *HELD[2:])])
def test_after_silence_the_ace_lies_in_the_stock_or_in_a_hand_as_often_as_in_any_place(hands: tuple[str, ...]) -> None:
    """Of the 26 cards that seat 0 does not see, five lie in each of three hands and eleven in the stock."""
    table = Table(hands, "10d", *["1 no_pillage"] * (hands is HELD), dealer=3, **VARIANT)
    where = Counter(holder(table, 0, number) for number in range(2600))
    assert set(where) == {1, 2, 3, None}
    assert all(400 < where[seat] < 600 for seat in (1, 2, 3))
    assert 980 < where[None] < 1220


@pytest.mark.clause("APP-05", "APP-11")
def test_where_silence_is_impossible_the_ace_lies_in_the_stock() -> None:
    nobody = ("Kc 9d 8s Qh 7h", "Ac Jc 10c 9s 8h")
    for option in ("pillage_optional", "pillage_takes_turnup"):
        table = Table(nobody, "10d", dealer=1, **{**VARIANT, option: False})
        assert {holder(table, 0, number) for number in LUCKS} == {None}


@pytest.mark.clause("APP-11")
@pytest.mark.parametrize("stock", ["Kh", "Kd"])
def test_a_card_turned_where_the_turn_up_stays_proves_that_somebody_holds_the_ace(stock: str) -> None:
    silent = ["1 no_pillage"] * (stock == "Kd")
    table = Table(HELD, "10d", *silent, dealer=3, stock=stock, pillage_takes_turnup=False, **VARIANT)
    assert {holder(table, 0, number) for number in range(60)} == {1, 2, 3}


@pytest.mark.clause("APP-07", "APP-15")
def test_a_card_seen_taken_stays_with_the_plunderer_or_among_those_given_up_later() -> None:
    options = {**VARIANT, "pillage_discard_visible": False}
    table = Table(HELD, "10d", "1 pillage 8h; 1 pillage 9s; 1 pillage 10d", dealer=3, stock="7d Kd Qs", **options)
    taken = [read_card(text) for text in ("10d", "7d", "Kd")]
    found = set()
    for number in range(200):
        stage = TRIOMPHE.determinize(table.state.view(0), Random(number)).stage
        assert not set(taken) & {*stage.stock, stage.given[0]}
        assert taken[1] != stage.given[1]
        assert taken[2] in stage.hands[1]
        found |= {(card, card in stage.hands[1]) for card in taken[:2]}
    assert len(found) == 4


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
