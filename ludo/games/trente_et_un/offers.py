"""Offers of Trente-et-un: asked lazily, made from what the actor sees only."""

from collections.abc import Iterator
from typing import Final

from ludo.engine.actions import DISCARD_ACTIONS, Action, Deal, Discard, Say
from ludo.engine.cards import Card
from ludo.engine.offers import Listed, Offers, Rng, Shuffles, below
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import DRAWS, KNOCK, Swap, swap
from ludo.games.trente_et_un.options import TrenteEtUnOptions

_TURNS_TO_ONE_KNOCK: Final = 20.0


class DrawOrKnock(Listed):
    """Draw from either pile, or knock (T31-24, T31-31)."""

    __slots__ = ()

    def sample(self, rng: Rng) -> Action:
        """A draw, and a knock once in a while: where it is as likely as a draw, no stock is ever used up."""
        number = rng.random() * _TURNS_TO_ONE_KNOCK
        return KNOCK if number < 1 else DRAWS[int(number) & 1]


DRAW: Final = Listed(DRAWS)
DRAW_OR_KNOCK: Final = DrawOrKnock((*DRAWS, KNOCK))


class Throws(Offers):
    """One of these cards may be thrown."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def __iter__(self) -> Iterator[Action]:
        return iter([DISCARD_ACTIONS[card] for card in self.cards])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Discard) and action.card in self.cards

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Each with the same chance."""
        cards = self.cards
        return DISCARD_ACTIONS[cards[below(len(cards), rng)]]


class Exchanges(Offers):
    """Pass, push, exchange all, or one of the cards held against one of the table's (SCH-12 to SCH-16, SCH-41).

    words: those acts of the turn that are mere words.
    """

    __slots__ = ("held", "table", "words")

    def __init__(self, held: tuple[Card, ...], table: tuple[Card, ...], words: tuple[Say, ...]) -> None:
        self.held = held
        self.table = table
        self.words = words

    def __iter__(self) -> Iterator[Action]:
        yield from self.words
        for card in self.held:
            for other in self.table:
                yield swap(card, other)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Swap):
            return action.held in self.held and action.taken in self.table
        return action in self.words

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Each with the same chance."""
        held, table, words = self.held, self.table, self.words
        number = below(len(held) * len(table) + len(words), rng)
        if number < len(words):
            return words[number]
        one, other = divmod(number - len(words), len(table))
        return swap(held[one], table[other])


class Deals(Shuffles):
    """Every order of the pack, and every deal supplied instead with three cards for everybody still in."""

    __slots__ = ("lives", "options")

    def __init__(self, options: TrenteEtUnOptions, lives: tuple[int, ...]) -> None:
        super().__init__(rules.pack_of(options))
        self.options = options
        self.lives = lives

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Deal):
            return rules.misdeal(self.options, self.lives, action) is None
        return super().__contains__(action)
