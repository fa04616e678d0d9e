"""The options of Trio and L'École and their presets (rulebook 10.6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ludo.engine.options import Needs, Options, Problem, Value, choice, idle_by_needs, number, switch

_TRIO: Final[Needs] = ("variant", "trio")
_ECOLE: Final[Needs] = ("variant", "ecole")


@dataclass(frozen=True, slots=True)
class TrioOptions(Options):
    """How Trio is played; the defaults are the rulebook's."""

    variant: str = choice("trio", "ecole", clauses="ECO-01")
    players: int = choice(4, 3, 5, 6, 7, clauses="TRO-01 ECO-02")
    natural_twos: bool = switch(False, clauses="TRO-05")
    duplicates_in_sets: bool = switch(True, clauses="TRO-20")
    ace_rank: str = choice("both", "high", "low", needs=("sequence_wrap", False), clauses="TRO-22")
    sequence_wrap: bool = switch(False, clauses="TRO-22")
    wild_limit_scope: str = choice("meld", "at_laying", clauses="TRO-24")
    trio_adjacent_wilds: bool = switch(True, needs=_TRIO, clauses="TRO-25")
    wild_replacement: bool = switch(False, clauses="TRO-30")
    return_taken_discard: bool = switch(False, clauses="TRO-35")
    same_rank_contract_sets: bool = switch(True, clauses="TRO-39")
    contiguous_contract_sequences: bool = switch(True, clauses="TRO-39")
    layoff_opening_turn: str = choice("others", "none", "any", clauses="TRO-42")
    later_sequences: str = choice("short", "any", clauses="TRO-43")
    layoff_own_melds: bool = switch(True, clauses="TRO-47")
    empty_talon: str = choice("reshuffle", "end_deal", clauses="TRO-51")
    tiebreak_points: str = choice("total", "deal", clauses="TRO-59")
    final_tie: str = choice("shared", "first_to_open", clauses="TRO-60")
    jokers_per_pack: int = number(2, 0, 4, needs=_ECOLE, clauses="ECO-03")
    ecole_free_wilds: str = choice("all_sequences", "long_only", needs=_ECOLE, clauses="ECO-07")
    turn_limit: int | None = number(None, 1, or_=(None,), clauses="TRO-54")


PRESETS: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "classic": MappingProxyType({}),
        "strict": MappingProxyType(
            {
                "duplicates_in_sets": False,
                "trio_adjacent_wilds": False,
                "same_rank_contract_sets": False,
                "contiguous_contract_sequences": False,
                "layoff_opening_turn": "none",
            }
        ),
        "generous": MappingProxyType(
            {
                "wild_replacement": True,
                "return_taken_discard": True,
                "layoff_opening_turn": "any",
                "later_sequences": "any",
            }
        ),
        "ecole": MappingProxyType({"variant": "ecole"}),
        "ecole_long": MappingProxyType({"variant": "ecole", "ecole_free_wilds": "long_only"}),
    }
)
"""Named tables.

`classic`: the rulebook's defaults; `strict`: sets of different suits and ranks, no neighbouring wilds or sequences,
nothing laid off in the opening turn; `generous`: wilds may be exchanged, sequences of any length, everything may be
laid off at once; `ecole`: L'École; `ecole_long`: L'École with one wild in its short sequences.
"""


def player_counts(variant: object) -> tuple[int, ...]:
    """Three to six players (TRO-01), up to seven in L'École (ECO-02)."""
    return (3, 4, 5, 6, 7) if variant == "ecole" else (3, 4, 5, 6)


ECOLE_TURNS: Final = 4
"""How many turns each player of L'École has at least in a deal with a limit (TRO-54): with fewer, nobody ever collects
the sequence of its last years, and the partie has no end."""


def idle_options(options: TrioOptions) -> frozenset[str]:
    """Return the options that change nothing: nobody shares the last year of L'École, which ends the deal (ECO-12)."""
    ties = frozenset({"tiebreak_points", "final_tie"})
    return idle_by_needs(options) | (ties if options.variant == "ecole" else frozenset())


def conflicts(options: TrioOptions) -> tuple[Problem, ...]:
    """Return what is wrong: seven players sit at L'École only (TRO-01, ECO-02), and its deals take some turns."""
    if options.players not in player_counts(options.variant):
        return (Problem("too-many-players", "players", {"players": options.players, "most": 6}),)
    least = ECOLE_TURNS * options.players
    if options.variant == "ecole" and options.turn_limit is not None and options.turn_limit < least:
        return (Problem("turn-limit-low", "turn_limit", {"limit": options.turn_limit, "least": least}),)
    return ()
