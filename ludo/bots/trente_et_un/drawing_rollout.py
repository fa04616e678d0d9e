"""The rest of a deal of the 52-card game as it might go: each improves their hand, and knocks when that looks safe."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ludo.bots.trente_et_un.beliefs import World
from ludo.bots.trente_et_un.hands import best_throw, hands_of
from ludo.bots.trente_et_un.opponent_model import NEVER, gains, knock_limits, limit_at
from ludo.bots.trente_et_un.planning import Policy
from ludo.bots.trente_et_un.win_probability import chance_after, lives_lost
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import Seat, hand
from ludo.games.trente_et_un import scoring
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, KNOCK
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, THIRTY_ONE, next_in
from ludo.games.trente_et_un.view import TrenteEtUnView

LONGEST: Final = 60
"""Turns after which hands are compared."""
WAITING: Final = 3
"""Until the round with this number its own seat is taken to knock only with what is enough then: who waits may knock
later, and the search is asked again before."""


class Drawing:
    """The rest of a deal for a seat. It is given worlds and plays in them; nothing in it is hidden.

    policy: how the seat itself plays on; without one like everybody else. boldness: how many points less than usual are
    enough to knock.
    """

    def __init__(
        self, view: TrenteEtUnView, seat: Seat, rng: Random, policy: Policy | None = None, boldness: float = 0.0
    ) -> None:
        facts = view.facts
        setting = setting_of(view.options)
        self.options = view.options
        self.lives = facts.lives
        self.seat = seat
        self.closer = facts.closer
        self.turns = facts.turns
        self.value, self.throw = hands_of(view.options)
        self.following = [next_in(facts.lives, place) for place in range(len(facts.lives))]
        self._rng = rng
        self._policy = policy
        self._gains = gains(view.options)
        known = [view.known(hand(other)) for other in range(len(facts.lives))]
        self._open = [mask_of(cards) if len(cards) == HAND_SIZE else 0 for cards in known]
        self._open[seat] = 0
        self._after_discard = setting.after_discard
        self._compares = setting.compares_on_empty_stock
        self._limit = setting.turn_limit or facts.turns + LONGEST
        self._players = players = sum(left > 0 for left in facts.lives)
        limits = knock_limits(view.options, players)
        self._limits = [
            NEVER if turn < players and not setting.knock_first_round else limit_at(limits, turn, players) - boldness
            for turn in range(self._limit + 1)
        ]
        waits = limits[min(WAITING, len(limits) - 1)] if view.options.knocker_surpassed == "by_any" else 0.0
        self._own_limits = [max(limit, waits) for limit in self._limits]
        self._worth: dict[tuple[tuple[float | None, ...], Seat], tuple[float, int]] = {}
        self._shown: dict[tuple[Seat, Seat], tuple[float, int]] = {}
        self.lost = 0
        """Lives that the seat has lost in the deal played out last."""

    def knock(self, world: World, top: Card) -> float:
        """Return the chance of the partie if this seat knocks."""
        return self.play(world.hands[:], world.stock[:], top, self.following[self.seat], self.seat, self.turns + 1)

    def pass_on(self, world: World, top: Card) -> float:
        """Return the chance of the partie if this seat's turn ends without a knock."""
        return self.play(world.hands[:], world.stock[:], top, self.following[self.seat], self.closer, self.turns + 1)

    def draw(self, world: World, top: Card) -> float:
        """Return the chance of the partie if this seat draws from the stock."""
        hands, stock = world.hands[:], world.stock[:]
        if not stock:
            return self.compare(hands, self.closer)
        four = hands[self.seat] | BIT[stock.pop()]
        return self._thrown(hands, stock, four, self._worst(four, four))

    def take(self, world: World, top: Card) -> float:
        """Return the chance of the partie if this seat takes the discard."""
        four = world.hands[self.seat] | BIT[top]
        return self._thrown(world.hands[:], world.stock[:], four, self._worst(four, four ^ BIT[top]))

    def discard(self, world: World, card: Card) -> float:
        """Return the chance of the partie if this seat throws a card."""
        return self._thrown(world.hands[:], world.stock[:], world.hands[self.seat], card)

    def _worst(self, four: CardSet, offered: CardSet) -> Card:
        """Return which of some cards held this seat throws."""
        if self._policy is not None:
            return self._policy.throw(self.turns // self._players, self.closer >= 0, four, offered)
        thrown = self.throw[four]
        return thrown if offered & BIT[thrown] else best_throw(self.value, cards_in(four), cards_in(offered))

    def _thrown(self, hands: list[CardSet], stock: list[Card], four: CardSet, card: Card) -> float:
        seat, closer = self.seat, self.closer
        kept = four ^ BIT[card]
        hands[seat] = kept
        value = self.value[kept]
        if value == THIRTY_ONE:
            return self.thirty_one(seat, closer)
        if (
            self._after_discard
            and closer < 0
            and value >= self._own_limits[self.turns]
            and not self._gives_away(hands, seat)
        ):
            closer = seat
        return self.play(hands, stock, card, self.following[seat], closer, self.turns + 1)

    def play(self, hands: list[CardSet], stock: list[Card], top: Card, seat: Seat, closer: Seat, turns: int) -> float:
        """Return the chance of the partie if all play on from here."""
        value, throw, following, me = self.value, self.throw, self.following, self.seat
        pile: list[Card] = []
        for turn in range(turns, self._limit):
            if seat == closer:
                break
            held = hands[seat]
            worth = value[held]
            policy = self._policy if seat == me else None
            number = turn // self._players
            act = DRAW_TALON if policy is None else policy.usual(number, closer >= 0, held, top)
            if policy is not None:
                knocks = act == KNOCK and self._limits[turn] < NEVER
            else:
                limits = self._own_limits if seat == me else self._limits
                knocks = closer < 0 and not self._after_discard and worth >= limits[turn]
            if knocks and not self._gives_away(hands, seat):
                closer = seat
                seat = following[seat]
                continue
            four = held | BIT[top]
            if policy is not None:
                leaves = act != DRAW_DISCARD
                thrown = top if leaves else policy.throw(number, closer >= 0, four, held)
                kept = four ^ BIT[thrown]
            else:
                thrown = throw[four]
                kept = four ^ BIT[thrown]
                leaves = thrown == top or value[kept] < worth + self._gains[int(worth)]
            if leaves:
                if not stock:
                    if self._compares or not pile:
                        break
                    stock, pile = pile, []
                    self._rng.shuffle(stock)
                pile.append(top)
                four = held | BIT[stock.pop()]
                thrown = throw[four] if policy is None else policy.throw(number, closer >= 0, four, four)
                kept = four ^ BIT[thrown]
            hands[seat] = kept
            top = thrown
            if value[kept] == THIRTY_ONE:
                return self.thirty_one(seat, closer)
            if (
                self._after_discard
                and closer < 0
                and value[kept] >= (self._own_limits if seat == me else self._limits)[turn]
                and not self._gives_away(hands, seat)
            ):
                closer = seat
            seat = following[seat]
        return self.compare(hands, closer)

    def _gives_away(self, hands: Sequence[CardSet], seat: Seat) -> bool:
        """Would a seat that knocks lose its last life for certain, by hands that everybody knows?"""
        if self.lives[seat] > 1 or not any(self._open):
            return False
        own, lowest_only = self.value[hands[seat]], self.options.knocker_surpassed == "only_if_lowest"
        for other, held in enumerate(hands):
            if held and other != seat:
                better = held == self._open[other] and self.value[held] > own
                if better != lowest_only:
                    return better
        return lowest_only

    def compare(self, hands: Sequence[CardSet], closer: Seat) -> float:
        """Return the chance of the partie once hands are compared."""
        value = self.value
        values = tuple([value[held] if held else None for held in hands])
        found = self._worth.get((values, closer))
        if found is None:
            losses = scoring.showdown_losses(self.options, values, closer)
            found = chance_after(self.lives, losses, self.seat), lives_lost(self.lives, losses, self.seat)
            self._worth[values, closer] = found
        self.lost = found[1]
        return found[0]

    def thirty_one(self, seat: Seat, closer: Seat) -> float:
        """Return the chance of the partie once a seat has shown a thirty-one."""
        found = self._shown.get((seat, closer))
        if found is None:
            _, losses, winners = scoring.thirty_one(self.options, self.lives, (seat,), False, closer)
            chance = float(self.seat in winners) if winners else chance_after(self.lives, losses, self.seat)
            found = chance, lives_lost(self.lives, losses, self.seat)
            self._shown[seat, closer] = found
        self.lost = found[1]
        return found[0]
