"""Other programs of the kind, driven from Python the same way: one of the legal moves at random, on a copy or in place.

Each function plays for about `seconds` of CPU time and gives a `Pace`. Peers without a copy of their own (pytruco,
PokerKit) are copied with `copy.deepcopy`, as their own code does where it needs a copy. They come from the
optional extra `bench`.
"""

import importlib
import random
from copy import deepcopy
from itertools import combinations
from time import process_time
from typing import Any, NamedTuple


class Pace(NamedTuple):
    """Actions (luck included), decisions of players, and the CPU seconds that they took."""

    actions: int
    decisions: int
    seconds: float

    @property
    def per_action(self) -> float:
        """CPU microseconds an action."""
        return self.seconds / self.actions * 1e6

    @property
    def per_decision(self) -> float:
        """CPU microseconds a decision."""
        return self.seconds / self.decisions * 1e6


def openspiel(name: str, seconds: float, clone: bool = True) -> Pace:
    """A game of OpenSpiel, whose engine is compiled; `clone`: copy the state before each action."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    rng = random.Random(1)
    actions = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if clone:
                state = state.clone()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[rng.randrange(len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[rng.randrange(len(legal))]
                decisions += 1
            state.apply_action(action)
            actions += 1
    return Pace(actions, decisions, process_time() - start)


def pytruco(seconds: float) -> Pace:
    """The Truco of pytruco, two against two, telling what happens as our engine does (`verbose`)."""
    partida: Any = importlib.import_module("pytruco.pdt.partida")
    chi: Any = importlib.import_module("pytruco.pdt.chi")
    rng = random.Random(1)
    actions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = partida.Partida(
            puntuacion=20, azules=["Alice", "Ariana"], rojos=["Bob", "Ben"], verbose=True, limite_envido=4
        )
        while not state.terminada() and process_time() - start < seconds:
            state = deepcopy(state)
            offers = [offered for offered in chi.chis(state, True) if offered]
            chosen = offers[rng.randrange(len(offers))]
            chosen[rng.randrange(len(chosen))].hacer(state)
            actions += 1
    return Pace(actions, actions, process_time() - start)


def pokerkit(seconds: float) -> Pace:
    """No-limit hold'em of PokerKit, six players; a decision is a betting action."""
    kit: Any = importlib.import_module("pokerkit")
    automations = tuple(kit.Automation)
    rng = random.Random(1)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = kit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 6)
        while state.status and process_time() - start < seconds:
            state = deepcopy(state)
            moves = []
            if state.can_fold():
                moves.append(state.fold)
            if state.can_check_or_call():
                moves.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                moves.append(state.complete_bet_or_raise_to)
            moves[rng.randrange(len(moves))]()
            decisions += 1
    return Pace(decisions, decisions, process_time() - start)


def eval7_best_of(count: int, seconds: float) -> Pace:
    """The best five of `count` cards by eval7, every five of them tried."""
    module: Any = importlib.import_module("eval7")
    evaluate = module.evaluate
    rng = random.Random(1)
    deck = module.Deck().cards
    hands = [rng.sample(deck, count) for _ in range(1000)]
    rankings = 0
    start = process_time()
    while process_time() - start < seconds:
        max(map(evaluate, combinations(hands[rankings % 1000], 5)))
        rankings += 1
    return Pace(rankings, rankings, process_time() - start)
