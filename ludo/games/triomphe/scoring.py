"""The score of Triomphe: points of a deal, parties and stakes."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from ludo.engine.places import Seat
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.teams import sides, teams_of

Scores: TypeAlias = tuple[int, ...]
"""Return the points by side."""

CONCEDED: Final = 1
"""What an accepted offer is worth (TRI-83)."""
LEAST_MOST_STAKE: Final = 100
STAKE_GROWS: Final = 10
"""How high a stake may be that is agreed between two parties: so many chips, or so many times that of the option."""
VOLE: Final = 2
"""What all five tricks are worth (TRI-61), and an offer refused (TRI-84)."""


def tricks_of(takers: Sequence[Seat], options: TriompheOptions) -> Scores:
    """Return the tricks by side, those of team-mates together (TRI-05)."""
    teams = teams_of(options)
    taken = [teams.side_of[seat] for seat in takers]
    return tuple([taken.count(side) for side in range(len(teams.sides))])


def marking_side(tricks: Scores, takers: Sequence[Seat], options: TriompheOptions) -> int | None:
    """Return the side that marks with so many tricks, None if nobody does (TRI-60, TRI-62, TRI-63, TRI-64)."""
    most = max(tricks)
    leading = [side for side, count in enumerate(tricks) if count == most]
    if len(tricks) == 2 or options.multi_scoring == "min_tricks":
        return leading[0] if most >= options.min_tricks else None
    return first_to(most, leading, [teams_of(options).side_of[seat] for seat in takers])


def first_to(count: int, among: Sequence[int], taken: Sequence[int]) -> int:
    """Return the side whose trick number `count` came first; `taken`: the sides that took the tricks (TRI-63)."""

    def number_of(side: int) -> int:
        return [number for number, taker in enumerate(taken) if taker == side][count - 1]

    return min(among, key=number_of)


def points_for(side: int | None, points: int, count: int) -> Scores:
    """Return so many points for one side of `count`, nothing for the others (None: for nobody)."""
    return tuple([points if side == other else 0 for other in range(count)])


def deal_points(takers: Sequence[Seat], options: TriompheOptions, refuser: int | None = None) -> Scores:
    """Return the points by side of a deal played to five tricks (TRI-60 to TRI-64).

    refuser: the side that refused an offer, None if none did; it marks two for the vole, else the other does (TRI-84).
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
        return deal_points(takers, options, refuser)
    only: Scores | None = None
    for members in sides(options):
        result = _only_result((*takers, members[0]), options, refuser)
        if result is None or (only is not None and result != only):
            return None
        only = result
    return only


def fault_points(options: TriompheOptions, side: int) -> Scores:
    """Return the points after a fault of a side: the other marks one, or it loses one itself (TRI-93, TRI-95)."""
    count = len(sides(options))
    if count == 2 and options.renonce_penalty == "lose_hand":
        return points_for(1 - side, 1, count)
    return points_for(side, -1, count)


def partie_winner(scores: Scores, target: int) -> int | None:
    """Return the side that has reached the target (TRI-70)."""
    best: int | None = None
    for side, score in enumerate(scores):
        if score >= target and (best is None or score > scores[best]):
            best = side
    return best


def offer_wins(options: TriompheOptions, scores: Scores, side: int) -> bool:
    """Return if a side wins the partie that accepts an offer (TRI-70, TRI-83)."""
    return scores[side] + CONCEDED >= options.target


def parties_won(winners: Sequence[int], options: TriompheOptions) -> Scores:
    """Return the parties won, by side; `winners` are the sides that won them, in order."""
    return tuple([winners.count(side) for side in range(len(sides(options)))])


def match_result(winners: Sequence[int], options: TriompheOptions) -> tuple[bool, int | None]:
    """Return whether the match is over, and who won it; None while it lasts and when drawn (TRI-72)."""
    if len(winners) < options.parties:
        return False, None
    won = parties_won(winners, options)
    first = [side for side, count in enumerate(won) if count == max(won)]
    return True, first[0] if len(first) == 1 else None


def asks_stake(options: TriompheOptions) -> bool:
    """Can another stake be agreed between two parties? Where none is played for, nobody is asked (TRI-74)."""
    return options.stake > 0 and options.parties > 1


def most_stake(options: TriompheOptions) -> int:
    """Return the highest stake that can be agreed between two parties."""
    return max(LEAST_MOST_STAKE, STAKE_GROWS * options.stake)


def pay_in(chips: Sequence[int], stake: int) -> tuple[int, ...]:
    """Return the chips by seat after everybody has paid the stake into the cagnotte (TRI-75)."""
    return tuple([held - stake for held in chips])


def share(options: TriompheOptions, stake: int) -> int:
    """Return what each player of the winning side takes out of the cagnotte (TRI-75)."""
    return stake * len(sides(options))


def pay_out(chips: Sequence[int], options: TriompheOptions, stake: int, winner: int) -> tuple[int, ...]:
    """Return the chips by seat after a side has won a partie and shared the cagnotte (TRI-75)."""
    side_of = teams_of(options).side_of
    gain = share(options, stake)
    return tuple([held + (gain if side_of[seat] == winner else 0) for seat, held in enumerate(chips)])
