"""What acts at Trut cost: counted out where two play, from imagined deals where four do."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from ludo.bots.coach.appraisal import evidence_of
from ludo.bots.coach.prices import worth
from ludo.bots.contract import Evidence, ReviewRequest
from ludo.bots.estimates import mean
from ludo.bots.trut.duel import duel_of
from ludo.bots.trut.forecast import Forecast
from ludo.games.trut import TRUT
from ludo.games.trut.view import trut_view
from tests.bots.coach.witnesses import appraised, chosen, tables_of, weighed
from tests.games.trut.deals import TrutDeal

SAMPLES = 400
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
    """Check what was counted out against deals played out by lot."""
    duel = duel_of(trut_view(request.decision.view), request.decision.history)
    for act, values in Forecast(duel, Random(5)).values(replace(request.decision, level="expert"), samples):
        sampled = mean(values)
        margin = 2.2 * (sampled.high - sampled.value) + 0.002
        assert abs(worth(evidence, act).value - sampled.value) <= margin, (act, request)


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
