"""A deal of Trut for two players, with calls in any gap, solved for given payoffs.

The opener leads to the first trick, the dealer replies. A followed trut starts a tree of its own in which only cards
are laid: `TREES` names them by the number of cards on the table, who called, and the word.
"""

from typing import Final

import numpy as np

from ludo.bots.trut.deal_history import DEALER, LED_BY, OPENER
from ludo.bots.trut.hands import STRENGTHS, TRIPLES
from solving.trut.hands import BEFORE_CARD, KIND_OF_HAND, MEETINGS, Floats, meetings
from solving.trut.regrets import CardOfThree, Choice, Mode, by_triple
from solving.trut.solved_deal import SolvedDeal

WORDS: Final = 3
"""Ways to call before the first card: plainly, with a pair and an odd card, with a brelan."""
_FIRST_TREES: Final = 2 * WORDS
_TREES: Final = _FIRST_TREES + 2
_QUIET: Final = -1
"""The place of the deal without a trut, after the trees."""


_MEET0: Final = MEETINGS.astype(np.float32)
_MEET1: Final = meetings(BEFORE_CARD[:, :, None], np.arange(len(TRIPLES))[None, None, :])
"""By the opener's first card, their two others, and the dealer's hand."""


def _words(calls: Choice, announces: Choice) -> Floats:
    """Return the chances of the words before the first card, by word and hand."""
    announced = calls.yes * announces.yes
    chances = np.zeros((WORDS, 120), np.float32)
    for word in (1, 2):
        chances[word] = np.where(word == KIND_OF_HAND, announced, 0)
    chances[0] = calls.yes - chances[1] - chances[2]
    return chances


def _calling(calls: Choice, announces: Choice, words: Floats, silent: Floats, weight: float, mode: Mode) -> Floats:
    """Return what a call before the first card is worth, or silence; improve the decision if asked."""
    announced = np.where(KIND_OF_HAND == 1, words[1], np.where(KIND_OF_HAND == 2, words[2], words[0]))
    everybody = np.ones(120, np.float32)
    calling = announces.value(announced, words[0], everybody * calls.yes, weight, mode)
    return calls.value(calling, silent, everybody, weight, mode)


class Deal(SolvedDeal):
    """A deal that begins with the play."""

    def __init__(self) -> None:
        super().__init__(_TREES, quiet=True)
        self.opener_call0, self.opener_announce0 = Choice(120), Choice(120)
        self.dealer_call0, self.dealer_announce0 = Choice(120), Choice(120)
        self.dealer_answer0, self.opener_answer0 = Choice(WORDS, 120), Choice(WORDS, 120)
        self.lead = CardOfThree(_FIRST_TREES + 1)
        self.dealer_call1, self.opener_answer1 = Choice(STRENGTHS, 120), Choice(STRENGTHS, 36)
        self.opener_call1, self.dealer_answer1 = Choice(STRENGTHS, 36), Choice(STRENGTHS, 120)
        self.reply = CardOfThree(_TREES + 1, STRENGTHS)

    def opener(self, weight: float, mode: Mode) -> Floats:
        """Return the opener's values of their hands."""
        pay = self.payoffs
        words = _words(self.opener_call0, self.opener_announce0)
        own_quiet = 1 - self.opener_call0.yes
        dealer_words = _words(self.dealer_call0, self.dealer_announce0)
        others = np.concatenate([self.dealer_answer0.yes, dealer_words, 1 - self.dealer_call0.yes[None]])
        own = np.concatenate([words, own_quiet * self.opener_answer0.yes, own_quiet[None]])
        own_led = own[:, BEFORE_CARD] * self.lead.chances
        led = self._opener_first_gap(others, own_led, weight, mode)
        values = by_triple(self.lead.value(led, own[:, BEFORE_CARD], weight, mode))
        folded = pay.point * (1 - self.dealer_answer0.yes) @ _MEET0.T
        folding = pay.their_point * dealer_words @ _MEET0.T
        answers = self.opener_answer0.value(values[WORDS : 2 * WORDS], folding, own_quiet, weight, mode).sum(axis=0)
        silent = values[_QUIET] + answers
        return _calling(self.opener_call0, self.opener_announce0, values[:WORDS] + folded, silent, weight, mode)

    def _opener_first_gap(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the opener's values of their first card in each tree and without a trut."""
        pay = self.payoffs
        called = others[_QUIET] * self.dealer_call1.yes
        rest = others[_QUIET] - called
        answered = rest * self.dealer_answer1.yes
        asked = own[_QUIET] * (1 - self.opener_call1.yes)
        all_own = np.concatenate(
            [
                own[:-1],
                (own[_QUIET] * self.opener_answer1.yes)[None],
                (own[_QUIET] * self.opener_call1.yes)[None],
                asked[None],
            ]
        )
        early = np.broadcast_to(others[:-1, None, :], (_FIRST_TREES, STRENGTHS, 120))
        all_others = np.concatenate([early, called[None], answered[None], rest[None]])
        others_replied = all_others[:, :, BEFORE_CARD] * self.reply.chances
        own_replied = np.broadcast_to(all_own[:, :, None, :], others_replied.shape)
        values = self._second(OPENER, others_replied, own_replied, weight, mode).sum(axis=2)
        ends = _MEET1 @ np.stack([pay.their_point * called, pay.point * (rest - answered)], axis=-1)
        quiet = self.opener_call1.value(values[-2] + ends[..., 1], values[-1], own[_QUIET], weight, mode)
        quiet = quiet + self.opener_answer1.value(values[-3], ends[..., 0], own[_QUIET], weight, mode)
        return np.concatenate([values[:_FIRST_TREES], quiet[None]])

    def dealer(self, weight: float, mode: Mode) -> Floats:
        """Return the dealer's values of their hands."""
        pay = self.payoffs
        words = _words(self.opener_call0, self.opener_announce0)
        rest = 1 - self.opener_call0.yes
        answered = rest * self.opener_answer0.yes
        dealer_words = _words(self.dealer_call0, self.dealer_announce0)
        own_quiet = 1 - self.dealer_call0.yes
        others = np.concatenate([words, answered, rest[None]])
        own = np.concatenate([self.dealer_answer0.yes, dealer_words, own_quiet[None]])
        values = self._dealer_first_gap(others[:, BEFORE_CARD] * self.lead.chances, own, weight, mode)
        folding = -pay.point * words @ _MEET0
        folded = -pay.their_point * (rest - answered) @ _MEET0
        everybody = np.ones(120, np.float32)
        called = _calling(
            self.dealer_call0, self.dealer_announce0, values[WORDS : 2 * WORDS] + folded, values[_QUIET], weight, mode
        )
        return called + self.dealer_answer0.value(values[:WORDS], folding, everybody, weight, mode).sum(axis=0)

    def _dealer_first_gap(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the dealer's values of their hands after the opener's first card, in each tree and without a trut."""
        pay = self.payoffs
        answered = others[_QUIET] * self.opener_answer1.yes
        called = others[_QUIET] * self.opener_call1.yes
        rest = others[_QUIET] - called
        asked = np.broadcast_to(own[_QUIET], (STRENGTHS, 120))
        silent = asked * (1 - self.dealer_call1.yes)
        early = np.broadcast_to(own[:-1, None, :], (_FIRST_TREES, STRENGTHS, 120))
        all_own = np.concatenate(
            [early, (asked * self.dealer_call1.yes)[None], (silent * self.dealer_answer1.yes)[None], silent[None]]
        )
        all_others = np.concatenate([others[:-1], answered[None], called[None], rest[None]])
        own_replied = all_own[:, :, BEFORE_CARD] * self.reply.chances
        others_replied = np.broadcast_to(all_others[:, :, None, :], own_replied.shape)
        by_card = self._second(DEALER, others_replied, own_replied, weight, mode)
        values = by_triple(self.reply.value(by_card, all_own[:, :, BEFORE_CARD], weight, mode))
        ends = -np.stack([pay.their_point * (others[_QUIET] - answered), pay.point * called], axis=1) @ _MEET1
        quiet = values[-1] + self.dealer_answer1.value(values[-2], ends[:, 1], silent, weight, mode)
        quiet = self.dealer_call1.value(values[-3] + ends[:, 0], quiet, asked, weight, mode)
        return np.concatenate([values[:_FIRST_TREES], quiet[None]]).sum(axis=1)

    def _second(self, player: int, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return a player's values of their pairs after the first trick, by its cards."""
        count = len(others)
        others, own = others.reshape(count, 64, 36), own.reshape(count, 64, 36)
        values = np.empty((count, 64, 36), np.float32)
        for leader, numbers in enumerate(map(list, LED_BY)):
            second = self.seconds[leader]
            solve = second.for_leader if leader == player else second.for_follower
            values[:-1, numbers], values[-1, numbers] = solve(
                others[:-1, numbers], own[:-1, numbers], others[-1, numbers], own[-1, numbers], weight, mode
            )
        return values.reshape(count, STRENGTHS, STRENGTHS, 36)
