"""The options of a partie, read once into what play asks for."""

from dataclasses import dataclass
from functools import cache

from ludo.engine.places import Place
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import LEAD_RULES, LeadRule
from ludo.games.tripoli.view import BOARDS


@dataclass(frozen=True, slots=True)
class Setting:
    """The options as play needs them.

    places: the spaces of the board by index. by_play: stakes are collected by playing the card (TRPV-01).
    poker_opener, michigan_opener: places after the dealer of who opens (TRP-56, TRPV-10, TRPV-11); the second counts
    only where the winner of the poker does not lead (`winner_leads`). betting, closing_betting: is there betting in a
    deal, and in a closing round? buy_in: chips bought at a time (TRP-92), 0 if none can be; forgives: what a player
    cannot pay of a compulsory payment is forgiven.
    """

    options: TripoliOptions
    players: int
    places: tuple[Place, ...]
    by_play: bool
    suit_auction: bool
    bars_trade: bool
    lead_rule: LeadRule
    lead_pass_fine: int
    poker_opener: int
    winner_leads: bool
    michigan_opener: int
    betting: bool
    closing_betting: bool
    bet_limit: int | None
    ace_low: bool
    buy_in: int
    forgives: bool


@cache
def setting_of(options: TripoliOptions) -> Setting:
    """Return the setting of these options."""
    betting = options.poker_mode == "betting"
    return Setting(
        options=options,
        players=options.players,
        places=BOARDS[options.cosmo],
        by_play=options.pay_collect == "by_play",
        suit_auction=options.pay_suit == "auction",
        bars_trade=options.pay_card_bars_trade,
        lead_rule=LEAD_RULES[options.lead_rule],
        lead_pass_fine=options.lead_pass_fine,
        poker_opener=1 if options.poker_opener == "left_of_dealer" else 0,
        winner_leads=options.michigan_opener == "poker_winner",
        michigan_opener=0 if options.michigan_opener == "dealer" else 1,
        betting=betting,
        closing_betting=betting and options.closing_betting,
        bet_limit=options.bet_limit,
        ace_low=options.ace_low_straight,
        buy_in=options.buy_in_chips if options.shortfall == "buy_in" else 0,
        forgives=options.shortfall == "sit_out",
    )
