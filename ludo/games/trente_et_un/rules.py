"""Judgements of Trente-et-un: what a hand is worth, who gets which cards, who is next, what may be thrown."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from ludo.engine.actions import Deal
from ludo.engine.cards import ACE, PACK_32, PACK_36, PACK_52, RANK, SUIT, SUITS, Card, card_of
from ludo.engine.offers import deal_refusal
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import seats_from
from ludo.games.trente_et_un.options import SCHWIMMEN36, TrenteEtUnOptions

HAND_SIZE: Final = 3
NO_CARD: Final[Card] = -1
"""No card was taken from the discard pile."""
NO_SEAT: Final[Seat] = -1
"""Nobody has knocked or passed."""

POINTS: Final = tuple(11 if RANK[card] == ACE else min(RANK[card], 10) for card in range(52))
"""Points by card: ace 11, courts and ten 10, the others their number (T31-15, T31-16, SCH-22)."""
THIRTY_ONE: Final = 31
"""The most that a hand can be worth (T31-18, T31-19)."""
BRELAN: Final = 30.5
"""The worth of three cards of one rank, where they count for something (T31-20, SCH-24)."""
FIRE: Final = 33
"""The worth of three aces, where they are fire (*Feuer*, SCH-45)."""

_TENS: Final = (10, 11, 12, 13)
THIRTY_ONES: Final = frozenset(
    hand
    for suit in SUITS
    for ranks in combinations(_TENS, 2)
    for hand in permutations([card_of(rank, suit) for rank in (ACE, *ranks)])
)
"""The 24 hands worth 31, in whatever order they are held: an ace and two ten-point cards of its suit (T31-18)."""
FIRES: Final = frozenset(
    hand for aces in combinations([card_of(ACE, suit) for suit in SUITS], HAND_SIZE) for hand in permutations(aces)
)
"""Three aces, in whatever order they are held (SCH-45)."""


def is_36(options: TrenteEtUnOptions) -> bool:
    """Is it the game with 36 cards?"""
    return options.variant == SCHWIMMEN36


def pack_of(options: TrenteEtUnOptions) -> tuple[Card, ...]:
    """Return the pack: 52 cards (T31-02), 36 from the sixes up (SCH-01), or 32 from the sevens up (SCH-40)."""
    if is_36(options):
        return PACK_32 if options.sch_pack == 32 else PACK_36
    return PACK_52


def is_31(hand: Sequence[Card]) -> bool:
    """A thirty-one (*trente et un*, T31-18)."""
    return tuple(hand) in THIRTY_ONES


def ends_deal(hand: tuple[Card, ...], fire: bool) -> bool:
    """Is this a hand that is shown and ends the deal: a thirty-one, or three aces where they are fire (SCH-45)?"""
    return hand in THIRTY_ONES or (fire and hand in FIRES)


def hand_value(options: TrenteEtUnOptions, hand: Sequence[Card]) -> int | float:
    """Return the value of three cards: the best total of one suit (T31-17, SCH-23), or of a rank (T31-20, SCH-24)."""
    in_36 = is_36(options)
    fire = in_36 and options.sch_fire != "none"
    return value_of(tuple(hand), options.three_kind_30_5 or in_36, options.two_suited_sum or in_36, fire)


def value_of(hand: tuple[Card, ...], brelan_counts: bool, pairs_of_a_suit: bool, fire: bool = False) -> int | float:
    """Return the value of three cards; a brelan may count, three aces for more, and so may two cards of one suit."""
    one, two, three = hand
    if brelan_counts and RANK[one] == RANK[two] == RANK[three]:
        return FIRE if fire and RANK[one] == ACE else BRELAN
    if SUIT[one] == SUIT[two] == SUIT[three]:
        return POINTS[one] + POINTS[two] + POINTS[three]
    best = max(max(POINTS[one], POINTS[two]), POINTS[three])  # compiled, `max` of three makes a call
    if pairs_of_a_suit:
        if SUIT[one] == SUIT[two]:
            return max(best, POINTS[one] + POINTS[two])
        if SUIT[one] == SUIT[three]:
            return max(best, POINTS[one] + POINTS[three])
        if SUIT[two] == SUIT[three]:
            return max(best, POINTS[two] + POINTS[three])
    return best


@lru_cache(4096)
def seats_in(lives: tuple[int, ...], first: Seat) -> tuple[Seat, ...]:
    """Return the seats still in the partie, in the order of play from `first` on (T31-51)."""
    return tuple(seat for seat in seats_from(first % len(lives), len(lives)) if lives[seat] > 0)


def next_in(lives: tuple[int, ...], seat: Seat) -> Seat:
    """The next seat clockwise that is still in: it plays first (T31-21, SCH-11) and deals next (T31-10, SCH-33)."""
    following = next_player(lives, seat, NO_SEAT, ())
    assert following is not None
    return following


def misdeal(options: TrenteEtUnOptions, lives: Sequence[int], deal: Deal) -> Refusal | None:
    """Why a supplied deal is refused: not three cards for everybody still in, or cards that the pack does not hold."""
    sizes = tuple(HAND_SIZE if left > 0 else 0 for left in lives)
    if tuple(map(len, deal.hands)) != sizes:
        return Refusal("misdeal-sizes", {"size": HAND_SIZE})
    dealt = Deal(tuple(hand for hand in deal.hands if hand), deal.rest)
    return deal_refusal(dealt, pack_of(options), len(dealt.hands), HAND_SIZE)


def stacked(options: TrenteEtUnOptions, deal: Deal, order: Sequence[Seat]) -> tuple[Card, ...]:
    """Return the pack, top first, from which a supplied deal comes; unnamed cards lie at the bottom.

    order: the seats in the order in which they get their cards (T31-11, SCH-09). With 36 cards the dealer's are those
    that they look at, and the first three of the rest are the second packet.
    """
    named = {card for part in (*deal.hands, deal.rest) for card in part}
    rest = deal.rest + tuple(card for card in pack_of(options) if card not in named)
    hands = [deal.hands[seat] for seat in order]
    if is_36(options):
        hands = [hands[-1], rest[:HAND_SIZE], *hands[:-1]]
        rest = rest[HAND_SIZE:]
    return tuple(card for part in (*hands, rest) for card in part)


def packets(cards: tuple[Card, ...], count: int) -> tuple[tuple[Card, ...], ...]:
    """Return the first cards of a pack in packets of three (*en une seule fois*, T31-11)."""
    return tuple([cards[at : at + HAND_SIZE] for at in range(0, count * HAND_SIZE, HAND_SIZE)])


def bound_card(turnup_returnable: bool, taken: Card, fresh: bool) -> Card:
    """Return the card that may not be thrown: the one taken from the discard pile (T31-26); `NO_CARD` if none.

    fresh: the pile has held nothing but the turn-up, which may then be thrown back (T31-27).
    """
    return NO_CARD if fresh and turnup_returnable else taken


def renewed(pile: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return what stays of a discard pile, its top card, when the stock is empty, and the new stock (T31-30)."""
    return tuple(pile[-1:]), tuple(pile[:-1])


def next_player(lives: tuple[int, ...], seat: Seat, closer: Seat, skipped: tuple[Seat, ...]) -> Seat | None:
    """Return who plays after a seat: clockwise (T31-21), who has left or is skipped passed over (T31-51, SCH-18).

    None if nobody does: everybody has had their turn after the closer's (T31-34, SCH-13), or all are skipped.
    """
    for _ in lives:
        seat += 1
        if seat == len(lives):
            seat = 0
        if seat == closer:
            return None
        if lives[seat] > 0 and seat not in skipped:
            return seat
    return None


def may_close(closes_first_round: bool, closer: Seat, turns: int, lives: tuple[int, ...]) -> bool:
    """May the seat on turn pass with 36 cards? By option nobody closes in the first round (SCH-43)."""
    return closes_first_round or closer >= 0 or turns >= len(seats_in(lives, 0))


def still_to_play(lives: tuple[int, ...], on_turn: Seat, closer: Seat, skipped: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who has a turn left in the last round, first the seat on turn (T31-34, SCH-13); nobody before it."""
    seats: list[Seat] = []
    if closer >= 0 and on_turn >= 0:
        seat = next_player(lives, on_turn, closer, skipped) if on_turn == closer else on_turn
        while seat is not None:
            seats.append(seat)
            seat = next_player(lives, seat, closer, skipped)
    return tuple(seats)
