"""The score of Triomphe: points of a hand, parties and stakes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from ludo.engine.places import Seat
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS, sides, table

Scores: TypeAlias = tuple[int, ...]
"""Points by side."""

CONCEDED: Final = 1
"""What an accepted offer is worth (TRI-83)."""
VOLE: Final = 2
"""What all five tricks are worth (TRI-61), and an offer refused (TRI-84)."""


@lru_cache(maxsize=4096)
def tricks_of(takers: Sequence[Seat], options: TriompheOptions) -> Scores:
    """Tricks by side, those of team-mates together (TRI-05)."""
    around = table(options)
    taken = [around.of[seat] for seat in takers]
    return tuple([taken.count(side) for side in range(len(around.sides))])


def marking_side(tricks: Scores, takers: Sequence[Seat], options: TriompheOptions) -> int | None:
    """The side that marks with so many tricks, None if nobody does (TRI-60, TRI-62, TRI-63, TRI-64)."""
    most = max(tricks)
    leading = [side for side, count in enumerate(tricks) if count == most]
    if len(tricks) == 2 or options.multi_scoring == "min_tricks":
        return leading[0] if most >= options.min_tricks else None
    return first_to(most, leading, [table(options).of[seat] for seat in takers])


def first_to(count: int, among: Sequence[int], taken: Sequence[int]) -> int:
    """The side whose trick number `count` came first; `taken` are the sides that took the tricks, in order (TRI-63)."""

    def moment(side: int) -> int:
        return [number for number, taker in enumerate(taken) if taker == side][count - 1]

    return min(among, key=moment)


def points_for(side: int | None, points: int, count: int) -> Scores:
    """So many points for one side of `count`, nothing for the others (None: for nobody)."""
    return tuple([points if side == other else 0 for other in range(count)])


@lru_cache(maxsize=4096)
def hand_points(takers: Sequence[Seat], options: TriompheOptions, refuser: int | None = None) -> Scores:
    """Points by side of a hand played to five tricks; `refuser`: the side that refused an offer (TRI-60 to TRI-64).

    A refusing side marks two for the vole, else the other side marks two (TRI-84).
    """
    tricks = tricks_of(takers, options)
    count = len(tricks)
    if refuser is not None:
        return points_for(refuser if tricks[refuser] == TRICKS else 1 - refuser, VOLE, count)
    return points_for(marking_side(tricks, takers, options), VOLE if TRICKS in tricks else 1, count)


def decided(takers: Sequence[Seat], options: TriompheOptions, refuser: int | None = None) -> bool:
    """Do all ways in which the tricks to come may fall give the same points? (TRI-69; a fault is no way of play.)"""
    return _only_result(tuple(takers), options, refuser) is not None


def _only_result(takers: tuple[Seat, ...], options: TriompheOptions, refuser: int | None) -> Scores | None:
    if len(takers) == TRICKS:
        return hand_points(takers, options, refuser)
    only: Scores | None = None
    for members in sides(options):
        result = _only_result((*takers, members[0]), options, refuser)
        if result is None or (only is not None and result != only):
            return None
        only = result
    return only


def fault_points(options: TriompheOptions, side: int) -> Scores:
    """Points by side after a fault of a side: the other marks one, or it loses one itself (TRI-93, TRI-95)."""
    count = len(sides(options))
    if count == 2 and options.renonce_penalty == "lose_hand":
        return points_for(1 - side, 1, count)
    return points_for(side, -1, count)


def partie_winner(scores: Sequence[int], target: int) -> int | None:
    """The side that has reached the target (TRI-70)."""
    best = max(scores)
    return scores.index(best) if best >= target else None


def parties_won(winners: Sequence[int], options: TriompheOptions) -> Scores:
    """Parties won, by side; `winners` are the sides that won them, in order."""
    return tuple(winners.count(side) for side in range(len(sides(options))))


def match_result(winners: Sequence[int], options: TriompheOptions) -> tuple[bool, int | None]:
    """Is the match over, and who won it; None while it lasts and when drawn (TRI-72)."""
    if len(winners) < options.parties:
        return False, None
    won = parties_won(winners, options)
    first = [side for side, count in enumerate(won) if count == max(won)]
    return True, first[0] if len(first) == 1 else None


def share(options: TriompheOptions) -> int:
    """What each player of the winning side takes out of the cagnotte (TRI-75)."""
    return options.stake * len(sides(options))


def chips_after(chips: Sequence[int], options: TriompheOptions, winner: int) -> tuple[int, ...]:
    """Chips by seat after a partie that began with `chips` and was won by a side (TRI-75)."""
    of = table(options).of
    gain = share(options)
    return tuple(held - options.stake + (gain if of[seat] == winner else 0) for seat, held in enumerate(chips))
