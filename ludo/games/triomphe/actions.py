"""The words of Triomphe (rulebook section 13, "Phases and decision points")."""

from dataclasses import dataclass
from typing import Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle, Vocabulary, read_number
from ludo.engine.cards import FACES, Card, read_card, read_cards, write_card, write_cards
from ludo.engine.places import Seat

CONCEDE: Final = Say("concede")
"""Offer the other side the victory in the deal (*donner le jeu*), TRI-80."""
KEEP: Final = Say("keep")
"""Do not offer it, TRI-82."""
ACCEPT: Final = Say("accept")
"""Take the offer and one point, TRI-83."""
REFUSE: Final = Say("refuse")
"""Refuse the offer and be bound to the vole, TRI-84."""
NO_PILLAGE: Final = Say("no_pillage")
"""Leave the card on offer (APP-05, APP-13)."""
THREE_TWO: Final = Say("3-2")
"""Deal packets of three, then of two, TRI-22."""
TWO_THREE: Final = Say("2-3")
"""Deal packets of two, then of three, TRI-22."""

CONCESSIONS: Final = (CONCEDE, KEEP)
ANSWERS: Final = (ACCEPT, REFUSE)
PACKETS: Final = (THREE_TWO, TWO_THREE)


@dataclass(frozen=True, slots=True)
class Pillage(Action):
    """Take the card on offer and give up a card of the hand for it (*piller*), APP-07."""

    card: Card

    def arguments(self) -> str:
        """The card given up."""
        return write_card(self.card)

    @classmethod
    def parse(cls, arguments: str) -> "Pillage":
        """The same object for the same card."""
        return PILLAGES[read_card(arguments)]


Pillage.verb = "pillage"


PILLAGES: Final = tuple(Pillage(card) for card in range(FACES))
"""`Pillage` by card, made once."""


@dataclass(frozen=True, slots=True)
class NameDealer(Action):
    """Name the next dealer (TRI-13, TRI-26)."""

    seat: Seat

    def arguments(self) -> str:
        return str(self.seat)

    @classmethod
    def parse(cls, arguments: str) -> "NameDealer":
        return cls(read_number(arguments))


NameDealer.verb = "dealer"


@dataclass(frozen=True, slots=True)
class Stake(Action):
    """Name the chips that everybody stakes in the parties to come (*enjeu*), TRI-74."""

    chips: int

    def arguments(self) -> str:
        """The number of chips."""
        return str(self.chips)

    @classmethod
    def parse(cls, arguments: str) -> "Stake":
        """A number of chips."""
        return cls(read_number(arguments))


Stake.verb = "stake"


NAMINGS: Final = tuple(NameDealer(seat) for seat in range(6))
"""`NameDealer` by seat, made once."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Luck lets everybody who has to draw take one card, in the order of their seats (TRI-10, TRI-12)."""

    cards: tuple[Card, ...]

    def __init__(self, cards: tuple[Card, ...]) -> None:
        object.__setattr__(self, "cards", cards)  # as the generated one, which is never compiled

    def arguments(self) -> str:
        """The cards drawn."""
        return write_cards(self.cards)

    @classmethod
    def parse(cls, arguments: str) -> "Draw":
        """Cards separated by spaces."""
        return cls(read_cards(arguments))


Draw.verb = "draw"


VOCABULARY: Final = Vocabulary(
    (say.word for say in (*CONCESSIONS, *ANSWERS, NO_PILLAGE, *PACKETS)),
    (Play, Pillage, NameDealer, Stake, Draw, Shuffle, Cut, Deal, Lot),
)
