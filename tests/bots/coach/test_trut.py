"""What acts at Trut cost: counted out where two play, from imagined deals where four do."""

from dataclasses import replace
from itertools import islice

import pytest

from ludo.bots.coach.appraisal import appraisal_of, evidence_of
from ludo.bots.coach.prices import worth
from ludo.bots.coach.reasons import reasons_of
from ludo.bots.contract import DecisionRequest, Evidence, ReviewRequest
from ludo.bots.estimates import mean
from ludo.bots.players import answer
from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.features import of_hands
from ludo.bots.trut.player import chances
from ludo.bots.trut.two_player import Duel, duel_of
from ludo.engine.actions import Play
from ludo.games.trut import TRUT
from ludo.games.trut.actions import FOLLOW
from ludo.games.trut.scoring import Score
from ludo.games.trut.view import trut_view
from tests.bots.coach.evaluated import appraised, chosen, decision, tables_of, weighed
from tests.bots.trut_samples import Samples
from tests.games.trut.deals import TrutDeal

SAMPLES = 400
OFTEN = 0.05
"""So likely an act of the solved strategy is a sound one, in spite of the bytes in which its chances are kept."""
BETTER = 0.01
"""By so much at most a seat does better than by the strategy, in chances of the partie."""
TWO = ("9c 10c 9d", "7c 7d 8c")
FOUR = ("9c 10c 9d", "7c 7d 8c", "Kh Ks 10d", "As 10h Jh")


@pytest.mark.parametrize("hands", [TWO, FOUR])
def test_to_fold_the_best_cards_is_marked(hands: tuple[str, ...]) -> None:
    state = TrutDeal(hands, "0 trut").state
    assert appraised(state, TRUT.read("fold")).mark in ("mistake", "blunder")
    assert appraised(state, TRUT.read("follow")).mark is None


def test_to_follow_with_nothing_is_marked_where_two_play() -> None:
    state = TrutDeal(TWO[::-1], "0 trut").state
    found = appraised(state, TRUT.read("follow"))
    assert found.mark is not None
    assert found.acts[found.done or 0].cost.low == found.acts[found.done or 0].cost.high


@pytest.mark.parametrize("hands", [TWO, FOUR])
def test_cards_of_one_rank_are_equal(hands: tuple[str, ...]) -> None:
    """The two nines."""
    evidence = weighed(TrutDeal(hands).state, TRUT.read("play 9c"))
    one, other = (evidence.acts.index(TRUT.read(text)) for text in ("play 9c", "play 9d"))
    length = min(len(evidence.values[one]), len(evidence.values[other]))
    assert evidence.values[one][:length] == evidence.values[other][:length]


@pytest.mark.parametrize(("own", "bounds"), [((0,), {1}), ((3,), {3, 4}), ((5,), {5, 6}), ((7,), {7})])
def test_of_bounds_that_split_the_deals_alike_the_one_beside_an_own_card_is_said(
    own: tuple[int, ...], bounds: set[int]
) -> None:
    """The other holds the weakest card or the strongest one."""
    facts = of_hands(Duel(0, own, Line(), (Score(), Score()), "play"), [(0,), (7,)])
    evidence = Evidence("partie", (None, FOLLOW), ((0.0, 1.0), (0.0, 0.0)), facts=facts, worlds=(), weights=(0.5, 0.5))
    (reason,) = reasons_of(evidence, None, FOLLOW)
    assert reason.code == "opponent-best"
    assert reason.details[0] in bounds


def counted_decisions(number: int) -> list[tuple[ReviewRequest, Evidence]]:
    """Some decisions at a table of two that were counted out."""
    table = tables_of("trut", 0)[0]
    found = []
    for request in chosen(table, stride=3, most=6, number=number):
        evidence = evidence_of(request)
        if evidence is not None and evidence.weights:
            found.append((request, evidence))
    return found


def hold_to_samples(request: ReviewRequest, evidence: Evidence, samples: int) -> None:
    """Check what was counted out against deals played out by lot, where the seat goes on by the solved strategy: no act
    is worth less, and what the strategy does not noticeably more."""
    decision = replace(request.decision, level="expert")
    duel = duel_of(trut_view(decision.view), decision.history)
    done = {act for act, chance in chances(decision) if chance > OFTEN}
    for act, values in Samples(duel).values(decision, samples):
        sampled = mean(values)
        margin = 2.2 * (sampled.high - sampled.value) + 0.002
        value = worth(evidence, act).value
        assert value >= sampled.value - margin, (act, request)
        if act in done:
            assert value <= sampled.value + margin + BETTER, (act, request)


def test_counting_out_agrees_with_deals_played_out() -> None:
    decisions = counted_decisions(1)
    assert decisions
    for request, evidence in islice(decisions, 3):
        assert sum(evidence.weights) == pytest.approx(1)
        hold_to_samples(request, evidence, SAMPLES)


@pytest.mark.long
def test_counting_out_agrees_with_many_deals_played_out() -> None:
    for number in range(2, 8):
        for request, evidence in counted_decisions(number):
            hold_to_samples(request, evidence, 4000)


LAST = ((6, 2), (6, 2))
"""Whoever wins the deal wins the partie, by a trut or without."""


@pytest.mark.parametrize("hands", [("10h Ks As", "9c Jc 8c"), ("Qs Qh 8c", "9c Kc 8d")])
def test_after_an_act_that_the_strategy_never_does_the_seat_goes_on_well(hands: tuple[str, ...]) -> None:
    """At the last point of both sides a trut adds nothing: who leads quietly and is truted follows."""
    evidence = weighed(TrutDeal(hands, score=LAST).state, TRUT.read("trut"))
    lead = max(worth(evidence, act).value for act in evidence.acts if isinstance(act, Play))
    assert worth(evidence, TRUT.read("trut")).value - lead < BETTER


def test_silence_at_the_last_point_costs_nothing() -> None:
    """Nobody folds who would lose the partie by it."""
    deal = TrutDeal(("Qc 9h Jd", "8s 10c Ad"), dealer=0, score=LAST)
    found = evidence_of(ReviewRequest(DecisionRequest(deal.state.view(0), (), deal.state.legal(0), False, "expert")))
    assert found is not None
    silent = appraisal_of(found, (None,))
    assert silent is not None
    assert silent.mark is None
    assert silent.acts[silent.done or 0].cost.value == pytest.approx(0)


def test_the_expert_goes_on_well_where_somebody_else_has_left_the_strategy() -> None:
    """A lead without a trut at the last point: to fold would lose the partie."""
    deal = TrutDeal(("10h Ks As", "9c Jc 8c"), "0 play As", "1 trut", score=LAST)
    heard = tuple(event.seen_by(0) for event in deal.events)
    assert answer(replace(decision(deal.state, None), history=heard)) == FOLLOW
