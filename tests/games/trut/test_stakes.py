"""What the table shows about a deal is what the scoring does: stake, mark, counters, answers."""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from random import Random

import pytest

from ludo.engine.events import Changed, Happened
from ludo.games.trut import TRUT
from ludo.games.trut.scoring import Score, after_step, score_steps
from ludo.games.trut.stakes import Mark, deal_mark, deal_stake, is_fortial, partie_number, refused_seats
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import How, TrutView
from tests.games.trut.deals import FOUR, TWO, TrutDeal

NEAR = ((6, 2), (5, 2))
VARIANTS: list[dict[str, object]] = [
    {"truts_to_win": 3},
    {"untruted_donne_points": 0, "stop_when_decided": False},
    {"fortial_stake": "donne", "points_per_trut": 2, "truts_to_win": 2},
    {"players": 4, "truts_to_win": 2, "parties": 3},
]


def steps(values: dict[str, object], seed: int) -> Iterator[tuple[TrutView, list[object], TrutView]]:
    """A random partie: the view before each action, what happened, the view after it."""
    luck = Random(seed)
    state: TrutState = TRUT.new(TRUT.read_options(values))
    while (actor := state.turn().must) is not None:
        before = state.view(None)
        events: list[object] = list(state.apply(actor, state.sample(actor, luck)))
        yield before, events, state.view(None)


def told_mark(events: list[object], how: How) -> Mark | None:
    """What the events say that was marked by a deal that ended so."""
    side = next((e.details["side"] for e in events if isinstance(e, Happened) and e.code.endswith("-marked")), None)
    codes = {event.code for event in events if isinstance(event, Happened)}
    if not isinstance(side, int):
        return None
    return Mark(side, how, "trut" if "trut-marked" in codes else "point", "transformed" in codes)


@pytest.mark.clause("TRU-31", "TRU-40", "TRU-42", "TRU-43", "TRU-84", "TRU-85")
@pytest.mark.parametrize("values", VARIANTS, ids=str)
def test_what_a_deal_brought_is_what_was_marked(values: dict[str, object]) -> None:
    seen = set()
    for seed in range(30):
        for before, events, after in steps(values, seed):
            mark = deal_mark(after)
            if before.facts.outcome is None and after.facts.outcome is not None:
                told = told_mark(events, after.facts.outcome.how)
                assert told == (mark if mark is not None and mark.worth != "nothing" else None)
                assert (mark is None) == (after.facts.outcome.how == "nul")
                if mark is not None and after.facts.outcome.how == "play":
                    assert mark.worth == deal_stake(before)
                seen.add(told and told[1:])
            elif after.facts.outcome is None:
                assert mark is None
    assert len(seen) >= 4


@pytest.mark.clause("TRU-41", "TRU-42", "TRU-43", "TRU-44")
def test_the_counters_go_the_way_of_the_score() -> None:
    seen = set()
    for seed, values in product(range(15), VARIANTS):
        for before, events, after in steps(values, seed):
            changed = any(isinstance(event, Changed) and event.name == "scores" for event in events)
            if before.facts.winner is not None or not changed:
                continue
            for old, new in zip(before.facts.scores, after.facts.scores, strict=True):
                found = score_steps(old, new, before.options.points_per_trut)
                seen.add(found)
                assert reduce(after_step, found, old) == new
    assert seen == {(), ("point",), ("point", "transform"), ("trut",), ("sweep",)}


def test_counters_that_no_mark_explains_do_not_move() -> None:
    assert score_steps(Score(3, 1), Score(0, 0), 3) == ()
    assert score_steps(Score(3, 0), Score(3, 0), 3) == ()


@pytest.mark.clause("TRU-80", "TRU-81", "TRU-83", "TRU-85")
@pytest.mark.parametrize(("stake", "worth"), [("trut", "trut"), ("donne", "point")])
def test_nothing_is_at_stake_before_the_side_at_the_fortial_has_decided(stake: str, worth: str) -> None:
    deal = TrutDeal(TWO, score=NEAR, fortial_stake=stake)
    assert (deal_stake(deal.state.view(0)), is_fortial(deal.state.view(1))) == (None, True)
    deal.do("0 go")
    assert (deal_stake(deal.state.view(0)), is_fortial(deal.state.view(1))) == (worth, True)


@pytest.mark.clause("TRU-32", "TRU-40")
@pytest.mark.parametrize(("points", "worth"), [(1, "point"), (0, "nothing")])
def test_a_trut_that_is_followed_raises_the_stake(points: int, worth: str) -> None:
    deal = TrutDeal(TWO, untruted_donne_points=points)
    assert deal_stake(deal.state.view(0)) == worth
    assert deal_stake(deal.do("1 trut").state.view(0)) == worth
    assert deal_stake(deal.do("0 follow").state.view(0)) == "trut"
    assert not is_fortial(deal.state.view(0))


@pytest.mark.clause("TRU-37")
def test_who_has_declined_is_told_while_his_partner_is_asked() -> None:
    deal = TrutDeal(FOUR, "3 trut")
    assert refused_seats(deal.state.view(1)) == ()
    assert refused_seats(deal.do("0 fold").state.view(1)) == (0,)
    assert refused_seats(deal.do("2 follow").state.view(1)) == ()


@pytest.mark.clause("TRU-92")
def test_parties_of_a_match_are_counted() -> None:
    deal = TrutDeal(TWO, parties=2, truts_to_win=1)
    assert partie_number(deal.state.view(0)) == 1
    deal.do("1 trut", "0 follow", "0 play Qh", "1 play Kc", "1 play 7s", "0 play 10s")
    assert partie_number(deal.state.view(0)) == 1
    deal.deal(*TWO)
    assert partie_number(deal.state.view(0)) == 2
    deal.do("0 trut", "1 follow", "1 play 7s", "0 play 10s", "1 play Kc", "0 play Qh")
    assert deal.state.standing().over
    assert partie_number(deal.state.view(0)) == 2
