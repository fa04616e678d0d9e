"""What a player who sees all cards wins from `baseline` at Triomphe: `python -m benchmarks.cheats --preset as_qui_pille
--players 3 --n 400 [--json]`.

It searches with open cards as Fort does, but in the one deal that is true, and expects the others to do likewise. No
honest player can do better than it by knowing more, so the share of its margin that Expert takes says how much of the
rest is luck. With `--worlds N` it sees no more than it may, and searches in so many deals that it imagines (PIMC).
Units of luck, rotation and intervals are those of the arena (`python -m ludo.bots.arena`).
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from multiprocessing import get_context
from time import process_time
from typing import Final

from ludo.bots import arena, commands
from ludo.bots.contract import DecisionRequest, evaluation_of, luck_of
from ludo.bots.effort import Strength, never
from ludo.bots.levels import BASELINE
from ludo.bots.pool import Task, with_progress
from ludo.bots.tables import Contest, Table, TableResult
from ludo.bots.triomphe import baseline
from ludo.bots.triomphe.player import best_or_usual
from ludo.bots.triomphe.search import Search
from ludo.bots.triomphe.worlds import World
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.games import GAMES
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import triomphe_view

CHEAT: Final = "cheat"
HONEST: Final = "pimc"
"""The player who imagines deals; the number of them stands behind it."""


@dataclass(slots=True)
class OpenSearch(Search):
    """A search in the hands as they are."""

    state: TriompheState | None = field(default=None, kw_only=True)

    def _worlds(self, left: int, share: int = 1) -> Iterator[World]:
        assert self.state is not None
        hands = [
            self.numbers.mask(card for card in cards if not self.state.laid >> card & 1)
            for cards in self.state.stage.hands
        ]
        yield World(hands, tuple(self.numbers.number[card] for card in self.state.stage.stock))


class OpenTable(Table):
    """A table at which one level searches with open cards."""

    __slots__ = ()

    def _ask(self, state: AnyState, seat: Seat, heard: Sequence[Event], must: bool) -> Action | None:
        level = self.by_seat[seat]
        if level == BASELINE:
            return super()._ask(state, seat, heard, must)
        request = DecisionRequest(state.view(seat), tuple(heard), state.legal(seat), must, "baseline")
        began = process_time()
        action = _found(request, level, state)
        self.seconds[level].append(process_time() - began)
        return action


def _found(request: DecisionRequest, level: str, state: AnyState) -> Action | None:
    """Return the best act of a level; that of the rules of thumb where it is as good."""
    assert isinstance(state, TriompheState)
    luck = luck_of(request)
    view = triomphe_view(request.view)
    if level == CHEAT:
        search: Search = OpenSearch(view, luck, Strength(1, reads=True), None, never, state=state)
    else:
        worlds = int(level.removeprefix(HONEST))
        search = Search(view, luck, Strength(worlds, reads=False), None, never)
    usual = baseline.choose(request, luck)
    values = search.values(request)
    return best_or_usual(None if values is None else evaluation_of("partie", values), usual)


def _play(task: Task) -> list[TableResult]:
    return [OpenTable(task.contest, task.number, levels).play() for levels in task.tables]


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = commands.parser("benchmarks.cheats", __doc__)
    parser.add_argument("--worlds", type=int, default=0, help="deals to imagine (0: all cards are seen)")
    given = parser.parse_args(["triomphe", *arguments])
    level = f"{HONEST}{given.worlds}" if given.worlds else CHEAT
    played: Contest = commands.contest(given, (BASELINE,))
    commands.show_progress()
    game = GAMES[played.game]
    sides = len(game.sides(game.read_options(played.options)))
    tables = arena.tables_of(level, BASELINE, sides)
    tasks = [Task(played, number, tables) for number in range(ceil(given.n / sides))]
    with get_context("spawn").Pool(given.processes) as pool:
        results = with_progress(pool.imap(_play, tasks), len(tasks))
    found = arena.summary(level, BASELINE, sides, results)
    if given.json:
        print(json.dumps(arena.document(played, found, results, commands.source_digest()), allow_nan=False))
    else:
        print("\n".join(arena.report(played, found, results)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
