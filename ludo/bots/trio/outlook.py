"""What a seat makes of what it has seen: the cards that may still come, how soon, and how long the deal will go on."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludo.bots.trio.prospects import Horizon
from ludo.engine.cards import FACES
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trio.rules import full_pack
from ludo.games.trio.view import TrioView

SPANS: Final = ((0, 1, 0), (1, 2, 1), (2, 5, 3), (5, None, 7))
"""Turns to come that are taken as one: the first of them, the first after them, and the one that stands for all."""
QUIET: Final = 0.07
"""How likely a deal ends within a turn where nobody else has opened: somebody may soon."""
GOES_OUT: Final = (1.0, 0.23, 0.12, 0.19, 0.03)
"""How likely one who has opened goes out within a turn, by the cards he holds (in play of `baseline`), the last for
more. Of three cards often all are laid at once."""
LONGEST_TURN: Final = 0.8
"""No deal is surer to end within a turn."""


class Habits(NamedTuple):
    """How often a certain unseen card is thrown by the player before and taken, for each turn and each unseen card.

    cheap, dear: cards of five points, and of ten, which are thrown first.
    """

    cheap: float
    dear: float


class Outlook(NamedTuple):
    """unseen: by face, copies that may still come, and `total` of them; ending: how likely the deal ends in a turn."""

    unseen: tuple[int, ...]
    total: int
    ending: float
    habits: Habits

    def horizons(self, drawn: bool) -> tuple[Horizon, ...]:
        """Return what may come within how many turns; `drawn`: nothing of the stock in this one."""
        goes_on = 1 - self.ending
        found = []
        for first, end, turns in SPANS:
            weight = goes_on**first - (goes_on**end if end is not None else 0.0)
            cards = turns + (not drawn)
            if cards:
                found.append(
                    Horizon(
                        self._comes(cards, turns * self.habits.cheap),
                        self._comes(cards, turns * self.habits.dear),
                        self._comes(cards, 0.0),
                        weight,
                    )
                )
        return tuple(found)

    def _comes(self, from_stock: int, from_discards: float) -> float:
        """Return how likely a certain unseen card is among so many."""
        return float(1 - (1 - 1 / self.total) ** (from_stock + from_discards))


def outlook_of(view: TrioView, memory: int | None, habits: Habits) -> Outlook:
    """Return what a seat makes of its view. memory: how many discards it remembers, the last ones; None: all."""
    seen = [card for place, cards in view.zones.items() if place != DISCARD_PILE for card in cards if card is not None]
    pile = view.known(DISCARD_PILE)
    unseen = unseen_of((*seen, *(pile if memory is None else pile[len(pile) - memory :])), full_pack(view.options))
    return Outlook(tuple(unseen), max(sum(unseen), 1), _ending(view), habits)


def unseen_of(seen: Sequence[int], pack: Sequence[int]) -> list[int]:
    """Return by face how many copies of a pack are not among the cards seen."""
    unseen = [0] * FACES
    for card in pack:
        unseen[card] += 1
    for card in seen:
        unseen[card] -= 1
    return unseen


def _ending(view: TrioView) -> float:
    """Return how likely the deal ends until the own next turn, by what those hold who have opened."""
    others = [len(view.cards(hand(seat))) for seat in view.facts.opened if seat != view.seat]
    return min(QUIET + sum(GOES_OUT[min(cards, len(GOES_OUT) - 1)] for cards in others), LONGEST_TURN)
