"""`python -m benchmarks.engine [GAME...]`: pace of the engine beside its peers, as ratios of CPU time in one run.

Both sides ask for the legal actions, choose one at random and do it, driven from Python. Ludo is measured in four ways:

    events     on a copy of the state, checked and with events (`apply`), as a session plays
    clone      on a copy, without check and events (`do`), as a tree search plays
    in place   the same on the state itself
    inside     the loop inside the engine (`playout`)

A peer is measured on a copy and, where it can, in place; the last two ways stand against its pace in place. The peers
are the optional extra `bench`; one that is not installed is said to be missing. A ratio above 1 means that Ludo is
faster. All sides take turns, and the best of their rounds counts, since only slowdowns come from outside.
"""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from time import process_time
from typing import Final, NamedTuple

from benchmarks import peers
from benchmarks.peers import Pace
from ludo.engine.cards import PACK_52
from ludo.engine.game import AnyState
from ludo.engine.masks import mask_of
from ludo.engine.playout import playout
from ludo.engine.poker import poker_value
from ludo.engine.runtime import is_compiled
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

ROUNDS: Final = 3
SECONDS: Final = 1.0
COMPILED: Final = is_compiled()
WAYS: Final = ("events", "clone", "in place", "inside")

Measure = Callable[[float], Pace]


def ludo_pace(game_id: str, options: Mapping[str, object], way: str, seconds: float) -> Pace:
    """Random parties of one of our games; who must act does so."""
    game = GAMES[game_id]
    read = game.read_options(options)
    rng = Random(1)
    play = {"events": _with_events, "clone": _cloning, "in place": _in_place, "inside": _inside}[way]
    actions = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        done, luck = play(game.new(read), rng)
        actions += done
        decisions += done - luck
    return Pace(actions, decisions or actions, process_time() - start)


def _with_events(state: AnyState, rng: Random) -> tuple[int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state = state.clone()
        state.apply(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return actions, luck


def _cloning(state: AnyState, rng: Random) -> tuple[int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state = state.clone()
        state.do(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return actions, luck


def _in_place(state: AnyState, rng: Random) -> tuple[int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state.do(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return actions, luck


def _inside(state: AnyState, rng: Random) -> tuple[int, int]:
    return playout(state, rng), 0


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
    """A comparison of a game with a peer.

    on_copy, in_place: the peer's pace (None where it has no way of its own to play in place); per_decision: the figure
    that is compared; bars: the ratios to reach without events, pure (clone), and compiled (clone, in place, inside).
    """

    title: str
    game: str
    options: Mapping[str, object]
    peer: str
    on_copy: Measure
    in_place: Measure | None
    per_decision: bool
    bars: tuple[float, float, float | None, float | None]


def _spiel(name: str) -> tuple[Measure, Measure]:
    return partial(peers.openspiel, name, clone=True), partial(peers.openspiel, name, clone=False)


MATCHES: Final = (
    Match("Triomphe 2 x 2", "triomphe", {"players": 4, "teams": "2x2"}, "OpenSpiel euchre",
          *_spiel("euchre"), False, (0.7, 2.3, 1.8, 3.2)),
    Match("Trente-et-un 5", "trente_et_un", {"players": 5}, "OpenSpiel crazy_eights",
          *_spiel("crazy_eights(players=5)"), False, (0.7, 2.2, 1.8, 3.0)),
    Match("Trut 2 x 2", "trut", {"players": 4}, "pytruco", peers.pytruco, None, False, (150, 500, None, None)),
    Match("Tripoli 6", "tripoli", {"players": 6}, "PokerKit hold'em",
          peers.pokerkit, None, True, (70, 250, None, None)),
    Match("Trio 4", "trio", {}, "OpenSpiel gin_rummy", *_spiel("gin_rummy"), False, (1.3, 5.0, 1.5, None)),
)  # fmt: skip


def figures(match: Match) -> str:
    """Return the lines of a comparison: microseconds and ratios, per action and per decision."""
    measures: dict[str, Measure] = {way: partial(ludo_pace, match.game, match.options, way) for way in WAYS}
    measures["peer clone"] = match.on_copy
    if match.in_place is not None:
        measures["peer in place"] = match.in_place
    best: dict[str, Pace] = {}
    try:
        for _ in range(ROUNDS):
            for name, measure in measures.items():
                pace = measure(SECONDS)
                if name not in best or pace.per_action < best[name].per_action:
                    best[name] = pace
    except ImportError as error:
        return f"{match.title}: not measured, {error.name} is not installed"
    unit = "per_decision" if match.per_decision else "per_action"
    bars = dict(zip(WAYS, (None, *match.bars[1:]) if COMPILED else (None, match.bars[0], None, None), strict=True))
    lines = [f"{match.title} beside {match.peer}"]
    for way in WAYS:
        rival = best.get("peer in place" if way in ("in place", "inside") else "peer clone")
        line = f"    {way:9} {best[way].per_action:8.2f} us an action {best[way].per_decision:8.2f} us a decision"
        if rival is not None and (way != "inside" or not match.per_decision):
            ratio = getattr(rival, unit) / getattr(best[way], unit)
            bar = bars[way]
            verdict = "" if bar is None else f"   bar {bar:g}: {'reached' if ratio >= bar else 'MISSED'}"
            line += f"   peer {getattr(rival, unit):8.2f}   {ratio:8.2f} x{verdict}"
        lines.append(line)
    return "\n".join(lines)


def poker_figures() -> str:
    """Return the line of the best five of thirteen cards."""
    bar = 1500 if COMPILED else 500
    try:
        ours = min(best_of(13, SECONDS).per_action for _ in range(ROUNDS))
        theirs = min(peers.eval7_best_of(13, SECONDS).per_action for _ in range(ROUNDS))
    except ImportError as error:
        return f"best five of 13: not measured, {error.name} is not installed"
    verdict = "reached" if theirs / ours >= bar else "MISSED"
    ratio = f"{ours:.2f} us, {theirs:.2f} us, {theirs / ours:.0f} x   bar {bar}: {verdict}"
    return f"best five of 13 beside eval7 over every five: {ratio}"


def main(games: list[str]) -> int:
    """Print the comparisons of the games named, or of all."""
    print(f"engine: {'compiled' if COMPILED else 'pure Python'}; CPU microseconds, best of {ROUNDS} rounds")
    for match in MATCHES:
        if not games or match.game in games:
            print(figures(match), flush=True)
    if not games or "tripoli" in games:
        print(poker_figures())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
