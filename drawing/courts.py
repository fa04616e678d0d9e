"""The twelve figures: who wears and holds what, and the whole court card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing import attributes as held
from drawing import crowns, garments, hair, heads
from drawing.frame import CX, EYES, band, border, ground, mirrored
from drawing.numbers import sign
from drawing.palette import AUBURN, BLACK, BROWN, FAIR, GREY, SUITS, Hair, Suit
from ludo.ui.art.shapes import CLUBS, DIAMONDS, HEARTS, SPADES
from ludo.ui.art.svg import Point, place

JACK, QUEEN, KING = 11, 12, 13


@dataclass(frozen=True)
class Figure:
    """One person: colour and cut of the hair, beard, headgear, what the hand holds and where it is."""

    hair: Hair
    locks: Callable[[Hair], str]
    worn: Callable[[Suit], str]
    holds: Callable[[Suit], str]
    hand: Point
    beard: Callable[[Hair], str] | None = None
    curled: bool = False
    open_hand: bool = False
    gaze: float = 1.0
    tilt: float = 0.0


_RIGHT: Final = (488.0, 366.0)
_LEFT: Final = (214.0, 318.0)

FIGURES: Final = {
    (KING, HEARTS): Figure(AUBURN, hair.curled_locks, crowns.lily_crown, held.sceptre, _RIGHT, hair.full_beard),
    (KING, SPADES): Figure(BLACK, hair.curled_locks, crowns.pointed_crown, held.sword, _RIGHT, hair.forked_beard, True),
    (KING, DIAMONDS): Figure(FAIR, hair.rolled_locks, crowns.arched_crown, held.axe, _RIGHT, hair.short_beard, True),
    (KING, CLUBS): Figure(
        GREY, hair.curled_locks, crowns.trefoil_crown, held.orb, (482, 348), hair.long_beard, open_hand=True
    ),
    (QUEEN, HEARTS): Figure(AUBURN, hair.long_waves, crowns.coronet, held.rose, _LEFT, gaze=-1, tilt=-3),
    (QUEEN, SPADES): Figure(BLACK, hair.side_buns, crowns.coronet, held.mirror, _LEFT, gaze=-1, tilt=-2),
    (QUEEN, DIAMONDS): Figure(FAIR, hair.braids, crowns.circlet, held.fan, _LEFT, gaze=1, tilt=3),
    (QUEEN, CLUBS): Figure(BROWN, hair.long_waves, crowns.circlet, held.bird, _LEFT, gaze=-1, tilt=-3),
    (JACK, HEARTS): Figure(BROWN, hair.curls, crowns.feathered_cap, held.pennon, _RIGHT, gaze=-1, tilt=-3),
    (JACK, SPADES): Figure(BLACK, hair.rolled_locks, crowns.brimmed_hat, held.halberd, _RIGHT, gaze=1, tilt=2),
    (JACK, DIAMONDS): Figure(FAIR, hair.rolled_locks, crowns.tall_cap, held.bow, _RIGHT, gaze=-1, tilt=-2),
    (JACK, CLUBS): Figure(AUBURN, hair.rolled_locks, crowns.laurel_hood, held.horn, _RIGHT, gaze=1, tilt=3),
}


def court(rank: int, suit: int) -> str:
    """A whole court card without paper and index."""
    half = _half(FIGURES[rank, suit], SUITS[suit], rank)
    return mirrored(half) + band(SUITS[suit]) + border()


def _half(who: Figure, suit: Suit, rank: int) -> str:
    robe = {JACK: garments.jack_tunic, QUEEN: garments.queen_robe, KING: garments.king_robe}[rank]
    right = who.hand[0] > CX
    woman = rank == QUEEN
    spot = 196.0 if right else 508.0
    out = ground(suit, rank) + sign(suit.number, spot, 80, 74)
    # A queen's neck stands in front of the dress, a man's behind his collar.
    collar = place(heads.neck(suit, woman), CX, EYES)
    out += robe(suit) + collar + garments.necklace(suit) if woman else collar + robe(suit)
    out += place(_head(who, suit, rank), CX, EYES, turn=who.tilt)
    hand = held.palm(suit) if who.open_hand else held.fist(suit, mirror=not right, scale=0.86 if woman else 1.0)
    out += garments.forearm(suit, who.hand, lined=rank != JACK)
    return out + place(who.holds(suit) + hand, *who.hand)


def _head(who: Figure, suit: Suit, rank: int) -> str:
    woman = rank == QUEEN
    out = who.locks(who.hair)
    out += heads.face(suit, who.hair, woman=woman, gaze=who.gaze, bearded=who.beard is not None)
    if who.beard:
        out += who.beard(who.hair) + heads.moustache(who.hair, curled=who.curled)
    out += (hair.bangs if rank == JACK else hair.fringe)(who.hair)
    return out + who.worn(suit)
