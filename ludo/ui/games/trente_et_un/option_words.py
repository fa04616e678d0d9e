"""The options and presets of Trente-et-un, in words."""

from typing import Final

from ludo.ui.i18n import translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips

OPTION_WORDS: Final = OptionWords(
    options={
        "variant": OptionText(
            lambda: translate("Trente-et-un options", "The game"),
            lambda: translate(
                "Trente-et-un options",
                "With 52 cards one draws and throws; with fewer one exchanges with three open cards in the middle.",
            ),
        ),
        "players": OptionText(
            lambda: translate("Trente-et-un options", "Players"),
            lambda: translate("Trente-et-un options", "Two to nine, each for themselves."),
        ),
        "chips": OptionText(
            lambda: translate("Trente-et-un options", "Chips"),
            lambda: translate("Trente-et-un options", "Everybody begins with this many; each lost life costs one."),
        ),
        "grace_life": OptionText(
            lambda: translate("Trente-et-un options", "Last chance"),
            lambda: translate(
                "Trente-et-un options",
                "Whoever has paid the last chip plays on, and leaves the table only at the next loss.",
            ),
        ),
        "two_suited_sum": OptionText(
            lambda: translate("Trente-et-un options", "Two cards of a suit count together"),
            lambda: translate(
                "Trente-et-un options",
                "A hand is worth its best suit; without this, cards are only added if all three are of one suit.",
            ),
        ),
        "three_kind_30_5": OptionText(
            lambda: translate("Trente-et-un options", "Three of a kind are worth 30½"),
            lambda: translate("Trente-et-un options", "Three cards of one rank beat 30, and lose to 31."),
        ),
        "dealt_31": OptionText(
            lambda: translate("Trente-et-un options", "Thirty-one in the dealt cards"),
            lambda: translate("Trente-et-un options", "When a thirty-one that was dealt is shown."),
        ),
        "dealt_31_several": OptionText(
            lambda: translate("Trente-et-un options", "Several thirty-ones dealt"),
            lambda: translate("Trente-et-un options", "Who is safe if several players are dealt a thirty-one."),
        ),
        "turnup_returnable": OptionText(
            lambda: translate("Trente-et-un options", "The turn-up may go back"),
            lambda: translate(
                "Trente-et-un options",
                "Whoever takes the first open card may throw it again at once, as long as no other card was thrown.",
            ),
        ),
        "empty_talon": OptionText(
            lambda: translate("Trente-et-un options", "When the stock is empty"),
            lambda: translate("Trente-et-un options", "What happens when the last card of the stock is gone."),
        ),
        "knock_timing": OptionText(
            lambda: translate("Trente-et-un options", "When one may knock"),
            lambda: translate("Trente-et-un options", "At which moment of their turn a player may knock."),
        ),
        "knock_first_round": OptionText(
            lambda: translate("Trente-et-un options", "Knocking in the first round"),
            lambda: translate("Trente-et-un options", "One may knock before everybody has had a turn."),
        ),
        "knock_tie": OptionText(
            lambda: translate("Trente-et-un options", "Ties with the knocker"),
            lambda: translate(
                "Trente-et-un options",
                "Who pays when somebody else’s hand is worth as much as the knocker’s. By the rulebook a tie for the "
                "best hand pays; many tables rather spare a knocker who ties for the lowest.",
            ),
        ),
        "knocker_surpassed": OptionText(
            lambda: translate("Trente-et-un options", "The knocker pays two"),
            lambda: translate("Trente-et-un options", "When a knocker who was beaten loses two lives."),
        ),
        "lowest_pays_with_knocker": OptionText(
            lambda: translate("Trente-et-un options", "The lowest hand pays too"),
            lambda: translate(
                "Trente-et-un options", "The lowest hand also loses a life when the knocker has lost two."
            ),
        ),
        "knocker_two_on_31": OptionText(
            lambda: translate("Trente-et-un options", "A thirty-one costs the knocker two"),
            lambda: translate(
                "Trente-et-un options",
                "If somebody reaches thirty-one after a knock, the knocker loses two lives and not one.",
            ),
        ),
        "thirty_one_ends": OptionText(
            lambda: translate("Trente-et-un options", "What a thirty-one wins"),
            lambda: translate("Trente-et-un options", "A thirty-one ends the deal, or it wins the whole partie."),
        ),
        "sch_after_swap_all": OptionText(
            lambda: translate("Trente-et-un options", "After exchanging all three"),
            lambda: translate(
                "Trente-et-un options", "What somebody who has exchanged all three cards does in their next turn."
            ),
        ),
        "sch_thirty_one": OptionText(
            lambda: translate("Trente-et-un options", "When a thirty-one is shown"),
            lambda: translate("Trente-et-un options", "When a thirty-one is announced."),
        ),
        "sch_pack": OptionText(
            lambda: translate("Trente-et-un options", "Cards"),
            lambda: translate("Trente-et-un options", "With 32 cards the sixes are left out, too."),
        ),
        "sch_push": OptionText(
            lambda: translate("Trente-et-un options", "Pushing"),
            lambda: translate(
                "Trente-et-un options",
                "One may do nothing and stay in the deal; when all do so, three new cards come into the middle.",
            ),
        ),
        "sch_close_first_round": OptionText(
            lambda: translate("Trente-et-un options", "Passing in the first round"),
            lambda: translate("Trente-et-un options", "One may pass in one’s first turn of a deal."),
        ),
        "sch_fire": OptionText(
            lambda: translate("Trente-et-un options", "Three aces"),
            lambda: translate("Trente-et-un options", "Whether three aces end the deal, more than a thirty-one."),
        ),
        "sch_thirty_one_losers": OptionText(
            lambda: translate("Trente-et-un options", "Who loses to a thirty-one"),
            lambda: translate("Trente-et-un options", "Who loses a life when a thirty-one is announced."),
        ),
        "turn_limit": OptionText(
            lambda: translate("Trente-et-un options", "Longest deal"),
            lambda: translate(
                "Trente-et-un options", "After this many turns in which nobody ends the deal, hands are compared."
            ),
        ),
    },
    presets={
        "classic": OptionText(
            lambda: translate("Trente-et-un options", "Classic"),
            lambda: translate("Trente-et-un options", "52 cards, stock and discard pile, as the rulebook has it."),
        ),
        "scat": OptionText(
            lambda: translate("Trente-et-un options", "Scat"),
            lambda: translate(
                "Trente-et-un options",
                "The knocker loses two lives only if their hand is the lowest of all. Many tables also count three of "
                "a kind as 30½, which is an option below.",
            ),
        ),
        "schwimmen": OptionText(
            lambda: translate("Trente-et-un options", "36 cards"),
            lambda: translate(
                "Trente-et-un options", "Exchange with three open cards in the middle; related to Schwimmen and Knack."
            ),
        ),
        "schwimmen_32": OptionText(
            lambda: translate("Trente-et-un options", "Schwimmen"),
            lambda: translate(
                "Trente-et-un options",
                "32 cards: push, new cards in the middle when all push, and three aces are fire.",
            ),
        ),
        "strict": OptionText(
            lambda: translate("Trente-et-un options", "Strict"),
            lambda: translate(
                "Trente-et-un options",
                "Only three cards of one suit are added up, no early knock, and no last chance.",
            ),
        ),
        "quick": OptionText(
            lambda: translate("Trente-et-un options", "Quick"),
            lambda: translate(
                "Trente-et-un options", "One chip each, three of a kind count 30½, and a thirty-one wins everything."
            ),
        ),
    },
    values={
        ("variant", "classic52"): lambda: translate("Trente-et-un options", "52 cards: draw and throw"),
        ("variant", "schwimmen36"): lambda: translate("Trente-et-un options", "Exchange with the middle"),
        ("dealt_31", "immediate"): lambda: translate("Trente-et-un options", "At once"),
        ("dealt_31", "own_turn"): lambda: translate("Trente-et-un options", "On one’s own first turn"),
        ("dealt_31_several", "all_safe"): lambda: translate("Trente-et-un options", "All who hold one"),
        ("dealt_31_several", "first_only"): lambda: translate("Trente-et-un options", "Only the first in turn"),
        ("empty_talon", "reshuffle"): lambda: translate("Trente-et-un options", "The discards are shuffled anew"),
        ("empty_talon", "showdown"): lambda: translate("Trente-et-un options", "Hands are compared"),
        ("knock_timing", "instead_of_draw"): lambda: translate("Trente-et-un options", "Instead of drawing"),
        ("knock_timing", "after_discard"): lambda: translate("Trente-et-un options", "After throwing a card"),
        ("knock_tie", "tied_lose"): lambda: translate("Trente-et-un options", "Who ties for best with them"),
        ("knock_tie", "all_others_lose"): lambda: translate("Trente-et-un options", "All others, if they tie for best"),
        ("knock_tie", "lowest_tie_safe"): lambda: translate(
            "Trente-et-un options", "The others, if they tie for lowest"
        ),
        ("knocker_surpassed", "by_any"): lambda: translate("Trente-et-un options", "If anybody has more"),
        ("knocker_surpassed", "only_if_lowest"): lambda: translate(
            "Trente-et-un options", "Only if their hand is the lowest"
        ),
        ("thirty_one_ends", "deal"): lambda: translate("Trente-et-un options", "The deal"),
        ("thirty_one_ends", "party"): lambda: translate("Trente-et-un options", "The partie"),
        ("sch_after_swap_all", "must_pass"): lambda: translate("Trente-et-un options", "They pass"),
        ("sch_after_swap_all", "skip"): lambda: translate("Trente-et-un options", "Their turn is skipped"),
        ("sch_after_swap_all", "free"): lambda: translate("Trente-et-un options", "Free to exchange again"),
        ("sch_pack", 36): lambda: translate("Trente-et-un options", "36, from the six up"),
        ("sch_pack", 32): lambda: translate("Trente-et-un options", "32, from the seven up"),
        ("sch_fire", "none"): lambda: translate("Trente-et-un options", "30½, as three of any rank"),
        ("sch_fire", "all_others_lose"): lambda: translate("Trente-et-un options", "Fire: all others lose a life"),
        ("sch_thirty_one_losers", "lowest"): lambda: translate("Trente-et-un options", "The lowest hand"),
        ("sch_thirty_one_losers", "all_others"): lambda: translate("Trente-et-un options", "All who hold none"),
        ("sch_thirty_one", "immediate"): lambda: translate("Trente-et-un options", "At once"),
        ("sch_thirty_one", "own_turn"): lambda: translate("Trente-et-un options", "On one’s own turn"),
        ("turn_limit", None): lambda: translate("Trente-et-un options", "No limit"),
    },
    amounts={"chips": chips, "turn_limit": lambda turns: translate("Trente-et-un options", "%n turn(s)", None, turns)},
)
