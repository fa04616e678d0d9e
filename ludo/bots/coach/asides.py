"""What the coach has found out while nobody waits for a player: what a decision cost, how a deal ends, what a deal of a
partie that is over gave."""

from typing import TypeAlias

from ludo.bots.coach.appraisal import Appraisal, appraise
from ludo.bots.coach.luck import DealLuck, LuckRequest, deal_luck
from ludo.bots.coach.playing_on import PlayedOn, PlayOnRequest, played_on
from ludo.bots.contract import ReviewRequest
from ludo.bots.effort import Hurried

Aside: TypeAlias = ReviewRequest | PlayOnRequest | LuckRequest
"""What is asked."""
Found: TypeAlias = Appraisal | PlayedOn | DealLuck
"""What comes back."""


def found_out(request: Aside, hurried: Hurried) -> Found | None:
    """Return what was asked; None where that cannot be said."""
    match request:
        case PlayOnRequest():
            return played_on(request, hurried)
        case LuckRequest():
            return deal_luck(request, hurried)
        case _:
            return appraise(request, hurried)
