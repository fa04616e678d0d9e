"""The options of Tripoli and its presets (rulebook section 2)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ludo.engine.options import Forced, Options, Problem, Value, choice, idle_by_needs, number, seat, switch

SEQUENCES: Final = (
    "2-3-4", "3-4-5", "4-5-6", "5-6-7", "6-7-8", "7-8-9", "8-9-10", "9-10-J", "10-J-Q", "J-Q-K", "Q-K-A",
)  # fmt: skip
"""Every three consecutive ranks, by their lowest rank from 2 on."""


@dataclass(frozen=True, slots=True)
class TripoliOptions(Options):
    """How Tripoli is played; the defaults are the rulebook's."""

    players: int = number(4, 2, 9, clauses="TRP-02")
    preset: str = choice("tripoli", "rummoli", "cosmo", clauses="TRPV-05 TRPV-20 TRPV-30")
    pay_collect: str = choice("stage_one", "by_play", needs=("cosmo", False), clauses="TRP-40 TRPV-01")
    pay_suit: str = choice("hearts", "auction", needs=("cosmo", False), clauses="TRP-05 TRPV-06")
    sequence: str = choice(
        "8-9-10",
        *(ranks for ranks in SEQUENCES if ranks != "8-9-10"),
        needs=("cosmo", False),
        clauses="TRP-43 TRPV-09",
    )
    poker_opener: str = choice("left_of_dealer", "dealer", clauses="TRP-56 TRPV-10")
    michigan_opener: str = choice("poker_winner", "dealer", "left_of_dealer", clauses="TRP-81 TRPV-11")
    spare_trade: bool = switch(True, clauses="TRP-20 TRPV-12")
    lead_rule: str = choice(
        "free",
        "lowest_first",
        "alternate_colours",
        "any_suit",
        "opposite_colour",
        needs=("cosmo", False),
        clauses="TRP-83 TRP-87 TRPV-13 TRPV-15 TRPV-24 TRPV-25",
    )
    cosmo: bool = switch(False, clauses="TRPV-20")
    bet_limit: int | None = number(10, 1, or_=(None,), clauses="TRP-67")
    closing: str = choice("poker", "share", clauses="TRP-96 TRP-99")
    closing_pots: int = number(1, 1, needs=("closing", "poker"), clauses="TRP-98")
    starting_chips: int = number(100, 9, clauses="TRP-04")
    first_dealer: int | str = seat("random", 8, clauses="TRP-08")
    spare_position: str = choice("last", "first", clauses="TRP-15")
    spare_min_bid: int = number(1, 1, needs=("spare_trade", True), clauses="TRP-25")
    sequence_share: str = choice("by_player", "by_sequence", needs=("pay_collect", "stage_one"), clauses="TRP-45")
    ace_low_straight: bool = switch(True, clauses="TRP-54")
    shortfall: str = choice("credit", "buy_in", "sit_out", clauses="TRP-92")
    buy_in_chips: int = number(100, 9, needs=("shortfall", "buy_in"), clauses="TRP-92")
    closing_betting: bool = switch(True, needs=("closing", "poker"), clauses="TRP-97")
    lead_pass_fine: int = number(0, 0, clauses="TRPV-26")
    dealer_double_ante: bool = switch(False, clauses="TRPV-27")
    pay_card_bars_trade: bool = switch(False, needs=("spare_trade", True), clauses="TRPV-28")
    poker_mode: str = choice("betting", "showdown", clauses="TRPV-29")


STARTING_VALUES: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "rummoli": MappingProxyType({"pay_collect": "by_play"}),
        "cosmo": MappingProxyType({"cosmo": True}),
    }
)
"""What the values of the option `preset` set at the start (TRPV-05, TRPV-20)."""

PRESETS: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "classic": MappingProxyType({}),
        "rummoli": MappingProxyType({"preset": "rummoli"}),
        "cosmo": MappingProxyType({"preset": "cosmo"}),
        "pay_suit": MappingProxyType({"pay_suit": "auction", "sequence": "6-7-8"}),
        "red_black": MappingProxyType({"lead_rule": "alternate_colours", "michigan_opener": "dealer"}),
        "michigan_rummy": MappingProxyType(
            {
                "pay_collect": "by_play",
                "poker_opener": "dealer",
                "lead_rule": "alternate_colours",
                "dealer_double_ante": True,
            }
        ),
        "family": MappingProxyType(
            {"spare_trade": False, "poker_mode": "showdown", "lead_rule": "any_suit", "closing": "share"}
        ),
        "high_stakes": MappingProxyType(
            {
                "bet_limit": None,
                "shortfall": "sit_out",
                "dealer_double_ante": True,
                "lead_pass_fine": 1,
                "closing_pots": 2,
            }
        ),
    }
)
"""Named tables.

`classic`: the rulebook's defaults; `rummoli`: stakes are taken by playing the card; `cosmo`: the changing board,
without poker; `pay_suit`: the suit of the pay cards is auctioned; `red_black`: leads alternate between the colours;
`michigan_rummy`: what boxed boards of that name print: pay cards are taken by playing them, the dealer stakes double
and opens the betting, black leads first; `family`: no trade, no betting, any suit may be led, the rest is shared;
`high_stakes`: no limit, the dealer stakes double, passing a lead costs a chip, and who cannot stake sits out.
"""


def forced_values(options: TripoliOptions) -> Forced:
    """Return by option the value that another one forces upon it, and which one that is (TRPV-30, TRPV-22)."""
    forced: dict[str, tuple[Value, str]] = {}
    if options.cosmo:
        for name, value in (
            ("pay_collect", "by_play"),
            ("pay_suit", "hearts"),
            ("lead_rule", "alternate_colours"),
        ):
            forced[name] = (value, "cosmo")
        if options.michigan_opener == "poker_winner":
            forced["michigan_opener"] = ("left_of_dealer", "cosmo")
    elif options.pay_suit == "auction":
        forced["pay_collect"] = ("by_play", "pay_suit")
    return forced


def idle_options(options: TripoliOptions) -> frozenset[str]:
    """Return the options that change nothing: of the poker where there is none, of a lead that never passes.

    Closing rounds are poker, too, and are bet on as it is (TRPV-30, TRP-97).
    """
    idle = set(idle_by_needs(options))
    closing = options.closing == "poker"
    closing_bets = closing and options.closing_betting
    if options.poker_mode == "showdown":
        idle |= {"poker_opener", "bet_limit", "closing_betting"}
    if options.cosmo and not closing_bets:
        idle |= {"poker_opener", "bet_limit", "poker_mode"}
    if options.cosmo and not closing:
        idle.add("ace_low_straight")
    if options.lead_rule == "any_suit":
        idle.add("lead_pass_fine")
    return frozenset(idle)


def fitting_preset(options: TripoliOptions) -> TripoliOptions:
    """Return the options with `preset` back at `tripoli` where the values are no longer the preset's own.

    So options written and read again are the same.
    """
    starting = STARTING_VALUES.get(options.preset, {})
    if any(getattr(options, name) != value for name, value in starting.items()):
        return replace(options, preset="tripoli")
    return options


def conflicts(options: TripoliOptions) -> tuple[Problem, ...]:
    """Return a problem for a first dealer who has no seat (TRP-08)."""
    dealer = options.first_dealer
    if isinstance(dealer, int) and dealer >= options.players:
        return (Problem("no-such-seat", "first_dealer", {"seat": dealer, "players": options.players}),)
    return ()
