"""Infers hands of the 36-card game from exchanges."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ludo.bots.trente_et_un.hands import hands_of
from ludo.bots.trente_et_un.opponent_model import BOUND, NEVER, limit_at, pass_limits
from ludo.engine.cards import Card
from ludo.engine.events import Event, Moved, Said
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.games.trente_et_un.actions import PASS, PUSH
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, THIRTY_ONE
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView

STRANGE: Final = 0.08
"""How likely something is done that leaves a worse hand than something else."""
TIMID: Final = 0.3
"""How likely a hand goes on that is worth enough to pass."""


class Exchange(NamedTuple):
    """A turn: the table before it, the cards given and taken (none for a pass or push), and turns over by then."""

    table: CardSet
    given: CardSet
    taken: CardSet
    turns: int
    pushed: bool = False


def exchanges_of(history: Iterable[Event], players: int) -> list[list[Exchange]]:
    """Return the turns of each seat, the last one first."""
    found: list[list[Exchange]] = [[] for _ in range(players)]
    table = given = 0
    over = 0
    for event in history:
        if isinstance(event, Said) and event.code in (PASS.word, PUSH.word):
            found[event.seat].insert(0, Exchange(table, 0, 0, over, event.code == PUSH.word))
            over += 1
        elif isinstance(event, Moved):
            cards = mask_of(card for card in event.cards if card is not None)
            if event.target == TABLE and event.source.kind == "hand":
                given = cards
            elif event.target == TABLE:
                table = cards
            elif event.source == TABLE and event.target.kind == "hand":
                found[event.target.owner].insert(0, Exchange(table, given, cards, over))
                table = table & ~cards | given
                over += 1
    return found


class ExchangeReading:
    """How well hands explain the exchanges heard.

    span: how many turns of each other seat are remembered.
    """

    def __init__(self, view: TrenteEtUnView, history: Iterable[Event], span: int) -> None:
        lives = view.facts.lives
        self._value, self._throw = hands_of(view.options)
        self._players = sum(left > 0 for left in lives)
        self._limits = pass_limits(view.options, self._players)
        self._closer = view.facts.closer
        self._first_close = 0 if setting_of(view.options).closes_first_round else self._players
        self._turns = [turns[:span] for turns in exchanges_of(history, len(lives))]

    def __call__(self, seat: Seat, held: CardSet) -> float:
        """Return how well a hand explains the turns of a seat."""
        value = self._value
        if value[held] >= THIRTY_ONE:
            return 0.0
        likely = 1.0
        for turn in self._turns[seat]:
            after = value[held]
            held = held & ~turn.taken | turn.given
            own = value[held]
            best = max(own, *[self._best(held, card) for card in cards_in(turn.table)])
            if turn.taken.bit_count() == HAND_SIZE:
                likely *= 1.0 if after > max(own, best) - BOUND else STRANGE
            elif turn.taken:
                if after < best:
                    likely *= STRANGE
                if own >= self._enough(turn):
                    likely *= TIMID
            elif turn.pushed and own >= self._enough(turn):
                likely *= TIMID
            elif best > own and own < self._enough(turn):
                likely *= STRANGE
        return likely

    def _enough(self, turn: Exchange) -> float:
        """Return what a hand is worth with which one passes in that turn; more than any where nobody may (SCH-43)."""
        return limit_at(self._limits, turn.turns, self._players) if turn.turns >= self._first_close else NEVER

    def _best(self, held: CardSet, card: Card) -> float:
        """Return what a hand is worth after taking a card."""
        four = held | BIT[card]
        return self._value[four & ~BIT[self._throw[four]]]
