"""Whether other imagined deals refute a reason of the coach."""

from ludo.bots.coach.reasons import FEW, Reason, facts, gaps_of, lead, mechanisms, turn
from ludo.bots.contract import Evidence
from ludo.bots.estimates import Z95
from ludo.engine.actions import Action


def is_false(reason: Reason, evidence: Evidence, best: Action | None, done: Action | None) -> bool | None:
    """Return if other deals refute a reason for sure: the order of its numbers is the other one; None if they cannot
    say."""
    gaps = gaps_of(evidence.values, evidence, best, done)
    if len(gaps) < FEW:
        return None
    for candidate in (*facts(evidence, gaps), *mechanisms(evidence, best, done)):
        if candidate.of != (reason.code, reason.details) or candidate.kind != reason.kind:
            continue
        if reason.kind == "fact" and candidate.holds == reason.holds:
            return lead(gaps, candidate.matters, range(len(gaps))) < -Z95
        if reason.kind == "mechanism":
            after_done, after_best = candidate.counts
            differences = [one - two for one, two in zip(after_best, after_done, strict=True)]
            return turn(not reason.holds, differences) > Z95
    return None
