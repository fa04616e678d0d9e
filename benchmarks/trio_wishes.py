"""`python -m benchmarks.trio_wishes --n 4000 --seed 1 [--preset ecole]`: what the next player of Trio takes.

Plays single deals of `baseline` whose players are at about the same contract. Before each card that is thrown to one
who has not opened, every natural card of the thrower's hand is put to them: would they take it? Prints the weights of
`ludo/bots/trio/take_weights.py`, fitted by logistic regression (Newton's method) for each contract, and how well they
tell what they take from what they leave (the area under the curve, for the deals fitted).
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.trio import baseline
from ludo.bots.trio.outlook import outlook_of
from ludo.bots.trio.take_odds import Wishes
from ludo.engine.events import DealEnded, Event
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import WILD
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.rules import next_seat
from ludo.games.trio.state import TrioState, start
from ludo.games.trio.view import context_of, trio_view

STEPS: Final = 12
"""Steps of Newton's method."""
RIDGE: Final = 1.0
"""How much weights are drawn to zero, so that a sign which is hardly ever seen gets no great weight."""
APART: Final = (-1, 0, 0, 1)
"""How far from a common contract those of the players may be."""

Row = tuple[list[float], bool]


def play(state: TrioState, seed: str, rows: dict[int, list[Row]]) -> None:
    """Play a deal and note, by contract of the next player, the signs of each card and whether they would take it."""
    players = state.options.players
    heard: list[list[Event]] = [[] for _ in range(players)]
    lots = 0
    while True:
        seat = state.turn().must
        assert seat is not None
        if seat == CHANCE:
            events = state.apply(seat, state.legal(seat).sample(Random(f"{seed}/{lots}")))
            lots += 1
        else:
            following = next_seat(seat, players)
            if state.phase == "play" and not {seat, following}.intersection(state.opened):
                rows[state.stage.contracts[following]] += _asked(state, seat, heard[seat])
            action = answer(DecisionRequest(state.view(seat), (), state.legal(seat), True, "baseline", seed=lots))
            assert action is not None
            events = state.apply(seat, action)
        for other, told in enumerate(heard):
            told += (event.seen_by(other) for event in events)
        if any(isinstance(event, DealEnded) for event in events):
            return


def _asked(state: TrioState, seat: int, heard: Sequence[Event]) -> list[Row]:
    view = trio_view(state.view(seat))
    outlook = outlook_of(view)
    wishes = Wishes(view, heard, outlook.unseen, outlook.total)
    following = context_of(trio_view(state.view(next_seat(seat, state.options.players))))
    found = []
    for card in sorted(set(state.hands[seat])):
        if not WILD[card]:
            following.top = card
            found.append((wishes.signs(card), baseline.wants_discard(following)))
    return found


def fitted(rows: Sequence[Row]) -> tuple[NDArray[np.float64], float]:
    """Return the weights that tell best what is taken, and the area under their curve."""
    signs = np.array([row for row, _ in rows])
    taken = np.array([float(taken) for _, taken in rows])
    weights = np.zeros(signs.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-(signs @ weights)))
        slope = signs.T @ (taken - likely) - RIDGE * weights
        bend = (signs * (likely * (1 - likely))[:, None]).T @ signs + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    order = np.argsort(np.argsort(signs @ weights))
    number = taken.sum()
    area = (order[taken > 0].sum() - number * (number - 1) / 2) / (number * (len(taken) - number))
    return weights, float(area)


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trio_wishes", description=__doc__)
    parser.add_argument("--n", type=int, default=4000, help="deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="trio")
    given = parser.parse_args(arguments)
    options = TRIO.read_options({} if given.preset == "trio" else TRIO.presets[given.preset])
    last = last_contract(options)
    rows: dict[int, list[Row]] = defaultdict(list)
    for number in range(given.n):
        luck = Random(f"{given.seed}/{number}")
        common = luck.randint(1, last)
        contracts = [min(max(common + luck.choice(APART), 1), last) for _ in range(options.players)]
        play(start(options, luck.randrange(options.players), contracts), f"{given.seed}/{number}", rows)
    for contract in range(1, last + 1):
        weights, area = fitted(rows[contract])
        print(f"({', '.join(f'{weight:.2f}' for weight in weights)}),")
        print(f"contract {contract}: {len(rows[contract])} cards, area {area:.3f}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
