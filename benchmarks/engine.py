"""`python -m benchmarks.engine [GAME...]`: pace of the engine beside its peers, as ratios of CPU time in one run.

Both sides copy the state, ask for the legal actions, choose one at random and do it, driven from Python. The peers are
the optional extra `bench`; one that is not installed is said to be missing. A ratio above 1 means that Ludo is faster.
The two sides take turns, and the best of their rounds counts, since only slowdowns come from outside.
"""

import sys
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

from benchmarks import peers
from benchmarks.peers import Pace
from ludo.engine.cards import PACK_52
from ludo.engine.masks import mask_of
from ludo.engine.poker import poker_value
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

ROUNDS = 3
SECONDS = 2.0


def ludo(game_id: str, options: Mapping[str, Any], seconds: float) -> Pace:
    """One of our games: who must act does so at random."""
    game = GAMES[game_id]
    read = game.read_options(options)
    rng = Random(1)
    actions = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new(read)
        actor = state.turn().must
        while actor is not None:
            state = state.clone()
            state.apply(actor, state.legal(actor).sample(rng))
            actions += 1
            decisions += actor != CHANCE
            actor = state.turn().must
    return Pace(actions, decisions, process_time() - start)


def best_of(count: int, seconds: float) -> Pace:
    """Our ranking of the best five of `count` cards."""
    rng = Random(1)
    hands = [mask_of(rng.sample(PACK_52, count)) for _ in range(1000)]
    rankings = 0
    start = process_time()
    while process_time() - start < seconds:
        for cards in hands:
            poker_value(cards)
        rankings += len(hands)
    return Pace(rankings, rankings, process_time() - start)


class Match(NamedTuple):
    """A comparison: our side, the peer, what is compared, and the ratio to reach."""

    name: str
    peer_name: str
    ours: Callable[[float], Pace]
    peer: Callable[[float], Pace]
    per_decision: bool
    bar: float


MATCHES: Mapping[str, tuple[Match, ...]] = {
    "triomphe": (
        Match(
            "Triomphe, 4 players in pairs", "OpenSpiel euchre",
            lambda seconds: ludo("triomphe", {"players": 4, "teams": "2x2"}, seconds),
            lambda seconds: peers.openspiel("euchre", seconds), False, 0.5,
        ),
    ),
    "trut": (
        Match(
            "Trut, 2 against 2", "pytruco",
            lambda seconds: ludo("trut", {"players": 4}, seconds), peers.pytruco, False, 100,
        ),
    ),
    "trente_et_un": (
        Match(
            "Trente-et-un, 5 players", "OpenSpiel crazy_eights",
            lambda seconds: ludo("trente_et_un", {"players": 5}, seconds),
            lambda seconds: peers.openspiel("crazy_eights(players=5)", seconds), False, 0.5,
        ),
    ),
    "tripoli": (
        Match(
            "Tripoli, 6 players", "PokerKit hold'em",
            lambda seconds: ludo("tripoli", {"players": 6}, seconds), peers.pokerkit, True, 50,
        ),
        Match(
            "best five of 13 cards", "eval7, every five of them",
            lambda seconds: best_of(13, seconds), lambda seconds: peers.eval7_best_of(13, seconds), False, 500,
        ),
    ),
    "trio": (
        Match(
            "Trio, 4 players", "OpenSpiel gin_rummy",
            lambda seconds: ludo("trio", {}, seconds),
            lambda seconds: peers.openspiel("gin_rummy", seconds), False, 1,
        ),
        Match(
            "Trio, 4 players", "RLCard gin-rummy",
            lambda seconds: ludo("trio", {}, seconds), peers.rlcard, False, 10,
        ),
    ),
}  # fmt: skip


def compare(match: Match) -> str:
    """A line of figures: microseconds of both sides, both ratios, and the bar for the one that it is meant for.

    An action of luck is one action: a whole shuffle here, often a single card there. So the ratio per decision of a
    player, luck's time included on both sides, stands beside the ratio per action.
    """
    try:
        pairs = [(match.ours(SECONDS), match.peer(SECONDS)) for _ in range(ROUNDS)]
    except ImportError as error:
        return f"{match.name:29} {match.peer_name:26} not measured: {error.name} is not installed"
    ratios = {}
    figures = []
    for field in ("per_action", "per_decision"):
        ours, theirs = (min(getattr(pair[side], field) for pair in pairs) for side in (0, 1))
        ratios[field] = theirs / ours
        figures.append(f"{ours:8.2f} {theirs:9.2f} {theirs / ours:7.2f} ×")
    reached = ratios["per_decision" if match.per_decision else "per_action"] >= match.bar
    unit = "decision" if match.per_decision else "action"
    bar = f"bar {match.bar:g} per {unit}: {'reached' if reached else 'MISSED'}"
    return f"{match.name:29} {match.peer_name:26} {'   '.join(figures)}   {bar}"


def main(games: list[str]) -> int:
    """Print a line for each comparison of the games named, or of all that exist."""
    print(f"CPU microseconds{'':40} per action: Ludo, peer, ratio    per decision: Ludo, peer, ratio")
    for game_id in games or [game_id for game_id in MATCHES if game_id in GAMES]:
        for match in MATCHES[game_id]:
            print(compare(match), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
