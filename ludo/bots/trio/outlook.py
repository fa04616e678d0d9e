"""What a seat makes of what it has seen: the cards that may still come, how soon, and how long the deal will go on."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ludo.bots.trio.gathered import long_sequences, suits_gathered, thrown_by
from ludo.bots.trio.prospects import Horizon
from ludo.engine.cards import FACES, SUITS
from ludo.engine.events import Event
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trio.rules import full_pack
from ludo.games.trio.view import TrioView

SPANS: Final = ((0, 1, 0), (1, 2, 1), (2, 5, 3), (5, 10, 7), (10, 20, 14), (20, None, 28))
"""Turns to come that are taken as one: the first of them, the first after them, and the one that stands for all."""
LASTS: Final = {
    "trio": (4.0, 6.0, 9.5, 7.5, 5.0, 7.5, 9.0),
    "ecole": (4.0, 4.0, 4.0, 6.5, 3.0, 6.0, 14.0, 12.5, 11.0, 20.0),
}
"""After how many turns of each player a deal ends in which `MEASURED_AT` have this contract (in play of `baseline`)."""
MEASURED_AT: Final = 4
"""So many players; one who has not opened stands for his part of the chance that a deal ends within a turn."""
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


IN_LONG_DEALS: Final = Habits(cheap=0.8, dear=1.0)
"""How one throws who gathers a long sequence: the dear cards that he began with are soon gone."""


class Outlook(NamedTuple):
    """unseen: by face, copies that may still come, and `total` of them; ending: how likely the deal ends in a turn.

    suits: how much oftener than others the player before throws cards of each suit; empty: all alike.
    """

    unseen: tuple[int, ...]
    total: int
    ending: float
    habits: Habits
    suits: tuple[float, ...] = ()

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
                        tuple(
                            [
                                (
                                    self._comes(cards, turns * self.habits.cheap * much),
                                    self._comes(cards, turns * self.habits.dear * much),
                                )
                                for much in self.suits
                            ]
                        ),
                    )
                )
        return tuple(found)

    def _comes(self, from_stock: int, from_discards: float) -> float:
        """Return how likely a certain unseen card is among so many."""
        return float(1 - (1 - 1 / self.total) ** (from_stock + from_discards))


def outlook_of(view: TrioView, memory: int | None, habits: Habits, history: Iterable[Event] = ()) -> Outlook:
    """Return what a seat makes of its view. memory: how many discards it remembers, the last ones; None: all, and who
    threw them, by the history."""
    seen = [card for place, cards in view.zones.items() if place != DISCARD_PILE for card in cards if card is not None]
    pile = view.known(DISCARD_PILE)
    unseen = unseen_of((*seen, *(pile if memory is None else pile[len(pile) - memory :])), full_pack(view.options))
    suits = _left_by_player_before(view, history) if memory is None else ()
    return Outlook(tuple(unseen), max(sum(unseen), 1), _ending(view), IN_LONG_DEALS if suits else habits, suits)


def _left_by_player_before(view: TrioView, history: Iterable[Event]) -> tuple[float, ...]:
    """Return how much oftener the player before throws cards of each suit: none of those that he gathers."""
    assert view.seat is not None
    before = (view.seat - 1) % view.options.players
    number = long_sequences(view.facts.contracts[before], view.options)
    if not number or before in view.facts.opened:
        return ()
    others = len(SUITS) - number
    return tuple([(1 - one) * len(SUITS) / others for one in suits_gathered(view, before, thrown_by(history, before))])


def unseen_of(seen: Sequence[int], pack: Sequence[int]) -> list[int]:
    """Return by face how many copies of a pack are not among the cards seen."""
    unseen = [0] * FACES
    for card in pack:
        unseen[card] += 1
    for card in seen:
        unseen[card] -= 1
    return unseen


def _ending(view: TrioView) -> float:
    """Return how likely the deal ends until the own next turn, by what those hold who have opened, and the contracts of
    the others."""
    lasts = LASTS[view.options.variant]
    ending = 0.0
    for seat, contract in enumerate(view.facts.contracts):
        if seat in view.facts.opened and seat != view.seat:
            ending += GOES_OUT[min(len(view.cards(hand(seat))), len(GOES_OUT) - 1)]
        elif seat != view.seat:
            ending += 1 / (MEASURED_AT * lasts[contract - 1])
    return min(ending, LONGEST_TURN)
