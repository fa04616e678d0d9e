"""What decisions cost together is said as far as it is certain, and never against what their marks say."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.prices import Mark
from ludo.bots.estimates import Estimate
from ludo.session.decisions import Decision
from ludo.session.reviewing import Moment
from ludo.ui.i18n import set_language
from ludo.ui.play.review_words import total_of_text, total_text

Cost = tuple[float, float, Mark | None]
SURE: Cost = (0.10, 0.02, "slip")
VAGUE: Cost = (0.02, 0.30, None)


def moments(*costs: Cost) -> list[Moment]:
    """Decisions that cost so much, so far from it at most, and have this mark."""
    best = ActPrice(None, Estimate(0.5, 0.4, 0.6), Estimate(0.0, 0.0, 0.0))
    return [
        Moment(
            Decision(ply, 0, 0, None),
            Appraisal(
                "partie",
                (best, ActPrice(None, Estimate(0.4, 0.3, 0.5), Estimate(cost, cost - half, cost + half))),
                100,
                1,
                mark,
                None if mark is None else True,
                (0,),
            ),
        )
        for ply, (cost, half, mark) in enumerate(costs)
    ]


@pytest.mark.parametrize(
    ("costs", "own", "of_somebody"),
    [
        ((SURE,), "Your decisions cost about 10 parties in 100.", "Anna: about 10 parties in 100 lost"),
        ((VAGUE,), "Your decisions cost nothing that Ludo can measure.", "Anna: nothing measurable lost"),
        (
            (SURE, VAGUE),
            "Your marked decisions cost about 10 parties in 100; what all of them cost is not certain.",
            "Anna: about 10 parties in 100 lost by marked decisions, by all of them nothing certain",
        ),
        ((), "", ""),
    ],
)
def test_what_all_cost_is_no_excuse_for_what_is_marked(
    qtbot: QtBot, costs: tuple[Cost, ...], own: str, of_somebody: str
) -> None:
    set_language("en")
    assert total_text(moments(*costs)) == own
    assert total_of_text("Anna", moments(*costs)) == of_somebody
