"""`python -m benchmarks.trio_rates --n 60 --seed 78 [--preset ecole]`: what the Expert of Trio takes for granted.

Plays parties of `baseline` and prints, by own turns of the deal, how often a certain unseen card is thrown by the
player before or comes from the stock, for one draw from all unseen cards; and how likely a player goes out in their
next turn, in the one after it, and so on, by their contract before opening and by the cards they hold after it. The
numbers are those of `ludo/bots/trio/draw_rates.py`.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.trio.contract_odds import DEAR
from ludo.bots.trio.outlook import unseen_of
from ludo.bots.trio.sequence_inference import long_sequences
from ludo.engine.cards import Card
from ludo.engine.events import DealEnded
from ludo.engine.places import DISCARD_PILE, Seat
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import WILD
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.rules import POINTS, full_pack
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import TrioView

TURNS: Final = 12
"""Own turns that are told apart; later ones are the last."""
LAGS: Final = 12
HELD: Final = 8
"""Cards of an opener that are told apart."""


def kind_of(card: Card) -> str:
    """Cheap, dear or wild."""
    return "wild" if WILD[card] else "dear" if POINTS[card] >= DEAR else "cheap"


class Counts:
    """seen: by what came from where, how often; expected: how often if all unseen cards came alike."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, str, int], float] = defaultdict(float)
        self.expected: dict[tuple[str, str, int], float] = defaultdict(float)
        self.out: dict[tuple[str, int, int], list[int]] = defaultdict(lambda: [0, 0])

    def came(self, source: str, view: TrioView, card: Card, unseen: Sequence[int]) -> None:
        """Note a card; unseen: copies before it came."""
        turn = min(view.facts.turns // view.options.players, TURNS - 1)
        total = sum(unseen)
        self.seen[source, kind_of(card), turn] += 1
        for other, copies in enumerate(unseen):
            self.expected[source, kind_of(other), turn] += copies / total

    def ended(self, states: Iterable[Sequence[tuple[str, int]]], out: int) -> None:
        """Note a deal: by seat what it was before each turn (opened or not; contract or cards), and who went out."""
        for seat, turns in enumerate(states):
            for at, (name, number) in enumerate(turns):
                for lag in range(min(len(turns) - at, LAGS)):
                    entry = self.out[name, number, lag]
                    entry[0] += 1
                    entry[1] += seat == out and at + lag == len(turns) - 1


def unseen_by(view: TrioView) -> list[int]:
    """Copies by face that a seat does not see."""
    seen = [card for cards in view.zones.values() for card in cards if card is not None]
    return unseen_of(seen, full_pack(view.options))


def thrower(state: TrioState, seat: Seat) -> str:
    """An opener, a player who gathers a long sequence, or another."""
    if seat in state.opened:
        return "opener"
    return "long" if long_sequences(state.stage.contracts[seat], state.options) else "closed"


def play(state: TrioState, name: str, counts: Counts) -> None:
    """Play a partie and note all."""
    players = state.options.players
    turns: list[list[tuple[str, int]]] = [[] for _ in range(players)]
    lots = 0
    while (seat := state.turn().must) is not None:
        if seat == CHANCE:
            events = state.apply(seat, state.legal(CHANCE).sample(Random(f"{name}/{lots}")))
            lots += 1
        else:
            view = state.view(seat)
            drawing = state.phase == "draw"
            if drawing:
                opened = seat in state.opened
                turns[seat].append(
                    ("opened", min(len(state.hands[seat]), HELD)) if opened else ("closed", state.stage.contracts[seat])
                )
                if state.turns:
                    top = view.known(DISCARD_PILE)[-1]
                    before = unseen_by(view)
                    before[top] += 1
                    source = thrower(state, (seat - 1) % players)
                    counts.came(source, view, top, before)
            action = answer(DecisionRequest(view, (), state.legal(seat), True, "baseline", seed=lots))
            assert action is not None
            events = state.apply(seat, action)
            if drawing and state.drawn_from == "stock":
                counts.came("stock", view, state.hands[seat][-1], unseen_by(view))
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        if ended is not None:
            counts.ended(turns, ended.winners[0] if ended.winners else -1)
            turns = [[] for _ in range(players)]


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trio_rates", description=__doc__)
    parser.add_argument("--n", type=int, default=60)
    parser.add_argument("--seed", type=int, default=78)
    parser.add_argument("--preset", default="trio")
    given = parser.parse_args(arguments)
    options = TRIO.read_options({} if given.preset == "trio" else TRIO.presets[given.preset])
    counts = Counts()
    for number in range(given.n):
        state = TRIO.new(options)
        assert isinstance(state, TrioState)
        play(state, f"{given.seed}/{number}", counts)
    for source in ("closed", "long", "opener", "stock"):
        for kind in ("cheap", "dear", "wild"):
            rates = [
                counts.seen[source, kind, turn] / max(counts.expected[source, kind, turn], 1e-9)
                for turn in range(TURNS)
            ]
            print(source, kind, " ".join(f"{rate:.2f}" for rate in rates))
    rows = [("closed", contract) for contract in range(1, last_contract(options) + 1)]
    rows += [("opened", held) for held in range(1, HELD + 1)]
    for name, number in rows:
        chances = [counts.out[name, number, lag] for lag in range(LAGS)]
        print(name, number, chances[0][0], " ".join(f"{out / max(all_, 1):.3f}" for all_, out in chances))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
