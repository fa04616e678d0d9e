"""Actions: what a seat or luck does, each with a text that is the same in logs, saves and scenarios.

A game has one `Vocabulary` of its action classes; it writes and reads them. `Say` covers every act that is a mere
word (`trut`, `follow`, `knock`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from ludo.engine.cards import Card, read_card, read_cards, write_card, write_cards
from ludo.engine.compiling import mypyc_attr
from ludo.engine.frozen import Frozen
from ludo.engine.places import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Frozen):
    """Something a seat or luck does. Immutable, equal by value."""

    __slots__ = ()
    verb: ClassVar[str] = ""

    def arguments(self) -> str:
        """Return the text behind the verb, empty if there is none."""
        return ""

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """Return the action of this class with these arguments. Raises ValueError if they do not fit."""
        raise ValueError(f"{cls.verb!r} takes no {arguments!r}")


@dataclass(frozen=True, slots=True)
class Say(Action):
    """An act that is one word."""

    word: str


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """An act with a card."""

    card: Card

    def arguments(self) -> str:
        return write_card(self.card)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        return cls(read_card(arguments))


@dataclass(frozen=True, slots=True)
class CardsAction(Action):
    """An act with cards in their order, separated by spaces."""

    cards: tuple[Card, ...]

    def __init__(self, cards: tuple[Card, ...]) -> None:
        object.__setattr__(self, "cards", cards)  # as the generated one, which is never compiled

    def arguments(self) -> str:
        return write_cards(self.cards)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        return cls(read_cards(arguments))


@dataclass(frozen=True, slots=True)
class ChipsAction(Action):
    """An act with a number of chips."""

    chips: int

    def arguments(self) -> str:
        return str(self.chips)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        return cls(read_number(arguments))


@dataclass(frozen=True, slots=True)
class SeatAction(Action):
    """An act that falls on a seat."""

    seat: Seat

    def arguments(self) -> str:
        return str(self.seat)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        return cls(read_number(arguments))


class Play(CardAction):
    """Lay a card of the hand into the trick, or where the game plays its cards to."""

    __slots__ = ()
    verb: ClassVar[str] = "play"


PLAYS: Final = tuple(Play(card) for card in range(53))
"""`Play` by card, made once."""


class Discard(CardAction):
    """Throw a card of the hand on the discard pile (*se défausser*, *écarter*)."""

    __slots__ = ()
    verb: ClassVar[str] = "discard"


DISCARD_ACTIONS: Final = tuple(Discard(card) for card in range(53))
"""`Discard` by card, made once."""


class Shuffle(CardsAction):
    """Luck shuffles: the cards from the top down."""

    __slots__ = ()
    verb: ClassVar[str] = "shuffle"


class Lot(SeatAction):
    """Luck draws a seat."""

    __slots__ = ()
    verb: ClassVar[str] = "lot"


@dataclass(frozen=True, slots=True)
class Cut(Action):
    """Luck cuts: that many cards go from the top to the bottom (0: the pack is left as it is)."""

    count: int

    def arguments(self) -> str:
        return str(self.count)

    @classmethod
    def parse(cls, arguments: str) -> "Cut":
        return cls(read_number(arguments))


Cut.verb = "cut"


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """A deal supplied from outside instead of a shuffle and a cut: a composed position, or real cards.

    `hands` has one entry a seat; `rest` is the remaining cards from the top down, as far as they are known.
    """

    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...] = ()

    def arguments(self) -> str:
        """Hands and the rest, separated by slashes."""
        return " / ".join(write_cards(part) for part in (*self.hands, self.rest)).rstrip()

    @classmethod
    def parse(cls, arguments: str) -> "Deal":
        """Hands and the rest, separated by slashes."""
        parts = [read_cards(part) for part in arguments.split("/")]
        if len(parts) < 2:
            raise ValueError("a deal needs hands and a rest")
        return cls(tuple(parts[:-1]), parts[-1])


Deal.verb = "deal"


def read_number(text: str) -> int:
    """A number of plain digits. Raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"no number is written {text!r}")
    return int(text)


class Vocabulary:
    """The words of a game: writes its actions as text and reads them back.

    `words` are the spoken acts; `classes` the actions with arguments, told apart by their verbs; `separator` stands
    between verb and arguments.
    """

    def __init__(self, words: Iterable[str], classes: Iterable[type[Action]], separator: str = " ") -> None:
        self._words = {word: Say(word) for word in words}
        self._classes = {cls.verb: cls for cls in classes}
        self._separator = separator

    @property
    def words(self) -> tuple[Say, ...]:
        """Every act that is a mere word."""
        return tuple(self._words.values())

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first word of every act with arguments."""
        return tuple(self._classes)

    def write(self, action: Action) -> str:
        """Return the text of an action."""
        if isinstance(action, Say):
            return action.word
        arguments = action.arguments()
        return f"{action.verb}{self._separator}{arguments}" if arguments else action.verb

    def read(self, text: str) -> Action:
        """Return the action of a text. Raises ValueError naming the text if the game has no such action."""
        word = self._words.get(text)
        if word is not None:
            return word
        verb, _, arguments = text.partition(self._separator)
        cls = self._classes.get(verb)
        if cls is None:
            raise ValueError(f"no action is written {text!r}")
        action = cls.parse(arguments)
        if self.write(action) != text:
            raise ValueError(f"no action is written {text!r}")
        return action
