"""How likely the next player takes a card that is thrown before them.

Nobody sees their hand; what they took, threw and left lying says what they gather. A logistic regression, fitted to
what `baseline` would have taken (`python -m benchmarks.trio_wishes`), weighs it for each contract.
"""

from collections.abc import Iterable, Sequence
from math import comb, exp
from typing import Final

from ludo.bots.trio.sequence_inference import left_lying, thrown_by
from ludo.bots.trio.take_weights import WEIGHTS
from ludo.engine.cards import RANK, SUIT, Card, card_of
from ludo.engine.events import Event
from ludo.engine.places import hand
from ludo.games.trio.arrangements import OF_RANK
from ludo.games.trio.combinations import SET_RANKS, WILD
from ludo.games.trio.rules import next_seat
from ludo.games.trio.view import TrioView

NEAR: Final = 3
"""How far apart cards of a suit help each other in a sequence."""


class Wishes:
    """Cards that the next player may want. history: the events of this deal; unseen: copies by face that may be
    anywhere, `total` of them."""

    def __init__(self, view: TrioView, history: Iterable[Event], unseen: Sequence[int], total: int) -> None:
        assert view.seat is not None
        seat = next_seat(view.seat, view.options.players)
        told = tuple(history)
        known = view.known(hand(seat))
        self._opened = seat in view.facts.opened
        self._weights = WEIGHTS[view.options.variant][view.facts.contracts[seat] - 1]
        self._unseen = unseen
        self._share = (len(view.cards(hand(seat))) - len(known)) / total
        self._known = len(known)
        self._told = [
            [card for card in cards if not WILD[card]]
            for cards in (known, thrown_by(told, seat), left_lying(told, seat))
        ]

    def chance(self, card: Card) -> float:
        """Return how likely they take a card; 0 where they have opened, and may take none but to go out (TRO-44)."""
        if self._opened:
            return 0.0
        if WILD[card]:
            return 1.0
        signs = self.signs(card)
        return 1 / (1 + exp(-sum([weight * sign for weight, sign in zip(self._weights, signs, strict=True)])))

    def signs(self, card: Card) -> list[float]:
        """Return what speaks for or against it, in the order of the weights, for a natural card.

        1; how likely they hold two unseen cards of the rank; how many unseen cards near it in the suit they are
        expected to hold; how many cards they are known to hold; then of the cards that they are known to hold, threw,
        and left lying, how many are equal to it, others of its rank, near it in the suit, and further away.
        """
        suit, rank = SUIT[card], RANK[card]
        share, unseen = self._share, self._unseen
        copies = sum([unseen[other] for other in OF_RANK[rank]])
        fewer = sum([comb(copies, held) * share**held * (1 - share) ** (copies - held) for held in range(2)])
        near = sum([1 - (1 - share) ** unseen[card_of(one, suit)] for one in SET_RANKS if 0 < abs(one - rank) <= NEAR])
        found = [1.0, 1 - fewer, near, float(self._known)]
        for cards in self._told:
            equal = alike = close = far = 0
            for other in cards:
                if other == card:
                    equal += 1
                elif RANK[other] == rank:
                    alike += 1
                elif SUIT[other] == suit:
                    if abs(RANK[other] - rank) <= NEAR:
                        close += 1
                    else:
                        far += 1
            found += [float(equal), float(alike), float(close), float(far)]
        return found
