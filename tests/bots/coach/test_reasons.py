"""Why an act cost what it did: what is told is true of other deals, and what cannot be told is not."""

from dataclasses import replace
from random import Random

import pytest

from benchmarks.refuted import is_false
from ludo.bots.coach.appraisal import appraisal_of
from ludo.bots.coach.reasons import reasons_of
from ludo.bots.contract import Evidence, Fact, Mechanism
from ludo.engine.actions import PLAYS

ONE, TWO = PLAYS[0], PLAYS[1]
HOLDS, IDLE, WON = Fact("holds-next", (12,)), Fact("idle"), Mechanism("deal-won")


def evidence(
    seed: int, cost: float = 0.3, otherwise: float = 0.0, deals: int = 120, turns: bool = False, share: float = 0.4
) -> Evidence:
    """The first act is better by some cost where a fact holds, and by another one where it does not.

    turns: the other way of playing on has it the other way round.
    """
    rng = Random(seed)
    holds = tuple(rng.random() < share for _ in range(deals))
    idle = tuple(rng.random() < 0.5 for _ in range(deals))
    luck = [rng.random() for _ in range(deals)]
    gaps = [(cost if held else otherwise) + rng.gauss(0, 0.05) for held in holds]
    lost = tuple(value - gap for value, gap in zip(luck, gaps, strict=True))
    second = (
        tuple(luck),
        tuple(value - (0.3 if held == (not turns) else 0.1) for value, held in zip(luck, holds, strict=True)),
    )
    won = tuple(1.0 for _ in holds), tuple(float(not held) for held in holds)
    return Evidence(
        "partie",
        (ONE, TWO),
        (tuple(luck), lost),
        second=second,
        facts={IDLE: idle, HOLDS: holds},
        mechanisms={WON: won},
        worlds=tuple(range(1000, 1000 + deals)),
    )


def test_the_fact_that_splits_the_cost_is_told_with_its_numbers() -> None:
    made = evidence(1)
    (fact,) = (reason for reason in reasons_of(made, ONE, TWO) if reason.kind == "fact")
    assert (fact.code, fact.details, fact.holds) == ("holds-next", (12,), True)
    assert fact.share == pytest.approx(sum(made.facts[HOLDS]) / 120)
    assert fact.cost == pytest.approx(0.3, abs=0.03)
    assert fact.otherwise == pytest.approx(0, abs=0.03)


def test_a_fact_about_a_third_act_explains_nothing() -> None:
    made = evidence(1)
    third = {HOLDS: (PLAYS[2],)}
    assert {reason.kind for reason in reasons_of(replace(made, concerns=third), ONE, TWO)} == {"mechanism"}
    for act in (ONE, TWO):
        told = reasons_of(replace(made, concerns={HOLDS: (PLAYS[2], act)}), ONE, TWO)
        assert told == reasons_of(made, ONE, TWO)


def always(cost: float, counts: tuple[float, float], mechanism: Mechanism = WON) -> Evidence:
    """An act that costs the same in every deal, and what is counted after the best one and after it."""
    rng = Random(7)
    luck = [rng.random() for _ in range(40)]
    rows = tuple((each,) * 40 for each in counts)
    values = tuple(luck), tuple(value - cost for value in luck)
    return Evidence("chips", (ONE, TWO), values, second=values, mechanisms={mechanism: rows})


def test_what_happens_in_every_deal_is_told_though_it_splits_nothing() -> None:
    (reason,) = reasons_of(always(14.0, (1.0, 0.0)), ONE, TWO)
    assert (reason.code, reason.done, reason.best) == ("deal-won", 0.0, 1.0)
    assert reasons_of(always(14.0, (1.0, 1.0)), ONE, TWO) == ()


@pytest.mark.parametrize(("brought", "told"), [(11.0, 1), (2.0, 0)])
def test_an_amount_that_differs_in_every_deal_is_told_where_it_makes_up_the_cost(brought: float, told: int) -> None:
    run = Mechanism("chips-run")
    assert len(reasons_of(always(14.0, (brought, 0.0), run), ONE, TWO)) == told


def test_a_fact_may_matter_where_it_is_not_so() -> None:
    (fact,) = (
        one for one in reasons_of(evidence(2, cost=0, otherwise=0.3, turns=True), ONE, TWO) if one.kind == "fact"
    )
    assert (fact.code, fact.holds) == ("holds-next", False)
    assert fact.share == pytest.approx(0.6, abs=0.12)


def test_a_mechanism_is_told_with_what_is_counted_after_either_act() -> None:
    made = evidence(3)
    (won,) = (reason for reason in reasons_of(made, ONE, TWO) if reason.kind == "mechanism")
    assert (won.code, won.best) == ("deal-won", 1)
    assert won.done == pytest.approx(1 - sum(made.facts[HOLDS]) / 120)


def test_what_leaves_more_than_a_third_of_the_cost_elsewhere_is_not_told() -> None:
    assert reasons_of(evidence(4, otherwise=0.15), ONE, TWO) == ()


def test_what_another_way_of_playing_on_turns_is_not_told() -> None:
    assert reasons_of(evidence(5, turns=True), ONE, TWO) == ()


def test_reasons_are_seldom_found_in_noise_and_never_refuted_where_they_are_true() -> None:
    told = false = 0
    for seed in range(200):
        noise = evidence(seed, cost=0.02, otherwise=0.02, deals=40)
        told += any(reason.kind == "fact" for reason in reasons_of(noise, ONE, TWO))
        for reason in reasons_of(evidence(seed), ONE, TWO):
            false += is_false(reason, evidence(1000 + seed), ONE, TWO) is not False
    assert told <= 5
    assert not false


def test_a_false_reason_is_refuted_by_other_deals() -> None:
    (fact, *_) = reasons_of(evidence(6), ONE, TWO)
    assert is_false(fact, evidence(7, cost=0, otherwise=0.3), ONE, TWO)


def test_typical_deals_are_those_in_which_the_reason_holds_and_one_in_which_it_does_not() -> None:
    made = evidence(8)
    found = appraisal_of(made, (TWO,))
    assert found is not None
    assert found.mark is not None
    holds = dict(zip(made.worlds, made.facts[HOLDS], strict=True))
    assert [holds[number] for number in found.typical.matters] == [True, True]
    assert [holds[number] for number in found.typical.otherwise] == [False]


def test_what_is_not_marked_has_no_reason() -> None:
    found = appraisal_of(evidence(9), (ONE,))
    assert found is not None
    assert found.reasons == ()
    assert found.typical.matters == ()
