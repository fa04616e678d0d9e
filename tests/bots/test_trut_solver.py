"""The solver of Trut: what it finds is an equilibrium, and it knows the rules of the engine."""

from itertools import product

import numpy as np
import pytest

from ludo.bots.trut.deal_history import (
    DEALER,
    FOLLOWER_WINS,
    LEADER_WINS,
    NOBODY_WINS,
    OPENER,
    Line,
    best_reply,
    second_tricks,
)
from ludo.bots.trut.hands import PAIRS
from ludo.games.trut.scoring import NO_SCORES
from solving.trut import scores
from solving.trut.deal import Deal
from solving.trut.fortial import FortialDeal
from solving.trut.hands import MEETINGS
from solving.trut.second_trick import Payoffs, outcome
from solving.trut.solved_deal import SolvedDeal

EVEN = Payoffs(1 / 3, 1.0, 0.0, -1 / 3, -1.0)


def gain(deal: SolvedDeal) -> float:
    """What best answers to both players gain together."""
    return sum(deal.best_values())


def test_the_hands_of_both_players_are_as_likely_as_with_real_cards() -> None:
    assert MEETINGS.sum() == pytest.approx(1)
    assert np.array_equal(MEETINGS, MEETINGS.T)
    sevens = MEETINGS[-1, -1]
    assert sevens == 0
    assert MEETINGS[-1].sum() == pytest.approx(4 / 4960)


def test_improving_leaves_best_answers_less_to_gain() -> None:
    deal = Deal()
    deal.set_payoffs(EVEN)
    untrained = gain(deal)
    deal.improve(40)
    deal.settle()
    assert 0 < gain(deal) < 0.1 * untrained


@pytest.mark.parametrize("decider", [OPENER, DEALER])
@pytest.mark.clause("TRU-81", "TRU-84")
def test_the_fortial_is_solved_too(decider: int) -> None:
    deal = FortialDeal(decider)
    deal.set_payoffs(Payoffs(0.9, 1.0, 0.8, 0.7, 0.4))
    deal.improve(60)
    deal.settle()
    assert 0 <= gain(deal) < 0.001


def test_an_end_that_cannot_come_is_worth_nothing_and_the_others_add_up() -> None:
    deal = Deal()
    ends = []
    for place in range(5):
        deal.set_payoffs(Payoffs(*(float(end == place) for end in range(5))))
        ends.append(deal.value())
    assert sum(ends) == pytest.approx(1, abs=1e-4)
    assert min(ends) > 0


@pytest.mark.clause("TRU-54", "TRU-60", "TRU-63", "TRU-64", "TRU-66")
def test_deals_end_as_the_engine_judges_them() -> None:
    """After the best reply of the follower in the second trick."""
    winners = {OPENER: LEADER_WINS, DEALER: FOLLOWER_WINS, None: NOBODY_WINS}
    for leader in (OPENER, DEALER):
        for own, other in second_tricks(leader)[::5]:
            first = (own, other) if leader == OPENER else (other, own)
            for led, last, hand in product(range(0, 8, 2), range(8), PAIRS[::3]):
                reply, rest = best_reply(own == other, led, hand)
                line = Line((*first, led, reply))
                if not line.is_over():
                    line = Line((*first, led, reply, rest, last))
                winner = line.winner()
                found = winners[winner if leader == OPENER or winner is None else 1 - winner]
                assert outcome(own == other, led, last, hand) == found


@pytest.mark.clause("TRU-42", "TRU-43", "TRU-90")
def test_scores_lead_to_scores_that_were_seen_before() -> None:
    seen: dict[tuple[object, object], float] = {}
    order = list(scores.scores())
    assert len(order) == 441
    assert order[-1] == NO_SCORES
    for score in order:
        ends = scores.payoffs(score, seen, 0.5)  # type: ignore[arg-type]
        assert all(0 <= end <= 1 for end in ends)
        seen[score] = 0.5
