"""What the coach has found out while nobody waits for a player: what a decision cost, how a deal ends."""

from typing import TypeAlias

from ludo.bots.coach.appraisal import Appraisal, appraise
from ludo.bots.coach.playing_on import PlayedOn, PlayOnRequest, played_on
from ludo.bots.contract import ReviewRequest
from ludo.bots.effort import Hurried

Aside: TypeAlias = ReviewRequest | PlayOnRequest
"""What is asked."""
Found: TypeAlias = Appraisal | PlayedOn
"""What comes back."""


def found_out(request: Aside, hurried: Hurried) -> Found | None:
    """Return what a decision cost, or how a deal ends; None where that cannot be said."""
    if isinstance(request, PlayOnRequest):
        return played_on(request, hurried)
    return appraise(request, hurried)
