"""What each offer is worth to a seat of two, if both go on by the solved strategy: deals played out with hands that the
other may hold, each as likely as what they have done makes it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut import tables
from ludo.bots.trut.duel import Duel
from ludo.bots.trut.hands import STRENGTHS, without, word_for
from ludo.bots.trut.line import OPENER, Line
from ludo.bots.trut.strategy import Strategy
from ludo.engine.actions import Action, Play
from ludo.games.trut.actions import BRELAN, CALLS, DEUX_PAREILLES, FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.rules import STRENGTH
from ludo.games.trut.scoring import mark, partie_winner

WORD_OF: Final = {DEUX_PAREILLES: 1, BRELAN: 2}
Hand = tuple[int, ...]


@dataclass
class Forecast:
    """The rest of a deal as a seat expects it."""

    duel: Duel
    luck: Random

    @cached_property
    def strategy(self) -> Strategy:
        """The strategy of both."""
        return self.duel.strategy

    def values(self, request: DecisionRequest, count: int) -> list[tuple[Action | None, list[float]]]:
        """Return samples of the chance to win the partie after each offer, with the same hands for all offers."""
        hands, weights = self.others_hands()
        drawn = self.luck.choices(hands, weights, k=count)
        offers: list[Action | None] = list(request.offers)
        if not request.must:
            offers.append(None)
        alike: dict[object, list[float]] = {}
        found = []
        for offer in offers:
            key: object = STRENGTH[offer.card] if isinstance(offer, Play) else offer
            if key not in alike:
                alike[key] = [self._after(offer, other) for other in drawn]
            found.append((offer, alike[key]))
        return found

    # the other's hand

    def others_hands(self) -> tuple[list[Hand], list[float]]:
        """Return what the other may still hold, and how likely each is, as they play by the strategy."""
        line, other = self.duel.line, 1 - self.duel.role
        laid = line.laid_by(other)
        left = [4] * STRENGTHS
        for card in (*self.duel.rest, *line.cards):
            left[card] -= 1
        rests = [
            rest
            for rest in combinations_with_replacement(range(STRENGTHS), 3 - len(laid))
            if all(rest.count(card) <= left[card] for card in rest)
        ]
        ways = []
        for rest in rests:
            count = 1
            for card in set(rest):
                count *= comb(left[card], rest.count(card))
            ways.append(float(count))
        weighed = [way * self._did(other, (*laid, *rest)) for way, rest in zip(ways, rests, strict=True)]
        return rests, (weighed if sum(weighed) > 0 else ways)

    def _did(self, player: int, cards: Sequence[int]) -> float:
        """Return how likely a player with these cards does what they did in this deal."""
        line = self.duel.line
        hand: Hand = tuple(sorted(cards))
        chance = 1.0
        for gap in range(len(line.cards) + 1):
            called = line.caller is not None and line.gap == gap
            quiet = Line(line.cards[:gap])
            before = replace(line, cards=line.cards[:gap])
            if line.caller is None or gap <= line.gap:
                asked = not called or line.caller == player or line.on_turn(gap) == player
                if not line.went and gap < len(line.cards) + called and asked and hand:
                    chance *= self._called(quiet, player, hand, called and line.caller == player)
                if called and line.caller != player and (gap < len(line.cards) or self.duel.phase == "play"):
                    chance *= self.strategy.answer(before, player, hand)
            if gap < len(line.cards) and line.on_turn(gap) == player:
                if line.caller is not None and line.gap > gap:
                    before = quiet
                chance *= self.strategy.cards(before, hand).get(line.cards[gap], 0.0)
                hand = without(hand, line.cards[gap])
        if line.went and self.duel.score[player] == max(self.duel.score):
            chance *= self.strategy.go(tuple(sorted(cards)))
        return chance

    def _called(self, line: Line, player: int, hand: Hand, called: bool) -> float:
        call = self.strategy.call(line, player, hand)
        if not called:
            return 1 - call.calls
        announced = self.duel.line.word
        if not announced:
            return call.calls * (1 - call.announces)
        return call.calls * call.announces if word_for(hand) == announced else 0.0

    # playing out

    def _after(self, offer: Action | None, other: Hand) -> float:
        """Return the chance to win the partie after an offer, with this hand of the other's."""
        duel, line = self.duel, self.duel.line
        me = duel.role
        hands = [duel.rest, other] if me == OPENER else [other, duel.rest]
        if offer in (FOLD, NO_GO):
            return self.worth(1 - me, by_trut=False)
        if offer == FOLLOW:
            return self._play(line, hands)
        if offer == GO:
            return self._play(replace(line, went=True), hands)
        if isinstance(offer, Play):
            card = STRENGTH[offer.card]
            if not line.for_trut:
                # the other may call before the card is laid
                ended = self._asked(line, hands, 1 - me)
                if isinstance(ended, float):
                    return ended
                line = ended
            hands[me] = without(hands[me], card)
            return self._play(replace(line, cards=(*line.cards, card)), hands)
        if offer in CALLS:
            called = replace(line, caller=me, gap=len(line.cards), word=WORD_OF.get(offer, 0))
            if self.luck.random() < self.strategy.answer(called, 1 - me, other):
                return self._play(called, hands)
            return self.worth(me, by_trut=False)
        ended = self._asked(line, hands, 1 - me)
        return ended if isinstance(ended, float) else self._laid(ended, hands)

    def _play(self, line: Line, hands: list[Hand]) -> float:
        """Play on from the gap after the last card."""
        if not line.is_over():
            if not line.for_trut:
                first = line.on_turn(len(line.cards))
                for player in (first, 1 - first):
                    ended = self._asked(line, hands, player)
                    if isinstance(ended, float):
                        return ended
                    line = ended
                    if line.for_trut:
                        break
            return self._laid(line, hands)
        return self.worth(line.winner(), line.for_trut)

    def _laid(self, line: Line, hands: list[Hand]) -> float:
        """Have the player on turn lay a card, and play on."""
        player = line.on_turn(len(line.cards))
        chances = self.strategy.cards(line, hands[player])
        card = self.luck.choices(list(chances), list(chances.values()))[0]
        after = hands[:]
        after[player] = without(after[player], card)
        return self._play(replace(line, cards=(*line.cards, card)), after)

    def _asked(self, line: Line, hands: list[Hand], player: int) -> Line | float:
        """Ask a player whether they trut; return the line that goes on, or what the end is worth."""
        if not hands[player] or line.for_trut:
            return line
        call = self.strategy.call(line, player, hands[player])
        if self.luck.random() >= call.calls:
            return line
        word = word_for(hands[player]) if self.luck.random() < call.announces else 0
        called = replace(line, caller=player, gap=len(line.cards), word=word)
        if self.luck.random() < self.strategy.answer(called, 1 - player, hands[1 - player]):
            return called
        return self.worth(player, by_trut=False)

    def worth(self, winner: int | None, by_trut: bool) -> float:
        """Return the seat's chance to win the partie after a player, or nobody, marked."""
        score = self.duel.score
        if winner is not None:
            score = mark(score, winner, "trut" if by_trut else "point", 3)
        ended = partie_winner(score, 7)
        opener = float(ended == OPENER) if ended is not None else 1 - tables.winning_chance(score[::-1])
        return opener if self.duel.role == OPENER else 1 - opener
