"""What luck tells: `python -m benchmarks.luck GAME [--parties N] [--levels A,B] [--preset P] [--players K] [--seed S]`.

Parties of one player of level A, on each side in turn, against others of level B. Of each it is worked out what cards,
own acts and acts of the others gave. Printed are: if the sum is the result, exactly; the mean of luck and of the rest;
and of how many more parties a result is worth without luck, which is the variance of results by that of results less
luck. Without `--levels` all pairings are played. `--lines` and `--fresh` set how much is played on; a few are enough to
see that the sum is exact, and that luck is nothing on average.

`--losses` prints instead what the coach says that decisions of each level cost; `--starts` with what a
player of each level begins against others: how many parties it wins, or chips a deal.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev, variance
from time import process_time
from typing import Final, NamedTuple

from benchmarks.coach import Recorder
from ludo.bots.coach.appraisal import appraise
from ludo.bots.coach.luck import GRAIN, deal_luck, requests_of, start_worth
from ludo.bots.coach.luck_calibration import form_of
from ludo.bots.coach.luck_rollouts import Done, OpenDeal, OpenTable
from ludo.bots.command_line import contest, parser
from ludo.bots.contract import LuckCalibration, ReviewRequest, Unit
from ludo.bots.registry import players_of
from ludo.bots.self_play import Contest
from ludo.engine.game import AnyState
from ludo.games import GAMES

DEALS: Final = 10
"""Deals of a partie whose players decide its end."""
RESAMPLED: Final = 400
"""How often parties are drawn again for the interval of a ratio."""
PRICED: Final = 60
"""Decisions of each level that the coach prices."""


class Played(NamedTuple):
    """A partie: what was done, after how many acts each deal ended, and how it stood at the end."""

    acts: tuple[Done, ...]
    ends: tuple[int, ...]
    last: AnyState


class Told(NamedTuple):
    """A partie of one chair: the result, what it was worth at the start, and what it came from; all in units."""

    result: float
    start: float
    cards: float
    own: float
    others: float
    rest: float
    exact: bool


@dataclass(slots=True)
class Pairing:
    """What was told of the parties of a level against another; seconds: of CPU for all that is told."""

    own: str
    others: str
    told: list[Told] = field(default_factory=list)
    seconds: float = 0.0


def partie(played: Contest, levels: Sequence[str], luck: Random) -> Played:
    """Play a partie by players of these levels, by seat."""
    game = GAMES[played.game]
    table = OpenTable(game, levels)
    spot = OpenDeal(game.new(game.read_options(played.options)), [[] for _ in levels])
    acts: list[Done] = []
    ends: list[int] = []
    after = game.after_deal
    while (must := spot.state.turn().must) is not None:
        spot.ended = False
        if after is not None and must >= 0 and after.close in spot.state.legal(must):
            acts.append((must, after.another if len(ends) < played.deals else after.close))
            spot.do(*acts[-1])
        else:
            acts += table.play_on(spot, luck)
        if spot.ended:
            ends.append(len(acts))
    return Played(tuple(acts), tuple(ends), spot.state)


def tell(played: Contest, form: LuckCalibration, done: Played, levels: Sequence[str], chair: int) -> Told:
    """Work out what a partie came from, for a chair."""
    requests = requests_of(played.game, played.options, done.acts, done.ends, levels, form)
    sums = [0, 0, 0, 0]
    for request in requests:
        found = deal_luck(request)
        assert found is not None
        own = found.acts[chair][chair]
        others = sum(row[chair] for row in found.acts) - own
        parts = (found.cards[chair], own, others, found.rest[chair])
        sums = [so_far + more for so_far, more in zip(sums, parts, strict=True)]
    start = start_worth(requests[0])[chair]
    result = result_of(played, done.last, chair)
    cards, mine, theirs, rest = (each / GRAIN for each in sums)
    return Told(result / GRAIN, start / GRAIN, cards, mine, theirs, rest, start + sum(sums) == result)


def result_of(played: Contest, last: AnyState, chair: int) -> int:
    """Return how a partie ended for a chair, from nothing but who has won, or the chips."""
    game = GAMES[played.game]
    standing, seated = last.standing(), last.seated()
    seat = chair if seated is None else seated.index(chair)
    if _unit(played.game) == "chips":
        return standing.chips[seat] * GRAIN
    sides = game.sides(game.read_options(played.options))
    won = [side for side in sides if set(side) & set(standing.winners)] or list(sides)
    return GRAIN // len(won) if any(seat in side for side in won) else 0


def measured(played: Contest, form: LuckCalibration, own: str, others: str, parties: int) -> Pairing:
    """Play parties of a level, on each side in turn, against another one."""
    game = GAMES[played.game]
    sides = game.sides(game.read_options(played.options))
    found = Pairing(own, others)
    for number in range(parties):
        ours = sides[number % len(sides)]
        levels = [own if seat in ours else others for seat in sorted(seat for side in sides for seat in side)]
        done = partie(played, levels, Random(f"{played.seed}/{number}/{own}/{others}"))
        began = process_time()
        found.told.append(tell(played, form, done, levels, ours[0]))
        found.seconds += process_time() - began
    return found


def ratio_of(told: Sequence[Told]) -> float:
    """Return the variance of results by that of results less luck."""
    left = variance(each.result - each.cards for each in told)
    return variance(each.result for each in told) / left if left else inf


def interval_of(told: Sequence[Told], luck: Random) -> tuple[float, float]:
    """Return the 95 % interval of the ratio, from parties drawn again and again."""
    ratios = sorted(ratio_of(luck.choices(told, k=len(told))) for _ in range(RESAMPLED))
    return ratios[round(0.025 * RESAMPLED)], ratios[round(0.975 * RESAMPLED) - 1]


def line(found: Pairing) -> str:
    """Return what a pairing shows, as a line of a table."""
    told = found.told
    low, high = interval_of(told, Random(0))
    won = fmean(each.result for each in told)
    start = told[0].start
    exact = sum(each.exact for each in told)
    return (
        f"| {found.own} | {found.others} | {len(told)} | {exact} of {len(told)} | {won:.3f} ({start:.3f}) "
        f"| {_mean([each.cards for each in told])} | {_mean([each.own for each in told])} "
        f"| {_mean([each.others for each in told])} | {_mean([each.rest for each in told])} "
        f"| {ratio_of(told):.2f} ({low:.2f} to {high:.2f}) | {found.seconds / len(told):.2f} s |"
    )


def _mean(values: Sequence[float]) -> str:
    return f"{fmean(values):+.4f} ± {stdev(values) / sqrt(len(values)):.4f} (sd {stdev(values):.3f})"


def losses(played: Contest, level: str) -> float:
    """Return what the coach says that a decision of a level costs, from parties among equals."""
    game = GAMES[played.game]
    costs: list[float] = []
    number = 0
    while len(costs) < PRICED:
        table = Recorder(played, number, [level] * len(game.sides(game.read_options(played.options))))
        table.play()
        drawn = Random(number).sample(table.decided, min(12, len(table.decided)))
        for decided in drawn:
            appraisal = appraise(ReviewRequest(replace(decided.request, level="expert"), (decided.done,)))
            if appraisal is not None and appraisal.done is not None:
                costs.append(appraisal.acts[appraisal.done].cost.value)
        number += 1
    return fmean(costs)


def start_of(played: Contest, own: str, others: str, parties: int) -> float:
    """Return what a player of a level begins with against others: the share of parties won, or chips a deal."""
    game = GAMES[played.game]
    sides = game.sides(game.read_options(played.options))
    gained = []
    for number in range(parties):
        ours = sides[number % len(sides)]
        levels = [own if seat in ours else others for seat in sorted(seat for side in sides for seat in side)]
        done = partie(played, levels, Random(f"{played.seed}/start/{number}/{own}/{others}"))
        deals = len(done.ends) if _unit(played.game) == "chips" else 1
        gained.append(result_of(played, done.last, ours[0]) / GRAIN / deals)
    return fmean(gained)


def _unit(game: str) -> Unit | None:
    luck_model = players_of(game).luck_model
    return None if luck_model is None else luck_model().unit


def pairings(played: Contest, chosen: str | None) -> Iterator[tuple[str, str]]:
    """Yield the pairings to be measured; where two sides play, each of them once."""
    if chosen is not None:
        own, _, others = chosen.partition(",")
        yield own, others or own
        return
    game = GAMES[played.game]
    levels = players_of(played.game).levels
    two = len(game.sides(game.read_options(played.options))) == 2
    for own, others in product(levels, repeat=2):
        if not two or levels.index(own) >= levels.index(others):
            yield own, others


def main() -> int:
    """The command."""
    arguments = parser("benchmarks.luck", __doc__)
    arguments.add_argument("--parties", type=int, dest="n", help="of each pairing")
    arguments.add_argument("--levels", help="own level, and that of all others: A,B")
    arguments.add_argument("--lines", type=int, help="how many times a deal is played on")
    arguments.add_argument("--fresh", type=int, help="how many fresh deals are tried")
    arguments.add_argument("--losses", action="store_true", help="print what decisions of each level cost")
    arguments.add_argument("--starts", action="store_true", help="print with what each level begins")
    given = arguments.parse_args()
    if GAMES[given.game].after_deal is not None:
        given.deals = given.deals or DEALS
    try:
        played = contest(given, given.levels.split(",") if given.levels else ())
    except ValueError as error:
        arguments.error(str(error))
    form = form_of(given.game, played.options)
    if given.losses:
        for level in players_of(given.game).levels:
            print(f'"{level}": {losses(played, level):.4f},', flush=True)
        return 0
    if form is None:
        arguments.error("luck is not told in this form of the game")
    if given.starts:
        for own, others in pairings(played, given.levels):
            if own != others and not {own, others} & set(form.stand_in):
                print(f'("{own}", "{others}"): {start_of(played, own, others, given.n):.3f},', flush=True)
        return 0
    form = form._replace(lines=given.lines or form.lines, fresh=given.fresh or form.fresh)
    print("| own | others | parties | exact | won (start) | cards | own acts | others' acts | rest | ratio | CPU |")
    for own, others in pairings(played, given.levels):
        print(line(measured(played, form, own, others, given.n)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
