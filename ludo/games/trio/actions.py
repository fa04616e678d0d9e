"""The actions of Trio, and how they are written (rulebook 10.3).

A card of a combination that acts as a wild is written with what it stands for: `2c=8h` in a sequence, `2d=K` in a set.
"""

from dataclasses import dataclass
from typing import Final

from ludo.engine.actions import DISCARD_ACTIONS as DISCARD_ACTIONS
from ludo.engine.actions import Action, Deal, Lot, Say, Shuffle, Vocabulary, read_number
from ludo.engine.actions import Discard as Discard
from ludo.engine.cards import ACE, CLUBS, RANK, SUIT, Card, Rank, card_of, read_card, write_card
from ludo.games.trio.combinations import (
    CIRCLE,
    ENDS,
    SET,
    WILD,
    Combination,
    End,
    face,
    make_set,
    name_of,
    sequence_of,
)

DRAW_TALON: Final = Say("draw_talon")
"""Take the top card of the stock (*piger*), TRO-33."""
DRAW_DISCARD: Final = Say("draw_discard")
"""Take the top card of the discard pile, TRO-33."""
DRAWS: Final = (DRAW_TALON, DRAW_DISCARD)


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Lay the combinations of the contract (*ouvrir son jeu*), TRO-36. In whatever order they are named: they are put
    in one order, so that equal openings are equal."""

    combinations: tuple[Combination, ...]

    def __post_init__(self) -> None:
        ordered = sorted(self.combinations, key=lambda one: (one.kind, len(one.cards), one))
        object.__setattr__(self, "combinations", tuple(ordered))

    def arguments(self) -> str:
        """Return the combinations, separated by slashes."""
        return " / ".join(map(write_combination, self.combinations))

    @classmethod
    def parse(cls, arguments: str) -> "Open":
        """Combinations separated by slashes."""
        return cls(tuple(map(read_combination, arguments.split(" / "))))


Open.verb = "open"


@dataclass(frozen=True, slots=True)
class LayMeld(Action):
    """Lay a new combination beyond the contract, TRO-43."""

    combination: Combination

    def arguments(self) -> str:
        """Return the name of the combination and its cards."""
        name = name_of(self.combination.kind, len(self.combination.cards))
        return f"{name}:{write_combination(self.combination)}"

    @classmethod
    def parse(cls, arguments: str) -> "LayMeld":
        """Return the name, a colon, the cards."""
        return cls(read_combination(arguments.partition(":")[2]))


LayMeld.verb = "meld"


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Add a card to a combination on the table (by number, from 0 in the order of laying), TRO-46.

    `end`: `low` or `high` of a sequence, `set` for a Brelan.
    """

    card: Card
    meld: int
    end: End

    def arguments(self) -> str:
        """Card, number and end, separated by colons."""
        return f"{write_card(self.card)}:{self.meld}:{self.end}"

    @classmethod
    def parse(cls, arguments: str) -> "LayOff":
        """Card, number and end, separated by colons."""
        card, meld, end = _three(arguments)
        if end not in ENDS:
            raise ValueError(f"no end is called {end!r}")
        return cls(read_card(card), read_number(meld), ENDS[end])


LayOff.verb = "layoff"


@dataclass(frozen=True, slots=True)
class Replace(Action):
    """Put the natural card in the place of a wild and take the wild, TRO-30.

    `slot`: of a sequence its slot, of a set the place from 1.
    """

    card: Card
    meld: int
    slot: int

    def arguments(self) -> str:
        """Card, number and slot, separated by colons."""
        return f"{write_card(self.card)}:{self.meld}:{self.slot}"

    @classmethod
    def parse(cls, arguments: str) -> "Replace":
        """Card, number and slot, separated by colons."""
        card, meld, slot = _three(arguments)
        return cls(read_card(card), read_number(meld), read_number(slot))


Replace.verb = "replace"


def write_combination(combination: Combination) -> str:
    """Return the cards of a combination, wilds with what they stand for."""
    return " ".join(_write_member(combination, index, card) for index, card in enumerate(combination.cards))


def _write_member(combination: Combination, index: int, card: Card) -> str:
    if combination.kind == SET:
        return f"{write_card(card)}={_RANK_TEXTS[combination.of]}" if WILD[card] else write_card(card)
    place = face(combination.of, combination.start + index)
    return write_card(card) if card == place else f"{write_card(card)}={write_card(place)}"


_RANK_TEXTS: Final = ("", "", *(write_card(card_of(rank, CLUBS))[:-1] for rank in range(2, ACE + 1)))


def read_combination(text: str) -> Combination:
    """Return the combination of a text. Raises ValueError if the cards lie neither as a set nor as a sequence."""
    members = [word.partition("=") for word in text.split()]
    cards = [read_card(card) for card, _, _ in members]
    meanings = [meaning or card for card, _, meaning in members]
    if any(meaning in _RANK_TEXTS for meaning in meanings) or len({_rank(meaning) for meaning in meanings}) == 1:
        return make_set(_rank(meanings[0]), cards)
    for index, meaning in enumerate(map(read_card, meanings)):
        if RANK[meaning] not in (ACE, -1):
            return sequence_of(SUIT[meaning], (RANK[meaning] - index - 1) % CIRCLE + 1, cards)
    raise ValueError(f"no combination is written {text!r}")


def read_rank(text: str) -> Rank:
    """Return the rank of a text: `9`, `10`, `K`. Raises ValueError for anything else."""
    if text not in _RANK_TEXTS or not text:
        raise ValueError(f"no rank is written {text!r}")
    return _RANK_TEXTS.index(text)


def _rank(meaning: str) -> Rank:
    return read_rank(meaning) if meaning in _RANK_TEXTS else RANK[read_card(meaning)]


def _three(arguments: str) -> list[str]:
    parts = arguments.split(":")
    if len(parts) != 3:
        raise ValueError(f"three parts are wanted, not {arguments!r}")
    return parts


VOCABULARY: Final = Vocabulary(
    (say.word for say in DRAWS), (Open, LayMeld, LayOff, Replace, Discard, Shuffle, Deal, Lot), separator=":"
)
