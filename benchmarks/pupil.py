"""Is the advice of *My play* good? `python -m benchmarks.pupil GAME [--learn PARTIES] [--n PARTIES] [--seed S]`.

An Amateur plays some parties against itself, and the decisions of one side are reviewed. The kind of decisions is named
by what the page says costs most. A pupil is that Amateur, but where a decision of this kind costs something by the
evidence of the moment, it does what is best by that. The pupil meets the Amateur as it was, each partie twice with the
same luck and changed sides.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import ceil
from time import process_time
from typing import Final, get_args

from ludo.bots.coach.appraisal import Appraisal, appraise
from ludo.bots.command_line import contest, parser
from ludo.bots.contract import DecisionRequest, ReviewRequest, Unit
from ludo.bots.estimates import mean, wilson
from ludo.bots.self_play import Contest, Table
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.games import GAMES
from ludo.session.decisions import KINDS, Decision, Kind, kind_of, kinds_among
from ludo.session.losses import ALL, Loss, losses_of
from ludo.session.own_play import KindLoss, by_cost, dearest, loss_of

AMATEUR: Final = "amateur"
WITNESSED: Final = "expert"
_MOST: Final = 200
"""So many offers at most are looked at to see what a choice is about."""
_OTHER_LUCK: Final = 1_000_000
"""From which number on units are played by the pupil: other luck than that it has learnt from."""


@dataclass(slots=True)
class Reviewed(Table):
    """A table at which the decisions of the first side are reviewed."""

    moments: list[tuple[Decision, Appraisal]] = field(init=False, default_factory=list)

    def _ask(self, state: AnyState, seat: Seat, heard: Sequence[Event], must: bool) -> Action | None:
        action = Table._ask(self, state, seat, heard, must)
        least = 2 if must else 1
        if seat in self.sides[0] and len(list(islice(state.legal(seat), least))) == least:
            appraisal = _priced(_request(self, state, seat, heard, must), action)
            if appraisal is not None:
                self.moments.append((Decision(len(self.moments), 0, seat, action), appraisal))
        return action


@dataclass(slots=True)
class Repaired(Table):
    """A table at which one side does what is best where its decision is of a kind. changed: how often it did else."""

    pupil: int
    kind: Kind
    changed: int = field(init=False, default=0)
    asked: int = field(init=False, default=0)

    def _ask(self, state: AnyState, seat: Seat, heard: Sequence[Event], must: bool) -> Action | None:
        action = Table._ask(self, state, seat, heard, must)
        if seat not in self.sides[self.pupil]:
            return action
        acts: list[Action | None] = [*islice(state.legal(seat), _MOST)]
        if not must:
            acts.append(None)
        if self.kind not in kinds_among(acts):
            return action
        self.asked += 1
        appraisal = _priced(_request(self, state, seat, heard, must), action)
        if appraisal is None or appraisal.done is None or not appraisal.is_worse(appraisal.done):
            return action
        best = appraisal.acts[0].act
        if kind_of(action, best) != self.kind:
            return action
        self.changed += 1
        return best


def _request(table: Table, state: AnyState, seat: Seat, heard: Sequence[Event], must: bool) -> DecisionRequest:
    return DecisionRequest(state.view(seat), tuple(heard), state.legal(seat), must, WITNESSED)


def _priced(request: DecisionRequest, done: Action | None) -> Appraisal | None:
    return appraise(ReviewRequest(request, (done,)))


def learnt(played: Contest, parties: int) -> list[KindLoss]:
    """Return what decisions of an Amateur cost by kind in so many parties."""
    found: dict[tuple[str, str], KindLoss] = {}
    for number in range(parties):
        table = Reviewed(played, number, [AMATEUR] * _sides(played))
        table.play()
        for loss in losses_of(table.moments):
            if loss.kind != ALL:
                key = loss.kind, loss.unit
                found[key] = _added(found.get(key), loss, played.game)
    return list(found.values())


def _added(so_far: KindLoss | None, loss: Loss, game: str) -> KindLoss:
    unit = next(each for each in get_args(Unit) if each == loss.unit)
    if so_far is None:
        so_far = KindLoss(0, AMATEUR, game, loss.kind, unit, 0, 0, 0.0, 0.0, 0.0, 0.0)
    return so_far._replace(
        parties=so_far.parties + 1,
        decisions=so_far.decisions + loss.decisions,
        cost=so_far.cost + loss.cost,
        squares=so_far.squares + loss.squares,
        doubt=so_far.doubt + loss.doubt,
        most=max(so_far.most, loss.most),
    )


def meetings(played: Contest, kind: Kind, parties: int) -> Iterator[tuple[list[float], int, int]]:
    """Yield for each luck what the pupil won on every side, how often it did else, and how often it thought twice."""
    sides = _sides(played)
    for number in range(ceil(parties / sides)):
        won, changed, asked = [], 0, 0
        for side in range(sides):
            table = Repaired(played, _OTHER_LUCK + number, [AMATEUR] * sides, side, kind)
            won.append(table.play().sides[side].share)
            changed, asked = changed + table.changed, asked + table.asked
        print(f"{number}: {sum(won):g} of {sides}", file=sys.stderr, flush=True)
        yield won, changed, asked


def _sides(played: Contest) -> int:
    game = GAMES[played.game]
    return len(game.sides(game.read_options(played.options)))


def loss_lines(losses: Iterable[KindLoss]) -> Iterator[str]:
    """Yield what decisions of each kind cost, that of the largest sum first."""
    for each in by_cost(losses):
        cost = loss_of(each)
        yield (
            f"{each.kind}: {100 * cost.value:.1f} {each.unit} in 100 ({100 * cost.low:.1f} to {100 * cost.high:.1f}), "
            f"{each.decisions} decisions, {each.cost:.2f} in all"
        )


def main() -> int:
    """The command."""
    arguments = parser("benchmarks.pupil", __doc__)
    arguments.add_argument("--learn", type=int, default=30, help="parties from which is learnt (default 30)")
    given = arguments.parse_args()
    try:
        played = contest(given, (AMATEUR,))
    except ValueError as error:
        arguments.error(str(error))
    began = process_time()
    losses = learnt(played, given.learn)
    print(f"{given.game} {dict(played.options)}")
    print(f"learnt from {given.learn} parties, seed {given.seed}")
    print(*loss_lines(losses), sep="\n", flush=True)
    named = dearest(losses)
    first = named or by_cost(losses)[0]
    print(
        f"named: {first.kind}" if named else f"nothing is named for sure; the dearest one is {first.kind}", flush=True
    )
    kind = next(each for each in KINDS if each == first.kind)
    results = list(meetings(played, kind, given.n))
    won = [share for each, *_ in results for share in each]
    share, by_luck = wilson(sum(won), len(won)), mean([sum(each) / len(each) for each, *_ in results])
    changed, asked = sum(each for _, each, _ in results), sum(each for *_, each in results)
    print(f"it did else in {changed} of {asked} such decisions, in {len(won)} parties")
    print(
        f"the pupil wins {share.value:.1%} of {len(won)}: 95 % {share.low:.1%} to {share.high:.1%} (Wilson), "
        f"{by_luck.low:.1%} to {by_luck.high:.1%} (by luck); the Amateur against itself {1 / _sides(played):.1%}"
    )
    print(f"CPU {process_time() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
