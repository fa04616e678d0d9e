"""Acts are tried in stages: what cannot matter is given up early, what is about to be marked is tried longest."""

from random import Random
from statistics import mean

from ludo.bots.coach.paired_deals import Course, Trial, gathered
from ludo.bots.coach.prices import deals_of, mark_of, priced
from ludo.bots.contract import Evidence, ReviewRequest
from ludo.bots.effort import never
from ludo.engine.actions import Action, Say
from tests.bots.coach.evaluated import decision
from tests.games.trio.table import Table

BEST, DONE = Say("best"), Say("done")
STAGES = (8, 24, 56, 120, 240, 480)
USUAL = 120
LEAST = 0.05


def tried(cost: float, usual: int | None, seed: int) -> Evidence:
    """Return what is found of an act that loses so many chances of one; in one deal of eight luck differs after it."""

    def play(luck: int, act: Action | None, way: int) -> Course:
        own = Random(f"{luck}/{act}")
        lot = own.random() if own.random() < 1 / 8 else Random(luck).random()
        return Course(float(lot < (0.5 - cost if act == DONE else 0.5)))

    trial = Trial("partie", (BEST,), int, play, STAGES, least=LEAST, usual=usual)
    asked = decision(Table("4h 5h").do("0 draw_talon").state, None)
    found = gathered(trial, ReviewRequest(asked, (DONE,)), Random(seed), never)
    assert found is not None
    return found


def deals(cost: float, usual: int | None) -> int:
    """Return in how many deals such an act is tried on average."""
    return round(mean(deals_of(tried(cost, usual, seed)) for seed in range(40)))


def test_what_costs_nothing_is_given_up_sooner_where_the_rest_is_for_marks() -> None:
    assert deals(0.0, USUAL) * 1.5 < deals(0.0, None)


def test_what_costs_much_is_tried_until_it_can_be_marked() -> None:
    for seed in range(5):
        found = tried(0.15, USUAL, seed)
        price = priced(found, DONE)
        assert price is not None
        assert deals_of(found) == STAGES[-1]
        assert mark_of(price, "partie", LEAST) is not None
