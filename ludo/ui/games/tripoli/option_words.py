"""The options and presets of Tripoli, in words."""

from functools import partial
from typing import Final

from ludo.games.tripoli.options import SEQUENCES
from ludo.ui.games.tripoli.spaces import ranks_text
from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.option_words import OptionWords, chips, option_texts, player_number

_option = option_texts("Tripoli options")
_text = texts("Tripoli options")
_plural = plurals("Tripoli options")

OPTION_WORDS: Final = OptionWords(
    options={
        "players": _option("Players", "Two to nine; four to seven are best."),
        "preset": _option("Board", "Under which name the game is played; it sets other options."),
        "pay_collect": _option("Pay cards", "When the chips of the pay cards are taken."),
        "pay_suit": _option("Pay suit", "Which suit the five pay cards and king-queen belong to."),
        "sequence": _option("Sequence", "The three cards of one suit for which the sequence space pays."),
        "poker_opener": _option("Who opens the betting", "Who is the first to check or to bet in the poker stage."),
        "michigan_opener": _option("Who opens the Michigan", "Who leads the first run of the third stage."),
        "spare_trade": _option(
            "Trading the spare hand", "The dealer may take the spare hand, or sell it to the others."
        ),
        "lead_rule": _option("What may be led", "Which suits may open a run; it is always the lowest card of them."),
        "cosmo": _option("Changing board", "Cosmo: Michigan alone, on a board whose pay cards change with every deal."),
        "bet_limit": _option("Limit of bets", "The most that a bet may be, or a raise above the call."),
        "closing": _option("Chips left at the end", "What becomes of the chips on the board when the partie ends."),
        "closing_pots": _option("Closing rounds", "The chips left are divided into this many pots, a round for each."),
        "starting_chips": _option("Chips at the start", "What everybody begins the partie with."),
        "first_dealer": _option("First dealer", "Who deals first; after that everybody deals in turn."),
        "spare_position": _option(
            "Place of the spare hand", "When the spare hand gets its card in each round of dealing."
        ),
        "spare_min_bid": _option("Lowest bid", "What the first bid for the spare hand must be at least."),
        "sequence_share": _option("Several sequences", "How the sequence space is shared when several hold one."),
        "ace_low_straight": _option(
            "Ace in low straights", "Ace, two, three, four, five count as the lowest straight."
        ),
        "shortfall": _option("Too few chips", "What happens to a player who cannot pay what is due."),
        "buy_in_chips": _option("Chips bought", "How many chips a player buys at a time."),
        "closing_betting": _option(
            "Betting in closing rounds", "Closing rounds are bet on; otherwise the hands are just compared."
        ),
        "lead_pass_fine": _option(
            "Fine for passing the lead", "What a player who is unable to lead pays into the kitty."
        ),
        "dealer_double_ante": _option(
            "Dealer stakes double", "The dealer puts two chips on each space, the others one."
        ),
        "pay_card_bars_trade": _option(
            "Pay cards bar the trade",
            "Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand.",
        ),
        "poker_mode": _option("Poker", "Whether one bets on the poker hands, or just compares them."),
    },
    presets={
        "classic": _option("Classic", "As the rulebook has it."),
        "rummoli": _option("Rummoli", "Pay cards take their chips when they are played."),
        "cosmo": _option("Cosmo", "Michigan alone, on a board that changes with every deal."),
        "pay_suit": _option("Pay suit for sale", "The pay suit is auctioned, and 6-7-8 is the sequence."),
        "red_black": _option("Red and black", "Runs are black and red in turn, and the dealer leads first."),
        "michigan_rummy": _option(
            "Michigan Rummy",
            "As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by "
            "playing them, and black leads first.",
        ),
        "family": _option("Family", "No trade, no betting, any suit may be led, and the rest is shared."),
        "high_stakes": _option("High stakes", "No limit, double stakes for the dealer, fines, and two closing rounds."),
    },
    values={
        ("preset", "tripoli"): _text("Tripoli"),
        ("preset", "rummoli"): _text("Rummoli"),
        ("preset", "cosmo"): _text("Cosmo"),
        ("pay_collect", "stage_one"): _text("Before the poker, by whoever holds them"),
        ("pay_collect", "by_play"): _text("In the Michigan, by whoever plays them"),
        ("pay_suit", "hearts"): _text("Hearts"),
        ("pay_suit", "auction"): _text("Named by the highest bidder"),
        **{("sequence", ranks): partial(ranks_text, low) for low, ranks in enumerate(SEQUENCES, 2)},
        ("poker_opener", "left_of_dealer"): _text("The player on the dealer’s left"),
        ("poker_opener", "dealer"): _text("The dealer"),
        ("michigan_opener", "poker_winner"): _text("The winner of the poker"),
        ("michigan_opener", "dealer"): _text("The dealer"),
        ("michigan_opener", "left_of_dealer"): _text("The player on the dealer’s left"),
        ("lead_rule", "free"): _text("Any suit but the one just played"),
        ("lead_rule", "lowest_first"): _text("First the lowest card of the hand"),
        ("lead_rule", "alternate_colours"): _text("Black and red in turn"),
        ("lead_rule", "any_suit"): _text("Any suit"),
        ("lead_rule", "opposite_colour"): _text("A suit of the other colour"),
        ("bet_limit", None): _text("No limit"),
        ("closing", "poker"): _text("Played for in a round of poker"),
        ("closing", "share"): _text("Shared out"),
        ("first_dealer", "random"): _text("By lot"),
        ("spare_position", "last"): _text("After the dealer"),
        ("spare_position", "first"): _text("Before everybody"),
        ("sequence_share", "by_player"): _text("A share for each player"),
        ("sequence_share", "by_sequence"): _text("A share for each sequence"),
        ("shortfall", "credit"): _text("Plays on credit"),
        ("shortfall", "buy_in"): _text("Buys chips"),
        ("shortfall", "sit_out"): _text("Sits out"),
        ("lead_pass_fine", 0): _text("None"),
        ("poker_mode", "betting"): _text("With betting"),
        ("poker_mode", "showdown"): _text("Without betting"),
    },
    amounts={
        "bet_limit": chips,
        "starting_chips": chips,
        "first_dealer": player_number,
        "closing_pots": _plural("%n pot(s)"),
        "spare_min_bid": chips,
        "buy_in_chips": chips,
        "lead_pass_fine": chips,
    },
)
