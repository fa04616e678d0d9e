"""The options of Triomphe and its presets (rulebook section 11)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ludo.engine.options import Options, Problem, Value, choice, idle_by_needs, number, switch

_VARIANT: Final = ("variant", "as_qui_pille")
_STRICT: Final = ("strict_table", True)

TEAM_PLAYERS: Final[Mapping[str, int]] = MappingProxyType({"2x2": 4, "2x3": 6})
"""Number of players by format of teams (TRI-05)."""


@dataclass(frozen=True, slots=True)
class TriompheOptions(Options):
    """How Triomphe is played; the defaults are the rulebook's."""

    variant: str = choice("triomphe", "as_qui_pille", clauses="APP-01")
    players: int = choice(2, 3, 4, 5, 6, clauses="TRI-04 TRI-05")
    teams: str = choice("individual", "2x2", "2x3", clauses="TRI-05 APP-02")
    team_draw: str = choice("colour", "agreed", clauses="TRI-10")
    first_dealer: str = choice("draw_designates", "draw_deals", "random", clauses="TRI-12 TRI-13")
    deal_packets: str = choice("3-2", "2-3", "dealer_choice", clauses="TRI-22")
    next_dealer: str = choice("dealer_picks", "rotate", "last_trick_picks", clauses="TRI-26 TRI-27")
    two_packs: bool = switch(False, clauses="TRI-28")
    beat_rule: str = choice("winning", "suit", "last", clauses="TRI-47 TRI-48")
    min_tricks: int = choice(3, 4, clauses="TRI-60")
    multi_scoring: str = choice("most", "min_tricks", clauses="TRI-62")
    concession: str = choice("before_play", "any_turn", "off", clauses="TRI-82 TRI-89")
    target: int = number(5, 1, clauses="TRI-70")
    stop_when_decided: bool = switch(False, clauses="TRI-69")
    strict_table: bool = switch(False, clauses="TRI-90")
    renonce_penalty: str = choice("lose_hand", "minus_point", needs=_STRICT, clauses="TRI-93")
    parties: int = number(1, 1, clauses="TRI-72")
    stake: int = number(0, 0, clauses="TRI-74")
    pillage_optional: bool = switch(True, needs=_VARIANT, clauses="APP-05")
    pillage_takes_turnup: bool = switch(True, needs=_VARIANT, clauses="APP-11")
    pillage_discard_visible: bool = switch(True, needs=_VARIANT, clauses="APP-15")


PRESETS: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "classic": MappingProxyType({}),
        "partners": MappingProxyType({"players": 4, "teams": "2x2"}),
        "threes": MappingProxyType({"players": 6, "teams": "2x3", "two_packs": True}),
        "strict": MappingProxyType({"strict_table": True, "concession": "any_turn"}),
        "as_qui_pille": MappingProxyType({"variant": "as_qui_pille"}),
        "match": MappingProxyType({"parties": 3, "stake": 5, "next_dealer": "rotate", "stop_when_decided": True}),
    }
)
"""Named tables.

`classic`: the rulebook's defaults; `partners`: two against two; `threes`: three against three with two packs; `strict`:
faults are possible and fined, one may concede at any turn; `as_qui_pille`: the variant; `match`: three parties for five
chips each, played briskly.
"""


def idle_options(options: TriompheOptions) -> frozenset[str]:
    """Return the options that change nothing: of teams, of two sides or of more where there are none.

    With two sides `multi_scoring` decides nothing (TRI-62); with more nobody gives a deal up (TRI-87), a fault has one
    price (TRI-95), and a few tricks may win (TRI-62).
    """
    idle = set(idle_by_needs(options))
    if options.teams == "individual":
        idle.add("team_draw")
    if options.teams != "individual" or options.players == 2:
        idle.add("multi_scoring")
    else:
        idle |= {"concession", "renonce_penalty"}
        if options.multi_scoring == "most":
            idle.add("min_tricks")
    return frozenset(idle)


def conflicts(options: TriompheOptions) -> tuple[Problem, ...]:
    """Teams without their number of players (TRI-05), or in the variant (APP-02)."""
    problems = []
    needed = TEAM_PLAYERS.get(options.teams, options.players)
    if options.players != needed:
        problems.append(Problem("teams-need-players", "teams", {"players": needed}))
    if options.teams != "individual" and options.variant == "as_qui_pille":
        problems.append(Problem("no-teams-in-variant", "teams"))
    return tuple(problems)
