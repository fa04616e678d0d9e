"""The options and presets of Trio and L'École, in words."""

from typing import Final

from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.option_words import OptionWords, option_texts

_option = option_texts("Trio options")
_text = texts("Trio options")
_plural = plurals("Trio options")

OPTION_WORDS: Final = OptionWords(
    options={
        "variant": _option("Game", "Trio with its seven contracts, or L’École with its ten school years."),
        "players": _option("Players", "Three to six, at L’École up to seven, each for themselves."),
        "natural_twos": _option(
            "Natural Twos", "A Two that lies in its own place of a run of its suit does not count as wild."
        ),
        "duplicates_in_sets": _option("Equal cards in a set", "Three or four of a kind may hold the same card twice."),
        "ace_rank": _option("Ace in a run", "Whether the Ace lies below the Two, above the King, or in either place."),
        "sequence_wrap": _option("Round the corner", "A run may go on from the King over the Ace to the Two."),
        "wild_limit_scope": _option(
            "Limit of wilds", "Whether one wild a combination also binds who adds cards to it later."
        ),
        "trio_adjacent_wilds": _option("Neighbouring wilds", "The two wilds in the run of seven may lie side by side."),
        "wild_replacement": _option(
            "Exchange of wilds", "Whoever has opened may put the natural card in place of a wild and take the wild."
        ),
        "return_taken_discard": _option(
            "Throwing back the discard", "The card taken from the discard pile may be thrown in the same turn."
        ),
        "same_rank_contract_sets": _option("Sets of one rank", "Two sets of one contract may be of the same rank."),
        "contiguous_contract_sequences": _option(
            "Runs that follow on", "Two runs of one contract may follow on each other in one suit."
        ),
        "layoff_opening_turn": _option(
            "Laying off in the opening turn", "Where cards may be added in the turn in which one opens."
        ),
        "later_sequences": _option("Runs after the opening", "How long a new run laid after the contract may be."),
        "layoff_own_melds": _option(
            "Adding to one’s own",
            "Cards may be added to one’s own combinations too. The old text names only those of others; the "
            "rulebook allows both, as other rummies do.",
        ),
        "empty_talon": _option("Empty stock", "What happens when the last card of the stock (talon) has been drawn."),
        "tiebreak_points": _option(
            "Points that decide",
            "Several have fulfilled the last contract and somebody else went out: whose points are counted.",
        ),
        "final_tie": _option("Equal points at the end", "Who wins if these points are equal."),
        "jokers_per_pack": _option(
            "Jokers a pack", "How many jokers (fous), wild like the Twos, each pack of L’École has."
        ),
        "ecole_free_wilds": _option(
            "Wilds in runs", "Where any number of wilds is allowed, never two side by side; elsewhere there is one."
        ),
        "turn_limit": _option(
            "Limit of turns", "A deal ends after this many turns, and everybody counts the cards left."
        ),
    },
    presets={
        "classic": _option("Classic", "Trio as the rulebook has it: seven contracts."),
        "strict": _option("Strict", "Sets of different suits and ranks, and nothing added in the opening turn."),
        "generous": _option("Generous", "Wilds may be exchanged, and cards added at once, to any combination."),
        "ecole": _option("L’École", "Ten school years, with jokers and up to seven pupils."),
        "ecole_long": _option("L’École, severe", "L’École with one wild in each of its short runs."),
    },
    values={
        ("variant", "trio"): _text("Trio"),
        ("variant", "ecole"): _text("L’École"),
        ("ace_rank", "both"): _text("Low or high"),
        ("ace_rank", "high"): _text("High only"),
        ("ace_rank", "low"): _text("Low only"),
        ("wild_limit_scope", "meld"): _text("As long as it lies"),
        ("wild_limit_scope", "at_laying"): _text("Only when it is laid"),
        ("layoff_opening_turn", "others"): _text("On other players’ combinations"),
        ("layoff_opening_turn", "none"): _text("Nowhere yet"),
        ("layoff_opening_turn", "any"): _text("On any combination"),
        ("later_sequences", "short"): _text("Three or four cards"),
        ("later_sequences", "any"): _text("Three cards or more"),
        ("empty_talon", "reshuffle"): _text("The discards are shuffled"),
        ("empty_talon", "end_deal"): _text("The deal ends"),
        ("tiebreak_points", "total"): _text("Those of the whole partie"),
        ("tiebreak_points", "deal"): _text("Those of the last deal"),
        ("final_tie", "shared"): _text("The victory is shared"),
        ("final_tie", "first_to_open"): _text("Who opened first"),
        ("jokers_per_pack", 0): _text("None"),
        ("ecole_free_wilds", "all_sequences"): _text("In every run"),
        ("ecole_free_wilds", "long_only"): _text("In those of six cards or more"),
        ("turn_limit", None): _text("No limit"),
    },
    amounts={
        "jokers_per_pack": _plural("%n joker(s)"),
        "turn_limit": _plural("%n turn(s)"),
    },
    problems={
        "too-many-players": _text("Trio has room for {most} players; seven play L’École."),
        "turn-limit-low": _text(
            "At L’École a deal needs at least {least} turns, or its last years can never be passed."
        ),
    },
)
