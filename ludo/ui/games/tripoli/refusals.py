"""Why Tripoli refuses something; each sentence names the rule."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.engine.refusals import Refusal
from ludo.ui.i18n import either, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import RefusalSentence, number_of


def _no_lead(refusal: Refusal, names: Names) -> str:
    cards = refusal.details.get("cards")
    which = [card_name(card) for card in cards if isinstance(card, int)] if isinstance(cards, tuple) else []
    if len(which) == 1:
        return translate(
            "Tripoli", "A run begins with the lowest card of a suit; now only the {card} may be led."
        ).format(card=which[0])
    return translate("Tripoli", "A run begins with the lowest card of a suit that may be led: {cards}.").format(
        cards=either(which)
    )


def _limits(refusal: Refusal, names: Names) -> str:
    return translate("Tripoli", "A bet or raise is {lowest} to {highest} chips here.").format(
        lowest=number_of(refusal, "lowest"), highest=number_of(refusal, "highest")
    )


REFUSALS: Final[Mapping[str, RefusalSentence]] = MappingProxyType(
    {
        "auction-again": lambda refusal, names: translate(
            "Tripoli", "This hand was offered already: a hand is auctioned only once."
        ),
        "exchange-again": lambda refusal, names: translate(
            "Tripoli", "You have exchanged already: there is no way back to the old hand."
        ),
        "trade-barred": lambda refusal, names: translate(
            "Tripoli", "At this table whoever holds a pay card or the sequence may not trade for the spare hand."
        ),
        "bid-too-low": lambda refusal, names: translate(
            "Tripoli",
            "A bid must be higher than the one before: at least %n chip(s).",
            None,
            number_of(refusal, "lowest"),
        ),
        "too-few-chips": lambda refusal, names: translate(
            "Tripoli", "Nobody bids or bets on credit: you have %n chip(s).", None, max(0, number_of(refusal, "chips"))
        ),
        "check-after-bet": lambda refusal, names: translate(
            "Tripoli", "Somebody has bet: now one calls, raises or folds."
        ),
        "pots-limits": lambda refusal, names: translate(
            "Tripoli", "What lies on the board makes at most %n pot(s).", None, number_of(refusal, "most")
        ),
        "no-bet-yet": lambda refusal, names: translate(
            "Tripoli", "Nobody has bet yet: there is nothing to call, raise or fold."
        ),
        "bet-already": lambda refusal, names: translate("Tripoli", "Somebody has bet already: now one may only raise."),
        "wager-limits": _limits,
        "nobody-answers": lambda refusal, names: translate(
            "Tripoli", "No opponent has chips left to answer a bet or raise."
        ),
        "no-lead": _no_lead,
        "select-five": lambda refusal, names: translate("Tripoli", "One keeps exactly five cards apart for the poker."),
        "misdeal-windows": lambda refusal, names: translate(
            "Tripoli", "The windows must show five different cards, a pair of neighbours and a sequence."
        ),
        "too-few-can-stake": lambda refusal, names: translate(
            "Tripoli", "Fewer than two players can stake: the partie can only end."
        ),
    }
)
"""Why Tripoli refuses something, by code."""
