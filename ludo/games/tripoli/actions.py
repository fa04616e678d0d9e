"""The words of Tripoli (rulebook section 11.2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ludo.engine.actions import Action, CardsAction, ChipsAction, Deal, Lot, Play, Say, Shuffle, Vocabulary, read_number
from ludo.engine.cards import SUITS, Suit, read_cards, read_suit, write_cards, write_suit
from ludo.games.tripoli.options import SEQUENCES
from ludo.games.tripoli.rules import Layout

KEEP: Final = Say("keep")
"""Keep the hand and close the business with the spare hand, TRP-20."""
EXCHANGE: Final = Say("exchange")
"""Take the spare hand for the own (*échanger*), TRP-20."""
AUCTION: Final = Say("auction")
"""Sell the spare hand to the highest bidder (*vendre aux enchères*), TRP-24."""
PASS: Final = Say("pass")
"""Bid no more (*passer*), TRP-25."""
CHECK: Final = Say("check")
"""Bet nothing as long as nobody has (*passer*), TRP-57."""
FOLD: Final = Say("fold")
"""Give the pot up (*se coucher*), TRP-60."""
CALL: Final = Say("call")
"""Put in as much as the last bettor, or all one has (*suivre*, *tapis*), TRP-61, TRP-68."""
ANOTHER: Final = Say("another")
"""Play another deal, TRP-95."""
CLOSE: Final = Say("close")
"""End the partie (*terminer le jeu*), TRP-95."""

WORDS: Final = (KEEP, EXCHANGE, AUCTION, PASS, CHECK, FOLD, CALL, ANOTHER, CLOSE)


class Bid(ChipsAction):
    """Bid chips for what is auctioned (*enchère*), TRP-25, TRPV-06."""

    __slots__ = ()
    verb: ClassVar[str] = "bid"


class Bet(ChipsAction):
    """Bet chips before anybody has (*miser*), TRP-57."""

    __slots__ = ()
    verb: ClassVar[str] = "bet"


class Raise(ChipsAction):
    """Put in what a call costs and so many chips on top (*relance*), TRP-62."""

    __slots__ = ()
    verb: ClassVar[str] = "raise"


@dataclass(frozen=True, slots=True)
class ClosePots(Action):
    """End the partie and play for what lies on the board in so many pots, TRP-95, TRP-98."""

    number: int

    def arguments(self) -> str:
        """Return the number of pots."""
        return str(self.number)

    @classmethod
    def parse(cls, arguments: str) -> "ClosePots":
        """A number of pots."""
        return cls(read_number(arguments))


ClosePots.verb = "pots"


BEFORE_A_BET: Final = (CHECK,)
"""The words of the betting as long as nobody has bet (TRP-57)."""
AFTER_A_BET: Final = (FOLD, CALL)
"""The words of the betting once somebody has bet (TRP-59)."""
WAGERS: Final = (Bet, Raise)
"""What puts more into the pot than a call."""
AMOUNTS: Final = (Bid, *WAGERS)
"""What names a number of chips."""


@dataclass(frozen=True, slots=True)
class NameSuit(Action):
    """Name the suit of the pay cards (*couleur payante*), TRPV-07."""

    suit: Suit

    def arguments(self) -> str:
        """Return the letter of the suit."""
        return write_suit(self.suit)

    @classmethod
    def parse(cls, arguments: str) -> "NameSuit":
        """Return the letter of a suit."""
        return cls(read_suit(arguments))


NameSuit.verb = "suit"


NAME_SUITS: Final = tuple(NameSuit(suit) for suit in SUITS)
"""`NameSuit` by suit."""


class Select(CardsAction):
    """Keep five cards apart for the poker, TRP-51. The cards stand in ascending order."""

    __slots__ = ()
    verb: ClassVar[str] = "select"


@dataclass(frozen=True, slots=True)
class Windows(Action):
    """Luck changes the windows of the Cosmo board, TRPV-21."""

    layout: Layout

    def arguments(self) -> str:
        """Return the five cards, the pair and the sequence, separated by slashes."""
        cards, pair, lowest = self.layout
        return f"{write_cards(cards)} / {write_cards(pair)} / {SEQUENCES[lowest - 2]}"

    @classmethod
    def parse(cls, arguments: str) -> "Windows":
        """Return the five cards, the pair and the sequence, separated by slashes."""
        cards, pair, ranks = (part.strip() for part in arguments.split("/"))
        low, high = read_cards(pair)
        return cls(Layout(read_cards(cards), (low, high), SEQUENCES.index(ranks) + 2))


Windows.verb = "windows"


VOCABULARY: Final = Vocabulary(
    (say.word for say in WORDS), (Bid, Bet, Raise, ClosePots, NameSuit, Select, Play, Windows, Shuffle, Deal, Lot)
)
