"""The rest of a deal of the 36-card game as it might go: each improves their hand, and passes when that looks safe."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.trente_et_un.beliefs import World
from ludo.bots.trente_et_un.hands import hands_of
from ludo.bots.trente_et_un.opponent_model import BOUND, limit_at, pass_limits
from ludo.bots.trente_et_un.win_probability import chance_after, lives_lost
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import STOCK, Seat, hand
from ludo.games.trente_et_un import scoring
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import FIRE, HAND_SIZE, THIRTY_ONE, next_in
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView, packet

LONGEST: Final = 40
"""Turns after which hands are compared."""


class Exchanging:
    """The rest of a deal for a seat. It is given worlds and plays in them; nothing in it is hidden.

    boldness: how many points less than usual are enough to close.
    """

    def __init__(self, view: TrenteEtUnView, seat: Seat, boldness: float = 0.0) -> None:
        facts = view.facts
        setting = setting_of(view.options)
        self.options = view.options
        self.lives = facts.lives
        self.seat = seat
        self.closer = facts.closer
        self.turns = facts.turns
        self.table = mask_of(view.known(TABLE))
        self.value, self.throw = hands_of(view.options)
        self.following = [next_in(facts.lives, place) for place in range(len(facts.lives))]
        self.packet = mask_of(view.known(packet(seat)))
        self._frozen = mask_of(facts.frozen)
        self._open = mask_of([other for other in range(len(facts.lives)) if len(view.known(hand(other))) == HAND_SIZE])
        self._open &= ~BIT[seat]
        self._pushes = facts.pushes
        self._binds = setting.binds
        self._may_push = setting.pushes
        self._first_close = 0 if setting.closes_first_round else sum(left > 0 for left in facts.lives)
        self._plain = setting.binds and setting.closes_first_round and not setting.pushes
        undealt = HAND_SIZE * sum(left > 0 for left in facts.lives) if facts.phase == "dealer_choice" else 0
        self._aside = slice(undealt, len(view.cards(STOCK)))
        self._at_once = setting.at_once
        self._skips = setting.skips_bound
        self._limit = setting.turn_limit or facts.turns + LONGEST
        players = sum(left > 0 for left in facts.lives)
        limits = pass_limits(view.options, players)
        self._limits = [limit_at(limits, turn, players) - boldness for turn in range(self._limit + 1)]
        self._worth: dict[tuple[float | None, ...], tuple[float, int]] = {}
        self.lost = 0
        """Lives that the seat has lost in the deal played out last."""

    def keep(self, world: World) -> float:
        """Return the chance of the partie if this seat keeps the packet that it looked at (SCH-06)."""
        return self._begin(world, self.packet, mask_of(world.stock[:HAND_SIZE]))

    def refuse(self, world: World) -> float:
        """Return the chance of the partie if this seat lays that packet on the table (SCH-07)."""
        return self._begin(world, mask_of(world.stock[:HAND_SIZE]), self.packet)

    def _begin(self, world: World, own: CardSet, table: CardSet) -> float:
        hands = world.hands[:]
        hands[self.seat] = own
        if any(self.value[held] >= THIRTY_ONE for held in hands if held):
            return self.compare(hands)
        return self._go_on(world, hands, table, self.closer, self.turns, self._frozen)

    def stop(self, world: World) -> float:
        """Return the chance of the partie if this seat passes."""
        closer = self.seat if self.closer < 0 else self.closer
        return self._go_on(world, world.hands[:], self.table, closer, self.turns + 1, self._frozen)

    def push(self, world: World) -> float:
        """Return the chance of the partie if this seat pushes (SCH-41)."""
        hands = world.hands[:]
        return self._go_on(world, hands, self.table, self.closer, self.turns + 1, self._frozen, self._pushes + 1)

    def _go_on(
        self,
        world: World,
        hands: list[CardSet],
        table: CardSet,
        closer: Seat,
        turns: int,
        frozen: int,
        pushes: int = 0,
    ) -> float:
        """Return the chance of the partie if all play on after a turn of this seat."""
        seat = self.following[self.seat]
        if self._plain:
            return self.play(hands, table, seat, closer, turns, frozen)
        return self.play_pushing(hands, table, seat, closer, turns, frozen, pushes, world.stock[self._aside])

    def swap(self, world: World, held: Card, taken: Card) -> float:
        """Return the chance of the partie if this seat exchanges a card."""
        hands = world.hands[:]
        hands[self.seat] ^= BIT[held] | BIT[taken]
        return self._exchanged(world, hands, self.table ^ (BIT[held] | BIT[taken]), self._frozen)

    def swap_all(self, world: World) -> float:
        """Return the chance of the partie if this seat exchanges all its cards."""
        hands = world.hands[:]
        table, hands[self.seat] = hands[self.seat], self.table
        return self._exchanged(world, hands, table, self._frozen | (BIT[self.seat] if self._binds else 0))

    def _exchanged(self, world: World, hands: list[CardSet], table: CardSet, frozen: int) -> float:
        if self._at_once and self.value[hands[self.seat]] >= THIRTY_ONE:
            return self.compare(hands)
        return self._go_on(world, hands, table, self.closer, self.turns + 1, frozen)

    def play(self, hands: list[CardSet], table: CardSet, seat: Seat, closer: Seat, turns: int, frozen: int) -> float:
        """Return the chance of the partie if all play on from here."""
        value, throw, following, limits = self.value, self.throw, self.following, self._limits
        for turn in range(turns, self._limit):
            if seat == closer:
                break
            held = hands[seat]
            own = value[held]
            if own >= THIRTY_ONE:
                break
            if frozen >> seat & 1:
                if closer < 0 and not self._skips:
                    closer = seat
                seat = following[seat]
                continue
            best, after, given = own, held, table
            for card in cards_in(table):
                four = held | BIT[card]
                thrown = throw[four]
                if thrown != card and value[four ^ BIT[thrown]] > best:
                    after = four ^ BIT[thrown]
                    best = value[after]
                    given = table ^ (BIT[card] | BIT[thrown])
            may_close = closer < 0 and own >= limits[turn] and not self._gives_away(hands, seat, frozen)
            if best < THIRTY_ONE and may_close:
                closer = seat
            else:
                if value[table] - (BOUND if closer < 0 else 0) > best:
                    after, given = table, held
                    frozen |= BIT[seat]
                    best = value[after]
                if best > own:
                    hands[seat], table = after, given
                    if self._at_once and best >= THIRTY_ONE:
                        break
                elif closer < 0 and self._gives_away(hands, seat, frozen):
                    hands[seat], table = self._changed(held, table)
                elif closer < 0:
                    closer = seat
            seat = following[seat]
        return self.compare(hands)

    def play_pushing(
        self,
        hands: list[CardSet],
        table: CardSet,
        seat: Seat,
        closer: Seat,
        turns: int,
        frozen: int,
        pushes: int,
        aside: list[Card],
    ) -> float:
        """The same where one may push, where nobody closes in the first round, or where exchanging all binds nobody."""
        players = sum(1 for held in hands if held)
        for turn in range(turns, self._limit):
            if pushes == players - (frozen.bit_count() if self._skips else 0):
                if len(aside) < HAND_SIZE:
                    break
                table, aside, pushes = mask_of(aside[:HAND_SIZE]), aside[HAND_SIZE:], 0
            if seat == closer:
                break
            held = hands[seat]
            own = self.value[held]
            if own >= THIRTY_ONE:
                break
            may_close = closer >= 0 or turn >= self._first_close
            if frozen >> seat & 1:
                if closer < 0 and not self._skips:
                    closer = seat
            elif (
                closer < 0
                and may_close
                and own >= self._limits[turn]
                and not self._makes_31(held, table)
                and not self._gives_away(hands, seat, frozen)
            ):
                closer = seat
            else:
                after, given = self._improved(held, table, closer)
                if self.value[after] > own:
                    frozen |= BIT[seat] if after == table and self._binds else 0
                    hands[seat], table, pushes = after, given, 0
                    if self._at_once and self.value[after] >= THIRTY_ONE:
                        break
                elif closer < 0 and self._may_push:
                    pushes += 1
                elif closer < 0 and may_close and self._gives_away(hands, seat, frozen):
                    hands[seat], table = self._changed(held, table)
                elif closer < 0 and may_close:
                    closer = seat
            seat = self.following[seat]
        return self.compare(hands)

    def _gives_away(self, hands: Sequence[CardSet], seat: Seat, frozen: int) -> bool:
        """Would a seat that closes lose its last life for certain, since everybody knows that no hand is worse?"""
        if self.lives[seat] > 1:
            return False
        own, better = self.value[hands[seat]], False
        for other, held in enumerate(hands):
            if not held or other == seat:
                continue
            if self.value[held] < own or not (self._open | frozen) >> other & 1:
                return False
            better = better or self.value[held] > own
        return better

    def _changed(self, held: CardSet, table: CardSet) -> tuple[CardSet, CardSet]:
        """Return the best hand after an exchange of one card, though none helps, and the table after it."""
        pairs = [BIT[card] | BIT[taken] for card in cards_in(held) for taken in cards_in(table)]
        best = max(pairs, key=lambda pair: self.value[held ^ pair])
        return held ^ best, table ^ best

    def _makes_31(self, held: CardSet, table: CardSet) -> bool:
        return self.value[self._improved(held, table, 0)[0]] >= THIRTY_ONE

    def _improved(self, held: CardSet, table: CardSet, closer: Seat) -> tuple[CardSet, CardSet]:
        """Return the best hand that an exchange makes, and the table after it; the same ones if none helps."""
        value = self.value
        best, after, given = value[held], held, table
        for card in cards_in(table):
            four = held | BIT[card]
            thrown = self.throw[four]
            if thrown != card and value[four ^ BIT[thrown]] > best:
                after = four ^ BIT[thrown]
                best = value[after]
                given = table ^ (BIT[card] | BIT[thrown])
        if value[table] - (BOUND if closer < 0 and self._binds else 0) > best:
            return table, held
        return after, given

    def compare(self, hands: Sequence[CardSet]) -> float:
        """Return the chance of the partie once hands are compared."""
        value = self.value
        values = tuple([value[held] if held else None for held in hands])
        found = self._worth.get(values)
        if found is None:
            found_31 = max([value for value in values if value is not None]) >= THIRTY_ONE
            losses = self._losses_to_31(values) if found_31 else self._compared(values)
            found = chance_after(self.lives, losses, self.seat), lives_lost(self.lives, losses, self.seat)
            self._worth[values] = found
        self.lost = found[1]
        return found[0]

    def _compared(self, values: scoring.Values) -> scoring.Losses:
        return scoring.showdown_losses(self.options, values, self.closer)

    def _losses_to_31(self, values: scoring.Values) -> scoring.Losses:
        """Return the cost of a thirty-one or fire (SCH-21, SCH-45, SCH-46), taken to be declared."""
        if FIRE in values:
            return scoring.thirty_one_losses(self.options, self.lives, (values.index(FIRE),), -1)
        if self.options.sch_thirty_one_losers == "all_others":
            return scoring.losses_to_31(values)
        return self._compared(values)
