"""Reviews of parties, one decision after the other."""

from collections.abc import Callable

from ludo.api.state import State
from ludo.bots.coach.appraisal import appraise
from ludo.session.decisions import decisions, request_of
from ludo.session.reviewing import Moment


def reviewed(state: State, told: Callable[[int, int], None] | None = None) -> list[Moment]:
    """Return the decisions that are priced, with their prices; see `ludo.api.review`."""
    record, moments = state.record, []
    every = list(decisions(record))
    for number, decision in enumerate(every, start=1):
        appraisal = appraise(request_of(record, decision))
        if appraisal is not None:
            moments.append(Moment(decision, appraisal))
        if told is not None:
            told(number, len(every))
    return moments
