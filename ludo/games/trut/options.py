"""The options of Trut and its presets (rulebook, table "Options")."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ludo.engine.options import Options, Problem, Value, choice, number, switch


@dataclass(frozen=True, slots=True)
class TrutOptions(Options):
    """How Trut is played; the defaults are the rulebook's."""

    players: int = choice(2, 4, clauses="TRU-01")
    direction: str = choice("clockwise", "anticlockwise", clauses="TRU-05")
    first_dealer: int | str = number("random", 0, 3, or_=("random",), clauses="TRU-10")
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


def conflicts(options: TrutOptions) -> tuple[Problem, ...]:
    """A first dealer who has no seat (TRU-10)."""
    dealer = options.first_dealer
    if isinstance(dealer, int) and dealer >= options.players:
        return (Problem("no-such-seat", "first_dealer", {"seat": dealer, "players": options.players}),)
    return ()
