"""Other programs of the kind, driven from Python in the fastest way that they offer, or playing on in their own loop.

Each function plays at random for about so many seconds of CPU time and gives a `Pace`. All list the legal actions of
who must act and choose one: none of them can draw one without a list. The peers come from the optional extra `bench`.
"""

import importlib
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from time import process_time
from typing import Any, Final, NamedTuple

Measure = Callable[[float], "Pace"]
"""What plays for so many seconds."""


class Pace(NamedTuple):
    """Actions (luck included), decisions of players, and the CPU seconds that they took."""

    actions: float
    decisions: float
    seconds: float

    @property
    def per_action(self) -> float:
        """CPU microseconds an action."""
        return self.seconds / self.actions * 1e6

    @property
    def per_decision(self) -> float:
        """CPU microseconds a decision."""
        return self.seconds / self.decisions * 1e6


def openspiel(name: str, clone: bool, seconds: float) -> Pace:
    """A game of OpenSpiel, whose engine is compiled C++; `clone`: copy the state before each action."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    draw = random.Random(1).random
    actions = luck = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if clone:
                state = state.clone()
            luck += state.is_chance_node()
            legal = state.legal_actions()  # where luck acts, too: each is as likely, and `chance_outcomes` is slower
            state.apply_action(legal[int(draw() * len(legal))])
            actions += 1
    return Pace(actions, actions - luck, process_time() - start)


_DEALS: Final = 20
_COUNTED: Final = 50
_ROLLOUTS: Final = 200


def openspiel_inside(name: str) -> Measure:
    """Random parties in OpenSpiel's own loop in C++, the one with which its tree search judges a position.

    They begin after the deal: its own loop cannot deal. How many actions such parties take is counted first, untimed.
    """
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    rng = random.Random(1)
    dealt = [_dealt(game, rng) for _ in range(_DEALS)]
    counts = [_counted(state, rng) for state in dealt for _ in range(_COUNTED)]
    evaluator = spiel.RandomRolloutEvaluator(_ROLLOUTS, 1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)  # one leaf: the position itself

    def measure(seconds: float) -> Pace:
        rounds = 0
        start = process_time()
        while process_time() - start < seconds:
            for state in dealt:
                search.mcts_search(state)
            rounds += 1
        passed = process_time() - start
        scale = rounds * _ROLLOUTS / _COUNTED
        return Pace(sum(each[0] for each in counts) * scale, sum(each[1] for each in counts) * scale, passed)

    return measure


def _dealt(game: Any, rng: random.Random) -> Any:
    """Return a state after a random deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _counted(state: Any, rng: random.Random) -> tuple[int, int]:
    """Return how many actions and how many decisions a random partie takes from here."""
    state = state.clone()
    actions = luck = 0
    while not state.is_terminal():
        luck += state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        actions += 1
    return actions, actions - luck


def colver(seconds: float) -> Pace:
    """The Belote of colver, written in Rust; a step also tells what a learning player sees, and what is legal next."""
    module: Any = importlib.import_module("colver")
    draw = random.Random(1).random
    env = module.Env()
    decisions = deals = 0
    start = process_time()
    while process_time() - start < seconds:
        _, legal = env.reset()
        over = False
        while not over:
            _, _, over, legal = env.step(legal[int(draw() * len(legal))])
            decisions += 1
        deals += 1
    return Pace(decisions + deals, decisions, process_time() - start)


def colver_inside() -> Measure:
    """Random parties in colver's own loop in Rust; they begin after the deal, and are counted first, untimed."""
    module: Any = importlib.import_module("colver")
    rng = random.Random(1)
    env = module.Env()
    counts = []
    for _ in range(_DEALS * _COUNTED):
        _, legal = env.reset()
        decisions, over = 0, False
        while not over:
            _, _, over, legal = env.step(rng.choice(legal))
            decisions += 1
        counts.append(decisions)
    mean = sum(counts) / len(counts)

    def measure(seconds: float) -> Pace:
        parties = 0
        passed = 0.0
        while passed < seconds:
            env.reset()
            start = process_time()
            env.rollout(10 * _ROLLOUTS)
            passed += process_time() - start
            parties += 10 * _ROLLOUTS
        return Pace(parties * mean, parties * mean, passed)

    return measure


def pytruco(seconds: float) -> Pace:
    """The Truco of pytruco, two against two, told nothing (`verbose`); at any moment several players may act."""
    partida: Any = importlib.import_module("pytruco.pdt.partida")
    chi: Any = importlib.import_module("pytruco.pdt.chi")
    draw = random.Random(1).random
    actions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = partida.Partida(20, ["Alice", "Ariana"], ["Bob", "Ben"], verbose=False)
        while not state.terminada() and process_time() - start < seconds:
            offers = [offered for offered in chi.chis(state) if offered]
            chosen = offers[int(draw() * len(offers))]
            chosen[int(draw() * len(chosen))].hacer(state)
            actions += 1
    return Pace(actions, actions, process_time() - start)


def pokerkit(seconds: float) -> Pace:
    """No-limit hold'em of PokerKit, six players; a decision is a betting action, a raise the least one.

    It names no amounts: what may be done are the kinds of action.
    """
    kit: Any = importlib.import_module("pokerkit")
    automations = tuple(kit.Automation)
    draw = random.Random(1).random
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = kit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 6)
        while state.status and process_time() - start < seconds:
            moves = []
            if state.can_fold():
                moves.append(state.fold)
            if state.can_check_or_call():
                moves.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                moves.append(state.complete_bet_or_raise_to)
            moves[int(draw() * len(moves))]()
            decisions += 1
    return Pace(decisions, decisions, process_time() - start)


class Hands(NamedTuple):
    """Hands of eval7, each a list of its cards."""

    evaluate: Callable[[Sequence[Any]], int]
    hands: list[list[Any]]

    def true_values(self) -> list[int]:
        """Return what the best five of each are worth: the highest of every five."""
        return [max(map(self.evaluate, combinations(hand, 5))) for hand in self.hands]

    def values(self) -> list[int]:
        """Return what eval7 says of all cards of each at once, for which it is made up to seven."""
        return [self.evaluate(hand) for hand in self.hands]

    def at_once(self, seconds: float) -> Pace:
        """All cards of a hand in one call."""
        rankings = 0
        start = process_time()
        while process_time() - start < seconds:
            for hand in self.hands:
                self.evaluate(hand)
            rankings += len(self.hands)
        return Pace(rankings, rankings, process_time() - start)


def eval7_hands(hands: Sequence[Sequence[str]]) -> Hands:
    """Return the same hands as eval7 has them; cards as it writes them, such as `Ts`."""
    module: Any = importlib.import_module("eval7")
    return Hands(module.evaluate, [[module.Card(card) for card in hand] for hand in hands])
