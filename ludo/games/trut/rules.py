"""Judgements of Trut: who makes a trick, who wins a deal, who leads, who answers, who is at the fortial."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import FACES, RANK, Card
from ludo.engine.places import Seat
from ludo.engine.tricks import Laid, strongest
from ludo.engine.turns import seats_from
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.scoring import Score

HAND_SIZE: Final = 3
TRICKS: Final = 3

ROTTEN: Final = -1
"""The result of a trick that nobody made (*pourri*), TRU-60."""

_ORDER: Final = (9, 10, 11, 12, 13, 14, 8, 7)
STRENGTH: Final = tuple(_ORDER.index(RANK[card]) if RANK[card] in _ORDER else -1 for card in range(FACES))
"""Strength by card, the seven highest and the nine lowest; suits do not count (TRU-20, TRU-21)."""


def side_of(seat: Seat) -> int:
    """The side (*camp*) of a seat (TRU-03)."""
    return seat % 2


def sides(players: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of both sides (TRU-03)."""
    return tuple(tuple(range(side, players, 2)) for side in (0, 1))


def cut_pack(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """The pack with `count` cards moved from the top to the bottom (TRU-12)."""
    return cards[count:] + cards[:count]


def deal_out(
    cards: tuple[Card, ...], dealer: Seat, players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Hands by seat and the stock (*talon*), top first: three rounds of one card, dealer last (TRU-11, TRU-12)."""
    dealt = players * HAND_SIZE
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(seats_from((dealer + 1) % players, players)):
        hands[seat] = cards[place:dealt:players]
    return tuple(hands), cards[dealt:]


def trick_result(trick: Sequence[Laid]) -> int:
    """The side that makes a complete trick, or `ROTTEN` (TRU-53, TRU-56, TRU-60)."""
    best = {side_of(seat) for seat, _ in strongest(trick, STRENGTH.__getitem__)}
    return ROTTEN if len(best) > 1 else best.pop()


def next_leader(trick: Sequence[Laid], pourri_leader: str) -> Seat:
    """Who leads after a complete trick.

    Its winner (TRU-55), of two equal partners the first (TRU-56); after a rotten one the player who rotted it
    (TRU-61), or with `"last"` the last who laid an equal highest card (TRU-62).
    """
    best = strongest(trick, STRENGTH.__getitem__)
    first = best[0][0]
    rotters = [seat for seat, _ in best if side_of(seat) != side_of(first)]
    if not rotters:
        return first
    return best[-1][0] if pourri_leader == "last" else rotters[0]


def deal_winner(results: Sequence[int]) -> int | None:
    """The side that has won the deal by these tricks, None while open or when all three are rotten.

    Two tricks win (TRU-54); with rotten ones the first trick made does (TRU-63, TRU-64), as soon as nothing can
    change it (TRU-65).
    """
    made = [side for side in results if side != ROTTEN]
    for side in (0, 1):
        if made.count(side) >= 2:
            return side
    decided = len(results) == TRICKS or len(results) > len(made)
    return made[0] if made and decided else None


def deal_over(results: Sequence[int], stop_when_decided: bool) -> bool:
    """Is the play of the deal over? After three tricks, or as soon as it is decided (TRU-65)."""
    return len(results) == TRICKS or (stop_when_decided and deal_winner(results) is not None)


def is_brelan(cards: Sequence[Card]) -> bool:
    """Three cards of one rank (TRU-71)."""
    return len(cards) == HAND_SIZE and len({RANK[card] for card in cards}) == 1


def is_deux_pareilles(cards: Sequence[Card]) -> bool:
    """A pair and an odd card (TRU-70)."""
    return len(cards) == HAND_SIZE and len({RANK[card] for card in cards}) == 2


HOLDS: Final = {"brelan": is_brelan, "deux_pareilles": is_deux_pareilles}
"""What a truthful announcement says of a full hand, by its word (TRU-73)."""


def answer_order(options: TrutOptions, dealer: Seat, truter: Seat) -> tuple[Seat, ...]:
    """The opponents of a truter in the order in which they answer (TRU-36)."""
    start = dealer if options.response_order == "after_dealer" else truter
    order = seats_from((start + 1) % options.players, options.players)
    return tuple(seat for seat in order if side_of(seat) != side_of(truter))


def at_fortial(options: TrutOptions, score: Score) -> bool:
    """Is a side with this score one point short of the partie (*au fortial*)? (TRU-80)"""
    return score == (options.truts_to_win - 1, options.points_per_trut - 1)


def fortial_side(options: TrutOptions, scores: Sequence[Score]) -> int | None:
    """The side that has to decide before the deal, None if neither or both are at the fortial (TRU-81, TRU-89)."""
    there = [side for side in (0, 1) if at_fortial(options, scores[side])]
    return there[0] if options.fortial and len(there) == 1 else None


def fortial_order(options: TrutOptions, dealer: Seat, side: int) -> tuple[Seat, ...]:
    """The members of the side at the fortial in the order in which they speak (TRU-86)."""
    return tuple(seat for seat in seats_from((dealer + 1) % options.players, options.players) if side_of(seat) == side)
