"""Order of the cards and the play (rulebook sections 4 and 5)."""

from random import Random
from typing import Any

import pytest

from ludo.engine.cards import PACK_32, SUIT, write_card
from ludo.engine.events import Moved
from ludo.engine.places import TRICK, hand
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.actions import Draw
from ludo.games.triomphe.rules import BEATEN_BY
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import TAKEN
from tests.games.triomphe.table import FOUR, THREE, TWO, Table

OFF: dict[str, Any] = {"concession": "off"}


@pytest.mark.clause("TRI-30", "TRI-31", "APP-03")
@pytest.mark.parametrize(
    ("variant", "order"),
    [("triomphe", "K Q J A 10 9 8 7"), ("as_qui_pille", "A K Q J 10 9 8 7")],
)
@pytest.mark.parametrize("suit", "cdhs")
def test_the_order_is_the_same_in_every_suit_trumps_or_not(variant: str, order: str, suit: str) -> None:
    cards = [f"{rank}{suit}" for rank in order.split()]
    for trump in "cdhs":
        beaters = BEATEN_BY[variant]["cdhs".index(trump)]
        for place, card in enumerate(cards):
            number = next(one for one in PACK_32 if write_card(one) == card)
            beating = {write_card(one) for one in PACK_32 if beaters[number] >> one & 1}
            assert {one for one in beating if one.endswith(suit)} == set(cards[:place])
            others = {one for one in beating if not one.endswith(suit)}
            assert len(others) == (0 if trump == suit else 8)
            assert all(one.endswith(trump) for one in others)


@pytest.mark.clause("TRI-32")
def test_only_the_number_of_tricks_counts() -> None:
    poor = Table(("8h 7h 9c 8c 7s", "7d 10c Ac 10h Ah"), "9d", dealer=1, **OFF)
    rich = Table(("Kh Qh Kc Qc Ks", "7d 10c Ac 10h Ah"), "9d", dealer=1, **OFF)
    assert poor.score == rich.score == [0, 0]
    assert poor.offers(0) == {f"play {card}" for card in ("8h", "7h", "9c", "8c", "7s")}


@pytest.mark.clause("TRI-37", "TRI-38")
def test_the_eldest_leads_any_card_and_the_others_follow_in_turn() -> None:
    play = Table(FOUR, "7s", dealer=2)
    assert play.must == 3
    assert play.cards(3) == set(FOUR[3].split())
    order = [play.must]
    for _ in range(3):
        play.do(f"{play.must} play {sorted(play.cards(play.must or 0))[0]}")
        order.append(play.must)
    assert order == [3, 0, 1, 2]
    assert play.refusal("0 play 10d") == "not-your-turn"
    laid = [event for event in play.events if isinstance(event, Moved) and event.target == TRICK]
    assert [event.source for event in laid] == [hand(3), hand(0), hand(1)]
    assert all(event.known_to is None for event in laid)


@pytest.mark.clause("TRI-38")
def test_trumps_may_be_led() -> None:
    assert "Kd" in Table(TWO, "9d", dealer=1, **OFF).cards(0)


@pytest.mark.clause("TRI-39", "TRI-50")
def test_the_winner_of_a_trick_leads() -> None:
    play = Table(THREE, "7d", "1 play Kc; 2 play 9c; 0 play 8c")
    assert (play.must, play.facts.takers) == (1, (1,))
    assert play.sees(None, TAKEN[1][0]) == "Kc 9c 8c"
    play.do("1 play 8h; 2 play 10h; 0 play Kh")
    assert (play.must, play.facts.takers) == (0, (1, 0))


@pytest.mark.clause("TRI-50")
def test_the_highest_trump_wins_and_a_discard_never_does() -> None:
    play = Table(("Kc 9c 8d 7d Ks", "9h 8h Qd Js As", "Jh 7h Jd 10d 9s", "Kd 10c Ad 10h Ah"), "Qh", dealer=3)
    play.do("0 play Kc; 1 play 9h; 2 play Jh; 3 play 10c")
    assert play.facts.takers == (2,)
    play = Table(("7c 9c 8d 7d 7s", "Ks Qs Qd Js As", "Jc Kh Jd 10d 9s", "Kd 10c Ad 10s 8c"), "Qh", dealer=3)
    play.do("0 play 7c; 1 play Ks; 2 play Jc; 3 play 10c")
    assert play.facts.takers == (2,)


FOLLOWING = [
    pytest.param("Qc", "Kc Jc 8c 9d 7h", "Kc", "must-beat", "Jc", marks=pytest.mark.clause("TRI-40", "TRI-41")),
    pytest.param("Qc", "Kc Jc 8c 9d 7h", "Kc", "must-follow", "7h", marks=pytest.mark.clause("TRI-40")),
    pytest.param("9c", "Kc Jc 8c 9d 7h", "Kc Jc", "must-beat", "8c", marks=pytest.mark.clause("TRI-41")),
    pytest.param("Kc", "Jc 8c 9d 7h 8h", "Jc 8c", "must-follow", "7h", marks=pytest.mark.clause("TRI-42")),
    pytest.param("9h", "Jh 8h Kc 9d 7h", "Jh", "must-beat", "8h", marks=pytest.mark.clause("TRI-41")),
    pytest.param("Jh", "10h 8h Kc 9d 7h", "10h 8h 7h", "must-follow", "Kc", marks=pytest.mark.clause("TRI-42")),
    pytest.param("Qc", "10h 8h Ks 9d 7h", "10h 8h 7h", "must-ruff", "9d", marks=pytest.mark.clause("TRI-43")),
    pytest.param("Qc", "10d 8d Ks 9d 7s", "10d 8d Ks 9d 7s", "not-held", "Kd", marks=pytest.mark.clause("TRI-49")),
]


@pytest.mark.parametrize(("led", "held", "lawful", "code", "wrong"), FOLLOWING)
def test_following_beating_and_ruffing(led: str, held: str, lawful: str, code: str, wrong: str) -> None:
    named = {led, *held.split(), "Ah"}
    fillers = [card for card in ("Qd", "Jd", "As", "Js", "Ac") if card not in named][:4]
    play = Table((held, " ".join((led, *fillers))), "Ah", f"1 play {led}", **OFF)
    assert play.cards(0) == set(lawful.split())
    assert play.refusal(f"0 play {wrong}") == code
    for card in lawful.split():
        assert play.refusal(f"0 play {card}") is None


RUFFED = "0 play Kc; 1 play 9h"


@pytest.mark.clause("TRI-44", "TRI-45")
@pytest.mark.parametrize(
    ("third", "lawful", "wrong"),
    [
        ("Jh 7h Jd 10d 9s", {"Jh"}, ("7h", "must-beat")),
        ("8h 7h Jd 10d 9s", {"8h", "7h"}, ("Jd", "must-ruff")),
        ("Js 7s Jd 10d 9s", {"Js", "7s", "Jd", "10d", "9s"}, ("8h", "not-held")),
    ],
)
def test_overruffing_undertrumping_and_discarding(third: str, lawful: set[str], wrong: tuple[str, str]) -> None:
    play = Table(("Kc 9c 8d 7d Ks", "9h Kd Qd Qs As", third, "10h Kh Ad Qh 8s"), "Ah", RUFFED, dealer=3)
    assert play.cards(2) == lawful
    assert play.refusal(f"2 play {wrong[0]}") == wrong[1]


@pytest.mark.clause("TRI-46")
def test_a_partner_is_not_spared() -> None:
    hands = ("Jc 9s 8s 10d 9d", "7c 10s 7s Ad 8d", "Qc Kd Jd Jh 9h", "Qs Kc Qd Qh 8h")
    play = Table(hands, "10h", "2 play Qc", teams="2x2", dealer=1, **OFF)
    assert play.cards(3) == {"Kc"}
    hands = ("9h 9s 8s 10d 9d", "Qh 10s 7s Ad 7d", "Qc Kd Jd Jh Kh", "Kc 7h Qd Qs 8h")
    play = Table(hands, "Ah", "2 play Qc; 3 play Kc; 0 play 9h", teams="2x2", dealer=1, **OFF)
    assert play.cards(1) == {"Qh"}


TRICKS_OF_THREE = ("Qs 8s Ah Kd 7d", "10s 9s Jh 10h 9d", "Kc 7c Jc Qc 8d")


@pytest.mark.clause("TRI-47", "TRI-48")
@pytest.mark.parametrize(("rule", "lawful"), [("winning", {"Qs", "8s"}), ("suit", {"Qs"}), ("last", {"Qs", "8s"})])
def test_what_there_is_to_beat_once_the_trick_is_ruffed(rule: str, lawful: set[str]) -> None:
    play = Table(TRICKS_OF_THREE, "9c", "1 play 10s; 2 play 7c", beat_rule=rule)
    assert play.cards(0) == lawful


@pytest.mark.clause("TRI-48")
def test_the_highest_card_of_a_ruffed_suit_need_not_be_the_one_led() -> None:
    """Under `suit` the king has been laid, and no card is left that beats it."""
    four = ("Qs 8s Ah Kd 7d", "Js 9s Jh 10h 9d", "Ks Kh 7h Qh 8d", "7c Kc Jc Qc Jd")
    play = Table(four, "9c", "1 play Js; 2 play Ks; 3 play 7c", beat_rule="suit")
    assert play.cards(0) == {"Qs", "8s"}


@pytest.mark.clause("TRI-47")
@pytest.mark.parametrize(("rule", "lawful"), [("winning", {"Qs"}), ("suit", {"Qs"}), ("last", {"Qs", "As"})])
def test_the_last_card_may_be_a_low_one_or_a_discard(rule: str, lawful: set[str]) -> None:
    play = Table(("Qs As Ah Kd 7d", "Js 9s Jh 10h 9d", "8s Kh 7h Qh 8d"), "9c", "1 play Js; 2 play 8s", beat_rule=rule)
    assert play.cards(0) == lawful
    play = Table(
        ("Qs 8s Ah Kd 7d", "Js 9s Jh 10h 9d", "10d Kh 7h Qh 8d"), "9c", "1 play Js; 2 play 10d", beat_rule=rule
    )
    assert play.cards(0) == ({"Qs", "8s"} if rule == "last" else {"Qs"})


@pytest.mark.clause("TRI-47")
@pytest.mark.parametrize(
    ("rule", "lawful"), [("winning", {"Kh", "Qh"}), ("suit", {"Kh", "Qh"}), ("last", {"Kh", "Qh", "7h"})]
)
def test_a_void_player_overruffs_the_best_trump_or_beats_the_last_card(rule: str, lawful: set[str]) -> None:
    hands = ("Kc 9c 8d 7d Ks", "Jh Kd Qd Qs As", "Ac 8c Jd 10d 9s", "Kh 7h Ad Qh 8s")
    play = Table(hands, "Ah", "0 play Kc; 1 play Jh; 2 play Ac", dealer=3, beat_rule=rule)
    assert play.cards(3) == lawful


@pytest.mark.clause("TRI-47")
@pytest.mark.parametrize("rule", ["winning", "suit", "last"])
def test_with_trumps_led_the_rules_differ_only_by_the_last_card(rule: str) -> None:
    hands = ("9h 9c 8d 7d Ks", "Jh Kd Qd Qs As", "8h 8c Jd 10d 9s", "Kh 10h Ad 7h 8s")
    play = Table(hands, "Ah", "0 play 9h; 1 play Jh; 2 play 8h", dealer=3, beat_rule=rule)
    assert play.cards(3) == ({"Kh", "10h"} if rule == "last" else {"Kh"})


@pytest.mark.clause("TRI-51")
def test_a_hand_lasts_five_tricks() -> None:
    play = Table(TWO, "9d", "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h; 0 play Jd; 1 play 7h; 0 play Ks", **OFF)
    play.do("1 play 7s", "0 play Qs")
    assert not play.over
    assert play.do("1 play 8c").over
    assert len(play.facts.takers) == 5


ORDERS = ("K Q J A 10 9 8 7", "A K Q J 10 9 8 7")


def positions(seed: int, **options: object) -> list[TriompheState]:
    """Every position of a deal in which a card is laid into a trick begun."""
    state = TRIOMPHE.new(TRIOMPHE.read_options({"concession": "off", **options}))
    numbers = Random(seed)
    found = []
    while state.stage.outcome is None:
        if state.phase == "play" and state.trick:
            found.append(state.clone())
        must = state.turn().must
        assert must is not None
        state.apply(must, state.legal(must).sample(numbers))
    return found


@pytest.mark.clause("TRI-52")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_legal_are_the_cards_that_would_be_winning_else_all_that_he_must_choose_from(players: int) -> None:
    for seed in range(25):
        for state in positions(seed, players=players, variant=("triomphe", "as_qui_pille")[seed % 2]):
            seat = state.turn().must
            assert seat is not None
            held = state.cards_of(seat)
            led = SUIT[state.trick[0]]
            choice = [card for card in held if SUIT[card] == led] or [
                card for card in held if SUIT[card] == state.stage.trump
            ]

            def rank(
                card: int, led: int = led, trump: int = state.stage.trump, order: str = ORDERS[seed % 2]
            ) -> tuple[int, int]:
                place = order.split().index(write_card(card)[:-1])
                return (2 if SUIT[card] == trump else SUIT[card] == led, -place)

            winning = [card for card in choice if rank(card) > max(map(rank, state.trick))]
            lawful = {card for card in held if state.lawful >> card & 1}
            assert lawful == set(winning or choice or held)


def test_offers_of_cards_are_counted_and_drawn_evenly() -> None:
    play = Table(TWO, "9d", dealer=1, **OFF)
    offers = play.state.legal(0)
    assert offers
    assert len({offers.sample(Random(seed)) for seed in range(60)}) == 5
    assert Draw(()) not in offers
