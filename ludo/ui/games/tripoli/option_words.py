"""The options and presets of Tripoli, in words."""

from functools import partial
from typing import Final

from ludo.games.tripoli.options import SEQUENCES
from ludo.ui.games.tripoli.spaces import ranks_text
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips, player_number

_text = texts("Tripoli options")

OPTION_WORDS: Final = OptionWords(
    options={
        "players": OptionText(
            _text("Players"),
            _text("Two to nine; four to seven are best."),
        ),
        "preset": OptionText(
            _text("Board"),
            _text("Under which name the game is played; it sets other options."),
        ),
        "pay_collect": OptionText(
            _text("Pay cards"),
            _text("When the chips of the pay cards are taken."),
        ),
        "pay_suit": OptionText(
            _text("Pay suit"),
            _text("Which suit the five pay cards and king-queen belong to."),
        ),
        "sequence": OptionText(
            _text("Sequence"),
            _text("The three cards of one suit for which the sequence space pays."),
        ),
        "poker_opener": OptionText(
            _text("Who opens the betting"),
            _text("Who is the first to check or to bet in the poker stage."),
        ),
        "michigan_opener": OptionText(
            _text("Who opens the Michigan"),
            _text("Who leads the first run of the third stage."),
        ),
        "spare_trade": OptionText(
            _text("Trading the spare hand"),
            _text("The dealer may take the spare hand, or sell it to the others."),
        ),
        "lead_rule": OptionText(
            _text("What may be led"),
            _text("Which suits may open a run; it is always the lowest card of them."),
        ),
        "cosmo": OptionText(
            _text("Changing board"),
            _text("Cosmo: Michigan alone, on a board whose pay cards change with every deal."),
        ),
        "bet_limit": OptionText(
            _text("Limit of bets"),
            _text("The most that a bet may be, or a raise above the call."),
        ),
        "closing": OptionText(
            _text("Chips left at the end"),
            _text("What becomes of the chips on the board when the partie ends."),
        ),
        "closing_pots": OptionText(
            _text("Closing rounds"),
            _text("The chips left are divided into this many pots, a round for each."),
        ),
        "starting_chips": OptionText(
            _text("Chips at the start"),
            _text("What everybody begins the partie with."),
        ),
        "first_dealer": OptionText(
            _text("First dealer"),
            _text("Who deals first; after that everybody deals in turn."),
        ),
        "spare_position": OptionText(
            _text("Place of the spare hand"),
            _text("When the spare hand gets its card in each round of dealing."),
        ),
        "spare_min_bid": OptionText(
            _text("Lowest bid"),
            _text("What the first bid for the spare hand must be at least."),
        ),
        "sequence_share": OptionText(
            _text("Several sequences"),
            _text("How the sequence space is shared when several hold one."),
        ),
        "ace_low_straight": OptionText(
            _text("Ace in low straights"),
            _text("Ace, two, three, four, five count as the lowest straight."),
        ),
        "shortfall": OptionText(
            _text("Too few chips"),
            _text("What happens to a player who cannot pay what is due."),
        ),
        "buy_in_chips": OptionText(
            _text("Chips bought"),
            _text("How many chips a player buys at a time."),
        ),
        "closing_betting": OptionText(
            _text("Betting in closing rounds"),
            _text("Closing rounds are bet on; otherwise the hands are just compared."),
        ),
        "lead_pass_fine": OptionText(
            _text("Fine for passing the lead"),
            _text("What a player who is unable to lead pays into the kitty."),
        ),
        "dealer_double_ante": OptionText(
            _text("Dealer stakes double"),
            _text("The dealer puts two chips on each space, the others one."),
        ),
        "pay_card_bars_trade": OptionText(
            _text("Pay cards bar the trade"),
            _text("Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand."),
        ),
        "poker_mode": OptionText(
            _text("Poker"),
            _text("Whether one bets on the poker hands, or just compares them."),
        ),
    },
    presets={
        "classic": OptionText(
            _text("Classic"),
            _text("As the rulebook has it."),
        ),
        "rummoli": OptionText(
            _text("Rummoli"),
            _text("Pay cards take their chips when they are played."),
        ),
        "cosmo": OptionText(
            _text("Cosmo"),
            _text("Michigan alone, on a board that changes with every deal."),
        ),
        "pay_suit": OptionText(
            _text("Pay suit for sale"),
            _text("The pay suit is auctioned, and 6-7-8 is the sequence."),
        ),
        "red_black": OptionText(
            _text("Red and black"),
            _text("Runs are black and red in turn, and the dealer leads first."),
        ),
        "michigan_rummy": OptionText(
            _text("Michigan Rummy"),
            _text(
                "As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by "
                "playing them, and black leads first."
            ),
        ),
        "family": OptionText(
            _text("Family"),
            _text("No trade, no betting, any suit may be led, and the rest is shared."),
        ),
        "high_stakes": OptionText(
            _text("High stakes"),
            _text("No limit, double stakes for the dealer, fines, and two closing rounds."),
        ),
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
        "closing_pots": lambda number: translate("Tripoli options", "%n pot(s)", None, number),
        "spare_min_bid": chips,
        "buy_in_chips": chips,
        "lead_pass_fine": chips,
    },
)
