"""How much principles explain: `python -m benchmarks.principles GAME [--preset P] [--players K] [--n N] [--seed S]`.

Decisions of parties of all levels are drawn as for `benchmarks.coach`, and what they did is reviewed. Of marks it is
counted which have a principle, or at least a fact about hidden cards (counts of outcomes are none); of pairs of acts,
one surely better by 1 of 100, which of them each principle prefers. Reasons are judged by other imagined deals.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from time import process_time
from typing import Final

from benchmarks.coach import OTHER_LUCK, Decided, Found, decisions, share_line, understood
from benchmarks.refuted import is_false
from ludo.bots.coach.appraisal import Appraisal, appraisal_of, evidence_of
from ludo.bots.coach.principles import Told
from ludo.bots.coach.reasons import gaps_of
from ludo.bots.command_line import parser
from ludo.bots.contract import Evidence, Principles, ReviewRequest
from ludo.bots.estimates import Z95, wilson
from ludo.bots.registry import players_of
from ludo.games import GAMES

APART: Final = 0.01
"""By how much acts differ that a principle is asked about, in chances."""


@dataclass(slots=True)
class Counted:
    """What has been counted. marks: of each its kind, what the best act is called, its principle, and has it a fact."""

    marks: list[tuple[str, str, str, bool]] = field(default_factory=list)
    right: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    false: list[bool] = field(default_factory=list)
    seconds: float = 0.0
    priced: int = 0


def better(evidence: Evidence, one: int, other: int) -> float:
    """Return by how much an act is surely better than another one, below 0 if it is worse, 0 where that is open."""
    gaps = gaps_of(evidence.values, evidence, evidence.acts[one], evidence.acts[other])
    if evidence.weights:
        lead = sum(gap * weight for gap, weight in zip(gaps, evidence.weights, strict=True))
        return lead if abs(lead) >= APART else 0.0
    lead = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - lead) ** 2 for gap in gaps)) / len(gaps)
    return lead if abs(lead) >= max(APART, Z95 * error) else 0.0


def count(decided: Decided, known: Principles, so_far: Counted) -> None:
    """Review a decision, and count what principles say of it."""
    request = ReviewRequest(replace(decided.request, level="expert"), (decided.done,))
    began = process_time()
    evidence = evidence_of(request)
    found = None if evidence is None else appraisal_of(evidence, request.done, request.decision)
    so_far.seconds += process_time() - began
    if evidence is None or found is None:
        return
    so_far.priced += 1
    told = Told(known, request.decision.view, request.decision.history)
    for one, other in combinations(range(len(evidence.acts)), 2):
        lead = better(evidence, one, other)
        if lead:
            best, worse = (evidence.acts[each] for each in ((one, other) if lead > 0 else (other, one)))
            so_far.right.update(each.id for each in told.speaking(worse, best))
            so_far.wrong.update(each.id for each in told.speaking(best, worse))
    if found.mark is None:
        return
    best = found.acts[0].act
    name = "pass" if best is None else GAMES[request.decision.view.game].write(best).split()[0].split(":")[0]
    principle = "" if found.principle is None else found.principle.id
    so_far.marks.append((found.mark, name, principle, any(each.kind == "fact" for each in found.reasons)))
    if principle and not evidence.weights:
        so_far.false.append(_is_refuted(request, found))


def _is_refuted(request: ReviewRequest, found: Appraisal) -> bool:
    """Do other imagined deals turn the mark, or where it matters?"""
    other = replace(request.decision, seed=request.decision.seed + OTHER_LUCK)
    acts = found.acts[0].act, request.done[0]
    judge = evidence_of(replace(request, decision=other, done=acts))
    assert judge is not None
    facts = [each for each in found.reasons if each.kind == "fact"]
    lead = better(judge, *(judge.acts.index(act) for act in acts))
    return lead < 0 or any(is_false(each, judge, *acts) for each in facts)


def lines(so_far: Counted, known: Principles) -> Iterator[str]:
    """Yield what has been counted."""
    marks = so_far.marks
    yield share_line("explained by a rule or a cause", (bool(told) for *_, told, _ in marks))
    for name, _ in Counter(name for _, name, *_ in marks).most_common():
        yield share_line(f"- best act {name}", (bool(told) for _, best, told, _ in marks if best == name))
    yield share_line("or by a fact about hidden cards", (bool(told) or fact for *_, told, fact in marks))
    yield share_line(
        "blunders with one of these", (bool(told) or fact for mark, _, told, fact in marks if mark == MOST)
    )
    yield share_line("false by other deals", so_far.false)
    for each in known.every:
        right, wrong = so_far.right[each.id], so_far.wrong[each.id]
        share = wilson(right, right + wrong) if right + wrong else None
        said = (
            ""
            if share is None
            else f", right {share.value:.0%} ({share.low:.0%} to {share.high:.0%}) of {right + wrong}"
        )
        yield f"{each.kind} {each.id}: explains {sum(told == each.id for *_, told, _ in marks)}{said}"


MOST: Final = "blunder"


def main() -> int:
    """The command."""
    given, played = understood(parser("benchmarks.principles", __doc__))
    principles = players_of(given.game).principles
    if principles is None:
        print(f"{given.game} has no principles")
        return 1
    so_far = Counted()
    for decided in decisions(played, given.n, Found()):
        count(decided, principles(), so_far)
    print(f"{given.game} {dict(played.options)}")
    print(f"decisions {so_far.priced}, marks {len(so_far.marks)}, seed {given.seed}")
    print(*lines(so_far, principles()), sep="\n")
    print(f"CPU {1000 * so_far.seconds / max(so_far.priced, 1):.0f} ms a decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
