"""The options and presets of Trio and L'École, in words."""

from typing import Final

from ludo.engine.options import Problem
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.option_words import OptionText, OptionWords

_text = texts("Trio options")


def _number(problem: Problem, detail: str) -> int:
    value = problem.details.get(detail)
    return value if isinstance(value, int) else 0


OPTION_WORDS: Final = OptionWords(
    options={
        "variant": OptionText(
            _text("Game"),
            _text("Trio with its seven contracts, or L’École with its ten school years."),
        ),
        "players": OptionText(
            _text("Players"),
            _text("Three to six, at L’École up to seven, each for themselves."),
        ),
        "natural_twos": OptionText(
            _text("Natural Twos"),
            _text("A Two that lies in its own place of a run of its suit does not count as wild."),
        ),
        "duplicates_in_sets": OptionText(
            _text("Equal cards in a set"),
            _text("Three or four of a kind may hold the same card twice."),
        ),
        "ace_rank": OptionText(
            _text("Ace in a run"),
            _text("Whether the Ace lies below the Two, above the King, or in either place."),
        ),
        "sequence_wrap": OptionText(
            _text("Round the corner"),
            _text("A run may go on from the King over the Ace to the Two."),
        ),
        "wild_limit_scope": OptionText(
            _text("Limit of wilds"),
            _text("Whether one wild a combination also binds who adds cards to it later."),
        ),
        "trio_adjacent_wilds": OptionText(
            _text("Neighbouring wilds"),
            _text("The two wilds in the run of seven may lie side by side."),
        ),
        "wild_replacement": OptionText(
            _text("Exchange of wilds"),
            _text("Whoever has opened may put the natural card in place of a wild and take the wild."),
        ),
        "return_taken_discard": OptionText(
            _text("Throwing back the discard"),
            _text("The card taken from the discard pile may be thrown in the same turn."),
        ),
        "same_rank_contract_sets": OptionText(
            _text("Sets of one rank"),
            _text("Two sets of one contract may be of the same rank."),
        ),
        "contiguous_contract_sequences": OptionText(
            _text("Runs that follow on"),
            _text("Two runs of one contract may follow on each other in one suit."),
        ),
        "layoff_opening_turn": OptionText(
            _text("Laying off in the opening turn"),
            _text("Where cards may be added in the turn in which one opens."),
        ),
        "later_sequences": OptionText(
            _text("Runs after the opening"),
            _text("How long a new run laid after the contract may be."),
        ),
        "layoff_own_melds": OptionText(
            _text("Adding to one’s own"),
            _text(
                "Cards may be added to one’s own combinations too. The old text names only those of others; the "
                "rulebook allows both, as other rummies do."
            ),
        ),
        "empty_talon": OptionText(
            _text("Empty stock"),
            _text("What happens when the last card of the stock (talon) has been drawn."),
        ),
        "tiebreak_points": OptionText(
            _text("Points that decide"),
            _text("Several have fulfilled the last contract and somebody else went out: whose points are counted."),
        ),
        "final_tie": OptionText(
            _text("Equal points at the end"),
            _text("Who wins if these points are equal."),
        ),
        "jokers_per_pack": OptionText(
            _text("Jokers a pack"),
            _text("How many jokers (fous), wild like the Twos, each pack of L’École has."),
        ),
        "ecole_free_wilds": OptionText(
            _text("Wilds in runs"),
            _text("Where any number of wilds is allowed, never two side by side; elsewhere there is one."),
        ),
        "turn_limit": OptionText(
            _text("Limit of turns"),
            _text("A deal ends after this many turns, and everybody counts the cards left."),
        ),
    },
    presets={
        "classic": OptionText(
            _text("Classic"),
            _text("Trio as the rulebook has it: seven contracts."),
        ),
        "strict": OptionText(
            _text("Strict"),
            _text("Sets of different suits and ranks, and nothing added in the opening turn."),
        ),
        "generous": OptionText(
            _text("Generous"),
            _text("Wilds may be exchanged, and cards added at once, to any combination."),
        ),
        "ecole": OptionText(
            _text("L’École"),
            _text("Ten school years, with jokers and up to seven pupils."),
        ),
        "ecole_long": OptionText(
            _text("L’École, severe"),
            _text("L’École with one wild in each of its short runs."),
        ),
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
