"""The history of a deal of Trut for two players, without suits.

The players are the opener, who leads to the first trick, and the dealer; in the second trick the leader and the
follower. The third trick, if there is one, is led by the follower of the second one.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludo.bots.trut.hands import STRENGTHS
from ludo.games.trut.rules import ROTTEN, deal_over, deal_winner, judge_trick

OPENER: Final = 0
DEALER: Final = 1

LEADER_WINS: Final = 1
NOBODY_WINS: Final = 0
FOLLOWER_WINS: Final = -1


def third_trick(rotten: bool, led: int, other: int) -> int:
    """Return who wins the deal in the third trick; rotten: the first one was, and so was the second one."""
    if led > other:
        return FOLLOWER_WINS
    return NOBODY_WINS if rotten and led == other else LEADER_WINS


def best_reply(rotten: bool, led: int, hand: tuple[int, int]) -> tuple[int, int]:
    """Return the card with which the follower replies when a trut was followed, and the one that stays.

    The lowest that makes the trick; else one that rots it, if the first one was rotten; else the lowest.
    """
    low, high = hand
    if low <= led and (high > led or (rotten and high == led)):
        return high, low
    return low, high


def goes_on(rotten: bool, led: int, reply: int) -> bool:
    """Return if there is a third trick after these cards of the second one."""
    return led == reply if rotten else reply > led


FIRST_TRICKS: Final = tuple((led, reply) for led in range(STRENGTHS) for reply in range(STRENGTHS))
"""The cards of the first trick, the opener's first."""
LED_BY: Final = tuple(
    tuple(number for number, (led, reply) in enumerate(FIRST_TRICKS) if (led > reply) == (leader == OPENER))
    for leader in (OPENER, DEALER)
)
"""By the player who leads to the second trick, the numbers of first tricks."""


def second_tricks(leader: int) -> tuple[tuple[int, int], ...]:
    """Return the first tricks after which a player leads, that player's card first."""
    tricks = [FIRST_TRICKS[number] for number in LED_BY[leader]]
    return tuple(tricks if leader == OPENER else [(reply, led) for led, reply in tricks])


@dataclass(frozen=True, slots=True)
class Line:
    """The history of a deal.

    cards: the strengths laid, in order; caller: who truted, None if nobody; gap: how many cards had been laid then;
    word: the call, 0 plain, 1 a pair and an odd card, 2 a brelan; went: the deal is a fortial that is played.
    """

    cards: tuple[int, ...] = ()
    caller: int | None = None
    gap: int = 0
    word: int = 0
    went: bool = False

    @property
    def for_trut(self) -> bool:
        """Return if the deal is played for a trut."""
        return self.caller is not None or self.went

    @property
    def leader(self) -> int:
        """Return who leads to the second trick."""
        return OPENER if self.cards[0] > self.cards[1] else DEALER

    @property
    def rotten(self) -> bool:
        """Return if the first trick is rotten."""
        return self.cards[0] == self.cards[1]

    def on_turn(self, laid: int) -> int:
        """Return who lays the next card after that many."""
        if laid < 2:
            return laid
        return self.leader if laid in (2, 5) else 1 - self.leader

    def laid_by(self, player: int) -> list[int]:
        """Return the cards that a player has laid, in order."""
        return [card for place, card in enumerate(self.cards) if self.on_turn(place) == player]

    def after(self, card: int) -> "Line":
        """Return the line once another card has been laid."""
        return Line((*self.cards, card), self.caller, self.gap, self.word, self.went)

    def results(self) -> tuple[int, ...]:
        """Return who made each complete trick, or `ROTTEN`."""
        return _results(self.cards)

    def is_over(self) -> bool:
        """Return if the play is over."""
        return len(self.cards) % 2 == 0 and self.is_decided()

    def is_decided(self) -> bool:
        """Return if the complete tricks decide the deal, though cards may still be laid (TRU-65)."""
        return deal_over(self.results(), stop_when_decided=True)

    def winner(self) -> int | None:
        """Return who has won the deal by playing it, None for nobody."""
        return deal_winner(self.results())


@lru_cache(1 << 16)
def _results(cards: tuple[int, ...]) -> tuple[int, ...]:
    made = []
    for start in range(0, len(cards) - 1, 2):
        judged = judge_trick(cards[start : start + 2], False)
        first = Line(cards).on_turn(start)
        made.append(ROTTEN if judged.is_rotten else (first if judged.leader == 0 else 1 - first))
    return tuple(made)
