"""How long a partie takes: `python -m benchmarks.minutes [--game NAME] [--parties N]` prints the minutes of its card.

Simple players play each preset at its usual number of players; what they do is counted, and a pace makes minutes of it:
one person before the screen who thinks about each decision, computer players at the normal speed of the table. The
middle of the parties counts.
"""

import argparse
import sys
from random import Random
from statistics import median
from time import monotonic
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.engine.game import AnyGame
from ludo.engine.options import write_options
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.lessons import Nowhere
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.pages.setup_draft import usual_count

PERSON: Final = 5.0
"""Seconds of a person for a decision, the card on its way included."""
COMPUTER: Final = 1.5
"""Seconds of a computer player."""
LUCK: Final = 2.0
"""Seconds of a lot, a cut or a deal."""
RESULT: Final = 6.0
"""Seconds for which the result of a deal is looked at."""
_PATIENCE: Final = 40.0
"""Seconds of computing for a preset; then the parties played so far have to do."""


def seconds(game: AnyGame, preset: str, seed: int) -> float:
    """Return how long one partie takes whose first seat is a person."""
    values = dict(game.presets[preset])
    values.setdefault("players", usual_count(game, values))
    options = game.read_options(values)
    chairs = tuple(Chair(f"P{seat}") for seat in range(options.players))
    header = Header(game.id, game.rules_version, write_options(options), chairs, "")
    session = Session(game, header, Nowhere(), Random(seed))
    total = 0.0
    while (must := session.turn().must) is not None:
        if must == CHANCE:
            session.step()
            total += LUCK
        else:
            request = DecisionRequest(session.view(must), (), session.offers(must), True, "simple")
            action = answer(request)
            assert action is not None
            session.submit(must, action, session.ply)
            total += PERSON if must == 0 else COMPUTER
        total += RESULT if session.deal_ended else 0.0
    return total


def minutes(game: AnyGame, preset: str, parties: int) -> int:
    """Return the minutes of a preset: the middle of some parties, rounded as people say it."""
    end = monotonic() + _PATIENCE
    times: list[float] = []
    for seed in range(parties):
        times.append(seconds(game, preset, seed))
        if monotonic() > end:
            break
    middle = median(times) / 60
    step = 1 if middle < 10 else 5 if middle < 60 else 15
    return max(1, round(middle / step) * step)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.minutes", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--parties", type=int, default=9, help="parties of each preset")
    given = parser.parse_args()
    for name, game in GAMES.items():
        if given.game in (None, name):
            print(name, {preset: minutes(game, preset, given.parties) for preset in game.presets}, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
