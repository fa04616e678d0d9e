"""What each offer is worth to a seat of two, exactly: all hands that the other may hold, and all that both may do by
the solved strategy."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ludo.bots.trut.forecast import WORD_OF, Forecast, Hand
from ludo.bots.trut.hands import without, word_for
from ludo.bots.trut.line import OPENER, Line
from ludo.engine.actions import Action, Play
from ludo.games.trut.actions import CALLS, FOLD, FOLLOW, GO, NO_GO
from ludo.games.trut.rules import STRENGTH

Hands: TypeAlias = tuple[Hand, Hand]
GoesOn: TypeAlias = Callable[[Line], float]


@dataclass
class Exact(Forecast):
    """The rest of a deal, with how likely each way is."""

    known: dict[tuple[Line, Hands], float] = field(default_factory=dict)

    def value(self, offer: Action | None, other: Hand) -> float:
        """Return the chance to win the partie after an offer, with this hand of the other's."""
        duel, line = self.duel, self.duel.line
        me = duel.role
        hands = (duel.rest, other) if me == OPENER else (other, duel.rest)
        if offer in (FOLD, NO_GO):
            return self.worth(1 - me, by_trut=False)
        if offer == FOLLOW:
            return self._from(line, hands)
        if offer == GO:
            return self._from(replace(line, went=True), hands)
        if isinstance(offer, Play):
            card = STRENGTH[offer.card]
            return self._asked_one(line, hands, 1 - me, lambda after: self._after_card(after, hands, me, card))
        if offer in CALLS:
            called = replace(line, caller=me, gap=len(line.cards), word=WORD_OF.get(offer, 0))
            return self._answered(called, hands, me, lambda after: self._from(after, hands))
        return self._asked_one(line, hands, 1 - me, lambda after: self._card(after, hands))

    def _from(self, line: Line, hands: Hands) -> float:
        """Return what the deal is worth from the gap after the last card."""
        key = line, hands
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._on(line, hands)
        return found

    def _on(self, line: Line, hands: Hands) -> float:
        if line.is_over():
            return self.worth(line.winner(), line.for_trut)
        if line.for_trut:
            return self._card(line, hands)
        first = line.on_turn(len(line.cards))

        def ask_the_other(after: Line) -> float:
            return self._asked_one(after, hands, 1 - first, lambda last: self._card(last, hands))

        return self._asked_one(line, hands, first, ask_the_other)

    def _card(self, line: Line, hands: Hands) -> float:
        """Have the player on turn lay a card."""
        player = line.on_turn(len(line.cards))
        chances = self.strategy.cards(line, hands[player])
        total = sum(chances.values())
        return (
            sum(chance * self._after_card(line, hands, player, card) for card, chance in chances.items() if chance)
            / total
        )

    def _after_card(self, line: Line, hands: Hands, player: int, card: int) -> float:
        left = without(hands[player], card)
        after = (left, hands[1]) if player == OPENER else (hands[0], left)
        return self._from(replace(line, cards=(*line.cards, card)), after)

    def _asked_one(self, line: Line, hands: Hands, player: int, goes_on: GoesOn) -> float:
        """Ask a player whether they trut, and go on."""
        if not hands[player] or line.for_trut:
            return goes_on(line)
        call = self.strategy.call(line, player, hands[player])
        value = (1 - call.calls) * goes_on(line) if call.calls < 1 else 0.0
        word = word_for(hands[player]) if call.announces else 0
        for said, chance in ((0, 1 - call.announces if word else 1.0), (word, call.announces if word else 0.0)):
            if call.calls * chance > 0:
                called = replace(line, caller=player, gap=len(line.cards), word=said)
                value += call.calls * chance * self._answered(called, hands, player, goes_on)
        return value

    def _answered(self, called: Line, hands: Hands, caller: int, goes_on: GoesOn) -> float:
        """Have a call answered, and go on where it is followed."""
        follows = self.strategy.answer(called, 1 - caller, hands[1 - caller])
        value = (1 - follows) * self.worth(caller, by_trut=False) if follows < 1 else 0.0
        return value + (follows * goes_on(called) if follows else 0.0)
