"""Infers hands from turns in the 52-card game: from what the others took, left lying and threw.

The turns of a seat are taken back from a hand that it may hold, last one first.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from ludo.bots.trente_et_un.hands import hands_of
from ludo.bots.trente_et_un.opponent_model import gains, knock_limits, limit_at
from ludo.engine.cards import Card
from ludo.engine.events import Event, Moved
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TrenteEtUnView

WORSE_THROW: Final = 0.08
EQUAL_THROW: Final = 0.4
"""How likely a card is thrown although another leaves a better hand, or one that is as good."""
STRANGE_DRAW: Final = 0.15
"""How likely a card is taken that does not help, or left lying that does."""
HELD_BACK: Final = 0.2
"""How likely a hand does not knock that is worth enough."""
EARLY: Final = 2.0
EARLY_KNOCK: Final = 0.3
RASH_KNOCK: Final = 0.03
"""How likely a hand knocks that is worth up to so much less than enough, or still less."""


class Turn(NamedTuple):
    """A turn: the card that lay on the discard pile, whether it was taken, the card thrown, and turns over by then."""

    top: Card
    took: bool
    thrown: Card
    turns: int


def turns_of(history: Iterable[Event], players: int) -> list[list[Turn]]:
    """Return the turns of each seat, the last one first; without a turn that is not over yet."""
    found: list[list[Turn]] = [[] for _ in range(players)]
    pile: list[Card] = []
    top, took, over = -1, False, 0
    for event in history:
        if not isinstance(event, Moved):
            continue
        if event.target == DISCARD_PILE:
            named = [card for card in event.cards if card is not None]
            if event.source.kind == "hand":
                found[event.source.owner].insert(0, Turn(top, took, named[-1], over))
                over += 1
            pile += named
        elif event.target == STOCK:
            pile = pile[-1:]
        elif event.target.kind == "hand" and pile:
            top, took = pile[-1], event.source == DISCARD_PILE
            if took:
                pile.pop()
    return found


class DrawReading:
    """How well hands explain the turns heard.

    span: how many turns of each other seat are remembered.
    """

    def __init__(self, view: TrenteEtUnView, history: Iterable[Event], rng: Random, span: int) -> None:
        lives = view.facts.lives
        self._rng = rng
        self._value, self._throw = hands_of(view.options)
        self._gains = gains(view.options)
        self._players = sum(left > 0 for left in lives)
        self._limits = knock_limits(view.options, self._players)
        self._closer = view.facts.closer
        self._turns = [turns[:span] for turns in turns_of(history, len(lives))]
        self._taken = [
            mask_of((*view.known(hand(seat)), *(turn.top for turn in turns if turn.took)))
            for seat, turns in enumerate(self._turns)
        ]

    def __call__(self, seat: Seat, held: CardSet) -> float:
        """Return how well a hand explains the turns of a seat; which card came from the stock is drawn by lot."""
        value, throw, gain_of = self._value, self._throw, self._gains
        worth = value[held]
        if worth == THIRTY_ONE:
            return 0.0
        turns, taken = self._turns[seat], self._taken[seat]
        likely = self._knocking(worth, turns[0].turns + self._players if turns else 0) if seat == self._closer else 1.0
        for turn in turns:
            left = worth
            thrown, top = BIT[turn.thrown], BIT[turn.top]
            if held & thrown or (held & top and not turn.took):
                break  # the stock has been made anew since
            four = held | thrown
            best = throw[four]
            if turn.took:
                if not four & top:
                    break  # the wrong card of a later turn was taken for that of the stock
                held = four & ~top
            else:
                came = cards_in(four & ~taken or four)
                held = four & ~BIT[came[int(self._rng.random() * len(came))]]
            if best != turn.thrown and not (turn.took and best == turn.top):
                likely *= EQUAL_THROW if value[four & ~BIT[best]] == left else WORSE_THROW
            worth = value[held]
            with_top = held | top
            gain = value[with_top & ~BIT[throw[with_top]]] - worth
            if (gain > 0 and gain >= gain_of[int(worth)]) != turn.took:
                likely *= STRANGE_DRAW
            if seat != self._closer and worth >= self._limit(turn.turns):
                likely *= HELD_BACK
        return likely

    def _limit(self, turns: int) -> float:
        return limit_at(self._limits, turns, self._players)

    def _knocking(self, worth: float, turns: int) -> float:
        """Return how likely a hand knocks."""
        limit = self._limit(turns)
        if worth >= limit:
            return 1.0
        return EARLY_KNOCK if worth >= limit - EARLY else RASH_KNOCK
