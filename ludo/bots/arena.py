"""Measures computer players against each other.

`python -m ludo.bots.arena trut simple random --parties 200` prints the share of parties that the first level wins
against the second, with a 95 % confidence interval. Levels change seats from partie to partie.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from ludo.bots.contract import LEVELS, DecisionRequest
from ludo.bots.players import answer
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState, Standing, arbitrate
from ludo.engine.options import Options, Value
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.games import GAMES


@dataclass(frozen=True, slots=True)
class Share:
    """How often the first level won: `won` of `parties`, a drawn one counting half."""

    won: float
    parties: int

    @property
    def mean(self) -> float:
        """The share won, 0 to 1."""
        return self.won / self.parties

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share (Wilson)."""
        z = 1.96
        n = self.parties
        middle = (self.mean + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.mean * (1 - self.mean) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def play(game: AnyGame, options: Options, levels: Sequence[str], luck: Random) -> Standing:
    """One partie between computer players, one level a seat; how it stands at the end."""
    state = game.new(options)
    history: list[list[Event]] = [[] for _ in levels]
    while (must := state.turn().must) is not None:
        actor, action = (
            (must, state.legal(CHANCE).sample(luck)) if must == CHANCE else ask(game, state, levels, history)
        )
        events = state.apply(actor, action)
        for seat, told in enumerate(history):
            told += (event.seen_by(seat) for event in events)
        if any(isinstance(event, DealEnded) for event in events):
            history = [[] for _ in levels]
    return state.standing()


def ask(
    game: AnyGame, state: AnyState, levels: Sequence[str], history: Sequence[Sequence[Event]]
) -> tuple[Seat, Action]:
    """Return who does what next, by the precedence of a session."""
    turn = state.turn()
    assert turn.must is not None
    wishes = {
        seat: answer(
            DecisionRequest(state.view(seat), tuple(history[seat]), state.legal(seat), seat == turn.must, levels[seat])
        )
        for seat in (turn.must, *turn.may)
    }
    decided = arbitrate(turn, wishes, game.steps_in)
    assert decided is not None
    return decided


def measure(
    game: AnyGame,
    values: Mapping[str, Value],
    levels: tuple[str, str],
    parties: int,
    seed: int = 0,
) -> Share:
    """How often the first level wins against the second.

    The sides of the game take the levels in turn, and change them from partie to partie; each pair of parties is
    dealt by the same luck as far as the players let it.
    """
    options = game.read_options(values)
    sides = game.sides(options)
    won = 0.0
    for number in range(parties):
        first = {seat for index, side in enumerate(sides) if (index + number) % 2 == 0 for seat in side}
        by_seat = [levels[0] if seat in first else levels[1] for seat in range(sum(map(len, sides)))]
        winners = play(game, options, by_seat, Random(f"{seed}/{number // 2}")).winners
        won += len(first.intersection(winners)) / len(winners) if winners else 0.5
    return Share(won, parties)


def main(arguments: Sequence[str]) -> int:
    """The command; 0 unless the options are impossible."""
    parser = argparse.ArgumentParser(prog="python -m ludo.bots.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("first", choices=LEVELS)
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--parties", type=int, default=200)
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--players", type=int, help="number of players (default: the preset's)")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    values = dict(game.presets[given.preset]) | ({"players": given.players} if given.players else {})
    share = measure(game, values, (given.first, given.second), given.parties, given.seed)
    low, high = share.interval()
    print(
        f"{game.id}: {given.first} wins {share.mean:.1%} of {share.parties} parties against {given.second} "
        f"(95 %: {low:.1%} to {high:.1%})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
