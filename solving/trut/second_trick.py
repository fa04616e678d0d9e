"""A deal of Trut from the second trick on, for many public states at once.

The roles are those of the second trick: the leader, who made the first one or rotted it, and the follower. The third
trick is led by the follower, because the deal is over unless they made or rotted the second one. Arrays have the axes
public state, cards laid since, own cards, others' cards; values are those of the player who is improved.

Two things are taken for granted, as nothing is ever better: in a deal with a followed trut the follower makes the
trick with their lowest sufficient card, or else rots it where that helps; and who sees before their last card that they
do not lose the deal truts.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from ludo.bots.trut.deal_history import FOLLOWER_WINS, LEADER_WINS, NOBODY_WINS, best_reply, goes_on, third_trick
from ludo.bots.trut.hands import PAIRS, STRENGTHS, number_of
from solving.trut.hands import BEFORE_SECOND, Floats, Ints, meetings
from solving.trut.regrets import CardOfTwo, Choice, Decision, Mode, by_pair

_CARDS: Final = range(STRENGTHS)


class Payoffs(NamedTuple):
    """What the ends of a deal are worth to a player; `their_` where the other marks."""

    point: float
    trut: float
    nothing: float
    their_point: float
    their_trut: float

    def of_other(self) -> "Payoffs":
        """Return the same for the other player."""
        return Payoffs(-self.their_point, -self.their_trut, -self.nothing, -self.point, -self.trut)


def outcome(rotten: bool, led: int, last: int, hand: tuple[int, int]) -> int:
    """Return who wins the deal after the leader led so, with their last card, against this hand's best reply."""
    reply, rest = best_reply(rotten, led, hand)
    if reply > led:
        return FOLLOWER_WINS if rotten else third_trick(rotten, rest, last)
    return third_trick(rotten, rest, last) if rotten and reply == led else LEADER_WINS


class SecondTrick:
    """The public states after a first trick: by each the cards of it, the later leader's and the later follower's."""

    def __init__(self, first_tricks: Sequence[tuple[int, int]], trees: int, quiet: bool) -> None:
        """trees: followed truts before the second trick; quiet: there is a deal without trut, too."""
        self.first_tricks = first_tricks
        self.quiet = quiet
        self.trees = trees
        count = len(first_tricks)
        pairs_led = np.array([[number_of((led, *rest)) for rest in PAIRS] for led, _ in first_tricks])
        pairs_followed = np.array([[number_of((card, *rest)) for rest in PAIRS] for _, card in first_tricks])
        ones_led = pairs_led[:, BEFORE_SECOND]
        self.meet2 = meetings(pairs_led[:, :, None], pairs_followed[:, None, :])
        self.meet3 = meetings(ones_led[:, :, :, None], pairs_followed[:, None, None, :])
        self.wins3 = np.array(
            [
                [[[outcome(led == card, second, last, hand) for hand in PAIRS] for last in _CARDS] for second in _CARDS]
                for led, card in first_tricks
            ]
        )
        self.lead = CardOfTwo(trees + 2 * quiet, count)
        if not quiet:
            return
        self.quiet_lead = CardOfTwo(count)
        self.leader_call2, self.follower_answer2 = Choice(count, 36), Choice(count, 36)
        self.follower_call2, self.leader_answer2 = Choice(count, 36), Choice(count, 36)
        self.follower_call3, self.leader_answer3 = Choice(count, 8, 36), Choice(count, 8, 8)
        self.leader_call3, self.follower_answer3 = Choice(count, 8, 8), Choice(count, 8, 36)
        self.reply = CardOfTwo(count, 8)
        rotten = np.array([led == card for led, card in first_tricks])
        led, reply = np.ogrid[:STRENGTHS, :STRENGTHS]
        on = np.array(
            [[[goes_on(own == other, led, reply) for reply in _CARDS] for led in _CARDS] for own, other in first_tricks]
        )
        made = rotten[:, None, None] & (reply > led)
        self.to_follower = made.astype(np.float32)[..., None]
        self.to_leader = (~on & ~made).astype(np.float32)[..., None]
        state, second, follows = np.nonzero(on)
        self.third: tuple[Ints, Ints, Ints] = (state, second, follows)
        self.third_states = len(state)
        self.meet_last = meetings(
            pairs_led[state[:, None, None], BEFORE_SECOND[second][:, :, None]],
            pairs_followed[state[:, None, None], BEFORE_SECOND[follows][:, None, :]],
        )
        last_wins = np.array([[[third_trick(rot, f, own) for f in _CARDS] for own in _CARDS] for rot in (False, True)])
        self.wins_last = last_wins[rotten[state].astype(int)]
        self.meet_by_end = [
            np.where(self.wins_last == end, self.meet_last, 0) for end in (LEADER_WINS, NOBODY_WINS, FOLLOWER_WINS)
        ]
        self.lost_weight = self.meet_by_end[2].sum(axis=1)
        self.lost = (self.meet_by_end[2] > 0).astype(np.float32)
        self.follower_call4, self.leader_answer4 = Choice(self.third_states, 8), Choice(self.third_states, 8)
        self.leader_call4, self.follower_answer4 = Choice(self.third_states, 8), Choice(self.third_states, 8)
        self.bluff, self.follower_answer5 = Choice(self.third_states, 8), Choice(self.third_states, 8)

    def set_payoffs(self, payoffs: Payoffs) -> None:
        """Set what the ends are worth to the leader."""
        self.payoffs = payoffs
        ends = np.array([payoffs.nothing, payoffs.trut, payoffs.their_trut], np.float32)
        self.followed3 = self.meet3 * ends[self.wins3]
        if self.quiet:
            self.followed_last = self.meet_last * ends[self.wins_last]

    def decisions(self) -> Iterator[tuple[str, Decision]]:
        """Return all decisions with their names."""
        for name, part in vars(self).items():
            if isinstance(part, Choice | CardOfTwo):
                yield name, part

    # the leader is improved

    def for_leader(
        self, trees: Floats, own_trees: Floats, others: Floats, own: Floats, weight: float, mode: Mode
    ) -> tuple[Floats, Floats]:
        """Return the leader's values of their pairs, in followed truts and without.

        trees, others: how the follower's hands reach this; own_trees, own: how the leader's do.
        """
        if not self.quiet:
            return self._leads(trees, own_trees, weight, mode), own
        pay = self.payoffs
        called = others * self.follower_call2.yes
        rest = others - called
        answered = others * self.follower_answer2.yes
        own_asked = own * (1 - self.leader_call2.yes)
        all_trees = np.concatenate([trees, answered[None], called[None]])
        own_all = np.concatenate(
            [own_trees, (own * self.leader_call2.yes)[None], (own_asked * self.leader_answer2.yes)[None]]
        )
        followed = self._leads(all_trees, own_all, weight, mode)
        ends = self.meet2 @ np.stack([pay.point * (others - answered), pay.their_point * called], axis=-1)
        quiet = self._leader_third_gap(rest, own_asked, weight, mode)
        quiet += self.leader_answer2.value(followed[-1], ends[..., 1], own_asked, weight, mode)
        quiet = self.leader_call2.value(followed[-2] + ends[..., 0], quiet, own, weight, mode)
        return followed[:-2], quiet

    def _leads(self, trees: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        states, count = len(self.first_tricks), len(trees)
        values = self.followed3.reshape(states, 64, 36) @ trees.transpose(1, 2, 0)
        by_card = np.ascontiguousarray(values.transpose(2, 0, 1)).reshape(count, states, 8, 8)
        return by_pair(self.lead.value(by_card, own[..., BEFORE_SECOND], weight, mode))

    def _leader_third_gap(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the leader's values of leading without a trut."""
        pay = self.payoffs
        own3 = own[..., BEFORE_SECOND] * self.quiet_lead.chances
        called = others[:, None, :] * self.follower_call3.yes
        rest = others[:, None, :] - called
        answered = rest * self.follower_answer3.yes
        own_rest = own3 * (1 - self.leader_call3.yes)
        replies = rest[..., BEFORE_SECOND] * self.reply.chances
        decided = _sum_of_pair(replies * (pay.point * self.to_leader + pay.their_point * self.to_follower))
        followed = self.followed3 @ np.stack([called, answered], axis=-1)
        plain = self.meet3 @ np.stack([pay.their_point * called, pay.point * (rest - answered), decided], axis=-1)
        go_on = plain[..., 2]
        state, second, follows = self.third
        thirds = np.zeros((len(self.first_tricks), 8, 8, 8), np.float32)
        thirds[state, second, follows] = self._leader_last(
            replies[state, second, follows], own_rest[state, second], weight, mode
        )
        go_on = go_on + thirds.sum(axis=2)
        go_on = self.leader_call3.value(followed[..., 1] + plain[..., 1], go_on, own3, weight, mode)
        go_on += self.leader_answer3.value(followed[..., 0], plain[..., 0], own3, weight, mode)
        return by_pair(self.quiet_lead.value(go_on, own[..., BEFORE_SECOND], weight, mode))

    def _leader_last(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the leader's values of their last card, before the follower leads to the third trick."""
        pay = self.payoffs
        called = others * self.follower_call4.yes
        rest = others - called
        answered = rest * self.follower_answer4.yes
        followed = self.followed_last @ np.stack([called, answered], axis=-1)
        plain = self.meet_last @ np.stack([pay.their_point * called, pay.point * (rest - answered)], axis=-1)
        follows = self.follower_answer5.yes
        gain = follows * pay.their_trut + (1 - follows) * pay.point - pay.their_point
        share = (gain > 0).astype(np.float32) if mode == "best" else self.bluff.yes
        own_losing = np.einsum("jl,jlf->jf", own * (1 - self.leader_call4.yes), self.lost)
        self.bluff.value(gain * rest * self.lost_weight, np.zeros_like(gain), own_losing, weight, mode)
        points = (1 - follows) * pay.point
        ends: Floats = (
            self.meet_by_end[0] @ (rest * (follows * pay.trut + points))[..., None]
            + self.meet_by_end[1] @ (rest * (follows * pay.nothing + points))[..., None]
            + self.meet_by_end[2] @ (rest * (pay.their_point + share * gain))[..., None]
        )[..., 0]
        ends = self.leader_call4.value(followed[..., 1] + plain[..., 1], ends, own, weight, mode)
        return ends + self.leader_answer4.value(followed[..., 0], plain[..., 0], own, weight, mode)

    # the follower is improved

    def for_follower(
        self, trees: Floats, own_trees: Floats, others: Floats, own: Floats, weight: float, mode: Mode
    ) -> tuple[Floats, Floats]:
        """Return the follower's values of their pairs, in followed truts and without.

        trees, others: how the leader's hands reach this; own_trees, own: how the follower's do.
        """
        if not self.quiet:
            return self._led(trees), own
        pay = self.payoffs
        called = others * self.leader_call2.yes
        rest = others - called
        answered = rest * self.leader_answer2.yes
        own_asked = own * (1 - self.follower_call2.yes)
        followed = self._led(np.concatenate([trees, called[None], answered[None]]))
        ends = -np.stack([pay.point * called, pay.their_point * (rest - answered)], axis=1) @ self.meet2
        quiet = self._follower_third_gap(rest, own_asked, weight, mode)
        quiet = self.follower_call2.value(followed[-1] + ends[:, 1], quiet, own, weight, mode)
        return followed[:-2], quiet + self.follower_answer2.value(followed[-2], ends[:, 0], own, weight, mode)

    def _led(self, trees: Floats) -> Floats:
        states, count = len(self.first_tricks), len(trees)
        led = (trees[..., BEFORE_SECOND] * self.lead.chances).reshape(count, states, 64)
        return -(led.transpose(1, 0, 2) @ self.followed3.reshape(states, 64, 36)).transpose(1, 0, 2)

    def _follower_third_gap(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the follower's values of the leader's leading without a trut."""
        pay = self.payoffs
        led = others[..., BEFORE_SECOND] * self.quiet_lead.chances
        answered = led * self.leader_answer3.yes
        called = led * self.leader_call3.yes
        rest = led - called
        own3 = np.broadcast_to(own[:, None, :], (len(own), 8, 36))
        own_asked = own3 * (1 - self.follower_call3.yes)
        followed = -np.stack([answered, called], axis=2) @ self.followed3
        plain = -np.stack([pay.their_point * (led - answered), pay.point * called, rest], axis=2) @ self.meet3
        replied = plain[:, :, 2][..., BEFORE_SECOND] * (pay.point * self.to_leader + pay.their_point * self.to_follower)
        state, second, follows = self.third
        own_last = (own_asked[..., BEFORE_SECOND] * self.reply.chances)[state, second, follows]
        replied[state, second, follows] = self._follower_last(rest[state, second], own_last, weight, mode)
        go_on = by_pair(self.reply.value(replied, own_asked[..., BEFORE_SECOND], weight, mode))
        go_on += self.follower_answer3.value(followed[:, :, 1], plain[:, :, 1], own_asked, weight, mode)
        return self.follower_call3.value(followed[:, :, 0] + plain[:, :, 0], go_on, own3, weight, mode).sum(axis=1)

    def _follower_last(self, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return the follower's values of their last card, with which they lead to the third trick."""
        pay = self.payoffs
        answered = others * self.leader_answer4.yes
        called = others * self.leader_call4.yes
        rest = (others - called)[:, None, :]
        followed = -np.stack([answered, called], axis=1) @ self.followed_last
        plain = -np.stack([pay.their_point * (others - answered), pay.point * called], axis=1) @ self.meet_last
        won, tied, lost = ((rest @ part)[:, 0] for part in self.meet_by_end)
        bluffs = lost * self.bluff.yes
        own_asked = own * (1 - self.follower_call4.yes)
        yes = -(won * pay.trut + tied * pay.nothing + bluffs * pay.their_trut)
        no = -pay.point * (won + tied + bluffs)
        own_last = own_asked
        ends = self.follower_answer5.value(yes, no, own_last, weight, mode) - pay.their_point * (lost - bluffs)
        ends += self.follower_answer4.value(followed[:, 1], plain[:, 1], own_asked, weight, mode)
        return self.follower_call4.value(followed[:, 0] + plain[:, 0], ends, own, weight, mode)


def _sum_of_pair(by_card: Floats) -> Floats:
    """Return for hands of two the sums over which card was laid."""
    both = by_pair(by_card + by_card.swapaxes(-1, -2))
    both[..., _DOUBLES] /= 2
    return both


_DOUBLES: Final = [number for number, (low, high) in enumerate(PAIRS) if low == high]
