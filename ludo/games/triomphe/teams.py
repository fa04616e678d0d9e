"""Who plays with whom in Triomphe, and who comes when (rulebook sections 1, 2 and 10)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.engine.places import Place, Seat, hand
from ludo.engine.turns import seats_from
from ludo.games.triomphe.options import TEAM_PLAYERS, TriompheOptions

SIDES: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"individual": (0, 1, 2, 3, 4, 5), "2x2": (0, 0, 1, 1), "2x3": (0, 0, 0, 1, 1, 1)}
)
"""Side by format and seat: neighbours play together (TRI-06), or everybody for themselves (TRI-04)."""


class Teams(NamedTuple):
    """Who plays with whom: fixed by the number of players and the format of teams.

    sides: the seats of each side (TRI-06, TRI-09); side_of: the side by seat; mates: by seat the seats whose hands it
    may look at, its own among them (TRI-06); served: by dealer, from their right to themselves, as they are served,
    play and speak (TRI-21, TRI-37), the hand that gets a packet, its seat and who may look at it; spokesmen: by dealer
    and side who of the side comes first in that order (TRI-88); others: by dealer the seats of other sides in that
    order; rivals: the same, in the order of seats.
    """

    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[int, ...]
    mates: tuple[frozenset[Seat], ...]
    served: tuple[tuple[tuple[Place, Seat, frozenset[Seat]], ...], ...]
    spokesmen: tuple[tuple[Seat, ...], ...]
    others: tuple[tuple[Seat, ...], ...]
    rivals: tuple[tuple[Seat, ...], ...]


def _teams(form: str, players: int) -> Teams:
    side_of = SIDES[form][:players]
    sides = tuple(tuple(seat for seat in range(players) if side_of[seat] == side) for side in sorted(set(side_of)))
    order = tuple(seats_from((dealer + 1) % players, players) for dealer in range(players))
    others = tuple(
        tuple(seat for seat in order[dealer] if side_of[seat] != side_of[dealer]) for dealer in range(players)
    )
    mates = tuple(frozenset(sides[side]) for side in side_of)
    served = tuple(tuple((hand(seat), seat, mates[seat]) for seat in order[dealer]) for dealer in range(players))
    spokesmen = tuple(tuple(min(side, key=order[dealer].index) for side in sides) for dealer in range(players))
    return Teams(sides, side_of, mates, served, spokesmen, others, tuple(tuple(sorted(seats)) for seats in others))


_TEAMS: Final = {("individual", players): _teams("individual", players) for players in range(2, 7)} | {
    (form, players): _teams(form, players) for form, players in TEAM_PLAYERS.items()
}


def teams_of(options: TriompheOptions) -> Teams:
    """Return who plays with whom with these options."""
    return _TEAMS[options.teams, options.players]


def sides(options: TriompheOptions) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side (TRI-06, TRI-09)."""
    return teams_of(options).sides


def naming(options: TriompheOptions, dealer: Seat, last_taker: Seat | None) -> tuple[Seat, tuple[Seat, ...]]:
    """Return who names the next dealer, and among whom (TRI-26, TRI-27); `last_taker` won the last trick."""
    teams = teams_of(options)
    if options.next_dealer == "rotate":
        return dealer, teams.others[dealer][:1]
    if options.next_dealer == "last_trick_picks" and last_taker is not None:
        return last_taker, teams.rivals[dealer]
    return dealer, teams.rivals[dealer]
