"""Deals of Trut for two played out by lot, both sides by the solved strategy: what is counted out is held to them."""

from dataclasses import dataclass, field, replace
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut.deal_history import OPENER, Line
from ludo.bots.trut.forecast import WORD_OF, Forecast, Hand
from ludo.bots.trut.hands import without, word_for
from ludo.bots.trut.two_player import Duel
from ludo.engine.actions import Action, Play
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.rules import STRENGTH


@dataclass
class Samples:
    """The rest of a deal, by lot."""

    duel: Duel
    luck: Random = field(default_factory=lambda: Random(5))

    def __post_init__(self) -> None:
        """Take what the seat expects."""
        self.forecast = Forecast(self.duel)
        self.strategy = self.forecast.strategy

    def values(self, request: DecisionRequest, count: int) -> list[tuple[Action | None, list[float]]]:
        """Return samples of the chance to win the partie after each offer, with the same hands for all offers."""
        hands, weights = self.forecast.others_hands()
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

    def _after(self, offer: Action | None, other: Hand) -> float:
        """Return the chance to win the partie after an offer, with this hand of the other's."""
        duel, line = self.duel, self.duel.line
        me = duel.role
        hands = [duel.rest, other] if me == OPENER else [other, duel.rest]
        if offer in (FOLD, NO_GO):
            return self.forecast.worth(1 - me, by_trut=False)
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
            return self.forecast.worth(me, by_trut=False)
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
        return self.forecast.worth(line.winner(), line.for_trut)

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
        return self.forecast.worth(player, by_trut=False)
