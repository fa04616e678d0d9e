"""How the simple player plays Trut, in positions where a sensible player has no doubt."""

from random import Random

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut.baseline import choose
from ludo.engine.actions import Action, Deal
from ludo.engine.cards import read_cards
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.scoring import Score
from ludo.games.trut.state import TrutState

LUCKS = range(40)


def position(
    hands: list[str],
    actions: tuple[str, ...] = (),
    score: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0)),
    **options: object,
) -> TrutState:
    """A deal dealt by the last seat, after some actions."""
    read = TRUT.read_options({"players": len(hands), **options})
    state = TRUT.position(read, len(hands) - 1, [Score(*entry) for entry in score])
    state.apply(CHANCE, Deal(tuple(read_cards(held) for held in hands)))
    for text in actions:
        seat, _, words = text.partition(" ")
        state.apply(int(seat), TRUT.read(words))
    return state


def wishes(state: TrutState, seat: int, lucks: range = LUCKS) -> list[Action | None]:
    """What the seat does, with many different lucks."""
    turn = state.turn()
    assert seat == turn.must or seat in turn.may
    request = DecisionRequest(state.view(seat), (), state.legal(seat), seat == turn.must, "simple")
    return [choose(request, Random(luck)) for luck in lucks]


def share(answers: list[Action | None], *wanted: Action) -> float:
    return sum(answer in wanted for answer in answers) / len(answers)


def cards(answers: list[Action | None]) -> set[str]:
    return {TRUT.write(answer) for answer in answers if answer is not None and TRUT.write(answer).startswith("play")}


def test_wins_a_trick_with_the_weakest_card_that_does() -> None:
    state = position(["Qh 9c 9d", "Kc 7s 9h"], ("0 trut", "1 follow", "0 play Qh"))
    assert cards(wishes(state, 1)) == {"play Kc"}


def test_gives_its_weakest_card_to_a_trick_that_is_lost() -> None:
    state = position(["7h 9c 9d", "Kc Qs 9h"], ("0 trut", "1 follow", "0 play 7h"))
    assert cards(wishes(state, 1)) == {"play 9h"}


def test_after_a_rotten_trick_everything_goes_into_the_next() -> None:
    """TRU-63: the first trick made decides, so the strongest card is led."""
    state = position(["Ad 7h 9c", "Ah Js Qc"], ("0 trut", "1 follow", "0 play Ad", "1 play Ah"))
    assert cards(wishes(state, 1)) == {"play Qc"}


def test_leaves_a_trick_to_its_partner_who_has_it() -> None:
    """TRU-56: partners need not beat each other."""
    state = position(
        ["7d 9d Jd", "9c Jc 10c", "7h Ah 9h", "10s Js Qs"], ("0 trut", "1 follow", "0 play 7d", "1 play 9c")
    )
    assert cards(wishes(state, 2)) == {"play 9h"}


@pytest.mark.parametrize("seat", [0, 1])
def test_follows_with_the_best_cards_and_folds_the_worst(seat: int) -> None:
    best, worst, other = "7h 7s 8c", "9h 10s 9c", "Ah Qs Jc"
    strong = position([best, other] if seat == 0 else [other, best], (f"{1 - seat} trut",))
    weak = position([worst, other] if seat == 0 else [other, worst], (f"{1 - seat} trut",))
    assert share(wishes(strong, seat), FOLLOW) == 1
    assert share(wishes(weak, seat), FOLD) == 1


def test_truts_with_the_best_cards_and_bluffs_now_and_then() -> None:
    strong = wishes(position(["7h 7s 8c", "9h 10s Jc"]), 0)
    weak = wishes(position(["9h 10s Jc", "7h 7s 8c"]), 0)
    calls = [TRUT.read(word) for word in ("trut", "deux_pareilles", "brelan")]
    assert share(strong, *calls) > 0.9
    assert 0 < share(weak, *calls) < 0.3


def test_names_a_poor_brelan_when_it_bluffs_with_it() -> None:
    """TRU-71: an announced brelan may be of nines."""
    answers = wishes(position(["9h 9s 9c", "7h 7s 8c"]), 0)
    assert 0 < share(answers, TRUT.read("brelan")) < 0.3
    assert share(answers, TRUT.read("trut")) == 0


def test_never_announces_what_it_may_not() -> None:
    """TRU-72, TRU-73."""
    for state in (
        position(["9h 9s 9c", "7h 7s 8c"], announcements=False),
        position(["9h 9s 9c", "9d 7s 8c"], ("0 play 9h", "1 play 9d")),
    ):
        request = DecisionRequest(state.view(state.on_turn), (), state.legal(state.on_turn), True, "simple")
        for luck in LUCKS:
            assert choose(request, Random(luck)) in request.offers


def test_steps_in_only_when_the_deal_is_as_good_as_won() -> None:
    """TRU-34: calling before the others lay their cards."""
    won = position(["7h 8s 9c", "9h 10s Jc"], ("0 play 8s", "1 play Jc", "0 play 9c"), trut_timing="any")
    assert won.turn().must == 1
    assert share(wishes(won, 0), TRUT.read("trut")) == 1
    open_ = position(["Ah 10s 9c", "9h 10d Jc"])
    assert set(wishes(open_, 1)) == {None}


def test_bets_everything_when_the_others_are_one_point_from_the_partie() -> None:
    """TRU-90: where a lost point costs as much as a lost trut, everything is worth a trut."""
    state = position(["Jh 10s 9c", "7h 8s 8c"], score=((2, 0), (6, 2)), fortial=False)
    assert share(wishes(state, 0), TRUT.read("trut"), TRUT.read("deux_pareilles")) > 0.8


def test_goes_at_the_fortial_with_good_cards_only() -> None:
    """TRU-81 to TRU-84."""
    score = ((6, 2), (5, 0))
    assert share(wishes(position(["7h 7s 8c", "9h 10s Jc"], score=score), 0), GO) == 1
    assert share(wishes(position(["9h 10s 9c", "7h 7s Jc"], score=score), 0), NO_GO) == 1


def test_goes_in_any_case_where_it_costs_no_more() -> None:
    """TRU-85: with `fortial_stake=donne` a lost deal costs the same point as not going."""
    state = position(["9h 10s 9c", "7h 7s Jc"], score=((6, 2), (5, 0)), fortial_stake="donne")
    assert share(wishes(state, 0), GO) > 0.5


@pytest.mark.parametrize("blind", [True, False])
def test_decides_after_its_partner_refused(blind: bool) -> None:
    """TRU-87: seat 2 decides, blind or having looked."""
    hands = ["9h 10s 9c", "Qh Qs Jc", "7h 7s 8c", "Jh Js 10c"]
    state = position(hands, ("0 no_go",), ((6, 2), (2, 0)), fortial_partner_blind=blind)
    request = DecisionRequest(state.view(2), (), state.legal(2), True, "simple")
    assert bool(request.view.known(hand(2))) != blind
    answers = {choose(request, Random(luck)) for luck in LUCKS}
    assert answers <= {GO, NO_GO}
    if not blind:
        assert answers == {GO}


def test_names_a_poor_pair_now_and_then_when_it_bluffs() -> None:
    """TRU-70: the pair may be the poorest of all."""
    answers = wishes(position(["9h 9s 10c", "7h 7s 8c"]), 0, range(300))
    assert 0 < share(answers, TRUT.read("deux_pareilles"), TRUT.read("trut")) < 0.3
    assert share(answers, TRUT.read("deux_pareilles")) > 0
