"""The Expert's turn in the 52-card game: what leaves the hand that is worth most by `value_tables`."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ludo.bots.trente_et_un.hands import hands_of
from ludo.bots.trente_et_un.opponent_model import rounds_over
from ludo.bots.trente_et_un.value_tables import MOST_PLAYERS, ROUNDS, Kinds, Stakes, worth_of
from ludo.engine.actions import DISCARD_ACTIONS, Action
from ludo.engine.cards import PACK_52, Card
from ludo.engine.masks import BIT, FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, KNOCK
from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TrenteEtUnView

_KINDS: Final = Kinds()
_MOST: Final = 100_000
"""How many turns are remembered."""


def is_planned(options: TrenteEtUnOptions) -> bool:
    """Are there tables for these options? They are for knocks instead of a draw and for usual values of hands."""
    setting = setting_of(options)
    odd = setting.after_discard or setting.brelan_counts or not setting.pairs_count or setting.turn_limit
    return not (setting.is_36 or odd or options.thirty_one_ends == "party")


def stakes_of(view: TrenteEtUnView) -> Stakes:
    """Return for what a seat plays."""
    lives = view.facts.lives
    others = [left for seat, left in enumerate(lives) if left > 0 and seat != view.seat]
    players = min(len(others) + 1, MOST_PLAYERS)
    only_lowest = view.options.knocker_surpassed == "only_if_lowest" and players > 2
    return Stakes(players, only_lowest, lives[view.seat or 0] == 1, players == 2 and others == [1])


@cache
def policy_of(stakes: Stakes) -> "Policy":
    """Return what the tables say at given stakes; it is shared."""
    return Policy(stakes)


class Policy:
    """The turns that the tables advise. Rounds count from 0; `last` is the last turn after another's knock."""

    def __init__(self, stakes: Stakes) -> None:
        self._kept, self._knocked, self._final = worth_of(stakes)
        self._value = hands_of(TrenteEtUnOptions()).value
        self._usual: dict[tuple[int, bool, CardSet, Card], Action] = {}
        self._drawn: dict[tuple[int, bool, int], float] = {}

    def knock(self, number: int, held: CardSet) -> float:
        """Return what a knock is worth."""
        return self._knocked[min(number, ROUNDS - 1)][int(self._value[held])]

    def kept(self, number: int, last: bool, held: CardSet) -> float:
        """Return what a hand is worth at the end of a turn."""
        if last:
            return self._final[min(number, ROUNDS - 1)][int(self._value[held])]
        return self._kept[min(number, ROUNDS - 1)][_KINDS[held]]

    def throw(self, number: int, last: bool, four: CardSet, offered: CardSet) -> Card:
        """Return which of some cards held to throw: a thirty-one is always kept."""
        best, most, highest = -1, 0.0, 0.0
        for card in cards_in(offered):
            held = four ^ BIT[card]
            value = self._value[held]
            if value == THIRTY_ONE:
                return card
            kept = self.kept(number, last, held)
            if best < 0 or kept > most or (kept == most and value > highest):
                best, most, highest = card, kept, value
        return best

    def take(self, number: int, last: bool, held: CardSet, top: Card) -> float:
        """Return what it is worth to take the discard and keep it."""
        four = held | BIT[top]
        return max([self.kept(number, last, four ^ BIT[thrown]) for thrown in cards_in(held)])

    def draw(self, number: int, last: bool, held: CardSet, unseen: Sequence[Card]) -> float:
        """Return what it is worth to draw one of these cards."""
        total, unchanged = 0.0, self.kept(number, last, held)
        pairs = [held ^ BIT[thrown] for thrown in cards_in(held)]
        for card in unseen:
            bit = BIT[card]
            total += max(unchanged, max([self.kept(number, last, pair | bit) for pair in pairs]))
        return total / len(unseen)

    def draw_any(self, number: int, last: bool, held: CardSet) -> float:
        """Return what it is worth to draw any card but those held; it is remembered."""
        asked = min(number, ROUNDS - 1), last, _KINDS[held]
        found = self._drawn.get(asked)
        if found is None:
            found = self._drawn[asked] = self.draw(number, last, held, cards_in(FULL_PACK & ~held))
        return found

    def best(self, number: int, last: bool, held: CardSet, top: Card, drawn: float, *, may_knock: bool) -> Action:
        """Return what is worth most at the start of a turn. drawn: what it is worth to draw."""
        taken = self.take(number, last, held, top)
        if may_knock and self.knock(number, held) > max(drawn, taken):
            return KNOCK
        return DRAW_DISCARD if taken > drawn else DRAW_TALON

    def usual(self, number: int, last: bool, held: CardSet, top: Card) -> Action:
        """Return what it does at the start of a turn, whatever has been seen; it is remembered."""
        asked = min(number, ROUNDS - 1), last, held, top
        found = self._usual.get(asked)
        if found is None:
            if len(self._usual) > _MOST:
                self._usual.clear()
            found = self._usual[asked] = self._usual_act(number, last, held, top)
        return found

    def _usual_act(self, number: int, last: bool, held: CardSet, top: Card) -> Action:
        four = held | BIT[top]
        if any(self._value[four ^ BIT[thrown]] == THIRTY_ONE for thrown in cards_in(held)):
            return DRAW_DISCARD
        return self.best(number, last, held, top, self.draw_any(number, last, held), may_knock=not last)


def planned(view: TrenteEtUnView, offers: Offers) -> Action:
    """Return what is worth most, drawing being worth the mean over all cards not seen."""
    facts = view.facts
    policy = policy_of(stakes_of(view))
    number, last = rounds_over(facts), facts.closer >= 0
    held = mask_of(view.known(hand(view.seat or 0)))
    if facts.phase == "discard":
        offered = mask_of([card for card in cards_in(held) if DISCARD_ACTIONS[card] in offers])
        return DISCARD_ACTIONS[policy.throw(number, last, held, offered)]
    seen = {card for cards in view.zones.values() for card in cards}
    drawn = policy.draw(number, last, held, [card for card in PACK_52 if card not in seen])
    return policy.best(number, last, held, view.known(DISCARD_PILE)[-1], drawn, may_knock=KNOCK in offers)
