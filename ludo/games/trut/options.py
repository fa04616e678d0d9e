"""The options of Trut and its presets (rulebook, table "Options")."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.engine.options import Options, Problem, Value, choice, idle_by_needs, number, seat, switch
from ludo.games.trut.scoring import Worth


@dataclass(frozen=True, slots=True)
class TrutOptions(Options):
    """How Trut is played; the defaults are the rulebook's."""

    players: int = choice(2, 4, clauses="TRU-01")
    direction: str = choice("clockwise", "anticlockwise", clauses="TRU-05")
    first_dealer: int | str = seat("random", 3, clauses="TRU-10")
    truts_to_win: int = number(7, 1, clauses="TRU-90 TRU-80")
    points_per_trut: int = number(3, 2, clauses="TRU-41 TRU-80")
    untruted_donne_points: int = choice(1, 0, clauses="TRU-40")
    trut_timing: str = choice("any", "own_turn", "between_tricks", clauses="TRU-34")
    response_order: str = choice("after_dealer", "after_truter", clauses="TRU-36")
    pourri_leader: str = choice("first", "last", clauses="TRU-62")
    stop_when_decided: bool = switch(True, clauses="TRU-65")
    announcements: bool = switch(True, clauses="TRU-70")
    announcement_bluff: bool = switch(False, needs=("announcements", True), clauses="TRU-73")
    brelan_compulsory: bool = switch(False, needs=("announcements", True), clauses="TRU-71")
    fortial: bool = switch(True, clauses="TRU-80")
    fortial_stake: str = choice("trut", "donne", needs=("fortial", True), clauses="TRU-85")
    fortial_partner_blind: bool = switch(False, needs=("fortial", True), clauses="TRU-87")
    parties: int = number(1, 1, clauses="TRU-92")
    stake: int = number(0, 0, clauses="TRU-93")


PRESETS: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "classic": MappingProxyType({}),
        "quiet": MappingProxyType({"trut_timing": "own_turn", "announcements": False}),
        "bluffers": MappingProxyType({"announcement_bluff": True, "stop_when_decided": False}),
        "short": MappingProxyType({"truts_to_win": 3}),
        "match": MappingProxyType({"parties": 3, "stake": 5}),
    }
)
"""Named tables.

`classic`: the rulebook's defaults; `quiet`: truts only on one's own turn, no announcements; `bluffers`: anybody may
announce anything and all three tricks are played; `short`: three truts; `match`: three parties for five chips each.
"""


class Setting(NamedTuple):
    """The options as play needs them, read once.

    Truts on one's own turn only (`own_turn`), or between tricks only (`between_tricks`, TRU-34).
    first_asked_after_truter: answers begin after the truter, not after the dealer (TRU-36).
    last_rotter_leads: not the first one (TRU-62). brelan_forced: who holds a brelan announces it (TRU-71).
    plain_worth: of a deal without a trut (TRU-40); fortial_worth: of a fortial that is played (TRU-85).
    """

    options: TrutOptions
    players: int
    own_turn: bool
    between_tricks: bool
    first_asked_after_truter: bool
    last_rotter_leads: bool
    announcements: bool
    announcement_bluff: bool
    brelan_forced: bool
    stop_when_decided: bool
    plain_worth: Worth
    fortial_worth: Worth


@cache
def setting_of(options: TrutOptions) -> Setting:
    """Return what play needs of these options, made once."""
    return Setting(
        options=options,
        players=options.players,
        own_turn=options.trut_timing == "own_turn",
        between_tricks=options.trut_timing == "between_tricks",
        first_asked_after_truter=options.response_order == "after_truter",
        last_rotter_leads=options.pourri_leader == "last",
        announcements=options.announcements,
        announcement_bluff=options.announcement_bluff,
        brelan_forced=options.brelan_compulsory and options.announcements,
        stop_when_decided=options.stop_when_decided,
        plain_worth="point" if options.untruted_donne_points else "nothing",
        fortial_worth="trut" if options.fortial_stake == "trut" else "point",
    )


_OF_FOUR: Final = frozenset({"response_order", "pourri_leader", "fortial_partner_blind"})
"""What concerns partners only (TRU-36, TRU-62, TRU-87)."""


def idle_options(options: TrutOptions) -> frozenset[str]:
    """Return the options that change nothing: what concerns partners where there are none."""
    return idle_by_needs(options) | (_OF_FOUR if options.players == 2 else frozenset())


def conflicts(options: TrutOptions) -> tuple[Problem, ...]:
    """A first dealer who has no seat (TRU-10)."""
    dealer = options.first_dealer
    if isinstance(dealer, int) and dealer >= options.players:
        return (Problem("no-such-seat", "first_dealer", {"seat": dealer, "players": options.players}),)
    return ()
