"""The options and presets of Trio and L'École, in words."""

from typing import Final

from ludo.engine.options import Problem
from ludo.ui.i18n import translate
from ludo.ui.wording.option_words import OptionText, OptionWords


def _number(problem: Problem, detail: str) -> int:
    value = problem.details.get(detail)
    return value if isinstance(value, int) else 0


OPTION_WORDS: Final = OptionWords(
    options={
        "variant": OptionText(
            lambda: translate("Trio options", "Game"),
            lambda: translate("Trio options", "Trio with its seven contracts, or L’École with its ten school years."),
        ),
        "players": OptionText(
            lambda: translate("Trio options", "Players"),
            lambda: translate("Trio options", "Three to six, at L’École up to seven, each for themselves."),
        ),
        "natural_twos": OptionText(
            lambda: translate("Trio options", "Natural Twos"),
            lambda: translate(
                "Trio options", "A Two that lies in its own place of a sequence of its suit does not count as wild."
            ),
        ),
        "duplicates_in_sets": OptionText(
            lambda: translate("Trio options", "Equal cards in a set"),
            lambda: translate("Trio options", "A Brelan or Carré may hold the same card twice."),
        ),
        "ace_rank": OptionText(
            lambda: translate("Trio options", "Ace in a sequence"),
            lambda: translate(
                "Trio options", "Whether the Ace lies below the Two, above the King, or in either place."
            ),
        ),
        "sequence_wrap": OptionText(
            lambda: translate("Trio options", "Round the corner"),
            lambda: translate("Trio options", "A sequence may go on from the King over the Ace to the Two."),
        ),
        "wild_limit_scope": OptionText(
            lambda: translate("Trio options", "Limit of wilds"),
            lambda: translate("Trio options", "Whether one wild a combination also binds who adds cards to it later."),
        ),
        "trio_adjacent_wilds": OptionText(
            lambda: translate("Trio options", "Neighbouring wilds"),
            lambda: translate("Trio options", "The two wilds in the Sequence of seven may lie side by side."),
        ),
        "wild_replacement": OptionText(
            lambda: translate("Trio options", "Exchange of wilds"),
            lambda: translate(
                "Trio options", "Whoever has opened may put the natural card in place of a wild and take the wild."
            ),
        ),
        "return_taken_discard": OptionText(
            lambda: translate("Trio options", "Throwing back the discard"),
            lambda: translate("Trio options", "The card taken from the discard pile may be thrown in the same turn."),
        ),
        "same_rank_contract_sets": OptionText(
            lambda: translate("Trio options", "Sets of one rank"),
            lambda: translate("Trio options", "Two sets of one contract may be of the same rank."),
        ),
        "contiguous_contract_sequences": OptionText(
            lambda: translate("Trio options", "Sequences that follow on"),
            lambda: translate("Trio options", "Two sequences of one contract may follow on each other in one suit."),
        ),
        "layoff_opening_turn": OptionText(
            lambda: translate("Trio options", "Laying off in the opening turn"),
            lambda: translate("Trio options", "Where cards may be added in the turn in which one opens."),
        ),
        "later_sequences": OptionText(
            lambda: translate("Trio options", "Sequences after the opening"),
            lambda: translate("Trio options", "How long a new sequence laid after the contract may be."),
        ),
        "layoff_own_melds": OptionText(
            lambda: translate("Trio options", "Adding to one’s own"),
            lambda: translate(
                "Trio options",
                "Cards may be added to one’s own combinations too. The old text names only those of others; the "
                "rulebook allows both, as other rummies do.",
            ),
        ),
        "empty_talon": OptionText(
            lambda: translate("Trio options", "Empty stock"),
            lambda: translate("Trio options", "What happens when the last card of the stock (talon) has been drawn."),
        ),
        "tiebreak_points": OptionText(
            lambda: translate("Trio options", "Points that decide"),
            lambda: translate(
                "Trio options",
                "Several have fulfilled the last contract and somebody else went out: whose points are counted.",
            ),
        ),
        "final_tie": OptionText(
            lambda: translate("Trio options", "Equal points at the end"),
            lambda: translate("Trio options", "Who wins if these points are equal."),
        ),
        "jokers_per_pack": OptionText(
            lambda: translate("Trio options", "Jokers a pack"),
            lambda: translate("Trio options", "How many jokers (fous), wild like the Twos, each pack of L’École has."),
        ),
        "ecole_free_wilds": OptionText(
            lambda: translate("Trio options", "Wilds in sequences"),
            lambda: translate(
                "Trio options", "Where any number of wilds is allowed, never two side by side; elsewhere there is one."
            ),
        ),
        "turn_limit": OptionText(
            lambda: translate("Trio options", "Limit of turns"),
            lambda: translate(
                "Trio options", "A deal ends after this many turns, and everybody counts the cards left."
            ),
        ),
    },
    presets={
        "classic": OptionText(
            lambda: translate("Trio options", "Classic"),
            lambda: translate("Trio options", "Trio as the rulebook has it: seven contracts."),
        ),
        "strict": OptionText(
            lambda: translate("Trio options", "Strict"),
            lambda: translate(
                "Trio options", "Sets of different suits and ranks, and nothing added in the opening turn."
            ),
        ),
        "generous": OptionText(
            lambda: translate("Trio options", "Generous"),
            lambda: translate("Trio options", "Wilds may be exchanged, and cards added at once, to any combination."),
        ),
        "ecole": OptionText(
            lambda: translate("Trio options", "L’École"),
            lambda: translate("Trio options", "Ten school years, with jokers and up to seven pupils."),
        ),
        "ecole_long": OptionText(
            lambda: translate("Trio options", "L’École, severe"),
            lambda: translate("Trio options", "L’École with one wild in each of its short sequences."),
        ),
    },
    values={
        ("variant", "trio"): lambda: translate("Trio options", "Trio"),
        ("variant", "ecole"): lambda: translate("Trio options", "L’École"),
        ("ace_rank", "both"): lambda: translate("Trio options", "Low or high"),
        ("ace_rank", "high"): lambda: translate("Trio options", "High only"),
        ("ace_rank", "low"): lambda: translate("Trio options", "Low only"),
        ("wild_limit_scope", "meld"): lambda: translate("Trio options", "As long as it lies"),
        ("wild_limit_scope", "at_laying"): lambda: translate("Trio options", "Only when it is laid"),
        ("layoff_opening_turn", "others"): lambda: translate("Trio options", "On other players’ combinations"),
        ("layoff_opening_turn", "none"): lambda: translate("Trio options", "Nowhere yet"),
        ("layoff_opening_turn", "any"): lambda: translate("Trio options", "On any combination"),
        ("later_sequences", "short"): lambda: translate("Trio options", "Three or four cards"),
        ("later_sequences", "any"): lambda: translate("Trio options", "Three cards or more"),
        ("empty_talon", "reshuffle"): lambda: translate("Trio options", "The discards are shuffled"),
        ("empty_talon", "end_deal"): lambda: translate("Trio options", "The deal ends"),
        ("tiebreak_points", "total"): lambda: translate("Trio options", "Those of the whole partie"),
        ("tiebreak_points", "deal"): lambda: translate("Trio options", "Those of the last deal"),
        ("final_tie", "shared"): lambda: translate("Trio options", "The victory is shared"),
        ("final_tie", "first_to_open"): lambda: translate("Trio options", "Who opened first"),
        ("jokers_per_pack", 0): lambda: translate("Trio options", "None"),
        ("ecole_free_wilds", "all_sequences"): lambda: translate("Trio options", "In every sequence"),
        ("ecole_free_wilds", "long_only"): lambda: translate("Trio options", "In those of six cards or more"),
        ("turn_limit", None): lambda: translate("Trio options", "No limit"),
    },
    amounts={
        "jokers_per_pack": lambda number: translate("Trio options", "%n joker(s)", None, number),
        "turn_limit": lambda number: translate("Trio options", "%n turn(s)", None, number),
    },
    problems={
        "too-many-players": lambda problem: translate(
            "Trio options", "Trio has room for {most} players; seven play L’École."
        ).format(most=_number(problem, "most")),
        "turn-limit-low": lambda problem: translate(
            "Trio options", "At L’École a deal needs at least {least} turns, or its last years can never be passed."
        ).format(least=_number(problem, "least")),
    },
)
