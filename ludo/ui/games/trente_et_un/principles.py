"""Principles of Trente-et-un, in sentences."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.i18n import texts
from ludo.ui.wording.principles import PrincipleWords

_text = texts("Trente-et-un principles")

PRINCIPLES: Final[Mapping[str, PrincipleWords]] = {
    "last-turn": PrincipleWords(
        _text("In the last turn, only points"),
        _text("Your last turn: only what your hand is worth counts."),
        _text("It was your last turn: only what your hand is worth counted, and another act made it worth more."),
    ),
    "last-life": PrincipleWords(
        _text("With the last life, no narrow knock"),
        _text("You have one life left: wait until a knock is safe."),
        _text("You had one life left: a knock that is not safe loses the partie."),
    ),
    "early-knock": PrincipleWords(
        _text("To knock early takes much"),
        _text("Your hand is worth too little to knock so early."),
        _text("Your hand was worth too little to knock at this time: somebody easily holds more."),
    ),
    "nobody-more": PrincipleWords(
        _text("Stop while nobody holds more"),
        str,
        _text("Mostly nobody held more than you: it was the moment to stop the deal."),
    ),
    "keep-points": PrincipleWords(
        _text("Throw what does not count"),
        _text("Throw a card that does not count in your hand."),
        _text("The card that you threw counted in your hand, and another one did not."),
    ),
    "keep-high": PrincipleWords(
        _text("Keep aces, courts and tens"),
        _text("Your hand still has to grow: keep the high card."),
        _text("Your hand still had to grow, and high cards make good hands: a low one is thrown."),
    ),
    "take-much": PrincipleWords(
        _text("Take what adds much"),
        _text("The open card adds at least four points: take it."),
        _text("The open card would have made your hand worth at least four points more: one takes that."),
    ),
    "draw-for-little": PrincipleWords(
        _text("For less than four points, draw"),
        _text("The open card adds less than four points: draw from the stock."),
        _text("The open card added less than four points: the stock brings more on average."),
    ),
    "high-to-next": PrincipleWords(
        _text("The high card is not for the next player"),
        str,
        _text("Of two cards that counted for nothing the next player was given the higher one."),
    ),
    "early-close": PrincipleWords(
        _text("To close early takes much"),
        _text("Your hand is worth less than 22: do not stop the deal."),
        _text("Your hand was worth less than 22: others easily hold more, once the deal stops."),
    ),
    "whole-table": PrincipleWords(
        _text("All three for 26 and more"),
        _text("The table is worth 26 or more: take all three."),
        _text("The three cards on the table were worth 26 or more together: one takes them all."),
    ),
    "whole-for-little": PrincipleWords(
        _text("Not all three for less than 24"),
        _text("The table is worth less than 24: exchange one card."),
        _text("The table was worth less than 24, and after all three you mostly exchange no more: one card is better."),
    ),
    "more-points": PrincipleWords(
        _text("Exchange for points"),
        _text("This exchange makes at least six points more than others."),
        _text("Another exchange would have made your hand worth at least six points more."),
    ),
    "give-low": PrincipleWords(
        _text("Give the low card"),
        _text("Give the low card: the high one makes hands grow."),
        _text("A lower card would have done for it: the high one makes hands grow, yours or that of the next player."),
    ),
    "next-turn": PrincipleWords(
        _text("Think of the next turn"),
        _text("What stays on the table helps you in the next turn."),
        _text("After another exchange, what stays on the table would make more of your hand in the next turn."),
    ),
    "keep-suit": PrincipleWords(
        _text("Keep a suit together"),
        _text("Keep the cards of your best suit together."),
        _text("You tore your best suit apart, and won no points by it."),
    ),
    "they-collect": PrincipleWords(
        _text("The next player has shown it"),
        str,
        _text("The next player had shown a card of this suit or rank, and could use yours."),
    ),
}
"""By principle its name, what it says for an act, and what it says against one that breaks it."""
