"""`python -m benchmarks.environments [--seconds S]`: random steps a second in environments, ours beside theirs.

All in one process and run, in turn: PettingZoo's card games (they need `rlcard`) and OpenSpiel's, in Python and in C++,
beside each of our games through the same library. A step is what an agent chooses, with its observation and its mask;
at OpenSpiel's the observation is left out on both sides, and luck counts as steps. Medians of rounds.
"""

import argparse
import importlib
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from ludo.games import GAMES

Measure = Callable[[float], float]
"""Plays for so many seconds; steps a second."""
_ROUNDS: Final = 5
_PETTINGZOO: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
_OPENSPIEL: Final = ("python_kuhn_poker", "python_block_dominoes", "leduc_poker", "hearts", "gin_rummy")


def pettingzoo_of(table: Any) -> Measure:
    """What plays an environment of PettingZoo."""

    def measure(seconds: float) -> float:
        steps, luck, start = 0, random.Random(1), process_time()
        while process_time() - start < seconds:
            table.reset(seed=luck.randrange(1 << 30))
            for agent in table.agent_iter():
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                table.step(table.action_space(agent).sample(seen["action_mask"]))
                steps += 1
                if process_time() - start >= seconds:
                    break
        return steps / (process_time() - start)

    return measure


def openspiel_of(game: Any) -> Measure:
    """What plays a game of OpenSpiel."""

    def measure(seconds: float) -> float:
        steps, luck, start = 0, random.Random(1), process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal() and process_time() - start < seconds:
                legal = state.legal_actions()
                state.apply_action(legal[int(luck.random() * len(legal))])
                steps += 1
        return steps / (process_time() - start)

    return measure


def pettingzoo() -> tuple[dict[str, Measure], dict[str, Measure]]:
    """Our environments of PettingZoo, and its own."""
    ours = importlib.import_module("ludo.environments.pettingzoo")
    theirs = {}
    for name in _PETTINGZOO:
        try:
            theirs[name] = pettingzoo_of(importlib.import_module(f"pettingzoo.classic.{name}").env())
        except ImportError as error:
            print(f"  {name}: missing, {error}")
    return {game: pettingzoo_of(ours.env(game)) for game in GAMES}, theirs


def openspiel() -> tuple[dict[str, Measure], dict[str, Measure]]:
    """Our games of OpenSpiel, and its own."""
    spiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    importlib.import_module("ludo.environments.openspiel")
    ours = {game: openspiel_of(spiel.load_game(f"ludo_{game}")) for game in GAMES}
    return ours, {name: openspiel_of(spiel.load_game(name)) for name in _OPENSPIEL}


def main() -> int:
    """Print steps a second, and the ratios of ours to theirs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each round of each environment")
    given = parser.parse_args()
    for library, make in (("PettingZoo", pettingzoo), ("OpenSpiel", openspiel)):
        print(library)
        try:
            ours, theirs = make()
        except ImportError as error:
            print(f"  missing: {error}")
            continue
        paces: dict[str, list[float]] = {name: [] for name in (*ours, *theirs)}
        for _ in range(_ROUNDS):
            for name, measure in (*ours.items(), *theirs.items()):
                paces[name].append(measure(given.seconds))
        found = {name: median(each) for name, each in paces.items()}
        for name in theirs:
            print(f"  {name}: {found[name]:.0f} steps a second")
        for name in ours:
            ratios = ", ".join(f"{found[name] / found[other]:.2f} of {other}" for other in theirs)
            print(f"  {name}: {found[name]:.0f} steps a second; {ratios}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
