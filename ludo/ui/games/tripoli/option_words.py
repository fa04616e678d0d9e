"""The options and presets of Tripoli, in words."""

from functools import partial
from typing import Final

from ludo.games.tripoli.options import SEQUENCES
from ludo.ui.games.tripoli.spaces import ranks_text
from ludo.ui.i18n import translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips, player_number

OPTION_WORDS: Final = OptionWords(
    options={
        "players": OptionText(
            lambda: translate("Tripoli options", "Players"),
            lambda: translate("Tripoli options", "Two to nine; four to seven are best."),
        ),
        "preset": OptionText(
            lambda: translate("Tripoli options", "Board"),
            lambda: translate("Tripoli options", "Under which name the game is played; it sets other options."),
        ),
        "pay_collect": OptionText(
            lambda: translate("Tripoli options", "Pay cards"),
            lambda: translate("Tripoli options", "When the chips of the pay cards are taken."),
        ),
        "pay_suit": OptionText(
            lambda: translate("Tripoli options", "Pay suit"),
            lambda: translate("Tripoli options", "Which suit the five pay cards and king-queen belong to."),
        ),
        "sequence": OptionText(
            lambda: translate("Tripoli options", "Sequence"),
            lambda: translate("Tripoli options", "The three cards of one suit for which the sequence space pays."),
        ),
        "poker_opener": OptionText(
            lambda: translate("Tripoli options", "Who opens the betting"),
            lambda: translate("Tripoli options", "Who is the first to check or to bet in the poker stage."),
        ),
        "michigan_opener": OptionText(
            lambda: translate("Tripoli options", "Who opens the Michigan"),
            lambda: translate("Tripoli options", "Who leads the first run of the third stage."),
        ),
        "spare_trade": OptionText(
            lambda: translate("Tripoli options", "Trading the spare hand"),
            lambda: translate("Tripoli options", "The dealer may take the spare hand, or sell it to the others."),
        ),
        "lead_rule": OptionText(
            lambda: translate("Tripoli options", "What may be led"),
            lambda: translate("Tripoli options", "Which suits may open a run; it is always the lowest card of them."),
        ),
        "cosmo": OptionText(
            lambda: translate("Tripoli options", "Changing board"),
            lambda: translate(
                "Tripoli options", "Cosmo: Michigan alone, on a board whose pay cards change with every deal."
            ),
        ),
        "bet_limit": OptionText(
            lambda: translate("Tripoli options", "Limit of bets"),
            lambda: translate("Tripoli options", "The most that a bet may be, or a raise above the call."),
        ),
        "closing": OptionText(
            lambda: translate("Tripoli options", "Chips left at the end"),
            lambda: translate("Tripoli options", "What becomes of the chips on the board when the partie ends."),
        ),
        "closing_pots": OptionText(
            lambda: translate("Tripoli options", "Closing rounds"),
            lambda: translate("Tripoli options", "The chips left are divided into this many pots, a round for each."),
        ),
        "starting_chips": OptionText(
            lambda: translate("Tripoli options", "Chips at the start"),
            lambda: translate("Tripoli options", "What everybody begins the partie with."),
        ),
        "first_dealer": OptionText(
            lambda: translate("Tripoli options", "First dealer"),
            lambda: translate("Tripoli options", "Who deals first; after that everybody deals in turn."),
        ),
        "spare_position": OptionText(
            lambda: translate("Tripoli options", "Place of the spare hand"),
            lambda: translate("Tripoli options", "When the spare hand gets its card in each round of dealing."),
        ),
        "spare_min_bid": OptionText(
            lambda: translate("Tripoli options", "Lowest bid"),
            lambda: translate("Tripoli options", "What the first bid for the spare hand must be at least."),
        ),
        "sequence_share": OptionText(
            lambda: translate("Tripoli options", "Several sequences"),
            lambda: translate("Tripoli options", "How the sequence space is shared when several hold one."),
        ),
        "ace_low_straight": OptionText(
            lambda: translate("Tripoli options", "Ace in low straights"),
            lambda: translate("Tripoli options", "Ace, two, three, four, five count as the lowest straight."),
        ),
        "shortfall": OptionText(
            lambda: translate("Tripoli options", "Too few chips"),
            lambda: translate("Tripoli options", "What happens to a player who cannot pay what is due."),
        ),
        "buy_in_chips": OptionText(
            lambda: translate("Tripoli options", "Chips bought"),
            lambda: translate("Tripoli options", "How many chips a player buys at a time."),
        ),
        "closing_betting": OptionText(
            lambda: translate("Tripoli options", "Betting in closing rounds"),
            lambda: translate("Tripoli options", "Closing rounds are bet on; otherwise the hands are just compared."),
        ),
        "lead_pass_fine": OptionText(
            lambda: translate("Tripoli options", "Fine for passing the lead"),
            lambda: translate("Tripoli options", "What a player who is unable to lead pays into the kitty."),
        ),
        "dealer_double_ante": OptionText(
            lambda: translate("Tripoli options", "Dealer stakes double"),
            lambda: translate("Tripoli options", "The dealer puts two chips on each space, the others one."),
        ),
        "pay_card_bars_trade": OptionText(
            lambda: translate("Tripoli options", "Pay cards bar the trade"),
            lambda: translate(
                "Tripoli options",
                "Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand.",
            ),
        ),
        "poker_mode": OptionText(
            lambda: translate("Tripoli options", "Poker"),
            lambda: translate("Tripoli options", "Whether one bets on the poker hands, or just compares them."),
        ),
    },
    presets={
        "classic": OptionText(
            lambda: translate("Tripoli options", "Classic"),
            lambda: translate("Tripoli options", "As the rulebook has it."),
        ),
        "rummoli": OptionText(
            lambda: translate("Tripoli options", "Rummoli"),
            lambda: translate("Tripoli options", "Pay cards take their chips when they are played."),
        ),
        "cosmo": OptionText(
            lambda: translate("Tripoli options", "Cosmo"),
            lambda: translate("Tripoli options", "Michigan alone, on a board that changes with every deal."),
        ),
        "pay_suit": OptionText(
            lambda: translate("Tripoli options", "Pay suit for sale"),
            lambda: translate("Tripoli options", "The pay suit is auctioned, and 6-7-8 is the sequence."),
        ),
        "red_black": OptionText(
            lambda: translate("Tripoli options", "Red and black"),
            lambda: translate("Tripoli options", "Runs are black and red in turn, and the dealer leads first."),
        ),
        "michigan_rummy": OptionText(
            lambda: translate("Tripoli options", "Michigan Rummy"),
            lambda: translate(
                "Tripoli options",
                "As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by "
                "playing them, and black leads first.",
            ),
        ),
        "family": OptionText(
            lambda: translate("Tripoli options", "Family"),
            lambda: translate("Tripoli options", "No trade, no betting, any suit may be led, and the rest is shared."),
        ),
        "high_stakes": OptionText(
            lambda: translate("Tripoli options", "High stakes"),
            lambda: translate(
                "Tripoli options", "No limit, double stakes for the dealer, fines, and two closing rounds."
            ),
        ),
    },
    values={
        ("preset", "tripoli"): lambda: translate("Tripoli options", "Tripoli"),
        ("preset", "rummoli"): lambda: translate("Tripoli options", "Rummoli"),
        ("preset", "cosmo"): lambda: translate("Tripoli options", "Cosmo"),
        ("pay_collect", "stage_one"): lambda: translate("Tripoli options", "Before the poker, by whoever holds them"),
        ("pay_collect", "by_play"): lambda: translate("Tripoli options", "In the Michigan, by whoever plays them"),
        ("pay_suit", "hearts"): lambda: translate("Tripoli options", "Hearts"),
        ("pay_suit", "auction"): lambda: translate("Tripoli options", "Named by the highest bidder"),
        **{("sequence", ranks): partial(ranks_text, low) for low, ranks in enumerate(SEQUENCES, 2)},
        ("poker_opener", "left_of_dealer"): lambda: translate("Tripoli options", "The player on the dealer’s left"),
        ("poker_opener", "dealer"): lambda: translate("Tripoli options", "The dealer"),
        ("michigan_opener", "poker_winner"): lambda: translate("Tripoli options", "The winner of the poker"),
        ("michigan_opener", "dealer"): lambda: translate("Tripoli options", "The dealer"),
        ("michigan_opener", "left_of_dealer"): lambda: translate("Tripoli options", "The player on the dealer’s left"),
        ("lead_rule", "free"): lambda: translate("Tripoli options", "Any suit but the one just played"),
        ("lead_rule", "lowest_first"): lambda: translate("Tripoli options", "First the lowest card of the hand"),
        ("lead_rule", "alternate_colours"): lambda: translate("Tripoli options", "Black and red in turn"),
        ("lead_rule", "any_suit"): lambda: translate("Tripoli options", "Any suit"),
        ("lead_rule", "opposite_colour"): lambda: translate("Tripoli options", "A suit of the other colour"),
        ("bet_limit", None): lambda: translate("Tripoli options", "No limit"),
        ("closing", "poker"): lambda: translate("Tripoli options", "Played for in a round of poker"),
        ("closing", "share"): lambda: translate("Tripoli options", "Shared out"),
        ("first_dealer", "random"): lambda: translate("Tripoli options", "By lot"),
        ("spare_position", "last"): lambda: translate("Tripoli options", "After the dealer"),
        ("spare_position", "first"): lambda: translate("Tripoli options", "Before everybody"),
        ("sequence_share", "by_player"): lambda: translate("Tripoli options", "A share for each player"),
        ("sequence_share", "by_sequence"): lambda: translate("Tripoli options", "A share for each sequence"),
        ("shortfall", "credit"): lambda: translate("Tripoli options", "Plays on credit"),
        ("shortfall", "buy_in"): lambda: translate("Tripoli options", "Buys chips"),
        ("shortfall", "sit_out"): lambda: translate("Tripoli options", "Sits out"),
        ("lead_pass_fine", 0): lambda: translate("Tripoli options", "None"),
        ("poker_mode", "betting"): lambda: translate("Tripoli options", "With betting"),
        ("poker_mode", "showdown"): lambda: translate("Tripoli options", "Without betting"),
    },
    amounts={
        "bet_limit": chips,
        "starting_chips": chips,
        "first_dealer": player_number,
        "closing_pots": lambda number: translate("Tripoli options", "%n pot(s)", None, number),
        "spare_min_bid": chips,
        "buy_in_chips": chips,
        "lead_pass_fine": chips,
    },
)
