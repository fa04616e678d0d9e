"""How true the coach is: `python -m benchmarks.coach GAME [--n DECISIONS] [--seed S] [--effort E] [--late DEALS]`.

Parties are played by all levels; of each some decisions are drawn, and every possible act there is reviewed as if it
had been done. The judge is the same evidence with E times as many imagined deals, other ones, and the other way of
playing on in them.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import hypot
from random import Random
from time import process_time
from typing import Final, NamedTuple

from benchmarks.refuted import is_false
from ludo.bots.coach.appraisal import evidence_of
from ludo.bots.coach.prices import mark_of, priced
from ludo.bots.coach.reasons import reasons_of
from ludo.bots.command_line import contest, parser
from ludo.bots.contract import DecisionRequest, ReviewRequest
from ludo.bots.estimates import Estimate, wilson
from ludo.bots.registry import players_of
from ludo.bots.self_play import Contest, Table, players_seed
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.turns import Actor
from ludo.games import GAMES

LEAST: Final = {"partie": 0.05, "year": 0.15, "chips": 1.0}
"""By unit, the cost from which an act has to be found."""
EQUAL: Final = {"partie": 0.005, "year": 0.02, "chips": 0.1}
"""By unit, the cost below which acts are equal."""
OTHER_LUCK: Final = 0x5EED
"""What is added to the seed of a decision for the judge, who must imagine other deals."""
DEALS: Final = 10
"""Deals of a partie whose players decide its end."""
OF_A_PARTIE: Final = 12
"""Decisions that are drawn from a partie at most."""
_TINY: Final = 1e-9


class Decided(NamedTuple):
    """A decision of a computer player. deal: how many deals had ended before."""

    request: DecisionRequest
    done: Action | None
    deal: int


class Verdict(NamedTuple):
    """An act as the coach prices it, and as the judge does.

    cost, true: what it costs; marked: how the coach marks it; agrees: does the judge's other way of playing on agree in
    sign, None where it was not asked; least, equal: from which cost it has to be found, and is none. reasons: how many
    are told; false: by reason that the judge can check, is it false?
    """

    kind: str
    cost: Estimate
    true: Estimate
    marked: str | None
    agrees: bool | None
    best: bool
    least: float
    equal: float
    reasons: int
    false: tuple[bool, ...]


@dataclass(slots=True)
class Found:
    """What has been measured. seconds: CPU of each review of what was done; priced: how many could be."""

    verdicts: list[Verdict] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    asked: int = 0
    choices: int = 0
    seats: int = 0


@dataclass(slots=True)
class Recorder(Table):
    """A table that keeps the decisions with a choice."""

    decided: list[Decided] = field(init=False, default_factory=list)

    def _decide(self, state: AnyState, heard: Sequence[Sequence[Event]], played: int) -> tuple[Actor, Action]:
        seat, action = Table._decide(self, state, heard, played)
        offers = state.legal(seat)
        if len(set(islice(offers, 2))) > 1:
            seed = players_seed(self.contest, self.number)
            told = tuple(heard[seat])
            must = seat == state.turn().must
            request = DecisionRequest(state.view(seat), told, offers, must, self.by_seat[seat], seed=seed)
            self.decided.append(Decided(request, action, played))
        return seat, action


def decisions(played: Contest, wanted: int, found: Found, late: int | None = None) -> Iterator[Decided]:
    """Yield decisions of parties whose sides take turns at the levels. late: only of the last so many deals of each."""
    game = GAMES[played.game]
    options = game.read_options(played.options)
    levels = players_of(played.game).levels
    number = 0
    while wanted > 0:
        sides = len(game.sides(options))
        table = Recorder(played, number, [levels[(number + side) % len(levels)] for side in range(sides)])
        table.play()
        found.choices += len(table.decided)
        found.seats += len(table.by_seat)
        luck = Random(f"{played.seed}/{number}")
        first = 0 if late is None else table.decided[-1].deal + 1 - late
        asked = [decided for decided in table.decided if decided.deal >= first]
        drawn = luck.sample(asked, min(OF_A_PARTIE, wanted, len(asked)))
        yield from drawn
        wanted -= len(drawn)
        number += 1


def judge(decided: Decided, effort: int, found: Found, least: float | None = None) -> None:
    """Review every act of a decision, and judge the reviews. least: the cost from which an act has to be found."""
    request = replace(decided.request, level="expert")
    found.asked += 1
    began = process_time()
    evidence = evidence_of(ReviewRequest(request, (decided.done,)))
    found.seconds.append(process_time() - began)
    if evidence is None:
        return
    other = replace(request, seed=request.seed + OTHER_LUCK)
    truth = evidence_of(ReviewRequest(other, evidence.acts, effort))
    assert truth is not None
    for act in evidence.acts:
        reviewed = evidence if act == decided.done else evidence_of(ReviewRequest(request, (act,)))
        assert reviewed is not None
        price, true = priced(reviewed, act), priced(truth, act)
        if price is None or true is None:
            continue
        mark = mark_of(price, reviewed.unit, reviewed.least)
        reasons = reasons_of(reviewed, price.best, act) if mark else ()
        checked = [is_false(reason, truth, price.best, act) for reason in reasons if price.best in truth.acts]
        found.verdicts.append(
            Verdict(
                str(getattr(request.view.facts, "phase", "")),
                price.cost,
                true.cost,
                mark,
                true.agrees,
                true.best == act,
                LEAST.get(evidence.unit, LEAST["partie"]) if least is None else least,
                EQUAL.get(evidence.unit, EQUAL["partie"]),
                len(reasons),
                tuple(each for each in checked if each is not None),
            )
        )


def lines(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield what the table of the coach asks for."""
    dear = [one for one in verdicts if one.true.value >= one.least and not one.best]
    yield f"acts {len(verdicts)}, of them dear {len(dear)}"
    yield share_line("plain recall", (one.cost.value >= one.least for one in dear))
    yield share_line("recall, and sure", (one.cost.value >= one.least and one.cost.low > 0 for one in dear))
    yield share_line("marked recall", (one.marked is not None for one in dear))
    marked = [one for one in verdicts if one.marked]
    yield share_line("marks true by the judge", (one.true.value >= one.cost.value / 2 for one in marked))
    yield share_line("marks true by another policy", (bool(one.agrees) for one in marked if one.agrees is not None))
    alike = [one for one in verdicts if one.best or abs(one.true.value) < one.equal]
    yield share_line("equal acts marked", (one.marked is not None for one in alike))
    yield share_line("equal acts marked as mistakes", (one.marked in ("mistake", "blunder") for one in alike))
    yield share_line("intervals that hold", (_holds(one.cost, one.true) for one in verdicts if not one.best))
    yield share_line("marks with a reason", (one.reasons > 0 for one in marked))
    yield share_line("reasons that are false", (each for one in marked for each in one.false))


def _holds(cost: Estimate, true: Estimate) -> bool:
    """Does an interval hold what the judge finds, who has an interval too?"""
    return abs(cost.value - true.value) <= hypot(cost.high - cost.value, true.high - true.value) + _TINY


def share_line(what: str, those: Iterable[bool]) -> str:
    """Return how many of some are so, with the 95 % interval."""
    held = list(those)
    if not held:
        return f"{what}: none"
    share = wilson(sum(held), len(held))
    return f"{what}: {sum(held)} of {len(held)} = {share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def understood(arguments: ArgumentParser) -> tuple[Namespace, Contest]:
    """Return what was given on the command line, and the parties that are played by it."""
    given = arguments.parse_args()
    if GAMES[given.game].after_deal is not None:
        given.deals = given.deals or DEALS
    try:
        return given, contest(given, ())
    except ValueError as error:
        arguments.error(str(error))


def main() -> int:
    """The command."""
    arguments = parser("benchmarks.coach", __doc__)
    arguments.add_argument("--effort", type=int, default=16, help="of the judge (default 16)")
    arguments.add_argument("--least", type=float, help="cost from which an act has to be found (0.05, or 1 chip)")
    arguments.add_argument("--late", type=int, help="only decisions of the last so many deals of a partie")
    given, played = understood(arguments)
    found = Found()
    for decided in decisions(played, given.n, found, given.late):
        judge(decided, given.effort, found, given.least)
    print(f"{given.game} {dict(played.options)}")
    print(f"decisions {found.asked}, seed {given.seed}, judge of {given.effort} times the deals")
    for line in lines(found.verdicts):
        print(line)
    review = sum(found.seconds) / found.asked * found.choices / found.seats
    print(f"CPU of one seat's review: {review:.1f} s ({found.choices / found.seats:.0f} decisions)")
    kinds = sorted({verdict.kind for verdict in found.verdicts})
    for kind in kinds if len(kinds) > 1 else ():
        print(f"-- {kind}")
        for line in lines([verdict for verdict in found.verdicts if verdict.kind == kind]):
            print(f"   {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
