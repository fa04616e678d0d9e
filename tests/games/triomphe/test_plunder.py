"""The variant L'As qui pille (rulebook section 10)."""

from typing import Any

import pytest

from ludo.engine.cards import write_card
from ludo.engine.events import SOMEBODY_ASKED, Asked, Changed, Event, Moved, Said
from ludo.engine.places import STOCK
from ludo.engine.turns import SOMEBODY, Turn
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED
from tests.games.triomphe.table import SIX, Table

VARIANT: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}
ACE_TURNED = ("9c 8d 7s Kd Jh", "Qc 10d Js Kh 8h")
HELD = ("Kc 9d 8s Qh 7h", "Ad Jc 10c 9s 8h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh")


def turned(stock: str = "10s 9s Qh 8s", *actions: str, **options: Any) -> Table:
    """The dealer, seat 0, has turned the ace of spades."""
    return Table(ACE_TURNED, "As", *actions, stock=stock, **{**VARIANT, **options})


def held(*actions: str, stock: str = "7d Kd Qs", **options: Any) -> Table:
    """Seat 1 holds the ace of trumps, diamonds; seat 3 deals."""
    return Table(HELD, "10d", *actions, dealer=3, stock=stock, **{**VARIANT, **options})


@pytest.mark.clause("APP-01", "APP-14")
def test_with_two_players_the_hand_goes_on_with_the_question_of_conceding() -> None:
    table = turned("10s 9s Qh 8s", "0 no_pillage", concession="before_play")
    assert (table.must, table.offers(1)) == (1, {"concede", "keep"})
    assert turned("10s 9s Qh 8s", "0 no_pillage").cards(1) == set(ACE_TURNED[1].split())


@pytest.mark.clause("APP-03")
def test_the_ace_must_beat_the_king() -> None:
    table = Table(("Kc 9d 8s Qh 7h", "Ac Jc 10c 9s 8h"), "10d", "0 play Kc", dealer=1, **VARIANT)
    assert table.cards(1) == {"Ac"}


@pytest.mark.clause("APP-04", "APP-05")
def test_the_dealer_may_take_the_ace_that_he_turned() -> None:
    table = turned()
    assert table.must == 0
    assert table.offers(0) == {f"pillage {card}" for card in ACE_TURNED[0].split()} | {"no_pillage"}
    table.do("0 pillage 8d")
    assert table.sees(0, 0) == "9c 7s Kd Jh As"
    assert table.sees(1, GIVEN) == "8d"
    assert table.refusal("0 keep") == "unknown-action"


@pytest.mark.clause("APP-05")
def test_plundering_may_be_compulsory() -> None:
    table = turned(pillage_optional=False)
    assert "no_pillage" not in table.offers(0)
    assert table.refusal("0 no_pillage") == "must-pillage"
    table.do("0 pillage 8d")
    assert table.refusal("0 no_pillage") == "must-pillage"


@pytest.mark.clause("APP-06", "APP-08")
def test_trumps_that_follow_may_be_taken_until_another_card_is_turned() -> None:
    table = turned("10s 9s Qh 8s", "0 pillage 8d")
    assert (table.must, table.sees(1, TURNED)) == (0, "10s")
    table.do("0 pillage 9c; 0 pillage Jh")
    assert set(table.sees(0, 0).split()) == {"7s", "Kd", "As", "10s", "9s"}
    assert (table.must, table.sees(1, TURNED), table.sees(1, GIVEN)) == (1, "Qh", "8d 9c Jh")
    assert table.facts.trump == 3
    assert write_card(table.facts.last_turned) == "Qh"
    assert table.sees(0, STOCK) == " +18"


@pytest.mark.clause("APP-07")
def test_every_taking_is_an_exchange_and_the_ace_stays() -> None:
    table = held("1 pillage 8h")
    assert table.offers(1) == {"pillage Jc", "pillage 10c", "pillage 9s", "pillage 10d", "no_pillage"}
    assert table.refusal("1 pillage Ad") == "keep-the-ace"
    assert table.refusal("1 pillage 7d") == "not-held"
    assert table.refusal("1 pillage 8h") == "not-held"
    table.do("1 pillage 10d")
    assert len(table.sees(1, 1).split()) == 5
    assert table.sees(0, GIVEN) == "8h 10d"


@pytest.mark.clause("APP-09")
def test_if_the_dealer_leaves_the_ace_nobody_plunders() -> None:
    table = turned("10s 9s Qh 8s", "0 no_pillage")
    assert (table.must, table.facts.phase, table.sees(1, TURN_UP)) == (1, "play", "As")
    assert table.sees(1, TURNED) == ""


@pytest.mark.clause("APP-10", "APP-11")
def test_the_holder_of_the_ace_of_trumps_takes_the_turn_up_first() -> None:
    table = held()
    assert table.must == 1
    table.do("1 pillage 8h")
    assert table.facts.plunderer == 1
    assert table.sees(1, 1) == "Ad Jc 10c 9s 10d"
    assert table.sees(0, TURN_UP) == ""


@pytest.mark.clause("APP-11")
def test_the_turn_up_may_be_out_of_reach() -> None:
    table = held(pillage_takes_turnup=False)
    assert (table.must, table.sees(0, TURNED), table.sees(0, TURN_UP)) == (1, "7d", "10d")
    table.do("1 pillage 8h")
    assert table.sees(1, 1) == "Ad Jc 10c 9s 7d"
    nothing = held(stock="Kh", pillage_takes_turnup=False)
    assert (nothing.must, nothing.facts.phase, nothing.facts.plunderer) == (0, "play", -1)
    assert nothing.sees(0, TURNED) == "Kh"
    assert turned(pillage_takes_turnup=False).do("0 pillage 8d").sees(0, 0).endswith("As")


@pytest.mark.clause("APP-12")
def test_he_goes_on_as_the_dealer_would() -> None:
    table = held("1 pillage 8h; 1 pillage 9s; 1 pillage 10c")
    assert set(table.sees(1, 1).split()) == {"Ad", "Jc", "10d", "7d", "Kd"}
    assert (table.must, table.facts.phase) == (0, "play")


@pytest.mark.clause("APP-13")
def test_a_card_declined_remains_face_up() -> None:
    table = held("1 pillage 8h; 1 no_pillage")
    assert (table.must, table.sees(2, TURNED)) == (0, "7d")
    assert table.sees(1, 1) == "Ad Jc 10c 9s 10d"


@pytest.mark.clause("APP-13")
def test_the_plunder_ends_with_the_stock() -> None:
    hands = (
        "9s Ks Qc Js 10h",
        "Kh Jh Ah Qh 9h",
        "Kc 10s 8d Ac 8h",
        "Kd 7h 9d 10c Jd",
        "As Qs Jc 7d 7c",
        "9c 10d Ad 8c 8s",
    )
    table = Table(hands, "7s", dealer=5, **{**VARIANT, "players": 6})
    assert (table.must, table.sees(4, STOCK)) == (4, " +1")
    table.do("4 pillage 7c")
    assert (table.must, table.sees(0, TURNED)) == (0, "Qd")
    hands = (*hands[:5], "9c 10d Ad 8c Qd")
    table = Table(hands, "7s", "4 pillage 7c", dealer=5, **VARIANT)
    assert (table.must, table.sees(0, TURNED)) == (4, "8s")
    table.do("4 pillage 7d")
    assert (table.must, table.facts.phase, table.sees(0, TURNED)) == (0, "play", "")


@pytest.mark.clause("APP-14")
def test_if_nobody_holds_the_ace_of_trumps_there_is_no_plunder() -> None:
    assert Table(SIX, "As", **{**VARIANT, "variant": "triomphe"}).facts.phase == "play"
    table = Table(("Kc 9d 8s Qh 7h", "Ac Jc 10c 9s 8h"), "10d", dealer=1, **VARIANT)
    assert (table.must, table.facts.phase, table.facts.plunderer) == (0, "play", -1)


@pytest.mark.clause("APP-15")
def test_everybody_sees_what_is_turned_taken_and_given_up() -> None:
    table = held("1 pillage 8h; 1 pillage 10d")
    for seat in (0, 2, 3, None):
        assert table.sees(seat, GIVEN) == "8h 10d"
        assert table.sees(seat, 1) == "7d +4"
        assert table.sees(seat, TURNED) == "Kd"


@pytest.mark.clause("APP-15")
def test_cards_given_up_may_be_hidden() -> None:
    table = held("1 pillage 8h; 1 pillage 10d", pillage_discard_visible=False)
    assert table.sees(1, GIVEN) == "8h 10d"
    assert table.sees(1, 1) == "Ad Jc 10c 9s 7d"
    for seat in (0, 2, 3, None):
        assert table.sees(seat, GIVEN) == " +2"
        assert table.sees(seat, 1) == "7d +4"
    given = [event for event in table.events if isinstance(event, Moved) and event.target == GIVEN]
    assert [event.seen_by(0).cards for event in given] == [(None,), (None,)]


@pytest.mark.clause("APP-15")
def test_a_holder_who_stays_silent_shows_no_card() -> None:
    table = held("1 no_pillage")
    assert table.sees(0, 1) == " +5"
    assert table.facts.shown == ()


@pytest.mark.clause("APP-16")
def test_the_plunder_comes_first_and_no_card_given_up_comes_back() -> None:
    table = turned("10s 9s Qh 8s", "0 pillage 8d; 0 no_pillage", concession="before_play")
    assert table.refusal("1 play Qc") == "unknown-action"
    table.do("1 keep; 0 keep; 1 play Qc; 0 play 9c; 1 play Js; 0 play As")
    assert table.refusal("0 play 8d") == "not-held"
    assert table.sees(1, GIVEN) == "8d"
    assert table.sees(1, TURNED) == "10s"


NOBODY = (HELD[0], "9c Jc 10c 9s 8h", *HELD[2:])
"""The same hands without the ace of diamonds."""


def heard(table: Table, seat: int | None) -> list[Event]:
    """What a seat heard from the turn-up on."""
    told = [event.seen_by(seat) for event in table.events]
    return told[told.index(Changed("trump", 1)) :]


@pytest.mark.clause("APP-15")
@pytest.mark.parametrize("concession", ["off", "any_turn"])
def test_whoever_does_not_hold_the_ace_hears_the_same_whether_or_not_somebody_stays_silent(concession: str) -> None:
    silent = held("1 no_pillage", concession=concession)
    nobody = Table(NOBODY, "10d", dealer=3, **{**VARIANT, "concession": concession})
    elsewhere = Table(
        (HELD[0], HELD[2], HELD[1], HELD[3]), "10d", "2 no_pillage", dealer=3, **{**VARIANT, "concession": concession}
    )
    for seat in (0, 3, None):
        assert heard(silent, seat) == heard(nobody, seat) == heard(elsewhere, seat)
        assert SOMEBODY_ASKED in heard(silent, seat)
        assert silent.state.view(seat) == nobody.state.view(seat) == elsewhere.state.view(seat)


@pytest.mark.clause("APP-15")
def test_the_question_names_its_seat_to_the_holder_only() -> None:
    table = held()
    assert table.state.view(1).turn == Turn(1)
    assert table.events[-1].seen_by(1) == Asked(1, ())
    for seat in (0, 2, 3, None):
        assert table.state.view(seat).turn.must == SOMEBODY
        assert table.state.view(seat).facts.plunderer == -1
        assert table.events[-1].seen_by(seat) == SOMEBODY_ASKED
    assert table.refusal("0 no_pillage") == table.refusal("2 no_pillage") == "not-asked"
    refusal = table.state.check(0, TRIOMPHE.read("no_pillage"))
    assert refusal is not None
    assert not refusal.details


@pytest.mark.clause("APP-15")
def test_from_the_first_card_taken_on_all_know_who_plunders() -> None:
    table = held("1 pillage 8h")
    for seat in (0, 1, None):
        assert table.state.view(seat).turn == Turn(1)
        assert table.state.view(seat).facts.plunderer == 1
    table.do("1 no_pillage")
    assert Said(1, "no_pillage") in table.events


@pytest.mark.clause("APP-04", "APP-09")
def test_a_dealer_who_turned_the_ace_is_asked_openly() -> None:
    table = turned()
    assert table.state.view(1).turn == Turn(0)
    assert Said(0, "no_pillage") in turned("10s 9s Qh 8s", "0 no_pillage").events
