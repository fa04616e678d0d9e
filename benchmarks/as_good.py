"""How many acts are called as good although their price may be more: `python -m benchmarks.as_good GAME [--parties N]`.

Counted are the frozen problems of a game, and what every decision of some parties by all levels comes to when it is
reviewed. An act called as good must cost no more than the threshold by the whole interval of its own price.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence

from benchmarks.coach import Recorder, understood
from ludo.bots.coach.appraisal import Appraisal, appraise
from ludo.bots.coach.prices import AS_GOOD
from ludo.bots.command_line import parser
from ludo.bots.contract import ReviewRequest
from ludo.bots.registry import players_of
from ludo.bots.self_play import Contest
from ludo.games import GAMES
from ludo.session.problems import problems_file, read_problems


def reviews(played: Contest, parties: int, levels: Sequence[str] = ()) -> Iterator[Appraisal]:
    """Yield what the decisions of parties cost whose sides take turns at levels, all of them where none is named."""
    game = GAMES[played.game]
    levels = levels or players_of(played.game).levels
    sides = len(game.sides(game.read_options(played.options)))
    for number in range(parties):
        table = Recorder(played, number, [levels[(number + side) % len(levels)] for side in range(sides)])
        table.play()
        for decided in table.decided:
            found = appraise(ReviewRequest(decided.request, (decided.done,)))
            if found is not None:
                yield found


def line(what: str, those: Iterable[Appraisal]) -> str:
    """Return how many acts are called as good besides the best one, and what they cost by their own prices."""
    costs = [(AS_GOOD[each.unit], each.acts[place].cost) for each in those for place in each.equal if place]
    dear = sum(cost.value >= least for least, cost in costs)
    doubtful = sum(cost.high > least for least, cost in costs)
    return f"{what}: {len(costs)} acts called as good, {dear} cost the threshold or more, {doubtful} may cost more"


def main() -> int:
    """The command."""
    arguments = parser("benchmarks.as_good", __doc__)
    arguments.add_argument("--parties", type=int, default=2, help="that are reviewed (default 2)")
    given, played = understood(arguments)
    players = GAMES[played.game].read_options(played.options).players
    problems = read_problems(problems_file(given.game))
    print(line(f"{given.game}, {len(problems)} problems", (each.appraisal for each in problems)))
    what = f"{given.parties} reviews, {given.preset}, {players} players, seed {given.seed}"
    print(line(what, reviews(played, given.parties)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
