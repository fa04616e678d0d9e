"""The options of Trente-et-un and its 36-card game, and their presets (rulebook 3.7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from ludo.engine.options import NOT_FORCED, Forced, Needs, Options, Value, choice, number, switch

CLASSIC52: Final = "classic52"
SCHWIMMEN36: Final = "schwimmen36"
_52: Final[Needs] = ("variant", CLASSIC52)
_36: Final[Needs] = ("variant", SCHWIMMEN36)

MOST_PLAYERS: Final = 9


@dataclass(frozen=True, slots=True)
class TrenteEtUnOptions(Options):
    """How Trente-et-un is played; the defaults are the rulebook's."""

    variant: str = choice(CLASSIC52, SCHWIMMEN36, clauses="T31-02 SCH-01")
    players: int = number(3, 2, MOST_PLAYERS, clauses="T31-03 SCH-03")
    chips: int = number(3, 1, clauses="T31-06 SCH-04")
    grace_life: bool = switch(True, clauses="T31-46 SCH-30")
    two_suited_sum: bool = switch(True, needs=_52, clauses="T31-17")
    three_kind_30_5: bool = switch(False, needs=_52, clauses="T31-20 SCH-24")
    dealt_31: str = choice("immediate", "own_turn", needs=_52, clauses="T31-22")
    dealt_31_several: str = choice("all_safe", "first_only", needs=_52, clauses="T31-23")
    turnup_returnable: bool = switch(True, needs=_52, clauses="T31-27")
    empty_talon: str = choice("reshuffle", "showdown", needs=_52, clauses="T31-30")
    knock_timing: str = choice("instead_of_draw", "after_discard", needs=_52, clauses="T31-32")
    knock_first_round: bool = switch(True, needs=_52, clauses="T31-33")
    knock_tie: str = choice("tied_lose", "all_others_lose", "lowest_tie_safe", needs=_52, clauses="T31-40")
    knocker_surpassed: str = choice("by_any", "only_if_lowest", needs=_52, clauses="T31-41")
    lowest_pays_with_knocker: bool = switch(True, needs=_52, clauses="T31-42")
    knocker_two_on_31: bool = switch(False, needs=_52, clauses="T31-44")
    thirty_one_ends: str = choice("deal", "party", needs=_52, clauses="T31-49")
    sch_after_swap_all: str = choice("must_pass", "skip", "free", needs=_36, clauses="SCH-18 SCH-44")
    sch_thirty_one: str = choice("immediate", "own_turn", needs=_36, clauses="SCH-20")
    sch_pack: int = choice(36, 32, needs=_36, clauses="SCH-40")
    sch_push: bool = switch(False, needs=_36, clauses="SCH-41 SCH-42")
    sch_close_first_round: bool = switch(True, needs=_36, clauses="SCH-43")
    sch_fire: str = choice("none", "all_others_lose", needs=_36, clauses="SCH-45")
    sch_thirty_one_losers: str = choice("lowest", "all_others", needs=_36, clauses="SCH-46")
    turn_limit: int | None = number(None, 1, or_=(None,), clauses="T31-52 SCH-34")


@dataclass(frozen=True, slots=True)
class Setting:
    """The options as play needs them, read once.

    after_discard: one knocks after the discard, not instead of a draw (T31-32). turn_limit: 0 for none.
    at_once: a thirty-one is declared as soon as it is held, whoever's turn it is (T31-22, SCH-20).
    binds: who has exchanged all may exchange no more (SCH-18, SCH-44); skips_bound: they are passed over.
    pushes: one may push (SCH-41); closes_first_round: one may pass in one's first turn (SCH-43).
    brelan_counts: for 30.5 (T31-20, SCH-24); fire: three aces for 33, and they end the deal (SCH-45); pairs_count: two
    cards of a suit, if the third is of another (T31-17, SCH-23).
    """

    options: TrenteEtUnOptions
    is_36: bool
    after_discard: bool
    knock_first_round: bool
    turnup_returnable: bool
    compares_on_empty_stock: bool
    turn_limit: int
    at_once: bool
    binds: bool
    skips_bound: bool
    pushes: bool
    closes_first_round: bool
    brelan_counts: bool
    fire: bool
    pairs_count: bool


@cache
def setting_of(options: TrenteEtUnOptions) -> Setting:
    """Return what play needs of these options, made once."""
    is_36 = options.variant == SCHWIMMEN36
    return Setting(
        options=options,
        is_36=is_36,
        after_discard=options.knock_timing == "after_discard",
        knock_first_round=options.knock_first_round,
        turnup_returnable=options.turnup_returnable,
        compares_on_empty_stock=options.empty_talon == "showdown",
        turn_limit=options.turn_limit or 0,
        at_once=(options.sch_thirty_one if is_36 else options.dealt_31) == "immediate",
        binds=options.sch_after_swap_all != "free",
        skips_bound=options.sch_after_swap_all == "skip",
        pushes=options.sch_push,
        closes_first_round=options.sch_close_first_round,
        brelan_counts=options.three_kind_30_5 or is_36,
        fire=is_36 and options.sch_fire != "none",
        pairs_count=options.two_suited_sum or is_36,
    )


_FORCED_36: Final[Forced] = MappingProxyType(
    {"two_suited_sum": (True, "variant"), "three_kind_30_5": (True, "variant")}
)


def forced_values(options: TrenteEtUnOptions) -> Forced:
    """Return how hands are counted with 36 cards, whatever else is said (SCH-23, SCH-24)."""
    return _FORCED_36 if options.variant == SCHWIMMEN36 else NOT_FORCED


PRESETS: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "classic": MappingProxyType({}),
        "scat": MappingProxyType(
            {"knock_tie": "lowest_tie_safe", "knocker_surpassed": "only_if_lowest", "turnup_returnable": False}
        ),
        "schwimmen": MappingProxyType({"variant": SCHWIMMEN36}),
        "schwimmen_32": MappingProxyType(
            {
                "variant": SCHWIMMEN36,
                "sch_pack": 32,
                "sch_push": True,
                "sch_close_first_round": False,
                "sch_after_swap_all": "free",
                "sch_fire": "all_others_lose",
            }
        ),
        "strict": MappingProxyType(
            {"two_suited_sum": False, "turnup_returnable": False, "knock_first_round": False, "grace_life": False}
        ),
        "quick": MappingProxyType({"chips": 1, "three_kind_30_5": True, "thirty_one_ends": "party"}),
    }
)
"""Named tables.

`classic`: the rulebook's defaults; `scat`: common Scat (rulebook 3.7), where only a knocker with the lowest hand pays
two; `schwimmen`: the 36-card game; `schwimmen_32`: Schwimmen as it is played with 32 cards (SCH-47); `strict`: one suit
or the highest card, no returned turn-up, no early knock, no grace life; `quick`: one chip, three of a kind at 30.5, and
a thirty-one wins everything.
"""
