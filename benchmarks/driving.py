"""How Ludo's engine is driven for `benchmarks.engine`, and the seal by which a run knows that it plays as it should.

The ways, each from the start of a partie to its end, at random:

    listing    all legal actions are listed, one of them is chosen, each with the same chance; in place
    drawing    one is drawn without a list (`rollout_action`) and done (`do`); in place
    on a copy  the same on a copy of the state, which is made before each action
    events     the same, checked and told (`apply`), on a copy, as a session plays
    inside     the loop inside the engine (`playout`)

The peers' own ways are in `benchmarks.peers`.
"""

import hashlib
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Final, NamedTuple

from benchmarks.peers import Pace
from ludo.engine.game import AnyState
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

Way = Callable[[AnyState, Random], tuple[AnyState, int, int]]
"""Plays a partie to its end; returns how it ended, and how many actions and how many of them of luck that took."""

SEEDS: Final = 2


class Table(NamedTuple):
    """A game with its options, and the seals of parties of which all actions are listed and of those that are drawn."""

    game: str
    options: Mapping[str, object]
    listed: str
    drawn: str


def _listing(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        if actor == CHANCE:  # nobody lists the orders of a pack
            state.do(actor, state.rollout_action(actor, rng))
            luck += 1
        else:
            legal = list(state.legal(actor))
            state.do(actor, legal[int(rng.random() * len(legal))])
        actions += 1
    return state, actions, luck


def _drawing(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state.do(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return state, actions, luck


def _on_a_copy(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state = state.clone()
        state.do(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return state, actions, luck


def _events(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    actions = luck = 0
    while (actor := state.turn().must) is not None:
        state = state.clone()
        state.apply(actor, state.rollout_action(actor, rng))
        actions += 1
        luck += actor == CHANCE
    return state, actions, luck


def _inside(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    return state, state.playout(rng, -1), 0


WAYS: Final[dict[str, Way]] = {
    "listing": _listing,
    "drawing": _drawing,
    "on a copy": _on_a_copy,
    "events": _events,
    "inside": _inside,
}


def measured(table: Table, way: str, seconds: float) -> Pace:
    """Parties at random for about so many seconds of CPU time; of `inside` only the actions are known."""
    game = GAMES[table.game]
    options = game.read_options(table.options)
    rng = Random(1)
    play = WAYS[way]
    actions = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        _, done, luck = play(game.new(options), rng)
        actions += done
        decisions += done - luck
    return Pace(actions, decisions, process_time() - start)


class WrongPartieError(Exception):
    """Seeded parties do not go as they should; the message says which."""


def verify(table: Table) -> None:
    """Play seeded parties in every way. Raises WrongPartieError where one does not go as it always did.

    All ways but `listing` draw the same numbers for the same actions, so that they have one seal.
    """
    for way in WAYS:
        right = table.listed if way == "listing" else table.drawn
        found = seal(table, way)
        if found != right:
            raise WrongPartieError(f"{table.game}, {way}: seeded parties have the seal {found}, not {right}")


def seal(table: Table, way: str) -> str:
    """Return a checksum of a few seeded parties: how many actions they took, how they ended, what is drawn next."""
    game = GAMES[table.game]
    options = game.read_options(table.options)
    lines = []
    for seed in range(SEEDS):
        rng = Random(seed)
        state, actions, _ = WAYS[way](game.new(options), rng)
        standing = state.standing()
        points = standing.points(game.sides(options))
        lines.append(f"{actions} {standing.winners} {points} {standing.chips} {rng.random()!r}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
