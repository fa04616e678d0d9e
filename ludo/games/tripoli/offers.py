"""Offers of Tripoli that are too many to list: amounts of chips, selections of five, deals."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, permutations
from typing import Final, NamedTuple

from ludo.engine.actions import Action, Deal, Say, Shuffle
from ludo.engine.cards import ACE, PACK_52, QUEEN, RANK, Card
from ludo.engine.masks import CardSet, cards_in
from ludo.engine.offers import Offers, Rng, below, shuffled
from ludo.engine.refusals import NOT_HELD, UNKNOWN_ACTION, Refusal
from ludo.games.tripoli.actions import AFTER_A_BET, BEFORE_A_BET, CLOSE, Bet, Bid, ClosePots, Raise, Select, Windows
from ludo.games.tripoli.rules import PACK_SIZE, POKER_SIZE, Layout, is_layout


class Amounts(NamedTuple):
    """One act, by its verb, with every amount of chips from `lowest` to `highest`."""

    verb: str
    lowest: int
    highest: int

    def allow(self, action: Bid | Bet | Raise) -> bool:
        """Is it this act with one of these amounts?"""
        return action.verb == self.verb and self.lowest <= action.chips <= self.highest


_KINDS: Final = {kind.verb: kind for kind in (Bid, Bet, Raise)}
_MADE: Final[dict[str, dict[int, Bid | Bet | Raise]]] = {verb: {} for verb in _KINDS}
"""Acts by verb and number of chips, made once up to `_MOST_KEPT` chips."""
_MOST_KEPT: Final = 4096


def sample_choice(words: tuple[Say, ...], verb: str, lowest: int, highest: int, rng: Rng) -> Action:
    """Draw each word with the same chance, and so the act with all its amounts together, if there are any."""
    if highest < lowest:
        return words[below(len(words), rng)]
    drawn = below(len(words) + 1, rng)
    if drawn < len(words):
        return words[drawn]
    chips = lowest + below(highest - lowest + 1, rng)
    made = _MADE[verb]
    action = made.get(chips)
    if action is None:
        action = _KINDS[verb](chips)
        if chips <= _MOST_KEPT:
            made[chips] = action
    return action


_NO_AMOUNT: Final = Amounts("", 1, 0)


class Choices(Offers):
    """Some words, and perhaps an act with an amount of chips."""

    __slots__ = ("amounts", "words")

    def __init__(self, words: tuple[Say, ...], amounts: Amounts | None) -> None:
        self.words = words
        self.amounts = amounts

    def __iter__(self) -> Iterator[Action]:
        if self.amounts is None:
            return iter(self.words)
        verb, lowest, highest = self.amounts
        return chain(self.words, map(_KINDS[verb], range(lowest, highest + 1)))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Bid | Bet | Raise):
            return self.amounts is not None and self.amounts.allow(action)
        return action in self.words

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Draw each word with the same chance, and so all amounts together."""
        verb, lowest, highest = self.amounts or _NO_AMOUNT
        return sample_choice(self.words, verb, lowest, highest, rng)


@lru_cache(4096)
def betting(bet: bool, highest: int) -> Choices:
    """Return the choices in the betting, after a `bet` or before; `highest`: 0 if no wager is left."""
    verb = Raise.verb if bet else Bet.verb
    return Choices(AFTER_A_BET if bet else BEFORE_A_BET, Amounts(verb, 1, highest) if highest else None)


def select_refusal(held: CardSet, action: Action) -> Refusal | None:
    """Return why these are not five of the cards held, in ascending order (TRP-51)."""
    if not isinstance(action, Select):
        return UNKNOWN_ACTION
    cards = action.cards
    if len(cards) != POKER_SIZE:
        return Refusal("select-five", {"size": POKER_SIZE})
    a, b, c, d, e = cards
    if not a < b < c < d < e:
        return Refusal("select-five", {"size": POKER_SIZE})
    if a < 0 or e >= PACK_SIZE or not held >> a & held >> b & held >> c & held >> d & held >> e & 1:
        return NOT_HELD
    return None


class Closings(Offers):
    """Words between two deals, and the end in any number of pots from 1 to `most` (TRP-95, TRP-98)."""

    __slots__ = ("most", "words")

    def __init__(self, words: tuple[Say, ...], most: int) -> None:
        self.words = words
        self.most = most

    def __iter__(self) -> Iterator[Action]:
        return chain(self.words, map(ClosePots, range(1, self.most + 1)))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, ClosePots):
            return 1 <= action.number <= self.most
        return action in self.words

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Draw each word with the same chance; half of the time the end comes with a number of pots."""
        word = self.words[below(len(self.words), rng)]
        if word != CLOSE or not self.most:
            return word
        drawn = below(2 * self.most, rng)
        return ClosePots(drawn + 1) if drawn < self.most else word


class Selections(Offers):
    """Any five cards of a hand (TRP-51)."""

    __slots__ = ("held",)

    def __init__(self, held: CardSet) -> None:
        self.held = held

    def __iter__(self) -> Iterator[Action]:
        return map(Select, combinations(cards_in(self.held), POKER_SIZE))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and select_refusal(self.held, action) is None

    def __bool__(self) -> bool:
        return self.held.bit_count() >= POKER_SIZE

    def sample(self, rng: Rng) -> Action:
        """Draw five cards at random."""
        return sample_five(self.held, rng)


def sample_five(held: CardSet, rng: Rng) -> Select:
    """Select five cards of a hand at random (TRP-51)."""
    cards = list(cards_in(held))
    draw = rng.random
    left = float(len(cards))
    five: list[Card] = []
    for _ in range(POKER_SIZE):
        five.append(cards.pop(int(draw() * left)))
        left -= 1.0
    five.sort()
    return Select(tuple(five))


_IN_ORDER: Final = list(PACK_52)


def shuffle_refusal(shuffle: Shuffle) -> Refusal | None:
    """Return why this is no shuffled pack."""
    return None if sorted(shuffle.cards) == _IN_ORDER else Refusal("misdeal-cards")


def deal_refusal(action: Action, sizes: tuple[int, ...]) -> Refusal | None:
    """Return why this is no shuffled pack, and no deal with these numbers of cards by seat."""
    if isinstance(action, Shuffle):
        return shuffle_refusal(action)
    if not isinstance(action, Deal):
        return UNKNOWN_ACTION
    if tuple(map(len, action.hands)) != sizes:
        return Refusal("misdeal-sizes", {"sizes": sizes})
    dealt = [card for part in (*action.hands, action.rest) for card in part]
    if len(set(dealt)) < len(dealt) or not set(dealt) <= set(PACK_52):
        return Refusal("misdeal-cards")
    return None


class Deals(Offers):
    """Every order of the pack, and every deal supplied instead that has the right sizes by seat."""

    __slots__ = ("sizes",)

    def __init__(self, sizes: tuple[int, ...]) -> None:
        self.sizes = sizes

    def __iter__(self) -> Iterator[Action]:
        return map(Shuffle, permutations(PACK_52))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and deal_refusal(action, self.sizes) is None

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Draw a fair shuffle."""
        return Shuffle(shuffled(PACK_52, rng))


class Boards(Offers):
    """Every Cosmo board: five cards, one of 48 pairs, one of eleven sequences (TRPV-21)."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Action]:
        for cards in permutations(PACK_52, 5):
            for pair in _PAIRS:
                for lowest in range(2, QUEEN + 1):
                    yield Windows(Layout(cards, pair, lowest))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Windows) and is_layout(action.layout)

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Draw each board with the same chance."""
        cards = list(PACK_52)
        rng.shuffle(cards)
        pair = _PAIRS[rng.randrange(len(_PAIRS))]
        return Windows(Layout(tuple(cards[:5]), pair, 2 + rng.randrange(QUEEN - 1)))


_PAIRS: Final[tuple[tuple[Card, Card], ...]] = tuple((card, card + 1) for card in PACK_52 if RANK[card] < ACE)
"""The 48 pairs of neighbouring ranks in one suit."""
