"""The sentences of Tripoli that stand by themselves, by code."""

from typing import Final

from ludo.engine.drafts import Missing
from ludo.engine.refusals import Refusal
from ludo.ui.games.tripoli.spaces import common_title
from ludo.ui.i18n import either, plurals, texts, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.details import number_of, numbers_of
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import counted, told
from ludo.ui.wording.sentences import Sentences

_text = texts("Tripoli")
_key = texts("Tripoli keys")
_plural = plurals("Tripoli")


def _no_lead(refusal: Refusal, names: Names) -> str:
    which = [card_name(card) for card in numbers_of(refusal.details, "cards")]
    if len(which) == 1:
        return translate(
            "Tripoli", "A run begins with the lowest card of a suit; now only the {card} may be led."
        ).format(card=which[0])
    return translate("Tripoli", "A run begins with the lowest card of a suit that may be led: {cards}.").format(
        cards=either(which)
    )


def _missing_cards(missing: Missing, names: Names) -> str:
    return translate("Tripoli", "%n card(s) are missing for the poker.", None, number_of(missing.details, "count"))


SENTENCES: Final = Sentences(
    speeches={
        "keep": _text("This is the hand I play."),
        "exchange": _text("I take the spare hand."),
        "auction": _text("Who buys the spare hand?"),
        "pass": _text("I pass."),
        "check": _text("Check."),
        "fold": _text("I fold."),
        "call": _text("I call."),
        "another": _text("Another deal!"),
        "close": _text("Let us stop here."),
    },
    keys={
        "keep": _key("K"),
        "exchange": _key("E"),
        "auction": _key("A"),
        "pass": _key("P"),
        "check": _key("P"),
        "fold": _key("F"),
        "call": _key("C"),
        "another": _key("D"),
        "close": _key("S"),
    },
    labels={
        "keep": _text("Keep"),
        "exchange": _text("Exchange"),
        "auction": _text("Auction"),
        "pass": _text("Pass"),
        "check": _text("Check"),
        "fold": _text("Fold"),
        "another": _text("Next deal"),
        "close": _text("Stop here"),
    },
    hints={
        "keep": _text("Play with the hand you have; the spare hand is dead."),
        "exchange": _text("Lay your whole hand aside and take the unseen spare hand. There is no way back."),
        "auction": _text("The highest bidder swaps hands with it and pays you."),
        "pass": _text("Bid no more in this auction."),
        "check": _text("Bet nothing for now; you may still call or raise later."),
        "fold": _text("Give the pot up. Your hand stays secret, and yours for later."),
        "call": _text("Pay as much as the last bettor."),
        "another": _text("Everybody stakes again, and the next dealer deals."),
    },
    certain={
        "best-five": _text("No other five of your cards are better."),
        "out": _text("You are out of cards with it: the kitty is yours."),
        "goes-on": _text("You go on yourself, up to the {card}."),
        "ends": _text("Nobody can go on after it."),
        "passes": _text("Whoever holds the {card} goes on."),
    },
    refusals={
        "auction-again": told(_text("This hand was offered already: a hand is auctioned only once.")),
        "exchange-again": told(_text("You have exchanged already: there is no way back to the old hand.")),
        "trade-barred": told(
            _text("At this table whoever holds a pay card or the sequence may not trade for the spare hand.")
        ),
        "bid-too-low": counted(_plural("A bid must be higher than the one before: at least %n chip(s)."), "lowest"),
        "too-few-chips": counted(_plural("Nobody bids or bets on credit: you have %n chip(s)."), "chips"),
        "check-after-bet": told(_text("Somebody has bet: now one calls, raises or folds.")),
        "pots-limits": counted(_plural("What lies on the board makes at most %n pot(s)."), "most"),
        "no-bet-yet": told(_text("Nobody has bet yet: there is nothing to call, raise or fold.")),
        "bet-already": told(_text("Somebody has bet already: now one may only raise.")),
        "wager-limits": told(_text("A bet or raise is {lowest} to {highest} chips here.")),
        "nobody-answers": told(_text("No opponent has chips left to answer a bet or raise.")),
        "no-lead": _no_lead,
        "select-five": told(_text("One keeps exactly five cards apart for the poker.")),
        "misdeal-windows": told(
            _text("The windows must show five different cards, a pair of neighbours and a sequence.")
        ),
        "too-few-can-stake": told(_text("Fewer than two players can stake: the partie can only end.")),
    },
    missing={"cards": _missing_cards},
    trays={"poker": _text("Poker: five cards")},
    places={
        "laid": _text("{card}, laid"),
        "apart": _text("{card}, kept apart for the poker"),
        "spare": _text("The spare hand: {card}"),
    },
    place_titles={
        "laid": _text("The run"),
        "spare": _text("The spare hand"),
        "kitty": lambda: common_title("kitty", 0),
        "pot": lambda: common_title("pot", 0),
    },
    level_texts={
        "debutant": _text("Leads the lowest card, never bets first, and keeps the hand that was dealt."),
        "amateur": _text(
            "Bets by the odds, bluffs now and then, and leads what empties the hand soonest; bids little for "
            "the spare hand, and never sells it."
        ),
        "fort": _text(
            "Bets by the odds; imagines a few hands of the others for each lead, and plays them out in its head."
        ),
        "expert": _text(
            "Imagines many hands for each bet and each lead; believes whoever bets, and remembers "
            "what was led and passed, and so what nobody can hold."
        ),
    },
)
