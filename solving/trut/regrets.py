"""Decisions of many information sets at once, and what regret matching makes of them.

CFR+ (Tammelin, 2014): regrets never fall below nothing, the players take turns at being improved, and later
strategies weigh more in the average.
"""

from typing import Final, Literal, TypeAlias

import numpy as np

from ludo.bots.trut.hands import STRENGTHS, TRIPLES
from solving.trut.hands import BEFORE_CARD, BEFORE_SECOND, Floats

Mode: TypeAlias = Literal["improve", "average", "best"]
"""What a traversal does for its player: improve their strategy, value their average one, or find the best response."""

_TINY: Final = np.float32(1e-30)
"""Added to regrets, so that strategies are even where there are none."""


class Choice:
    """Yes or no: a call, an answer. `yes` is the current chance of yes."""

    def __init__(self, *shape: int) -> None:
        self.regret_yes = np.zeros(shape, np.float32)
        self.regret_no = np.zeros(shape, np.float32)
        self.sum_yes = np.zeros(shape, np.float32)
        self.sum_all = np.zeros(shape, np.float32)
        self.yes: Floats = np.full(shape, 0.5, np.float32)
        self.reach: Floats = np.ones(shape, np.float32)

    @property
    def chances(self) -> Floats:
        """The current strategy."""
        return self.yes

    @chances.setter
    def chances(self, chances: Floats) -> None:
        self.yes = chances

    def value(self, yes: Floats, no: Floats, reach: Floats, weight: float, mode: Mode) -> Floats:
        """Return what the decision is worth; improve the strategy if asked. reach: of the player themselves."""
        if mode == "best":
            return np.maximum(yes, no)
        self.reach = reach
        more = yes - no
        value = self.yes * more
        if mode == "improve":
            weighed = weight * reach
            self.sum_all += weighed
            self.sum_yes += weighed * self.yes
            self.regret_yes += more - value
            self.regret_no -= value
            np.maximum(self.regret_yes, 0, out=self.regret_yes)
            np.maximum(self.regret_no, 0, out=self.regret_no)
            self._match()
        value += no
        return value

    def _match(self) -> None:
        self.yes = (self.regret_yes + _TINY) / (self.regret_yes + self.regret_no + 2 * _TINY)

    def restart(self) -> None:
        """Forget the average and half of the regrets, and go on from those."""
        self.sum_yes[...] = self.sum_all[...] = 0
        self.regret_yes /= 2
        self.regret_no /= 2
        self._match()

    def settle(self) -> None:
        """Make the average the current strategy."""
        self.yes = (self.sum_yes + _TINY) / (self.sum_all + 2 * _TINY)


class _Cards:
    """Which card to lay. `chances` are those of laying a card, by the card and what stays in the hand."""

    chances: Floats

    def __init__(self, *shape: int) -> None:
        self.regret = np.zeros(shape, np.float32)
        self.sum = np.zeros(shape, np.float32)
        self.reach: Floats = np.ones(shape, np.float32)

    def of_hand(self, values: Floats) -> Floats:
        """Return the sums over the cards of each hand, laid out like the values."""
        raise NotImplementedError

    def best_of_hand(self, values: Floats) -> Floats:
        """Return the largest values of the cards of each hand, laid out like them."""
        raise NotImplementedError

    def normal(self, weights: Floats) -> Floats:
        """Return the weights as chances of each hand; even ones where all are nothing."""
        positive = weights + _TINY
        chances: Floats = positive / self.of_hand(positive)
        return chances

    def value(self, values: Floats, reach: Floats, weight: float, mode: Mode) -> Floats:
        """Return what each hand is worth, laid out like the values of its cards; improve the strategy if asked."""
        if mode == "best":
            return self.best_of_hand(values)
        self.reach = reach
        value = self.of_hand(self.chances * values)
        if mode == "improve":
            self.sum += weight * reach * self.chances
            self.regret += values - value
            np.maximum(self.regret, 0, out=self.regret)
            self.chances = self.normal(self.regret)
        return value

    def restart(self) -> None:
        """Forget the average and half of the regrets, and go on from those."""
        self.sum[...] = 0
        self.regret /= 2
        self.chances = self.normal(self.regret)

    def settle(self) -> None:
        """Make the average the current strategy."""
        self.chances = self.normal(self.sum)


_TRIPLE_OF: Final = BEFORE_CARD.ravel()
_MEMBERS: Final = (_TRIPLE_OF[:, None] == np.arange(len(TRIPLES))).astype(np.float32)


class CardOfThree(_Cards):
    """The first card laid of a hand: the last axes are the card and the pair that stays."""

    def __init__(self, *shape: int) -> None:
        super().__init__(*shape, *BEFORE_CARD.shape)
        self.chances = self.normal(self.regret)

    def of_hand(self, values: Floats) -> Floats:
        """Return the sums over the cards of each hand, laid out like the values."""
        return (_flat(values) @ _MEMBERS)[..., _TRIPLE_OF].reshape(values.shape)

    def best_of_hand(self, values: Floats) -> Floats:
        """Return the largest values of the cards of each hand, laid out like them."""
        best = np.full((*values.shape[:-2], len(TRIPLES)), -np.inf, np.float32)
        for place, hand in enumerate(_TRIPLE_OF):
            np.maximum(best[..., hand], _flat(values)[..., place], out=best[..., hand])
        return best[..., _TRIPLE_OF].reshape(values.shape)


class CardOfTwo(_Cards):
    """The second card laid of a hand: the last axes are the card and the one that stays."""

    def __init__(self, *shape: int) -> None:
        super().__init__(*shape, *BEFORE_SECOND.shape)
        self.chances = self.normal(self.regret)

    def of_hand(self, values: Floats) -> Floats:
        """Return the sums over the cards of each hand, laid out like the values."""
        both = values + values.swapaxes(-1, -2)
        both[..., _SAME, _SAME] /= 2
        return both

    def best_of_hand(self, values: Floats) -> Floats:
        """Return the largest values of the cards of each hand, laid out like them."""
        return np.maximum(values, values.swapaxes(-1, -2))


_SAME: Final = np.arange(STRENGTHS)


def _flat(values: Floats) -> Floats:
    return values.reshape(*values.shape[:-2], -1)


Decision: TypeAlias = Choice | CardOfThree | CardOfTwo

_FIRST_PLACE: Final = np.array([int(np.flatnonzero(hand == _TRIPLE_OF)[0]) for hand in range(len(TRIPLES))])
_UPPER: Final = np.triu_indices(STRENGTHS)


def by_triple(values: Floats) -> Floats:
    """Return values laid out by card and rest as values of hands of three; those of a hand are equal."""
    return _flat(values)[..., _FIRST_PLACE]


def by_pair(values: Floats) -> Floats:
    """Return values laid out by card and rest as values of hands of two; those of a hand are equal."""
    return values[..., _UPPER[0], _UPPER[1]]
