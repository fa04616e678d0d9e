"""What a player who sees the cards of the others wins from `baseline` at Triomphe and Trio:
`python -m benchmarks.cheats triomphe --preset as_qui_pille --players 3 --n 400 [--json]`.

At Triomphe it sees all cards, and searches with open cards as Fort does, but in the one deal that is true. At Trio it
sees all hands, though not the order of the stock, and thinks as Expert does; with `--stock` it sees that, too, and
plays what it thinks of to the true end of the deal. The share of its margin over even play that Expert takes says how
much of the rest is luck. With `--worlds N` it sees no more than it may, and searches in so many deals that it imagines
(PIMC, Triomphe). Units of luck, rotation, reference and intervals are those of the arena (`python -m ludo.bots.arena`).
"""

import json
import sys
from collections.abc import Sequence
from math import ceil
from multiprocessing import get_context
from time import process_time
from typing import Final

from benchmarks import open_trio, open_triomphe
from ludo.bots import arena, command_line
from ludo.bots.contract import DecisionRequest, luck_of
from ludo.bots.levels import BASELINE
from ludo.bots.pool import Task, with_progress
from ludo.bots.self_play import Contest, Table, TableResult
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.games import GAMES
from ludo.games.trio.state import TrioState
from ludo.games.triomphe.state import TriompheState

CHEAT: Final = "cheat"
KNOWS_STOCK: Final = "cheat_with_stock"
"""The player of Trio who sees all cards."""
CHEATED: Final = ("triomphe", "trio")
"""The games of which somebody plays with open cards."""
IMAGINES: Final = "pimc"
"""The player who imagines deals; the number of them stands behind it."""


class OpenTable(Table):
    """A table at which one level plays with open cards."""

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
    """Return what a level does that searches with open cards."""
    luck = luck_of(request)
    if level.startswith(IMAGINES):
        return open_triomphe.imagine(request, int(level.removeprefix(IMAGINES)), luck)
    if isinstance(state, TrioState):
        if level == KNOWS_STOCK:
            return open_trio.choose_knowing_all(request, state, luck)
        return open_trio.choose(request, state, luck)
    assert isinstance(state, TriompheState)
    return open_triomphe.choose(request, state, luck)


def _play(task: Task) -> list[TableResult]:
    return [OpenTable(task.contest, task.number, levels).play() for levels in task.tables]


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = command_line.parser("benchmarks.cheats", __doc__)
    arena.add_reference(parser)
    parser.add_argument("--worlds", type=int, default=0, help="deals of Triomphe to imagine (0: cards are seen)")
    parser.add_argument("--stock", action="store_true", help="the order of the stock is seen, too (Trio)")
    given = parser.parse_args(arguments)
    if (
        given.game not in CHEATED
        or (given.worlds and given.game != "triomphe")
        or (given.stock and given.game != "trio")
    ):
        parser.error(f"no such player of {given.game}")
    level = f"{IMAGINES}{given.worlds}" if given.worlds else KNOWS_STOCK if given.stock else CHEAT
    played: Contest = command_line.contest(given, (BASELINE,))
    command_line.show_progress()
    game = GAMES[given.game]
    sides = len(game.sides(game.read_options(played.options)))
    tables = arena.tables_of(level, BASELINE, sides, given.reference)
    tasks = [Task(played, number, tables) for number in range(ceil(given.n / sides))]
    with get_context("spawn").Pool(given.processes) as pool:
        results = with_progress(pool.imap(_play, tasks), len(tasks))
    found = arena.summary(level, BASELINE, sides, results, given.reference)
    if given.json:
        made = arena.document(played, found, results, command_line.source_digest()) | {"command": "cheats"}
        print(json.dumps(made, allow_nan=False))
    else:
        print("\n".join(arena.report(played, found, results)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
