"""Judgements of Tripoli: the deal, the board, who claims what, which cards may be led."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    KING,
    QUEEN,
    RANK,
    SPADES,
    SUIT,
    SUITS,
    Card,
    Suit,
    card_of,
)
from ludo.engine.masks import BIT, FULL_PACK, RANK_SET, SUIT_SET, CardSet, cards_in, mask_of
from ludo.engine.places import Seat
from ludo.engine.turns import seats_from
from ludo.games.tripoli.options import SEQUENCES, TripoliOptions

PACK_SIZE: Final = 52
POKER_SIZE: Final = 5
MOST_PLAYERS: Final = 9

SPACES: Final = ("ace", "king", "queen", "jack", "ten", "king_queen", "sequence", "kitty", "pot")
"""The spaces of the board (TRP-05)."""
COSMO_SPACES: Final = (
    "window_1", "window_2", "window_3", "window_4", "window_5", "pair", "sequence", "kitty", "pot",
)  # fmt: skip
"""The spaces of the Cosmo board (TRPV-22); the pot is used by closing rounds only."""
PAIR_SPACE: Final = 5
SEQUENCE_SPACE: Final = 6
KITTY: Final = 7
POT: Final = 8
"""Indices of spaces; those below are the five single cards."""

BLACK: Final[CardSet] = SUIT_SET[CLUBS] | SUIT_SET[SPADES]
RED: Final[CardSet] = SUIT_SET[DIAMONDS] | SUIT_SET[HEARTS]
COLOUR: Final = tuple(RED if suit in (DIAMONDS, HEARTS) else BLACK for suit in SUITS)
"""All cards of the colour of a suit, by suit."""
NEXT: Final = tuple(BIT[card + 1] if RANK[card] < ACE else 0 for card in range(PACK_SIZE))
"""The card that follows in the suit as a set, empty after the ace, by card (TRP-84, TRP-03)."""
_LOWER_RANKS: Final = tuple(
    mask_of(other for other in range(PACK_SIZE) if RANK[other] < rank) for rank in range(ACE + 1)
)
"""All cards of lower ranks, by rank."""
_LOWER: Final = tuple(SUIT_SET[SUIT[card]] & (BIT[card] - 1) for card in range(PACK_SIZE))
"""The lower cards of the suit, by card."""


class Layout(NamedTuple):
    """The cards that the board pays for: five, a pair of one suit (low, high) and the lowest rank of the sequence."""

    cards: tuple[Card, ...]
    pair: tuple[Card, Card]
    sequence: int


def spaces(options: TripoliOptions) -> tuple[str, ...]:
    """Return the names of the nine spaces by index; the last one is the pot."""
    return COSMO_SPACES if options.cosmo else SPACES


def layout(options: TripoliOptions, suit: Suit) -> Layout:
    """Return the printed board with this pay suit (TRP-05, TRPV-06, TRPV-09)."""
    return _layout(options.sequence, suit)


@cache
def _layout(sequence: str, suit: Suit) -> Layout:
    ace, king, queen, jack, ten = (card_of(rank, suit) for rank in (ACE, KING, QUEEN, JACK, 10))
    return Layout((ace, king, queen, jack, ten), (queen, king), SEQUENCES.index(sequence) + 2)


def sequence_cards(board: Layout, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit that make the sequence of the board."""
    return tuple(card_of(board.sequence + place, suit) for place in range(3))


def is_layout(windows: Layout) -> bool:
    """May a Cosmo board show this: five distinct cards, neighbours of one suit, a sequence (TRPV-21)?"""
    cards, pair, lowest = windows
    return (
        len(cards) == 5
        and len(set(cards)) == 5
        and all(0 <= card < PACK_SIZE for card in cards)
        and 0 <= pair[0] < PACK_SIZE
        and RANK[pair[0]] < ACE
        and pair[1] == pair[0] + 1
        and 2 <= lowest <= QUEEN
    )


def ante(options: TripoliOptions, dealer: bool) -> int:
    """Return what a player stakes before the deal, all spaces together (TRP-10, TRPV-22, TRPV-27)."""
    return len(staked_spaces(options)) * chips_a_space(options, dealer)


def staked_spaces(options: TripoliOptions) -> range:
    """Return the spaces that get antes: all, in Cosmo all but the pot (TRP-10, TRPV-22)."""
    return range(KITTY + 1 if options.cosmo else POT + 1)


def chips_a_space(options: TripoliOptions, dealer: bool) -> int:
    """Return how many chips a player puts on each space (TRP-10, TRPV-27)."""
    return 2 if dealer and options.dealer_double_ante else 1


def deal_line_up(
    options: TripoliOptions, balances: Sequence[int], due: Seat, absent: tuple[Seat, ...] = ()
) -> tuple[Seat, tuple[Seat, ...]] | None:
    """Return the dealer of a deal and who sits it out; None if it cannot be played (TRP-92, TRPV-27).

    due: whose turn to deal it is. absent: who has left a real table. Else only under `sit_out` anybody sits out: who
    cannot pay their ante.
    """
    if options.shortfall != "sit_out":
        present = [seat for seat in seats_from(due, options.players) if seat not in absent]
        return present[0], absent
    for dealer in seats_from(due, options.players):
        if dealer not in absent and balances[dealer] >= ante(options, True):
            passed = seats_from(due, options.players)[: (dealer - due) % options.players]
            sitting_out = tuple(
                seat
                for seat in range(options.players)
                if seat in passed or seat in absent or (seat != dealer and balances[seat] < ante(options, False))
            )
            return (dealer, sitting_out) if len(sitting_out) <= options.players - 2 else None
    return None


SEATS_FROM: Final = tuple(
    tuple(seats_from(first, players) for first in range(players)) for players in range(MOST_PLAYERS + 1)
)
"""All seats clockwise from one of them, by number of players and this seat (TRP-06)."""


def seats_in(players: int, first: Seat, sitting_out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that take part, clockwise from `first` (TRP-06, TRP-92)."""
    seats = SEATS_FROM[players][first % players]
    if not sitting_out:
        return seats
    out = 0
    for seat in sitting_out:
        out |= 1 << seat
    return tuple([seat for seat in seats if not out >> seat & 1])


def replaced(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """Return numbers by seat with another number for one seat."""
    changed = list(numbers)
    changed[seat] = number
    return tuple(changed)


def dealing_order(options: TripoliOptions, dealer: Seat, sitting_out: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return whose cards come in which order in each round of dealing; `players` is the spare hand (TRP-12, TRP-15)."""
    return _dealing_order(options.players, dealer, sitting_out, options.spare_position == "first")


@lru_cache(1024)
def _dealing_order(players: int, dealer: Seat, sitting_out: tuple[Seat, ...], spare_first: bool) -> tuple[int, ...]:
    seats = seats_in(players, dealer + 1, sitting_out)
    return (players, *seats) if spare_first else (*seats, players)


@lru_cache(1024)
def deal_sizes(order: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Return the number of cards by seat, the spare hand's last; 0 for who sits out (TRP-14)."""
    sizes = [0] * (players + 1)
    each, more = divmod(PACK_SIZE, len(order))
    for place, index in enumerate(order):
        sizes[index] = each + (place < more)
    return tuple(sizes)


def deal_out(cards: tuple[Card, ...], order: Sequence[int], players: int) -> list[CardSet]:
    """Return the hands by seat and the spare hand last, one card at a time (TRP-12)."""
    hands: list[CardSet] = [0] * (players + 1)
    for place, index in enumerate(order):
        held = 0
        for card in cards[place :: len(order)]:
            held |= BIT[card]
        hands[index] = held
    return hands


def least_bid(options: TripoliOptions, for_suit: bool, standing: int) -> int:
    """Return the lowest bid above the standing one, 0 if there is none (TRP-25, TRPV-06)."""
    return max(1 if for_suit else options.spare_min_bid, standing + 1)


def bars_trade(cards: CardSet, board: Layout) -> bool:
    """Does the hand hold a pay card or a complete board sequence (TRPV-28)?"""
    return bool(cards & mask_of(board.cards)) or has_sequence(cards, board.sequence) > 0


def has_sequence(cards: CardSet, lowest: int) -> int:
    """Return the number of complete sequences in a hand (TRP-43, TRP-45)."""
    return complete_sequences(cards, lowest).bit_count()


def complete_sequences(cards: CardSet, lowest: int) -> CardSet:
    """Return the lowest card of each complete sequence in a hand (TRP-43)."""
    return cards & cards >> 1 & cards >> 2 & RANK_SET[lowest]


Claim: TypeAlias = tuple[int, Seat, int, tuple[Card, ...]]
"""A claim of stage one: the space, who takes how many chips of it, and the cards that show it."""


def claims(options: TripoliOptions, board: Layout, hands: tuple[CardSet, ...], stakes: list[int]) -> list[Claim]:
    """Return what everybody takes in stage one (TRP-41 to TRP-47).

    hands: by seat; stakes: chips by space. Claims of an empty space show the cards all the same.
    """
    cards, pair, lowest = board
    found: list[Claim] = []
    for space, card in enumerate(cards):
        for seat, held in enumerate(hands):
            if held >> card & 1:
                found.append((space, seat, stakes[space], (card,)))
                break
    queen, king = pair
    for seat, held in enumerate(hands):
        if held >> queen & held >> king & 1:
            found.append((PAIR_SPACE, seat, stakes[PAIR_SPACE], pair))
            break
    return found + _sequence_claims(options, lowest, hands, stakes[SEQUENCE_SPACE])


def _sequence_claims(options: TripoliOptions, lowest: int, hands: tuple[CardSet, ...], stake: int) -> list[Claim]:
    """Return equal shares; what does not divide stays (TRP-44, TRP-45)."""
    complete = {seat: low for seat, held in enumerate(hands) if (low := complete_sequences(held, lowest))}
    if not complete:
        return []
    by_sequence = options.sequence_share == "by_sequence" and len(complete) > 1
    draws = {seat: low.bit_count() if by_sequence else 1 for seat, low in complete.items()}
    share = stake // sum(draws.values())
    return [
        (SEQUENCE_SPACE, seat, share * draws[seat], cards_in(low | low << 1 | low << 2))
        for seat, low in complete.items()
    ]


def spaces_won(board: Layout, plays: Sequence[tuple[Seat, Card]]) -> list[int]:
    """Return the spaces that the last card laid takes when stakes are collected by play (TRPV-01 to TRPV-03, TRPV-21).

    plays: who laid which card, in order. Two cards of a suit that stand in order side by side belong to one run, for
    nobody may keep back the next card.
    """
    seat, card = plays[-1]
    cards = board.cards
    won = [cards.index(card)] if card in cards else []
    if card == board.pair[1] and list(plays[-2:-1]) == [(seat, card - 1)]:
        won.append(PAIR_SPACE)
    if RANK[card] == board.sequence + 2 and list(plays[-3:-1]) == [(seat, card - 2), (seat, card - 1)]:
        won.append(SEQUENCE_SPACE)
    return won


@dataclass(frozen=True, slots=True)
class LeadRule:
    """Which cards may be led (section 11.5).

    able: the cards that may be led, by whether the number of the run (from 1) is odd and by the suit of the run
    before, last for none. lowest_runs: number of runs for which only the lowest rank of these may be led; in other
    runs it is the lowest card of each suit. denied: by card led to such a run, what the leader cannot hold.
    """

    able: tuple[tuple[CardSet, ...], tuple[CardSet, ...]]
    lowest_runs: int
    denied: tuple[CardSet, ...]


def _any_run(able: tuple[CardSet, ...], lowest_runs: int = 0) -> LeadRule:
    """Return a rule for which it does not matter whether a run is odd."""
    denied = tuple(_LOWER_RANKS[RANK[card]] for card in range(PACK_SIZE))
    return LeadRule((able, able), lowest_runs, denied)


_OTHER_SUITS: Final = (*(FULL_PACK & ~SUIT_SET[suit] for suit in SUITS), FULL_PACK)
LEAD_RULES: Final[Mapping[str, LeadRule]] = {
    "free": _any_run(_OTHER_SUITS),
    "lowest_first": _any_run(_OTHER_SUITS, 1),
    "any_suit": _any_run((FULL_PACK,) * 5),
    "opposite_colour": _any_run((*(FULL_PACK & ~COLOUR[suit] for suit in SUITS), FULL_PACK)),
    "alternate_colours": LeadRule(
        ((RED,) * 5, (BLACK,) * 5),
        PACK_SIZE,
        tuple(_LOWER_RANKS[RANK[card]] & COLOUR[SUIT[card]] for card in range(PACK_SIZE)),
    ),
}
"""By value of the option `lead_rule` (TRP-83, TRP-87, TRPV-13 to TRPV-16, TRPV-24, TRPV-25)."""


def able_to_lead(rule: LeadRule, run: int, last: Suit) -> CardSet:
    """Return the cards that could be led to run number `run` (from 1); `last`: suit of the run before, -1 for none."""
    return rule.able[run & 1][last]


def legal_leads(rule: LeadRule, held: CardSet, run: int, last: Suit) -> tuple[Card, ...]:
    """Return the cards of a hand that may be led to run number `run`, after a run of suit `last` (section 11.5)."""
    able = held & rule.able[run & 1][last]
    return _lowest_rank(able) if run <= rule.lowest_runs else _lowest_of_suits(able)


def _lowest_of_suits(held: CardSet) -> tuple[Card, ...]:
    """Return the lowest card of each suit (TRP-83)."""
    return (
        _LOWEST[CLUBS][held & _SUIT]
        + _LOWEST[DIAMONDS][held >> 13 & _SUIT]
        + _LOWEST[HEARTS][held >> 26 & _SUIT]
        + _LOWEST[SPADES][held >> 39]
    )


def _lowest_by_set(suit: Suit) -> list[tuple[Card, ...]]:
    """Return the lowest card of every set of cards of a suit, by its thirteen bits; none of the empty set."""
    found: list[tuple[Card, ...]] = [()]
    for rank in range(2, ACE + 1):
        found += [(card_of(rank, suit),), *found[1:]]
    return found


_SUIT: Final = SUIT_SET[0]
_LOWEST: Final = tuple(map(_lowest_by_set, SUITS))


def _lowest_rank(held: CardSet) -> tuple[Card, ...]:
    """Return all cards of the lowest rank (TRPV-13, TRPV-15)."""
    lowest = _lowest_of_suits(held)
    rank = min((RANK[card] for card in lowest), default=0)
    return tuple(card for card in lowest if RANK[card] == rank)


def denied_by_lead(rule: LeadRule, card: Card, run: int) -> CardSet:
    """Return what a player cannot hold who leads this card to run number `run`."""
    return rule.denied[card] if run <= rule.lowest_runs else _LOWER[card]
