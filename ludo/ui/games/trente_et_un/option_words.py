"""The options and presets of Trente-et-un, in words."""

from typing import Final

from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.option_words import OptionWords, chips, option_texts

_option = option_texts("Trente-et-un options")
_text = texts("Trente-et-un options")
_plural = plurals("Trente-et-un options")

OPTION_WORDS: Final = OptionWords(
    options={
        "variant": _option(
            "The game",
            "With 52 cards one draws and throws; with fewer one exchanges with three open cards in the middle.",
        ),
        "players": _option("Players", "Two to nine, each for themselves."),
        "chips": _option("Chips", "Everybody begins with this many; each lost life costs one."),
        "grace_life": _option(
            "Last chance", "Whoever has paid the last chip plays on, and leaves the table only at the next loss."
        ),
        "two_suited_sum": _option(
            "Two cards of a suit count together",
            "A hand is worth its best suit; without this, cards are only added if all three are of one suit.",
        ),
        "three_kind_30_5": _option("Three of a kind are worth 30½", "Three cards of one rank beat 30, and lose to 31."),
        "dealt_31": _option("Thirty-one in the dealt cards", "When a thirty-one that was dealt is shown."),
        "dealt_31_several": _option(
            "Several thirty-ones dealt", "Who is safe if several players are dealt a thirty-one."
        ),
        "turnup_returnable": _option(
            "The turn-up may go back",
            "Whoever takes the first open card may throw it again at once, as long as no other card was thrown.",
        ),
        "empty_talon": _option("When the stock is empty", "What happens when the last card of the stock is gone."),
        "knock_timing": _option("When one may knock", "At which moment of their turn a player may knock."),
        "knock_first_round": _option("Knocking in the first round", "One may knock before everybody has had a turn."),
        "knock_tie": _option(
            "Ties with the knocker",
            "Who pays when somebody else’s hand is worth as much as the knocker’s. By the rulebook a tie for the "
            "best hand pays; many tables rather spare a knocker who ties for the lowest.",
        ),
        "knocker_surpassed": _option("The knocker pays two", "When a knocker who was beaten loses two lives."),
        "lowest_pays_with_knocker": _option(
            "The lowest hand pays too", "The lowest hand also loses a life when the knocker has lost two."
        ),
        "knocker_two_on_31": _option(
            "A thirty-one costs the knocker two",
            "If somebody reaches thirty-one after a knock, the knocker loses two lives and not one.",
        ),
        "thirty_one_ends": _option(
            "What a thirty-one wins", "A thirty-one ends the deal, or it wins the whole partie."
        ),
        "sch_after_swap_all": _option(
            "After exchanging all three", "What somebody who has exchanged all three cards does in their next turn."
        ),
        "sch_thirty_one": _option("When a thirty-one is shown", "When a thirty-one is announced."),
        "sch_pack": _option("Cards", "With 32 cards the sixes are left out, too."),
        "sch_push": _option(
            "Pushing", "One may do nothing and stay in the deal; when all do so, three new cards come into the middle."
        ),
        "sch_close_first_round": _option("Passing in the first round", "One may pass in one’s first turn of a deal."),
        "sch_fire": _option("Three aces", "Whether three aces end the deal, more than a thirty-one."),
        "sch_thirty_one_losers": _option(
            "Who loses to a thirty-one", "Who loses a life when a thirty-one is announced."
        ),
        "turn_limit": _option(
            "Longest deal", "After this many turns in which nobody ends the deal, hands are compared."
        ),
    },
    presets={
        "classic": _option("Classic", "52 cards, stock and discard pile, as the rulebook has it."),
        "scat": _option(
            "Scat",
            "The knocker loses two lives only if their hand is the lowest of all. Many tables also count three of "
            "a kind as 30½, which is an option below.",
        ),
        "schwimmen": _option(
            "36 cards", "Exchange with three open cards in the middle; related to Schwimmen and Knack."
        ),
        "schwimmen_32": _option(
            "Schwimmen", "32 cards: push, new cards in the middle when all push, and three aces are fire."
        ),
        "strict": _option("Strict", "Only three cards of one suit are added up, no early knock, and no last chance."),
        "quick": _option("Quick", "One chip each, three of a kind count 30½, and a thirty-one wins everything."),
    },
    values={
        ("variant", "classic52"): _text("52 cards: draw and throw"),
        ("variant", "schwimmen36"): _text("Exchange with the middle"),
        ("dealt_31", "immediate"): _text("At once"),
        ("dealt_31", "own_turn"): _text("On one’s own first turn"),
        ("dealt_31_several", "all_safe"): _text("All who hold one"),
        ("dealt_31_several", "first_only"): _text("Only the first in turn"),
        ("empty_talon", "reshuffle"): _text("The discards are shuffled anew"),
        ("empty_talon", "showdown"): _text("Hands are compared"),
        ("knock_timing", "instead_of_draw"): _text("Instead of drawing"),
        ("knock_timing", "after_discard"): _text("After throwing a card"),
        ("knock_tie", "tied_lose"): _text("Who ties for best with them"),
        ("knock_tie", "all_others_lose"): _text("All others, if they tie for best"),
        ("knock_tie", "lowest_tie_safe"): _text("The others, if they tie for lowest"),
        ("knocker_surpassed", "by_any"): _text("If anybody has more"),
        ("knocker_surpassed", "only_if_lowest"): _text("Only if their hand is the lowest"),
        ("thirty_one_ends", "deal"): _text("The deal"),
        ("thirty_one_ends", "party"): _text("The partie"),
        ("sch_after_swap_all", "must_pass"): _text("They pass"),
        ("sch_after_swap_all", "skip"): _text("Their turn is skipped"),
        ("sch_after_swap_all", "free"): _text("Free to exchange again"),
        ("sch_pack", 36): _text("36, from the six up"),
        ("sch_pack", 32): _text("32, from the seven up"),
        ("sch_fire", "none"): _text("30½, as three of any rank"),
        ("sch_fire", "all_others_lose"): _text("Fire: all others lose a life"),
        ("sch_thirty_one_losers", "lowest"): _text("The lowest hand"),
        ("sch_thirty_one_losers", "all_others"): _text("All who hold none"),
        ("sch_thirty_one", "immediate"): _text("At once"),
        ("sch_thirty_one", "own_turn"): _text("On one’s own turn"),
        ("turn_limit", None): _text("No limit"),
    },
    amounts={"chips": chips, "turn_limit": _plural("%n turn(s)")},
)
