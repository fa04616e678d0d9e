"""The words of Trente-et-un and of its 36-card game (rulebook 3.3 and 3.4)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from ludo.engine.actions import Action, Deal, Discard, Lot, Say, Shuffle, Vocabulary
from ludo.engine.cards import Card, read_card, write_card

DRAW_TALON: Final = Say("draw_talon")
"""Take the top card of the stock (*prendre*), T31-24."""
DRAW_DISCARD: Final = Say("draw_discard")
"""Take the top card of the discard pile (*récupérer*), T31-24."""
KNOCK: Final = Say("knock")
"""Stop playing (*frapper la table*), T31-31."""
END_TURN: Final = Say("end_turn")
"""Let the turn pass on without a knock, where one may knock after the discard, T31-32."""
DEALER_KEEP: Final = Say("dealer_keep")
"""Keep the packet looked at, SCH-06."""
DEALER_REFUSE: Final = Say("dealer_refuse")
"""Lay the packet looked at on the table, SCH-07."""
PASS: Final = Say("pass")
"""Keep one's cards and stop playing (*passer*), SCH-13."""
PUSH: Final = Say("push")
"""Do nothing in one's turn, and stay in the deal (*schieben*), SCH-41."""
SWAP_ALL: Final = Say("swap_all")
"""Exchange the whole hand against the whole table (*échanger toutes ses cartes*), SCH-16."""

DRAWS: Final[tuple[Say, ...]] = (DRAW_TALON, DRAW_DISCARD)
ENDS: Final = (KNOCK, END_TURN)
DEALER_CHOICES: Final = (DEALER_KEEP, DEALER_REFUSE)
EXCHANGES: Final[tuple[Say, ...]] = (PASS, SWAP_ALL)
TURN_WORDS: Final[tuple[Say, ...]] = (PASS, PUSH, SWAP_ALL)
"""The words of a turn with 36 cards, where one may push."""


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange a card of the hand against one of the table (*échanger une carte*), SCH-15."""

    held: Card
    taken: Card

    def arguments(self) -> str:
        """Both cards, separated by a colon."""
        return f"{write_card(self.held)}:{write_card(self.taken)}"

    @classmethod
    def parse(cls, arguments: str) -> "Swap":
        """Return the card of the hand, a colon, the card of the table."""
        held, _, taken = arguments.partition(":")
        return swap(read_card(held), read_card(taken))


Swap.verb = "swap"


@cache
def swap(held: Card, taken: Card) -> Swap:
    """Return the exchange of these cards, made once."""
    return Swap(held, taken)


VOCABULARY: Final = Vocabulary(
    (say.word for say in (*DRAWS, *ENDS, *DEALER_CHOICES, *TURN_WORDS)), (Discard, Swap, Shuffle, Deal, Lot), ":"
)
