"""Principles of Trente-et-un: what a hand, the lives and the cards that others took say of a knock, a draw, a card."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ludo.bots.contract import Act, Fact, Principle, Principles
from ludo.bots.trente_et_un.hands import Hands, hands_of
from ludo.bots.trente_et_un.opponent_model import enough, knock_limits, pass_limits
from ludo.engine.actions import Discard
from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.events import Event
from ludo.engine.masks import BIT, CardSet, cards_in, mask_of
from ludo.engine.places import DISCARD_PILE, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.actions import DRAW_DISCARD, DRAW_TALON, DRAWS, KNOCK, PASS, SWAP_ALL, Swap
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import POINTS, is_36, next_in
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView, trente_et_un_view

SAFE: Final = 3
LAST_LIFE: Final = 5
"""How many points more than stop with a small risk make a knock safe, and with the last life."""
WAIT: Final = 22
"""Nobody closes for less than so many points."""
WHOLE: Final = 26
"""For so many points all three cards are exchanged."""
GROWN: Final = 24
"""A hand of so many points need not grow any more; for less nobody gives up exchanging."""
MUCH: Final = 4
"""So many points are worth an open card."""
NEXT: Final = 3
"""So many points more in the next turn are worth waiting for, if the hand is worth `WAIT` then."""
DEAR: Final = 6
"""So many points less are more than a hope makes up for."""


@dataclass
class TurnPosition:
    """A turn of a seat, and what three cards are worth."""

    view: TrenteEtUnView
    seat: Seat

    @cached_property
    def hands(self) -> Hands:
        """The worth of hands."""
        return hands_of(self.view.options)

    @cached_property
    def held(self) -> CardSet:
        """The seat's cards, three or four."""
        return mask_of(self.view.known(hand(self.seat)))

    @cached_property
    def worth(self) -> float:
        """The worth of the best three of them."""
        held = self.held
        return self.hands.value[held ^ BIT[self.hands.throw[held]] if held.bit_count() > 3 else held]

    @property
    def lives(self) -> int:
        """The lives of the seat."""
        return self.view.facts.lives[self.seat]

    @cached_property
    def limit(self) -> float:
        """The worth of a hand that stops at this time with a small risk."""
        return enough(self.view, pass_limits if is_36(self.view.options) else knock_limits)

    @cached_property
    def table(self) -> tuple[Card, ...]:
        """The cards of the table."""
        return self.view.known(TABLE)

    @property
    def following(self) -> Seat:
        """Who plays next."""
        return next_in(self.view.facts.lives, self.seat)

    @cached_property
    def gain(self) -> float:
        """How much the discard adds to the hand."""
        four = self.held | BIT[self.view.known(DISCARD_PILE)[-1]]
        return self.hands.value[four ^ BIT[self.hands.throw[four]]] - self.worth

    @property
    def last_turn(self) -> bool:
        """Has somebody stopped the deal?"""
        return self.view.facts.closer >= 0

    def shown(self, card: Card) -> bool:
        """Return if the next player has shown a card of its suit or rank."""
        known = self.view.known(hand(self.following))
        return any(SUIT[card] == SUIT[other] or RANK[card] == RANK[other] for other in known)

    def together(self, act: Swap) -> int:
        """Return the points that lie in the best suit after an exchange."""
        cards = [card for card in self.view.known(hand(self.seat)) if card != act.held]
        suits = Counter({SUIT[act.taken]: POINTS[act.taken]})
        for card in cards:
            suits[SUIT[card]] += POINTS[card]
        return max(suits.values())

    def next_turn(self, act: Act) -> float:
        """Return what the hand can be worth one turn after an act, with what still lies on the table then."""
        after = self.after(act)
        if not isinstance(act, Swap):
            return after
        held = self.held ^ BIT[act.held] ^ BIT[act.taken]
        left = [card for card in self.table if card != act.taken]
        return max(after, *(self.hands.value[held ^ BIT[one] ^ BIT[card]] for one in cards_in(held) for card in left))

    def after(self, act: Act) -> float:
        """Return what the hand is worth after an act."""
        match act:
            case Discard(card):
                return self.hands.value[self.held ^ BIT[card]]
            case Swap(held, taken):
                return self.hands.value[self.held ^ BIT[held] ^ BIT[taken]]
            case _ if act == SWAP_ALL:
                return self.hands.value[mask_of(self.table)]
        return self.worth


def position(view: AnyView, history: Sequence[Event]) -> TurnPosition | None:
    """Return a turn; None where a dealer chooses."""
    known = trente_et_un_view(view)
    if known.seat is None or known.facts.phase not in ("draw", "discard", "knock_or_end", "turn"):
        return None
    return TurnPosition(known, known.seat)


def given(act: Act) -> Card | None:
    """Return the one card that an act gives away."""
    if isinstance(act, Discard):
        return act.card
    return act.held if isinstance(act, Swap) else None


def knocked_early(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a knock made with fewer points than stop at this time with a small risk?"""
    return act == KNOCK and other != KNOCK and spot.worth < spot.limit + SAFE


def knocked_last_life(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a knock made with the last life, and no more than a little over that limit?"""
    return act == KNOCK and other != KNOCK and spot.lives == 1 and spot.worth < spot.limit + LAST_LIFE


def not_stopped(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a deal not stopped that could be?"""
    return other in (KNOCK, PASS) and act != other and not spot.last_turn


def closed_early(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a deal closed with few points?"""
    return act == PASS and other != PASS and not spot.last_turn and spot.worth < WAIT


def last_turn_for_less(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is somebody's last turn used for a hand that is worth less than it could be?"""
    return spot.last_turn and act not in DRAWS and other not in DRAWS and spot.after(act) < spot.after(other)


def threw_high_card(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is an ace, a court or a ten thrown rather than a low card, while the hand still has to grow?"""
    if not (isinstance(act, Discard) and isinstance(other, Discard)) or spot.last_turn:
        return False
    return POINTS[act.card] >= 10 and POINTS[other.card] < 8 and spot.worth < GROWN


def threw_points(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a card thrown that counts, rather than one that does not?"""
    if not (isinstance(act, Discard) and isinstance(other, Discard)) or spot.last_turn:
        return False
    return spot.after(act) < spot.after(other) and not threw_high_card(spot, other, act)


def threw_high_odd_card(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is the higher of two cards that count for nothing given to the next player?"""
    if not (isinstance(act, Discard) and isinstance(other, Discard)):
        return False
    return POINTS[act.card] > POINTS[other.card] and spot.after(act) == spot.after(other)


def took_little(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is the discard taken that adds little?"""
    return (act, other) == (DRAW_DISCARD, DRAW_TALON) and not spot.last_turn and spot.gain < MUCH


def left_much(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is the discard left that adds much?"""
    return (act, other) == (DRAW_TALON, DRAW_DISCARD) and spot.gain >= MUCH


def whole_table_left(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Are three cards left that are worth much together?"""
    return other == SWAP_ALL and act != SWAP_ALL and spot.after(other) >= WHOLE > spot.after(act)


def whole_for_little(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Are all three cards exchanged for a hand worth little, which stays as it is?"""
    free = spot.last_turn or not setting_of(spot.view.options).binds
    return act == SWAP_ALL and other != SWAP_ALL and not free and spot.after(act) < GROWN


def swap_for_less(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a card exchanged for a hand that is worth much less than with another one?"""
    if not (isinstance(act, Swap) and isinstance(other, Swap)) or spot.last_turn:
        return False
    return spot.after(act) <= spot.after(other) - DEAR


def gave_high_card(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a much higher card given than need be for the same one, and for no more points?"""
    if not (isinstance(act, Swap) and isinstance(other, Swap)) or spot.last_turn or act.taken != other.taken:
        return False
    return POINTS[act.held] > POINTS[other.held] + 2 and spot.after(act) <= spot.after(other)


def less_next_turn(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Does another exchange leave on the table what would make the hand worth much more in the next turn?"""
    if not (isinstance(act, Swap) and isinstance(other, Swap)) or spot.last_turn:
        return False
    return spot.next_turn(other) >= max(spot.next_turn(act) + NEXT, WAIT)


def suit_torn(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a suit torn by an exchange, and nothing won by it?"""
    if not (isinstance(act, Swap) and isinstance(other, Swap)) or spot.last_turn:
        return False
    return spot.after(act) <= spot.after(other) and spot.together(act) < spot.together(other)


def gave_what_they_show(spot: TurnPosition, act: Act, other: Act) -> bool:
    """Is a card given of a suit or rank that the next player has shown, where another one could be?"""
    card, instead = given(act), given(other)
    return card is not None and spot.shown(card) and other != SWAP_ALL and (instead is None or not spot.shown(instead))


def somebody_better(spot: TurnPosition, act: Act, other: Act) -> tuple[Fact, bool]:
    """Somebody holds more."""
    return Fact("opponent-better", (int(spot.worth),)), True


def nobody_better(spot: TurnPosition, act: Act, other: Act) -> tuple[Fact, bool]:
    """Nobody holds more."""
    return Fact("opponent-better", (int(spot.worth),)), False


def next_wants(spot: TurnPosition, act: Act, other: Act) -> tuple[Fact, bool]:
    """The next player can use the card that is given."""
    card = given(act)
    return Fact("next-wants", () if card is None else (card,)), True


def card_given(spot: TurnPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The card that is given, or the one that should be."""
    return tuple(card for card in (given(act), given(other)) if card is not None)


def open_card(spot: TurnPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The top of the discard pile."""
    return spot.view.known(DISCARD_PILE)[-1:]


def whole_table(spot: TurnPosition, act: Act, other: Act) -> tuple[Card, ...]:
    """The cards of the table."""
    return spot.table


PRINCIPLES: Final = Principles(
    position,
    (
        Principle("last-turn", "rule", "certain", "T31-34", last_turn_for_less, None, card_given),
        Principle("last-life", "rule", "score", "T31-47", knocked_last_life, somebody_better),
        Principle("early-knock", "rule", "chance", "T31-41", knocked_early, somebody_better),
        Principle("nobody-more", "cause", "chance", "T31-31", not_stopped, nobody_better),
        Principle("keep-points", "rule", "cards", "T31-17", threw_points, None, card_given),
        Principle("keep-high", "rule", "chance", "T31-17", threw_high_card, None, card_given),
        Principle("take-much", "rule", "chance", "T31-24", left_much, None, open_card),
        Principle("draw-for-little", "rule", "chance", "T31-24", took_little, None, open_card),
        Principle("high-to-next", "cause", "shown", "T31-24", threw_high_odd_card, next_wants, card_given),
        Principle("early-close", "rule", "chance", "SCH-13", closed_early, somebody_better),
        Principle("whole-table", "rule", "cards", "SCH-16", whole_table_left, None, whole_table),
        Principle("whole-for-little", "rule", "chance", "SCH-18", whole_for_little, None, whole_table),
        Principle("more-points", "rule", "cards", "SCH-15", swap_for_less, None, card_given),
        Principle("give-low", "rule", "cards", "SCH-15", gave_high_card, None, card_given),
        Principle("next-turn", "rule", "chance", "SCH-15", less_next_turn, None, card_given),
        Principle("keep-suit", "rule", "cards", "SCH-23", suit_torn, None, card_given),
        Principle("they-collect", "cause", "shown", "SCH-15", gave_what_they_show, next_wants, card_given),
    ),
)
